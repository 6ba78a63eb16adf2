/* Attacks as a list: targets of the place that was chosen, before that the best of all. */
import type { Acts } from "../table/acts";
import { Chip } from "../look/art";
import type { Odds } from "../table/protocol";
import type { Place, Scene } from "../table/scene";
import { isVerb } from "../table/verbs";
import { percent, word } from "../words/words";

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
export function Attacks({ scene, acts }: { scene: Scene; acts: Acts }) {
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
