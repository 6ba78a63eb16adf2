/* The sheet itself, layer by layer. These are parts of one drawing, not components: whatever one of them looks at draws
 * the board again, and what has not changed is kept. */
import { Graticule, Stars } from "../look/art";
import type { Point, Rect } from "../table/boardmath";
import type { Place } from "../table/scene";
import { sure } from "../table/sure";
import { language } from "../words/words";
import { Arrows, Odd, oddAt, Wave } from "./arrows";
import { Badges, Cell } from "./cells";
import { radius, type Shape } from "./drawing";
import type { Drawn, Sight } from "./sight";
import { NameOf, Token } from "./tokens";
import { Lanes, Links } from "./ways";

type Stood = [Shape, Place];

/* Cells with what stands on them, as far as they are in the game. */
export function stoodOf({ scene, drawing }: Sight): Stood[] {
    const places = scene.byId.value;
    return drawing.shapes.flatMap((shape): Stood[] => {
        const place = places.get(shape.id);
        return place === undefined ? [] : [[shape, place]];
    });
}

export function groundOf({ scene, drawing, box }: Sight, drawn: Drawn) {
    return (
        <>
            {drawn.once("clips", [drawing.layout], () => (
                <defs>
                    {drawing.shapes.map(({ id, d }) => (
                        <clipPath id={`clip-${id}`}>
                            <path d={d} />
                        </clipPath>
                    ))}
                </defs>
            ))}
            {drawn.once("sky", [drawing.layout], () => (
                <g aria-hidden="true">
                    <Graticule box={box} />
                    <Stars box={[box[0] - 300, box[1] - 120, box[2] + 600, box[3] + 240]} />
                </g>
            ))}
            {drawing.lands.map(({ id, d }) => {
                const region = scene.regions.value.find((one) => one.id === id);
                const whole = region?.whole ?? null;
                return (
                    <path
                        class={`land${whole !== null ? ` whole o-${whole.slot}` : ""}`}
                        style={{ "--r": region?.colour ?? "#888" }}
                        d={d}
                        aria-hidden="true"
                    />
                );
            })}
        </>
    );
}

export function cellsOf({ scene, drawing }: Sight, drawn: Drawn, stood: Stood[]) {
    const lit = stood.find(([, place]) => place.state !== "")?.[0] ?? drawing.shapes[0];
    const focus = scene.focus.value ?? lit?.id;
    return stood.map(([shape, place]) => {
        const first = shape.id === focus;
        return drawn.once(`cell ${shape.id}`, [place, drawing.layout, first], () => (
            <Cell key={shape.id} place={place} shape={shape} scene={scene} first={first} />
        ));
    });
}

/* Places that the draft is about, in the order of the game. */
function chosenOf({ scene, drawing }: Sight): Stood[] {
    const shapes = new Map(drawing.shapes.map((shape) => [shape.id, shape]));
    return [...scene.byId.value.values()]
        .filter((place) => ["sel", "target", "aim"].includes(place.state))
        .map((place): Stood => [sure(shapes.get(place.id), `cell of ${place.id}`), place]);
}

/* Chances stand at targets; on a phone only while none of them is weighed. */
function oddsOf({ scene, size, far }: Sight, lit: Stood[]): [Place, Point][] {
    if (scene.acts.to.value !== null && size[0] < 600) return [];
    return lit
        .filter(([, place]) => place.win !== null && place.state === "target")
        .map(([shape, place]): [Place, Point] => [place, oddAt(place, shape.at, far, shape.label)]);
}

function waysOf({ scene, drawing }: Sight, drawn: Drawn) {
    const { from, to, targets } = scene.acts;
    const of = [drawing.layout, from.value, to.value, targets.value, scene.session.shown.value?.devastated];
    return drawn.once("lanes", of, () => <Lanes scene={scene} drawing={drawing} />);
}

/* Around tokens that may be chosen. */
const rimsOf = (stood: Stood[], far: boolean) =>
    stood
        .filter(([, place]) => place.state === "can" && !place.dead && place.owner !== null)
        .map(([{ id, at }, place]) => (
            <circle key={id} class="lit" cx={at[0]} cy={at[1]} r={(radius(place) + 4.5) * (far ? 1.4 : 1)} />
        ));

const tokensOf = ({ drawing, far }: Sight, drawn: Drawn, stood: Stood[]) =>
    stood.map(([{ id, at }, place]) =>
        drawn.once(`token ${id}`, [place, drawing.layout, far], () => (
            <Token key={id} place={place} at={at} far={far} />
        )),
    );

const namesOf = ({ drawing, far }: Sight, drawn: Drawn, stood: Stood[]) =>
    stood.map(([{ id, label }, place]) =>
        drawn.once(`name ${id}`, [place, drawing.layout, far, language.value], () => (
            <NameOf key={id} place={place} label={label} far={far} />
        )),
    );

/* What lies over the cells. */
export function overOf(sight: Sight, drawn: Drawn, stood: Stood[]) {
    const { scene, drawing, far } = sight;
    const { layout, at } = drawing;
    const lit = chosenOf(sight);
    const odds = oddsOf(sight, lit);
    const arrows = scene.arrows.value;
    return (
        <g class="over" aria-hidden="true">
            {waysOf(sight, drawn)}
            {lit.map(([shape, place]) => (
                <path class={`ring ${place.state}`} d={shape.d} />
            ))}
            <Links scene={scene} drawing={drawing} />
            <Wave scene={scene} at={at} />
            {rimsOf(stood, far)}
            <Arrows arrows={arrows.filter((arrow) => arrow.kind === "past")} at={at} layout={layout} />
            {tokensOf(sight, drawn, stood)}
            <Arrows
                arrows={arrows.filter((arrow) => arrow.kind !== "past")}
                at={at}
                layout={layout}
                chips={odds.map(([, [px, py]]): Rect => [px - 22, py - 10, 44, 20])}
            />
            {namesOf(sight, drawn, stood)}
            <Badges scene={scene} layout={layout} far={far} />
            {odds.map(([place, spot]) => (
                <Odd place={place} at={spot} far={far} />
            ))}
        </g>
    );
}
