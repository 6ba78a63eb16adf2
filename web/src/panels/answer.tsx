/* The answer as the one large button, and how a battle is fought. */
import type { Acts } from "../table/acts";
import { Btn } from "../look/art";
import { defaultOf, type Box } from "../table/boxes";
import type { Scene } from "../table/scene";
import { roomy } from "../browser/settings";
import { moveIn, until } from "../table/settings";
import { pretty } from "../table/speech";
import { isVerb } from "../table/verbs";
import { colon, word } from "../words/words";
import { Kbd } from "./kbd";
import { Slots } from "./slots";

/* Things that need nothing more than being said: end, pass, accept … */
export function plainVerbs(boxes: Box[]): string[] {
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
                    {fights ? word("rollOnce") : pretty(scene.facts, line)} <Kbd of="yes" />
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
export function Fight({ scene, acts, box }: { scene: Scene; acts: Acts; box: Box }) {
    const dice = box.slots.findIndex((slot) => slot.words.length === 0);
    const slot = box.slots[dice];
    const count = slot === undefined ? null : (acts.draft.value?.picks[dice] ?? defaultOf(slot));
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
            <details class="finer" open={box.slots.some((one) => one.optional)}>
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
