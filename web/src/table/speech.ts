/* Notation as people read it: `attack palaven irune 3` becomes "Attack: 3, Palaven → Irune", `place irune 3` "Place
 * units: 3 → Irune". Words come from the facts. */
import type { Facts } from "./protocol";
import { colon } from "../words/words";

const names = new WeakMap<Facts, Map<string, string>>();

function dictionary(facts: Facts): Map<string, string> {
    let map = names.get(facts);
    if (map === undefined) {
        const lists = [
            facts.goals,
            facts.rewards,
            facts.classes,
            facts.tokens,
            facts.armies,
            facts.cards,
            facts.places,
        ];
        map = new Map([
            ...Object.entries(facts.things),
            ...lists.flatMap((list) => list.map((one): [string, string] => [one.id, one.name])),
        ]);
        names.set(facts, map);
    }
    return map;
}

function say(facts: Facts, text: string): string {
    const [id = "", count] = text.split(":");
    const name = dictionary(facts).get(id) ?? id;
    return count === undefined ? name : `${name} ${count}`;
}

/* `bare`: words alone, without a verb before them. */
export function pretty(facts: Facts, line: string, bare = false): string {
    const [verb = "", ...words] = line.split(" ");
    const named = facts.verbs.find((one) => one.id === verb)?.name ?? verb;
    const places = words.filter((text) => facts.places.some((place) => place.id === text));
    const said = words.map((text, i) =>
        places.length === 2 && text === places[1] && i > 0 ? `→ ${say(facts, text)}` : say(facts, text),
    );
    if (bare) return said.join(" ");
    const number = words.length > 1 ? words.findIndex((text) => /^\d+$/.test(text)) : -1;
    if (number < 0) return [named, ...said].join(" ");
    const others = said.filter((_, i) => i !== number).join(" ");
    return `${named}${colon()}${words[number]}${places.length === 1 ? " →" : ","} ${others}`;
}
