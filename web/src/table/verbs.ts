/* What verbs are, as the facts tell it: nobody here knows a verb by its word. */
import type { Facts, Trait } from "./protocol";

/* The dice of a battle follow. */
export const FIGHTS: Trait[] = ["attacks", "declares", "assaults"];

/* Whether a verb, or the verb of a line, has any of these traits. */
export function isVerb(facts: Facts | null, line: string, ...traits: Trait[]): boolean {
    const end = line.indexOf(" "),
        id = end < 0 ? line : line.slice(0, end);
    const verb = facts?.verbs.find((one) => one.id === id);
    return verb !== undefined && traits.some((trait) => verb.traits.includes(trait));
}

/* The verb that has this trait; each of the traits that are asked for here has one at most. */
export const verbWith = (facts: Facts | null, trait: Trait): string | undefined =>
    facts?.verbs.find((one) => one.traits.includes(trait))?.id;
