#!/usr/bin/env node
/* The game in a real browser: AIs in the second Worker play one game of each family to its end; a person plays, the
 * page is loaded anew, the game goes on from IndexedDB; what is exported is what the program verifies. Everything
 * comes from a server on this machine, and nothing else is asked for.   BUILD=build/release web/test/chromium.mjs
 * GAMES=all: every mode with hard players */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import http from "node:http";
import os from "node:os";
import path from "node:path";
import { chromium } from "playwright-core";

const BUILD = process.env.BUILD ?? "build/release";
const HEGEMON = path.join(BUILD, "src/cli/hegemon"),
    MODULE = path.join(BUILD, "src/wasm/hegemon.wasm"),
    RELEASED = path.join(BUILD, "src/wasm/released");
const BROWSER = process.env.CHROMIUM ?? "/usr/bin/chromium",
    WEB = path.join(BUILD, "web");
const FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
];
const FAMILIES = [
    ["starcraft/basic", 3, "hard"],
    ["galactic-warfare/standard", 2, "casual"],
    ["mass-effect/war-assets", 2, "hard"],
];
const PATIENCE = 300000; /* milliseconds for a game */

let passed = 0,
    failed = 0;
function check(holds, what) {
    if (holds) passed++;
    else {
        failed++;
        console.log(`failed: ${what}`);
    }
}

const run = (...args) => execFileSync(HEGEMON, args, { encoding: "utf8" });

function* games() {
    if (process.env.GAMES !== "all") {
        yield* FAMILIES;
        return;
    }
    for (const { edition } of JSON.parse(run("editions", "--json")))
        for (const mode of JSON.parse(run("show", edition, "--json")).modes)
            for (const seats of mode.playable ? mode.seats : []) yield [`${edition}/${mode.id}`, seats, "hard"];
}

/* ---- A server for a handful of files ---- */

const PAGE = `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><title>test</title>
<script type="module">import * as game from "./game.js"; window.game = game;</script>`;

const TYPES = {
    js: "text/javascript",
    wasm: "application/wasm",
    map: "application/json",
    pack: "application/octet-stream",
};

/* Packs of older editions that were asked for, and whether they are there. */
const packs = { asked: [], there: false };

function fileOf(url, name) {
    if (!name.endsWith(".pack")) return name === "hegemon.wasm" ? MODULE : path.join(WEB, name);
    packs.asked.push(url);
    return path.join(packs.there ? RELEASED : scratch, name);
}

function serve(request, response) {
    const name = path.basename(request.url),
        type = TYPES[name.split(".").pop()];
    const file = fileOf(request.url, name);
    if (request.url === "/") response.setHeader("Content-Type", "text/html").end(PAGE);
    else if (type !== undefined && fs.existsSync(file))
        response.setHeader("Content-Type", type).end(fs.readFileSync(file));
    else response.writeHead(404).end();
}

/* ---- What runs in the page ---- */

/* Everything that a page would have: a table, one watcher, what it was told. */
function prepare() {
    window.player = class {
        constructor() {
            Object.assign(this, { last: {}, seen: [], answers: {}, waits: [], ids: Date.now() });
        }

        hear(m) {
            this.last[m.t] = m;
            if (m.id !== undefined) this.answers[m.id] = m;
            for (const event of m.t === "events" ? m.list : []) this.seen.push(`${event.number} ${event.chain}`);
            this.waits = this.waits.filter((wait) => !wait());
        }

        until(holds) {
            return new Promise((resolve) => {
                const wait = () => holds() && (resolve(), true);
                if (!wait()) this.waits.push(wait);
            });
        }

        async come(table) {
            this.table = table;
            this.watcher = await table.person(0, "fr", (m) => this.hear(m));
            await this.until(() => this.last.table !== undefined);
        }

        async say(message) {
            const id = `i${++this.ids}`;
            this.watcher.send({ t: message.t, id, ...message });
            await this.until(() => this.answers[id] !== undefined);
            return this.answers[id];
        }

        /* The moves that a hint proposes, until there were so many or the game is over. */
        async move(count) {
            for (let i = 0; i < count; i++) {
                await this.until(() => this.last.end || this.last.ask?.boxes);
                if (this.last.end) return i;
                const { number } = this.last.ask,
                    hint = await this.say({ t: "hint" });
                delete this.last.ask;
                const answer = await this.say({ t: "act", number, do: hint.do });
                if (answer.t !== "ok") throw new Error(JSON.stringify([hint, answer]));
            }
            return count;
        }
    };
}

async function playAis([name, seats, level]) {
    const me = new window.player();
    const table = await window.game.createTable({ game: name, seats: Array(seats).fill(level) });
    await me.come(table);
    await me.say({ t: "start" });
    await me.until(() => me.last.end);
    const record = await table.exportRecord(),
        verdict = await window.game.verifyRecord(record);
    table.close();
    return { record, verdict, number: me.last.end.number };
}

/* Sits down, contributes to the dice, and plays some moves. */
async function begin([name, seats, moves]) {
    const me = (window.me = new window.player()),
        hex = window.game.drawContribution();
    await me.come(await window.game.createTable({ game: name, seats: ["open", ...Array(seats - 1).fill("casual")] }));
    await me.say({ t: "join", name: "Ada", seat: 1 });
    await me.say({ t: "ready", on: true });
    await me.until(() => me.last.sealed);
    await me.say({ t: "contribute", hex });
    const made = await me.move(moves);
    const facts = await me.table.facts("fr");
    return {
        id: me.table.id,
        hex,
        made,
        digest: me.last.sealed.digest,
        seen: me.seen,
        keys: Object.keys(facts).length,
    };
}

/* In another page: the same seat of the same table, which goes on where it was. */
async function goOn([id, moves]) {
    const me = (window.me = new window.player());
    await me.come(await window.game.openTable(id));
    await me.until(() => me.last.snapshot);
    const { seat } = me.last.welcome,
        from = me.last.snapshot.number;
    me.table.onOvertaken = () => {
        me.overtaken = true;
    };
    const made = await me.move(moves);
    await me.until(() => me.last.end || me.last.ask?.boxes); /* nothing is under way any more */
    return { seat, from, made, seen: me.seen };
}

/* A move of a page that has the same table open, but was not the last to write. */
async function tryOld() {
    const { reason } = await window.me.say({ t: "say", text: "late" });
    return `${reason} ${window.me.overtaken}`;
}

/* The table leaves this browser and comes back from its file. */
async function carry([id]) {
    const me = window.me,
        saved = JSON.parse(JSON.stringify(await me.table.exportTable()));
    const twice = await window.game.importTable(saved).then(
        () => "taken",
        () => "refused",
    );
    me.table.close();
    await window.game.removeTable(id);
    const gone = await window.game.openTable(id).then(
        () => "there",
        () => "gone",
    );
    const left = (await window.game.listTables()).map((entry) => entry.id).includes(id);
    const other = (window.me = new window.player());
    await other.come(await window.game.importTable(saved));
    return { twice, gone, left, seat: other.last.welcome.seat };
}

async function finish([digest, seen]) {
    const me = window.me;
    await me.say({ t: "aside", do: "resign" });
    await me.until(() => me.last.end);
    const record = await me.table.exportRecord(),
        text = `hegemon-seen 1 ${digest} 1\n${seen.join("\n")}\n`;
    return {
        record,
        verdict: await window.game.verifyRecord(record),
        text,
        fits: await window.game.verifySeen(record, text),
    };
}

/* The game is over; the only person wants another one. */
async function playAgain() {
    const me = window.me,
        next = new window.player(),
        made = new Promise((resolve) => {
            me.table.onAgain = resolve;
        });
    await me.say({ t: "rematch", on: true });
    await next.come(await made);
    return { other: next.table.id !== me.table.id, phase: next.last.welcome.phase, creator: next.last.table.creator };
}

async function refuse() {
    const tell = (promise) =>
        promise.then(
            () => "taken",
            (error) => error.message,
        );
    return [
        await tell(window.game.createTable({ game: "chess/basic", seats: ["open"] })),
        await tell(window.game.openTable("nothing")),
        (await window.game.verifyRecord("nothing")).status,
    ];
}

/* ---- Tests ---- */

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "hegemon-chromium-"));

function verify(record, ...more) {
    const file = path.join(scratch, "record");
    fs.writeFileSync(file, record);
    try {
        return { code: 0, said: run("verify", file, ...more) };
    } catch (error) {
        return { code: error.status, said: `${error.stdout}${error.stderr}` };
    }
}

async function checkGames(page) {
    for (const [game, seats, level] of games()) {
        const began = Date.now(),
            { record, verdict, number } = await page.evaluate(playAis, [game, seats, level]);
        const { code, said } = verify(record);
        check(
            code === 0 && verdict.status === "fits",
            `${game} ${seats}: the record verifies: ${said} ${verdict.sentence}`,
        );
        check(number > 20, `${game} ${seats}: a game was played`);
        console.log(`${game} ${seats} ${level}: ${number} actions in ${Date.now() - began} ms`);
    }
}

async function load(context, address) {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    await page.goto(address);
    await page.waitForFunction(() => window.game !== undefined);
    await page.evaluate(prepare);
    return page;
}

/* Editions of yesterday are fetched for the records that name them, and for no others. */
async function checkReleased(page) {
    const judge = (file) =>
        page.evaluate((record) => window.game.verifyRecord(record), fs.readFileSync(`tests/${file}.hgr`, "utf8"));
    const missed = await judge("old/inline-mass-effect-basic-3");
    check(
        missed.status === "refused" && missed.sentence.includes("not the version with this SHA-256"),
        `without its pack an edition is missed: ${missed.sentence}`,
    );
    packs.there = true;
    const found = await judge("old/inline-mass-effect-basic-3");
    check(found.status === "fits", `with it the record fits: ${found.sentence}`);
    check(
        packs.asked.length === 2 && packs.asked.every((url) => /^\/released\/52fa6637[0-9a-f]{56}\.pack$/.test(url)),
        `it lies beside the page: ${packs.asked}`,
    );
    const present = await judge("golden/starcraft-duel-2");
    check(present.status === "fits" && packs.asked.length === 2, `present editions are there: ${present.sentence}`);
}

async function checkPerson(context, address) {
    const page = await load(context, address);
    const first = await page.evaluate(begin, ["starcraft/basic", 3, 15]);
    check(first.made === 15 && first.keys > 5, "a person plays, and there are facts");
    await page.close();

    const old = await load(context, address),
        next = await load(context, address);
    const before = await old.evaluate(goOn, [first.id, 0]),
        after = await next.evaluate(goOn, [first.id, 5]);
    const told = Number(first.seen[first.seen.length - 1].split(" ")[0]);
    check(
        before.seat === 1 && before.from >= told && after.from >= before.from,
        "another page has what was acknowledged",
    );
    check(after.made === 5, "and goes on");
    check((await old.evaluate(tryOld)) === "store true", "whoever was overtaken is refused, and overwrites nothing");
    await old.close();

    const carried = await next.evaluate(carry, [first.id]);
    check(
        JSON.stringify(carried) === JSON.stringify({ twice: "refused", gone: "gone", left: false, seat: 1 }),
        `a table goes out of a browser and in again: ${JSON.stringify(carried)}`,
    );
    await checkEnd(next, first, after);
}

async function checkEnd(page, first, after) {
    const { record, verdict, text, fits } = await page.evaluate(finish, [first.digest, [...first.seen, ...after.seen]]);
    const seen = path.join(scratch, "seen");
    fs.writeFileSync(seen, text);
    check(record.includes(`contribution 1 ${first.hex}\n`), "the page finds its contribution in the record");
    check(
        verdict.status === "fits" && fits.status === "fits",
        `the page verifies: ${verdict.sentence} ${fits.sentence}`,
    );
    const { code, said } = verify(record, "--seen", seen);
    check(code === 0, `so does the program: ${said}`);
    const again = await page.evaluate(playAgain);
    check(
        JSON.stringify(again) === JSON.stringify({ other: true, phase: "open", creator: true }),
        `there is another table: ${JSON.stringify(again)}`,
    );
    const [game, table, status] = await page.evaluate(refuse);
    check(/chess/.test(game) && /no such table/.test(table) && status === "refused", "what is not there is refused");
    await page.close();
}

const server = http.createServer(serve);
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
const address = `http://127.0.0.1:${server.address().port}/`;
const browser = await chromium.launch({ executablePath: BROWSER, args: FLAGS });
try {
    const context = await browser.newContext(),
        errors = [],
        elsewhere = [];
    context.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    context.on("weberror", (error) => errors.push(error.error().message));
    context.on(
        "request",
        (request) =>
            request.url().startsWith(address) || request.url().startsWith("data:") || elsewhere.push(request.url()),
    );
    const page = await load(context, address);
    await checkReleased(page);
    check(
        errors.splice(0).every((error) => error.includes("404")),
        "the browser says what was missed, and nothing else",
    );
    await checkGames(page);
    await page.close();
    await checkPerson(context, address);
    check(errors.length === 0, `the console is quiet: ${errors.join("; ")}`);
    check(elsewhere.length === 0, `nothing is asked for elsewhere: ${elsewhere.join(" ")}`);
} finally {
    await browser.close();
    server.close();
    fs.rmSync(scratch, { recursive: true, force: true });
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
