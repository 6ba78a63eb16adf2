/* What a person has chosen, kept in this browser. */
import { effect, signal, type Signal } from "@preact/signals";
import { moveIn, narrow, ordered, orders, pace, until, unseen } from "../table/settings";
import { language, nearest } from "../words/words";

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
kept("pace", matchMedia("(prefers-reduced-motion: reduce)").matches ? "instant" : "normal", pace);
export const personName = kept<string>("name", "");
export const zooms = kept<boolean>("zooms", true); /* the board goes to a battle by itself */
export const sound = kept<boolean>("sound", false);
export const keysOn = kept<boolean>("keysOn", true);
export const keys = kept<Record<string, string>>("keys", {});
kept("until", until.peek(), until);
kept("moveIn", moveIn.peek(), moveIn);
kept("orders", orders.peek(), orders);
kept("ordered", ordered.peek(), ordered);

/* What the browser says of itself, now and whenever it changes. */
function follow(query: string, into: Signal<boolean>) {
    const media = matchMedia(query);
    const take = () => {
        into.value = media.matches;
    };
    take();
    media.addEventListener("change", take);
}

export const roomy = signal(false); /* there is room beside the board */
const systemDark = signal(false);
follow("(min-width: 1101px)", roomy);
follow("(max-width: 599px)", narrow);
follow("(prefers-color-scheme: dark)", systemDark);
document.addEventListener("visibilitychange", () => {
    unseen.value = document.hidden;
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
