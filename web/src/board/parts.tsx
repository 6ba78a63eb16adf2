/* Where a board shows a part of itself: the whole in a corner, and a button for each region. */
import type { Point } from "../table/boardmath";
import { word } from "../words/words";
import type { Sight } from "./sight";

/* The whole board in a corner while one looks at a part of it. */
export function Overview({ sight: { scene, drawing, pan, size, scale } }: { sight: Sight }) {
    const [x, y, w, h] = drawing.layout.bounds,
        { u, v, part } = pan.seen();
    if (pan.zoom.value < 1.5 || pan.rests.value < 0) return null;
    const fw = (size[0] * part) / scale,
        fh = (size[1] * part) / scale,
        cx = x + w / 2 + (u * size[0]) / scale,
        cy = y + h / 2 + (v * size[1]) / scale;
    /* Out of the way of what may be chosen. */
    const spots = [...scene.byId.value.values()]
        .filter((place) => place.state !== "" && place.state !== "dim")
        .map(({ id }) => drawing.at.get(id))
        .filter((at) => at !== undefined)
        .map((at): Point => [size[0] / 2 + ((at[0] - cx) * scale) / part, size[1] / 2 + ((at[1] - cy) * scale) / part]);
    const under = (near: (sx: number) => boolean) =>
            spots.filter(([sx, sy]) => near(sx) && sy > -20 && sy < 150).length,
        right = under((sx) => sx > -20 && sx < 120) > under((sx) => sx > size[0] - 120 && sx < size[0] + 20);
    const look = (event: MouseEvent) => {
        const box = (event.currentTarget as Element).getBoundingClientRect(),
            px = (event.clientX - box.left) / box.width - 0.5,
            py = (event.clientY - box.top) / box.height - 0.5;
        pan.center((px * w * scale) / size[0], (py * h * scale) / size[1], pan.zoom.value);
    };
    return (
        <button
            type="button"
            class={`overview${drawing.upright ? "" : " wide"}${right ? " right" : ""}`}
            aria-label={word("wholeBoard")}
            onClick={look}
        >
            <svg viewBox={`${x} ${y} ${w} ${h}`} width="100%" height="100%" aria-hidden="true">
                {drawing.shapes.map(({ id, d }) => (
                    <path class={`o-${scene.byId.value.get(id)?.owner?.slot ?? "none"}`} d={d} />
                ))}
                <rect class="frame" x={cx - fw / 2} y={cy - fh / 2} width={fw} height={fh} rx="20" />
            </svg>
        </button>
    );
}

/* On a small screen: the whole board, or one region of it. */
export function Parts({ sight: { scene, drawing, pan, size, scale } }: { sight: Sight }) {
    const [x, y, w, h] = drawing.layout.bounds;
    const go = (places: string[]) => {
        const spots = places.map((id) => drawing.at.get(id)).filter((at) => at !== undefined),
            xs = spots.map((at) => at[0]),
            ys = spots.map((at) => at[1]);
        const [left, right, top, bottom] = [
            Math.min(...xs) - 50,
            Math.max(...xs) + 50,
            Math.min(...ys) - 45,
            Math.max(...ys) + 60,
        ];
        pan.center(
            (((left + right) / 2 - x - w / 2) * scale) / size[0],
            (((top + bottom) / 2 - y - h / 2) * scale) / size[1],
            Math.max(1.2, Math.min(size[0] / (right - left), size[1] / (bottom - top)) / scale),
        );
    };
    return (
        <div class="parts">
            <button type="button" class={`pill${pan.zoom.value < 1.1 ? " on" : ""}`} onClick={() => pan.reset()}>
                {word("zoomAll")}
            </button>
            {scene.regions.value.map((region) => (
                <button
                    type="button"
                    class={`pill${region.whole !== null ? ` whole o-${region.whole.slot}` : ""}`}
                    style={{ "--r": region.colour }}
                    onClick={() => go(region.places)}
                >
                    <i />
                    {region.name} +{region.bonus}
                </button>
            ))}
        </div>
    );
}
