#!/usr/bin/env node
/* Loads the WebAssembly module and holds it against the native program: every mode to its end with the same hashes, the
 * same rollouts, the same judgement of records. Prints the module's size and its speed. $BUILD is the release build. */
"use strict";
const { execFileSync } = require("child_process");
const crypto = require("crypto");
const fs = require("fs");
const os = require("os");
const path = require("path");
const zlib = require("zlib");

const BUILD = process.env.BUILD || "build/release";
const HEGEMON = path.join(BUILD, "src/cli/hegemon"), NATIVE = path.join(BUILD, "tests/wasm-native");
const MODULE = path.join(BUILD, "src/wasm/hegemon.wasm"), WHOLE = path.join(BUILD, "src/wasm/whole.wasm");
const SIZE_MAX = 400000, SPEED_LEAST = 1 / 3, CAP = 500, SEED = 4711n;
const MAY_IMPORT = ["hegemon.memory", "hegemon.random", "hegemon.now"];

let passed = 0, failed = 0;
function check(holds, what) {
    if (holds) passed++;
    else {
        failed++;
        console.log(`failed: ${what}`);
    }
}

/* ---- The module ---- */

const module_ = new WebAssembly.Module(fs.readFileSync(MODULE));
let drawn = 0;
const imports = {
    hegemon: {
        random(at, length) {
            drawn += length;
            crypto.randomFillSync(new Uint8Array(wasm.memory.buffer, at, length));
        },
    },
};
const wasm = new WebAssembly.Instance(module_, imports).exports;
wasm._initialize();

function withText(text, use) {
    const message = Buffer.from(text);
    const at = wasm.wasm_allocate(message.length || 1);
    new Uint8Array(wasm.memory.buffer, at, message.length).set(message);
    const result = use(at, message.length);
    wasm.wasm_free(at);
    return result;
}

function sentence() {
    const memory = Buffer.from(wasm.memory.buffer), at = wasm.wasm_sentence();
    return memory.toString("utf8", at, memory.indexOf(0, at));
}

const open = (game, seats) => withText(game, (at, length) => wasm.wasm_open(at, length, seats));
const play = (player, seed, first, games) => BigInt.asUintN(64,
    withText(player, (at, length) => wasm.wasm_play(at, length, seed, first, games, CAP)));
const speak = (language) => withText(language, (at, length) => wasm.wasm_speak(at, length));
const verify = (record) => withText(record, (at, length) => wasm.wasm_verify(at, length));

/* ---- The native program ---- */

const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "hegemon-wasm-"));
const run = (program, ...args) => execFileSync(program, args.map(String), { encoding: "utf8" });

function* modes() {
    for (const edition of JSON.parse(run(HEGEMON, "editions", "--json")))
        for (const mode of JSON.parse(run(HEGEMON, "show", edition.edition, "--json")).modes)
            if (mode.playable)
                yield { game: `${edition.edition}/${mode.id}`, seats: mode.seats };
}

function record(game, seats, ...more) {
    const file = path.join(scratch, "record");
    fs.rmSync(file, { force: true });
    run(HEGEMON, "sim", game, "--seats", seats, "--seed", SEED, "--only", 1, "--cap", CAP, "--players", "casual",
        "--quiet", "--record", file, ...more);
    return fs.readFileSync(file, "utf8");
}

/* Number and hash of the last action, and the number of the game among those of its seed. */
function lastOf(text) {
    const [, number, hash] = [...text.matchAll(/^(\d+) .* #([0-9a-f]{16})$/gm)].pop();
    const [, game] = text.match(/^dealer seed2 \d+ (\d+)$/m);
    return { number: BigInt(number), hash: BigInt("0x" + hash), game: BigInt(game) };
}

/* ---- Tests ---- */

function checkFile(file, most) {
    const content = fs.readFileSync(file);
    const names = WebAssembly.Module.imports(new WebAssembly.Module(content)).map((i) => `${i.module}.${i.name}`);
    const size = zlib.gzipSync(content, { level: 9 }).length;
    console.log(`${path.basename(file)}: ${content.length} bytes, ${size} compressed; imports: ${names.join(" ")}`);
    check(names.every((name) => MAY_IMPORT.includes(name)), `${file} imports randomness, time and memory alone`);
    check(size <= most, `${file} is at most ${most} bytes, compressed`);
}

/* The same game in the module and in a record of the program, which then must verify. */
function checkGame(game, seats) {
    const text = record(game, seats), last = lastOf(text);
    check(open(game, seats) === 1, `${game} ${seats} opens: ${sentence()}`);
    check(play("casual", SEED, last.game, 1) === BigInt.asUintN(64, last.hash + last.number),
        `${game} ${seats}: the last position is the program's: ${sentence()}`);
    check(verify(text) === 0, `${game} ${seats}: its record fits: ${sentence()}`);
    const changed = text.replace(/^(\d+ .*) #([0-9a-f]{15})[0-9a-f]$/m, (line, start, hash) => `${start} #${hash}x`);
    check(verify(changed) === 1 && /^record:\d+: /.test(sentence()), `${game} ${seats}: a changed record does not`);
}

function checkPlayers(game, seats) {
    check(open(game, seats) === 1, `${game} opens`);
    for (const player of ["uniform", "aggressive", "skilled"]) {
        const games = player === "skilled" ? 1 : 5;
        const native = run(NATIVE, "play", game, seats, player, SEED, 3, games, CAP);
        check(play(player, SEED, 3n, games) === BigInt(native), `${game}: ${player} plays as natively: ${sentence()}`);
    }
}

function checkRefusals() {
    for (const [game, seats] of [["chess/basic", 3], ["starcraft", 3], ["starcraft/chess", 3], ["starcraft/basic", 99]])
        check(open(game, seats) === 0 && sentence().length > 10, `${game} ${seats} is refused`);
    check(play("casual", SEED, 0n, 1) === 0n && sentence() === "No game is open.", "nothing is played then");
    check(speak("fr") === 1 && play("casual", SEED, 0n, 1) === 0n && sentence() === "Aucune partie n'est ouverte.",
        "refusals are told in the language that is spoken");
    check(speak("xx") === 0 && sentence() === "Personne ne parle cette langue ici.", "an unknown language is refused");
    check(speak("en") === 1, "English is back");
    check(open("starcraft/basic", 3) === 1 && play("nobody", SEED, 0n, 1) === 0n, "there is no such player");
    check(verify("") === 1 && verify("hegemon-record 2\n") === 1, "what is no record is refused");
}

/* Older editions are no part of the module: it lacks them until their packs are handed in. */
function checkReleased() {
    const packs = path.join(BUILD, "src/wasm/released"), names = fs.readdirSync(packs);
    const held = (sha256) => withText(sha256, (at, length) => wasm.wasm_holds(at, length));
    const take = (bytes) => withText(bytes, (at, length) => wasm.wasm_take(at, length));
    const old = fs.readFileSync("tests/old/inline-mass-effect-basic-3.hgr", "utf8");
    const [, named] = old.match(/^edition-sha256 ([0-9a-f]{64})$/m);
    for (const { sha256 } of JSON.parse(run(HEGEMON, "editions", "--json")))
        check(held(sha256) === 1 && !names.includes(`${sha256}.pack`), `${sha256} is present, and no file of its own`);
    check(names.length === fs.readdirSync("editions/released").length, "every released edition is a pack");
    check(verify(old) === 1 && /not the version with this SHA-256/.test(sentence()), `it is missed: ${sentence()}`);
    const damaged = fs.readFileSync(path.join(packs, `${named}.pack`));
    damaged[100] ^= 1;
    check(take(damaged) === 0 && /damaged/.test(sentence()), `a damaged pack is refused: ${sentence()}`);
    check(held(named) === 0 && held("") === 0 && held("x".repeat(64)) === 0, "nothing is held by that");
    for (const name of names) {
        const sha256 = name.replace(".pack", ""), bytes = fs.readFileSync(path.join(packs, name));
        check(held(sha256) === 0 && take(bytes) === 1 && held(sha256) === 1, `${name} is taken: ${sentence()}`);
        check(take(bytes) === 1, `${name} is taken once more, for nothing`);
    }
    check(verify(old) === 0, `then the record fits: ${sentence()}`);
}

function checkRecords() {
    check(verify(record("starcraft/basic", 3, "--dealer", "audit")) === 0, `an audited record fits: ${sentence()}`);
    const tiny = record("tiny/duel", 2, "--edition", "tests/editions/tiny");
    check(verify(tiny) === 1 && /can't be read in a browser/.test(sentence()), "an edition's text is refused by name");
    checkReleased();
    const kept = fs.readdirSync("tests/old").filter((name) => name.endsWith(".hgr"));
    check(kept.length > 10, "there are old records");
    for (const file of kept) {
        const old = path.join("tests/old", file);
        let native = 0;
        try {
            execFileSync(HEGEMON, ["verify", old], { stdio: "ignore" });
        } catch (error) {
            native = error.status;
        }
        check(verify(fs.readFileSync(old)) === native, `${file} is judged as natively: ${sentence()}`);
    }
}

function checkRandomness() {
    wasm.wasm_draw_key();
    const one = sentence();
    wasm.wasm_draw_key();
    check(/^[0-9a-f]{64}$/.test(one) && sentence() !== one && drawn === 64, "keys come from the host's randomness");
}

const median = (list) => list.sort((a, b) => a - b)[list.length >> 1];

/* Times of the processor, in turns, so that a busy machine disturbs both alike. */
function checkSpeed(game, seats, count) {
    const ratios = [], rates = [];
    check(open(game, seats) === 1, `${game} opens`);
    wasm.wasm_rollouts(1n, count);
    for (let i = 0; i < 5; i++) {
        const began = process.cpuUsage();
        const sum = BigInt.asUintN(64, wasm.wasm_rollouts(BigInt(i), count));
        const used = process.cpuUsage(began), took = (used.user + used.system) * 1000;
        const [nativeSum, nativeTook] = run(NATIVE, "rollouts", game, seats, i, count).split(" ");
        check(sum === BigInt(nativeSum), `${game}: rollouts find what they find natively`);
        ratios.push(Number(nativeTook) / took);
        rates.push(count / took * 1e9);
    }
    const ratio = median(ratios);
    console.log(`${game}: ${median(rates).toFixed(0)} rollouts a second, ${(100 * ratio).toFixed(0)} % of native`);
    check(ratio >= SPEED_LEAST, `${game}: rollouts are at least a third as fast as natively`);
}

try {
    checkFile(MODULE, SIZE_MAX);
    checkFile(WHOLE, Infinity); /* nobody delivers it */
    for (const { game, seats } of modes()) {
        checkGame(game, seats[0]);
        if (seats.length > 1)
            checkGame(game, seats[seats.length - 1]);
        checkPlayers(game, seats[0]);
    }
    checkRefusals();
    checkRecords();
    checkRandomness();
    checkSpeed("starcraft/basic", 3, 2000);
    checkSpeed("mass-effect/galaxy-at-war", 3, 2000);
    checkSpeed("galactic-warfare/standard", 2, 2000);
} finally {
    fs.rmSync(scratch, { recursive: true, force: true });
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
