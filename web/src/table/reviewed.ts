/* What a review says (docs/REVIEW.md, the JSON of `hegemon review`), and its figures. */

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

/* A step that somebody has decided. */
export type Decided = Step & Required<Pick<Step, "decision">>;

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

/* ---- Figures ---- */

/* Points are hundredths of the chance to win of a seat's side. */
export const pointsOf = (review: Review, seat: number, worth: number) =>
    (100 * worth * (review.seats[seat - 1]?.side ?? 1)) / review.one;

/* The chances of a seat, in per cent, before the first action and after each. */
export function chancesOf(review: Review, seat: number): number[] {
    let worth = review.start[seat - 1] ?? 0;
    const sums = [worth, ...review.steps.map((step) => (worth += step.change[seat - 1] ?? 0))];
    return sums.map((sum) => pointsOf(review, seat, sum));
}

/* The largest change of a step, for any seat. */
export const largest = (review: Review, step: Step) =>
    Math.max(...step.change.map((change, i) => Math.abs(pointsOf(review, i + 1, change))));

const GRAVITY = { fine: 3, inaccuracy: 2, mistake: 1, blunder: 0 };

/* Decisions that cost something, the gravest first. */
export function marksOf(review: Review): Decided[] {
    const marked = review.steps.filter((step): step is Decided => (step.decision?.class ?? "fine") !== "fine");
    return marked.sort(({ decision: a }, { decision: b }) => GRAVITY[a.class] - GRAVITY[b.class] || b.loss - a.loss);
}
