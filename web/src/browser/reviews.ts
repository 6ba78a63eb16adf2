/* Reviews that were made while this page was open. */
import { signal, type Signal } from "@preact/signals";
import type { Told } from "../table/reviewed";
import { language } from "../words/words";
import { reviewRecord } from "./game";
import type { Sitting } from "./tables";

export type Reviewing =
    { state: "busy"; done: number; all: number } | { state: "done"; told: Told } | { state: "fault"; sentence: string };

/* enum review_level. */
export const Level = { quick: 0, normal: 1 } as const;

const made = new Map<string, Signal<Reviewing>>();

/* Of a game that is over: its record is what everybody may have, wherever the table was. */
export function reviewOf(at: Sitting, level: number): Signal<Reviewing> {
    const key = `${at.table.id} ${language.value} ${level}`,
        known = made.get(key);
    if (known !== undefined) return known;
    const now = signal<Reviewing>({ state: "busy", done: 0, all: 0 });
    made.set(key, now);
    void (async () => {
        try {
            const text = await reviewRecord(await at.table.exportRecord(), language.value, level, (done, all) => {
                now.value = { state: "busy", done, all };
            });
            now.value = { state: "done", told: JSON.parse(text) as Told };
        } catch (error) {
            now.value = { state: "fault", sentence: error instanceof Error ? error.message : String(error) };
        }
    })();
    return now;
}
