/* What is asked, so that nobody must read to know whose decision it is; everything that can be answered, with the most
 * probable answer as the one large button. Made of boxes alone: it knows no game. */
import { useEffect, useRef } from "preact/hooks";
import type { Acts } from "../table/acts";
import { Btn, Chip, Die, Ico, Segments, Stepper, Switch, Tool } from "../look/art";
import { Tries } from "../board/assets";
import { defaultOf, fitting, spelled, type Box } from "../table/boxes";
import { Pile } from "../board/drag";
import { keyName } from "../browser/keys";
import type { Event, Facts, Odds, Trait } from "../table/protocol";
import type { Place, Scene } from "../table/scene";
import { roomy } from "../browser/settings";
import { moveIn, pace, until, type Pace } from "../table/settings";
import { pretty } from "../table/speech";
import { FIGHTS, isVerb } from "../table/verbs";
import { SpreadOf } from "./spread";
import { colon, decimal, percent, unbroken, word, type Word } from "../words/words";

const Kbd = ({ of }: { of: string }) => {
    const key = keyName(of);
    return key === null ? null : (
        <span class="kbd" aria-hidden="true">
            {key}
        </span>
    );
};

/* ---- While others move ---- */

export function storyOf(scene: Scene, event: Event) {
    const owner = event.seat === "chance" ? null : scene.owner(event.seat);
    return (
        <>
            {owner !== null && <b class="who">{owner.short}</b>} {event.story}
        </>
    );
}

export function PaceChoice() {
    const options: [Pace, string][] = (["slow", "normal", "fast", "instant"] as Pace[]).map((id) => [
        id,
        word(`pace.${id}`),
    ]);
    return (
        <Segments
            value={pace.value}
            options={options}
            label={word("pace")}
            change={(value) => {
                pace.value = value;
            }}
        />
    );
}

function Watching({ scene }: { scene: Scene }) {
    const { session } = scene,
        shown = session.current.value,
        mine = session.mine.value !== null,
        view = session.shown.value;
    const told = shown !== null && shown.seat !== "chance" ? shown.seat : null; /* in a set-up it is nobody's turn */
    const owner = scene.owner(view?.seat ?? told ?? (view?.ask[view.ask.length - 1]?.seat as number) ?? null);
    return (
        <section class={`ask o-${owner?.slot ?? "white"}`}>
            <span class="eyebrow">
                {owner !== null && <Chip owner={owner} size={18} />}
                {owner?.army ?? ""}
            </span>
            <h1>
                {owner?.you
                    ? word("yourTurn")
                    : word("moves", owner?.computer ? word("computer") : (owner?.name ?? ""))}
            </h1>
            <p class="now" aria-hidden="true">
                {shown !== null && storyOf(scene, shown)}
            </p>
            <div class="row wrap">
                <Btn kind="grow" press={() => session.skip()}>
                    {mine ? word("skipToMe") : word("skip")} <Kbd of="skip" />
                </Btn>
            </div>
            <PaceChoice />
        </section>
    );
}

/* While nobody at this screen is asked. */
function Waiting({ scene }: { scene: Scene }) {
    const { session } = scene,
        ask = session.ask.value,
        view = session.shown.value,
        seats = ask?.seats ?? [];
    const owner = scene.owner(seats[0] ?? view?.seat ?? null);
    const several = seats.length > 1,
        question = session.facts.value?.questions.find((one) => one.id === ask?.kind)?.say;
    return (
        <section class={`ask o-${owner?.slot ?? "white"}`}>
            <span class="eyebrow">
                {owner !== null && <Chip owner={owner} size={18} />}
                {owner?.army ?? word("aMoment")}
            </span>
            <h1>
                {several
                    ? word("severalDecide")
                    : owner === null
                      ? word("aMoment")
                      : owner.you
                        ? word("aMoment")
                        : word(owner.computer ? "thinks" : "decides", owner.computer ? word("computer") : owner.name)}
            </h1>
            <p>{unbroken(question ?? "")}</p>
            {session.seat.value === null && (
                <p class="dim">
                    <Ico name="eye" /> {word("youWatch")}
                </p>
            )}
        </section>
    );
}

/* ---- Options ---- */

function Option({
    place,
    odds,
    from,
    chosen,
    press,
}: {
    place: Place | undefined;
    odds: Odds | null;
    from: Place | undefined;
    chosen: boolean;
    press: () => void;
}) {
    if (place === undefined) return null;
    return (
        <li>
            <button type="button" class={`opt${chosen ? " on" : ""}`} aria-pressed={chosen} onClick={press}>
                {place.owner !== null ? <Chip owner={place.owner} /> : <span class="nobody" aria-hidden="true" />}
                <b>
                    {from !== undefined && <span class="via">{from.name} → </span>}
                    {place.name}
                </b>
                {odds !== null && <span class="pc">{percent(odds.win)}</span>}
                <span class="why">
                    {word("units", place.units)}
                    {place.titan ? ` · ${word("titanThere")}` : ""}
                    {place.base !== null ? ` · ${word("base")}` : ""}
                    {place.resource ? ` · ${word("resource")}` : ""}
                    {odds?.lands !== undefined ? ` · ${word("landsOn", odds.lands)}` : ""}
                    {odds?.rough ? ` · ${word("rough")}` : ""}
                </span>
                {odds !== null && (
                    <span class="bar">
                        <i style={{ width: `${odds.win / 100}%` }} />
                    </span>
                )}
            </button>
        </li>
    );
}

/* Targets of the place that was chosen; before that the best attacks of all. */
function Attacks({ scene, acts }: { scene: Scene; acts: Acts }) {
    const all = scene.session.mine.value?.odds ?? [],
        from = acts.from.value,
        to = acts.to.value;
    const list = from !== null ? all.filter((odds) => odds.from === from) : bestOf(all);
    if (list.length === 0 || (to !== null && list.length === 1)) return null;
    const sorted = [...list].sort((a, b) => b.win - a.win).filter((odds, i) => i < 5 || odds.to === to),
        get = (id: string) => scene.byId.value.get(id);
    return (
        <ul class="opts">
            {sorted.map((odds) => (
                <Option
                    key={`${odds.from} ${odds.to} ${odds.titan}`}
                    place={get(odds.to)}
                    from={from === null ? get(odds.from) : undefined}
                    odds={odds}
                    chosen={to === odds.to && from === odds.from}
                    press={() => {
                        scene.session.skip();
                        acts.set(draftFor(acts, odds));
                    }}
                />
            ))}
        </ul>
    );
}

function draftFor(acts: Acts, odds: Odds) {
    const verbs = acts.session.choices.value?.placeVerbs() ?? [];
    const assault = verbs.find((one) => isVerb(acts.session.facts.value, one, "assaults"));
    if (odds.titan === true && assault !== undefined) return { verb: assault, picks: [odds.from] };
    const verb = verbs.find((one) => acts.session.choices.value?.sources(one, odds.to).includes(odds.from));
    return { verb: verb ?? verbs[0] ?? "", picks: [odds.from, odds.to] };
}

/* For each target the place from which it is most easily taken. */
function bestOf(all: Odds[]): Odds[] {
    const best = new Map<string, Odds>();
    for (const odds of all) if ((best.get(odds.to)?.win ?? -1) < odds.win) best.set(odds.to, odds);
    return [...best.values()];
}

/* Choices without places and cards: armies, goals, rows, dice, yes and no. */
function Lines({ scene, acts, boxes }: { scene: Scene; acts: Acts; boxes: Box[] }) {
    const facts = scene.session.facts.value!,
        lines = boxes
            .filter((box) => box.slots.length > 0)
            .flatMap((box) => spelled(box))
            .slice(0, 24);
    const view = scene.session.shown.value,
        faces = view?.scan_at != null ? view.scan_face : view?.face;
    return lines.length === 0 ? null : (
        <ul class="opts lines">
            {lines.map((text) => (
                <li>
                    <button type="button" class="opt plain" onClick={() => void acts.act(text)}>
                        <b>{pretty(facts, text)}</b>
                        {namesDice(facts, text) && faces !== undefined && (
                            <span class="mini">
                                {text
                                    .split(" ")
                                    .slice(1)
                                    .map((i) => (
                                        <Die face={faces[Number(i) - 1] ?? 0} />
                                    ))}
                            </span>
                        )}
                        <span class="why">{aboutLine(facts, text)}</span>
                    </button>
                </li>
            ))}
        </ul>
    );
}

/* Whether dice on the table are chosen, by where they lie. */
const namesDice = (facts: Facts, text: string) =>
    facts.verbs.find((one) => one.id === text.split(" ")[0])?.args.includes("m") === true;

function aboutLine(facts: Facts, text: string): string {
    const [, id = ""] = text.split(" ");
    const goal = facts.goals.find((one) => one.id === id),
        army = facts.armies.find((one) => one.id === id);
    return (
        goal?.tier ??
        facts.cards.find((one) => one.id === id)?.text ??
        [army?.hero, army?.base].filter((part) => part !== undefined).join(" · ")
    );
}

/* ---- What is left open in a draft: numbers, heroes, ships ---- */

const DICE: Trait[] = ["attacks", "defends", "commits", "assaults"]; /* of verbs whose number is one of dice */

export function Slots({ scene, acts, box }: { scene: Scene; acts: Acts; box: Box }) {
    const draft = acts.draft.value!,
        facts = scene.session.facts.value!;
    return (
        <>
            {box.slots.map((slot, i) => {
                const pick = draft.picks[i] ?? defaultOf(slot);
                if (slot.words.length === 0 && slot.high > slot.low)
                    return (
                        <>
                            <p class="slotname">
                                {word(isVerb(facts, draft.verb, ...DICE) ? "howManyDice" : "howManyUnits")}
                            </p>
                            <Stepper
                                key={i}
                                label={word("howMany")}
                                value={Number(pick)}
                                low={slot.low}
                                high={slot.high}
                                change={(value) => acts.pick(i, String(value))}
                            />
                        </>
                    );
                if (slot.optional && slot.words.length === 1)
                    return (
                        <Switch
                            key={i}
                            label={pretty(facts, ` ${slot.words[0]!}`, true)}
                            on={pick !== ""}
                            change={(on) => acts.pick(i, on ? slot.words[0]! : null)}
                        />
                    );
                if (slot.optional && slot.words.length > 1) {
                    const at = pick === "" ? 0 : slot.words.indexOf(pick!) + 1;
                    return (
                        <div class="ships" key={i}>
                            <span>{pretty(facts, ` ${slot.words[0]!.split(":")[0]}`, true)}</span>
                            <Stepper
                                label={slot.words[0]!.split(":")[0]!}
                                value={at}
                                low={0}
                                high={slot.words.length}
                                change={(value) => acts.pick(i, value === 0 ? null : slot.words[value - 1]!)}
                            />
                        </div>
                    );
                }
                return null;
            })}
        </>
    );
}

/* ---- The answer ---- */

/* Things that need nothing more than being said: end, pass, accept … */
function plainVerbs(boxes: Box[]): string[] {
    return boxes.filter((box) => box.slots.length === 0).map((box) => box.verb);
}

/* Whether what is drafted is a battle whose chance is known. */
export function fightsOf(scene: Scene, acts: Acts): boolean {
    const draft = acts.draft.value,
        from = acts.from.value,
        to = acts.to.value;
    const facts = scene.session.facts.value;
    if (facts?.mode.dice !== "compared" || draft === null || acts.notation.value === null) return false;
    return (
        isVerb(facts, draft.verb, "commits", "assaults") ||
        (from !== null &&
            to !== null &&
            scene.session.mine.value?.odds?.some((odds) => odds.from === from && odds.to === to) === true)
    );
}

export function Primary({ scene, acts }: { scene: Scene; acts: Acts }) {
    const line = acts.notation.value,
        busy = scene.session.busy.value,
        fights = fightsOf(scene, acts);
    if (line === null) return null;
    return (
        <>
            {fights && (
                <div class="row answer">
                    <Btn kind="go grow" off={busy} press={() => acts.attackUntil()}>
                        {word("attackUntil")} <Kbd of="until" />
                    </Btn>
                </div>
            )}
            <div class="row answer">
                <Btn kind={fights ? "grow" : "go grow"} off={busy} press={() => void acts.submit()}>
                    {fights ? word("rollOnce") : pretty(scene.session.facts.value!, line)} <Kbd of="yes" />
                </Btn>
                {fights && (
                    <label class="keepback">
                        <span>{word("untilLeft")}</span>
                        <input
                            type="number"
                            min="1"
                            max="99"
                            value={until.value}
                            onInput={(event) => {
                                until.value = Math.max(1, Number(event.currentTarget.value) || 1);
                            }}
                        />
                    </label>
                )}
            </div>
        </>
    );
}

const MoveIn = () => (
    <label class="keepback">
        <span class="grow">{word("moveIn")}</span>
        <select
            value={moveIn.value}
            onChange={(event) => {
                moveIn.value = event.currentTarget.value as typeof moveIn.value;
            }}
        >
            {(["ask", "all", "none"] as const).map((id) => (
                <option value={id}>{word(`moveIn.${id}`)}</option>
            ))}
        </select>
    </label>
);

/* How a battle is fought, with the answer between; where there is little room, behind a line that says how it
 * stands. */
function Fight({ scene, acts, box }: { scene: Scene; acts: Acts; box: Box }) {
    const dice = box.slots.findIndex((slot) => slot.words.length === 0),
        count = dice < 0 ? null : (acts.draft.value!.picks[dice] ?? defaultOf(box.slots[dice]!));
    const answer = !scene.atDice.value && <Primary scene={scene} acts={acts} />;
    if (roomy.value)
        return (
            <>
                <Slots scene={scene} acts={acts} box={box} />
                {answer}
                <MoveIn />
            </>
        );
    return (
        <>
            {answer}
            <details class="finer" open={box.slots.some((slot) => slot.optional)}>
                <summary>
                    {count !== null && `${word("howManyDice")}${colon()}${count} · `}
                    {word("moveIn")}
                    {colon()}
                    {word(`moveIn.${moveIn.value}`)}
                </summary>
                <Slots scene={scene} acts={acts} box={box} />
                <MoveIn />
            </details>
        </>
    );
}

function Chance({ scene, acts }: { scene: Scene; acts: Acts }) {
    const { left } = acts,
        from = acts.from.value,
        to = acts.to.value,
        odds = scene.session.mine.value?.odds?.find((one) => one.from === from && one.to === to);
    if (odds === undefined || from === null || to === null) return null;
    return (
        <div class="chance">
            <span class="pc">{percent(odds.win)}</span>
            <span class="dim">
                {word("toTake", scene.byId.value.get(to)?.name ?? to)}
                {odds.lands !== undefined && (
                    <>
                        <br />
                        {word("landsOn", odds.lands)}
                    </>
                )}
                {left.value !== null && (
                    <>
                        <br />
                        {word("onAverage", decimal(left.value.left[0] / 100, 1), decimal(left.value.left[1] / 100, 1))}
                    </>
                )}
            </span>
        </div>
    );
}

function titleOf(scene: Scene, acts: Acts): string {
    const from = scene.byId.value.get(acts.from.value ?? ""),
        to = scene.byId.value.get(acts.to.value ?? ""),
        verb = acts.draft.value?.verb ?? "";
    const fights = isVerb(scene.session.facts.value, verb, ...FIGHTS);
    if (from !== undefined && to !== undefined) return word(fights ? "attackFromTo" : "moveFromTo", from.name, to.name);
    if (from !== undefined && scene.session.geometry.value?.board !== "grid")
        return word(fights ? "attackFrom" : "moveFrom", from.name);
    return unbroken(scene.session.mine.value?.say ?? "");
}

function aboutPile(scene: Scene): string | null {
    const view = scene.session.shown.value,
        seat = scene.session.seat.value;
    if (view === null || seat === null) return null;
    if (view.turn === 0 && (view.pool?.[seat] ?? 0) > 0) return word("poolLeft", view.pool![seat]!);
    return view.seat === seat && (view.pile ?? 0) > 0 ? word("pileLeft", view.pile!) : null;
}

function stepName(scene: Scene): string {
    const view = scene.session.shown.value,
        facts = scene.session.facts.value,
        step = facts?.rules.turn?.[view?.step ?? -1];
    if (view?.turn === 0) return word("setUp");
    return step === undefined ? "" : stepWord(facts!, step);
}

export function stepWord(facts: Facts, step: string): string {
    return facts.things[step] ?? word(`step.${step}` as Word);
}

/* On a phone, where the board shows a part of itself: through the choices without looking for them. */
function NextChoice({ scene }: { scene: Scene }) {
    return scene.acts.draft.value === null &&
        scene.acts.first.value.size > 1 &&
        scene.session.geometry.value?.board === "cells" ? (
        <Btn kind="ghost nextchoice" press={() => scene.lookNext()}>
            {word("nextChoice")}
        </Btn>
    ) : null;
}

function Helpers({ scene, acts }: { scene: Scene; acts: Acts }) {
    const setup = scene.session.live.value?.turn === 0,
        kind = scene.session.mine.value!.kind,
        facts = scene.session.facts.value,
        repeats = facts?.questions.find((question) => question.id === kind)?.repeats === true;
    return (
        <div class="row wrap helpers">
            {setup && facts?.mode.board === "graph" && (
                <Btn kind="go grow" press={() => acts.delegate({ kind: "setup" })}>
                    <Ico name="mech" /> {word("setUpForMe")} <Kbd of="rest" />
                </Btn>
            )}
            {!setup && repeats && (
                <Btn kind="ghost" press={() => acts.delegate({ kind: "rest", ask: kind })}>
                    <Ico name="mech" /> {word("restForMe")} <Kbd of="rest" />
                </Btn>
            )}
            {setup && repeats && (
                <Btn kind="ghost" press={() => acts.delegate({ kind: "rest", ask: kind })}>
                    {word("stepForMe")}
                </Btn>
            )}
            {!scene.session.choices.value!.boxes.some((box) => box.slots.length === 0) && <NextChoice scene={scene} />}
        </div>
    );
}

function HintBox({ scene, acts }: { scene: Scene; acts: Acts }) {
    const hint = acts.hint.value,
        facts = scene.session.facts.value!;
    if (acts.thinking.value && acts.runner.value === null)
        return (
            <p class="hint">
                <Ico name="hint" /> {word("thinking")}
            </p>
        );
    return hint === null ? null : (
        <div class="hint" role="status">
            <p>
                <Ico name="hint" /> <b>{pretty(facts, hint.do)}</b>
            </p>
            <p class="dim">{hint.sentence}</p>
            <Btn kind="go" press={() => void acts.act(hint.do)}>
                {word("doIt")}
            </Btn>
        </div>
    );
}

function Running({ acts, scene }: { acts: Acts; scene: Scene }) {
    const runner = acts.runner.value!,
        facts = scene.session.facts.value!;
    const text =
        runner.kind === "until"
            ? word("attacking", pretty(facts, ` ${runner.to}`, true))
            : word(runner.kind === "setup" ? "settingUp" : "placingRest");
    return (
        <div class="running" role="status">
            <span class="busy" aria-hidden="true" />
            {text}
            <Btn kind="ghost" press={() => acts.stop()}>
                {word("stop")}
            </Btn>
        </div>
    );
}

/* Which of several things with places is meant: attack, or attack the titan; move units, or ships. */
function Verbs({ scene, acts }: { scene: Scene; acts: Acts }) {
    const choices = scene.session.choices.value!,
        facts = scene.session.facts.value!,
        verbs = choices.placeVerbs();
    if (verbs.length < 2) return null;
    const now =
        acts.draft.value !== null && verbs.includes(acts.draft.value.verb)
            ? acts.draft.value.verb
            : (acts.verb.value ?? verbs[0]!);
    return (
        <Segments
            value={now}
            label={word("whatToDo")}
            options={verbs.map((verb): [string, string] => [
                verb,
                facts.verbs.find((one) => one.id === verb)?.name ?? verb,
            ])}
            change={(verb) => {
                acts.verb.value = verb;
                acts.draft.value = null;
            }}
        />
    );
}

/* A button that was pressed may be gone with its question: whoever uses the keyboard goes on from here. */
function useHome(number: number) {
    const self = useRef<HTMLElement>(null);
    useEffect(() => {
        if (document.activeElement === document.body) self.current?.focus({ preventScroll: true });
    }, [number]);
    return self;
}

function Mine({ scene, acts }: { scene: Scene; acts: Acts }) {
    const self = useHome(scene.session.mine.value?.number ?? 0);
    const { session } = scene,
        ask = session.mine.value!,
        choices = session.choices.value!,
        facts = session.facts.value!,
        owner = scene.owner(session.seat.value);
    const draft = acts.draft.value,
        box = draft === null ? null : choices.best(draft),
        question = facts.questions.find((one) => one.id === ask.kind);
    /* Cards in hand are pressed there; others, such as those of a hand that was looked at, are lines. */
    const cards = new Set(facts.cards.map((card) => card.id)),
        held = new Set([
            ...(session.shown.value?.hand?.[session.seat.value ?? 0] ?? []),
            ...(session.shown.value?.picked ?? []),
        ]);
    const placed = (one: Box) => one.slots.some((slot) => choices.isPlaceSlot(slot)),
        carded = (one: Box) =>
            one.slots.some(
                (slot) =>
                    !choices.isPlaceSlot(slot) &&
                    slot.words.some((text) => cards.has(text)) &&
                    slot.words.every((text) => !cards.has(text) || held.has(text)),
            );
    const numbered = (one: Box) => draft?.verb === one.verb && one.slots.some((slot) => slot.words.length === 0);
    const lines =
        draft !== null &&
        placed(choices.best(draft) ?? { verb: "", slots: [] }) &&
        fitting(choices.boxes, draft).length > 1 &&
        !choices.isPair(draft.verb)
            ? fitting(choices.boxes, draft).map((one) => ({
                  ...one,
                  slots: one.slots.map((slot, i) =>
                      draft.picks[i] != null ? { ...slot, words: [draft.picks[i]!] } : slot,
                  ),
              }))
            : choices.boxes.filter((one) => !placed(one) && !carded(one) && !numbered(one));
    /* A card window in the middle of an attack is the person's to answer; the attack goes on afterwards. */
    const window = choices.verbs().some((verb) => isVerb(facts, verb, "passes"));
    const runs = acts.runner.value !== null && !(acts.runner.value.kind === "until" && window);
    const plain = plainVerbs(choices.boxes),
        playable = choices.boxes.some(carded),
        pile = aboutPile(scene);
    return (
        <section ref={self} tabIndex={-1} class={`ask mine o-${owner?.slot ?? "white"}`} aria-label={word("yourTurn")}>
            <span class="eyebrow">
                {owner !== null && <Chip owner={owner} size={18} />}
                {session.live.value?.seat === session.seat.value || session.live.value?.turn === 0
                    ? word("yourTurn")
                    : word("yourAnswer")}
                {stepName(scene) !== "" && ` · ${stepName(scene)}`}
            </span>
            <h1>{titleOf(scene, acts)}</h1>
            {draft !== null && acts.to.value !== null && !runs && (
                <Tool name="close" label={word("anotherChoice")} press={() => acts.back()} />
            )}
            {(pile !== null || (draft === null && acts.first.value.size > 0)) && (
                <p class="asked">
                    {pile !== null && <Pile scene={scene} text={pile} />}
                    {draft === null &&
                        acts.first.value.size > 0 &&
                        acts.runner.value === null &&
                        word(
                            facts.mode.board === "cards"
                                ? "pressRow"
                                : pile !== null && roomy.value
                                  ? "pressOrDrag"
                                  : "pressPlace",
                        )}
                </p>
            )}
            {runs ? (
                <Running acts={acts} scene={scene} />
            ) : (
                <>
                    <HintBox scene={scene} acts={acts} />
                    <Verbs scene={scene} acts={acts} />
                    <Attacks scene={scene} acts={acts} />
                    <Tries scene={scene} />
                    <Lines scene={scene} acts={acts} boxes={lines} />
                    {playable && (
                        <p class="dim">
                            <Ico name="card" /> {word("cardsLit")}
                        </p>
                    )}
                    <Chance scene={scene} acts={acts} />
                    <SpreadOf scene={scene} acts={acts} />
                    {box !== null && fightsOf(scene, acts) ? (
                        <Fight scene={scene} acts={acts} box={box} />
                    ) : (
                        !scene.atDice.value && (
                            <>
                                {box !== null && !(acts.from.value !== null && acts.to.value === null) && (
                                    <Slots scene={scene} acts={acts} box={box} />
                                )}
                                <Primary scene={scene} acts={acts} />
                            </>
                        )
                    )}
                    {plain.length > 0 && (
                        <div class="row wrap plainrow">
                            <NextChoice scene={scene} />
                            {plain.map((verb) => (
                                <Btn
                                    kind={
                                        acts.notation.value === null &&
                                        plain.length === 1 &&
                                        !playable &&
                                        !choices.boxes.some(placed)
                                            ? "go grow"
                                            : "grow"
                                    }
                                    off={session.busy.value}
                                    press={() => void acts.act(verb)}
                                >
                                    {facts.verbs.find((one) => one.id === verb)?.name ?? verb}{" "}
                                    {verb === plain[plain.length - 1] && <Kbd of="end" />}
                                </Btn>
                            ))}
                        </div>
                    )}
                    <Helpers scene={scene} acts={acts} />
                </>
            )}
            {question !== undefined && question.rule !== "" && (
                <details class="rule">
                    <summary>{word("theRule")}</summary>
                    <p>
                        {question.rule} <span class="dim">{question.ids}</span>
                    </p>
                </details>
            )}
        </section>
    );
}

export function AskPanel({ scene }: { scene: Scene }) {
    const { session, acts } = scene;
    if (session.queue.value.length > 0) return <Watching scene={scene} />;
    return session.mine.value !== null && session.facts.value !== null ? (
        <Mine scene={scene} acts={acts} />
    ) : (
        <Waiting scene={scene} />
    );
}
