/* Leads somebody through every page, board and phase, and stops wherever there is something to be seen. */
import { makeTable } from "./server.mjs";

export const FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
];
export const PATIENCE = 300000; /* milliseconds for anything: the machine may be busy */
export const SIZES = { 360: 740, 768: 1024, 1440: 900 };

/* A browser window of its own. */
export const windowOf = (browser, width, colorScheme, language, more = {}) =>
    browser.newContext({
        viewport: { width: Number(width), height: SIZES[width] },
        locale: language === "fr" ? "fr-FR" : "en-GB",
        colorScheme,
        reducedMotion: "reduce",
        ...more,
    });

/* By their place on the shelf of the start page. */
const SHELF = { "mass-effect": 0, starcraft: 1, "halo-wars": 2, galactic: 3, "war-assets": 4 };

export class Camera {
    /* `keep(page, name, whole)` does with each sight what it is wanted for. */
    constructor(page, address, name, keep) {
        Object.assign(this, { page, address, name, keep, wide: Number(name.split("-")[0]) });
    }

    async shot(what, whole = false) {
        await this.page.waitForTimeout(500); /* the board goes back from a battle */
        await this.keep(this.page, what, whole);
    }

    async asked() {
        await this.page.waitForFunction(
            () =>
                document.querySelector(".ask.mine") !== null &&
                document.querySelector(".running") === null &&
                document.querySelector(".loading") === null,
            null,
            { timeout: PATIENCE },
        );
    }

    async press(selector) {
        await this.page.locator(selector).first().click();
    }

    tab(i) {
        return this.wide < 600 ? this.press(`.tabs button:nth-child(${i})`) : Promise.resolve();
    }

    async play(game) {
        await this.page.goto(`${this.address}#/`);
        await this.page.waitForSelector(".shelf");
        await this.page.locator(".box").nth(SHELF[game]).locator(".btn.lead").click();
        await this.asked();
    }

    async setUp() {
        await this.press(".helpers .btn:not(.nextchoice)");
        await this.page.waitForFunction(
            () =>
                document.querySelector(".steps .now") !== null &&
                document.querySelector(".ask.mine") !== null &&
                document.querySelector(".running") === null,
            null,
            { timeout: PATIENCE },
        );
    }

    strongest() {
        return this.page.evaluate(() => {
            const cells = [...document.querySelectorAll("[data-place]:is([data-state=can], [data-state=sel])")].map(
                (cell) => [cell.dataset.place, Number(/(\d+) unit/.exec(cell.getAttribute("aria-label"))?.[1] ?? 0)],
            );
            return cells.sort((a, b) => b[1] - a[1])[0][0];
        });
    }

    /* Which of the attacks that are offered is the least certain one that is still a good idea. */
    doubtful() {
        return this.page.evaluate(() => {
            const chances = [...document.querySelectorAll(".opts .opt .pc")].map((chance, i) => [
                i,
                Number(/[\d.]+/.exec(chance.textContent)?.[0] ?? 0),
            ]);
            return chances.sort((a, b) => Math.abs(a[1] - 72) - Math.abs(b[1] - 72))[0][0];
        });
    }

    async pages() {
        await this.page.goto(this.address);
        await this.page.waitForSelector(".shelf");
        await this.shot("start", true);
        await this.press(".hero .btn.big:not(.lead)");
        await this.shot("dialog");
        await this.page.keyboard.press("Escape");
        for (const part of ["help", "accessibility", "privacy"]) {
            await this.page.goto(`${this.address}#/${part}`);
            await this.shot(part, true);
        }
    }

    /* A turn of a board game, from the set-up to the report. */
    async turn() {
        await this.play("mass-effect");
        await this.shot("set-up");
        await this.setUp();
        await this.shot("deploy");
        await this.page.locator(`[data-place="${await this.strongest()}"]`).dispatchEvent("click");
        await this.shot("place");
        await this.press(".answer .btn.go");
        await this.page.waitForSelector(".opts .opt");
        await this.shot("invade");
        await this.page.locator(`[data-place="${await this.strongest()}"]`).dispatchEvent("click");
        await this.shot("targets");
        if ((await this.page.locator(".chance").count()) === 0)
            await this.page
                .locator(".opts .opt")
                .nth(await this.doubtful())
                .click();
        await this.shot("attack");
        await this.fight();
        await this.places();
        await this.rest();
        await this.end();
    }

    /* One roll, then until it is decided, then in. */
    async fight() {
        await this.press(".answer .btn:not(.go)");
        await this.page.waitForSelector(".battle .die");
        await this.asked();
        await this.shot("roll");
        for (const picture of ["battle", null]) {
            if ((await this.page.locator(".answer .btn.go").count()) > 0) {
                await this.press(".answer .btn.go");
                await this.page.waitForTimeout(300);
                await this.asked();
            }
            if (picture !== null) await this.shot(picture);
        }
    }

    /* What a turn ends with, and a hint, which takes a while. */
    async rest() {
        await this.press(".top .tools > span .tool");
        await this.page.waitForSelector(".hint .btn");
        await this.shot("hint");
        for (let i = 0; i < 3; i++) await this.page.keyboard.press("Escape");
        await this.press(".ask .plainrow .btn.grow");
        await this.asked();
        await this.shot("fortify");
    }

    async places() {
        if (this.wide < 600) await this.tab(2);
        else await this.page.keyboard.press("l");
        await this.shot("places");
        for (const [i, name] of this.wide < 600
            ? [
                  [3, "hand"],
                  [4, "players"],
                  [5, "story"],
              ]
            : []) {
            await this.tab(i);
            await this.shot(name);
        }
        await this.tab(1);
    }

    async end() {
        await this.press(".top .tools > .tool:last-child");
        await this.shot("menu");
        await this.press("dialog .field:last-child .btn:last-child");
        await this.press("dialog .btn.danger");
        await this.page.waitForSelector(".clicks", { timeout: PATIENCE });
        await this.shot("report", true);
        await this.press(".report header .btn");
        await this.page.waitForSelector(".film");
        await this.shot("replay");
    }

    async boards() {
        for (const game of ["starcraft", "halo-wars"]) {
            await this.play(game);
            await this.setUp();
            await this.shot(game);
        }
        await this.play("galactic");
        await this.shot("galactic");
        await this.ships();
        await this.play("war-assets");
        await this.shot("war-assets");
        await this.press(".need.lit");
        await this.page.waitForTimeout(800);
        await this.asked();
        await this.shot("war-assets-row");
        await this.campaign();
        await this.curtain();
    }

    /* On the grid: the text of a card, and a ship that was taken up. */
    async ships() {
        await this.tab(3);
        await this.press(".card");
        await this.shot("card");
        await this.page.keyboard.press("Escape");
        await this.tab(1);
        for (let i = 0; i < 12 && (await this.page.locator("[data-state=can]").count()) === 0; i++) {
            await this.press(".ask.mine .row .btn");
            await this.page.waitForTimeout(600);
            await this.asked();
        }
        await this.page.locator("[data-state=can]").first().dispatchEvent("click");
        await this.page.waitForTimeout(600);
        await this.asked();
        await this.shot("ship");
        await this.landing();
    }

    /* Ships go on until one stands before another with nothing behind it: that one is taken up. */
    async landing() {
        const { page } = this;
        for (let i = 0; i < 100 && (await page.locator(".landing").count()) === 0; i++) {
            const pressed = await page.evaluate(() => {
                const all = new Map(
                        [...document.querySelectorAll("[data-place]")].map((square) => [square.dataset.place, square]),
                    ),
                    may = [...all.values()].filter((square) => ["can", "target"].includes(square.dataset.state));
                const owner = (square) =>
                        / unit/.test(square?.getAttribute("aria-label") ?? "")
                            ? square.getAttribute("aria-label").split(", ")[1]
                            : null,
                    beside = ({ dataset: { place } }, by, side) =>
                        all.get(String.fromCharCode(place.charCodeAt(0) + side * by) + (Number(place[1]) + by));
                const jumps = (square) =>
                    [-1, 1].some(
                        (side) =>
                            ![null, owner(square)].includes(owner(beside(square, 1, side))) &&
                            beside(square, 2, side) !== undefined &&
                            owner(beside(square, 2, side)) === null,
                    );
                const one = may.find(jumps) ?? may[0] ?? [...document.querySelectorAll(".ask.mine .row .btn")].pop();
                one?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
                return one !== undefined;
            });
            await page.waitForTimeout(80);
            if (!pressed || (await page.locator(".report").count()) > 0) break;
            await this.asked();
        }
        await this.shot("landing");
    }

    async campaign() {
        await this.page.goto(`${this.address}#/`);
        await this.press(".hero .btn.big:not(.lead)");
        await this.press("dialog .form > .row .btn.lead");
        await this.asked();
        await this.setUp();
        await this.shot("campaign");
    }

    async curtain() {
        await this.page.goto(`${this.address}#/`);
        await this.page.locator(".box").nth(3).locator(".btn:not(.lead)").click();
        await this.page.locator(".srow select").nth(1).selectOption("person");
        await this.press("dialog .form > .row .btn.lead");
        for (let i = 0; i < 6 && (await this.page.locator(".curtain").count()) === 0; i++) {
            await this.page.waitForSelector(".curtain, .ask.mine");
            if ((await this.page.locator(".curtain").count()) === 0)
                await this.page.locator(".ask.mine .row .btn").last().click();
            await this.page.waitForTimeout(300);
        }
        await this.shot("curtain");
    }

    /* With other people, through a server: somebody else's tables in the list, a table to be made, a room, the key. */
    async online(address, guest) {
        const { page } = this;
        await guest.goto(address);
        await guest.waitForSelector(".lobby");
        await this.sit(guest, address, {
            game: "starcraft/command-room",
            seats: ["open", "open", "casual"],
            public: true,
        });
        await page.goto(address);
        await page.evaluate(() => localStorage.setItem("hegemon.name", '"Ada"'));
        await page.reload();
        await page.waitForSelector(".lobbyrow");
        await this.shot("lobby", true);
        await this.press(".lobby header .btn.lead");
        await this.shot("create");
        await page.keyboard.press("Escape");
        const id = await this.sit(page, address, {
            game: "mass-effect/basic",
            seats: ["open", "open", "skilled"],
            public: true,
        });
        await this.take(guest, address, id);
        await page.waitForFunction(() =>
            [...document.querySelectorAll(".roomseat .who b")].some((name) => name.textContent === "Bob"),
        );
        await this.shot("room", true);
        await page.goto(`${address}#/key`);
        await page.waitForSelector("main h1");
        await this.shot("key", true);
        await page.goto(`${address}#/tables`);
        await page.waitForSelector(".lobbyrow");
        await this.shot("tables", true);
    }

    async sit(who, address, plan) {
        const id = await makeTable(who, plan);
        await this.take(who, address, id);
        return id;
    }

    async take(who, address, id) {
        await who.goto(`${address}#/t/${id}`);
        await who.locator(".roomseat .btn.lead").first().click();
        await who.waitForSelector(".roomseat.you");
    }
}
