#!/usr/bin/env node
/* The unit tests of web/src/table in node, without a browser, and how many of its lines they run.
 *   web/test/unit/run.mjs   prints each file of the room, then `N passed, N failed` */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { bundle } from "./bundle.mjs";
import { linesOf } from "./lines.mjs";

const LEAST = 90; /* per cent of the lines of the room */
const LONGEST = 5000; /* milliseconds of processor time for all tests */

const here = fileURLToPath(new URL(".", import.meta.url));
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "hegemon-unit-"));

/* All files in one process: starting a process for each would take longer than the tests. */
function play(file) {
    const tests = fs.readdirSync(here).filter((name) => name.endsWith(".test.mjs"));
    const all = path.join(folder, "all.mjs");
    const imports = tests.map((name) => `import ${JSON.stringify(pathToFileURL(path.join(here, name)).href)};\n`);
    fs.writeFileSync(all, imports.join(""));
    const env = { ...process.env, HEGEMON_TABLE: file, NODE_V8_COVERAGE: path.join(folder, "coverage") };
    const { stdout, stderr } = spawnSync(process.execPath, [all], { env, encoding: "utf8", timeout: 60_000 });
    return { text: stdout + stderr, seconds: secondsOfChildren() };
}

/* What children have used is told to their parent when they end. */
function secondsOfChildren() {
    const fields = fs
        .readFileSync("/proc/self/stat", "utf8")
        .replace(/^.*\) /, "")
        .split(" ");
    return (Number(fields[13]) + Number(fields[14])) / 100;
}

function told(text, name) {
    return Number(new RegExp(`^[#ℹ] ${name} (\\d+)$`, "m").exec(text)?.[1] ?? 0);
}

try {
    const file = await bundle(folder, [path.join(here, "table.ts")]);
    const { text, seconds } = play(file);
    const [passed, failed] = [told(text, "pass"), told(text, "fail")];
    if (failed > 0 || passed === 0) console.log(text);
    const files = linesOf(path.join(folder, "coverage"), file).filter(({ name }) => name.includes("src/table/"));
    const sum = (of) => files.reduce((all, one) => all + one[of], 0);
    for (const { name, run, lines, missed } of files)
        console.log(
            `${name.replace(/.*src\//, "")}: ${run} of ${lines} lines${missed === "" ? "" : `; not ${missed}`}`,
        );
    const share = (100 * sum("run")) / Math.max(1, sum("lines"));
    console.log(`table: ${share.toFixed(1)} % of ${sum("lines")} lines in ${seconds.toFixed(1)} s of processor time`);
    const low = Number(share < LEAST) + Number(seconds * 1000 > LONGEST);
    if (share < LEAST) console.log(`web/src/table: ${share.toFixed(1)} % of its lines are run; at least ${LEAST}.`);
    if (seconds * 1000 > LONGEST) console.log(`web/test/unit: ${seconds} s; at most ${LONGEST / 1000}.`);
    const bad = failed + low + Number(passed === 0);
    console.log(`${passed + 2 - low} passed, ${bad} failed`);
    process.exitCode = bad === 0 ? 0 : 1;
} finally {
    fs.rmSync(folder, { recursive: true });
}
