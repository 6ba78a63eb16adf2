/* A board of cells as SVG: fill is the owner, line is the region, white is the choice. Cells come from the geometry
 * that the engine computes (docs/GEOMETRY.md). Each place is a button; arrow keys go to the neighbour in that
 * direction. */
import { computed, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Graticule, Ico, iconCalled, pathOf, Stars, Tool, type Icon } from "../look/art";
import {
    badgeOf,
    blade,
    broken,
    curve,
    freest,
    lane,
    line,
    nameOf,
    points,
    stretched,
    toward,
    type Point,
    type Rect,
} from "../table/boardmath";
import { Pan } from "./pan";
import type { Geometry, Label, Layout } from "../table/protocol";
import type { Arrow, Place, Scene } from "../table/scene";
import { zooms } from "../browser/settings";
import { language, percent, word } from "../words/words";

interface Shape {
    id: string;
    d: string;
    label: Label;
}

interface Drawing {
    layout: Layout;
    shapes: Shape[];
    lands: { id: string; d: string }[];
    at: Map<string, Point>;
    upright: boolean;
}

function draw(geometry: Geometry, upright: boolean, by: number): Drawing {
    const layout = upright ? geometry.upright! : roomForWraps(stretched(geometry.flat!, by));
    const labels = new Map(layout.labels.map((label) => [label.id, label]));
    const shapes = geometry.places!.map(({ id, outline }) => ({
        id,
        d: curve(points(outline, upright, by)),
        label: labels.get(id)!,
    }));
    const lands = geometry.regions!.map(({ id, outlines }) => ({
        id,
        d: outlines.map((ring) => curve(points(ring, upright, by))).join(""),
    }));
    return { layout, shapes, lands, at: new Map(layout.labels.map((label) => [label.id, label.anchor])), upright };
}

/* Where ways leave a sheet that lies, their names stand at its edge. */
function roomForWraps(layout: Layout): Layout {
    const [x, y, w, h] = layout.bounds,
        room = layout.links.some((link) => link.kind === "wrap") ? 26 : 0;
    return { ...layout, bounds: [x - room, y, w + 2 * room, h] };
}

/* A sheet that lies in a wider frame may be a little wider itself: in whole steps, so that it seldom changes. */
function stretchOf({ bounds: [, , w, h] }: Layout, [width, height]: Point): number {
    const room = (width - 12) / Math.max(1, height - 34) / ((w + 16) / (h + 12));
    return Math.max(1, Math.min(1.14, Math.floor(room * 50) / 50));
}

const radius = (place: Place) => (place.units < 4 ? 13.5 : place.units < 10 ? 15 : 17);

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

/* ---- A token: units, owner's letter, and all that stands beside them ---- */

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

function Token({ place, at, far }: { place: Place; at: Point; far: boolean }) {
    const r = radius(place),
        t = r * 0.74,
        here = `translate(${at[0]} ${at[1]})${far ? " scale(1.4)" : ""}`;
    if (place.dead)
        return (
            <g class="ruin" transform={here}>
                <circle r="13" />
                <path d="M-6-6 6 6M6-6-6 6" />
            </g>
        );
    if (place.owner === null && place.units === 0)
        return (
            <g class="token free" transform={here}>
                <circle class="hole" r="6" />
                {place.resource && <Mark name="resource" x={11} y={8} size={14} />}
                {place.titan && <Mark name="titan" x={0} y={-16} size={22} kind="titan" />}
            </g>
        );
    return (
        <g class={`token ${place.state} o-${place.owner?.slot ?? "white"}`} transform={here}>
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
            <text
                class="count"
                y={r * 0.4}
                style={{ fontSize: `${place.units > 99 ? 13 : place.units > 9 ? r * 1.08 : r * 1.2}px` }}
            >
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

function NameOf({ place, label, far }: { place: Place; label: Label; far: boolean }) {
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

/* ---- Cells ---- */

function Cell({ place, shape, scene, first }: { place: Place; shape: Shape; scene: Scene; first: boolean }) {
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

/* Regions and their bonus, with who holds how much of them. */
function Badges({ scene, layout, far }: { scene: Scene; layout: Layout; far: boolean }) {
    return (
        <>
            {layout.badges.map((badge) => {
                const region = scene.regions.value.find((one) => one.id === badge.id),
                    [x, y, whole, high] = badgeOf(badge),
                    w = far ? 40 : whole,
                    h = far ? 20 : high,
                    lines = 1 + Math.round((h - 20) / 12);
                if (region === undefined) return null;
                let from = 0;
                return (
                    <g
                        class={`plate${region.whole !== null ? ` whole o-${region.whole.slot}` : ""}`}
                        style={{ "--r": region.colour }}
                        transform={
                            far
                                ? `translate(${x + whole / 2 - 28} ${y + high / 2 - 14}) scale(1.4)`
                                : `translate(${x} ${y})`
                        }
                    >
                        <rect class="card-bg" width={w} height={h} rx="10" />
                        <path
                            class="lot"
                            d={
                                w > 44
                                    ? `M10 0H28V${h}H10A10 10 0 0 1 0 ${h - 10}V10A10 10 0 0 1 10 0Z`
                                    : `M${h / 2} 0H${w - h / 2}A${h / 2} ${h / 2} 0 0 1 ${w - h / 2} ${h}H${h / 2}A${h / 2} ${h / 2} 0 0 1 ${h / 2} 0Z`
                            }
                        />
                        <text class="bonus" x={w > 44 ? 16 : w / 2} y={h / 2 + 4}>
                            +{region.bonus}
                        </text>
                        {w > 44 &&
                            broken(region.name, lines).map((part, i) => (
                                <text class="region" x={34} y={13.4 + 12 * i} {...(lines > 1 ? {} : fitted(part, w))}>
                                    {part.toUpperCase()}
                                </text>
                            ))}
                        <g transform={`translate(10 ${h - 1})`}>
                            {region.held.map(({ owner, count }) => {
                                const width = ((w - 20) * count) / region.places.length,
                                    at = from;
                                from += width;
                                return (
                                    <rect
                                        class={`share o-${owner.slot}`}
                                        x={at}
                                        y={0}
                                        width={Math.max(0, width - 0.8)}
                                        height={3}
                                    />
                                );
                            })}
                        </g>
                    </g>
                );
            })}
        </>
    );
}

function Links({ scene, drawing }: { scene: Scene; drawing: Drawing }) {
    const { links } = drawing.layout,
        from = scene.acts.from.value,
        targets = scene.acts.targets.value,
        names = scene.byId.value;
    return (
        <>
            {links.map((link) => {
                const list = points(link.line),
                    hot = (from === link.from && targets.has(link.to)) || (from === link.to && targets.has(link.from)),
                    end = list[list.length - 1]!;
                if (link.kind === "bridge") return <path class={`lane bridge${hot ? " hot" : ""}`} d={line(list)} />;
                return (
                    <g class={`link${hot ? " hot" : ""}`}>
                        <path class="glow" d={line(list)} />
                        <path class="dash" d={line(list)} />
                        <circle class="gate" cx={list[0]![0]} cy={list[0]![1]} r="3.2" />
                        {link.kind === "wrap" ? (
                            <Wrap
                                end={end}
                                list={list}
                                name={names.get(link.to)?.name ?? ""}
                                bounds={drawing.layout.bounds}
                            />
                        ) : (
                            <circle class="gate" cx={end[0]} cy={end[1]} r="3.2" />
                        )}
                    </g>
                );
            })}
        </>
    );
}

/* A way that leaves the sheet says where it comes out. */
function Wrap({ end, list, name, bounds }: { end: Point; list: Point[]; name: string; bounds: readonly number[] }) {
    const left = end[0] < list[0]![0] && Math.abs(end[0] - list[0]![0]) > Math.abs(end[1] - list[0]![1]),
        up = end[1] < bounds[1]! + bounds[3]! / 2;
    const sideways = Math.abs(end[0] - list[0]![0]) > Math.abs(end[1] - list[0]![1]);
    if (!sideways)
        return (
            <text class="wrapname" x={end[0]} y={up ? end[1] + 14 : end[1] - 6} text-anchor="middle">
                {name}
            </text>
        );
    return (
        <text class="wrapname" x={end[0]} y={Math.max(end[1], list[0]![1]) + 17} text-anchor="middle">
            {left ? `‹ ${name}` : `${name} ›`}
        </text>
    );
}

function Lanes({ scene, drawing }: { scene: Scene; drawing: Drawing }) {
    const rules = scene.session.facts.value?.rules.places ?? {},
        from = scene.acts.from.value,
        targets = scene.acts.targets.value;
    const linked = new Set(
        drawing.layout.links.flatMap((link) => [`${link.from} ${link.to}`, `${link.to} ${link.from}`]),
    );
    return (
        <>
            {Object.entries(rules).flatMap(([a, list]) =>
                list
                    .filter((b) => a < b && !linked.has(`${a} ${b}`))
                    .map((b) => {
                        const p = drawing.at.get(a),
                            q = drawing.at.get(b),
                            to = scene.acts.to.value,
                            hot =
                                (from === a && b !== to && targets.has(b)) ||
                                (from === b && a !== to && targets.has(a));
                        const gone = scene.byId.peek().get(a)?.dead === true || scene.byId.peek().get(b)?.dead === true;
                        return p === undefined || q === undefined ? null : (
                            <path class={`lane${hot ? " hot" : ""}${gone ? " gone" : ""}`} d={lane(p, q, 19, 19)} />
                        );
                    }),
            )}
        </>
    );
}

/* Spots over, under and beside a token. */
const around = ([x, y]: Point): Point[] => [
    [x, y - 38],
    [x, y + 40],
    [x + 54, y],
    [x - 54, y],
];

/* What an arrow covers, about. */
const between = (a: Point, b: Point): Rect => [
    Math.min(a[0], b[0]) + Math.abs(a[0] - b[0]) * 0.25,
    Math.min(a[1], b[1]) + Math.abs(a[1] - b[1]) * 0.25,
    Math.abs(a[0] - b[0]) / 2 + 4,
    Math.abs(a[1] - b[1]) / 2 + 4,
];

/* What a chip must not cover: names, tokens, and regions with their bonus. */
function covered(layout: Layout): Rect[] {
    return [
        ...layout.labels.flatMap((label): Rect[] => [
            nameOf(label).name,
            [label.anchor[0] - 20, label.anchor[1] - 20, 40, 40],
        ]),
        ...layout.badges.map((badge): Rect => badgeOf(badge)),
    ];
}

/* From rim to rim. A way around the sheet leaves it on one side and comes back on the other. */
function waysOf(layout: Layout, { from, to }: Arrow, a: Point, b: Point): [Point, Point, number, number][] {
    const edge = (one: string, other: string) =>
        points(
            layout.links.find((link) => link.kind === "wrap" && link.from === one && link.to === other)?.line ?? [],
        ).pop();
    const out = edge(from, to),
        back = edge(to, from);
    return out === undefined || back === undefined
        ? [[a, b, 20, 24]]
        : [
              [a, out, 20, 2],
              [back, b, 2, 24],
          ];
}

function Arrows({
    arrows,
    at,
    layout,
    chips = [],
}: {
    arrows: Arrow[];
    at: Map<string, Point>;
    layout: Layout;
    chips?: Rect[];
}) {
    return (
        <>
            {arrows.map((arrow) => {
                const a = at.get(arrow.from),
                    b = at.get(arrow.to);
                if (a === undefined || b === undefined) return null;
                const parts = waysOf(layout, arrow, a, b),
                    blades = parts.map(([from, to, near, far]) =>
                        blade(from, to, near, far, arrow.kind === "past" ? 0.6 : 1),
                    ),
                    d = blades.map((one) => one.d).join("");
                const mid =
                    arrow.chip === undefined
                        ? a
                        : freest([...blades[blades.length - 1]!.sides, ...around(b), ...around(a)], 58, 26, [
                              ...covered(layout),
                              ...parts.map(([from, to]) => between(from, to)),
                              ...chips,
                          ]);
                return (
                    <g key={`${arrow.kind}-${arrow.from}-${arrow.to}`} class={`attack k-${arrow.kind} o-${arrow.slot}`}>
                        <path class="blade" d={d} />
                        {arrow.chip !== undefined && (
                            <g class="odds big" transform={`translate(${mid[0]} ${mid[1]})`}>
                                <rect x="-29" y="-13" width="58" height="26" rx="13" />
                                <text y="6">{arrow.chip}</text>
                            </g>
                        )}
                    </g>
                );
            })}
        </>
    );
}

/* A place has just fallen: a ring runs out from its token in the colour of who took it. */
function Wave({ scene, at }: { scene: Scene; at: Map<string, Point> }) {
    const event = scene.session.rolled.value,
        place =
            event?.battle?.conquered === true && scene.session.number.value - event.number < 3
                ? scene.byId.value.get(event.battle.to)
                : undefined,
        here = at.get(place?.id ?? "");
    return place === undefined || here === undefined ? null : (
        <g
            key={event!.number}
            class={`wave o-${place.owner?.slot ?? "white"}`}
            transform={`translate(${here[0]} ${here[1]})`}
        >
            <circle r="26" />
            <circle r="26" />
        </g>
    );
}

/* Over the token, or under it where the name stands over it. */
function oddAt(place: Place, at: Point, far: boolean, label: Label): Point {
    const above = nameOf(label).name[1] < at[1] - 8,
        away = (radius(place) + 10) * (far ? 1.6 : 1);
    return [at[0] + 12, at[1] + (above ? away : -away)];
}

function Odd({ place, at: [x, y], far }: { place: Place; at: Point; far: boolean }) {
    return (
        <g class="odds" transform={`translate(${x} ${y})${far ? " scale(1.5)" : ""}`}>
            <rect x="-21" y="-8.5" width="42" height="17" rx="8.5" />
            <text y="4">{percent(place.win!, 0)}</text>
        </g>
    );
}

/* ---- The tip of what is hovered or has the focus ---- */

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
                    {region.held.length > 0 &&
                        ` · ${region.held.map(({ owner, count }) => `${owner.letter} ${count}/${region.places.length}`).join("  ")}`}
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

function Legend({ scene }: { scene: Scene }) {
    const { facts, shown } = scene.session,
        things = facts.value?.things,
        rules = facts.value?.rules,
        view = shown.value;
    return (
        <div class="corner" aria-hidden="true">
            <span>
                <svg class="ln">
                    <path d="M0 4h34" class="lane" />
                </svg>
                {word("border")}
            </span>
            {things?.link !== undefined && (
                <span>
                    <svg class="ln link">
                        <path d="M2 4h30" class="dash" />
                    </svg>
                    {things.link}
                </span>
            )}
            {(rules?.strategic?.length ?? 0) > 0 && (
                <span>
                    <Ico name="strategic" />
                    {word("strategic")}
                </span>
            )}
            {view?.base !== undefined && Object.values(view.base).some((at) => at !== null) && (
                <span>
                    <Ico name="base" />
                    {word("base")}
                </span>
            )}
            {view?.hero !== undefined && Object.values(view.hero).some((at) => at !== null) && (
                <span>
                    <Ico name="hero" />
                    {word("hero")}
                </span>
            )}
            {(view?.resource?.length ?? 0) > 0 && (
                <span>
                    <Ico name="resource" />
                    {things?.resource}
                </span>
            )}
            {view?.tower?.some((at) => at !== null) === true && (
                <span>
                    <Ico name="tower" />
                    {things?.tower}
                </span>
            )}
            {view?.token_at?.some((at) => at !== null) === true && (
                <span>
                    <Ico name="token" />
                    {things?.token}
                </span>
            )}
            {view?.titan != null && (
                <span>
                    <Ico name="titan" />
                    {things?.titan}
                </span>
            )}
        </div>
    );
}

/* ---- The whole ---- */

const STEPS: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function walk(event: KeyboardEvent, scene: Scene, drawing: Drawing) {
    const step = STEPS[event.key],
        focus = scene.focus.value;
    if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        event.stopPropagation();
        if (focus !== null) scene.acts.choose(focus);
        return;
    }
    if (step === undefined || focus === null) return;
    event.preventDefault();
    const from = drawing.at.get(focus)!,
        next = toward(
            from,
            [...drawing.at].map(([id, at]) => ({ id, at })),
            step[0],
            step[1],
        );
    if (next !== null) focusPlace(next);
}

export function focusPlace(id: string) {
    document.querySelector<SVGElement>(`[data-place="${CSS.escape(id)}"]`)?.focus();
}

function useFrame() {
    const frame = useRef<HTMLDivElement>(null),
        upright = useSignal(innerWidth < 600),
        size = useSignal<Point>([0, 0]);
    useEffect(() => {
        const watch = new ResizeObserver(([entry]) => {
            const { width, height } = entry!.contentRect;
            if (width > 0) {
                upright.value =
                    (innerWidth < 600 && frame.current!.closest(".replaying") === null) ||
                    height > width * 1.05; /* a phone's board does not turn when what is asked grows */
                size.value = [width, height];
            }
        });
        watch.observe(frame.current!);
        return () => watch.disconnect();
    }, []);
    return { frame, upright, size };
}

const FAR = 0.74,
    NEAR = 1.3; /* pixels of a unit: below, names can't be read; what a thumb needs */

/* On a small screen the view goes to the places that matter now. */
function useLookAt(scene: Scene, pan: Pan, drawing: Drawing, size: Point, scale: number) {
    const [x, y, w, h] = drawing.layout.bounds,
        { acts, session } = scene,
        ask = session.mine.value,
        from = acts.from.value,
        to = acts.to.value;
    useEffect(() => {
        if (
            scale === 0 ||
            ask === null ||
            (zooms.value && scene.fight.value !== null) ||
            size[0] > 599 ||
            scale >= FAR ||
            session.queue.value.length > 0
        )
            return;
        const ids =
                from !== null && to !== null
                    ? [from, to]
                    : from !== null
                      ? [from, ...acts.targets.value]
                      : to !== null
                        ? [to]
                        : [...acts.first.value],
            points_ = ids.map((id) => drawing.at.get(id)).filter((at) => at !== undefined);
        if (points_.length === 0) return;
        const [xs, ys] = [points_.map((p) => p[0]), points_.map((p) => p[1])],
            [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
        const room = from !== null && to !== null ? 140 : 110; /* an arrow has its chip beside it */
        const fit = Math.min(size[0] / (right - left + room), size[1] / (bottom - top + room)) / scale,
            least = from !== null && to !== null ? FAR : NEAR,
            zoom = Math.max(least / scale, Math.min(fit, (2 * NEAR) / scale)); /* both ends of an arrow are seen */
        const strongest = ids.reduce((best, id) =>
            (scene.byId.value.get(id)?.units ?? 0) > (scene.byId.value.get(best)?.units ?? 0) ? id : best,
        );
        const middle = fit >= least / scale || ids.every((id) => scene.byId.value.get(id)?.owner === null),
            [cx, cy] = middle ? [(left + right) / 2, (top + bottom) / 2] : drawing.at.get(to ?? from ?? strongest)!;
        const held = (at: number, low: number, length: number, seen: number) =>
            seen >= length ? low + length / 2 : Math.min(low + length - seen / 2, Math.max(low + seen / 2, at));
        const mx = held(cx, x - 20, w + 40, size[0] / scale / zoom),
            my = held(cy + 14 / scale / zoom, y - 20, h + 60, size[1] / scale / zoom);
        pan.center(((mx - x - w / 2) * scale) / size[0], ((my - y - h / 2) * scale) / size[1], zoom);
    }, [ask?.number, from, to, scale]);
    const look = scene.look.value,
        at = drawing.at.get(look ?? "");
    useEffect(() => {
        if (at !== undefined && scale > 0)
            pan.center(
                ((at[0] - x - w / 2) * scale) / size[0],
                ((at[1] - y - h / 2) * scale) / size[1],
                Math.max(pan.zoom.value, NEAR / scale),
            );
    }, [look]);
}

/* On a desk and on a phone: units about a battle, most pixels of a unit, pixels that it stands above the middle,
 * because of the dice below. */
const DESK = { around: 300, most: 2.2, raised: 112 },
    PHONE = { around: 120, most: 2 * NEAR, raised: 50 };

/* What the board goes to: one's own battle, and where all of it is small also an attack that is weighed. */
function fightOf(scene: Scene, size: Point, scale: number): { from: string; to: string } | null {
    const {
        from: { value: from },
        to: { value: to },
    } = scene.acts;
    return scene.fight.value ?? (from !== null && to !== null && size[0] > 599 && scale < FAR ? { from, to } : null);
}

/* The board goes there and, a little after it is decided, back. */
function useFight(scene: Scene, pan: Pan, drawing: Drawing, size: Point, scale: number) {
    const fight = zooms.value ? fightOf(scene, size, scale) : null,
        [x, y, w, h] = drawing.layout.bounds;
    useEffect(() => {
        const a = drawing.at.get(fight?.from ?? ""),
            b = drawing.at.get(fight?.to ?? "");
        const { around, most, raised } = size[0] < 600 ? PHONE : DESK;
        if (scale === 0) return undefined;
        if (a === undefined || b === undefined) {
            const timer = setTimeout(() => pan.leave(), 350);
            return () => clearTimeout(timer);
        }
        const zoom = Math.min(
            most / scale,
            size[0] / (Math.abs(a[0] - b[0]) + around) / scale,
            (size[1] - raised) / (Math.abs(a[1] - b[1]) + around) / scale,
        );
        if (zoom > 1.15)
            pan.visit(
                (((a[0] + b[0]) / 2 - x - w / 2) * scale) / size[0],
                (((a[1] + b[1]) / 2 + raised / scale / zoom - y - h / 2) * scale) / size[1],
                zoom,
            );
        return undefined;
    }, [fight?.from, fight?.to, scale]);
}

/* The whole board in a corner while one looks at a part of it. */
function Overview({
    scene,
    drawing,
    pan,
    size,
    scale,
}: {
    scene: Scene;
    drawing: Drawing;
    pan: Pan;
    size: Point;
    scale: number;
}) {
    const [x, y, w, h] = drawing.layout.bounds,
        { u, v, part } = pan.seen();
    if (pan.zoom.value < 1.5 || pan.rests.value < 0) return null;
    const fw = (size[0] * part) / scale,
        fh = (size[1] * part) / scale,
        cx = x + w / 2 + (u * size[0]) / scale,
        cy = y + h / 2 + (v * size[1]) / scale;
    /* Out of the way of what may be chosen. */
    const spots = [...scene.byId.value.values()]
        .filter((place) => place.state !== "" && place.state !== "dim")
        .map(({ id }) => drawing.at.get(id)!)
        .map((at): Point => [size[0] / 2 + ((at[0] - cx) * scale) / part, size[1] / 2 + ((at[1] - cy) * scale) / part]);
    const under = (near: (sx: number) => boolean) =>
            spots.filter(([sx, sy]) => near(sx) && sy > -20 && sy < 150).length,
        right = under((sx) => sx > -20 && sx < 120) > under((sx) => sx > size[0] - 120 && sx < size[0] + 20);
    const look = (event: MouseEvent) => {
        const box = (event.currentTarget as Element).getBoundingClientRect(),
            px = (event.clientX - box.left) / box.width - 0.5,
            py = (event.clientY - box.top) / box.height - 0.5;
        pan.center((px * w * scale) / size[0], (py * h * scale) / size[1], pan.zoom.value);
    };
    return (
        <button
            type="button"
            class={`overview${drawing.upright ? "" : " wide"}${right ? " right" : ""}`}
            aria-label={word("wholeBoard")}
            onClick={look}
        >
            <svg viewBox={`${x} ${y} ${w} ${h}`} width="100%" height="100%" aria-hidden="true">
                {drawing.shapes.map(({ id, d }) => (
                    <path class={`o-${scene.byId.value.get(id)?.owner?.slot ?? "none"}`} d={d} />
                ))}
                <rect class="frame" x={cx - fw / 2} y={cy - fh / 2} width={fw} height={fh} rx="20" />
            </svg>
        </button>
    );
}

/* On a small screen: the whole board, or one region of it. */
function Parts({
    scene,
    drawing,
    pan,
    size,
    scale,
}: {
    scene: Scene;
    drawing: Drawing;
    pan: Pan;
    size: Point;
    scale: number;
}) {
    const [x, y, w, h] = drawing.layout.bounds;
    const go = (places: string[]) => {
        const spots = places.map((id) => drawing.at.get(id)).filter((at) => at !== undefined),
            xs = spots.map((at) => at[0]),
            ys = spots.map((at) => at[1]);
        const [left, right, top, bottom] = [
            Math.min(...xs) - 50,
            Math.max(...xs) + 50,
            Math.min(...ys) - 45,
            Math.max(...ys) + 60,
        ];
        pan.center(
            (((left + right) / 2 - x - w / 2) * scale) / size[0],
            (((top + bottom) / 2 - y - h / 2) * scale) / size[1],
            Math.max(1.2, Math.min(size[0] / (right - left), size[1] / (bottom - top)) / scale),
        );
    };
    return (
        <div class="parts">
            <button type="button" class={`pill${pan.zoom.value < 1.1 ? " on" : ""}`} onClick={() => pan.reset()}>
                {word("zoomAll")}
            </button>
            {scene.regions.value.map((region) => (
                <button
                    type="button"
                    class={`pill${region.whole !== null ? ` whole o-${region.whole.slot}` : ""}`}
                    style={{ "--r": region.colour }}
                    onClick={() => go(region.places)}
                >
                    <i />
                    {region.name} +{region.bonus}
                </button>
            ))}
        </div>
    );
}

/* What was drawn is drawn again only when something in it has changed: the same element is given back. */
class Drawn {
    private readonly kept = new Map<string, { of: unknown[]; drawn: JSX.Element }>();

    once(key: string, of: unknown[], draws: () => JSX.Element): JSX.Element {
        const before = this.kept.get(key);
        if (before !== undefined && before.of.every((value, i) => value === of[i])) return before.drawn;
        const drawn = draws();
        this.kept.set(key, { of, drawn });
        return drawn;
    }
}

export function Board({ scene }: { scene: Scene }) {
    const { frame, upright, size } = useFrame(),
        pan = useMemo(() => new Pan(), []),
        drawn = useMemo(() => new Drawn(), [scene]);
    const stretch = useMemo(
        () => computed(() => (upright.value ? 1 : stretchOf(scene.session.geometry.value!.flat!, size.value))),
        [scene],
    );
    const drawing = useMemo(
        () => computed(() => draw(scene.session.geometry.value!, upright.value, stretch.value)),
        [scene],
    );
    const { layout, shapes, lands, at } = drawing.value,
        places = scene.byId.value;
    const [x, y, w, h] = layout.bounds,
        box = [x - 8, y - 6, w + 16, h + 12] as const;
    const focus =
        scene.focus.value ?? shapes.find((shape) => (places.get(shape.id)?.state ?? "") !== "")?.id ?? shapes[0]!.id;
    const lit = [...places.values()].filter((place) => ["sel", "target", "aim"].includes(place.state));
    const scale = size.value[0] === 0 ? 0 : Math.min((size.value[0] - 12) / box[2], (size.value[1] - 34) / box[3]);
    const far = scale > 0 && scale * pan.zoom.value < FAR;
    useLookAt(scene, pan, drawing.value, size.value, scale);
    useFight(scene, pan, drawing.value, size.value, scale);
    const shape = new Map(shapes.map((one) => [one.id, one]));
    const odds = lit
        .filter(
            (place) =>
                place.win !== null && place.state === "target" && (scene.acts.to.value === null || size.value[0] > 599),
        )
        .map((place): [Place, Point] => [place, oddAt(place, at.get(place.id)!, far, shape.get(place.id)!.label)]);
    return (
        <div class={`map${far ? " far" : ""}${pan.zoom.value > 1.2 ? " zoomed" : ""}`} ref={frame}>
            <div class="pan" ref={pan.attach}>
                <svg
                    class={`board${scene.fight.value !== null ? " fighting" : scene.acts.to.value !== null && scene.acts.from.value !== null ? " aiming" : ""}`}
                    viewBox={box.join(" ")}
                    role="group"
                    aria-label={word("boardLabel")}
                    onKeyDown={(event) => walk(event, scene, drawing.value)}
                >
                    {drawn.once("clips", [layout], () => (
                        <defs>
                            {shapes.map(({ id, d }) => (
                                <clipPath id={`clip-${id}`}>
                                    <path d={d} />
                                </clipPath>
                            ))}
                        </defs>
                    ))}
                    {drawn.once("sky", [layout], () => (
                        <g aria-hidden="true">
                            <Graticule box={box} />
                            <Stars box={[box[0] - 300, box[1] - 120, box[2] + 600, box[3] + 240]} />
                        </g>
                    ))}
                    {lands.map(({ id, d }) => {
                        const region = scene.regions.value.find((one) => one.id === id);
                        return (
                            <path
                                class={`land${region?.whole != null ? ` whole o-${region.whole.slot}` : ""}`}
                                style={{ "--r": region?.colour ?? "#888" }}
                                d={d}
                                aria-hidden="true"
                            />
                        );
                    })}
                    {shapes.map(
                        (one) =>
                            places.has(one.id) &&
                            drawn.once(`cell ${one.id}`, [places.get(one.id), layout, one.id === focus], () => (
                                <Cell
                                    key={one.id}
                                    place={places.get(one.id)!}
                                    shape={one}
                                    scene={scene}
                                    first={one.id === focus}
                                />
                            )),
                    )}
                    <g class="over" aria-hidden="true">
                        {drawn.once(
                            "lanes",
                            [
                                layout,
                                scene.acts.from.value,
                                scene.acts.to.value,
                                scene.acts.targets.value,
                                scene.session.shown.value?.devastated,
                            ],
                            () => (
                                <Lanes scene={scene} drawing={drawing.value} />
                            ),
                        )}
                        {lit.map((place) => (
                            <path class={`ring ${place.state}`} d={shape.get(place.id)!.d} />
                        ))}
                        <Links scene={scene} drawing={drawing.value} />
                        <Wave scene={scene} at={at} />
                        {shapes.map(
                            ({ id }) =>
                                places.get(id)?.state === "can" &&
                                !places.get(id)!.dead &&
                                places.get(id)!.owner !== null && (
                                    <circle
                                        key={id}
                                        class="lit"
                                        cx={at.get(id)![0]}
                                        cy={at.get(id)![1]}
                                        r={(radius(places.get(id)!) + 4.5) * (far ? 1.4 : 1)}
                                    />
                                ),
                        )}
                        <Arrows
                            arrows={scene.arrows.value.filter((arrow) => arrow.kind === "past")}
                            at={at}
                            layout={layout}
                        />
                        {shapes.map(
                            ({ id }) =>
                                places.has(id) &&
                                drawn.once(`token ${id}`, [places.get(id), layout, far], () => (
                                    <Token key={id} place={places.get(id)!} at={at.get(id)!} far={far} />
                                )),
                        )}
                        <Arrows
                            arrows={scene.arrows.value.filter((arrow) => arrow.kind !== "past")}
                            at={at}
                            layout={layout}
                            chips={odds.map(([, [px, py]]): Rect => [px - 22, py - 10, 44, 20])}
                        />
                        {shapes.map(
                            ({ id, label }) =>
                                places.has(id) &&
                                drawn.once(`name ${id}`, [places.get(id), layout, far, language.value], () => (
                                    <NameOf key={id} place={places.get(id)!} label={label} far={far} />
                                )),
                        )}
                        <Badges scene={scene} layout={layout} far={far} />
                        {odds.map(([place, spot]) => (
                            <Odd place={place} at={spot} far={far} />
                        ))}
                    </g>
                </svg>
            </div>
            <Legend scene={scene} />
            <Tip scene={scene} />
            <Overview scene={scene} drawing={drawing.value} pan={pan} size={size.value} scale={scale} />
            {size.value[0] > 0 && size.value[0] < 600 && (
                <Parts scene={scene} drawing={drawing.value} pan={pan} size={size.value} scale={scale} />
            )}
            <div class="zoom">
                <Tool name="plus" label={word("zoomIn")} press={() => pan.by(1.4)} />
                <Tool name="minus" label={word("zoomOut")} press={() => pan.by(1 / 1.4)} />
                <Tool name="place" label={word("zoomAll")} press={() => pan.reset()} />
            </div>
        </div>
    );
}
