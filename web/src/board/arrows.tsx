/* What moves over the board: arrows with their chance, a place that falls, the chances of targets. */
import { badgeOf, blade, freest, nameOf, points, type Point, type Rect } from "../table/boardmath";
import type { Label, Layout } from "../table/protocol";
import type { Arrow, Place, Scene } from "../table/scene";
import { percent } from "../words/words";
import { radius } from "./drawing";
import { lastOf } from "../table/sure";

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

export function Arrows({
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
                        : freest([...lastOf(blades).sides, ...around(b), ...around(a)], 58, 26, [
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
export function Wave({ scene, at }: { scene: Scene; at: Map<string, Point> }) {
    const event = scene.session.rolled.value,
        place =
            event?.battle?.conquered === true && scene.session.number.value - event.number < 3
                ? scene.byId.value.get(event.battle.to)
                : undefined,
        here = at.get(place?.id ?? "");
    return event === null || place === undefined || here === undefined ? null : (
        <g
            key={event.number}
            class={`wave o-${place.owner?.slot ?? "white"}`}
            transform={`translate(${here[0]} ${here[1]})`}
        >
            <circle r="26" />
            <circle r="26" />
        </g>
    );
}

/* Over the token, or under it where the name stands over it. */
export function oddAt(place: Place, at: Point, far: boolean, label: Label): Point {
    const above = nameOf(label).name[1] < at[1] - 8,
        away = (radius(place) + 10) * (far ? 1.6 : 1);
    return [at[0] + 12, at[1] + (above ? away : -away)];
}

export function Odd({ place, at: [x, y], far }: { place: Place; at: Point; far: boolean }) {
    return (
        <g class="odds" transform={`translate(${x} ${y})${far ? " scale(1.5)" : ""}`}>
            <rect x="-21" y="-8.5" width="42" height="17" rx="8.5" />
            <text y="4">{percent(place.win ?? 0, 0)}</text>
        </g>
    );
}
