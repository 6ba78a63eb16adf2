/* Where the board goes by itself: to the choices on a small screen, and to one's own battle. */
import { useEffect } from "preact/hooks";
import { zooms } from "../browser/settings";
import type { Point } from "../table/boardmath";
import type { Scene } from "../table/scene";
import { FAR, NEAR, type Sight } from "./sight";

/* Puts a point of the sheet into the middle of the frame. */
function middleAt({ drawing, pan, size, scale }: Sight, [cx, cy]: Point, zoom: number, how: "center" | "visit") {
    const [x, y, w, h] = drawing.layout.bounds;
    pan[how](((cx - x - w / 2) * scale) / size[0], ((cy - y - h / 2) * scale) / size[1], zoom);
}

/* Whether the choices of who is asked are looked at: on a phone's board, while nothing else happens on it. */
function looks({ scene, size, scale }: Sight): boolean {
    const { session } = scene;
    if (scale === 0 || scale >= FAR || size[0] > 599) return false;
    if (session.mine.value === null || session.queue.value.length > 0) return false;
    return !zooms.value || scene.fight.value === null;
}

/* The places that matter now. */
function matter({ acts }: Scene): string[] {
    const from = acts.from.value;
    const to = acts.to.value;
    if (from !== null) return to !== null ? [from, to] : [from, ...acts.targets.value];
    return to !== null ? [to] : [...acts.first.value];
}

/* No further than the sheet goes; where all of it is seen, its middle. */
const held = (at: number, low: number, length: number, seen: number) =>
    seen >= length ? low + length / 2 : Math.min(low + length - seen / 2, Math.max(low + seen / 2, at));

function lookAt(sight: Sight) {
    const { scene, drawing, size, scale } = sight;
    const ids = matter(scene).filter((id) => drawing.at.has(id));
    const spots = ids.map((id) => drawing.at.get(id)).filter((at) => at !== undefined);
    if (spots.length === 0) return;
    const [xs, ys] = [spots.map((p) => p[0]), spots.map((p) => p[1])];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const { from, to } = scene.acts;
    const aimed = from.value !== null && to.value !== null;
    const room = aimed ? 140 : 110; /* an arrow has its chip beside it */
    const fit = Math.min(size[0] / (right - left + room), size[1] / (bottom - top + room)) / scale;
    const least = (aimed ? FAR : NEAR) / scale; /* both ends of an arrow are seen */
    const zoom = Math.max(least, Math.min(fit, (2 * NEAR) / scale));
    const whole = fit >= least || ids.every((id) => scene.byId.value.get(id)?.owner === null);
    const middle: Point = [(left + right) / 2, (top + bottom) / 2];
    const [cx, cy] = whole ? middle : (drawing.at.get(to.value ?? from.value ?? strongest(scene, ids)) ?? middle);
    const [x, y, w, h] = drawing.layout.bounds;
    const mx = held(cx, x - 20, w + 40, size[0] / scale / zoom);
    const my = held(cy + 14 / scale / zoom, y - 20, h + 60, size[1] / scale / zoom);
    middleAt(sight, [mx, my], zoom, "center");
}

function strongest(scene: Scene, ids: string[]): string {
    const units = (id: string) => scene.byId.value.get(id)?.units ?? 0;
    return ids.reduce((best, id) => (units(id) > units(best) ? id : best));
}

/* On a small screen the view goes to the places that matter now. */
export function useLookAt(sight: Sight) {
    const { scene, drawing, pan, scale } = sight;
    const { from, to } = scene.acts;
    useEffect(() => {
        if (looks(sight)) lookAt(sight);
    }, [scene.session.mine.value?.number, from.value, to.value, scale]);
    const look = scene.look.value;
    useEffect(() => {
        const at = drawing.at.get(look ?? "");
        if (at !== undefined && scale > 0) middleAt(sight, at, Math.max(pan.zoom.value, NEAR / scale), "center");
    }, [look]);
}

/* On a desk and on a phone: units about a battle, most pixels of a unit, pixels that it stands above the middle,
 * because of the dice below. */
const DESK = { around: 300, most: 2.2, raised: 112 };
const PHONE = { around: 120, most: 2 * NEAR, raised: 50 };

/* What the board goes to: one's own battle, and where all of it is small also an attack that is weighed. */
function fightOf({ scene, size, scale }: Sight): { from: string; to: string } | null {
    const from = scene.acts.from.value;
    const to = scene.acts.to.value;
    return scene.fight.value ?? (from !== null && to !== null && size[0] > 599 && scale < FAR ? { from, to } : null);
}

/* The board goes there and, a little after it is decided, back. */
export function useFight(sight: Sight) {
    const { pan, drawing, size, scale } = sight;
    const fight = zooms.value ? fightOf(sight) : null;
    useEffect(() => {
        const a = drawing.at.get(fight?.from ?? "");
        const b = drawing.at.get(fight?.to ?? "");
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
        const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + raised / scale / zoom];
        if (zoom > 1.15) middleAt(sight, middle, zoom, "visit");
        return undefined;
    }, [fight?.from, fight?.to, scale]);
}
