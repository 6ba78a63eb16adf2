/* What stands on a place: units with the owner's letter, all that stands beside them, and the place's name. */
import { iconCalled, pathOf, type Icon } from "../look/art";
import { broken, nameOf, type Point } from "../table/boardmath";
import type { Label } from "../table/protocol";
import type { Place } from "../table/scene";
import { radius } from "./drawing";

function Mark({ name, x, y, size, kind = "" }: { name: Icon; x: number; y: number; size: number; kind?: string }) {
    return (
        <path
            class={`mark ${kind}`}
            transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 16})`}
            fill-rule="evenodd"
            d={pathOf(name)}
        />
    );
}

function Ships({ place, from }: { place: Place; from: number }) {
    let x = from;
    return (
        <>
            {[...place.ships].reverse().flatMap(([id, count]) => {
                const name = iconCalled(id) ?? "cruiser",
                    shown = count > 3 ? 1 : count;
                const marks = Array.from({ length: shown }, (_, i) => (
                    <Mark name={name} x={x + i * 10} y={-1} size={12} kind="ship" />
                ));
                x += shown * 10 + (count > 3 ? 8 : 1);
                return count > 3
                    ? [
                          ...marks,
                          <text class="letter" x={x - 7} y={3}>
                              {count}
                          </text>,
                      ]
                    : marks;
            })}
        </>
    );
}

const Ruin = ({ here }: { here: string }) => (
    <g class="ruin" transform={here}>
        <circle r="13" />
        <path d="M-6-6 6 6M6-6-6 6" />
    </g>
);

const Free = ({ place, here }: { place: Place; here: string }) => (
    <g class="token free" transform={here}>
        <circle class="hole" r="6" />
        {place.resource && <Mark name="resource" x={11} y={8} size={14} />}
        {place.titan && <Mark name="titan" x={0} y={-16} size={22} kind="titan" />}
    </g>
);

/* The disc under the number: of a base a house, about a strategic place a ring. */
const Disc = ({ place, r }: { place: Place; r: number }) => (
    <>
        {place.strategic && (
            <>
                <path class="strategic" d={`M0 ${-r - 7}v5M0 ${r + 2}v5M${-r - 7} 0h5M${r + 2} 0h5`} />
                <circle class="strategic" r={r + 3.5} />
            </>
        )}
        {place.base !== null ? (
            <path class="disc" d={`M0 ${-r - 3}L${r + 1.5} ${-r * 0.35}V${r}H${-r - 1.5}V${-r * 0.35}Z`} />
        ) : (
            <circle class="disc" r={r} />
        )}
    </>
);

/* More digits are smaller. */
function sizeOfCount(units: number, r: number): number {
    if (units > 99) return 13;
    return units > 9 ? r * 1.08 : r * 1.2;
}

export function Token({ place, at, far }: { place: Place; at: Point; far: boolean }) {
    const r = radius(place),
        t = r * 0.74,
        here = `translate(${at[0]} ${at[1]})${far ? " scale(1.4)" : ""}`;
    if (place.dead) return <Ruin here={here} />;
    if (place.owner === null && place.units === 0) return <Free place={place} here={here} />;
    return (
        <g class={`token ${place.state} o-${place.owner?.slot ?? "white"}`} transform={here}>
            <Disc place={place} r={r} />
            <text class="count" y={r * 0.4} style={{ fontSize: `${sizeOfCount(place.units, r)}px` }}>
                {place.units}
            </text>
            <circle class="tag" cx={-t} cy={-t} r="7" />
            <text class="letter" x={-t} y={-t + 3.6}>
                {place.owner?.letter ?? "?"}
            </text>
            {place.hero && <Mark name="hero" x={t + 2} y={-t - 1} size={14} />}
            {place.resource && <Mark name="resource" x={t + 4} y={t + 1} size={14} />}
            {place.tower && <Mark name="tower" x={-t - 4} y={t} size={14} />}
            {place.tokens > 0 && <Mark name="token" x={t + 3} y={t + 1} size={14} />}
            <Ships place={place} from={r + 8 + (place.strategic ? 5 : 0)} />
            {place.titan && <Mark name="titan" x={0} y={-r - 12} size={23} kind="titan" />}
        </g>
    );
}

export function NameOf({ place, label, far }: { place: Place; label: Label; far: boolean }) {
    const {
        name: [x, y, w, h],
        lines,
        short,
    } = nameOf(label);
    const parts = broken(place.name, short ? 2 : lines),
        size = short ? 9.5 : 11,
        height = short ? 10.5 : h / Math.max(1, lines);
    const above = y < label.anchor[1] - 8,
        near =
            above && x < label.anchor[0] && x + w > label.anchor[0]
                ? Math.min(0, label.anchor[1] - 18 - y - height * parts.length)
                : 0; /* the letter stands out of the token */
    const moved = far ? (above ? -6 - height * 0.4 * parts.length : 8) : near;
    return (
        <text
            class={`name ${place.state}${short ? " short" : ""}`}
            style={{ fontSize: `${far ? size * 1.45 : size}px` }}
        >
            {parts.map((part, i) => (
                <tspan x={x + w / 2} y={y + moved + height * (far ? 1.4 : 1) * (i + 0.78)}>
                    {part}
                </tspan>
            ))}
        </text>
    );
}
