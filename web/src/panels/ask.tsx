/* What is asked, so that nobody must read to know whose decision it is; everything that can be answered, with the most
 * probable answer as the one large button. Made of boxes alone: it knows no game. */
import { useEffect, useRef } from "preact/hooks";
import type { Acts } from "../table/acts";
import { Btn, Chip, Ico, Segments, Tool } from "../look/art";
import { Tries } from "../board/assets";
import { sorted } from "../table/asked";
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
    const verbs = scene.choices.placeVerbs();
    const [first = "", second] = verbs;
    if (second === undefined) return null;
    const drafted = acts.draft.value?.verb;
    const now = drafted !== undefined && verbs.includes(drafted) ? drafted : (acts.verb.value ?? first);
    return (
        <Segments
            value={now}
            label={word("whatToDo")}
            options={verbs.map((verb): [string, string] => [
                verb,
                scene.facts.verbs.find((one) => one.id === verb)?.name ?? verb,
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

/* What was pressed so far goes on; the way back stands beside it. */
function Head({ scene, acts, runs }: { scene: Scene; acts: Acts; runs: boolean }) {
    const { session } = scene;
    const owner = scene.owner(session.seat.value);
    const turn = session.live.value?.seat === session.seat.value || session.live.value?.turn === 0;
    const step = stepName(scene);
    return (
        <>
            <span class="eyebrow">
                {owner !== null && <Chip owner={owner} size={18} />}
                {word(turn ? "yourTurn" : "yourAnswer")}
                {step !== "" && ` · ${step}`}
            </span>
            <h1>{titleOf(scene, acts)}</h1>
            {acts.draft.value !== null && acts.to.value !== null && !runs && (
                <Tool name="close" label={word("anotherChoice")} press={() => acts.back()} />
            )}
        </>
    );
}

function howTo(scene: Scene, pile: boolean): string {
    if (scene.facts.mode.board === "cards") return word("pressRow");
    return word(pile && roomy.value ? "pressOrDrag" : "pressPlace");
}

/* What there is to place, and what to press. */
function Asked({ scene, acts }: { scene: Scene; acts: Acts }) {
    const pile = aboutPile(scene);
    const open = acts.draft.value === null && acts.first.value.size > 0;
    if (pile === null && !open) return null;
    return (
        <p class="asked">
            {pile !== null && <Pile scene={scene} text={pile} />}
            {open && acts.runner.value === null && howTo(scene, pile !== null)}
        </p>
    );
}

/* What is left open in the draft, and the answer; of a battle at the dice, they lie on the board. */
function Answer({ scene, acts }: { scene: Scene; acts: Acts }) {
    const draft = acts.draft.value;
    const box = draft === null ? null : scene.choices.best(draft);
    if (box !== null && fightsOf(scene, acts)) return <Fight scene={scene} acts={acts} box={box} />;
    if (scene.atDice.value) return null;
    const aims = acts.from.value !== null && acts.to.value === null;
    return (
        <>
            {box !== null && !aims && <Slots scene={scene} acts={acts} box={box} />}
            <Primary scene={scene} acts={acts} />
        </>
    );
}

/* Things that need nothing more than being said: end, pass, accept … */
function Plain({ scene, acts, only }: { scene: Scene; acts: Acts; only: boolean }) {
    const verbs = plainVerbs(scene.choices.boxes);
    if (verbs.length === 0) return null;
    const leads = only && verbs.length === 1 && acts.notation.value === null;
    return (
        <div class="row wrap plainrow">
            <NextChoice scene={scene} />
            {verbs.map((verb, i) => (
                <Btn kind={leads ? "go grow" : "grow"} off={scene.session.busy.value} press={() => void acts.act(verb)}>
                    {scene.facts.verbs.find((one) => one.id === verb)?.name ?? verb}{" "}
                    {i === verbs.length - 1 && <Kbd of="end" />}
                </Btn>
            ))}
        </div>
    );
}

function Rule({ scene }: { scene: Scene }) {
    const question = scene.facts.questions.find((one) => one.id === scene.asked.kind);
    return question === undefined || question.rule === "" ? null : (
        <details class="rule">
            <summary>{word("theRule")}</summary>
            <p>
                {question.rule} <span class="dim">{question.ids}</span>
            </p>
        </details>
    );
}

function Choosing({ scene, acts }: { scene: Scene; acts: Acts }) {
    const { lines, placed, carded } = sorted(scene.session, acts.draft.value);
    return (
        <>
            <HintBox scene={scene} acts={acts} />
            <Verbs scene={scene} acts={acts} />
            <Attacks scene={scene} acts={acts} />
            <Tries scene={scene} />
            <Lines scene={scene} acts={acts} boxes={lines} />
            {carded && (
                <p class="dim">
                    <Ico name="card" /> {word("cardsLit")}
                </p>
            )}
            <Chance scene={scene} acts={acts} />
            <SpreadOf scene={scene} acts={acts} />
            <Answer scene={scene} acts={acts} />
            <Plain scene={scene} acts={acts} only={!carded && !placed} />
            <Helpers scene={scene} acts={acts} />
        </>
    );
}

/* A card window in the middle of an attack is the person's to answer; the attack goes on afterwards. */
function runsOn(scene: Scene, acts: Acts): boolean {
    const runner = acts.runner.value;
    if (runner === null) return false;
    const window = scene.choices.verbs().some((verb) => isVerb(scene.facts, verb, "passes"));
    return !(runner.kind === "until" && window);
}

function Mine({ scene, acts }: { scene: Scene; acts: Acts }) {
    const self = useHome(scene.asked.number);
    const owner = scene.owner(scene.session.seat.value);
    const runs = runsOn(scene, acts);
    return (
        <section ref={self} tabIndex={-1} class={`ask mine o-${owner?.slot ?? "white"}`} aria-label={word("yourTurn")}>
            <Head scene={scene} acts={acts} runs={runs} />
            <Asked scene={scene} acts={acts} />
            {runs ? <Running acts={acts} scene={scene} /> : <Choosing scene={scene} acts={acts} />}
            <Rule scene={scene} />
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
