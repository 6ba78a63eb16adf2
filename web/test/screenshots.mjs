#!/usr/bin/env node
/* Pictures of every page, board and phase: at three widths, in both themes and both languages, below build/screenshots.
 * The program of BUILD carries the page, as `make web` has it.
 *   BUILD=build/release web/test/screenshots.mjs [WIDTH-THEME-LANGUAGE...]   such as 360-light-fr
 *   BUILD=build/release web/test/screenshots.mjs readme   the pictures of the README, below docs/pictures */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { chromium } from "playwright-core";
import { Camera, FLAGS, PATIENCE, SIZES, windowOf } from "./camera.mjs";
import { serve } from "./serve.mjs";
import { Server } from "./server.mjs";

const BUILD = process.env.BUILD ?? "build/release",
    OUT = process.env.OUT ?? "build/screenshots",
    BROWSER = process.env.CHROMIUM ?? "/usr/bin/chromium";

fs.mkdirSync(OUT, { recursive: true });

const picture = (name) => (page, what, whole) =>
    page.screenshot({ path: path.join(OUT, `${what}-${name}.png`), fullPage: whole });

/* The pages that need a server, each time with an empty database and somebody else at the tables. */
async function online(browser, camera) {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), "hegemon-pictures-")),
        server = new Server(path.join(BUILD, "src/cli/hegemon"), folder);
    const context = await browser.newContext({ locale: "en-GB" });
    await server.start();
    try {
        await context.addInitScript(() => localStorage.setItem("hegemon.name", '"Bob"'));
        await camera.online(server.address, await context.newPage());
    } finally {
        await context.close();
        await server.end("SIGTERM");
        fs.rmSync(folder, { recursive: true });
    }
}

/* Small pictures for the README: an attack, the same table on a phone, and the terminal. */
async function readme(browser, address) {
    for (const [name, width, height, quality] of [
        ["page", 1440, 900, 62],
        ["phone", 390, 844, 62],
    ]) {
        const context = await browser.newContext({
            viewport: { width, height },
            locale: "en-GB",
            colorScheme: "dark",
            reducedMotion: "reduce",
        });
        const page = await context.newPage(),
            camera = new Camera(page, address, `${width}-dark-en`, () => undefined);
        await camera.play("mass-effect");
        await camera.setUp();
        await page.locator(`[data-place="${await camera.strongest()}"]`).dispatchEvent("click");
        await camera.press(".answer .btn.go");
        await page.waitForSelector(".opts .opt");
        await page
            .locator(".opts .opt")
            .nth(await camera.doubtful())
            .click();
        await page.waitForSelector(".chance");
        await page.waitForTimeout(500);
        await page.screenshot({ path: `docs/pictures/${name}.jpg`, type: "jpeg", quality });
        await context.close();
    }
    const page = await browser.newPage({ viewport: { width: 1200, height: 800 } });
    await page.setContent(execFileSync("tests/tui/picture.py", { encoding: "utf8", env: { ...process.env, BUILD } }));
    await page.locator("pre").screenshot({ path: "docs/pictures/terminal.png" });
    await page.close();
}

const { server, address } = await serve("build/web");
const browser = await chromium.launch({ executablePath: BROWSER, args: FLAGS });
const all = Object.keys(SIZES).flatMap((width) =>
    ["dark", "light"].flatMap((theme) => ["en", "fr"].map((language) => `${width}-${theme}-${language}`)),
);
const wanted = process.argv.length > 2 ? process.argv.slice(2) : all;
try {
    if (wanted.length === 1 && wanted[0] === "readme") {
        fs.mkdirSync("docs/pictures", { recursive: true });
        await readme(browser, address);
        wanted.pop();
    }
    for (const name of wanted) {
        const [width, colorScheme, language] = name.split("-");
        const context = await windowOf(browser, width, colorScheme, language);
        const page = await context.newPage(),
            camera = new Camera(page, address, name, picture(name));
        page.setDefaultTimeout(PATIENCE);
        await camera.pages();
        await online(browser, camera);
        await camera.turn();
        await camera.boards();
        await context.close();
        console.log(name);
    }
} finally {
    await browser.close();
    server.close();
}
