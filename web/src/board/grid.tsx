/* A board of squares: on a desk the ranks run from left to right, on a phone upwards. A ship points at the enemy;
 * captured ships lie under it in their own colour. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Stars } from "../look/art";
import { toward, type Point } from "../table/boardmath";
import { focusPlace, Tip } from "./board";
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

function Field({
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

export function Grid({ scene }: { scene: Scene }) {
    const geometry = scene.session.geometry.value!,
        frame = useRef<HTMLDivElement>(null),
        upright = useSignal(innerWidth < 600);
    useEffect(() => {
        const watch = new ResizeObserver(([entry]) => {
            upright.value = innerWidth < 600 || entry!.contentRect.height > entry!.contentRect.width;
        });
        watch.observe(frame.current!);
        return () => watch.disconnect();
    }, []);
    const columns = geometry.columns!,
        rows = geometry.rows!,
        up = upright.value;
    const at = (column: number, row: number): Point =>
        up ? [(column + 0.5) * S, (row + 0.5) * S] : [(rows - 1 - row + 0.5) * S, (columns - 1 - column + 0.5) * S];
    const [w, h] = up ? [columns * S, rows * S] : [rows * S, columns * S];
    const places = scene.byId.value,
        owners = scene.owners.value,
        where = new Map(geometry.squares!.map((square) => [square.id, at(square.column, square.row)]));
    const homes = scene.session.facts.value?.rules.home as Record<string, string[]> | undefined;
    const homeOf = (id: string) => owners.find((owner) => homes?.[owner.seat]?.includes(id)) ?? null;
    const focus =
        scene.focus.value ??
        geometry.squares!.find((square) => (places.get(square.id)?.state ?? "") !== "")?.id ??
        geometry.squares![0]!.id;
    const turn = (owner: Owner | null) => (owner?.seat === 1 ? (up ? -90 : 0) : up ? 90 : 180);
    const arrow = scene.arrows.value[0];
    const walk = (event: KeyboardEvent) => {
        const step = (
            { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as Record<string, Point>
        )[event.key];
        if (event.key === "Enter" || event.key === " ") {
            event.preventDefault();
            event.stopPropagation();
            scene.acts.choose(focus);
        } else if (step !== undefined) {
            event.preventDefault();
            const next = toward(
                where.get(focus)!,
                [...where].map(([id, point]) => ({ id, at: point })),
                step[0],
                step[1],
            );
            if (next !== null) focusPlace(next);
        }
    };
    return (
        <div class="map gridmap" ref={frame}>
            <svg
                class="board"
                viewBox={`-40 -24 ${w + 64} ${h + 60}`}
                role="group"
                aria-label={word("boardLabel")}
                onKeyDown={walk}
            >
                <g aria-hidden="true">
                    <Stars box={[-400, -200, w + 800, h + 400]} />
                    {owners.slice(0, 2).map((owner, i) => {
                        const far = i === 0 ? -S * 8 : (up ? h : w) + S * 8,
                            [cx, cy] = up ? [w / 2, i === 0 ? h + S * 8 : -S * 8] : [far, h / 2];
                        return (
                            <g class={`o-${owner.slot}`}>
                                <circle class="planet" cx={cx} cy={cy} r={S * 9.7} />
                                <circle class="planet in" cx={cx} cy={cy} r={S * 9.5} />
                            </g>
                        );
                    })}
                    {Array.from({ length: columns * rows }, (_, i) => {
                        const [x, y] = at(i % columns, Math.floor(i / columns));
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
                    {Array.from({ length: columns }, (_, i) => (
                        <text class="coord" x={up ? at(i, 0)[0] : -16} y={up ? h + 22 : at(i, 0)[1] + 4}>
                            {String.fromCharCode(97 + i)}
                        </text>
                    ))}
                    {Array.from({ length: rows }, (_, i) => (
                        <text
                            class="coord"
                            x={up ? -16 : at(0, rows - 1 - i)[0]}
                            y={up ? at(0, rows - 1 - i)[1] + 4 : h + 22}
                        >
                            {i}
                        </text>
                    ))}
                </g>
                {geometry.squares!.map(
                    (square) =>
                        places.has(square.id) && (
                            <Field
                                key={square.id}
                                square={square}
                                place={places.get(square.id)!}
                                at={where.get(square.id)!}
                                scene={scene}
                                home={homeOf(square.id)}
                                first={square.id === focus}
                            />
                        ),
                )}
                <g class="over" aria-hidden="true">
                    <Jumps scene={scene} where={where} turn={turn(scene.owner(scene.session.seat.value))} />
                    {geometry.squares!.map(
                        ({ id }) =>
                            (places.get(id)?.units ?? 0) > 0 && (
                                <Stack
                                    key={id}
                                    place={places.get(id)!}
                                    at={where.get(id)!}
                                    turn={turn(places.get(id)!.owner)}
                                    other={owners.find((owner) => owner.seat !== places.get(id)!.owner?.seat) ?? null}
                                />
                            ),
                    )}
                    {[...places.values()]
                        .filter((place) => place.win !== null && where.has(place.id))
                        .map((place) => {
                            const [x, y] = where.get(place.id)!;
                            return (
                                <g class="odds" transform={`translate(${x} ${y - S / 2 + 4})`}>
                                    <rect x="-25" y="-10" width="50" height="20" rx="10" />
                                    <text y="4.5">{percent(place.win!, 0)}</text>
                                </g>
                            );
                        })}
                    {arrow !== undefined &&
                        !(arrow.kind === "draft" && arrow.chip !== undefined) &&
                        where.has(arrow.from) &&
                        where.has(arrow.to) && (
                            <path
                                class={`way o-${arrow.slot}`}
                                d={`M${where.get(arrow.from)!.join(" ")}L${where.get(arrow.to)!.join(" ")}`}
                            />
                        )}
                </g>
            </svg>
            <Tip scene={scene} />
        </div>
    );
}
