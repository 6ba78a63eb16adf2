/* Units that wait to be placed, to be dragged to a place of the board by mouse, pen or finger: all of them, where
 * the rules let one choose how many. Pressing the place does the same. */
import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { Ico } from "../look/art";
import type { Scene } from "../table/scene";
import { word } from "../words/words";

const SLACK = 6; /* pixels from where on it is a drag */

/* The place under the pointer, if something may be put there. */
function placeAt(scene: Scene, { clientX, clientY }: PointerEvent): Element | null {
    const cell = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-place]");
    return cell != null && scene.acts.first.value.has(cell.dataset.place ?? "") ? cell : null;
}

function light(cell: Element | null) {
    document.querySelector("[data-over]")?.removeAttribute("data-over");
    cell?.setAttribute("data-over", "");
}

export function drop(scene: Scene, place: string) {
    scene.acts.choose(place);
    if (scene.acts.to.value === place) void scene.acts.submit();
}

export function Pile({ scene, text }: { scene: Scene; text: string }) {
    const from = useRef<PointerEvent | null>(null),
        at = useSignal<[number, number] | null>(null);
    const move = (event: PointerEvent) => {
        if (
            from.current === null ||
            (at.value === null &&
                Math.hypot(event.clientX - from.current.clientX, event.clientY - from.current.clientY) < SLACK)
        )
            return;
        at.value = [event.clientX, event.clientY];
        light(placeAt(scene, event));
    };
    const end = () => {
        from.current = at.value = null;
        light(null);
    };
    const up = (event: PointerEvent) => {
        const place = at.value === null ? undefined : (placeAt(scene, event) as HTMLElement | null)?.dataset.place;
        end();
        if (place !== undefined) drop(scene, place);
    };
    const down = (event: PointerEvent) => {
        (event.currentTarget as Element).setPointerCapture(event.pointerId);
        from.current = event;
    };
    return (
        <b
            class="pile"
            title={word("dragUnits")}
            onPointerDown={down}
            onPointerMove={move}
            onPointerUp={up}
            onPointerCancel={end}
        >
            <Ico name="trooper" /> {text}
            {at.value !== null && (
                <span class="carried" aria-hidden="true" style={{ left: `${at.value[0]}px`, top: `${at.value[1]}px` }}>
                    <Ico name="trooper" />
                </span>
            )}
        </b>
    );
}
