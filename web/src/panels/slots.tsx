/* What is left open in a draft: numbers, heroes, ships. */
import type { Acts } from "../table/acts";
import { Stepper, Switch } from "../look/art";
import { defaultOf, type Box, type Slot } from "../table/boxes";
import type { Trait } from "../table/protocol";
import type { Scene } from "../table/scene";
import { pretty } from "../table/speech";
import { isVerb } from "../table/verbs";
import { firstOf, sure } from "../table/sure";
import { word } from "../words/words";

const DICE: Trait[] = ["attacks", "defends", "commits", "assaults"]; /* of verbs whose number is one of dice */

/* of verbs whose number is one of dice */

/* What a number of is asked: `cruiser:2` is of cruisers. */
const kindOf = ({ words }: Slot) => firstOf(words).split(":")[0] ?? "";

export function Slots({ scene, acts, box }: { scene: Scene; acts: Acts; box: Box }) {
    const draft = sure(acts.draft.value, "draft");
    const { facts } = scene;
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
                            label={pretty(facts, ` ${firstOf(slot.words)}`, true)}
                            on={pick !== ""}
                            change={(on) => acts.pick(i, on ? firstOf(slot.words) : null)}
                        />
                    );
                if (slot.optional && slot.words.length > 1) {
                    const at = pick === "" ? 0 : slot.words.indexOf(pick ?? "") + 1;
                    return (
                        <div class="ships" key={i}>
                            <span>{pretty(facts, ` ${kindOf(slot)}`, true)}</span>
                            <Stepper
                                label={kindOf(slot)}
                                value={at}
                                low={0}
                                high={slot.words.length}
                                change={(value) => acts.pick(i, value === 0 ? null : (slot.words[value - 1] ?? null))}
                            />
                        </div>
                    );
                }
                return null;
            })}
        </>
    );
}
