/* The page's own words. What the game says (questions, stories, names, rules) comes from the engine in the same
 * language; here stand labels only. A language is a file beside this one, by its code: its words and its rules. The
 * build makes the list of them (web/languages.mjs), and the compiler proves that none lacks a word. */
import { signal } from "@preact/signals";
import tongues from "languages";
import type { Word } from "./en";

export type { Word };

/* The code of a language, such as `fr`. */
export type Language = string;

/* {0} and {1} in words are filled in; of `one|many` or more forms the first number chooses one. */
export interface Tongue {
    name: string; /* as it calls itself */
    form: (count: number) => number; /* which of the forms, from 0 */
    point: string; /* of decimals */
    colon: string; /* between what something is called, and what follows */
    typeset: (text: string) => string;
    words: Record<Word, string>;
}

export const LANGUAGES: [Language, string][] = Object.entries(tongues).map(([code, { name }]) => [code, name]);

export const language = signal<Language>("en");

const tongue = (): Tongue => tongues[language.value] ?? tongues.en;

/* Of a text in several languages the one that is spoken; English stands in where it is missing. */
export const spoken = <T>(of: { en: T } & Partial<Record<Language, T>>): T => of[language.value] ?? of.en;

/* The language of ours that somebody's browser asks for. */
export const nearest = (wanted: string): Language =>
    LANGUAGES.find(([code]) => wanted.toLowerCase().startsWith(code))?.[0] ?? "en";

/* One of a thing, or several. */
function formOf(text: string, count: unknown): string {
    const forms = text.split("|");
    const last = forms.length - 1;
    return forms[typeof count === "number" ? Math.min(last, tongue().form(count)) : 0] ?? "";
}

export const unbroken = (text: string) => tongue().typeset(text);

export const colon = () => tongue().colon;

export function word(id: Word, ...values: (string | number)[]): string {
    return unbroken(formOf(tongue().words[id] ?? id, values[0])).replace(/\{(\d)\}/g, (_, i: string) =>
        String(values[Number(i)] ?? ""),
    );
}

/* ---- Numbers ---- */

export const decimal = (value: number, digits: number) => value.toFixed(digits).replace(".", tongue().point);

/* A chance of ten thousand, as people read it: never 0 and never 1. */
export function percent(win: number, digits = 1): string {
    const top = digits === 0 ? 99 : 99.9;
    const low = digits === 0 ? 1 : 0.1;
    const value = win / 100;
    if (value > top) return `>${decimal(top, digits)} %`;
    return value < low ? `<${decimal(low, digits)} %` : `${decimal(value, digits)} %`;
}
