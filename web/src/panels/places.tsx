/* The list of places: the same data as the board, the same presses, as a table for everybody. */
import { useSignal } from "@preact/signals";
import { Chip, Ico, iconCalled, type Icon } from "../look/art";
import type { Place, Scene } from "../table/scene";
import { percent, word } from "../words/words";

function Marks({ place }: { place: Place }) {
    const marks: [boolean, Icon][] = [
        [place.strategic, "strategic"],
        [place.base !== null, "base"],
        [place.hero, "hero"],
        [place.resource, "resource"],
        [place.tower, "tower"],
        [place.tokens > 0, "token"],
        [place.titan, "titan"],
    ];
    return (
        <>
            {marks.map(([on, name]) => on && <Ico name={name} />)}
            {place.ships.map(([id]) => {
                const icon = iconCalled(id);
                return icon !== null && <Ico name={icon} />;
            })}
        </>
    );
}

function labelOf(scene: Scene, place: Place): string {
    const choices = scene.session.choices.value;
    const verb = scene.acts.draft.value?.verb ?? choices?.placeVerbs().find((one) => choices.firsts(one).has(place.id));
    const name = scene.session.facts.value?.verbs.find((one) => one.id === verb)?.name ?? word("choose");
    if (place.state === "sel") return scene.acts.from.value === place.id ? word("fromHere") : word("chosen");
    if (place.win !== null) return `${name} ${percent(place.win)}`;
    return place.state === "can" && choices?.isPair(verb ?? "") ? word("fromHere") : name;
}

function RowOf({ scene, place }: { scene: Scene; place: Place }) {
    const live = place.state !== "" && place.state !== "dim";
    return (
        <tr class={`${place.state} o-${place.owner?.slot ?? "white"}`} data-row={place.id}>
            <td>
                {place.owner !== null ? (
                    <Chip owner={place.owner} size={24} />
                ) : (
                    <span class="nobody" aria-hidden="true" />
                )}
            </td>
            <th scope="row">
                <span>{place.name}</span> <Marks place={place} />
                <span class="unseen">{place.words.slice(place.name.length)}</span>
            </th>
            <td class="do">
                {live && (
                    <button
                        type="button"
                        class={`pill${place.state === "sel" ? " on" : ""}`}
                        aria-label={`${place.name}: ${labelOf(scene, place)}`}
                        onClick={() => scene.acts.choose(place.id)}
                    >
                        {labelOf(scene, place)}
                    </button>
                )}
            </td>
            <td class="n">{place.dead ? "×" : place.units > 0 ? place.units : ""}</td>
        </tr>
    );
}

export function PlacesList({ scene }: { scene: Scene }) {
    const find = useSignal(""),
        only = useSignal(false);
    const shown = (place: Place) =>
        (find.value === "" || place.name.toLowerCase().includes(find.value.toLowerCase())) &&
        (!only.value || place.state !== "");
    return (
        <section class="plist" aria-label={word("places")}>
            <div class="row tools-row">
                <input
                    class="inp grow"
                    id="find-place"
                    type="search"
                    aria-label={word("findPlace")}
                    placeholder={word("findPlace")}
                    value={find.value}
                    onInput={(event) => {
                        find.value = event.currentTarget.value;
                    }}
                />
                <button
                    type="button"
                    class={`pill${only.value ? " on" : ""}`}
                    aria-pressed={only.value}
                    onClick={() => {
                        only.value = !only.value;
                    }}
                >
                    {word("onlyChoices")}
                </button>
            </div>
            {scene.regions.value.map((region) => {
                const places = region.places.map((id) => scene.place(id)).filter(shown);
                return places.length === 0 ? null : (
                    <table key={region.id}>
                        <caption style={{ "--r": region.colour }}>
                            <i aria-hidden="true" />
                            {region.name}
                            {region.bonus > 0 && ` · +${region.bonus}`}
                            <span class="held">
                                {region.held.map(({ owner, count }) => (
                                    <span class={`o-${owner.slot}`}>
                                        {owner.letter} {count}/{region.places.length}
                                    </span>
                                ))}
                            </span>
                        </caption>
                        <tbody>
                            {places.map((place) => (
                                <RowOf key={place.id} scene={scene} place={place} />
                            ))}
                        </tbody>
                    </table>
                );
            })}
        </section>
    );
}
