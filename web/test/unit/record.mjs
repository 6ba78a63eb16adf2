#!/usr/bin/env node
/* Writes what the unit tests of the page know of the game, below data/: of every mode its facts as far as the table looks
 * at them, questions of every kind with the view behind each, and for a few modes all messages of the first actions. The
 * games are played by the module with chances that are the same each time.
 *   BUILD=build/release web/test/unit/record.mjs   after the messages have changed */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { bundle } from "./bundle.mjs";

const BUILD = process.env.BUILD ?? "build/release";
const DATA = fileURLToPath(new URL("data", import.meta.url));
const STREAMED = { "mass-effect/galaxy-at-war": 260, "mass-effect/war-assets": 60 }; /* actions that are kept whole */
const MOST = 700; /* actions of a game that are looked at */
const KINDS = 10; /* questions that are kept of a mode */
const OPEN = 1;

/* ---- The same chances each time ---- */

let state = 4711;
const chance = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
};
const pick = (list) => list[Math.floor(chance() * list.length)];
Object.defineProperty(globalThis.crypto, "getRandomValues", {
    value: (into) => {
        const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength);
        for (let i = 0; i < bytes.length; i++) bytes[i] = Math.floor(chance() * 256);
        return into;
    },
});

/* ---- A table in the module ---- */

class Played {
    heard = [];

    constructor({ Engine, Kind }, module, game, seats) {
        Object.assign(this, { Kind, engine: new Engine(module), thinker: new Engine(module) });
        const plan = { id: "0".repeat(16), game, seats: ["open", ...Array(seats - 1).fill("casual")] };
        this.token = "ab".repeat(32);
        this.engine.create(JSON.stringify({ ...plan, token: this.token }));
        this.goOn();
        this.engine.connect(0);
        this.say({ t: "hello", v: 1, token: this.token, lang: "en" });
    }

    say(message) {
        this.engine.hear(0, new TextEncoder().encode(JSON.stringify(message)));
        this.goOn();
    }

    goOn() {
        for (let output = this.engine.next(); output !== null; output = this.engine.next()) this.pass(output);
    }

    pass({ kind, bytes }) {
        if (kind === this.Kind.send) this.heard.push(JSON.parse(new TextDecoder().decode(bytes)));
        else if (kind === this.Kind.commit) this.engine.stored(true);
        else if (kind === this.Kind.work) this.engine.worked(this.thinker.think(bytes));
    }

    last(t) {
        return this.heard.findLast((message) => message.t === t);
    }
}

/* A line of one of the boxes, by lot. */
function lineOf({ boxOf }, boxes) {
    const box = boxOf(pick(boxes));
    const words = box.slots.map((slot) => {
        if (slot.optional && chance() < 0.5) return "";
        const range = Math.min(slot.high - slot.low + 1, 3);
        return slot.words.length > 0 ? pick(slot.words) : String(slot.high - Math.floor(chance() * range));
    });
    return [box.verb, ...words].filter((one) => one !== "").join(" ");
}

/* Plays and keeps one question of each kind, and of those with the same boxes the one with the most odds. */
function playOut(code, module, game, seats) {
    const played = new Played(code, module, game, seats);
    played.say({ t: "join", name: "Ada", seat: OPEN, id: "1" });
    played.say({ t: "ready", on: true, id: "2" });
    played.say({ t: "contribute", hex: "cd".repeat(32), id: "3" });
    const asks = new Map();
    let view = null;
    let events = 0;
    for (let at = 0, acts = 0; acts < MOST; acts++) {
        for (; at < played.heard.length; at++) {
            const message = played.heard[at];
            if (message.t === "snapshot") view = message.view;
            for (const event of message.t === "events" ? message.list : []) {
                view = code.merge(view, event.set);
                events++;
            }
        }
        if (STREAMED[game] !== undefined && events <= STREAMED[game]) played.keep = played.heard.length;
        const ask = played.last("ask");
        if (played.last("end") !== undefined || ask?.boxes === undefined) break;
        const key = `${ask.kind} ${[...new Set(ask.boxes.map((box) => box.split(" ")[0]))].sort().join(" ")}`;
        const better = (ask.odds?.length ?? 0) > (asks.get(key)?.ask.odds?.length ?? -1);
        if (better && (asks.has(key) || asks.size < KINDS)) asks.set(key, { ask, view });
        const line = ask.default !== undefined && chance() < 0.2 ? ask.default : lineOf(code, ask.boxes);
        played.say({ t: "act", number: ask.number, do: line, id: `a${acts}` });
    }
    return { played, asks: [...asks.values()] };
}

/* What the table never looks at is left out. */
const trimmed = (facts) => ({
    ...facts,
    cards: facts.cards.map(({ text: _, ...card }) => card),
    rewards: facts.rewards.map((reward) => ({ ...reward, text: "" })),
    questions: facts.questions.map((question) => ({ ...question, rule: "", ids: "" })),
    options: [],
});

const write = (name, value) => fs.writeFileSync(path.join(DATA, `${name}.json`), `${JSON.stringify(value)}\n`);

const out = fs.mkdtempSync(path.join(process.env.TMPDIR ?? "/tmp", "hegemon-record-"));
try {
    const file = await bundle(out, [fileURLToPath(new URL("recorded.ts", import.meta.url))]);
    const code = await import(pathToFileURL(file));
    const module = new WebAssembly.Module(fs.readFileSync(path.join(BUILD, "src/wasm/hegemon.wasm")));
    const program = path.join(BUILD, "src/cli/hegemon");
    const editions = JSON.parse(execFileSync(program, ["editions", "--json"], { encoding: "utf8" }));
    fs.rmSync(DATA, { recursive: true, force: true });
    fs.mkdirSync(DATA);
    for (const mode of editions.flatMap((one) => one.modes)) {
        const { played, asks } = playOut(code, module, mode.game, mode.seats_min);
        const facts = trimmed(JSON.parse(played.engine.facts("en")));
        const name = mode.game.replace("/", "-");
        write(name, { game: mode.game, facts, table: played.last("table"), asks });
        if (played.keep !== undefined) write(`${name}-stream`, played.heard.slice(0, played.keep));
        console.log(`${mode.game}: ${asks.length} questions of ${played.heard.length} messages`);
    }
} finally {
    fs.rmSync(out, { recursive: true });
}
