#!/usr/bin/env node
/* A language that nobody speaks, made of English with other letters and a third longer, is a file like any other: the
 * page is built with it, and walked through on the narrowest phone. Whatever is still said in English was missed, and
 * nothing may be wider than the screen. It stands where French does, so that the game itself speaks French.
 *   BUILD=build/release web/test/pseudo.mjs */
import { execFileSync } from "node:child_process";
import { build } from "esbuild";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import { Camera, FLAGS, PATIENCE, windowOf } from "./camera.mjs";
import { serve } from "./serve.mjs";

const BUILD = process.env.BUILD ?? "build/release";
const BROWSER = process.env.CHROMIUM ?? "/usr/bin/chromium";
const WIDTH = 360;
const CODE = "fr";
const WEB = fileURLToPath(new URL("..", import.meta.url));
const faults = new Map();
let seen = 0;

/* ---- The language ---- */

const LETTERS = { a: "à", e: "ë", i: "ï", o: "ö", u: "ü", A: "Å", E: "É", I: "Î", O: "Ø", U: "Û", c: "ç", n: "ñ" };

/* A third of it, no word longer than words are. */
const longer = (form) => "~".repeat(Math.ceil(form.length / 3)).replace(/~{8}(?=~)/g, "$& ");

/* What is filled in stays, and so do the bounds of forms. */
const altered = (text) =>
    text
        .split("|")
        .map((form) => {
            const letters = form
                .split(/(\{\d\})/)
                .map((part) => (part.startsWith("{") ? part : part.replace(/[a-z]/gi, (one) => LETTERS[one] ?? one)));
            return `⟦${letters.join("")}${longer(form)}⟧`;
        })
        .join("|");

async function english(folder) {
    const outfile = path.join(folder, "en.mjs");
    await build({ entryPoints: [path.join(WEB, "src/words/en.ts")], outfile, format: "esm", logLevel: "warning" });
    return (await import(pathToFileURL(outfile))).default;
}

/* The page with one more file in it. */
function builtWith(folder, words) {
    const copy = path.join(folder, "web");
    fs.cpSync(WEB, copy, { recursive: true, filter: (name) => !name.includes("node_modules") });
    fs.symlinkSync(path.join(WEB, "node_modules"), path.join(copy, "node_modules"));
    const lines = Object.entries(words).map(([id, text]) => `        "${id}": ${JSON.stringify(altered(text))},\n`);
    const rules =
        'form: (count) => (count === 1 ? 0 : 1),\n    point: ".",\n    colon: ": ",\n    typeset: (text) => text,';
    const text = `import type { Tongue } from "./words";\n\nexport default {\n    name: "Français",\n    ${rules}\n    words: {\n${lines.join("")}    },\n} satisfies Tongue;\n`;
    fs.writeFileSync(path.join(copy, `src/words/${CODE}.ts`), text);
    const site = path.join(folder, "site");
    execFileSync(process.execPath, [path.join(copy, "build.mjs"), site, path.resolve(BUILD, "src/cli/hegemon")]);
    fs.copyFileSync(path.join(BUILD, "src/wasm/hegemon.wasm"), path.join(site, "hegemon.wasm"));
    return site;
}

/* ---- The walk ---- */

/* Runs in the page: what is said there, and what reaches out of the screen. */
function look() {
    const said = [];
    const wide = [];
    const rolls = (element) => {
        for (let at = element.parentElement; at !== null; at = at.parentElement)
            if (["auto", "scroll"].includes(getComputedStyle(at).overflowX)) return true;
        return false;
    };
    for (const element of document.body.querySelectorAll("*")) {
        for (const name of ["aria-label", "title", "placeholder", "alt"]) said.push(element.getAttribute(name) ?? "");
        const own = [...element.childNodes].filter((node) => node.nodeType === 3 && node.data.trim() !== "");
        said.push(...own.map((node) => node.data));
        if (own.length === 0 || element.closest(".unseen, svg, select") !== null) continue;
        const box = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        if (box.width === 0 || style.visibility === "hidden" || rolls(element)) continue;
        const clipped = style.overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1;
        if (clipped || box.right > innerWidth + 1)
            wide.push(`${element.tagName}.${element.className}: ${element.textContent.slice(0, 40)}`);
    }
    if (document.documentElement.scrollWidth > innerWidth) wide.push("the page itself");
    return { said, wide };
}

const plain = (text) => text.replace(/\s+/g, " ").trim();

async function keep(page, what, known) {
    const { said, wide } = await page.evaluate(look);
    for (const text of said.map(plain)) {
        if (text === "") continue;
        seen++;
        if (known.has(text)) faults.set(`in English: ${text}`, what);
    }
    for (const one of wide) faults.set(`too wide: ${one}`, what);
}

/* Words that nothing is filled into and that the game itself doesn't say, too. */
const knownOf = (words) =>
    new Set(
        Object.values(words)
            .filter((text) => /[A-Za-z]{2}/.test(text) && !/[{|]/.test(text) && text !== "Hegemon")
            .map(plain),
    );

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "hegemon-pseudo-"));
let browser = null;
let site = null;
try {
    const { words } = await english(folder);
    site = await serve(builtWith(folder, words));
    browser = await chromium.launch({ executablePath: BROWSER, args: FLAGS });
    const context = await windowOf(browser, WIDTH, "dark", "en", { serviceWorkers: "block" });
    await context.addInitScript((code) => localStorage.setItem("hegemon.language", JSON.stringify(code)), CODE);
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    const known = knownOf(words);
    const camera = new Camera(page, site.address, `${WIDTH}-${CODE}`, (at, what) => keep(at, what, known));
    camera.end = () => Promise.resolve(); /* the game's own words are most of the report */
    await camera.pages();
    await camera.turn();
    const marked = await page.evaluate(() => document.body.innerText.includes("⟦"));
    if (!marked) faults.set("the language isn't spoken", "turn");
} finally {
    await browser?.close();
    site?.server.close();
    fs.rmSync(folder, { recursive: true });
}
for (const [fault, what] of faults) console.log(`${what}: ${fault}`);
console.log(`pseudo: ${seen} texts`);
console.log(`${seen > 100 ? 1 : 0} passed, ${faults.size + (seen > 100 ? 0 : 1)} failed`);
process.exitCode = faults.size === 0 && seen > 100 ? 0 : 1;
