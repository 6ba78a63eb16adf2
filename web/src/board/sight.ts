/* How a board is seen now: what is drawn, in which frame, how large. */
import { computed, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Point } from "../table/boardmath";
import type { Scene } from "../table/scene";
import { draw, stretchOf, type Drawing } from "./drawing";
import { Pan } from "./pan";

/* Pixels of a unit: below, names can't be read; what a thumb needs. */
export const FAR = 0.74;
export const NEAR = 1.3;

type Box = readonly [number, number, number, number];

export interface Sight {
    scene: Scene;
    drawing: Drawing;
    pan: Pan;
    size: Point;
    box: Box;
    scale: number;
    far: boolean;
}

function useFrame() {
    const frame = useRef<HTMLDivElement>(null);
    const upright = useSignal(innerWidth < 600);
    const size = useSignal<Point>([0, 0]);
    useEffect(() => {
        const element = frame.current;
        if (element === null) return undefined;
        const watch = new ResizeObserver(([entry]) => {
            const { width, height } = entry?.contentRect ?? { width: 0, height: 0 };
            if (width === 0) return;
            upright.value =
                (innerWidth < 600 && element.closest(".replaying") === null) ||
                height > width * 1.05; /* a phone's board does not turn when what is asked grows */
            size.value = [width, height];
        });
        watch.observe(element);
        return () => watch.disconnect();
    }, []);
    return { frame, upright, size };
}

export function useSight(scene: Scene) {
    const { frame, upright, size } = useFrame();
    const pan = useMemo(() => new Pan(), []);
    const stretch = useMemo(() => computed(() => (upright.value ? 1 : stretchOf(scene.geometry, size.value))), [scene]);
    const drawing = useMemo(() => computed(() => draw(scene.geometry, upright.value, stretch.value)), [scene]);
    const [x, y, w, h] = drawing.value.layout.bounds;
    const box: Box = [x - 8, y - 6, w + 16, h + 12];
    const [width, height] = size.value;
    const scale = width === 0 ? 0 : Math.min((width - 12) / box[2], (height - 34) / box[3]);
    const far = scale > 0 && scale * pan.zoom.value < FAR;
    return { frame, sight: { scene, drawing: drawing.value, pan, size: size.value, box, scale, far } };
}

/* What was drawn is drawn again only when something in it has changed: the same element is given back. */
export class Drawn {
    private readonly kept = new Map<string, { of: unknown[]; drawn: JSX.Element }>();

    once(key: string, of: unknown[], draws: () => JSX.Element): JSX.Element {
        const before = this.kept.get(key);
        if (before !== undefined && before.of.every((value, i) => value === of[i])) return before.drawn;
        const drawn = draws();
        this.kept.set(key, { of, drawn });
        return drawn;
    }
}
