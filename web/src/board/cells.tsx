/* Cells, which are the buttons of the board, and the plates of the regions. */
import { badgeOf, broken } from "../table/boardmath";
import type { Badge, Layout } from "../table/protocol";
import type { Place, Region, Scene } from "../table/scene";
import type { Shape } from "./drawing";

export function Cell({ place, shape, scene, first }: { place: Place; shape: Shape; scene: Scene; first: boolean }) {
    const id = `cell-${shape.id}`,
        slot = place.owner?.slot ?? "none";
    const live = place.state !== "" && place.state !== "dim";
    return (
        <g
            class={`cell o-${slot} ${place.dead ? "dead" : ""} ${place.state}`}
            role="button"
            tabIndex={first ? 0 : -1}
            aria-label={place.words}
            style={
                place.owner === null
                    ? { "--r": scene.session.facts.value?.regions.find((one) => one.id === place.region)?.colour }
                    : {}
            }
            data-place={shape.id}
            data-state={place.state}
            aria-disabled={!live}
            onClick={() => scene.acts.choose(shape.id)}
            onFocus={() => {
                scene.focus.value = shape.id;
            }}
            onPointerMove={(event) => scene.hovers(event, shape.id)}
            onPointerLeave={() => {
                scene.hover.value = null;
            }}
        >
            <path id={id} class="fill" d={shape.d} />
            {place.owner !== null && <path class="pattern" fill={`url(#pat-${slot})`} d={shape.d} />}
            {place.owner !== null && (
                <g clip-path={`url(#clip-${shape.id})`}>
                    <use class="band b3" href={`#${id}`} />
                    <use class="band b2" href={`#${id}`} />
                </g>
            )}
            <use class="rim" href={`#${id}`} />
        </g>
    );
}

/* Letters spread over a plate; where there are too many they go nearer to its end, and become narrower. */
const fitted = (name: string, width: number) =>
    name.length * 7 > width - 46
        ? { textLength: Math.min(name.length * 7.4, width - 41), lengthAdjust: "spacingAndGlyphs" as const }
        : { textLength: width - 46, lengthAdjust: "spacing" as const };

/* The end of a plate with the bonus on it, or all of a plate that has no room for more. */
const lotOf = (w: number, h: number) =>
    w > 44
        ? `M10 0H28V${h}H10A10 10 0 0 1 0 ${h - 10}V10A10 10 0 0 1 10 0Z`
        : `M${h / 2} 0H${w - h / 2}A${h / 2} ${h / 2} 0 0 1 ${w - h / 2} ${h}` +
          `H${h / 2}A${h / 2} ${h / 2} 0 0 1 ${h / 2} 0Z`;

function Shares({ region, w, h }: { region: Region; w: number; h: number }) {
    let from = 0;
    return (
        <g transform={`translate(10 ${h - 1})`}>
            {region.held.map(({ owner, count }) => {
                const width = ((w - 20) * count) / region.places.length;
                const at = from;
                from += width;
                return (
                    <rect class={`share o-${owner.slot}`} x={at} y={0} width={Math.max(0, width - 0.8)} height={3} />
                );
            })}
        </g>
    );
}

function Plate({ region, badge, far }: { region: Region; badge: Badge; far: boolean }) {
    const [x, y, whole, high] = badgeOf(badge);
    const [w, h] = far ? [40, 20] : [whole, high];
    const lines = 1 + Math.round((h - 20) / 12);
    return (
        <g
            class={`plate${region.whole !== null ? ` whole o-${region.whole.slot}` : ""}`}
            style={{ "--r": region.colour }}
            transform={
                far ? `translate(${x + whole / 2 - 28} ${y + high / 2 - 14}) scale(1.4)` : `translate(${x} ${y})`
            }
        >
            <rect class="card-bg" width={w} height={h} rx="10" />
            <path class="lot" d={lotOf(w, h)} />
            <text class="bonus" x={w > 44 ? 16 : w / 2} y={h / 2 + 4}>
                +{region.bonus}
            </text>
            {w > 44 &&
                broken(region.name, lines).map((part, i) => (
                    <text class="region" x={34} y={13.4 + 12 * i} {...(lines > 1 ? {} : fitted(part, w))}>
                        {part.toUpperCase()}
                    </text>
                ))}
            <Shares region={region} w={w} h={h} />
        </g>
    );
}

/* Regions and their bonus, with who holds how much of them. */
export function Badges({ scene, layout, far }: { scene: Scene; layout: Layout; far: boolean }) {
    return (
        <>
            {layout.badges.map((badge) => {
                const region = scene.regions.value.find((one) => one.id === badge.id);
                return region === undefined ? null : <Plate region={region} badge={badge} far={far} />;
            })}
        </>
    );
}
