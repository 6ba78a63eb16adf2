/* A board of cells as SVG: fill is the owner, line is the region, white is the choice. Cells come from the geometry
 * that the engine computes (docs/GEOMETRY.md). Each place is a button; arrow keys go to the neighbour in that
 * direction. */
import { computed } from "@preact/signals";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { Graticule, Stars, Tool } from "../look/art";
import type { Point, Rect } from "../table/boardmath";
import { Pan } from "./pan";
import type { Place, Scene } from "../table/scene";
import { language, word } from "../words/words";
import { draw, stretchOf, radius, FAR } from "./drawing";
import { Token, NameOf } from "./tokens";
import { Cell, Badges } from "./cells";
import { Links, Lanes } from "./ways";
import { Arrows, Wave, oddAt, Odd } from "./arrows";
import { Tip, Legend } from "./tips";
import { walk } from "./walk";
import { useFrame, useLookAt, useFight } from "./follow";
import { Overview, Parts } from "./parts";

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
