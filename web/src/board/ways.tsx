/* Ways from place to place: lanes between neighbours, links across the sheet, and those that leave it. */
import { lane, line, points, type Point } from "../table/boardmath";
import type { Layout } from "../table/protocol";
import type { Scene } from "../table/scene";
import { firstOf, lastOf } from "../table/sure";
import type { Drawing } from "./drawing";

export function Links({ scene, drawing }: { scene: Scene; drawing: Drawing }) {
    const { links } = drawing.layout,
        from = scene.acts.from.value,
        targets = scene.acts.targets.value,
        names = scene.byId.value;
    return (
        <>
            {links.map((link) => {
                const list = points(link.line),
                    hot = (from === link.from && targets.has(link.to)) || (from === link.to && targets.has(link.from)),
                    start = firstOf(list),
                    end = lastOf(list);
                if (link.kind === "bridge") return <path class={`lane bridge${hot ? " hot" : ""}`} d={line(list)} />;
                return (
                    <g class={`link${hot ? " hot" : ""}`}>
                        <path class="glow" d={line(list)} />
                        <path class="dash" d={line(list)} />
                        <circle class="gate" cx={start[0]} cy={start[1]} r="3.2" />
                        {link.kind === "wrap" ? (
                            <Wrap
                                end={end}
                                start={start}
                                name={names.get(link.to)?.name ?? ""}
                                bounds={drawing.layout.bounds}
                            />
                        ) : (
                            <circle class="gate" cx={end[0]} cy={end[1]} r="3.2" />
                        )}
                    </g>
                );
            })}
        </>
    );
}

/* A way that leaves the sheet says where it comes out. */
function Wrap({
    end,
    start,
    name,
    bounds: [, top, , high],
}: {
    end: Point;
    start: Point;
    name: string;
    bounds: Layout["bounds"];
}) {
    const sideways = Math.abs(end[0] - start[0]) > Math.abs(end[1] - start[1]);
    const left = end[0] < start[0] && sideways;
    const up = end[1] < top + high / 2;
    if (!sideways)
        return (
            <text class="wrapname" x={end[0]} y={up ? end[1] + 14 : end[1] - 6} text-anchor="middle">
                {name}
            </text>
        );
    return (
        <text class="wrapname" x={end[0]} y={Math.max(end[1], start[1]) + 17} text-anchor="middle">
            {left ? `‹ ${name}` : `${name} ›`}
        </text>
    );
}

export function Lanes({ scene, drawing }: { scene: Scene; drawing: Drawing }) {
    const rules = scene.session.facts.value?.rules.places ?? {},
        from = scene.acts.from.value,
        targets = scene.acts.targets.value;
    const linked = new Set(
        drawing.layout.links.flatMap((link) => [`${link.from} ${link.to}`, `${link.to} ${link.from}`]),
    );
    return (
        <>
            {Object.entries(rules).flatMap(([a, list]) =>
                list
                    .filter((b) => a < b && !linked.has(`${a} ${b}`))
                    .map((b) => {
                        const p = drawing.at.get(a),
                            q = drawing.at.get(b),
                            to = scene.acts.to.value,
                            hot =
                                (from === a && b !== to && targets.has(b)) ||
                                (from === b && a !== to && targets.has(a));
                        const gone = scene.byId.peek().get(a)?.dead === true || scene.byId.peek().get(b)?.dead === true;
                        return p === undefined || q === undefined ? null : (
                            <path class={`lane${hot ? " hot" : ""}${gone ? " gone" : ""}`} d={lane(p, q, 19, 19)} />
                        );
                    }),
            )}
        </>
    );
}
