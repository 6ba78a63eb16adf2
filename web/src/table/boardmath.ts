/* Lines and places for drawings: curves, arrows, where names and chips stand. */
import { LANGUAGES, spoken } from "../words/words";
import type { Badge, Label, Layout, Name } from "./protocol";

export type Point = readonly [number, number];
export type Rect = readonly [number, number, number, number];

const r1 = (value: number) => Math.round(value * 10) / 10;

/* Flat lists as points; with x and y exchanged on a sheet that stands upright, x longer on one that is stretched. */
export function points(flat: number[], upright = false, stretch = 1): Point[] {
    const list: Point[] = [];
    for (let i = 0; i + 1 < flat.length; i += 2) {
        const [x = 0, y = 0] = flat.slice(i, i + 2);
        list.push(upright ? [y, x] : [r1(x * stretch), y]);
    }
    return list;
}

/* How a name stands there, and how large a badge is, in the language that is spoken. */
export const nameOf = (label: Label): Name => spoken(label as { en: Name });
export const badgeOf = (badge: Badge): Rect => spoken(badge as { en: Badge["en"] });

/* What stands there by language, changed in each. */
function inEach<T>(of: { en: T }, change: (value: T) => T): { en: T } {
    const all = of as { en: T } & Record<string, T>;
    const known = LANGUAGES.flatMap(([code]) => (all[code] === undefined ? [] : [[code, change(all[code])]]));
    return Object.fromEntries(known) as { en: T };
}

/* What stands on a sheet that is stretched moves with its place, and keeps its size. */
export function stretched(layout: Layout, by: number): Layout {
    if (by === 1) return layout;
    const [x, y, w, h] = layout.bounds,
        moved = ([left, top, width, height]: Rect, dx: number): [number, number, number, number] => [
            r1(left + dx),
            top,
            width,
            height,
        ];
    return {
        bounds: [x * by, y, w * by, h],
        labels: layout.labels.map((label) => {
            const dx = label.anchor[0] * (by - 1);
            return {
                ...label,
                anchor: [r1(label.anchor[0] * by), label.anchor[1]],
                box: moved(label.box, dx),
                ...inEach(label, (name) => ({ ...name, name: moved(name.name, dx) })),
            };
        }),
        links: layout.links.map((link) => ({
            ...link,
            line: link.line.map((value, i) => (i % 2 === 0 ? r1(value * by) : value)),
        })),
        badges: layout.badges.map((badge) => ({
            ...badge,
            ...inEach(badge, (box) => moved(box, (box[0] + box[2] / 2) * (by - 1))),
        })),
    };
}

/* A closed curve through the middles of the sides. */
export function curve(list: Point[]): string {
    const middle = (a: Point, b: Point) => [r1((a[0] + b[0]) / 2), r1((a[1] + b[1]) / 2)].join(" ");
    const [first] = list;
    const last = list[list.length - 1];
    if (first === undefined || last === undefined) return "";
    const parts = list.map((point, i) => `Q${point.join(" ")} ${middle(point, list[i + 1] ?? first)}`);
    return `M${middle(last, first)}${parts.join("")}Z`;
}

export const line = (list: Point[]) => `M${list.map((point) => point.map(r1).join(" ")).join("L")}`;

/* From rim to rim of two discs. */
export function lane(a: Point, b: Point, from: number, to: number): string {
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1,
        [dx, dy] = [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
    return line([
        [a[0] + dx * from, a[1] + dy * from],
        [b[0] - dx * to, b[1] - dy * to],
    ]);
}

/* An arc bent to one side, as a function of its way. */
function arc(a: Point, b: Point, from: number, to: number, bend: number) {
    const c: Point = [(a[0] + b[0]) / 2 - (b[1] - a[1]) * bend, (a[1] + b[1]) / 2 + (b[0] - a[0]) * bend];
    const rim = (p: Point, r: number): Point => {
        const k = Math.hypot(c[0] - p[0], c[1] - p[1]) || 1;
        return [p[0] + ((c[0] - p[0]) * r) / k, p[1] + ((c[1] - p[1]) * r) / k];
    };
    const s = rim(a, from),
        e = rim(b, to);
    const at = (t: number): Point => {
        const of = (i: 0 | 1) => (1 - t) ** 2 * s[i] + 2 * t * (1 - t) * c[i] + t * t * e[i];
        return [of(0), of(1)];
    };
    return { at, length: Math.hypot(b[0] - a[0], b[1] - a[1]) };
}

/* A blade: thin where it starts, broad before the head. `sides` is where its chip may stand: the hollow side first. */
export function blade(a: Point, b: Point, from: number, to: number, size = 1): { d: string; sides: Point[] } {
    const { at, length } = arc(a, b, from, to, -0.16),
        left: Point[] = [],
        right: Point[] = [];
    const direction = (t: number): Point => {
        const p = at(Math.max(0, t - 0.01)),
            q = at(Math.min(1, t + 0.01)),
            l = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
        return [(q[0] - p[0]) / l, (q[1] - p[1]) / l];
    };
    const neck = Math.max(0.3, 1 - (15 * size) / length);
    for (let i = 0; i <= 12; i++) {
        const t = (neck * i) / 12,
            p = at(t),
            n = direction(t),
            w = (1.2 + (3.6 * i) / 12) * size;
        left.push([p[0] + n[1] * w, p[1] - n[0] * w]);
        right.unshift([p[0] - n[1] * w, p[1] + n[0] * w]);
    }
    const p = at(neck),
        n = direction(neck),
        w = 10 * size,
        m = at(0.45),
        k = direction(0.45);
    const head: Point[] = [[p[0] + n[1] * w, p[1] - n[0] * w], at(1), [p[0] - n[1] * w, p[1] + n[0] * w]];
    return {
        d: `${line([...left, ...head, ...right])}Z`,
        sides: [26, -30, 44, -46].map((away) => [m[0] - k[1] * away, m[1] + k[0] * away]),
    };
}

const overlap = (a: Rect, b: Rect) =>
    Math.max(0, Math.min(a[0] + a[2], b[0] + b[2]) - Math.max(a[0], b[0])) *
    Math.max(0, Math.min(a[1] + a[3], b[1] + b[3]) - Math.max(a[1], b[1]));

/* The first of these middles where a box covers the least of what lies there already. */
export function freest(middles: Point[], w: number, h: number, taken: Rect[]): Point {
    const cost = ([x, y]: Point) => taken.reduce((sum, box) => sum + overlap([x - w / 2, y - h / 2, w, h], box), 0);
    return middles.reduce((best, middle) => (cost(middle) < cost(best) - 1 ? middle : best));
}

/* A name in so many lines of about the same length. */
export function broken(name: string, lines: number): string[] {
    const words = name.split(" ");
    if (lines < 2 || words.length < 2) return [name];
    let best = [name],
        least = Infinity;
    for (let i = 1; i < words.length; i++) {
        const tail = broken(words.slice(i).join(" "), lines - 1),
            tried = [words.slice(0, i).join(" "), ...tail];
        const longest = Math.max(...tried.map((part) => part.length));
        if (longest < least) [best, least] = [tried, longest];
    }
    return best;
}

/* Who comes next in a direction, for the arrow keys: near, and not far off the way. */
export function toward(from: Point, all: { id: string; at: Point }[], dx: number, dy: number): string | null {
    let best: string | null = null,
        least = Infinity;
    for (const { id, at } of all) {
        const x = at[0] - from[0],
            y = at[1] - from[1],
            along = x * dx + y * dy,
            aside = Math.abs(x * dy) + Math.abs(y * dx);
        const cost = along + 2 * aside;
        if (along > 4 && aside < along * 1.6 && cost < least) [best, least] = [id, cost];
    }
    return best;
}
