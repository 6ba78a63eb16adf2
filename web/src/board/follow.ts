/* Where the board goes by itself: to the choices on a small screen, and to one's own battle. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { Point } from "../table/boardmath";
import { Pan } from "./pan";
import type { Scene } from "../table/scene";
import { zooms } from "../browser/settings";
import { type Drawing, FAR, NEAR } from "./drawing";

export function useFrame() {
    const frame = useRef<HTMLDivElement>(null),
        upright = useSignal(innerWidth < 600),
        size = useSignal<Point>([0, 0]);
    useEffect(() => {
        const watch = new ResizeObserver(([entry]) => {
            const { width, height } = entry!.contentRect;
            if (width > 0) {
                upright.value =
                    (innerWidth < 600 && frame.current!.closest(".replaying") === null) ||
                    height > width * 1.05; /* a phone's board does not turn when what is asked grows */
                size.value = [width, height];
            }
        });
        watch.observe(frame.current!);
        return () => watch.disconnect();
    }, []);
    return { frame, upright, size };
}

/* pixels of a unit: below, names can't be read; what a thumb needs */

export /* On a small screen the view goes to the places that matter now. */
function useLookAt(scene: Scene, pan: Pan, drawing: Drawing, size: Point, scale: number) {
    const [x, y, w, h] = drawing.layout.bounds,
        { acts, session } = scene,
        ask = session.mine.value,
        from = acts.from.value,
        to = acts.to.value;
    useEffect(() => {
        if (
            scale === 0 ||
            ask === null ||
            (zooms.value && scene.fight.value !== null) ||
            size[0] > 599 ||
            scale >= FAR ||
            session.queue.value.length > 0
        )
            return;
        const ids =
                from !== null && to !== null
                    ? [from, to]
                    : from !== null
                      ? [from, ...acts.targets.value]
                      : to !== null
                        ? [to]
                        : [...acts.first.value],
            points_ = ids.map((id) => drawing.at.get(id)).filter((at) => at !== undefined);
        if (points_.length === 0) return;
        const [xs, ys] = [points_.map((p) => p[0]), points_.map((p) => p[1])],
            [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
        const room = from !== null && to !== null ? 140 : 110; /* an arrow has its chip beside it */
        const fit = Math.min(size[0] / (right - left + room), size[1] / (bottom - top + room)) / scale,
            least = from !== null && to !== null ? FAR : NEAR,
            zoom = Math.max(least / scale, Math.min(fit, (2 * NEAR) / scale)); /* both ends of an arrow are seen */
        const strongest = ids.reduce((best, id) =>
            (scene.byId.value.get(id)?.units ?? 0) > (scene.byId.value.get(best)?.units ?? 0) ? id : best,
        );
        const middle = fit >= least / scale || ids.every((id) => scene.byId.value.get(id)?.owner === null),
            [cx, cy] = middle ? [(left + right) / 2, (top + bottom) / 2] : drawing.at.get(to ?? from ?? strongest)!;
        const held = (at: number, low: number, length: number, seen: number) =>
            seen >= length ? low + length / 2 : Math.min(low + length - seen / 2, Math.max(low + seen / 2, at));
        const mx = held(cx, x - 20, w + 40, size[0] / scale / zoom),
            my = held(cy + 14 / scale / zoom, y - 20, h + 60, size[1] / scale / zoom);
        pan.center(((mx - x - w / 2) * scale) / size[0], ((my - y - h / 2) * scale) / size[1], zoom);
    }, [ask?.number, from, to, scale]);
    const look = scene.look.value,
        at = drawing.at.get(look ?? "");
    useEffect(() => {
        if (at !== undefined && scale > 0)
            pan.center(
                ((at[0] - x - w / 2) * scale) / size[0],
                ((at[1] - y - h / 2) * scale) / size[1],
                Math.max(pan.zoom.value, NEAR / scale),
            );
    }, [look]);
}

/* On a desk and on a phone: units about a battle, most pixels of a unit, pixels that it stands above the middle,
 * because of the dice below. */
const DESK = { around: 300, most: 2.2, raised: 112 },
    PHONE = { around: 120, most: 2 * NEAR, raised: 50 };

/* What the board goes to: one's own battle, and where all of it is small also an attack that is weighed. */
function fightOf(scene: Scene, size: Point, scale: number): { from: string; to: string } | null {
    const {
        from: { value: from },
        to: { value: to },
    } = scene.acts;
    return scene.fight.value ?? (from !== null && to !== null && size[0] > 599 && scale < FAR ? { from, to } : null);
}

/* The board goes there and, a little after it is decided, back. */
export function useFight(scene: Scene, pan: Pan, drawing: Drawing, size: Point, scale: number) {
    const fight = zooms.value ? fightOf(scene, size, scale) : null,
        [x, y, w, h] = drawing.layout.bounds;
    useEffect(() => {
        const a = drawing.at.get(fight?.from ?? ""),
            b = drawing.at.get(fight?.to ?? "");
        const { around, most, raised } = size[0] < 600 ? PHONE : DESK;
        if (scale === 0) return undefined;
        if (a === undefined || b === undefined) {
            const timer = setTimeout(() => pan.leave(), 350);
            return () => clearTimeout(timer);
        }
        const zoom = Math.min(
            most / scale,
            size[0] / (Math.abs(a[0] - b[0]) + around) / scale,
            (size[1] - raised) / (Math.abs(a[1] - b[1]) + around) / scale,
        );
        if (zoom > 1.15)
            pan.visit(
                (((a[0] + b[0]) / 2 - x - w / 2) * scale) / size[0],
                (((a[1] + b[1]) / 2 + raised / scale / zoom - y - h / 2) * scale) / size[1],
                zoom,
            );
        return undefined;
    }, [fight?.from, fight?.to, scale]);
}
