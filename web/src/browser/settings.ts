/* What a person has chosen, kept in this browser. */
import { effect, signal, type Signal } from "@preact/signals";
import { language, nearest } from "../words/words";

export type Pace = "slow" | "normal" | "fast" | "instant";
export type Theme = "auto" | "dark" | "light";

function kept<T>(name: string, first: T, into?: Signal<T>): Signal<T> {
    let value = first;
    try {
        const text = localStorage.getItem(`hegemon.${name}`);
        if (text !== null) value = JSON.parse(text) as T;
    } catch {
        /* Nothing can be kept here; the page works all the same. */
    }
    const of = into ?? signal(value);
    of.value = value;
    effect(() => {
        const text = JSON.stringify(of.value);
        try {
            localStorage.setItem(`hegemon.${name}`, text);
        } catch {
            /* likewise */
        }
    });
    return of;
}

kept("language", nearest(navigator.language), language);
export const theme = kept<Theme>("theme", "auto");
export const pace = kept<Pace>("pace", matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "normal");
export const personName = kept<string>("name", "");
export const zooms = kept<boolean>("zooms", true); /* the board goes to a battle by itself */
export const sound = kept<boolean>("sound", false);
export const keysOn = kept<boolean>("keysOn", true);
export const keys = kept<Record<string, string>>("keys", {});
export const until = kept<number>("until", 1); /* units that stay behind when an attack is repeated */
export const moveIn = kept<"ask" | "all" | "none">("moveIn", "ask");
export const orders = kept<{ dice: string; pass: string }>("orders", { dice: "most", pass: "idle" });

/* Whether there is room beside the board. */
const wide = matchMedia("(min-width: 1101px)");
export const roomy = signal(wide.matches);
wide.addEventListener("change", () => {
    roomy.value = wide.matches;
});

/* Whether it is a phone's screen, which shows a part of the page at a time. */
const slim = matchMedia("(max-width: 599px)");
export const narrow = signal(slim.matches);
slim.addEventListener("change", () => {
    narrow.value = slim.matches;
});

export const ordered = kept<Record<string, string>>(
    "ordered",
    {},
); /* by table and seat: the orders that were given there */

const dark = matchMedia("(prefers-color-scheme: dark)");
const systemDark = signal(dark.matches);
dark.addEventListener("change", () => {
    systemDark.value = dark.matches;
});

export function startThemes() {
    effect(() => {
        const light = theme.value === "light" || (theme.value === "auto" && !systemDark.value);
        document.documentElement.classList.toggle("light", light);
    });
    effect(() => {
        document.documentElement.lang = language.value;
    });
}
