#!/usr/bin/env node
/* Whether the page looks as it did: the computed styles of all elements, and what they say, wherever the camera
 * stops.   BUILD=build/release web/test/styles.mjs record FOLDER [WIDTH-LANGUAGE...]   writes one file for each set;
 * WEB: the page   web/test/styles.mjs compare BEFORE AFTER   prints every difference; the last line sums up Each set
 * is seen in both themes. Chance is the same each time, so that the same games are played. */
import fs from "node:fs";
import http from "node:http";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { chromium } from "playwright-core";
import { Camera, FLAGS, PATIENCE, SIZES, windowOf } from "./camera.mjs";
import { serve } from "./serve.mjs";
import { Server } from "./server.mjs";

const BUILD = process.env.BUILD ?? "build/release";
const WEB = process.env.WEB ?? "build/web";
const BROWSER = process.env.CHROMIUM ?? "/usr/bin/chromium";
const SETS = Object.keys(SIZES).flatMap((width) => ["en", "fr"].map((language) => `${width}-${language}`));
const SHOWN = 40; /* differences of a set that are printed */

/* ---- The same chance ---- */

/* Runs in pages and Workers: numbers that look like chance and are the same each time. */
function tame(seed) {
    let state = seed;
    const next = () => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return state / 2 ** 32;
    };
    Math.random = next;
    crypto.getRandomValues = (into) => {
        const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength);
        for (let i = 0; i < bytes.length; i++) bytes[i] = Math.floor(next() * 256);
        return into;
    };
}

/* The page's files with tamed Workers, in a folder that the caller removes. */
function tamedFolder() {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), "hegemon-styles-"));
    fs.cpSync(WEB, folder, { recursive: true });
    for (const name of ["tab.js", "think.js"]) {
        const file = path.join(folder, name);
        fs.writeFileSync(file, `(${tame})(8);\n${fs.readFileSync(file, "utf8")}`);
    }
    return folder;
}

/* ---- Recording ---- */

/* Runs in the page. Each element with its place in the tree, its own words, and the number of its style. */
function look() {
    const told = (of) => {
        let text = "";
        for (let i = 0; i < of.length; i++) text += `${of[i]}:${of.getPropertyValue(of[i])};`;
        return text;
    };
    const styles = new Map();
    const numberOf = (element, part) => {
        const style = getComputedStyle(element, part);
        if (part !== null && ["none", "normal"].includes(style.content)) return -1;
        const text = told(style);
        if (!styles.has(text)) styles.set(text, styles.size);
        return styles.get(text);
    };
    const said = (element) => {
        const words = [...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data);
        const marks = ["role", "aria-label", "title", "data-state"].map((name) => element.getAttribute(name) ?? "");
        return [...marks, ...words].join("|");
    };
    const elements = [...document.body.querySelectorAll("*")].map((element) => [
        `${element.parentElement.tagName} > ${element.tagName}.${element.getAttribute("class") ?? ""}`,
        said(element),
        ...[null, "::before", "::after"].map((part) => numberOf(element, part)),
    ]);
    return { elements, styles: [...styles.keys()] };
}

class Recorder {
    sights = {};
    styles = [];
    numbers = new Map();

    number(style) {
        if (!this.numbers.has(style)) {
            this.numbers.set(style, this.styles.length);
            this.styles.push(style);
        }
        return this.numbers.get(style);
    }

    async keep(page, what) {
        for (const colorScheme of ["light", "dark"]) {
            await page.emulateMedia({ colorScheme });
            await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
            const { elements, styles } = await page.evaluate(look);
            this.sights[`${what}-${colorScheme}`] = elements.map(([at, said, ...parts]) => [
                at,
                said,
                ...parts.map((part) => (part < 0 ? -1 : this.number(styles[part]))),
            ]);
        }
    }
}

/* Files from the folder, everything else from the server: so the program need not carry this very page. */
async function between(folder, server) {
    const files = await serve(folder);
    const port = (request) => {
        const { pathname } = new URL(request.url, "http://page");
        const ours = pathname !== "/server.json" && !pathname.startsWith("/api/");
        return ours && fs.existsSync(path.join(folder, pathname)) ? files.server.address().port : server.port;
    };
    const pass = (request) => ({ host: "127.0.0.1", port: port(request), path: request.url, method: request.method });
    const proxy = http.createServer((request, response) => {
        const onward = http.request({ ...pass(request), headers: request.headers }, (answer) => {
            response.writeHead(answer.statusCode, answer.headers);
            answer.pipe(response);
        });
        onward.on("error", () => response.destroy());
        request.pipe(onward);
    });
    proxy.on("upgrade", (request, socket, head) => {
        const onward = net.connect(server.port, "127.0.0.1", () => {
            const lines = [];
            for (let i = 0; i < request.rawHeaders.length; i += 2)
                lines.push(`${request.rawHeaders[i]}: ${request.rawHeaders[i + 1]}`);
            onward.write(`GET ${request.url} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
            onward.write(head);
            socket.pipe(onward).pipe(socket);
        });
        onward.on("error", () => socket.destroy());
        socket.on("error", () => onward.destroy());
    });
    await new Promise((resolve) => proxy.listen(0, "127.0.0.1", resolve));
    const end = () => [proxy, files.server].forEach((one) => (one.close(), one.closeAllConnections()));
    return { address: `http://127.0.0.1:${proxy.address().port}/`, end };
}

async function online(browser, camera, folder) {
    const base = fs.mkdtempSync(path.join(os.tmpdir(), "hegemon-styles-"));
    const server = new Server(path.join(BUILD, "src/cli/hegemon"), base);
    await server.start();
    const proxy = await between(folder, server);
    const context = await browser.newContext({ locale: "en-GB", serviceWorkers: "block" });
    try {
        await context.addInitScript(tame, 11);
        await context.addInitScript(() => localStorage.setItem("hegemon.name", '"Bob"'));
        await camera.online(proxy.address, await context.newPage());
    } finally {
        await context.close();
        proxy.end();
        await server.end("SIGTERM");
        fs.rmSync(base, { recursive: true });
    }
}

async function record(into, names) {
    fs.mkdirSync(into, { recursive: true });
    const folder = tamedFolder();
    const site = await serve(folder);
    const browser = await chromium.launch({ executablePath: BROWSER, args: FLAGS });
    try {
        for (const name of names) {
            const [width, language] = name.split("-");
            const context = await windowOf(browser, width, "dark", language, { serviceWorkers: "block" });
            await context.addInitScript(tame, 5);
            const page = await context.newPage();
            const recorder = new Recorder();
            const camera = new Camera(page, site.address, name, (at, what) => recorder.keep(at, what));
            page.setDefaultTimeout(PATIENCE);
            await camera.pages();
            await online(browser, camera, folder);
            await camera.turn();
            await camera.boards();
            await context.close();
            const { sights, styles } = recorder;
            fs.writeFileSync(path.join(into, `${name}.json.gz`), gzipSync(JSON.stringify({ sights, styles })));
            const elements = Object.values(sights).reduce((sum, list) => sum + list.length, 0);
            console.log(`${name}: ${Object.keys(sights).length} sights, ${elements} elements, ${styles.length} styles`);
        }
    } finally {
        await browser.close();
        site.server.close();
        fs.rmSync(folder, { recursive: true });
    }
}

/* ---- Comparing ---- */

/* Of what a custom property holds the browser tells the text, so that colours may be written in two ways. */
const alike = (style) => style.replace(/#[0-9A-F]{3,8}\b/gi, (colour) => colour.toLowerCase());

function read(file) {
    const { sights, styles } = JSON.parse(gunzipSync(fs.readFileSync(file)).toString());
    return { sights, styles: styles.map(alike) };
}

/* `name:value;` of two styles that are not alike. Values have semicolons in quotes only. */
function apart(before = "", after = "") {
    const parts = (text) =>
        new Map([...text.matchAll(/([-\w]+):((?:"[^"]*"|[^;"])*);/g)].map((one) => [one[1], one[2]]));
    const [old, now] = [parts(before), parts(after)];
    return [...new Set([...old.keys(), ...now.keys()])]
        .filter((name) => old.get(name) !== now.get(name))
        .map((name) => `${name} ${old.get(name)} -> ${now.get(name)}`);
}

/* The same two styles are compared once; the order of custom properties doesn't matter. */
const compared = new Map();
function known(before, after) {
    const key = `${before}\n${after}`;
    if (!compared.has(key))
        compared.set(key, before === undefined || after === undefined ? ["no style"] : apart(before, after));
    return compared.get(key);
}

function compareSight(name, before, after, tell) {
    const [old, now] = [before.sights[name] ?? [], after.sights[name] ?? []];
    if (old.length !== now.length) {
        const first = old.findIndex((one, i) => one[0] !== now[i]?.[0]);
        return tell(
            "tree",
            `${name}: ${old.length} elements, then ${now.length}; first other: ${old[first]?.[0]} / ${now[first]?.[0]}`,
        );
    }
    old.forEach((one, i) => {
        const twin = now[i];
        if (one[0] !== twin[0]) tell("tree", `${name}: ${one[0]} is ${twin[0]}`);
        if (one[1] !== twin[1]) tell("said", `${name}: ${one[0]} said ${one[1]}, says ${twin[1]}`);
        for (let part = 2; part < one.length; part++) {
            const [was, is] = [before.styles[one[part]], after.styles[twin[part]]];
            const other = was === is ? [] : known(was, is);
            if (other.length > 0) tell("styles", `${name}: ${one[0]} ${other.slice(0, 6).join(", ")}`);
        }
    });
}

function compare(before, after) {
    const counts = { elements: 0, tree: 0, styles: 0, said: 0 };
    const files = fs.readdirSync(after).filter((name) => name.endsWith(".json.gz"));
    for (const file of files) {
        const [old, now] = [read(path.join(before, file)), read(path.join(after, file))];
        let shown = 0;
        const tell = (kind, text) => {
            counts[kind]++;
            if (shown++ < SHOWN) console.log(`${file.split(".")[0]} ${kind} ${text}`);
        };
        for (const name of new Set([...Object.keys(old.sights), ...Object.keys(now.sights)])) {
            counts.elements += now.sights[name]?.length ?? 0;
            compareSight(name, old, now, tell);
        }
    }
    console.log(
        `${files.length} sets, ${counts.elements} elements: ${counts.tree} differences of the tree, ` +
            `${counts.styles} of computed styles, ${counts.said} of words`,
    );
    process.exitCode = counts.tree + counts.styles === 0 && files.length > 0 ? 0 : 1;
}

const [what, ...rest] = process.argv.slice(2);
if (what === "record" && rest.length > 0) await record(rest[0], rest.length > 1 ? rest.slice(1) : SETS);
else if (what === "compare" && rest.length === 2) compare(rest[0], rest[1]);
else {
    console.error("styles: say `record FOLDER [SET...]` or `compare BEFORE AFTER`.");
    process.exitCode = 2;
}
