/* After the game: who won and why, how it went, whether the dice were fair, and what to do next. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { verifyRecord, verifySeen } from "../browser/game";
import { Btn, Chip, Ico, Wordmark } from "../look/art";
import { Again, CopyField, linkTo } from "../panels/people";
import { merge, type Event, type View } from "../table/protocol";
import { ReviewTiles } from "./review";
import { pointsOf } from "../table/reviewed";
import { Level, reviewOf } from "../browser/reviews";
import type { Owner } from "../table/seats";
import { linkOfRecord } from "../browser/records";
import { canLink } from "../table/share";
import type { Sitting } from "../browser/tables";
import { decimal, language, word, type Word } from "../words/words";
import { AnyBoard } from "../board/any";
import { moment } from "./shown";
import { download } from "../browser/download";

interface Course {
    events: Event[];
    places: number[][]; /* by owner, at the end of every turn */
    units: number[][];
    rounds: number[];
    faces: Map<number, number[]>; /* by seat, how often each face */
    battles: Map<number, { won: number; lost: number; fought: number; taken: number }>;
}

const sumUnits = (view: View, seat: number) =>
    (view.own[seat] ?? []).reduce((sum, id) => sum + (view.units?.[id] ?? 0), 0);

/* ---- What the events tell ---- */

function note(course: Course, view: View, owners: Owner[]) {
    course.rounds.push(view.round);
    owners.forEach((owner, i) => {
        (course.places[i] ??= []).push((view.own[owner.seat] ?? []).length);
        (course.units[i] ??= []).push(sumUnits(view, owner.seat));
    });
}

function countDice(course: Course, seat: number, faces: number[]) {
    const list = course.faces.get(seat) ?? Array<number>(9).fill(0);
    faces.forEach((face) => {
        list[face] = (list[face] ?? 0) + 1;
    });
    course.faces.set(seat, list);
}

function countBattle(course: Course, seat: number, event: Event) {
    const [own, other] = event.battle!.lost,
        sum = course.battles.get(seat) ?? { won: 0, lost: 0, fought: 0, taken: 0 };
    course.battles.set(seat, {
        won: sum.won + other,
        lost: sum.lost + own,
        fought: sum.fought + 1,
        taken: sum.taken + (event.battle!.conquered ? 1 : 0),
    });
}

function ownerAt(view: View, place: string): number {
    return Number(Object.entries(view.own).find(([, places]) => places.includes(place))?.[0] ?? 0);
}

function courseOf(begin: View, events: Event[], owners: Owner[]): Course {
    const course: Course = { events, places: [], units: [], rounds: [], faces: new Map(), battles: new Map() };
    let view = begin;
    for (const event of events) {
        const attacker = view.battle_from != null ? ownerAt(view, view.battle_from) : (view.seat ?? 0),
            defender = view.battle_to != null ? ownerAt(view, view.battle_to) : 0;
        if (event.dice !== undefined && event.attack !== undefined) {
            countDice(course, attacker, event.dice.slice(0, event.attack));
            countDice(course, defender, event.dice.slice(event.attack));
        } else if (event.dice !== undefined && view.turn > 0) countDice(course, view.seat ?? 0, event.dice);
        if (event.battle !== undefined) countBattle(course, attacker, event);
        const next = merge(view, event.set);
        if (next.turn !== view.turn && view.turn > 0) note(course, view, owners);
        view = next;
    }
    note(course, view, owners);
    return course;
}

/* ---- Drawings ---- */

function Curves({
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
            <svg
                class="chart"
                viewBox="0 0 800 240"
                role="img"
                aria-label={`${title}: ${owners.map((owner, i) => `${owner.army} ${values[i]?.[values[i]!.length - 1] ?? 0}`).join(", ")}`}
            >
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
                    <g class={`o-${owner.slot}`}>
                        <path
                            class="ln"
                            d={`M${(values[i] ?? []).map((value, k) => `${x(k).toFixed(1)} ${y(value).toFixed(1)}`).join("L")}`}
                        />
                        <circle
                            class="dot"
                            cx={x((values[i]?.length ?? 1) - 1)}
                            cy={y(values[i]?.[values[i]!.length - 1] ?? 0)}
                            r="4.5"
                        />
                    </g>
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
    const list = owners
        .map((owner, i): [Owner, number] => [owner, y(values[i]?.[values[i]!.length - 1] ?? 0)])
        .sort((a, b) => a[1] - b[1]);
    for (let i = 1; i < list.length; i++) list[i]![1] = Math.max(list[i]![1], list[i - 1]![1] + 15);
    return list;
}

/* What fell against what was to be expected of fair dice. */
function Dice({ course, owners, sides }: { course: Course; owners: Owner[]; sides: number }) {
    const rows = owners
        .map((owner) => ({ owner, list: course.faces.get(owner.seat) ?? [] }))
        .filter(({ list }) => list.some((n) => n > 0));
    const mean = (list: number[]) => {
        const count = list.slice(1, sides + 1).reduce((a, b) => a + b, 0);
        return count === 0 ? 0 : list.slice(1, sides + 1).reduce((sum, n, i) => sum + n * (i + 1), 0) / count;
    };
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
                        {rows.map(({ owner, list }) => {
                            const count = list.slice(1, sides + 1).reduce((a, b) => a + b, 0),
                                off = Math.round(100 * (mean(list) - (sides + 1) / 2)) / 100;
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
                                        {decimal(mean(list), 2)}{" "}
                                        <span class={off < 0 ? "bad" : "good"}>
                                            {off < 0 ? "−" : "+"}
                                            {decimal(Math.abs(off), 2)}
                                        </span>
                                    </td>
                                    <td>{count}</td>
                                </tr>
                            );
                        })}
                    </tbody>
                </table>
            </div>
        </section>
    );
}

function Battles({ course, owners }: { course: Course; owners: Owner[] }) {
    const rows = owners.filter((owner) => course.battles.has(owner.seat));
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
                        {rows.map((owner) => {
                            const sum = course.battles.get(owner.seat)!;
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

/* ---- Sharing ---- */

/* Online a game has an address; a game of this browser is carried in the link itself. */
function Share({ at }: { at: Sitting }) {
    const link = useSignal<string | null>(null);
    const make = async () => {
        link.value = at.online ? `${linkTo(at.table.id)}/1` : await linkOfRecord(await at.table.exportRecord());
    };
    if (!at.online && !canLink())
        return (
            <section class="tile share">
                <h2>{word("linkShare")}</h2>
                <p class="dim">{word("linkNone")}</p>
            </section>
        );
    return (
        <section class="tile share">
            <h2>{word("linkShare")}</h2>
            <p class="dim">{word("linkAbout")}</p>
            {link.value === null ? (
                <Btn press={() => void make()}>
                    <Ico name="arrow" /> {word("linkOf")}
                </Btn>
            ) : (
                <>
                    <CopyField text={link.value} label={word("linkOf")} />
                    {!at.online && <p class="dim">{word("linkInside", link.value.length)}</p>}
                </>
            )}
        </section>
    );
}

/* ---- Proof ---- */

type Proof = { state: "idle" | "busy" } | { state: "done"; good: boolean; lines: string[] };

/* Every roll is computed again from the published secret, here; and the record is compared with what was seen. */
async function prove(at: Sitting): Promise<Proof> {
    const { session } = at.here,
        record = await at.table.exportRecord(),
        verdict = await verifyRecord(record, language.value),
        lines = [verdict.sentence];
    let good = verdict.status === "fits";
    if (session.contribution !== null) {
        const there = record.includes(`contribution ${session.seat.value} ${session.contribution}\n`);
        good &&= there;
        lines.push(word(there ? "proof.mine" : "proof.notMine"));
    }
    if (session.sealed !== null && session.seat.value !== null && session.seen.length > 0) {
        const seen = await verifySeen(
            record,
            `hegemon-seen 1 ${session.sealed.digest} ${session.seat.value}\n${session.seen.join("\n")}\n`,
            language.value,
        );
        good &&= seen.status === "fits";
        lines.push(seen.sentence);
    }
    return { state: "done", good, lines };
}

export function Proof({ at }: { at: Sitting }) {
    const proof = useSignal<Proof>({ state: "idle" }),
        value = proof.value;
    const go = async () => {
        proof.value = { state: "busy" };
        proof.value = await prove(at);
    };
    return (
        <section class="tile">
            <h2>{word("fairDice")}</h2>
            <p class="dim">{word("fairAbout")}</p>
            {value.state === "done" ? (
                <ul class={`proof ${value.good ? "good" : "bad"}`} role="status">
                    {value.lines.map((line) => (
                        <li>
                            <Ico name={value.good ? "check" : "warning"} /> {line}
                        </li>
                    ))}
                </ul>
            ) : (
                <Btn off={value.state === "busy"} press={() => void go()}>
                    <Ico name="die" /> {word(value.state === "busy" ? "verifying" : "verify")}
                </Btn>
            )}
        </section>
    );
}

/* Everybody at this screen agrees at once. */
async function playAgain(at: Sitting) {
    for (const { session } of at.eyes) await session.request({ t: "rematch", on: true });
}

/* ---- Figures ---- */

/* One's own game, or the winner's, in four numbers; those of the review come a little later and have their room
 * already. */
function Figures({ at, course, owner }: { at: Sitting; course: Course | null; owner: Owner | undefined }) {
    const now = reviewOf(at, Level.quick).value,
        review = now.state === "done" ? now.told.review : null,
        seat = owner === undefined ? undefined : review?.seats[owner.seat - 1];
    const battles = course?.battles.get(owner?.seat ?? 0),
        dice = [...(course?.faces.values() ?? [])].flat().reduce((sum, count) => sum + count, 0);
    if (owner === undefined || now.state === "fault") return null;
    const points = (value: number | undefined) =>
        value === undefined ? "…" : `${value < 0 ? "−" : "+"}${decimal(Math.abs(value), 1)}`;
    const list: [string, string][] = [
        [points(seat && pointsOf(review!, owner.seat, seat.luck)), word("figureLuck")],
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

/* ---- The page ---- */

export function Report({ at, close }: { at: Sitting; close: () => void }) {
    const { session, scene } = at.here,
        end = session.end.value!,
        course = useSignal<Course | null>(null),
        owners = scene.owners.value.filter((owner) => !owner.neutral);
    useEffect(() => {
        void (async () => {
            const begin = await session.look(0),
                events = await session.history(1, end.number);
            if (begin !== null)
                course.value = courseOf(
                    begin,
                    events,
                    scene.owners.value.filter((owner) => !owner.neutral),
                );
        })();
    }, [session]);
    const winners = end.result.winners
            .map((seat) => scene.owner(seat))
            .filter((owner): owner is Owner => owner !== null),
        won = winners.some((owner) => owner.you),
        sides = session.facts.value?.rules.die_sides ?? 6;
    const save = async () => download(`hegemon-${at.table.id}.record`, await at.table.exportRecord());
    const how = `how.${end.result.how}`;
    return (
        <main class={`report o-${winners[0]?.slot ?? "white"}`}>
            <header class="row wrap">
                <a class="home" href="#/" aria-label={word("startPage")}>
                    <Wordmark />
                </a>
                <span class="dim grow">
                    {session.facts.value?.edition.name} · {session.facts.value?.mode.name} ·{" "}
                    {word("round", session.live.value?.round ?? 0)}
                </span>
                <Btn
                    press={() => {
                        moment.value = end.number;
                    }}
                >
                    <Ico name="play" /> {word("replay")}
                </Btn>
                <Btn press={() => void save()}>{word("downloadRecord")}</Btn>
                {session.seat.value !== null && (
                    <Btn kind="go" press={() => void playAgain(at)}>
                        {word("playAgain")}
                    </Btn>
                )}
            </header>
            <section class={`won${won ? " yours" : ""}`}>
                {winners.map((owner) => (
                    <Chip owner={owner} size={64} />
                ))}
                <div>
                    <p class="eyebrow">
                        {word(
                            winners.length === 0
                                ? "drawn"
                                : won
                                  ? "youWon"
                                  : session.seat.value === null
                                    ? "gameOver"
                                    : "youLost",
                        )}
                    </p>
                    <h1>{end.result.sentence}</h1>
                    <p class="dim">{word(how in HOWS ? (how as Word) : "how.other")}</p>
                </div>
                <Figures at={at} course={course.value} owner={owners.find((owner) => owner.you) ?? winners[0]} />
            </section>
            {course.value === null ? (
                <p class="dim" aria-busy="true">
                    {word("loading")}
                </p>
            ) : (
                <div class="tiles">
                    <ReviewTiles
                        at={at}
                        owners={owners}
                        go={(number) => {
                            moment.value = number;
                        }}
                    />
                    <Curves
                        title={word("placesHeld")}
                        values={course.value.places}
                        owners={owners}
                        rounds={course.value.rounds}
                    />
                    {session.live.value?.units !== undefined && (
                        <Curves
                            title={word("unitsHeld")}
                            values={course.value.units}
                            owners={owners}
                            rounds={course.value.rounds}
                        />
                    )}
                    <Dice course={course.value} owners={owners} sides={sides} />
                    <Battles course={course.value} owners={owners} />
                    <Proof at={at} />
                    <Share at={at} />
                    <section class="tile last">
                        <h2>{word("lastPosition")}</h2>
                        <div class="lastboard">
                            <AnyBoard scene={scene} />
                        </div>
                    </section>
                </div>
            )}
            <div class="row">
                <Btn press={close}>{word("backToBoard")}</Btn>
                <Again at={at} />
            </div>
        </main>
    );
}

const HOWS = {
    "how.draw": 1,
    "how.elimination": 1,
    "how.goals": 1,
    "how.invasion": 1,
    "how.prize": 1,
    "how.resignation": 1,
    "how.score": 1,
    "how.stopped": 1,
    "how.strategic": 1,
};
