/* Arrow keys on a board: to the neighbour in that direction. */
import { sure } from "../table/sure";
import { toward, type Point } from "../table/boardmath";
import type { Scene } from "../table/scene";

const STEPS: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export function walk(event: KeyboardEvent, scene: Scene, focus: string | null, at: Map<string, Point>) {
    const step = STEPS[event.key];
    if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        event.stopPropagation();
        if (focus !== null) scene.acts.choose(focus);
        return;
    }
    if (step === undefined || focus === null) return;
    event.preventDefault();
    const from = sure(at.get(focus), `spot of ${focus}`);
    const spots = [...at].map(([id, spot]) => ({ id, at: spot }));
    const next = toward(from, spots, step[0], step[1]);
    if (next !== null) focusPlace(next);
}

export function focusPlace(id: string) {
    document.querySelector<SVGElement>(`[data-place="${CSS.escape(id)}"]`)?.focus();
}
