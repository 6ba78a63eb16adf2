/* The board as shapes to be drawn: cells and regions from the geometry that the engine computes (docs/GEOMETRY.md). */
import { curve, points, stretched, type Point } from "../table/boardmath";
import type { Geometry, Label, Layout } from "../table/protocol";
import type { Place } from "../table/scene";
import { sure } from "../table/sure";

export interface Shape {
    id: string;
    d: string;
    label: Label;
    at: Point;
}

export interface Drawing {
    layout: Layout;
    shapes: Shape[];
    lands: { id: string; d: string }[];
    at: Map<string, Point>;
    upright: boolean;
}

export function draw(geometry: Geometry, upright: boolean, by: number): Drawing {
    const layout = upright ? sure(geometry.upright, "upright sheet") : roomForWraps(stretched(flatOf(geometry), by));
    const labels = new Map(layout.labels.map((label) => [label.id, label]));
    const shapes = (geometry.places ?? []).map(({ id, outline }): Shape => {
        const label = sure(labels.get(id), `label of ${id}`);
        return { id, d: curve(points(outline, upright, by)), label, at: label.anchor };
    });
    const lands = (geometry.regions ?? []).map(({ id, outlines }) => ({
        id,
        d: outlines.map((ring) => curve(points(ring, upright, by))).join(""),
    }));
    return { layout, shapes, lands, at: new Map(layout.labels.map((label) => [label.id, label.anchor])), upright };
}

const flatOf = (geometry: Geometry): Layout => sure(geometry.flat, "flat sheet");

/* Where ways leave a sheet that lies, their names stand at its edge. */
function roomForWraps(layout: Layout): Layout {
    const [x, y, w, h] = layout.bounds;
    const room = layout.links.some((link) => link.kind === "wrap") ? 26 : 0;
    return { ...layout, bounds: [x - room, y, w + 2 * room, h] };
}

/* A sheet that lies in a wider frame may be a little wider itself: in whole steps, so that it seldom changes. */
export function stretchOf(geometry: Geometry, [width, height]: Point): number {
    const [, , w, h] = flatOf(geometry).bounds;
    const room = (width - 12) / Math.max(1, height - 34) / ((w + 16) / (h + 12));
    return Math.max(1, Math.min(1.14, Math.floor(room * 50) / 50));
}

export const radius = (place: Place) => (place.units < 4 ? 13.5 : place.units < 10 ? 15 : 17);
