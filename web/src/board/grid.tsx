/* A board of squares: on a desk the ranks run from left to right, on a phone upwards. A ship points at the enemy;
 * captured ships lie under it in their own colour. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Stars } from "../look/art";
import type { Point } from "../table/boardmath";
import { walk } from "./walk";
import { Tip } from "./tips";
import type { Geometry } from "../table/protocol";
import type { Place, Scene } from "../table/scene";
import type { Owner } from "../table/seats";
import { percent, word } from "../words/words";

const S = 86,
    GAP = 4;
const HULL = "M-26 -18L-12 -22Q16 -14 27 0Q16 14 -12 22L-26 18Q-16 8 -17 0Q-16 -8 -26 -18Z";

type Square = NonNullable<Geometry["squares"]>[number];

function Stack({ place, at, turn, other }: { place: Place; at: Point; turn: number; other: Owner | null }) {
    const n = place.units,
        top = at[1] - (n - 1) * 4;
    return (
        <g class="stack" aria-hidden="true">
            {Array.from({ length: n }, (_, i) => {
                const last = i === n - 1,
                    owner = last ? place.owner : other,
                    y = top + (n - 1 - i) * 8;
                return (
                    <path
                        class={`hullp o-${owner?.slot ?? "white"}${last ? "" : " captured"}`}
                        transform={`translate(${at[0]} ${y}) rotate(${turn})`}
                        d={HULL}
                    />
                );
            })}
            <text class={`stackn${n < 2 ? " small" : ""}`} x={at[0]} y={top + 6}>
                {n > 1 ? n : place.owner?.letter}
            </text>
        </g>
    );
}

function Cell({
    square,
    place,
    at,
    scene,
    home,
    first,
}: {
    square: Square;
    place: Place;
    at: Point;
    scene: Scene;
    home: Owner | null;
    first: boolean;
}) {
    const live = place.state !== "";
    return (
        <g
            class={`square ${place.state} ${home !== null ? `o-${home.slot}` : ""}`}
            role="button"
            tabIndex={first ? 0 : -1}
            aria-label={place.words}
            aria-disabled={!live}
            data-place={square.id}
            data-state={place.state}
            onClick={() => scene.acts.choose(square.id)}
            onFocus={() => {
                scene.focus.value = square.id;
            }}
            onPointerMove={(event) => scene.hovers(event, place.units > 0 ? square.id : null)}
            onPointerLeave={() => {
                scene.hover.value = null;
            }}
        >
            <rect
                class={`sq ${home !== null ? "home" : ""} ${square.dark ? "" : "light-sq"}`}
                x={at[0] - S / 2 + GAP}
                y={at[1] - S / 2 + GAP}
                width={S - 2 * GAP}
                height={S - 2 * GAP}
                rx="12"
            />
        </g>
    );
}

/* Where the attacks lead that may be made with the ship that was taken up, or the one that is weighed: through the
 * target to where who wins lands. */
function Jumps({ scene, where, turn }: { scene: Scene; where: Map<string, Point>; turn: number }) {
    const { acts, session } = scene,
        from = where.get(acts.from.value ?? ""),
        to = acts.to.value;
    const odds =
        session.queue.value.length > 0
            ? []
            : (session.mine.value?.odds?.filter(
                  (one) => one.from === acts.from.value && (to === null || one.to === to),
              ) ?? []);
    return (
        <>
            {odds.map((one) => {
                const end = where.get(one.lands ?? one.to);
                return from === undefined || end === undefined ? null : (
                    <g class="jump">
                        <path class="way" d={`M${from.join(" ")}L${end.join(" ")}`} />
                        {one.lands !== undefined && (
                            <>
                                <rect
                                    class="landing"
                                    x={end[0] - S / 2 + GAP}
                                    y={end[1] - S / 2 + GAP}
                                    width={S - 2 * GAP}
                                    height={S - 2 * GAP}
                                    rx="12"
                                />
                                <path
                                    class="hullp"
                                    transform={`translate(${end.join(" ")}) rotate(${turn})`}
                                    d={HULL}
                                />
                            </>
                        )}
                    </g>
                );
            })}
        </>
    );
}

/* The squares as they lie: on a desk the ranks run from left to right, on a phone upwards. */
interface Field {
    scene: Scene;
    squares: Square[];
    columns: number;
    rows: number;
    up: boolean;
    w: number;
    h: number;
    at: (column: number, row: number) => Point;
    where: Map<string, Point>;
}

function fieldOf(scene: Scene, up: boolean): Field {
    const { columns = 0, rows = 0, squares = [] } = scene.geometry;
    const at = (column: number, row: number): Point =>
        up ? [(column + 0.5) * S, (row + 0.5) * S] : [(rows - 1 - row + 0.5) * S, (columns - 1 - column + 0.5) * S];
    const [w, h] = up ? [columns * S, rows * S] : [rows * S, columns * S];
    const where = new Map(squares.map((square) => [square.id, at(square.column, square.row)]));
    return { scene, squares, columns, rows, up, w, h, at, where };
}

/* Which way the ships of an owner point: at the enemy. */
function turnOf(owner: Owner | null, up: boolean): number {
    if (owner?.seat === 1) return up ? -90 : 0;
    return up ? 90 : 180;
}

/* The worlds of both sides, behind their ends. */
const Planets = ({ field: { scene, up, w, h } }: { field: Field }) => (
    <>
        {scene.owners.value.slice(0, 2).map((owner, i) => {
            const far = i === 0 ? -S * 8 : (up ? h : w) + S * 8;
            const [cx, cy] = up ? [w / 2, i === 0 ? h + S * 8 : -S * 8] : [far, h / 2];
            return (
                <g class={`o-${owner.slot}`}>
                    <circle class="planet" cx={cx} cy={cy} r={S * 9.7} />
                    <circle class="planet in" cx={cx} cy={cy} r={S * 9.5} />
                </g>
            );
        })}
    </>
);

const Coordinates = ({ field: { columns, rows, up, h, at } }: { field: Field }) => (
    <>
        {Array.from({ length: columns }, (_, i) => (
            <text class="coord" x={up ? at(i, 0)[0] : -16} y={up ? h + 22 : at(i, 0)[1] + 4}>
                {String.fromCharCode(97 + i)}
            </text>
        ))}
        {Array.from({ length: rows }, (_, i) => (
            <text class="coord" x={up ? -16 : at(0, rows - 1 - i)[0]} y={up ? at(0, rows - 1 - i)[1] + 4 : h + 22}>
                {i}
            </text>
        ))}
    </>
);

const Ground = ({ field }: { field: Field }) => (
    <g aria-hidden="true">
        <Stars box={[-400, -200, field.w + 800, field.h + 400]} />
        <Planets field={field} />
        {Array.from({ length: field.columns * field.rows }, (_, i) => {
            const [x, y] = field.at(i % field.columns, Math.floor(i / field.columns));
            return (
                <rect
                    class="sq void"
                    x={x - S / 2 + GAP}
                    y={y - S / 2 + GAP}
                    width={S - 2 * GAP}
                    height={S - 2 * GAP}
                    rx="6"
                />
            );
        })}
        <Coordinates field={field} />
    </g>
);

/* Chances of attacks at their targets. */
const Odds = ({ field: { scene, where } }: { field: Field }) => (
    <>
        {scene.places.value.map(({ id, win }) => {
            const spot = where.get(id);
            return win === null || spot === undefined ? null : (
                <g class="odds" transform={`translate(${spot[0]} ${spot[1] - S / 2 + 4})`}>
                    <rect x="-25" y="-10" width="50" height="20" rx="10" />
                    <text y="4.5">{percent(win, 0)}</text>
                </g>
            );
        })}
    </>
);

/* What moves; an attack that is weighed has its own way. */
function Moving({ field: { scene, where } }: { field: Field }) {
    const [arrow] = scene.arrows.value;
    const from = where.get(arrow?.from ?? "");
    const to = where.get(arrow?.to ?? "");
    if (arrow === undefined || from === undefined || to === undefined) return null;
    if (arrow.kind === "draft" && arrow.chip !== undefined) return null;
    return <path class={`way o-${arrow.slot}`} d={`M${from.join(" ")}L${to.join(" ")}`} />;
}

type Stood = { square: Square; place: Place; at: Point };

function stoodOf({ scene, squares, where }: Field): Stood[] {
    const places = scene.byId.value;
    return squares.flatMap((square): Stood[] => {
        const place = places.get(square.id);
        const at = where.get(square.id);
        return place === undefined || at === undefined ? [] : [{ square, place, at }];
    });
}

function Over({ field, stood }: { field: Field; stood: Stood[] }) {
    const { scene, where, up } = field;
    const own = scene.owner(scene.session.seat.value);
    return (
        <g class="over" aria-hidden="true">
            <Jumps scene={scene} where={where} turn={turnOf(own, up)} />
            {stood
                .filter(({ place }) => place.units > 0)
                .map(({ place, at }) => (
                    <Stack
                        key={place.id}
                        place={place}
                        at={at}
                        turn={turnOf(place.owner, up)}
                        other={scene.owners.value.find((owner) => owner.seat !== place.owner?.seat) ?? null}
                    />
                ))}
            <Odds field={field} />
            <Moving field={field} />
        </g>
    );
}

/* Whether the board stands upright in its frame. */
function useUpright() {
    const frame = useRef<HTMLDivElement>(null);
    const upright = useSignal(innerWidth < 600);
    useEffect(() => {
        const element = frame.current;
        if (element === null) return undefined;
        const watch = new ResizeObserver(([entry]) => {
            const { width, height } = entry?.contentRect ?? element.getBoundingClientRect();
            upright.value = innerWidth < 600 || height > width;
        });
        watch.observe(element);
        return () => watch.disconnect();
    }, []);
    return { frame, up: upright.value };
}

export function Grid({ scene }: { scene: Scene }) {
    const { frame, up } = useUpright();
    const field = fieldOf(scene, up);
    const stood = stoodOf(field);
    const homes = scene.session.facts.value?.rules.home as Record<string, string[]> | undefined;
    const homeOf = (id: string) => scene.owners.value.find((owner) => homes?.[owner.seat]?.includes(id)) ?? null;
    const lit = stood.find(({ place }) => place.state !== "")?.square ?? field.squares[0];
    const focus = scene.focus.value ?? lit?.id ?? null;
    return (
        <div class="map gridmap" ref={frame}>
            <svg
                class="board"
                viewBox={`-40 -24 ${field.w + 64} ${field.h + 60}`}
                role="group"
                aria-label={word("boardLabel")}
                onKeyDown={(event) => walk(event, scene, focus, field.where)}
            >
                <Ground field={field} />
                {stood.map(({ square, place, at }) => (
                    <Cell
                        key={square.id}
                        square={square}
                        place={place}
                        at={at}
                        scene={scene}
                        home={homeOf(square.id)}
                        first={square.id === focus}
                    />
                ))}
                <Over field={field} stood={stood} />
            </svg>
            <Tip scene={scene} />
        </div>
    );
}
