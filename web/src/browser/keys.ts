/* Single keys, by what they write and not by where they are, so that they work on every keyboard. They can be
 * changed and switched off, and never act while somebody types or a dialog is open. */
import { keys, keysOn } from "./settings";
import { word } from "../words/words";

export const ACTIONS = [
    "yes",
    "until",
    "end",
    "hint",
    "undo",
    "skip",
    "next",
    "rest",
    "list",
    "find",
    "chat",
    "nearer",
    "farther",
    "whole",
    "back",
    "help",
] as const;
export type Action = (typeof ACTIONS)[number];

const FIRST: Record<Action, string> = {
    yes: "Enter",
    until: "u",
    end: "e",
    hint: "h",
    undo: "z",
    skip: "s",
    next: ".",
    rest: "r",
    list: "l",
    find: "/",
    chat: "c",
    nearer: "+",
    farther: "-",
    whole: "0",
    back: "Escape",
    help: "?",
};

export const keyOf = (action: string): string | null => {
    if (!keysOn.value) return null;
    const key = keys.value[action] ?? FIRST[action as Action];
    return key === undefined || key === "" ? null : key.length === 1 ? key.toUpperCase() : key;
};

/* As it stands on keyboards of the language. */
export const keyName = (action: string): string | null => {
    const key = keyOf(action);
    return key === "Enter" || key === "Escape" ? word(`cap.${key}`) : key;
};

export function setKey(action: Action, key: string) {
    const others = Object.fromEntries(
        ACTIONS.filter((other) => other !== action && keyOf(other)?.toLowerCase() === key.toLowerCase()).map(
            (other) => [other, ""],
        ),
    );
    keys.value = { ...keys.value, ...others, [action]: key };
}

const typing = (target: EventTarget | null) =>
    target instanceof HTMLElement &&
    ((/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) && (target as HTMLInputElement).type !== "range") ||
        target.isContentEditable);

export function actionOf(event: KeyboardEvent): Action | null {
    if (
        !keysOn.value ||
        event.ctrlKey ||
        event.altKey ||
        event.metaKey ||
        typing(event.target) ||
        document.querySelector("dialog[open]") !== null
    )
        return null;
    if (
        event.key === "Enter" &&
        event.target instanceof HTMLElement &&
        event.target.closest("button, a, summary, [role=button]") !== null
    )
        return null;
    return ACTIONS.find((action) => keyOf(action)?.toLowerCase() === event.key.toLowerCase()) ?? null;
}
