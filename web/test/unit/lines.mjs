/* Which lines of the source were run: what V8 counted in the bundle, told by the bundle's map. */
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/* The numbers of one segment of a map. */
function numbersOf(segment) {
    const numbers = [];
    let value = 0;
    let shift = 0;
    for (const letter of segment) {
        const digit = DIGITS.indexOf(letter);
        value += (digit & 31) << shift;
        shift += 5;
        if ((digit & 32) !== 0) continue;
        numbers.push((value & 1) !== 0 ? -(value >>> 1) : value >>> 1);
        [value, shift] = [0, 0];
    }
    return numbers;
}

/* Where in the bundle something of a source's line begins. */
function spotsOf({ mappings, sources }, text) {
    const spots = [];
    let [source, line] = [0, 0];
    let start = 0;
    const rows = text.split("\n");
    mappings.split(";").forEach((row, i) => {
        let column = 0;
        for (const segment of row === "" ? [] : row.split(",")) {
            const [across, from, down] = numbersOf(segment);
            column += across;
            if (from === undefined) continue;
            source += from;
            line += down;
            spots.push({ name: sources[source], line: line + 1, at: start + column });
        }
        start += rows[i].length + 1;
    });
    return spots;
}

/* How often each letter of the bundle was run: inner ranges come after those around them. */
function countsOf(folder, file, length) {
    const counts = new Uint8Array(length).fill(1);
    const url = pathToFileURL(file).href;
    for (const name of fs.readdirSync(folder)) {
        const { result } = JSON.parse(fs.readFileSync(path.join(folder, name), "utf8"));
        const ranges = result.filter((one) => one.url === url).flatMap((one) => one.functions.flatMap((f) => f.ranges));
        ranges.sort((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
        for (const { startOffset, endOffset, count } of ranges)
            counts.fill(count > 0 ? 1 : 0, startOffset, Math.min(endOffset, length));
    }
    return counts;
}

/* 3, 4, 5, 9 as `3-5, 9`. */
function inShort(numbers) {
    const parts = [];
    for (const number of numbers) {
        const last = parts[parts.length - 1];
        if (last !== undefined && last[1] === number - 1) last[1] = number;
        else parts.push([number, number]);
    }
    return parts.map(([low, high]) => (low === high ? `${low}` : `${low}-${high}`)).join(", ");
}

/* Of each source its lines of code, how many of them were run, and which were not. */
export function linesOf(folder, file) {
    const text = fs.readFileSync(file, "utf8");
    const map = JSON.parse(fs.readFileSync(`${file}.map`, "utf8"));
    const counts = countsOf(folder, file, text.length);
    const sources = new Map();
    for (const { name, line, at } of spotsOf(map, text)) {
        const lines = sources.get(name) ?? new Map();
        lines.set(line, (lines.get(line) ?? 0) + counts[at]);
        sources.set(name, lines);
    }
    return [...sources].map(([name, lines]) => {
        const missed = [...lines.keys()].filter((line) => lines.get(line) === 0).sort((a, b) => a - b);
        return { name, lines: lines.size, run: lines.size - missed.length, missed: inShort(missed) };
    });
}
