/* A game in figures: curves, dice against what was to be expected, battles. */
import { Chip } from "../look/art";
import { pointsOf } from "../table/reviewed";
import { Level, reviewOf } from "../browser/reviews";
import type { Owner } from "../table/seats";
import type { Sitting } from "../browser/tables";
import { decimal, word } from "../words/words";
import type { Course } from "./course";

const endOf = (values: number[] | undefined) => values?.[values.length - 1] ?? 0;

const inWords = (owners: Owner[], values: number[][]) =>
    owners.map((owner, i) => `${owner.army} ${endOf(values[i])}`).join(", ");

function Curve({ owner, spots }: { owner: Owner; spots: [number, number][] }) {
    const [x, y] = spots[spots.length - 1] ?? [40, 210];
    return (
        <g class={`o-${owner.slot}`}>
            <path class="ln" d={`M${spots.map((spot) => spot.map((at) => at.toFixed(1)).join(" ")).join("L")}`} />
            <circle class="dot" cx={x} cy={y} r="4.5" />
        </g>
    );
}

export function Curves({
    values,
    owners,
    rounds,
    title,
}: {
    values: number[][];
    owners: Owner[];
    rounds: number[];
    title: string;
}) {
    const count = Math.max(2, rounds.length),
        top = Math.max(1, ...values.flat()),
        x = (i: number) => 40 + (i * 700) / (count - 1),
        y = (value: number) => 210 - (value * 190) / top;
    const ticks = [0, Math.round(top / 2), top];
    return (
        <figure class="tile">
            <figcaption>
                <h2>{title}</h2>
            </figcaption>
            <svg class="chart" viewBox="0 0 800 240" role="img" aria-label={`${title}: ${inWords(owners, values)}`}>
                {ticks.map((tick) => (
                    <>
                        <path class="grid" d={`M40 ${y(tick)}H740`} />
                        <text x="32" y={y(tick) + 4} text-anchor="end">
                            {tick}
                        </text>
                    </>
                ))}
                {rounds.map((round, i) =>
                    (i === 0 || rounds[i - 1] !== round) && (rounds.length < 40 || round % 5 === 0) ? (
                        <text x={x(i)} y="232" text-anchor="middle">
                            {round}
                        </text>
                    ) : null,
                )}
                {owners.map((owner, i) => (
                    <Curve
                        owner={owner}
                        spots={(values[i] ?? []).map((value, k): [number, number] => [x(k), y(value)])}
                    />
                ))}
                {labelsOf(owners, values, y).map(([owner, at]) => (
                    <text class={`lab o-${owner.slot}`} x="752" y={at + 4}>
                        {owner.letter}
                    </text>
                ))}
            </svg>
        </figure>
    );
}

/* Letters at the ends of the curves, moved apart. */
function labelsOf(owners: Owner[], values: number[][], y: (value: number) => number): [Owner, number][] {
    const list = owners.map((owner, i): [Owner, number] => [owner, y(endOf(values[i]))]).sort((a, b) => a[1] - b[1]);
    list.forEach((one, i) => {
        const before = list[i - 1];
        if (before !== undefined) one[1] = Math.max(one[1], before[1] + 15);
    });
    return list;
}

/* One owner's dice: each face with a bar against what was to be expected, then how far the mean is off. */
function FacesOf({ owner, list, sides }: { owner: Owner; list: number[]; sides: number }) {
    const faces = list.slice(1, sides + 1);
    const count = faces.reduce((a, b) => a + b, 0);
    const mean = count === 0 ? 0 : faces.reduce((sum, n, i) => sum + n * (i + 1), 0) / count;
    const off = Math.round(100 * (mean - (sides + 1) / 2)) / 100;
    return (
        <tr class={`o-${owner.slot}`}>
            <th scope="row">
                <Chip owner={owner} size={20} /> <span class="rowname">{owner.name}</span>
            </th>
            {Array.from({ length: sides }, (_, i) => {
                const share = count === 0 ? 0 : ((list[i + 1] ?? 0) / count) * sides;
                return (
                    <td>
                        <span class="facebar" aria-hidden="true">
                            <i style={{ height: `${Math.min(100, share * 50)}%` }} />
                        </span>
                        {list[i + 1] ?? 0}
                    </td>
                );
            })}
            <td>
                {decimal(mean, 2)}{" "}
                <span class={off < 0 ? "bad" : "good"}>
                    {off < 0 ? "−" : "+"}
                    {decimal(Math.abs(off), 2)}
                </span>
            </td>
            <td>{count}</td>
        </tr>
    );
}

/* What fell against what was to be expected of fair dice. */
export function Dice({ course, owners, sides }: { course: Course; owners: Owner[]; sides: number }) {
    const rows = owners
        .map((owner) => ({ owner, list: course.faces.get(owner.seat) ?? [] }))
        .filter(({ list }) => list.some((n) => n > 0));
    return rows.length === 0 ? null : (
        <section class="tile">
            <h2>
                {word("diceFell")} <span>{word("diceExpected", decimal((sides + 1) / 2, 1))}</span>
            </h2>
            <div class="table-scroll">
                <table class="facesof">
                    <thead>
                        <tr>
                            <td />
                            {Array.from({ length: sides }, (_, i) => (
                                <th scope="col">{i + 1}</th>
                            ))}
                            <th scope="col">{word("mean")}</th>
                            <th scope="col">{word("diceCount")}</th>
                        </tr>
                    </thead>
                    <tbody>
                        {rows.map(({ owner, list }) => (
                            <FacesOf owner={owner} list={list} sides={sides} />
                        ))}
                    </tbody>
                </table>
            </div>
        </section>
    );
}

export function Battles({ course, owners }: { course: Course; owners: Owner[] }) {
    const rows = owners.flatMap((owner) => {
        const sum = course.battles.get(owner.seat);
        return sum === undefined ? [] : [{ owner, sum }];
    });
    return rows.length === 0 ? null : (
        <section class="tile">
            <h2>{word("battles")}</h2>
            <div class="table-scroll">
                <table class="facesof">
                    <thead>
                        <tr>
                            <td />
                            <th scope="col">{word("rolls")}</th>
                            <th scope="col">{word("killed")}</th>
                            <th scope="col">{word("lostUnits")}</th>
                            <th scope="col">{word("taken")}</th>
                        </tr>
                    </thead>
                    <tbody>
                        {rows.map(({ owner, sum }) => {
                            return (
                                <tr class={`o-${owner.slot}`}>
                                    <th scope="row">
                                        <Chip owner={owner} size={20} /> <span class="rowname">{owner.name}</span>
                                    </th>
                                    <td>{sum.fought}</td>
                                    <td>{sum.won}</td>
                                    <td>{sum.lost}</td>
                                    <td>{sum.taken}</td>
                                </tr>
                            );
                        })}
                    </tbody>
                </table>
            </div>
        </section>
    );
}

/* One's own game, or the winner's, in four numbers; those of the review come a little later and have their room
 * already. */
export function Figures({ at, course, owner }: { at: Sitting; course: Course | null; owner: Owner | undefined }) {
    const now = reviewOf(at, Level.quick).value,
        review = now.state === "done" ? now.told.review : null,
        seat = owner === undefined ? undefined : review?.seats[owner.seat - 1];
    const battles = course?.battles.get(owner?.seat ?? 0),
        dice = [...(course?.faces.values() ?? [])].flat().reduce((sum, count) => sum + count, 0);
    if (owner === undefined || now.state === "fault") return null;
    const points = (value: number | null | undefined) =>
        value === null || value === undefined ? "…" : `${value < 0 ? "−" : "+"}${decimal(Math.abs(value), 1)}`;
    const list: [string, string][] = [
        [points(review && seat && pointsOf(review, owner.seat, seat.luck)), word("figureLuck")],
        [points(seat && -100 * seat.loss), word("figureChoices")],
        ...(battles === undefined
            ? []
            : [[`${battles.won} : ${battles.lost}`, word("figureBeaten")] as [string, string]]),
        [course === null ? "…" : String(dice), word("figureDice")],
    ];
    return (
        <ul class="figures">
            {list.map(([figure, name]) => (
                <li>
                    <b>{figure}</b>
                    <span>{name}</span>
                </li>
            ))}
        </ul>
    );
}
