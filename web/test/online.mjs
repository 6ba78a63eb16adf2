#!/usr/bin/env node
/* The page online, in Debian's Chromium, through the real server and database: two browsers play a game against each
 * other, with a reload, a cut connection and a killed server in the middle; a third one watches. The program that is
 * served from carries the page.
 *   BUILD=build/release web/test/online.mjs   PICTURES=DIR: keep pictures of every page on the way
 *                                             WHOLE=yes: nobody gives up, and a whole game of each family is played
 *                                             against computers (many minutes); WHOLE=games: those games only */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { createRequire } from "node:module";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { chromium } from "playwright-core";
import { playOut } from "./robot.mjs";
import { makeTable, Server } from "./server.mjs";

const BUILD = process.env.BUILD ?? "build/release",
    HEGEMON = path.join(BUILD, "src/cli/hegemon");
const BROWSER = process.env.CHROMIUM ?? "/usr/bin/chromium",
    PICTURES = process.env.PICTURES;
const FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
];
const WHOLE = ["yes", "games"].includes(process.env.WHOLE);
const PATIENCE = 180000; /* milliseconds for anything: the machine may be busy */

let passed = 0,
    failed = 0;
function check(holds, what) {
    if (holds) passed++;
    else {
        failed++;
        console.log(`failed: ${what}`);
    }
}

/* ---- The server ---- */

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "hegemon-online-"));

/* The cable between browsers and server, which can be cut. */
class Cable {
    whole = true;
    ends = new Set();

    async start() {
        this.server = net.createServer((near) => (this.whole ? this.join(near) : near.destroy()));
        await new Promise((resolve) => this.server.listen(0, "127.0.0.1", resolve));
        this.address = `http://127.0.0.1:${this.server.address().port}/`;
    }

    join(near) {
        const far = net.connect(server.port, "127.0.0.1");
        for (const [one, other] of [
            [near, far],
            [far, near],
        ]) {
            this.ends.add(one);
            one.on("error", () => other.destroy())
                .on("close", () => {
                    this.ends.delete(one);
                    other.destroy();
                })
                .pipe(other);
        }
    }

    cut() {
        this.whole = false;
        this.ends.forEach((end) => end.destroy());
    }

    mend() {
        this.whole = true;
    }

    end() {
        this.cut();
        this.server.close();
    }
}

/* ---- People ---- */

const server = new Server(HEGEMON, folder),
    cable = new Cable();
let allowed = false; /* connections may fail just now */

/* A browser of somebody's own. Everything that it complains about, or asks elsewhere for, is a failure. */
async function person(browser, name, more = {}) {
    const context = await browser.newContext({
        baseURL: cable.address,
        locale: "en-GB",
        viewport: { width: 1440, height: 900 },
        ...more,
    });
    await context.addInitScript(
        ([called]) => {
            localStorage.setItem("hegemon.pace", '"instant"');
            if (localStorage.getItem("hegemon.name") === null)
                localStorage.setItem("hegemon.name", JSON.stringify(called));
            addEventListener("securitypolicyviolation", (event) =>
                console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
            );
        },
        [name],
    );
    context.on("request", (request) => {
        const { hostname, protocol } = new URL(request.url());
        if (hostname !== "127.0.0.1" && !["data:", "blob:"].includes(protocol))
            check(false, `${name} asks ${request.url()}`);
    });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    watch(page, name);
    return page;
}

function watch(page, name) {
    page.on("console", (message) => {
        const text = message.text(),
            lost =
                /WebSocket connection|ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|ERR_CONNECTION_CLOSED|ERR_SOCKET|status of 404/.test(
                    text,
                );
        if (["error", "warning"].includes(message.type()) && !(allowed && lost))
            check(false, `${name}: ${message.type()} ${text}`);
    });
    page.on("pageerror", (error) => check(false, `${name}: ${error}`));
}

const AXE = fs.readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/* For everybody: nothing that hinders people who don't see, or see less. */
async function inspect(page, name) {
    await page.evaluate(AXE);
    for (const colorScheme of ["light", "dark"]) {
        await page.emulateMedia({ colorScheme });
        await inspectOnce(page, `${name}, ${colorScheme}`);
    }
}

async function inspectOnce(page, name) {
    const { violations } = await page.evaluate(() =>
        window.axe.run(document, {
            runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
        }),
    );
    const serious = violations.filter(({ impact }) => ["serious", "critical"].includes(impact));
    check(
        serious.length === 0,
        `${name}: ${serious.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`).join("; ")}`,
    );
}

async function picture(page, name) {
    if (!name.startsWith("play")) await inspect(page, name);
    if (PICTURES === undefined) return;
    fs.mkdirSync(PICTURES, { recursive: true });
    const size = page.viewportSize();
    for (const [width, height] of [
        [360, 780],
        [768, 1024],
        [1440, 900],
    ]) {
        await page.setViewportSize({ width, height });
        await page.waitForTimeout(120);
        await page.screenshot({
            path: path.join(PICTURES, `${name}-${width}.png`),
            fullPage: !name.startsWith("play"),
        });
    }
    await page.setViewportSize(size);
}

const button = (page, name) => page.getByRole("button", { name, exact: true });
const idIn = (page) => /#\/t\/([a-z0-9-]+)/i.exec(page.url())?.[1] ?? null;

/* ---- Playing ---- */

/* By the hint, which needs no language: one key, one button. False when nothing is asked. */
function pressOnce() {
    const tap = (element) => element.click(),
        busy = document.querySelector(".hint:not([role])") !== null;
    if (document.querySelector(".report") !== null) return "over";
    const hint = document.querySelector(".ask.mine .hint .btn.go");
    if (hint !== null) return (tap(hint), "move");
    if (!busy && document.querySelector(".ask.mine") !== null && document.querySelector(".running") === null)
        dispatchEvent(new KeyboardEvent("keydown", { key: "h" }));
    return null;
}

/* Both play in turns until each has made so many moves, or until the end. */
async function play(pages, moves, ms = (moves > 1000 ? 15 : 2) * PATIENCE) {
    const until = Date.now() + ms,
        made = pages.map(() => 0);
    for (let i = 0; Date.now() < until; i = (i + 1) % pages.length) {
        const done = await pages[i].evaluate(pressOnce);
        if (done === "over" || ((made[i] += done === "move" ? 1 : 0) >= moves && made.every((count) => count >= moves)))
            return done === "over" ? "over" : "moved";
        await pages[i].waitForTimeout(done === null ? 25 : 5);
    }
    return "stuck";
}

/* ---- The story ---- */

async function make(ada) {
    const policy = (await ada.goto("/")).headers()["content-security-policy"] ?? "";
    check(
        /script-src 'self' 'wasm-unsafe-eval'/.test(policy) && !/unsafe-inline|[^-]unsafe-eval/.test(policy),
        `the server's policy allows no inline script: ${policy}`,
    );
    await button(ada, "Open a table").first().waitFor();
    await picture(ada, "start");
    await ada.locator(".lobby").getByRole("button", { name: "Open a table" }).click();
    const dialog = ada.getByRole("dialog");
    await picture(ada, "create");
    await dialog.getByRole("radio", { name: "War Assets" }).click();
    while ((await dialog.getByLabel(/^Seat \d/).count()) > 2)
        await dialog
            .getByRole("button", { name: /Remove seat/ })
            .last()
            .click();
    await dialog.getByRole("switch", { name: /Everyone may find it/ }).check();
    await dialog.getByRole("button", { name: "Open a table" }).click();
    await ada.waitForURL(/#\/t\//);
    await ada.getByText("Ada (You)").waitFor();
    check(
        (await ada.getByLabel("Link of this table").inputValue()) === ada.url(),
        "the invitation is the address of the room",
    );
    return idIn(ada);
}

/* Bob reads French, finds the table in the list, and sits down. */
async function join(bob, id) {
    await bob.goto("/");
    await bob.getByRole("heading", { name: "Jouer avec d'autres" }).waitFor();
    await bob.getByText("1 place libre").waitFor();
    await picture(bob, "lobby-fr");
    await bob.locator(`a[href="#/t/${id}"]`).click();
    await picture(bob, "room-fr");
    await button(bob, "S'asseoir ici").click();
    await button(bob, "Je suis prêt").waitFor();
}

async function begin(ada, bob) {
    await ada.getByText("Bob", { exact: true }).waitFor();
    await ada.getByLabel("Say something").fill("Good luck!");
    await button(ada, "Send").click();
    await bob.getByText("Good luck!").waitFor();
    await picture(ada, "room");
    await button(bob, "Je suis prêt").click();
    await button(ada, "I'm ready").click();
    for (const page of [ada, bob]) await page.locator(".game").waitFor();
}

/* Somebody who only has the link watches, and is not asked anything. */
async function lookOn(eve, id) {
    await eve.goto(`/#/t/${id}`);
    await eve.locator(".game").waitFor();
    await eve.getByText("You are watching.").first().waitFor();
}

async function reload(bob) {
    await bob.reload();
    await bob.locator(".game").waitFor();
    check((await bob.locator(".ask").count()) > 0, "a loaded page goes on");
}

const LOST = /The connection is lost|La connexion est perdue/;

/* A page says that it is cut off, and comes back by itself. */
async function lose(pages, cut, mend, name) {
    allowed = true;
    await cut();
    for (const page of pages) await page.getByText(LOST).waitFor();
    await picture(pages[0], name);
    await mend();
    for (const page of pages) await page.getByText(LOST).waitFor({ state: "detached" });
    allowed = false;
}

const cutCable = (pages) =>
    lose(
        pages,
        () => cable.cut(),
        () => cable.mend(),
        "play-cut",
    );
const killServer = (pages) =>
    lose(
        pages,
        () => server.end("SIGKILL"),
        () => server.start(),
        "play-killed",
    );

/* A second tab of the same browser has the same seat, and both see the same. */
async function secondTab(ada, id) {
    const other = await ada.context().newPage();
    watch(other, "Ada's second tab");
    await other.goto(`/#/t/${id}`);
    await other.locator(".seat .who").filter({ hasText: /^You/ }).waitFor();
    check(
        (await other.locator(".seat .who").filter({ hasText: /^You/ }).count()) === 1,
        "a second tab has the same seat",
    );
    return other;
}

/* Ada goes to another device by a link that works once. */
async function move(browser, ada) {
    const phone = await person(browser, "phone", { viewport: { width: 360, height: 780 }, hasTouch: true });
    const tab = await ada.context().newPage();
    watch(tab, "Ada's key");
    await tab.goto("/#/key");
    await picture(tab, "key");
    await tab.getByRole("button", { name: "Make a link for another device" }).click();
    const link = await tab.getByLabel("To another device").inputValue();
    await phone.goto(link);
    await picture(phone, "move");
    await button(phone, "Move it here").click();
    await phone.getByText("This browser has the key now.").waitFor();
    await phone.getByRole("link", { name: "Start page" }).first().click();
    await phone.getByRole("heading", { name: "My tables" }).waitFor();
    const turns = async () => [await phone.locator(".lobbyrow.hot").count(), await ada.locator(".ask.mine").count()];
    let [hot, asked] = await turns();
    for (const until = Date.now() + PATIENCE; hot !== asked && Date.now() < until; [hot, asked] = await turns())
        /* the last move may still be on its way */
        await phone.reload().then(() => phone.getByRole("heading", { name: "My tables" }).waitFor());
    check(hot === asked, `the list says whose turn it is: ${hot} ${asked}`);
    const keyOf = (page) => page.evaluate(() => localStorage.getItem("hegemon.key"));
    check((await keyOf(phone)) === (await keyOf(tab)), "the key has moved");
    await tab.close();
    return { phone, link };
}

async function usedLink(page, link) {
    allowed = true; /* the refusal itself is a line in the console */
    await page.goto(link);
    await button(page, "Move it here").click();
    await page.getByText("This link was used already").waitFor();
    allowed = false;
}

/* To the end where there is time for some hundred moves; else somebody gives up. */
async function finish(ada, bob) {
    if (WHOLE) {
        check((await play([ada, bob], 100000)) === "over", "the game ends");
        return;
    }
    check((await play([ada, bob], 8)) === "moved", "both play on");
    await ada.getByRole("button", { name: "Menu" }).click();
    await picture(ada, "play-menu");
    await button(ada, "Resign").click();
    await button(ada, "Really resign").click();
}

async function after(ada, bob, id) {
    await ada.locator(".report").waitFor();
    await bob.locator(".report").waitFor();
    await picture(ada, "play-report");
    await ada.getByRole("button", { name: /Verify/ }).click();
    await ada.locator(".proof").waitFor();
    check(
        (await ada.locator(".proof.good").count()) === 1,
        `the dice are verified: ${await ada.locator(".proof").innerText()}`,
    );
    const [file] = await Promise.all([ada.waitForEvent("download"), button(ada, "Download the record").click()]);
    const record = path.join(folder, "game.record");
    await file.saveAs(record);
    try {
        execFileSync(HEGEMON, ["verify", record], { encoding: "utf8" });
        check(true, "");
    } catch (error) {
        check(false, `the record is refused: ${error.stderr ?? error}`);
    }
    await bob.goto("/");
    await bob.getByText("terminée").waitFor();
    await bob.goBack();
    await bob.locator(".report").waitFor();
    check(idIn(bob) === id, "the way back leads to the table");
}

async function again(ada, bob, id) {
    await button(ada, "Play again").click();
    await bob.getByText("1 sur 2 le veulent").waitFor();
    await button(bob, "Rejouer").click();
    for (const page of [ada, bob]) {
        await page.waitForURL((url) => /#\/t\//.test(url.hash) && !url.hash.endsWith(id));
        await page.locator(".roomseat.you").waitFor();
    }
    check(idIn(ada) === idIn(bob), "both go on at the same table");
}

/* ---- Another story: by link alone, with people who don't get along ---- */

async function makeByLink(ada) {
    await ada.goto("/#/tables");
    await ada.locator(".lobby").getByRole("button", { name: "Open a table" }).click();
    const dialog = ada.getByRole("dialog");
    await dialog.getByLabel("Seat 3").selectOption("casual");
    await dialog.getByRole("button", { name: "Open a table" }).click();
    await ada.getByText("Ada (You)").waitFor();
    return ada.url();
}

/* Who made the table may send somebody away; before the game that one may come again. */
async function sendAway(ada, bob, link) {
    await bob.goto(link);
    await button(bob, "S'asseoir ici").click();
    await button(ada, "Take Bob's seat away").click();
    await button(bob, "S'asseoir ici").click();
    await ada.getByText("Bob", { exact: true }).waitFor();
    await button(ada, "Begin now").click();
    for (const page of [ada, bob]) await page.locator(".game").waitFor();
}

async function mute(ada, bob) {
    await ada.getByRole("button", { name: "Menu" }).click();
    await button(ada, "Mute Bob").click();
    await button(ada, "Let Bob talk again").waitFor();
    await button(ada, "Close").click();
    await bob.getByRole("button", { name: "Discussion" }).click();
    await bob.getByLabel("Dites quelque chose").fill("Non !");
    await button(bob, "Envoyer").click();
    await bob.locator(".toast.bad").waitFor();
    check((await ada.getByText("Non !").count()) === 0, "who is muted is not heard");
}

async function agree(ada, bob) {
    await ada.getByRole("button", { name: "Menu" }).click();
    await button(ada, "Offer to stop here").click();
    await button(ada, "Close").click();
    await bob.getByText("Ada propose d'arrêter la partie en l'état.").waitFor();
    await picture(bob, "play-offer");
    await button(bob, "Arrêter, moi aussi").click();
    for (const page of [ada, bob]) await page.locator(".report").waitFor();
    check(true, "");
}

/* A table that the first of them makes, and that all sit down at, one seat after the other. */
async function sitDown(pages, plan) {
    const id = await makeTable(pages[0], plan);
    for (const page of pages) {
        await page.goto(`/#/t/${id}`);
        await page
            .getByRole("button", { name: /^(Sit here|S'asseoir ici)$/ })
            .first()
            .click();
        await page.getByRole("button", { name: /^(I'm ready|Je suis prêt)$/ }).click();
    }
    for (const page of pages) await page.locator(".game").waitFor();
    return id;
}

/* What is said to the team stays in it. */
async function team(ada, bob, eve) {
    await sitDown([ada, bob, eve], { game: "starcraft/team-play", seats: ["open", "open", "open", "casual"] });
    for (const page of [ada, bob, eve])
        await page
            .locator(".tools")
            .getByRole("button", { name: /^(Chat|Discussion)$/ })
            .click();
    for (const [to, text] of [
        ["Team", "We two"],
        ["Everybody", "All of us"],
    ]) {
        await ada.getByRole("radio", { name: to }).click();
        await ada.getByLabel("Say something").fill(text);
        await button(ada, "Send").click();
        await ada.locator(".chat ol").getByText(text).waitFor();
    }
    await picture(ada, "play-team");
    for (const [page, sees] of [
        [bob, 0],
        [eve, 1],
    ]) {
        await page.locator(".chat ol").getByText("All of us").waitFor();
        check((await page.getByText("We two").count()) === sees, "a team talks among itself");
    }
}

/* A whole game against computers through the server and its database, by pressing what the page offers; then what comes
 * after it: the proof, curves, and a link that somebody else opens. */
async function wholeGame(ada, eve, [game, seats]) {
    await ada.evaluate(() => localStorage.setItem("hegemon.moveIn", '"all"'));
    await ada.reload();
    const id = await sitDown([ada], { game, seats }),
        presses = await playOut(ada);
    check(
        presses > 5,
        `${game}: a whole game of ${presses} presses through the server: ${await ada.locator(".side, .report").first().innerText()}`,
    );
    if (WHOLE) console.log(`${game}: ${presses} presses`);
    if (presses <= 0) return;
    await ada
        .locator(".tile:has(.clicks)")
        .waitFor(); /* the review of the published record, by the page's own module */
    check((await ada.locator(".chart").count()) >= 2, `${game}: curves`);
    await ada.getByRole("button", { name: /Verify/ }).click();
    await ada.locator(".proof").waitFor();
    check(
        (await ada.locator(".proof.good").count()) === 1,
        `${game}: the dice are verified: ${await ada.locator(".proof").innerText()}`,
    );
    await button(ada, "Link of the replay").click();
    const link = await ada.getByLabel("Link of the replay").inputValue();
    check(link.endsWith(`#/t/${id}/1`), `${game}: the link is short, since the server has the game: ${link}`);
    await eve.goto(link);
    await eve.locator(".film").waitFor();
    await eve.locator(".eyes select").selectOption("2");
    await eve.getByText(/^1 of \d+$/).waitFor();
    check(
        (await eve.locator(".replaying").count()) === 1,
        `${game}: somebody else sees the replay, with any seat's eyes`,
    );
}

const WHOLE_GAMES = [
    ["mass-effect/basic", ["open", "novice", "novice"]],
    ["mass-effect/galaxy-at-war", ["open", "novice", "novice"]],
    ["starcraft/command-room", ["open", "novice", "novice"]],
    ["galactic-warfare/standard", ["open", "novice"]],
];

/* Somebody goes away for so long that the computer plays; who comes back plays on. */
async function away(ada, bob) {
    const id = await sitDown([ada, bob], {
        game: "mass-effect/war-assets",
        seats: ["open", "open"],
        clock: { kind: "move", seconds: 1, reserve: 0 },
    });
    await bob.goto("/#/help");
    const bar = ada.getByText("Bob is away; the computer plays until they are back.");
    for (const until = Date.now() + 2 * PATIENCE; Date.now() < until && (await bar.count()) === 0;)
        await play([ada], 1, 200);
    await bar.waitFor();
    await bob.goto(`/#/t/${id}`);
    await bar.waitFor({ state: "detached" });
    check(true, "");
}

/* The whole of both stories. */
async function stories(browser, ada, bob, eve) {
    const id = await make(ada);
    await join(bob, id);
    await begin(ada, bob);
    await lookOn(eve, id);
    check((await play([ada, bob], 2)) === "moved", "both play");
    await reload(bob);
    const tab = await secondTab(ada, id);
    check((await play([tab, bob], 2)) === "moved", "both play after a reload, one of them in a second tab");
    await tab.close();
    await cutCable([ada, bob, eve]);
    check((await play([ada, bob], 2)) === "moved", "both play after a cut connection");
    await killServer([ada, bob, eve]);
    check((await play([ada, bob], 2)) === "moved", "both play after the server was killed");
    const { phone, link } = await move(browser, ada);
    await phone.locator(`a[href="#/t/${id}"]`).click();
    await phone.locator(".game").waitFor();
    await picture(phone, "play-phone");
    await usedLink(eve, link);
    await lookOn(eve, id);
    await finish(ada, bob);
    await eve.locator(".report").waitFor();
    await after(ada, bob, id);
    await again(ada, bob, id);
    await sendAway(ada, bob, await makeByLink(ada));
    await mute(ada, bob);
    await agree(ada, bob);
    await team(ada, bob, eve);
    await away(ada, bob);
}

async function main() {
    await server.start();
    await cable.start();
    const browser = await chromium.launch({ executablePath: BROWSER, args: FLAGS });
    try {
        const ada = await person(browser, "Ada", { colorScheme: "dark" }),
            bob = await person(browser, "Bob", { locale: "fr-FR" }),
            eve = await person(browser, "Eve");
        if (process.env.WHOLE !== "games") await stories(browser, ada, bob, eve);
        else
            await Promise.all([ada, eve].map(async (page) => (await page.goto("/"), page.locator(".lobby").waitFor())));
        await wholeGame(ada, eve, ["mass-effect/war-assets", ["open", "novice"]]);
        for (const game of WHOLE ? WHOLE_GAMES : []) await wholeGame(ada, eve, game);
    } finally {
        await browser.close();
        cable.end();
        await server.end("SIGTERM");
    }
}

try {
    await main();
} catch (error) {
    check(false, String(error.stack ?? error));
}
if (failed > 0) console.log(fs.readFileSync(path.join(folder, "log"), "utf8"));
fs.rmSync(folder, { recursive: true });
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
