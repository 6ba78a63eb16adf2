/* What was luck and what was skill, after the game: the curve of chances, luck and choices of each seat, where the
 * result comes from, and the moments and decisions that can be looked at in the replay. Nothing is judged here. */
import { useSignal } from "@preact/signals";
import { Btn, Chip, Ico } from "../look/art";
import { Chances, LETTERS, turnsOf } from "./chances";
import { largest, marksOf, pointsOf, type Review, type Step, type Told, type Words } from "../table/reviewed";
import { Level, reviewOf } from "../browser/reviews";
import type { Owner } from "../table/seats";
import type { Sitting } from "../browser/tables";
import { sure } from "../table/sure";
import { decimal, word } from "../words/words";

interface Shown {
    told: Told;
    owners: Owner[];
    go: (number: number) => void; /* to this action in the replay */
}

const fill = (text: string, ...values: string[]) => values.reduce((sum, value) => sum.replace("%s", () => value), text);
const signed = (value: number) => `${value < 0 ? "−" : "+"}${decimal(Math.abs(value), 1)}`;
const where = (words: Words, step: Step) => (step.round > 0 ? fill(words.round, String(step.round)) : words.setup);
const seatOf = (review: Review, { seat }: Owner) => sure(review.seats[seat - 1], `seat ${seat}`);
const stepOf = (review: Review, number: number) => review.steps.find((step) => step.number === number);

/* ---- Bars ---- */

interface Bar {
    owner: Owner;
    value: number;
    error?: number;
}

function Bars({ title, about, bars }: { title: string; about: string; bars: Bar[] }) {
    const low = Math.min(0, ...bars.map((bar) => bar.value)),
        high = Math.max(0, ...bars.map((bar) => bar.value)),
        span = Math.max(high - low, 1e-9);
    const zero = (100 * -low) / span;
    return (
        <section class="tile bars">
            <h2>
                {title} <span class="note">{about}</span>
            </h2>
            <ul class="sums">
                {bars.map(({ owner, value, error }) => (
                    <li class={`o-${owner.slot}`}>
                        <Chip owner={owner} size={20} />
                        <span class="sumname">{owner.short}</span>
                        <span class="sumbar" aria-hidden="true">
                            <i
                                style={{
                                    left: `${value < 0 ? zero + (100 * value) / span : zero}%`,
                                    width: `max(2px, ${(100 * Math.abs(value)) / span}%)`,
                                }}
                            >
                                <svg>
                                    <rect class="pattern" width="100%" height="100%" fill={`url(#pat-${owner.slot})`} />
                                </svg>
                            </i>
                            <u style={{ left: `${zero}%` }} />
                        </span>
                        <b>{signed(value)}</b>
                        {error !== undefined && <span class="dim err">± {decimal(error, 1)}</span>}
                    </li>
                ))}
            </ul>
        </section>
    );
}

/* ---- Where the result comes from ---- */

function Sums({ told: { review, words }, owners }: Shown) {
    const kinds = ["start", "luck", "own", "others", "result", "adjusted"] as const;
    return (
        <section class="tile sumsof">
            <h2>
                {words.sums} <span class="note">{words.sumsAbout}</span>
            </h2>
            <div class="table-scroll">
                <table class="facesof">
                    <thead>
                        <tr>
                            <td />
                            {kinds.map((kind) => (
                                <th scope="col" class="low">
                                    {words[kind]}
                                </th>
                            ))}
                        </tr>
                    </thead>
                    <tbody>
                        {owners.map((owner) => (
                            <tr class={`o-${owner.slot}`}>
                                <th scope="row">
                                    <Chip owner={owner} size={20} /> <span class="rowname">{owner.short}</span>
                                </th>
                                {kinds.map((kind) => {
                                    const value = pointsOf(review, owner.seat, seatOf(review, owner)[kind]),
                                        moves = kind === "luck" || kind === "own" || kind === "others";
                                    return (
                                        <td
                                            class={
                                                moves ? (value < 0 ? "down" : "up") : kind === "result" ? "strong" : ""
                                            }
                                        >
                                            {moves ? signed(value) : decimal(value, 1).replace("-", "−")}
                                        </td>
                                    );
                                })}
                            </tr>
                        ))}
                    </tbody>
                </table>
            </div>
            <p class="dim">{fill(words.uneven, `${decimal(100 * review.dice.as_uneven, 1)} %`)}</p>
        </section>
    );
}

/* ---- Moments and decisions ---- */

function Row({
    figure,
    title,
    about,
    press,
    bad = false,
}: {
    figure: string;
    title: string;
    about: string;
    press: () => void;
    bad?: boolean;
}) {
    return (
        <li>
            <button type="button" class="momentrow" onClick={press}>
                <b class={bad ? "bad" : ""}>{figure}</b>
                <span>
                    {title}
                    <small>{about}</small>
                </span>
                <Ico name="arrow" />
            </button>
        </li>
    );
}

const lossOf = ({ decision }: Step) => `−${decimal(100 * (decision?.loss ?? 0), 1)}`;

const gradeOf = (words: Words, { decision }: Step) => words[decision?.class as "mistake"];

/* How sure that is, and what would have been better. */
function insteadOf(words: Words, { decision }: Step): string {
    const better = decision?.better_text;
    const sureness = ` · ± ${decimal(200 * (decision?.error ?? 0), 1)}`;
    return better === undefined ? sureness : `${sureness} · ${fill(words.better, better)}`;
}

function Moments({ told: { review, words }, owners, go }: Shown) {
    const { luckiest, costliest, decided } = review.moments,
        army = (seat: number) => owners.find((owner) => owner.seat === seat)?.army ?? "";
    const one = (
        number: number | undefined,
        kind: "luckiest" | "costliest" | "decided",
        figure: (step: Step) => string,
    ) => {
        const step = number === undefined ? undefined : stepOf(review, number);
        return (
            step !== undefined && (
                <Row
                    figure={figure(step)}
                    title={words[kind]}
                    about={`${where(words, step)} · ${step.text}`}
                    press={() => go(step.number)}
                    bad={kind === "costliest"}
                />
            )
        );
    };
    const placeOf = (number: number) => {
        const step = stepOf(review, number);
        return step === undefined ? "" : where(words, step);
    };
    return (
        <section class="tile moments">
            <h2>{words.moments}</h2>
            <ul class="momentlist">
                {turnsOf(review).map((turn, i) => (
                    <Row
                        figure={signed(pointsOf(review, turn.seat, turn.change))}
                        title={`${LETTERS[i]} · ${words.turning} · ${army(turn.seat)}`}
                        about={`${placeOf(turn.first)} · ${turn.first}–${turn.last}`}
                        press={() => go(turn.last)}
                    />
                ))}
                {one(luckiest, "luckiest", (step) => `±${decimal(largest(review, step), 1)}`)}
                {one(costliest, "costliest", lossOf)}
                {one(decided, "decided", () => "★")}
            </ul>
        </section>
    );
}

/* A quick look leaves out what it can't tell from noise; `closer` looks again. */
function Marks({ told: { review, words }, owners, go, closer }: Shown & { closer: () => void }) {
    const list = marksOf(review),
        army = (step: Step) => owners.find((owner) => owner.seat === step.seat)?.army ?? "";
    return (
        <section class="tile marks">
            <h2>
                {words.marked} <span class="note">{words.markedAbout}</span>
            </h2>
            {list.length === 0 ? (
                <p class="dim">{words.none}</p>
            ) : (
                <ul class="momentlist long">
                    {list.map((step) => (
                        <Row
                            figure={lossOf(step)}
                            bad
                            title={`${gradeOf(words, step)} · ${fill(words.says, army(step), step.text)}`}
                            about={`${where(words, step)}${insteadOf(words, step)}`}
                            press={() => go(step.number)}
                        />
                    ))}
                </ul>
            )}
            {review.level === "quick" && (
                <p class="dim closer">
                    <span>{word("reviewQuick")}</span>
                    <Btn press={closer}>
                        <Ico name="hint" /> {word("reviewMore")}
                    </Btn>
                </p>
            )}
        </section>
    );
}

/* ---- All of it ---- */

export function ReviewTiles({ at, owners, go }: { at: Sitting; owners: Owner[]; go: (number: number) => void }) {
    const level = useSignal<number>(Level.quick),
        now = reviewOf(at, level.value).value;
    if (now.state === "fault")
        return (
            <section class="tile span" data-review="fault">
                <h2>{word("review")}</h2>
                <p class="dim">{now.sentence}</p>
            </section>
        );
    if (now.state === "busy")
        return (
            <section class="tile span" data-review="busy">
                <h2>{word("review")}</h2>
                <p class="dim" role="status">
                    {word("reviewing")}
                </p>
                <progress aria-label={word("reviewing")} max={now.all || 1} value={now.done} />
            </section>
        );
    const { review, words } = now.told,
        shown = { told: now.told, owners, go };
    return (
        <>
            <Chances {...shown} />
            <Moments {...shown} />
            <Bars
                title={words.luck}
                about={words.luckAbout}
                bars={owners.map((owner) => ({
                    owner,
                    value: pointsOf(review, owner.seat, seatOf(review, owner).luck),
                }))}
            />
            <Bars
                title={words.choices}
                about={words.choicesAbout}
                bars={owners.map((owner) => ({
                    owner,
                    value: -100 * seatOf(review, owner).loss,
                    error: 200 * seatOf(review, owner).loss_error,
                }))}
            />
            <Sums {...shown} />
            <Marks
                {...shown}
                closer={() => {
                    level.value = Level.normal;
                }}
            />
        </>
    );
}
