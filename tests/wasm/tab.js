#!/usr/bin/env node
/* Whole tables in the WebAssembly module, driven by messages, held against native ones: every mode and number of seats
 * to its end with the same bytes on every way out; records that the program verifies; persons, restarts, a store that
 * fails; a review. $BUILD is the release build. LEVEL=hard plays every game with that level (`make tab-games`). */
"use strict";
const { execFileSync } = require("child_process");
const crypto = require("crypto");
const fs = require("fs");
const os = require("os");
const path = require("path");
const { Module, Table, token } = require("./table.js");

const BUILD = process.env.BUILD || "build/release", LEVEL = process.env.LEVEL || "casual";
const HEGEMON = path.join(BUILD, "src/cli/hegemon"), NATIVE = path.join(BUILD, "tests/wasm-table");
const SECRET = crypto.createHash("sha256").update("a secret of tests").digest("hex");
/* Games that strong players play in every test run, too. */
const HARD = ["starcraft/basic 3", "mass-effect/galaxy-at-war 3", "mass-effect/war-assets 3"];

let passed = 0, failed = 0;
function check(holds, what) {
    if (holds) passed++;
    else {
        failed++;
        console.log(`failed: ${what}`);
    }
}

const compiled = new WebAssembly.Module(fs.readFileSync(path.join(BUILD, "src/wasm/hegemon.wasm")));
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "hegemon-tab-"));
const run = (program, args, input) => execFileSync(program, args, { encoding: "utf8", input });

function* modes() {
    for (const edition of JSON.parse(run(HEGEMON, ["editions", "--json"])))
        for (const mode of JSON.parse(run(HEGEMON, ["show", edition.edition, "--json"])).modes)
            for (const seats of mode.playable ? mode.seats : [])
                yield { game: `${edition.edition}/${mode.id}`, seats, options: {} };
    yield { game: "mass-effect/galaxy-at-war", seats: 3, options: { scanning: "on" } };
    yield { game: "starcraft/duel", seats: 2, options: { advanced: "on" } };
}

const labelOf = ({ game, seats, options }) => [game, seats, ...Object.keys(options)].join(" ");

/* Exit code and sentence of the program's own judgement. */
function verify(record, ...more) {
    const file = path.join(scratch, "record");
    fs.writeFileSync(file, record);
    try {
        return { code: 0, said: run(HEGEMON, ["verify", file, ...more]) };
    } catch (error) {
        return { code: error.status, said: `${error.stdout}${error.stderr}` };
    }
}

const number = (record) => Number([...record.matchAll(/^(\d+) /gm)].pop()[1]);

function checkNative(table, label, seats) {
    const native = run(NATIVE, [label, SECRET, String(table.began), ...seats], `${table.inputs.join("\n")}\n`);
    const here = `${table.hash.value()} ${table.sent} ${number(table.log(0))}\n`;
    check(native === here, `${label}: all outputs are the native ones: ${here.trim()}, ${native.trim()}`);
}

function open(game, seats, options) {
    const table = new Table(compiled, SECRET);
    table.began = table.now;
    const made = table.create({ id: "table-1", game, seats, options, token: token(0) });
    check(made, `${game} ${seats.length}: there is a table: ${table.module.sentence()}`);
    return table;
}

/* ---- Games of AIs, with somebody watching ---- */

function playAis({ game, seats, options }, level) {
    const label = labelOf({ game, seats, options }), players = Array(seats).fill(level);
    const table = open(game, players, options);
    let end = null;
    table.onMessage = (to, m) => {
        if (m.t === "end") end = m;
    };
    table.connect(0);
    table.say(0, { t: "hello", v: 1, token: token(0), lang: "fr" });
    table.say(0, { t: "start", id: "begin" });
    for (let i = 0; i < 100 && end === null; i++)
        table.tick(table.now + 60000n);
    check(end !== null, `${label}: ${level} players come to an end`);
    const { code, said } = verify(table.log(0));
    check(code === 0, `${label}: the record verifies: ${said}`);
    check(table.log(0) === table.stored[0] && table.log(1) === table.stored[1], `${label}: all lines were handed over`);
    checkNative(table, label, players);
    return number(table.log(0));
}

function checkGames() {
    let games = 0, actions = 0;
    const began = Date.now();
    for (const mode of modes()) {
        const levels = LEVEL === "casual" && HARD.includes(labelOf(mode)) ? ["casual", "hard"] : [LEVEL];
        for (const level of levels) {
            actions += playAis(mode, level);
            games++;
        }
    }
    console.log(`${games} games, ${actions} actions, ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

/* ---- A person, who follows hints ---- */

class Person {
    constructor(table, watcher) {
        Object.assign(this, { table, watcher, ids: 0, moves: 0, seen: [], answers: {}, last: {} });
    }

    hear(m) {
        this.last[m.t] = m;
        if (m.id !== undefined)
            this.answers[m.id] = m;
        if (m.t === "events")
            for (const event of m.list)
                this.seen.push(`${event.number} ${event.chain}`);
    }

    say(message) {
        const id = `w${this.watcher}-${++this.ids}`;
        this.table.say(this.watcher, { t: message.t, id, ...message });
        return this.answers[id];
    }

    come(after) {
        this.table.connect(this.watcher);
        this.table.say(this.watcher, { t: "hello", v: 1, token: token(this.watcher), ...after });
    }

    /* Whether there was something to do. */
    move() {
        const hint = this.say({ t: "hint" });
        if (hint.t !== "answer")
            return false;
        const answer = this.say({ t: "act", number: this.last.ask.number, do: hint.do });
        check(answer.t === "ok", `the move ${hint.do} is taken: ${JSON.stringify(answer)}`);
        this.moves++;
        return true;
    }
}

function checkContribution(table, person, hex) {
    check(person.say({ t: "contribute", hex }).t === "ok", "a contribution is taken");
    check(table.log(0).includes(`\ncontribution 1 ${hex}\n`), "a contribution is in the record");
}

function checkSeen(table, person, digest) {
    const file = path.join(scratch, "seen"), seen = `hegemon-seen 1 ${digest} 1\n${person.seen.join("\n")}\n`;
    const record = table.log(0), wrong = seen.replace(/[0-9a-f]\n$/, (end) => (end[0] === "0" ? "1\n" : "0\n"));
    const module_ = new Module(compiled);
    fs.writeFileSync(file, seen);
    check(person.seen.length > 20, "somebody has seen a game");
    check(verify(record, "--seen", file).code === 0, "the program finds it in the record");
    check(module_.call("wasm_verify", record) === 0, `the module verifies the record: ${module_.sentence()}`);
    check(module_.call("wasm_verify_seen", record, seen) === 0, `and finds the same in it: ${module_.sentence()}`);
    check(module_.call("wasm_verify_seen", record, wrong) === 1 && /^seen:\d+: /.test(module_.sentence()),
        "something else is not in it");
    check(module_.call("wasm_verify_seen", "", seen) === 1, "nothing is in no record");
}

/* In pieces here, in one there: the same figures. Sums are exact; fractions are those of two C libraries. */
function checkReview(table) {
    const record = table.log(0), module_ = new Module(compiled), file = path.join(scratch, "reviewed");
    fs.writeFileSync(file, record);
    const all = module_.call("review_of_record", record, 0), native = JSON.parse(run(HEGEMON, ["review", file, "--quick", "--luck", "--json"]));
    check(all === native.steps.length, `a review begins: ${all} actions, ${module_.sentence()}`);
    check(module_.wasm.review_told() === 0, "nothing is told before it is whole");
    for (let done = 0; done < all;) {
        const now = module_.wasm.review_judge(16);
        check(now === Math.min(all, done + 16), `it goes on by so many actions: ${now}`);
        done = now;
    }
    const { review, words } = JSON.parse(module_.text(module_.wasm.review_told()));
    let worth = review.start;
    for (const step of review.steps)
        worth = worth.map((sum, i) => sum + step.change[i]);
    check(review.seats.every((seat, i) => seat.start + seat.luck + seat.own + seat.others === seat.result && worth[i] === seat.result),
        "everything adds up in the module");
    check(review.steps.every((step, i) => step.text === native.steps[i].text && step.change.every((change, k) => Math.abs(change - native.steps[i].change[k]) < 64)),
        "worths are those of the program");
    check(words.mistake === "mistake", "the words come with it");
    check(module_.call("wasm_speak", "fr") === 1 && module_.call("review_of_record", record.split("\n").slice(0, -20).join("\n"), 0) === 0 &&
        module_.sentence() !== "", "a game that is not over is not reviewed");
    check(module_.wasm.review_told() === 0 && module_.wasm.review_judge(8) === 0, "and nothing is left of the one before");
    module_.wasm.review_forget();
}

function checkStoreFails(table, person) {
    const before = table.log(1);
    table.keeps = false;
    check(person.say({ t: "say", text: "lost" }).reason === "store", "what is not stored is refused");
    check(table.log(1) === before, "and leaves nothing behind");
    table.keeps = true;
    check(person.say({ t: "say", text: "kept" }).t === "ok" && table.log(1).endsWith(" kept\n"), "later it is stored");
}

function restart(table, person) {
    const at = Number(person.seen[person.seen.length - 1].split(" ")[0]);
    check(table.restart(), `a table comes back from its logs: ${table.module.sentence()}`);
    person.come({ after: at });
    check(person.last.welcome.seat === 1, "and knows whose seat it is");
    table.tick(table.now + 1000n);
}

function checkPerson(game, seats, options, moves) {
    const players = ["open", ...Array(seats - 1).fill("casual")], label = labelOf({ game, seats, options });
    const table = open(game, players, options), person = new Person(table, 0);
    const hex = crypto.createHash("sha256").update(game).digest("hex");
    table.onMessage = (to, m) => person.hear(m);
    person.come();
    person.say({ t: "join", name: "Ada", seat: 1 });
    person.say({ t: "ready", on: true });
    checkContribution(table, person, hex);
    const { digest } = person.last.sealed;
    while (person.last.end === undefined && person.moves < moves && person.move())
        if (person.moves === moves / 2)
            restart(table, person);
    check(person.moves > 5, `${label}: a person plays`);
    if (person.last.end === undefined)
        person.say({ t: "aside", do: "resign" });
    for (let i = 0; i < 100 && person.last.end === undefined; i++)
        table.tick(table.now + 60000n);
    check(person.last.end !== undefined, `${label}: the game comes to its end`);
    checkSeen(table, person, digest);
    checkNative(table, label, players);
    return { table, person };
}

function checkFacts(table, person) {
    const facts = table.facts("en"), sum = crypto.createHash("sha256").update(facts).digest("hex");
    check(sum.startsWith(person.last.welcome.facts), "facts are those that the welcome names");
    check(JSON.parse(facts) !== null && table.facts("fr") !== facts, "and others in French");
    check(table.facts("xx") === null, "nobody speaks another language");
}

function checkRematch(table, person) {
    check(person.say({ t: "rematch", on: true }).t === "ok" && table.again === 1, "everybody wants to play again");
    table.module.call("tab_rematched", table.now, "table-2");
    table.settle();
    check(/ rematch table-2\n$/.test(table.log(1)), "and the log says where");
}

/* ---- What is refused ---- */

const PLAN = { id: "t", game: "starcraft/basic", seats: ["open", "open", "open"], token: token(0) };

function checkPlans() {
    const module_ = new Module(compiled), now = 1790000000000n;
    const wrong = [{ id: "" }, { id: "a b" }, { id: "x".repeat(40) }, { game: "starcraft" }, { game: "chess/basic" },
        { game: "starcraft/chess" }, { seats: [] }, { seats: ["open"] }, { seats: ["open", "open", "nobody"] },
        { seats: Array(20).fill("open") }, { token: "abc" }, { token: undefined }, { level: "nobody" }, { clock: "none" },
        { options: { chess: "on" } }, { options: { "a b": "on" } }, { game: `starcraft/${"x".repeat(5000)}` }];
    for (const change of wrong)
        check(module_.call("tab_create", JSON.stringify({ ...PLAN, ...change }), now) === 0 &&
            module_.sentence().length > 10, `a plan with ${JSON.stringify(change).slice(0, 60)} is refused`);
    for (const text of ["", "{", "[]", '{"id":"a","id":"b"}', `${JSON.stringify(PLAN)} `.repeat(2)])
        check(module_.call("tab_create", text, now) === 0, `${text.slice(0, 30)} is no plan`);
    check(module_.wasm.tab_connect(0) === 0 && module_.wasm.tab_hear(0, now, 0, 0) === 0, "without a table nobody watches");
    check(module_.wasm.tab_next() === 0, "nor is anything told");
    check(module_.wasm.tab_due() === -1n && module_.call("tab_facts", "en") === 0, "nothing is due then");
    module_.wasm.tab_tick(now);
    module_.wasm.tab_stored(now, 1);
    check(module_.call("tab_restore", "", "", now) === 0 && module_.call("tab_restore", "", "torn", now) === 0,
        "logs that are none are refused");
    check(module_.call("wasm_speak", "fr") === 1 && module_.call("wasm_speak", "xx") === 0, "it speaks French");
    check(module_.call("tab_create", "{", now) === 0 && /attend/.test(module_.sentence()), "also about plans");
}

function checkWatchers() {
    const table = open("starcraft/basic", PLAN.seats, {}), { wasm } = table.module;
    check(table.connect(0) === 1 && table.connect(0) === 0 && table.connect(16) === 0, "a watcher comes once");
    table.say(0, { t: "hello", v: 99 });
    check(table.left.join() === "0", "who speaks another version is sent away");
    table.disconnect(0);
    check(wasm.tab_disconnect(0, table.now) === 0 && table.connect(0) === 1, "and may come again");
    const order = Buffer.alloc(8);
    table.module.call("tab_worked", table.now, order);
    check(table.thinker.call("tab_think", order) === 0, "what is no order is refused");
}

/* A bad order is one whose words don't end, or name nobody. */
function checkOrders() {
    const table = open("starcraft/basic", Array(3).fill("casual"), {});
    const work = table.work, orders = [];
    table.work = () => orders.push(table.orders.shift());
    table.connect(0);
    table.say(0, { t: "hello", v: 1, token: token(0) });
    table.say(0, { t: "start", id: "s" });
    check(orders.length === 1, "the first move is ordered");
    for (const spoil of [(o) => o.fill(0x41), (o) => o.fill(0x41, 44, 200), (o) => o.subarray(1)])
        check(table.thinker.call("tab_think", spoil(Buffer.from(orders[0]))) === 0, "a spoilt order is refused");
    table.work = work;
    table.tick(table.now + 60000n);
    check(number(table.log(0)) > 100, "work that nobody did is given out again");
}

try {
    checkGames();
    checkPlans();
    checkWatchers();
    checkOrders();
    checkReview(checkPerson("galactic-warfare/standard", 2, {}, 8).table);
    checkPerson("mass-effect/galaxy-at-war", 3, { scanning: "on" }, 20);
    const { table, person } = checkPerson("starcraft/basic", 3, {}, 60);
    checkFacts(table, person);
    checkRematch(table, person);
    const other = open("starcraft/basic", ["open", "casual", "casual"], {}), sitting = new Person(other, 0);
    other.onMessage = (to, m) => sitting.hear(m);
    sitting.come();
    sitting.say({ t: "join", name: "Ada", seat: 1 });
    checkStoreFails(other, sitting);
} finally {
    fs.rmSync(scratch, { recursive: true, force: true });
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
