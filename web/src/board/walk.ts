/* Arrow keys on a board: to the neighbour in that direction. */
import { toward, type Point } from "../table/boardmath";
import type { Scene } from "../table/scene";
import type { Drawing } from "./drawing";

const STEPS: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export function walk(event: KeyboardEvent, scene: Scene, drawing: Drawing) {
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
