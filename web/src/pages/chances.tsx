/* The chances to win through a game as curves: a thin line after every action, and a strong one that the eye can
 * follow. A press shows that moment. */
import { chancesOf, type Review, type Told } from "../table/reviewed";
import type { Owner } from "../table/seats";
import { roomy } from "../browser/settings";
import { lastOf } from "../table/sure";
import { decimal } from "../words/words";

export const LETTERS = "abc";
export const turnsOf = (review: Review) => review.moments.turning_points.slice(0, LETTERS.length);

const LEFT = 52,
    SET_UP = 0.1,
    STRONG = 72; /* part of the width that a set-up may take; points of a strong line */

/* On a phone letters are larger, and the chart is taller. */
interface Sheet {
    right: number;
    floor: number;
    step: number; /* from letter to letter */
}

const sheetOf = (): Sheet =>
    roomy.value
        ? { right: 660, floor: 236, step: 17 }
        : innerWidth < 600
          ? { right: 742, floor: 400, step: 30 }
          : { right: 742, floor: 236, step: 17 };

interface Curve {
    owner: Owner;
    values: number[];
}

/* Where an action stands: a set-up of a hundred actions must not push the game aside. */
function placesOf(review: Review, right: number): number[] {
    const before = review.steps.filter((step) => step.round === 0).length,
        later = review.steps.length - before;
    const each = later === 0 ? 1 : Math.min(1, (SET_UP * later) / Math.max(1, before) / (1 - SET_UP)),
        all = before * each + later || 1;
    let sum = 0;
    return [LEFT, ...review.steps.map((step) => LEFT + ((right - LEFT) * (sum += step.round === 0 ? each : 1)) / all)];
}

const yOf = ({ floor }: Sheet, chance: number) => floor - (chance * (floor - 20)) / 100;
const line = (sheet: Sheet, spots: [number, number][]) =>
    `M${spots.map(([x, value]) => `${x.toFixed(1)} ${yOf(sheet, value).toFixed(1)}`).join("L")}`;

/* Every value, and no point twice where nothing changes. */
const thin = (sheet: Sheet, xs: number[], values: number[]) =>
    line(
        sheet,
        values.flatMap((value, i): [number, number][] =>
            i === 0 || i === values.length - 1 || value !== values[i - 1] || value !== values[i + 1]
                ? [[xs[i] ?? 0, value]]
                : [],
        ),
    );

/* At even distances: the value that stood there. */
function strong(sheet: Sheet, xs: number[], values: number[]): string {
    const last = xs.length - 1,
        step = (lastOf(xs) - LEFT) / STRONG;
    let next = LEFT;
    return line(
        sheet,
        values.flatMap((value, i): [number, number][] => {
            const x = xs[i] ?? 0;
            if (i !== last && x < next) return [];
            next = x + step;
            return [[x, value]];
        }),
    );
}

/* Names at the ends, moved apart. */
function endsOf(sheet: Sheet, curves: Curve[]): [Owner, number][] {
    const ends = curves
        .map(({ owner, values }): [Owner, number] => [owner, yOf(sheet, lastOf(values))])
        .sort((a, b) => a[1] - b[1]);
    ends.forEach((end, i) => {
        const before = ends[i - 1];
        if (before !== undefined) end[1] = Math.max(end[1], before[1] + sheet.step);
    });
    const over = Math.max(0, (ends[ends.length - 1]?.[1] ?? 0) - sheet.floor - 4);
    return ends.map(([owner, at]) => [owner, at - over]);
}

/* The letters of turning points; those that stand close together one under the other. */
function Turns({ review, xs, sheet: { floor, step } }: { review: Review; xs: number[]; sheet: Sheet }) {
    const turns = turnsOf(review)
        .map((turn, k) => ({
            letter: LETTERS[k],
            x: xs[review.steps.findIndex((step) => step.number === turn.last) + 1] ?? LEFT,
        }))
        .sort((a, b) => a.x - b.x);
    let row = 0;
    return (
        <>
            {turns.map(({ letter, x }, i) => {
                row = x - (turns[i - 1]?.x ?? -Infinity) < step ? row + 1 : 0;
                return (
                    <>
                        <path class="turnline" d={`M${x.toFixed(1)} 14V${floor}`} />
                        <text class="turnname" x={x + 5} y={24 + step * row}>
                            {letter}
                        </text>
                    </>
                );
            })}
        </>
    );
}

/* Mistakes on the way of who made them. In a set-up they would lie one on another: the list has them. */
const Slips = ({ review, curves, xs, sheet }: { review: Review; curves: Curve[]; xs: number[]; sheet: Sheet }) => (
    <>
        {review.steps.map((step, i) => {
            const curve = curves.find(({ owner }) => owner.seat === step.seat),
                grave = step.decision?.class;
            return (
                curve !== undefined &&
                step.round > 0 &&
                (grave === "mistake" || grave === "blunder") && (
                    <circle
                        class={`slip o-${curve.owner.slot}`}
                        cx={(xs[i] ?? 0).toFixed(1)}
                        cy={yOf(sheet, curve.values[i] ?? 0).toFixed(1)}
                        r={grave === "blunder" ? 5 : 3.5}
                    />
                )
            );
        })}
    </>
);

const Names = ({ sheet, curves }: { sheet: Sheet; curves: Curve[] }) => (
    <>
        {endsOf(sheet, curves).map(([owner, at]) => (
            <text class={`lab o-${owner.slot}`} x={sheet.right + 11} y={at + 5}>
                {owner.letter}
                {roomy.value && <tspan dx="7">{owner.short}</tspan>}
            </text>
        ))}
    </>
);

/* Rounds along the floor, as many as have room. */
function Rounds({ review, xs, floor }: { review: Review; xs: number[]; floor: number }) {
    const rounds = review.steps.flatMap((step, i) =>
        step.round > 0 && step.round !== (review.steps[i - 1]?.round ?? 0) ? [[step.round, i] as const] : [],
    );
    return (
        <>
            {rounds.map(
                ([round, i]) =>
                    (rounds.length < 16 || round % (rounds.length < 50 ? 5 : 20) === 0) && (
                        <text x={xs[i]} y={floor + 23} text-anchor="middle">
                            {round}
                        </text>
                    ),
            )}
        </>
    );
}

/* What the curves say, for who can't see them. */
const inWords = (curves: Curve[]) =>
    curves.map(({ owner, values }) => `${owner.army} ${decimal(lastOf(values), 0)} %`).join(", ");

function nearestTo(at: number, xs: number[]): number {
    const away = xs.map((x) => Math.abs(x - at));
    return away.indexOf(Math.min(...away));
}

export function Chances({
    told: { review, words },
    owners,
    go,
}: {
    told: Told;
    owners: Owner[];
    go: (number: number) => void;
}) {
    const sheet = sheetOf(),
        { right, floor } = sheet,
        y = (chance: number) => yOf(sheet, chance),
        xs = placesOf(review, right),
        last = review.steps.length,
        curves = owners.map((owner): Curve => ({ owner, values: chancesOf(review, owner.seat) }));
    const click = (event: MouseEvent) => {
        const box = (event.currentTarget as SVGElement).getBoundingClientRect(),
            at = ((event.clientX - box.left) * 800) / box.width,
            nearest = nearestTo(at, xs),
            step = review.steps[Math.min(last - 1, Math.max(0, nearest - 1))];
        if (step !== undefined) go(step.number);
    };
    return (
        <figure class="tile curve">
            <figcaption>
                <h2>
                    {words.chances}{" "}
                    <span class="note">{review.calibrated ? words.chancesAbout : words.chancesRaw}</span>
                </h2>
            </figcaption>
            <svg
                class="chart clicks"
                viewBox={`0 0 800 ${floor + 30}`}
                role="img"
                onClick={click}
                aria-label={`${words.chances}: ${inWords(curves)}`}
            >
                {[0, 25, 50, 75, 100].map((tick) => (
                    <>
                        <path class="grid" d={`M${LEFT} ${y(tick)}H${right}`} />
                        <text x="46" y={y(tick) + 4} text-anchor="end">
                            {tick} %
                        </text>
                    </>
                ))}
                <Rounds review={review} xs={xs} floor={floor} />
                <Turns review={review} xs={xs} sheet={sheet} />
                {curves.map(({ owner, values }) => (
                    <g class={`o-${owner.slot}`}>
                        <path class="ln thin" d={thin(sheet, xs, values)} />
                        <path class="ln" d={strong(sheet, xs, values)} />
                        <circle class="dot" cx={xs[last]} cy={y(lastOf(values))} r="4.5" />
                    </g>
                ))}
                <Slips review={review} curves={curves} xs={xs} sheet={sheet} />
                <Names sheet={sheet} curves={curves} />
            </svg>
        </figure>
    );
}
