/* What stands around the board: players, cards in hand, goals, regions and meters, the story, and what others did
 * meanwhile. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Btn, Chip, Die, Ico, iconCalled } from "../look/art";
import { storyOf } from "./ask";
import { DiceOf } from "./battle";
import { ClockOf } from "./clock";
import type { Card, Event, Facts } from "../table/protocol";
import type { Region, Scene } from "../table/scene";
import type { Owner } from "../table/seats";
import { pretty } from "../table/speech";
import { FIGHTS, isVerb } from "../table/verbs";
import { word } from "../words/words";

/* ---- Players ---- */

function SeatRow({ scene, owner }: { scene: Scene; owner: Owner }) {
    const { session } = scene,
        view = session.shown.value!,
        acts = session.ask.value?.seats ?? [],
        seat = session.table.value?.seats[owner.seat - 1];
    const places = view.own[owner.seat] ?? [],
        units = places.reduce((sum, id) => sum + (view.units?.[id] ?? 0), 0),
        out = !owner.neutral && !view.living.includes(owner.seat);
    const now =
        session.queue.value.length > 0
            ? view.seat === owner.seat
            : acts.includes(owner.seat) || (acts.length === 0 && view.seat === owner.seat);
    return (
        <tr class={`seat o-${owner.slot}${now ? " now" : ""}${out ? " out" : ""}`}>
            <td>
                <Chip owner={owner} size={24} />
            </td>
            <th scope="row" class="who">
                {owner.name}
                <span>
                    {owner.neutral && session.facts.value?.rules.roles === undefined ? word("neutral") : owner.army}
                    {out && ` · ${word("isOut")}`}
                    {owner.away && ` · ${word("isAway")}`}
                    {seat?.as === "person" && !seat.online && !owner.you && ` · ${word("offline")}`}{" "}
                    <ClockOf session={session} seat={owner.seat} />
                </span>
            </th>
            <td class="n">{places.length}</td>
            {view.units !== undefined && <td class="n">{units}</td>}
            {view.hand_size !== undefined && <td class="n">{view.hand_size[owner.seat] ?? ""}</td>}
        </tr>
    );
}

export function Players({ scene }: { scene: Scene }) {
    const view = scene.session.shown.value;
    if (view === null) return null;
    return (
        <section class="panel players" aria-label={word("players")}>
            <h2>
                {word("players")}
                {view.round > 0 && <span>{word("round", view.round)}</span>}
            </h2>
            <table class="seats">
                <thead>
                    <tr class="head">
                        <td />
                        <td />
                        <th scope="col" class="n" aria-label={word("placesHeld")} title={word("placesHeld")}>
                            <Ico name="place" />
                        </th>
                        {view.units !== undefined && (
                            <th scope="col" class="n" aria-label={word("unitsHeld")} title={word("unitsHeld")}>
                                <Ico name="trooper" />
                            </th>
                        )}
                        {view.hand_size !== undefined && (
                            <th scope="col" class="n" aria-label={word("cardsHeld")} title={word("cardsHeld")}>
                                <Ico name="card" />
                            </th>
                        )}
                    </tr>
                </thead>
                <tbody>
                    {scene.owners.value.map((owner) => (
                        <SeatRow key={owner.seat} scene={scene} owner={owner} />
                    ))}
                </tbody>
            </table>
        </section>
    );
}

/* On the grid: how many of the other's home squares each side has ships on. */
export function Homes({ scene }: { scene: Scene }) {
    const homes = scene.session.facts.value?.rules.home as Record<string, string[]> | undefined,
        owners = scene.owners.value.slice(0, 2);
    if (homes === undefined || owners.length < 2) return null;
    return (
        <section class="panel homes" aria-label={word("homes")}>
            <h2>{word("homes")}</h2>
            <ul>
                {owners.map((owner, i) => {
                    const theirs = homes[owners[1 - i]!.seat] ?? [],
                        held = theirs.filter((id) => scene.byId.value.get(id)?.owner?.seat === owner.seat).length;
                    return (
                        <li class={`o-${owner.slot}`}>
                            <div class="mrow">
                                <Chip owner={owner} size={18} />
                                <span class="unseen">{owner.army}</span>
                                <b>{word("ofSo", held, theirs.length)}</b>
                            </div>
                            <div class="pipsrow" aria-hidden="true">
                                {theirs.map((_, k) => (
                                    <i class={k < held ? "on" : ""} />
                                ))}
                            </div>
                        </li>
                    );
                })}
            </ul>
        </section>
    );
}

/* ---- Cards in hand ---- */

function CardOf({ scene, card, chosen }: { scene: Scene; card: Card; chosen: boolean }) {
    const open = useSignal(false),
        { acts } = scene,
        verbs = acts.cardVerbs(card.id),
        can = verbs.length > 0 && scene.session.queue.value.length === 0,
        facts = scene.session.facts.value!;
    const dialog = useRef<HTMLDialogElement>(null);
    const show = () => {
        open.value = true;
        queueMicrotask(() => dialog.current?.showModal());
    };
    const name =
        card.directive ??
        (card.place === undefined
            ? card.name
            : (facts.places.find((place) => place.id === card.place)?.name ?? card.name));
    return (
        <>
            <button
                type="button"
                class={`card ${can ? "can" : "off"}${chosen ? " chosen" : ""}`}
                data-card={card.id}
                onClick={show}
            >
                <span class="cl">
                    {card.class ?? ""} <Ico name={iconCalled(card.class_id) ?? "card"} />
                </span>
                <b>{name}</b>
                <span class="win">{can ? word("nowPlayable") : (card.window ?? "")}</span>
            </button>
            {open.value && (
                <dialog
                    ref={dialog}
                    class="dialog small"
                    aria-label={card.name}
                    onClose={() => {
                        open.value = false;
                    }}
                >
                    <h2>{card.name}</h2>
                    <p class="dim">
                        {[card.class, card.faction, card.window].filter((part) => part !== undefined).join(" · ")}
                    </p>
                    <p>{card.text}</p>
                    <div class="row wrap">
                        {can &&
                            verbs.map((verb) => (
                                <Btn
                                    kind="lead"
                                    press={() => {
                                        dialog.current?.close();
                                        acts.playCard(verb, card.id);
                                    }}
                                >
                                    {facts.verbs.find((one) => one.id === verb)?.name ?? verb}
                                </Btn>
                            ))}
                        <Btn press={() => dialog.current?.close()}>{word("close")}</Btn>
                    </div>
                </dialog>
            )}
        </>
    );
}

/* How many cards of a row that is too long lie behind its end. */
function useHidden(count: number) {
    const row = useRef<HTMLDivElement>(null),
        hidden = useSignal(0);
    useEffect(() => {
        const element = row.current;
        if (element === null) return undefined;
        const look = () => {
            const end = element.getBoundingClientRect().right + 4;
            hidden.value = [...element.querySelectorAll(".card")].filter(
                (card) => card.getBoundingClientRect().right > end,
            ).length;
        };
        const watch = new ResizeObserver(look);
        watch.observe(element);
        element.addEventListener("scroll", look, { passive: true });
        return () => {
            watch.disconnect();
            element.removeEventListener("scroll", look);
        };
    }, [count]);
    return { row, hidden, onward: () => row.current?.scrollBy({ left: row.current.clientWidth * 0.8 }) };
}

export function Hand({ scene }: { scene: Scene }) {
    const { session, acts } = scene,
        seat = session.seat.value,
        view = session.shown.value,
        facts = session.facts.value;
    const hand = view?.hand?.[seat ?? 0] ?? [],
        picked = view?.picked ?? [],
        { row, hidden, onward } = useHidden(hand.length);
    if (facts === null || view?.hand === undefined) return null;
    const cards = [...hand, ...picked.filter((id) => !hand.includes(id))]
        .map((id) => facts.cards.find((card) => card.id === id))
        .filter((card): card is Card => card !== undefined)
        .map((card, i) => ({ card, i, can: acts.cardVerbs(card.id).length > 0 }))
        .sort((a, b) => Number(b.can) - Number(a.can) || a.i - b.i)
        .map(({ card }) => card);
    return (
        <>
            <div
                ref={row}
                class={`cards o-${scene.owner(seat)?.slot ?? "white"}`}
                role="group"
                aria-label={word("yourCards")}
            >
                {cards.length === 0 && (
                    <p class="dim empty">
                        <i aria-hidden="true" />
                        <i aria-hidden="true" />
                        {word("noCards")}
                    </p>
                )}
                {cards.map((card) => (
                    <CardOf
                        key={card.id}
                        scene={scene}
                        card={card}
                        chosen={picked.includes(card.id) || acts.draft.value?.picks[0] === card.id}
                    />
                ))}
            </div>
            {hidden.value > 0 && (
                <button
                    type="button"
                    class="btn morecards"
                    aria-label={word("moreCards", hidden.value)}
                    title={word("moreCards", hidden.value)}
                    onClick={onward}
                >
                    +{hidden.value}
                </button>
            )}
        </>
    );
}

/* ---- Goals and meters ---- */

function Goals({ scene }: { scene: Scene }) {
    const view = scene.session.shown.value!,
        facts = scene.session.facts.value!;
    const taken = new Map(
        Object.entries(view.goals_of ?? {}).flatMap(([seat, ids]) =>
            ids.map((id): [string, Owner | null] => [id, scene.owner(seat)]),
        ),
    );
    const ids = facts.goals.map((goal) => goal.id).filter((id) => view.goals?.includes(id) || taken.has(id));
    return ids.length === 0 ? null : (
        <ul class="goals" aria-label={word("goals")}>
            {ids.map((id) => {
                const goal = facts.goals.find((one) => one.id === id)!,
                    owner = taken.get(id) ?? null;
                return (
                    <li class={owner !== null ? `done o-${owner.slot}` : ""}>
                        {owner !== null ? (
                            <Chip owner={owner} size={24} />
                        ) : (
                            <span class="goalsign" aria-hidden="true">
                                <Ico name="hero" />
                            </span>
                        )}
                        <span>
                            {goal.name}
                            <span class="sub">
                                {goal.tier}
                                {owner !== null && ` · ${owner.army}`}
                            </span>
                        </span>
                    </li>
                );
            })}
        </ul>
    );
}

function Meter({ scene }: { scene: Scene }) {
    const view = scene.session.shown.value!,
        rules = scene.session.facts.value!.rules,
        { meter } = rules;
    if (meter === undefined || view.meter === undefined) return null;
    const slotOfRole = (role: string | null) =>
        scene.owner((rules.roles?.indexOf(role ?? "") ?? -1) + 1)?.slot ?? "none";
    const now = meter[view.meter],
        side = scene.owner((rules.roles?.indexOf(now?.role ?? "") ?? -1) + 1);
    const collector = scene.owner((rules.roles?.indexOf("collectors") ?? -1) + 1),
        wins = rules.strategic_win ?? 0;
    const held =
        collector === null ? 0 : (view.own[collector.seat] ?? []).filter((id) => rules.strategic?.includes(id)).length;
    return (
        <div class="meters">
            <div>
                <div class="mrow">
                    <span>{word("momentum")}</span>
                    <b>
                        {side === null
                            ? word("even")
                            : word(
                                  "momentumOf",
                                  side.faction,
                                  now!.cards,
                                  now!.modifier < 0 ? `−${-now!.modifier}` : `+${now!.modifier}`,
                              )}
                    </b>
                </div>
                <div class="tug" aria-hidden="true">
                    {meter.map((space, i) => (
                        <i class={`o-${slotOfRole(space.role)}${i === view.meter ? " at" : ""}`} />
                    ))}
                </div>
            </div>
            {collector !== null && wins > 0 && (
                <div class={`o-${collector.slot}`}>
                    <div class="mrow">
                        <span>{word("strategicOf", collector.faction)}</span>
                        <b>{word("ofSo", held, wins)}</b>
                    </div>
                    <div class="pipsrow" aria-hidden="true">
                        {Array.from({ length: wins }, (_, i) => (
                            <i class={i < held ? "on" : ""} />
                        ))}
                    </div>
                </div>
            )}
        </div>
    );
}

/* Where there are no goals and meters: regions, their bonus, and how much of them everybody holds. */
function Race({ scene }: { scene: Scene }) {
    const facts = scene.session.facts.value!,
        view = scene.session.shown.value!;
    if (
        facts.mode.board !== "graph" ||
        facts.goals.some((goal) => view.goals?.includes(goal.id)) ||
        facts.rules.meter !== undefined
    )
        return null;
    return (
        <ul class="race" aria-label={word("regions")}>
            {scene.regions.value.map((region) => (
                <li class={region.whole !== null ? `o-${region.whole.slot}` : ""} style={{ "--r": region.colour }}>
                    <span class="racename">
                        <i class="lot">+{region.bonus}</i>
                        <span>{region.name}</span>
                        {region.whole !== null && <Chip owner={region.whole} size={16} />}
                    </span>
                    <span
                        class="held"
                        role="img"
                        aria-label={region.held
                            .map(({ owner, count }) => `${owner.army} ${count}/${region.places.length}`)
                            .join(", ")}
                    >
                        {region.held.map(({ owner, count }) => (
                            <i class={`o-${owner.slot}`} style={{ flexGrow: count }}>
                                {owner.letter}
                            </i>
                        ))}
                        {free(region) > 0 && <i class="none" style={{ flexGrow: free(region) }} />}
                    </span>
                </li>
            ))}
        </ul>
    );
}

const free = (region: Region) => region.places.length - region.held.reduce((sum, { count }) => sum + count, 0);

export function Dock({ scene }: { scene: Scene }) {
    const view = scene.session.shown.value,
        facts = scene.session.facts.value;
    return view === null || facts === null ? (
        <footer class="dock" />
    ) : (
        <footer class="dock">
            <Hand scene={scene} />
            <Goals scene={scene} />
            <Race scene={scene} />
            <Meter scene={scene} />
        </footer>
    );
}

/* ---- The story ---- */

/* One stop for Tab; arrow keys go from line to line. */
export function walkList(event: KeyboardEvent) {
    const item = (event.target as Element).closest("li"),
        next =
            event.key === "ArrowDown"
                ? item?.nextElementSibling
                : event.key === "ArrowUp"
                  ? item?.previousElementSibling
                  : null;
    if (next === null || next === undefined) return;
    event.preventDefault();
    next.querySelector("button")?.focus();
}

export interface Line {
    event: Event;
    roll: Event | null;
}

/* An attack, the answers to it and the roll are one line, with the dice as dice; cards that were played keep their
 * lines. */
export function told(facts: Facts | null, events: Event[]): Line[] {
    const lines: Line[] = [];
    let fight: Line | null = null;
    for (const event of events.filter((one) => one.story !== "")) {
        if (fight !== null && event.seat === "chance" && event.battle !== undefined && event.dice !== undefined) {
            fight.roll = event;
            fight = null;
        } else if (fight === null || !isVerb(facts, event.do, "defends", "passes", "commits")) {
            lines.push({ event, roll: null });
            fight = isVerb(facts, event.do, ...FIGHTS) ? lines[lines.length - 1]! : fight;
        }
    }
    return lines;
}

/* Whether the line before it has told of this attack already, so that its dice are enough. */
const goesOn = ({ event, roll }: Line, before: Line | undefined) =>
    roll !== null &&
    before?.event.seat === event.seat &&
    before.roll?.battle?.from === roll.battle!.from &&
    before.roll.battle.to === roll.battle!.to;

/* Where the dice are all that there is to tell. */
const onlyDice = (event: Event) =>
    event.battle === undefined && event.dice !== undefined && /^[\d |]+$/.test(event.story);

function Thrown({ event }: { event: Event }) {
    const [small = "", large = ""] = event.story.split("|"),
        faces = (text: string) =>
            text
                .split(" ")
                .filter((face) => face !== "")
                .map(Number);
    return (
        <span class="roll" role="img" aria-label={event.story}>
            <span class="dice">
                {faces(small).map((face) => (
                    <Die face={face} />
                ))}
                {faces(large).map((face) => (
                    <Die face={face} sides={8} />
                ))}
            </span>
        </span>
    );
}

function Roll({ scene, event }: { scene: Scene; event: Event }) {
    const { lost, to, conquered } = event.battle!,
        loser = scene.byId.value.get(to);
    return (
        <span class="roll" role="img" aria-label={event.story}>
            <DiceOf scene={scene} event={event} side="attack" />
            {lost[0] > 0 && <i class="loss">−{lost[0]}</i>}
            <span class="o-none">
                <DiceOf scene={scene} event={event} side="defence" />
            </span>
            {lost[1] > 0 && <i class="loss">−{lost[1]}</i>}
            {conquered && <em>{word("falls", loser?.name ?? to)}</em>}
        </span>
    );
}

/* Lines that show their moment when they are pressed; `now` is the number of the one that is shown. */
export function Lines({
    scene,
    lines,
    now,
    show,
}: {
    scene: Scene;
    lines: Line[];
    now: number | null;
    show: (number: number) => void;
}) {
    return (
        <ol onKeyDown={walkList}>
            {lines.map((line, i) => {
                const { event, roll } = line,
                    owner = event.seat === "chance" ? null : scene.owner(event.seat),
                    here = now !== null && (event.number === now || roll?.number === now),
                    again = goesOn(line, lines[i - 1]);
                return (
                    <li key={event.number}>
                        <button
                            type="button"
                            tabIndex={(now === null ? i === 0 : here) ? 0 : -1}
                            class={`line${here ? " now" : ""}${again ? " again" : ""} o-${owner?.slot ?? "none"}`}
                            title={word("showMoment")}
                            onClick={() => show((roll ?? event).number)}
                        >
                            {again ? null : onlyDice(event) ? <Thrown event={event} /> : storyOf(scene, event)}
                            {roll !== null && <Roll scene={scene} event={roll} />}
                        </button>
                    </li>
                );
            })}
        </ol>
    );
}

export function Story({ scene, show }: { scene: Scene; show: (number: number) => void }) {
    const { log, queue } = scene.session,
        waiting = queue.value.length;
    return (
        <section class="panel log" aria-label={word("story")}>
            <h2>{word("storyLatest")}</h2>
            <Lines
                scene={scene}
                lines={told(
                    scene.session.facts.value,
                    log.value.slice(0, log.value.length - waiting).slice(-160),
                ).reverse()}
                now={null}
                show={show}
            />
        </section>
    );
}

/* What happens, said as it is shown; only what matters, so that a screen reader keeps up. */
export function Live({ scene }: { scene: Scene }) {
    const { session } = scene,
        last = session.current.value ?? session.log.value[session.log.value.length - 1];
    const text =
        last !== undefined && last !== null && (last.battle !== undefined || last.seat !== "chance")
            ? `${last.seat === "chance" ? "" : (scene.owner(last.seat)?.army ?? "")} ${last.story}`
            : "";
    return (
        <div class="unseen">
            <div aria-live="polite">{text}</div>
            <div aria-live="assertive">
                {session.mine.value !== null && session.queue.value.length === 0
                    ? `${word("yourTurn")}. ${session.mine.value.say ?? ""}`
                    : ""}
            </div>
        </div>
    );
}

/* ---- The recap of what others did ---- */

/* An event belongs to whoever's turn it is, whoever answers in it; `set.seat` says when the turn goes on. */
function turnsOf(facts: Facts | null, events: Event[]): { seat: number; events: Event[] }[] {
    const turns: { seat: number; events: Event[] }[] = [];
    let seat = events.find((event) => event.seat !== "chance")?.seat as number | undefined;
    for (const event of events) {
        if (seat !== undefined && turns[turns.length - 1]?.seat !== seat) turns.push({ seat, events: [] });
        turns[turns.length - 1]?.events.push(event);
        seat = event.set.seat ?? seat;
    }
    return turns.filter((turn) =>
        turn.events.some((event) => event.seat === turn.seat && !isVerb(facts, event.do, "defends", "passes")),
    ); /* an answer is no turn */
}

/* What a turn came to, in a line. */
function sumOf(scene: Scene, turn: { seat: number; events: Event[] }): string {
    const names = (battles: NonNullable<Event["battle"]>[]) =>
        [...new Set(battles.map(({ to }) => pretty(scene.session.facts.value!, ` ${to}`, true)))].join(", ");
    const battles = turn.events.flatMap((event) => event.battle ?? []),
        won = names(battles.filter((battle) => battle.conquered));
    if (battles.length > 0) return won !== "" ? word("took", won) : word("attackedInVain", names(battles));
    return turn.events.filter((event) => event.seat === turn.seat && event.story !== "").pop()?.story ?? "";
}

export function Recap({ scene, show }: { scene: Scene; show: (number: number) => void }) {
    const { session } = scene,
        turns = turnsOf(session.facts.value, session.recap.value).filter((turn) => turn.seat !== session.seat.value);
    if (
        turns.length === 0 ||
        session.mine.value === null ||
        session.queue.value.length > 0 ||
        session.live.value?.turn === 0
    )
        return null;
    return (
        <details class="panel recap" open>
            <summary class="h2">{word("meanwhile")}</summary>
            {turns.slice(-4).map((turn) => {
                const owner = scene.owner(turn.seat);
                const lost = turn.events.reduce((sum, event) => sum + (event.battle?.lost[0] ?? 0), 0);
                return owner === null ? null : (
                    <button type="button" class={`line o-${owner.slot}`} onClick={() => show(turn.events[0]!.number)}>
                        <Chip owner={owner} size={18} /> <b>{owner.army}</b> {sumOf(scene, turn)}
                        {lost > 0 && ` (−${lost})`}
                    </button>
                );
            })}
        </details>
    );
}
