/* Lines and places for drawings. */
import assert from "node:assert/strict";
import test from "node:test";
import { table } from "./known.mjs";

const { blade, broken, curve, freest, lane, line, points, stretched, toward } = table;
const numbers = (d) => d.match(/-?[\d.]+/g).map(Number);

test("flat lists become points, upright with x and y exchanged, stretched in x", () => {
    assert.deepEqual(points([1, 2, 3, 4]), [
        [1, 2],
        [3, 4],
    ]);
    assert.deepEqual(points([1, 2, 3, 4], true), [
        [2, 1],
        [4, 3],
    ]);
    assert.deepEqual(points([10, 2], false, 1.1), [[11, 2]]);
});

test("a curve is closed and goes through the middles", () => {
    const square = points([0, 0, 10, 0, 10, 10, 0, 10]);
    assert.equal(curve(square), "M0 5Q0 0 5 0Q10 0 10 5Q10 10 5 10Q0 10 0 5Z");
    assert.equal(curve([]), "");
    assert.equal(line(square), "M0 0L10 0L10 10L0 10");
});

test("a lane leaves rims alone", () => {
    assert.deepEqual(numbers(lane([0, 0], [100, 0], 20, 30)), [20, 0, 70, 0]);
    assert.ok(lane([5, 5], [5, 5], 1, 1).startsWith("M"));
});

test("a blade begins and ends at rims, its chip has four spots", () => {
    const { d, sides } = blade([0, 0], [200, 0], 20, 24);
    assert.ok(d.startsWith("M") && d.endsWith("Z"));
    const xs = numbers(d).filter((_, i) => i % 2 === 0);
    assert.ok(Math.min(...xs) > 15 && Math.max(...xs) < 185);
    assert.equal(sides.length, 4);
    assert.equal(new Set(sides.map((spot) => spot.join(" "))).size, 4);
});

test("a chip stands where it covers least, the first of equals", () => {
    const middles = [
        [0, 0],
        [100, 0],
        [200, 0],
    ];
    assert.deepEqual(freest(middles, 20, 10, []), [0, 0]);
    assert.deepEqual(freest(middles, 20, 10, [[-10, -5, 20, 10]]), [100, 0]);
    assert.deepEqual(freest(middles, 20, 10, [[-10, -5, 125, 10]]), [200, 0]);
});

test("names break into lines of about the same length", () => {
    assert.deepEqual(broken("Sundered Valley", 2), ["Sundered", "Valley"]);
    assert.deepEqual(broken("One", 3), ["One"]);
    assert.deepEqual(broken("The Great Forum of Aiur", 2), ["The Great", "Forum of Aiur"]);
    assert.deepEqual(broken("The Great Forum of Aiur", 1), ["The Great Forum of Aiur"]);
});

test("an arrow key goes to the next in its direction", () => {
    const all = [
        { id: "right", at: [50, 5] },
        { id: "far", at: [90, 0] },
        { id: "up", at: [0, -50] },
        { id: "aside", at: [20, 60] },
    ];
    assert.equal(toward([0, 0], all, 1, 0), "right");
    assert.equal(toward([0, 0], all, 0, -1), "up");
    assert.equal(toward([0, 0], all, 0, 1), "aside");
    assert.equal(toward([0, 0], all, -1, 0), null);
});

test("a stretched sheet moves what stands on it, and keeps its size", () => {
    const layout = {
        bounds: [0, 0, 100, 50],
        labels: [
            {
                id: "a",
                box: [40, 0, 20, 10],
                anchor: [50, 20],
                en: { name: [45, 0, 10, 5], lines: 1, short: false },
                fr: { name: [40, 0, 20, 5], lines: 1, short: true },
            },
        ],
        links: [{ kind: "link", from: "a", to: "b", line: [0, 0, 50, 20] }],
        badges: [{ id: "r", en: [10, 0, 20, 5] }],
    };
    assert.equal(stretched(layout, 1), layout);
    const wide = stretched(layout, 1.2);
    assert.deepEqual(wide.bounds, [0, 0, 120, 50]);
    const [label] = wide.labels;
    assert.deepEqual(label.anchor, [60, 20]);
    assert.deepEqual(label.box, [50, 0, 20, 10]);
    assert.deepEqual(label.en.name, [55, 0, 10, 5]);
    assert.deepEqual(label.fr.name, [50, 0, 20, 5]);
    assert.deepEqual(wide.links[0].line, [0, 0, 60, 20]);
    assert.deepEqual(wide.badges[0].en, [14, 0, 20, 5]);
    assert.deepEqual(table.nameOf(label), label.en);
    assert.deepEqual(table.badgeOf(wide.badges[0]), [14, 0, 20, 5]);
    table.language.value = "fr";
    assert.deepEqual(table.nameOf(label), label.fr);
    assert.deepEqual(table.badgeOf(wide.badges[0]), [14, 0, 20, 5]);
    table.language.value = "en";
});
