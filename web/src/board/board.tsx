/* A board of cells as SVG: fill is the owner, line is the region, white is the choice. Cells come from the geometry
 * that the engine computes (docs/GEOMETRY.md). Each place is a button; arrow keys go to the neighbour in that
 * direction. */
import { useMemo } from "preact/hooks";
import { Tool } from "../look/art";
import type { Scene } from "../table/scene";
import { word } from "../words/words";
import { useFight, useLookAt } from "./follow";
import type { Pan } from "./pan";
import { Overview, Parts } from "./parts";
import { cellsOf, groundOf, overOf, stoodOf } from "./sheet";
import { Drawn, useSight } from "./sight";
import { Legend, Tip } from "./tips";
import { walk } from "./walk";

function moodOf({ fight, acts }: Scene): string {
    if (fight.value !== null) return " fighting";
    return acts.to.value !== null && acts.from.value !== null ? " aiming" : "";
}

const Zoom = ({ pan }: { pan: Pan }) => (
    <div class="zoom">
        <Tool name="plus" label={word("zoomIn")} press={() => pan.by(1.4)} />
        <Tool name="minus" label={word("zoomOut")} press={() => pan.by(1 / 1.4)} />
        <Tool name="place" label={word("zoomAll")} press={() => pan.reset()} />
    </div>
);

export function Board({ scene }: { scene: Scene }) {
    const { frame, sight } = useSight(scene);
    const drawn = useMemo(() => new Drawn(), [scene]);
    const { pan, far, size, box, drawing } = sight;
    const stood = stoodOf(sight);
    useLookAt(sight);
    useFight(sight);
    return (
        <div class={`map${far ? " far" : ""}${pan.zoom.value > 1.2 ? " zoomed" : ""}`} ref={frame}>
            <div class="pan" ref={pan.attach}>
                <svg
                    class={`board${moodOf(scene)}`}
                    viewBox={box.join(" ")}
                    role="group"
                    aria-label={word("boardLabel")}
                    onKeyDown={(event) => walk(event, scene, scene.focus.value, drawing.at)}
                >
                    {groundOf(sight, drawn)}
                    {cellsOf(sight, drawn, stood)}
                    {overOf(sight, drawn, stood)}
                </svg>
            </div>
            <Legend scene={scene} />
            <Tip scene={scene} />
            <Overview sight={sight} />
            {size[0] > 0 && size[0] < 600 && <Parts sight={sight} />}
            <Zoom pan={pan} />
        </div>
    );
}
