/* What the unit tests share: the bundled room, recorded games, and a table that is only told what a test says. */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { bundle } from "./bundle.mjs";
import "./older.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));

/* run.mjs has bundled it already, so that it knows the map; a single test does it for itself. */
async function file() {
    if (process.env.HEGEMON_TABLE !== undefined) return process.env.HEGEMON_TABLE;
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), "hegemon-unit-"));
    process.on("exit", () => fs.rmSync(folder, { recursive: true }));
    return bundle(folder, [path.join(here, "table.ts")]);
}

export const table = await import(pathToFileURL(await file()));

/* ---- What was recorded ---- */

const names = fs.readdirSync(path.join(here, "data")).sort();
const read = (name) => JSON.parse(fs.readFileSync(path.join(here, "data", name), "utf8"));

export const modes = names.filter((name) => !name.endsWith("-stream.json")).map(read);
export const modeOf = (game) => modes.find((mode) => mode.game === game);
export const streamOf = (game) => read(`${game.replace("/", "-")}-stream.json`);

/* ---- A table without a host ---- */

export const settled = () => new Promise((done) => setImmediate(done));

/* Keeps what is said, and answers as it is told to. */
export class Line {
    said = [];
    kept = null;
    closed = false;

    constructor({ facts }, answers = () => null) {
        Object.assign(this, { known: facts, answers, onMessage: () => undefined, onStatus: () => undefined });
    }

    say(message) {
        this.said.push(message);
        const answer = this.answers(message);
        if (answer !== null) queueMicrotask(() => this.onMessage({ ...answer, id: message.id }));
    }

    async facts(name, lang) {
        return { ...this.known, lang };
    }

    async board() {
        return { board: this.known.mode.board === "grid" ? "grid" : "cells" };
    }

    share(keep) {
        if (keep !== undefined) this.kept = keep;
        return this.kept;
    }

    close() {
        this.closed = true;
    }

    lines() {
        return this.said.filter((message) => message.t === "act").map((message) => message.do);
    }
}

let tables = 0;

/* Somebody at a table of their own, with the question before them. */
export async function sit(mode, { ask, view }, answers = (message) => (message.t === "act" ? { t: "ok" } : null)) {
    const line = new Line(mode, answers);
    const session = new table.Session(line);
    const acts = new table.Acts(session);
    const scene = new table.Scene(session, acts);
    const phase = "playing";
    line.onMessage({ t: "welcome", v: 1, table: `table ${++tables}`, seat: ask.seats[0], now: 0, phase, facts: "f" });
    line.onMessage({ ...mode.table, phase });
    line.onMessage({ t: "snapshot", number: ask.number, chain: "", view });
    line.onMessage(ask);
    await settled();
    return { line, session, acts, scene };
}

/* Every question of every mode, or those that `filter` wants. */
export const questions = (filter = () => true) =>
    modes.flatMap((mode) => mode.asks.filter((one) => filter(one.ask, mode)).map((one) => ({ mode, ...one })));

/* ---- What may be said, told in another way than the page does ---- */

const alternatives = (words) => {
    const range = /^(\d+)\.\.(\d+)$/.exec(words);
    if (range === null) return words.split("|");
    const [low, high] = range.slice(1).map(Number);
    return Array.from({ length: high - low + 1 }, (_, i) => String(low + i));
};

function pattern(box) {
    const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    const [verb, ...words] = box.split(" ");
    const parts = words.map((word) => {
        const optional = word.startsWith("[");
        const inside = alternatives(optional ? word.slice(1, -1) : word).map(escaped);
        return `(?: (?:${inside.join("|")}))${optional ? "?" : ""}`;
    });
    return new RegExp(`^${escaped(verb)}${parts.join("")}$`);
}

export const allows = (boxes, line) => boxes.some((box) => pattern(box).test(line));
