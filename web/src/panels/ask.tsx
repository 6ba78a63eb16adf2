/* What is asked, so that nobody must read to know whose decision it is; everything that can be answered, with the most
 * probable answer as the one large button. Made of boxes alone: it knows no game. */
import { useEffect, useRef } from "preact/hooks";
import type { Acts } from "../table/acts";
import { Btn, Chip, Ico, Segments, Tool } from "../look/art";
import { Tries } from "../board/assets";
import { fitting, type Box } from "../table/boxes";
import { Pile } from "../board/drag";
import type { Scene } from "../table/scene";
import { roomy } from "../browser/settings";
import { isVerb } from "../table/verbs";
import { SpreadOf } from "./spread";
import { word } from "../words/words";
import { Kbd } from "./kbd";
import { Watching, Waiting } from "./watching";
import { Attacks } from "./targets";
import { Lines } from "./lines";
import { Slots } from "./slots";
import { plainVerbs, fightsOf, Primary, Fight } from "./answer";
import { Chance, NextChoice, Helpers, HintBox, Running } from "./helpers";
import { titleOf, aboutPile, stepName } from "./title";

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
