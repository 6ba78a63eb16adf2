/* What a review says (docs/REVIEW.md, the JSON of `hegemon review`), and reviews that were made while this page was open. */
import { signal, type Signal } from "@preact/signals";
import { reviewRecord } from "../browser/game";
import type { Sitting } from "../browser/tables";
import { language } from "../words/words";

export interface SeatReview {
    seat: number;
    name: string;
    side: number; /* seats that share its win */
    start: number;
    luck: number;
    own: number;
    others: number;
    result: number;
    adjusted: number;
    loss: number;
    loss_error: number;
}

export interface Step {
    number: number;
    round: number;
    seat: number | "chance";
    text: string;
    change: number[];
    decision?: {
        class: "fine" | "inaccuracy" | "mistake" | "blunder";
        loss: number;
        error: number;
        better_text?: string;
    };
}

export interface Review {
    level: string;
    calibrated: boolean;
    one: number; /* worths are parts of it */
    seats: SeatReview[];
    dice: { as_uneven: number } & Record<string, unknown>;
    moments: {
        luckiest?: number;
        costliest?: number;
        decided?: number;
        turning_points: { first: number; last: number; seat: number; change: number }[];
    };
    start: number[];
    steps: Step[];
}

/* Sentences and heads, in the page's language, as the module says them. */
export type Words = Record<
    | "chances"
    | "chancesAbout"
    | "chancesRaw"
    | "luck"
    | "luckAbout"
    | "choices"
    | "choicesAbout"
    | "marked"
    | "markedAbout"
    | "uneven"
    | "round"
    | "better"
    | "setup"
    | "start"
    | "own"
    | "others"
    | "result"
    | "adjusted"
    | "none"
    | "inaccuracy"
    | "mistake"
    | "blunder"
    | "sums"
    | "sumsAbout"
    | "turning"
    | "luckiest"
    | "costliest"
    | "decided"
    | "moments"
    | "says",
    string
>;

export interface Told {
    review: Review;
    words: Words;
}

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

/* ---- Figures ---- */

/* Points are hundredths of the chance to win of a seat's side. */
export const pointsOf = (review: Review, seat: number, worth: number) =>
    (100 * worth * review.seats[seat - 1]!.side) / review.one;

/* The chances of a seat, in per cent, before the first action and after each. */
export function chancesOf(review: Review, seat: number): number[] {
    let worth = review.start[seat - 1]!;
    return [worth, ...review.steps.map((step) => (worth += step.change[seat - 1]!))].map((sum) =>
        pointsOf(review, seat, sum),
    );
}

/* The largest change of a step, for any seat. */
export const largest = (review: Review, step: Step) =>
    Math.max(...step.change.map((change, i) => Math.abs(pointsOf(review, i + 1, change))));

const GRAVITY = { fine: 3, inaccuracy: 2, mistake: 1, blunder: 0 };

/* Decisions that cost something, the gravest first. */
export function marksOf(review: Review): Step[] {
    const marked = review.steps.filter((step) => step.decision !== undefined && step.decision.class !== "fine");
    return marked.sort(
        (a, b) => GRAVITY[a.decision!.class] - GRAVITY[b.decision!.class] || b.decision!.loss - a.decision!.loss,
    );
}
