/* What is left open in a draft: numbers, heroes, ships. */
import type { Acts } from "../table/acts";
import { Stepper, Switch } from "../look/art";
import { defaultOf, type Box } from "../table/boxes";
import type { Trait } from "../table/protocol";
import type { Scene } from "../table/scene";
import { pretty } from "../table/speech";
import { isVerb } from "../table/verbs";
import { word } from "../words/words";

const DICE: Trait[] = ["attacks", "defends", "commits", "assaults"]; /* of verbs whose number is one of dice */

/* of verbs whose number is one of dice */

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
