#!/usr/bin/env node
/* The page in Debian's Chromium, as people use it: every scenario has a browser context of its own, counts its
 * checks, and fails on any error or warning of the console and on any request to another host.   BUILD=build/release
 * web/test/page.mjs [SCENARIO...]   without names: those of `make test`; `all`: every one */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { chromium } from "playwright-core";
import { playOut } from "./robot.mjs";
import { serve } from "./serve.mjs";

const BUILD = process.env.BUILD ?? "build/release",
    HEGEMON = path.join(BUILD, "src/cli/hegemon"),
    WEB = path.join(BUILD, "page");
const BROWSER = process.env.CHROMIUM ?? "/usr/bin/chromium";
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
const AXE = fs.readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const DESK = { width: 1440, height: 900 },
    PHONE = { width: 360, height: 740 },
    PATIENCE = 300000; /* milliseconds for anything: the machine may be busy */
/* What a first game may fetch until its first move, in bytes as a server sends them, and what it need not fetch. */
const BUDGET = { code: 160000, module: 410000 },
    KINDS = { code: /\.(js|css|html)$/, module: /\.wasm$/ },
    LATER = /^(review\.js|released\/|licences)/;
const compressed = (name) => gzipSync(fs.readFileSync(path.join(WEB, name)), { level: 9 }).length;

let passed = 0,
    failed = 0;
function check(holds, what) {
    if (holds) passed++;
    else {
        failed++;
        console.log(`failed: ${what}`);
    }
}

/* ---- A person at a browser ---- */

class Person {
    constructor(page, address) {
        Object.assign(this, { page, address, clicks: 0 });
    }

    async click(target) {
        this.clicks++;
        await (typeof target === "string" ? this.page.locator(target).first() : target).click({ timeout: PATIENCE });
    }

    button(name) {
        return this.page.getByRole("button", { name, exact: true });
    }

    async asked(step, patience = PATIENCE) {
        await this.page.waitForFunction(
            (text) => {
                const ask = document.querySelector(".ask.mine");
                return (
                    ask !== null &&
                    ask.querySelector(".running") === null &&
                    (text === null || ask.querySelector(".eyebrow").textContent.includes(text))
                );
            },
            step ?? null,
            { timeout: patience },
        );
    }

    /* From the start page to the first question of a game of the shelf. */
    async playNow(title) {
        await this.page.waitForSelector(".shelf");
        const box = this.page
            .locator(".box")
            .filter({ has: this.page.locator("h3", { hasText: new RegExp(`^${title}$`) }) });
        await this.click(box.locator(".btn.lead"));
        await this.page.waitForSelector(".ask", { timeout: PATIENCE });
    }

    /* By the dialog: a game, a mode, and who sits where (`person` or a level). */
    async openTable(game, mode, seats) {
        await this.click(this.button("Open a table"));
        await this.page.waitForSelector("dialog[open]");
        await this.page.getByRole("radio", { name: game, exact: true }).click();
        await this.page.getByRole("radio", { name: mode, exact: true }).click();
        for (const [i, as] of seats.entries()) await this.page.locator(".srow select").nth(i).selectOption(as);
        await this.click(this.button("Begin"));
        await this.page.waitForSelector(".game", { timeout: PATIENCE });
    }

    strongest() {
        return this.page.evaluate(
            () =>
                [...document.querySelectorAll("[data-place][data-state=can]")]
                    .map((cell) => [
                        cell.dataset.place,
                        Number(/(\d+) unit/.exec(cell.getAttribute("aria-label"))?.[1] ?? 0),
                    ])
                    .sort((a, b) => b[1] - a[1])[0][0],
        );
    }

    cell(place) {
        return this.page.locator(`[data-place="${place}"]`);
    }
}

const noise = [];

async function visit(
    browser,
    { viewport = DESK, locale = "en-GB", colorScheme = "dark", serviceWorker = true, settings = {} } = {},
) {
    const context = await browser.newContext({
        viewport,
        locale,
        colorScheme,
        reducedMotion: "reduce",
        acceptDownloads: true,
    });
    await context.addInitScript(
        (all) => {
            for (const [name, value] of location.protocol === "http:" ? Object.entries(all) : [])
                if (localStorage.getItem(`hegemon.${name}`) === null)
                    localStorage.setItem(`hegemon.${name}`, JSON.stringify(value));
        },
        { pace: "instant", ...settings },
    );
    if (!serviceWorker) await context.addInitScript(() => delete Navigator.prototype.serviceWorker);
    context.on("console", (message) => ["error", "warning"].includes(message.type()) && noise.push(message.text()));
    context.on("weberror", (error) => noise.push(error.error().stack));
    context.on(
        "request",
        (request) =>
            request.url().startsWith(site.address) ||
            /^(data|blob):/.test(request.url()) ||
            noise.push(`asked ${request.url()}`),
    );
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    await page.goto(site.address);
    return { context, page, me: new Person(page, site.address) };
}

async function axe(page, where) {
    await page.evaluate(AXE);
    const { violations } = await page.evaluate(() =>
        window.axe.run(document, {
            runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
        }),
    );
    const serious = violations.filter((one) => ["serious", "critical"].includes(one.impact));
    check(
        serious.length === 0,
        `axe on ${where}: ${serious
            .map(
                (one) =>
                    `${one.id} ${one.nodes
                        .slice(0, 3)
                        .map((node) => `${node.target} ${node.any[0]?.message ?? ""}`)
                        .join("; ")}`,
            )
            .join(" | ")}`,
    );
}

/* A table as somebody has left it, who had it set up by the computer: many scenarios go on from there. It is played
 * once. */
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "hegemon-page-"));
const SET_UP = 3 * PATIENCE; /* for more than a hundred moves */
let deployed = null;

async function keepDeployed(page, me) {
    const file = path.join(scratch, "deployed.json");
    await me.click(me.button("Menu"));
    const [saved] = await Promise.all([page.waitForEvent("download"), me.click("dialog .btn >> text=Save this table")]);
    await saved.saveAs(file);
    await me.click(me.button("Close"));
    return file;
}

async function setUpOnce(browser) {
    const { context, page, me } = await visit(browser);
    await me.playNow("Mass Effect");
    await me.asked("Set-up");
    await me.click(".helpers .btn:not(.nextchoice)");
    await me.asked("Deploy", SET_UP);
    const file = await keepDeployed(page, me);
    await context.close();
    return file;
}

async function goOn(browser, page, me) {
    deployed ??= setUpOnce(browser).catch((error) => {
        deployed = null; /* whoever comes next tries again */
        throw error;
    });
    await page.goto(`${site.address}#/`);
    await page.locator("input[type=file]").setInputFiles(await deployed);
    await me.asked("Deploy");
    await page.waitForSelector("[data-state=can]"); /* the board may come after the question */
}

async function visitDeployed(browser, options) {
    const visited = await visit(browser, options);
    await goOn(browser, visited.page, visited.me);
    return visited;
}

/* ---- Scenarios ---- */

const scenarios = {};
const QUICK = [
    "clicks",
    "games",
    "assets",
    "french",
    "phone",
    "keyboard",
    "keys",
    "list",
    "curtain",
    "resume",
    "help",
    "contrast",
    "sizes",
    "fetches",
];

/* Few clicks: to the dice of the first attack, for a set-up, for a turn with three attacks. */
scenarios.clicks = async (browser) => {
    const { context, page, me } = await visit(browser);
    await me.playNow("Mass Effect");
    await me.asked("Set-up");
    const before = me.clicks;
    await me.click(".helpers .btn:not(.nextchoice)");
    await me.asked("Deploy", SET_UP);
    const setUp = me.clicks - before,
        clicks = me.clicks;
    check(setUp <= 6, `a whole set-up in ${setUp} clicks`);
    deployed ??= keepDeployed(page, me);
    await deployed;
    me.clicks = clicks; /* saving it is for the other scenarios */
    const turn = me.clicks,
        place = await me.strongest();
    await me.click(me.cell(place));
    await me.click(".answer .btn.go");
    await me.asked("Invade");
    let attacks = 0,
        dice = 0;
    for (; attacks < 3; attacks++) {
        if ((await page.locator(".chance").count()) === 0)
            /* a lone target is proposed at once */
            await me.click(".opts .opt");
        await me.click(".answer .btn.go");
        await page.waitForSelector(".battle .die");
        dice ||= me.clicks;
        await me.asked();
        if ((await page.locator(".ask h1", { hasText: "How many more" }).count()) > 0)
            await me.click(".answer .btn.go");
        await me.asked("Invade");
    }
    await me.click(".ask .row .btn >> text=end this step");
    await me.asked();
    if ((await page.locator(".ask.mine .eyebrow", { hasText: "Fortify" }).count()) > 0)
        await me.click(".ask .row .btn >> text=end this step");
    check(dice <= 8, `from the start page to the dice of the first attack: ${dice} clicks`);
    check(me.clicks - turn <= 14, `a turn with ${attacks} attacks: ${me.clicks - turn} clicks`);
    console.log(`clicks: set-up ${setUp}, to the first dice ${dice}, a turn with three attacks ${me.clicks - turn}`);
    await context.close();
};

/* Whole games against computers, one of each family, and what comes after them. */
async function wholeGame(browser, [game, mode, seats], first = async () => undefined) {
    const { context, page, me } = await visit(browser, { settings: { moveIn: "all" } });
    await me.openTable(game, mode, seats);
    await first(page, me);
    const presses = await playOut(page);
    check(presses > 5, `${game}, ${mode}: a whole game of ${presses} presses`);
    const link = presses > 0 ? await checkReport(page, `${game}, ${mode}`) : "";
    await page.setViewportSize(PHONE);
    await fitsPhone(page, `the report of ${game}`);
    await context.close();
    return link;
}

async function checkReport(page, what) {
    await page.waitForSelector(".tiles");
    await page.locator(".tile .btn", { hasText: "Verify" }).click();
    await page.waitForSelector(".proof");
    check(
        (await page.locator(".proof.good").count()) === 1,
        `${what}: the dice verify in the page: ${await page.locator(".proof").innerText()}`,
    );
    const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.locator(".report .btn", { hasText: "Download" }).click(),
    ]);
    const record = path.join(scratch, "record");
    await file.saveAs(record);
    let said = "";
    try {
        said = execFileSync(HEGEMON, ["verify", record], { encoding: "utf8" });
    } catch (error) {
        said = `refused: ${error.stdout}${error.stderr}`;
    }
    check(!said.startsWith("refused"), `${what}: the program verifies the record: ${said}`);
    await checkReview(page, what);
    await page.getByRole("button", { name: "Link of the replay" }).click();
    return page.getByLabel("Link of the replay").inputValue();
}

/* Made beside the page: the curve is calibrated, luck adds up to nothing, and a moment leads to its action in the
 * replay. */
async function checkReview(page, what) {
    await page.waitForSelector(".clicks", { timeout: 10 * PATIENCE });
    check(
        /calibrated/.test(await page.locator(".tile:has(.clicks) .note").innerText()),
        `${what}: the chances are calibrated`,
    );
    const luck = await page.locator(".sums").first().locator("b").allInnerTexts(),
        sum = luck.reduce((all, text) => all + Number(text.replace("−", "-")), 0);
    check(luck.length > 1 && Math.abs(sum) <= 0.05 * luck.length + 1e-9, `${what}: luck adds up to nothing: ${luck}`);
    const row = page.locator(".momentrow").first(),
        number = /–(\d+)/.exec(await row.innerText())[1];
    await row.click();
    await page.waitForSelector(".film");
    check(
        (await page.locator(".replaying .ask .eyebrow").innerText()).toLowerCase().startsWith(`${number} of `),
        `${what}: a moment leads into the replay: ${number}`,
    );
    check(page.url().endsWith(`/${number}`), `${what}: the moment has an address: ${page.url()}`);
    await page.goBack();
    await page.waitForSelector(".clicks");
    check(
        (await page.locator(".film").count()) === 0,
        `${what}: the way back leads to the report, where the review still is`,
    );
    await row.click();
    await page.waitForSelector(".film");
    await page.keyboard.press("Escape");
    await page.waitForSelector(".clicks");
    check(!page.url().endsWith(`/${number}`), `${what}: and so does Escape`);
}

/* Somebody else opens the link of a replay: the whole game is in it. Steps, turns, speed, and any seat's eyes. */
async function checkLink(browser, link, what) {
    const { context, page } = await visit(browser);
    await page.goto(link);
    await page.waitForSelector(".film");
    await page.waitForFunction(() => document.querySelectorAll(".replaying [data-place]").length > 10);
    const at = () => page.evaluate(() => Number(document.querySelector(".film input").value)),
        last = await page.evaluate(() => Number(document.querySelector(".film input").max));
    check(
        (await at()) === 1 && last > 50,
        `${what}: the link opens the game at its beginning: ${await at()} of ${last}`,
    );
    await page.getByRole("button", { name: "One step on" }).click();
    await page.getByRole("button", { name: "Next turn" }).click();
    check((await at()) > 2, `${what}: one goes on by steps and by turns: ${await at()}`);
    await page.getByRole("button", { name: /^Play/ }).click();
    const before = await at();
    await page.waitForFunction((number) => Number(document.querySelector(".film input").value) > number + 1, before);
    await page.getByRole("button", { name: /^Pause/ }).click();
    const hands = () =>
        page.evaluate(() => [...document.querySelectorAll("[data-hand]")].map((hand) => hand.dataset.hand).join());
    const show = async (number) => {
        await page.locator(".film input").fill(String(number));
        await page.waitForSelector(`.stage[data-at="${number}"]`);
        return hands();
    };
    /* Games differ. Near an end there may be one hand only, and a card may have shown somebody another's: back to where
     * all eyes see several hands, and this seat's no other. */
    const eyes = page.locator(".eyes select"),
        several = () =>
            page
                .waitForFunction(() => document.querySelectorAll("[data-hand]").length > 1, null, { timeout: 2000 })
                .then(
                    () => true,
                    () => false,
                );
    const seesItsOwn = (seat) =>
        page
            .waitForFunction(
                (own) =>
                    ["", own].includes(
                        [...document.querySelectorAll("[data-hand]")].map((hand) => hand.dataset.hand).join(),
                    ),
                seat,
                { timeout: 10000 },
            )
            .then(
                () => true,
                () => false,
            );
    let there = last - 20;
    for (const seat of ["1", "2"])
        for (let whole = ""; ; there -= 10) {
            await eyes.selectOption("0");
            whole = await show(there);
            const own = (await several()) && (await eyes.selectOption(seat).then(() => seesItsOwn(seat)));
            if (!own && there > 30) continue;
            check(
                own,
                `${what}: where all eyes see the hands of several seats (${whole}), those of seat ${seat} see no other than its own`,
            );
            break;
        }
    await page.locator(".log .line").first().click();
    check((await at()) !== there, `${what}: a line of the story shows its moment`);
    await page.goto(`${link.slice(0, -40)}`);
    await page.getByRole("alert").waitFor();
    check(true, `${what}: a link that was cut off says so`);
    await context.close();
}

scenarios.games = async (browser) => {
    const link = await wholeGame(browser, ["StarCraft", "Basic Training", ["person", "novice", "novice"]]);
    if (link !== "") await checkLink(browser, link, "StarCraft");
};
scenarios.assets = (browser) =>
    wholeGame(browser, ["Mass Effect", "War Assets", ["person", "novice"]], async (page, me) => {
        await me.asked();
        await page.waitForSelector(".cardodds");
        check(
            /\d %/.test(await page.locator(".cardodds").first().innerText()),
            "cards that the roll allows have their chance under best play",
        );
        check((await page.locator(".steps .now").innerText()) === "Choose a card", "and the bar shows the step");
    });
/* Computers among themselves, watched by nobody in particular. */
scenarios.watch = async (browser) => {
    const { context, page, me } = await visit(browser);
    await me.openTable("Mass Effect", "War Assets", ["novice", "novice"]);
    await page.waitForSelector(".report");
    await page.waitForSelector(".tiles");
    check(
        (await page.locator(".won h1").innerText()) !== "" && (await me.button("Play again").count()) === 0,
        "computers play a game that one only watches",
    );
    await context.close();
};
scenarios.galactic = (browser) => wholeGame(browser, ["Galactic Warfare", "Standard game", ["person", "novice"]]);
scenarios.campaign = (browser) => wholeGame(browser, ["Mass Effect", "Galaxy at War", ["person", "novice", "novice"]]);
scenarios.halo = (browser) => wholeGame(browser, ["Halo Wars", "Command Room", ["person", "novice", "novice"]]);
scenarios.duel = (browser) => wholeGame(browser, ["StarCraft", "Total Domination 1v1", ["person", "novice"]]);

/* French from the first word on, and switched in place. */
scenarios.french = async (browser) => {
    const { context, page, me } = await visit(browser, { locale: "fr-FR" });
    check((await page.locator("html").getAttribute("lang")) === "fr", "the page says that it is French");
    check(/Prenez la galaxie/.test(await page.locator("h1").innerText()), "the start page is in French");
    await me.playNow("Mass Effect");
    await page.waitForSelector(".ask.mine");
    check(/Occupez|territoire/i.test(await page.locator(".ask h1").innerText()), "so is the question");
    await me.click(me.button("Menu"));
    await page.getByRole("radio", { name: "English" }).click();
    await me.click(me.button("Close"));
    await page.waitForFunction(() => document.querySelector(".ask h1")?.textContent.startsWith("Claim"));
    check(
        (await page.locator(".top .table-name b").innerText()) === "Basic Training",
        "and everything is English once it is switched, without a reload",
    );
    await context.close();
};

/* Nothing wider than the screen, and targets for thumbs. */
async function fitsPhone(page, where) {
    const { wide, small } = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth - innerWidth,
        small: [...document.querySelectorAll("button, a.btn, select, summary")]
            .filter(
                (element) =>
                    element.closest("details:not([open]) > :not(summary), [hidden]") === null &&
                    !element.matches("summary, .textlink, .line, .overview"),
            )
            .map((element) => [element, element.getBoundingClientRect()])
            .filter(([, box]) => box.width > 0 && (box.height < 43.5 || box.width < 43.5))
            .map(([element]) => `${element.className} ${element.textContent.slice(0, 20)}`),
    }));
    check(wide <= 0, `${where} is ${wide} pixels too wide`);
    check(small.length === 0, `${where} has small targets: ${small.join(", ")}`);
}

/* A phone of 360 pixels. */
scenarios.phone = async (browser) => {
    const { context, page, me } = await visit(browser, { viewport: PHONE });
    const fits = (where) => fitsPhone(page, where);
    await fits("the start page");
    await me.playNow("Mass Effect");
    await me.asked("Set-up");
    await fits("the table");
    await goOn(browser, page, me);
    await me.click(me.button("Next choice"));
    await page.waitForFunction(
        (place) => {
            const frame = document.querySelector(".map").getBoundingClientRect(),
                token = document.querySelector(`[data-place="${place}"] .fill`).getBoundingClientRect(),
                middle = token.x + token.width / 2;
            return middle > frame.x && middle < frame.right && token.width >= 44 && token.height >= 44;
        },
        await me.strongest(),
    );
    check(true, "the board shows the next choice, large enough for a thumb");
    await me.click(me.cell(await me.strongest()));
    await me.click(".answer .btn.go");
    await me.asked("Invade");
    await page.waitForFunction(
        (place) => {
            const frame = document.querySelector(".map").getBoundingClientRect(),
                { x, y, width, height } = document
                    .querySelector(`[data-place="${place}"] .fill`)
                    .getBoundingClientRect();
            return (
                x + width / 2 > frame.x &&
                x + width / 2 < frame.right &&
                y + height / 2 > frame.y &&
                y + height / 2 < frame.bottom
            );
        },
        await me.strongest(),
    );
    check(true, "the board shows the strongest of those that may attack");
    check(/^round \d+$/.test(await page.locator(".top .when").innerText()), "the bar says which round it is");
    await me.click(".opts .opt");
    await fits("an attack");
    await me.click(".answer .btn.go");
    await page.waitForSelector(".battle .die");
    for (const name of ["Places", "Hand", "Players", "Story", "Board"]) {
        await me.click(page.locator(".tabs button", { hasText: name }));
        await fits(name);
    }
    await context.close();
};

/* Without a mouse: from the start page to the dice. */
scenarios.keyboard = async (browser) => {
    const { context, page } = await visit(browser);
    await page.waitForSelector(".shelf");
    const tabTo = async (holds) => {
        for (let i = 0; i < 60; i++) {
            await page.keyboard.press("Tab");
            if (await page.evaluate(holds)) return true;
        }
        return false;
    };
    check(await tabTo(() => document.activeElement.textContent === "Play now"), "Tab comes to the button");
    await page.keyboard.press("Enter");
    await page.waitForSelector(".ask.mine");
    await page.keyboard.press("r");
    await page.waitForFunction(
        () =>
            document.querySelector(".ask.mine .eyebrow")?.textContent.includes("Deploy") &&
            document.querySelector(".running") === null,
        null,
        { timeout: SET_UP },
    );
    check(await tabTo(() => document.activeElement.matches("[data-place]")), "Tab comes to the board");
    const places = new Set();
    for (const key of ["ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown", "ArrowRight", "ArrowDown"]) {
        await page.keyboard.press(key);
        places.add(await page.evaluate(() => document.activeElement.dataset.place));
    }
    check(places.size >= 3, `arrow keys go from place to place: ${[...places]}`);
    await page.keyboard.press(".");
    check((await page.evaluate(() => document.activeElement.dataset.state)) === "can", "the next choice has the focus");
    await page.keyboard.press("Enter");
    await page.waitForSelector(".answer .btn.go");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => document.querySelector(".ask.mine .eyebrow")?.textContent.includes("Invade"));
    for (let i = 0; i < 60 && (await page.locator(".chance").count()) === 0; i++) {
        await page.keyboard.press(".");
        await page.keyboard.press("Enter");
    }
    check((await page.locator(".chance").count()) === 1, "an attack can be chosen by keys, with its chance");
    await page.keyboard.press("u");
    await page.waitForSelector(".battle .die");
    check(true, "the dice roll");
    await context.close();
};

/* Single keys go by what they write, so that AZERTY is no different; they can be changed and switched off. */
scenarios.keys = async (browser) => {
    const { context, page, me } = await visit(browser);
    const write = (key, more = {}) =>
        page.evaluate(
            ([text, rest]) =>
                document.body.dispatchEvent(
                    new KeyboardEvent("keydown", { key: text, bubbles: true, cancelable: true, ...rest }),
                ),
            [key, more],
        );
    const focused = () => page.evaluate(() => document.activeElement?.dataset?.place ?? null);
    await me.playNow("Mass Effect");
    await me.asked("Set-up");
    await write(".", { code: "Comma", shiftKey: true });
    check((await focused()) !== null, "a full stop is one where AZERTY has it");
    await write("+");
    await page.waitForSelector(".map.zoomed");
    await write("0", { code: "Digit0", shiftKey: true });
    await page.waitForSelector(".map:not(.zoomed)");
    await write("c");
    await page.waitForSelector(".side .chat");
    await write("Escape");
    check((await page.locator(".side .chat").count()) === 0, "keys zoom, and open and close the chat");
    await me.click(me.button("Menu"));
    await me.click(page.locator("ul.keys button").first().locator("xpath=../../li[4]/button"));
    await page.keyboard.press("j");
    await me.click(me.button("Close"));
    await write("h");
    await page.waitForTimeout(300);
    check((await page.locator(".hint").count()) === 0, "the old key does nothing any more");
    await write("j");
    await page.waitForSelector(".hint .btn");
    check(true, "the new key does it");
    await me.click(me.button("Menu"));
    await page
        .locator("dialog .field", { has: page.locator("ul.keys") })
        .getByRole("switch")
        .click();
    check((await page.locator("ul.keys").count()) === 0, "keys can be switched off");
    await me.click(me.button("Close"));
    const before = await focused();
    await write(".");
    check(
        (await focused()) === before && (await page.locator(".kbd").count()) === 0,
        "then none does anything, and none is shown",
    );
    await context.close();
};

/* The list of places instead of the board. */
scenarios.list = async (browser) => {
    const { context, page, me } = await visit(browser);
    await me.playNow("Mass Effect");
    await me.asked("Set-up");
    await me.click(me.button("Places"));
    const rows = await page.locator("[data-row]").count();
    check(
        rows === (await page.locator("[data-place]").count()) && rows === 42,
        `the list has every place of the board: ${rows}`,
    );
    await me.click(".plist .pill:not([aria-pressed])");
    await page.waitForFunction(() => document.querySelectorAll("[data-row] .chip").length >= 3);
    check(true, "a place was claimed through the list");
    await goOn(browser, page, me);
    await me.click(me.button("Places"));
    const held = await page.evaluate(() =>
        [...document.querySelectorAll(".plist caption")].map((caption) =>
            [...caption.querySelectorAll(".held span")].map((span) => span.textContent[0]),
        ),
    );
    check(
        held.every((letters) => letters.length > 0 && new Set(letters).size === letters.length),
        `each region says once how much of it everybody holds: ${JSON.stringify(held)}`,
    );
    await me.click(".plist td .pill");
    await me.click(".answer .btn.go");
    await me.asked("Invade");
    const attack = page.locator(".plist td .pill", { hasText: "%" });
    await me.click(
        page.locator(".plist td .pill", { hasText: "from here" }).first(),
    ); /* only places with a target may be chosen */
    await attack.first().waitFor();
    const weighed = () =>
        page
            .locator(".chance")
            .waitFor({ timeout: 2000 })
            .then(
                () => true,
                () => false,
            );
    for (let i = 0; i < 5 && !(await weighed()); i++)
        /* a lone target is proposed by itself, which another click would take back */
        await me.click(attack.first());
    check((await page.locator(".chance").count()) === 1, "an attack is chosen in the list, with its chance");
    await me.click(".answer .btn.go");
    await page.waitForSelector(".battle .die");
    check(true, "an attack was made through the list");
    await context.close();
};

/* Two persons share a screen; what one of them may not see is behind a curtain. */
scenarios.curtain = async (browser) => {
    const { context, page, me } = await visit(browser);
    await me.openTable("Galactic Warfare", "Standard game", ["person", "person"]);
    await page.waitForFunction(() => document.querySelector(".curtain, .ask.mine") !== null);
    let curtains = 0;
    const hands = new Set(),
        seen = () =>
            page.evaluate(
                () =>
                    document.querySelector(".game").textContent +
                    document.querySelector(".curtain")?.textContent +
                    [...document.querySelectorAll("[data-state]")].map((cell) => cell.dataset.state),
            );
    for (let i = 0; i < 40 && (curtains < 2 || hands.size < 2); i++) {
        await page.waitForFunction(() => document.querySelector(".curtain, .ask.mine") !== null);
        if ((await page.locator(".curtain").count()) > 0) {
            curtains++;
            check(
                await page.evaluate(() => {
                    const box = document.querySelector(".curtain").getBoundingClientRect();
                    return box.width >= innerWidth && box.height >= innerHeight;
                }),
                "the curtain hides everything",
            );
            await me.click(".curtain .btn");
        }
        hands.add(
            await page.evaluate(() =>
                [...document.querySelectorAll("[data-card]")]
                    .map((card) => card.dataset.card)
                    .sort()
                    .join(),
            ),
        );
        const before = await seen();
        await page.evaluate(() => {
            const buttons = [...document.querySelectorAll(".ask.mine .row .btn")],
                place = document.querySelector("[data-state=target], [data-state=can]");
            (buttons.pop() ?? place)?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
        });
        await page.waitForFunction(
            (before) =>
                document.querySelector(".game").textContent +
                    document.querySelector(".curtain")?.textContent +
                    [...document.querySelectorAll("[data-state]")].map((cell) => cell.dataset.state) !==
                before,
            before,
        );
    }
    check((await page.locator(".steps .now").count()) === 1, "the bar shows the step of the turn");
    check(
        curtains >= 2 && hands.size >= 2,
        `the curtain falls between two hands: ${curtains} times, ${hands.size} hands`,
    );
    await context.close();
};

/* Reload, a second tab, the back button. */
scenarios.resume = async (browser) => {
    const { context, page, me } = await visitDeployed(browser);
    const units = () =>
        page
            .waitForSelector("[data-place]")
            .then(() =>
                page.evaluate(() =>
                    [...document.querySelectorAll("[data-place]")]
                        .map((cell) => cell.getAttribute("aria-label").replace(/,[^,]*$/, ""))
                        .join(),
                ),
            );
    const before = await units();
    await page.reload();
    await me.asked("Deploy");
    const after = await units();
    check(
        after === before,
        `after a reload the game stands where it stood: ${before.slice(0, 300)} | ${after.slice(0, 300)}`,
    );
    const other = await context.newPage();
    other.setDefaultTimeout(PATIENCE);
    await other.goto(page.url());
    await other.waitForSelector(".ask.mine");
    await other.locator("[data-state=can]").first().dispatchEvent("click");
    await other.locator(".answer .btn.go").click();
    await other.waitForFunction(() => document.querySelector(".ask.mine .eyebrow")?.textContent.includes("Invade"));
    await page.locator("[data-state=can]").first().dispatchEvent("click");
    await page.locator(".answer .btn.go").click();
    await page.waitForSelector(".bar.bad");
    check(true, "a tab that was overtaken says so");
    await other.goBack().catch(() => undefined);
    await other.goto(site.address);
    await other.locator(".resumed").waitFor();
    check(true, "the start page offers to go on");
    await other.locator(".resumed .btn").click();
    await other.waitForSelector(".ask.mine");
    await other.goBack();
    await other.waitForSelector(".shelf");
    check(true, "the back button goes back");
    await context.close();
};

/* From what is asked to the middle of a place that may be chosen. */
async function dragUnits(page) {
    const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
    await page.mouse.move(...middle(await page.locator(".pile").boundingBox()));
    await page.mouse.down();
    await page.mouse.move(...middle(await page.locator("[data-state=can] .fill").first().boundingBox()), { steps: 4 });
    await page.mouse.up();
}

/* How much of its frame the board takes, in the direction in which it takes less. Who moves first has nothing told
 * below the board, and so a frame that is higher. */
const filled = (page) =>
    page.evaluate(() => {
        const frame = document.querySelector(".map").getBoundingClientRect(),
            cells = [...document.querySelectorAll(".cell .fill")].map((cell) => cell.getBoundingClientRect());
        const length = (from, to) =>
            Math.max(...cells.map((cell) => cell[to])) - Math.min(...cells.map((cell) => cell[from]));
        return Math.min(length("left", "right") / frame.width, length("top", "bottom") / frame.height);
    });

/* A hint has its reason and can be followed; what revealed nothing can be taken back; a rule has its number. */
scenarios.help = async (browser) => {
    const { context, page, me } = await visit(browser);
    await me.playNow("Mass Effect");
    await me.asked("Set-up");
    const owned = () => page.locator(".cell:not(.o-none)").count(),
        more = (than) =>
            page.waitForFunction(
                (number) =>
                    document.querySelectorAll(".cell:not(.o-none)").length > number &&
                    document.querySelector(".ask.mine") !== null,
                than,
            );
    const before = await owned();
    await dragUnits(page);
    await more(before);
    check(true, "a unit was dragged to a place");
    await me.asked("Set-up");
    await me.click(me.button("Hint"));
    await page.waitForSelector(".hint .btn");
    check((await page.locator(".hint .dim").innerText()).length > 10, "a hint has a reason");
    const later = await owned();
    await me.click(".hint .btn");
    await more(later);
    await goOn(browser, page, me);
    check(
        (await filled(page)) > 0.8,
        `the board fills its frame, in the direction in which it fills it less: ${await filled(page)}`,
    );
    const { x, y, width, height } = await page.locator("[data-place] .fill").first().boundingBox();
    await page.mouse.move(x + width / 2, y + height / 2, { steps: 3 });
    await page.waitForSelector(".tip");
    check((await page.locator(".tip b").innerText()).length > 2, "a place that is pointed at says what it is");
    await me.click(".rule summary");
    check(/ME-BT-/.test(await page.locator(".rule p").innerText()), "the rule has its number");
    const pile = await page.locator(".pile").innerText();
    await me.click(me.cell(await me.strongest()));
    await me.click(page.locator(".stepper .step").first());
    await me.click(".answer .btn.go");
    await page.waitForFunction((before) => {
        const now = document.querySelector(".pile")?.textContent;
        return now !== undefined && now !== before;
    }, pile);
    await me.click(me.button("Undo"));
    await page.waitForFunction((before) => document.querySelector(".pile")?.textContent.trim() === before.trim(), pile);
    check(true, "a placement was taken back");
    await context.close();
};

/* No network at all, after the first visit. */
scenarios.offline = async (browser) => {
    const { context, page, me } = await visit(browser);
    await page.waitForFunction(() =>
        navigator.serviceWorker.ready.then((worker) => worker.active?.state === "activated"),
    );
    await page.waitForFunction(async () => (await caches.keys()).length > 0);
    await context.setOffline(true);
    await page.reload();
    await me.playNow("Mass Effect");
    await me.asked("Set-up");
    await me.click(".helpers .btn:not(.nextchoice)");
    await me.asked("Deploy");
    check(true, "without a network the page loads and plays");
    await context.close();
};

/* Nothing serious for axe, on any page, in both themes. */
scenarios.axe = async (browser) => {
    for (const colorScheme of ["dark", "light"]) {
        const { context, page, me } = await visit(browser, { colorScheme });
        await page.waitForSelector(".shelf");
        await axe(page, `start, ${colorScheme}`);
        for (const part of ["help", "accessibility"]) {
            await page.goto(`${site.address}#/${part}`);
            await page.waitForSelector(".prose");
            await axe(page, `${part}, ${colorScheme}`);
        }
        await page.goto(`${site.address}#/`);
        await me.click(me.button("Open a table"));
        await axe(page, `dialog, ${colorScheme}`);
        await page.keyboard.press("Escape");
        for (const title of ["Galactic Warfare", "War Assets"]) {
            await me.playNow(title);
            await me.asked();
            await axe(page, `${title}, ${colorScheme}`);
            await page.goto(`${site.address}#/`);
        }
        await goOn(browser, page, me);
        await me.click(me.cell(await me.strongest()));
        await me.click(".answer .btn.go");
        await me.asked("Invade");
        await me.click(".opts .opt");
        await axe(page, `attack, ${colorScheme}`);
        await me.click(me.button("Places"));
        await axe(page, `places, ${colorScheme}`);
        await me.click(me.button("Menu"));
        await axe(page, `menu, ${colorScheme}`);
        await me.click("dialog .btn >> text=Resign");
        await me.click("dialog .btn.danger");
        await page.waitForSelector(".facesof");
        await axe(page, `report, ${colorScheme}`);
        await me.click(".report .btn >> text=Replay");
        await page.waitForSelector(".film");
        await axe(page, `replay, ${colorScheme}`);
        await context.close();
    }
};

/* One roll after another, until one leaves something to decide: a place may fall to so few that all of them move in.
 * Then the board shows both places, and what is decided stands at the dice, beside them. */
async function zoomed(page, me) {
    for (let i = 0; i < 12 && (await page.locator(".board.fighting").count()) === 0; i++) {
        if ((await page.locator(".chance").count()) === 0) await me.click(".opts .opt");
        await me.click(page.locator(".answer .btn", { hasText: "once" }));
        await page.waitForFunction(
            () =>
                document.querySelector(".ask.mine") !== null &&
                document.querySelector(".ask .btn:disabled, .battle .btn:disabled") === null,
        ); /* it was answered */
    }
    await page.waitForSelector(".board.fighting");
    await page.waitForFunction(() => {
        const frame = document.querySelector(".map").getBoundingClientRect(),
            card = document.querySelector(".battle").getBoundingClientRect(),
            middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
        const holds = (box, [x, y]) => x > box.x && x < box.right && y > box.y && y < box.bottom;
        return [".cell.sel", ".cell.aim"]
            .map((cell) => middle(document.querySelector(`${cell} .fill`)?.getBoundingClientRect() ?? { x: -1e6 }))
            .every((at) => holds(frame, at) && !holds(card, at));
    });
    check(
        (await page.locator(".battle .btn.go").count()) === 1 && (await page.locator(".btn.go").count()) === 1,
        "the board goes to the battle, the dice hide neither place, and what is decided stands at them alone",
    );
}

/* Of that a part that is quick enough for every test run: the start page and an attack on paper, where colours are
 * hardest. */
scenarios.contrast = async (browser) => {
    const { context, page, me } = await visit(browser, { colorScheme: "light" });
    await page.waitForSelector(".shelf");
    await axe(page, "start, light");
    await goOn(browser, page, me);
    await me.click(me.cell(await me.strongest()));
    await me.click(".answer .btn.go");
    await me.asked("Invade");
    await me.click(".opts .opt");
    await axe(page, "attack, light");
    await zoomed(page, me);
    await axe(page, "battle, light");
    await context.close();
};

/* What is loaded, how soon the start page can be used, whether it jumps. */
scenarios.sizes = async (browser) => {
    const { context, page } = await visit(browser);
    await page.waitForSelector(".shelf .btn");
    const { tasks } = await traced(context, page, async () => {
        await page.reload();
        await page.waitForSelector(".shelf .btn");
    });
    const usable = tasks.reduce((sum, time) => sum + time, 0);
    check(tasks.length > 0 && usable < 1000, `the start page can be used after ${usable} ms of work`);
    check((await shiftOf(page)) < 0.01, `the start page jumps by ${await shiftOf(page)}`);
    const policy = await page.locator("meta[http-equiv=Content-Security-Policy]").getAttribute("content");
    check(
        /script-src 'self' 'wasm-unsafe-eval'/.test(policy) &&
            !/unsafe-inline|unsafe-eval' /.test(policy.replace("wasm-unsafe-eval", "")),
        `the policy allows no inline script: ${policy}`,
    );
    const bare = await browser.newContext({ javaScriptEnabled: false }),
        still = await bare.newPage();
    await still.goto(site.address);
    check(
        (await still.locator(".noscript").count()) === 2 &&
            /needs JavaScript/.test(await still.locator("body").innerText()),
        "without JavaScript there is a sentence in both languages",
    );
    await bare.close();
    console.log(`sizes: the start page can be used after ${Math.round(usable)} ms of the main thread`);
    await context.close();
};

/* What a first game fetches until its first move is made, without what the service worker keeps for later. */
scenarios.fetches = async (browser) => {
    const asked = new Set(),
        hear = ({ url }) => asked.add(new URL(url, site.address).pathname.slice(1) || "index.html");
    server.on("request", hear);
    const { context, page, me } = await visit(browser, { serviceWorker: false });
    await me.playNow("Mass Effect");
    await me.asked("Set-up");
    await me.click(page.locator("[data-state=can]").first());
    await page.waitForSelector(".panel.log .line");
    server.off("request", hear);
    await context.close();
    const sizes = [...asked].map((name) => [name, compressed(name)]).sort((a, b) => b[1] - a[1]);
    for (const [name, bytes] of sizes) console.log(`fetches: ${String(bytes).padStart(7)} ${name}`);
    for (const [what, most] of Object.entries(BUDGET)) {
        const sum = sizes.filter(([name]) => name.match(KINDS[what])).reduce((all, [, bytes]) => all + bytes, 0);
        console.log(`fetches: ${sum} of ${most} bytes of ${what}`);
        check(sum > 0 && sum <= most, `a first game fetches ${sum} of ${most} bytes of ${what}`);
    }
    const early = sizes.filter(([name]) => LATER.test(name)).map(([name]) => name);
    check(early.length === 0, `this could be fetched when it is needed: ${early.join(" ")}`);
};

/* A record from a file is shown, and a table goes from one browser to another. */
scenarios.records = async (browser) => {
    const file = path.join(scratch, "table.json"),
        record = path.join(scratch, "file.record"),
        { context, page, me } = await visit(browser);
    await me.playNow("Mass Effect");
    await me.asked("Set-up");
    await me.click(me.button("Menu"));
    const [saved] = await Promise.all([page.waitForEvent("download"), me.click("dialog .btn >> text=Save this table")]);
    await saved.saveAs(file);
    await me.click("dialog .btn >> text=Resign");
    await Promise.all([page.waitForSelector(".report"), me.click("dialog .btn.danger")]);
    const [whole] = await Promise.all([page.waitForEvent("download"), me.click(".report .btn >> text=Download")]);
    await whole.saveAs(record);
    await me.click(me.button("Play again"));
    await me.asked("Set-up");
    check(true, "the same is played again");
    await context.close();
    const there = await visit(browser);
    await there.page.locator("input[type=file]").setInputFiles(record);
    await there.page.waitForSelector(".report");
    check(true, "a record from a file is shown as a game that is over");
    await there.page.goto(site.address);
    await there.page.locator("input[type=file]").setInputFiles(file);
    await there.me.asked("Set-up");
    check(true, "a saved table goes on in another browser");
    await there.context.close();
};

/* How much the page has jumped without anybody having pressed something, and what it was; the story moves on by
 * itself. */
const shiftsOf = (page) =>
    page.evaluate(
        () =>
            new Promise((resolve) => {
                const jumps = [];
                const take = (entry) => {
                    const moved = entry.sources
                        .map(({ node }) => (node instanceof Element ? node : node?.parentElement))
                        .filter((node) => node !== null && node !== undefined && node.closest(".log") === null);
                    if (!entry.hadRecentInput && (moved.length > 0 || entry.sources.length === 0))
                        jumps.push([
                            entry.value,
                            moved.map((node) => node.getAttribute("class") ?? node.nodeName).join("+"),
                        ]);
                };
                new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
                    type: "layout-shift",
                    buffered: true,
                });
                setTimeout(() => resolve(jumps), 400);
            }),
    );
const shiftOf = async (page) => (await shiftsOf(page)).reduce((sum, [value]) => sum + value, 0);

/* Milliseconds of the main thread's tasks while something is done, and of all tasks of each frame, the longest last:
 * time on the processor, because other programs may be running. Of all pages' main threads it is the one with the
 * most tasks. */
async function traced(context, page, run) {
    const client = await context.newCDPSession(page),
        events = [];
    client.on("Tracing.dataCollected", ({ value }) => events.push(...value));
    await client.send("Tracing.start", {
        categories:
            "devtools.timeline,disabled-by-default-devtools.timeline,disabled-by-default-devtools.timeline.frame,toplevel",
        transferMode: "ReportEvents",
    });
    await run();
    const done = new Promise((resolve) => client.once("Tracing.tracingComplete", resolve));
    await client.send("Tracing.end");
    await done;
    const of = ({ pid, tid }) => {
        const here = events.filter((event) => event.pid === pid && event.tid === tid).sort((a, b) => a.ts - b.ts),
            all = here.filter((event) => event.name === "RunTask" && event.dur !== undefined);
        return { all, starts: here.filter((event) => event.name === "BeginMainThreadFrame").map((event) => event.ts) };
    };
    const { all, starts } = events
        .filter((event) => event.name === "thread_name" && event.args.name === "CrRendererMain")
        .map(of)
        .sort((a, b) => b.all.length - a.all.length)[0] ?? { all: [], starts: [] };
    const took = (event) => (event.tdur ?? event.dur) / 1000,
        rising = (list) => list.sort((a, b) => a - b);
    const frames = starts.map((start, i) =>
        all
            .filter((event) => event.ts + event.dur > start && event.ts + event.dur <= (starts[i + 1] ?? Infinity))
            .reduce((sum, event) => sum + took(event), 0),
    );
    return { tasks: rising(all.map(took)), frames: rising(frames) };
}

/* A move is drawn at once: all that the main thread does for it. */
scenarios.prompt = async (browser) => {
    const { context, page, me } = await visit(browser);
    await me.playNow("Mass Effect");
    await me.asked("Set-up");
    const { tasks } = await traced(context, page, async () => {
        await me.click(".helpers .btn:not(.nextchoice)");
        await me.asked("Deploy", SET_UP);
    });
    const moves = 105,
        sum = tasks.reduce((all, time) => all + time, 0); /* 42 claims and 63 units more */
    console.log(
        `prompt: ${(sum / moves).toFixed(1)} ms of the main thread for a move of the set-up, the longest task ${(tasks[tasks.length - 1] ?? 0).toFixed(0)} ms`,
    );
    check(tasks.length > 100 && sum / moves < 100 && tasks[tasks.length - 1] < 100, "a move is drawn within 100 ms");
    const shift = await shiftOf(page);
    console.log(`prompt: the table has jumped by ${shift.toFixed(3)} in a whole set-up`);
    check(shift < 0.1, `the table does not jump: ${JSON.stringify(await shiftsOf(page)).slice(0, 400)}`);
    await context.close();
};

/* Panning: the main thread's own work, by the browser's tracing. */
scenarios.panning = async (browser) => {
    const { context, page } = await visitDeployed(browser);
    const { x, y, width, height } = await page.locator(".map").boundingBox();
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.wheel(0, -400);
    await page.waitForTimeout(500);
    const { tasks, frames } = await traced(context, page, async () => {
        await page.mouse.down();
        for (let i = 0; i < 120; i++)
            await page.mouse.move(x + width / 2 + 90 * Math.sin(i / 9), y + height / 2 + 60 * Math.cos(i / 11));
        await page.mouse.up();
    });
    const part = frames[Math.floor(frames.length * 0.95)] ?? Infinity,
        longest = tasks[tasks.length - 1] ?? Infinity;
    console.log(
        `panning: ${frames.length} frames, 95 of 100 below ${part.toFixed(1)} ms; the longest of ${tasks.length} tasks ${longest.toFixed(1)} ms`,
    );
    check(frames.length > 30 && part < 8 && longest < 50, "panning keeps the main thread free");
    await context.close();
};

/* ---- */

const site = { address: "" },
    wanted = process.argv.slice(2),
    names = wanted.length === 0 ? QUICK : wanted[0] === "all" ? Object.keys(scenarios) : wanted;
const { server, address } = await serve(WEB);
site.address = address;
const browser = await chromium.launch({ executablePath: BROWSER, args: FLAGS });
try {
    for (const name of names) {
        const began = Date.now();
        try {
            await scenarios[name](browser);
        } catch (error) {
            check(false, `${name}: ${String(error).split("\n").slice(0, 6).join(" / ")}`);
        }
        check(noise.length === 0, `${name}: the console is quiet: ${noise.splice(0).join("; ").slice(0, 600)}`);
        console.log(`${name}: ${((Date.now() - began) / 1000).toFixed(1)} s`);
    }
} finally {
    await browser.close();
    server.close();
    fs.rmSync(scratch, { recursive: true, force: true });
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
