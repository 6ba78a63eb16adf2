/* The last roll as a card over the board: both sides with their dice, who lost what, and the chance as it stands
 * now. Also the moments that deserve more than a line: a place falls, somebody is out of the game. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Btn, Chip, Die, Ico } from "../look/art";
import { fightsOf, Primary } from "./answer";
import { Slots } from "./slots";
import type { Event } from "../table/protocol";
import type { Place, Scene } from "../table/scene";
import { isVerb } from "../table/verbs";
import type { Owner } from "../table/seats";
import { zooms } from "../browser/settings";
import { narrow } from "../table/settings";
import { percent, word } from "../words/words";

type BattleOf = NonNullable<Event["battle"]>;
type Mark = "won" | "beaten" | "idle" | "";

/* Which dice decided. The engine says how many units each side lost, one for each pair of dice: with losses on one
 * side alone the marks are certain, otherwise the attacker won the pairs in which it was ahead the most. Where
 * losses are not one for a pair, nothing is marked. */
export function marksOf(dice: number[], count: number, [mine, theirs]: [number, number]): Mark[] {
    const of = (die: number) => dice[die] ?? 0;
    const ranked = (from: number, to: number) =>
        Array.from({ length: to - from }, (_, i) => from + i).sort((a, b) => of(b) - of(a));
    const left = ranked(0, count),
        right = ranked(count, dice.length),
        pairs = mine + theirs;
    if (pairs === 0 || pairs > Math.min(left.length, right.length)) return dice.map(() => "");
    const marks = dice.map((): Mark => "idle");
    const ahead = left
        .slice(0, pairs)
        .map((die, i) => ({ die, other: right[i] ?? die }))
        .map((pair) => ({ ...pair, by: of(pair.die) - of(pair.other) }))
        .sort((a, b) => b.by - a.by);
    ahead.forEach(({ die, other }, i) => {
        marks[die] = i < theirs ? "won" : "beaten";
        marks[other] = i < theirs ? "beaten" : "won";
    });
    return marks;
}

export function DiceOf({ scene, event, side }: { scene: Scene; event: Event; side: "attack" | "defence" }) {
    const dice = event.dice ?? [],
        count = event.attack ?? 0,
        sides = scene.session.facts.value?.rules.die_sides ?? 6,
        marks = marksOf(dice, count, event.battle?.lost ?? [0, 0]);
    const [first, end] = side === "attack" ? [0, count] : [count, dice.length];
    return (
        <span class="dice">
            {dice.map((face, i) =>
                i >= first && i < end ? <Die face={face} sides={face > 6 ? 8 : sides} state={marks[i] ?? ""} /> : null,
            )}
        </span>
    );
}

function Force({
    scene,
    event,
    place,
    owner,
    units,
    lost,
    side,
}: {
    scene: Scene;
    event: Event;
    place: Place;
    owner: Owner | null;
    units: number;
    lost: number;
    side: "attack" | "defence";
}) {
    return (
        <div class={`force ${side} o-${owner?.slot ?? "white"}`}>
            <span class="place">
                {owner !== null && <Chip owner={owner} size={24} />}
                <span class="placename">{place.name}</span>
                <b>{units}</b>
                {lost > 0 && <span class="loss">−{lost}</span>}
            </span>
            <DiceOf scene={scene} event={event} side={side} />
        </div>
    );
}

/* How good it looks from here, for whoever may attack on. */
function Now({ scene, battle }: { scene: Scene; battle: BattleOf }) {
    const same = (one: { from: string; to: string } | null | undefined) =>
        one?.from === battle.from && one.to === battle.to;
    const now = scene.session.queue.value.length > 0 ? undefined : scene.session.mine.value?.odds?.find(same),
        before = scene.acts.weighed.value;
    if (battle.conquered || now === undefined)
        return (
            <div class="versus">
                <span class="sign">{battle.conquered ? <Ico name="check" /> : "×"}</span>
            </div>
        );
    return (
        <div class="versus">
            <span class="eyebrow">{word("chanceNow")}</span>
            <b class="pc">{percent(now.win, 0)}</b>
            {before !== null && same(before) && <span class="dim">{word("chanceBefore", percent(before.win, 0))}</span>}
        </div>
    );
}

/* What is to be decided now, where the eye is: how to go on, or how many move in. */
function Decide({ scene }: { scene: Scene }) {
    const { acts, session } = scene,
        draft = acts.draft.value,
        box = draft === null ? null : (session.choices.value?.best(draft) ?? null);
    if (!narrow.value && acts.runner.value?.kind === "until")
        return (
            <div class="decide">
                <Btn press={() => acts.stop()}>{word("stop")}</Btn>
            </div>
        );
    if (!scene.atDice.value || box === null) return null;
    const fights = fightsOf(scene, acts);
    return (
        <div class="decide">
            {!fights && (
                <div class="grow">
                    <Slots scene={scene} acts={acts} box={box} />
                </div>
            )}
            <Primary scene={scene} acts={acts} />
            {fights && acts.to.value !== null && (
                <Btn kind="ghost" press={() => acts.back()}>
                    {word("stopHere")}
                </Btn>
            )}
        </div>
    );
}

interface Fought {
    event: Event;
    battle: BattleOf;
    from: Place;
    to: Place;
    stays: boolean;
}

const RESTS = 2; /* actions for which the last roll stands there */

/* Whether another attack is weighed. */
function looksOn({ acts }: Scene, battle: BattleOf): boolean {
    const from = acts.from.value;
    const to = acts.to.value;
    return from !== null && to !== null && (from !== battle.from || to !== battle.to);
}

/* The roll that stands there: it goes after a while, or with the next thing that is done, unless it is still to be
 * decided how to go on; in a replay it `rests`. */
function foughtOf(scene: Scene, rests: boolean, shows: boolean): Fought | null {
    const { session } = scene;
    const event = session.rolled.value;
    const battle = event?.battle;
    const fight = scene.fight.value;
    if (event === null || battle === undefined || event.dice === undefined) return null;
    const stays = rests || (fight !== null && fight.from === battle.from && fight.to === battle.to);
    if (!stays && (!shows || scene.acts.seen.value >= event.number)) return null;
    if (session.number.value - event.number > (session.queue.value.length > 0 ? 99 : RESTS)) return null;
    const from = scene.byId.value.get(battle.from);
    const to = scene.byId.value.get(battle.to);
    if (from === undefined || to === undefined || looksOn(scene, battle)) return null;
    return { event, battle, from, to, stays };
}

/* Whether the battle is so far down that its dice would lie over it. */
function isLow({ session, fight }: Scene, battle: BattleOf): boolean {
    const places = session.facts.value?.places ?? [];
    const down = (id: string) => places.find((place) => place.id === id)?.at[1] ?? 0;
    return (fight.value === null || !zooms.value) && Math.max(down(battle.from), down(battle.to)) > 420;
}

export function Battle({ scene, rests = false }: { scene: Scene; rests?: boolean }) {
    const { session } = scene;
    const shows = useWhile(session.rolled.value?.number ?? null, 5500);
    const fought = foughtOf(scene, rests, shows);
    if (fought === null) return null;
    const { event, battle, from, to, stays } = fought;
    const { conquered, lost } = battle;
    const loser = conquered ? ownerBefore(scene, event, battle) : to.owner;
    const attacker = from.owner ?? scene.owner(session.live.value?.seat ?? null);
    const how = `${conquered ? " taken" : ""}${isLow(scene, battle) ? " high" : ""}${stays ? " stays" : ""}`;
    return (
        <div class={`battle o-${attacker?.slot ?? "white"}${how}`}>
            <div class="rolled" key={event.number} role="img" aria-label={event.story}>
                <Force
                    scene={scene}
                    event={event}
                    place={from}
                    owner={attacker}
                    units={from.units}
                    lost={lost[0]}
                    side="attack"
                />
                <Now scene={scene} battle={battle} />
                <Force
                    scene={scene}
                    event={event}
                    place={to}
                    owner={loser}
                    units={conquered ? 0 : to.units}
                    lost={lost[1]}
                    side="defence"
                />
                {conquered && <div class="fell">{word("falls", to.name)}</div>}
            </div>
            <Decide scene={scene} />
        </div>
    );
}

/* ---- Dice that are added up ---- */

/* The last attack, and what both sides threw last: the attacker first, then the other; a tie is thrown again. */
function lastClash(scene: Scene): { attack: Event; throws: Event[] } | null {
    const { log, queue } = scene.session,
        shown = log.value.slice(0, log.value.length - queue.value.length).slice(-24),
        facts = scene.session.facts.value,
        at = shown.map((event) => isVerb(facts, event.do, "attacks")).lastIndexOf(true);
    const throws =
        at < 0
            ? []
            : shown
                  .slice(at)
                  .filter((event) => event.seat === "chance" && event.dice !== undefined && event.battle === undefined);
    const last = throws[throws.length - 1];
    const attack = shown[at];
    const newest = shown[shown.length - 1];
    const over = scene.session.shown.value?.battle_from == null;
    if (
        last === undefined ||
        attack === undefined ||
        newest === undefined ||
        (over && (newest.number - last.number > 4 || scene.acts.seen.value >= last.number))
    )
        return null;
    return { attack, throws: throws.slice(Math.floor((throws.length - 1) / 2) * 2) };
}

export function Clash({ scene }: { scene: Scene }) {
    const clash = lastClash(scene),
        total = scene.session.shown.value?.total;
    if (clash === null || total === undefined || clash.attack.seat === "chance") return null;
    const { attack, throws } = clash,
        [, from = "", to = ""] = attack.do.split(" "),
        attacker = scene.owner(attack.seat),
        other = scene.owners.value.find((owner) => owner.seat !== attack.seat) ?? null;
    return (
        <div class={`battle stays o-${attacker?.slot ?? "white"}${from < "e" || to < "e" ? " high" : ""}`}>
            <div
                class="rolled"
                key={throws[throws.length - 1]?.number}
                role="img"
                aria-label={throws.map((event) => event.story).join("; ")}
            >
                {(
                    [
                        [attacker, from, "attack"],
                        [other, to, "defence"],
                    ] as const
                ).map(([owner, place, side], i) => (
                    <>
                        {i === 1 && (
                            <div class="versus">
                                <span class="sign">×</span>
                            </div>
                        )}
                        <div class={`force ${side} o-${owner?.slot ?? "white"}`}>
                            <span class="place">
                                {owner !== null && <Chip owner={owner} size={24} />}
                                <span class="placename">{place}</span>
                                {throws[i] !== undefined && (total[owner?.seat ?? 0] ?? 0) > 0 && (
                                    <b>{total[owner?.seat ?? 0]}</b>
                                )}
                            </span>
                            <span class="dice">
                                {throws[i]?.dice?.map((face) => (
                                    <Die face={face} />
                                ))}
                            </span>
                        </div>
                    </>
                ))}
            </div>
        </div>
    );
}

/* ---- Moments ---- */

/* What stands for so long, with or without motion. */
function useWhile(key: number | null, milliseconds: number): boolean {
    const over = useSignal<number | null>(null);
    useEffect(() => {
        const timer = setTimeout(() => {
            over.value = key;
        }, milliseconds);
        return () => clearTimeout(timer);
    }, [key]);
    return over.value !== key;
}

/* Somebody is out of the game. */
export function Moment({ scene }: { scene: Scene }) {
    const fallen = scene.session.fallen.value,
        owner = scene.owner(fallen?.seat ?? null),
        shows = useWhile(fallen?.number ?? null, 3800);
    return fallen === null || owner === null || !shows ? null : (
        <div key={fallen.number} class={`moment o-${owner.slot}`} role="status">
            <Chip owner={owner} size={56} />
            <b>{word("eliminated", owner.army)}</b>
        </div>
    );
}

/* Whose the place was: the seat that lost places by this event. */
function ownerBefore(scene: Scene, event: Event, battle: BattleOf): Owner | null {
    const seats = Object.keys(event.set.own ?? {}).map(Number),
        winner = scene.byId.value.get(battle.to)?.owner?.seat;
    return scene.owner(seats.find((seat) => seat !== winner) ?? null);
}
