/* The tip of what is hovered or has the focus, and what the signs of the board mean. */
import { Ico, type Icon } from "../look/art";
import type { Region, Scene } from "../table/scene";
import { word } from "../words/words";

/* Beside the cell, on the side where there is more room. */
function tipPlace(id: string): Record<string, string> {
    const cell = document.querySelector(`[data-place="${CSS.escape(id)}"]`),
        box = cell?.getBoundingClientRect(),
        map = cell?.closest(".map")?.getBoundingClientRect();
    if (box === undefined || map === undefined) return {};
    const across: Record<string, string> =
        box.left + box.width / 2 < map.left + map.width / 2
            ? { left: `${box.right - map.left + 6}px` }
            : { right: `${map.right - box.left + 6}px` };
    return { ...across, top: `${Math.max(8, Math.min(box.top - map.top, map.height - 130))}px` };
}

/* Where nothing hovers, a tap on a place that can't be chosen only looks at it. */
function tappedOf(scene: Scene): string | null {
    const place = scene.byId.value.get(scene.acts.looked.value ?? "");
    return place?.state === "" && matchMedia("(hover: none), (max-width: 599px)").matches ? place.id : null;
}

const sharesOf = ({ held, places }: Region) =>
    held.map(({ owner, count }) => `${owner.letter} ${count}/${places.length}`).join("  ");

export function Tip({ scene }: { scene: Scene }) {
    const focused = document.activeElement?.matches("[data-place]:focus-visible") === true ? scene.focus.value : null;
    const place = scene.byId.value.get(scene.hover.value ?? focused ?? tappedOf(scene) ?? "");
    const region = scene.regions.value.find((one) => one.id === place?.region);
    if (place === undefined) return null;
    const near = (scene.session.facts.value?.rules.places?.[place.id] ?? [])
        .map((id) => scene.byId.value.get(id))
        .filter((one) => one !== undefined);
    return (
        <div
            key={place.id}
            class={`tip o-${place.owner?.slot ?? "white"}`}
            style={tipPlace(place.id)}
            aria-hidden="true"
        >
            <b>{place.name}</b>
            <span>{place.words.slice(place.name.length + 2)}</span>
            {region !== undefined && region.bonus > 0 && (
                <span class="dim">
                    {region.name} · +{region.bonus}
                    {region.held.length > 0 && ` · ${sharesOf(region)}`}
                </span>
            )}
            <span class="dim near">
                {near.map((one) => (
                    <i class={`o-${one.owner?.slot ?? "white"}`}>
                        {one.name} {one.units > 0 ? one.units : ""}
                    </i>
                ))}
            </span>
        </div>
    );
}

const some = (list: (string | null)[] | undefined) => list?.some((at) => at !== null) === true;

/* Signs that mean something on this board now. */
function signsOf({ session }: Scene): [Icon, string | undefined][] {
    const facts = session.facts.value;
    const view = session.shown.value;
    const things = facts?.things;
    const all: [Icon, boolean, string | undefined][] = [
        ["strategic", (facts?.rules.strategic ?? []).length > 0, word("strategic")],
        ["base", some(Object.values(view?.base ?? {})), word("base")],
        ["hero", some(Object.values(view?.hero ?? {})), word("hero")],
        ["resource", (view?.resource ?? []).length > 0, things?.resource],
        ["tower", some(view?.tower), things?.tower],
        ["token", some(view?.token_at), things?.token],
        ["titan", (view?.titan ?? null) !== null, things?.titan],
    ];
    return all.flatMap(([sign, seen, name]): [Icon, string | undefined][] => (seen ? [[sign, name]] : []));
}

export function Legend({ scene }: { scene: Scene }) {
    const link = scene.session.facts.value?.things.link;
    return (
        <div class="corner" aria-hidden="true">
            <span>
                <svg class="ln">
                    <path d="M0 4h34" class="lane" />
                </svg>
                {word("border")}
            </span>
            {link !== undefined && (
                <span>
                    <svg class="ln link">
                        <path d="M2 4h30" class="dash" />
                    </svg>
                    {link}
                </span>
            )}
            {signsOf(scene).map(([sign, name]) => (
                <span key={sign}>
                    <Ico name={sign} />
                    {name}
                </span>
            ))}
        </div>
    );
}
