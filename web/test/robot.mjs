/* Somebody who plays by pressing what the page offers, at random where it does not matter: runs inside the page. */

/* Presses something, once. What was pressed, or null when there was nothing to press. */
export function press() {
    const all = (selector) => [...document.querySelectorAll(selector)].filter((element) => !element.disabled);
    const tap = (element) => element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    const ask = document.querySelector(".ask.mine");
    if (document.querySelector(".report") !== null) return "report";
    if (document.querySelector(".curtain .btn") !== null)
        return (tap(document.querySelector(".curtain .btn")), "curtain");
    if (ask === null || ask.querySelector(".running") !== null) return null;
    const play = document.querySelector("dialog[open] .btn.lead"); /* of a card that must be turned in */
    if (play !== null) return (tap(play), "play");
    const units = (element) => Number(/(\d+) unit/.exec(element.getAttribute("aria-label"))?.[1] ?? 0);
    const go = all(".answer .btn.go")[0],
        setup = all(".ask .helpers .btn:not(.nextchoice)")[0],
        plain = all(".ask .row .btn").filter((button) => button.closest(".helpers, .answer") === null);
    const options = all(".ask .opts:not(.lines) .opt").filter(
        (option) => parseFloat(option.querySelector(".pc")?.textContent.replace(/[<>]/, "") ?? "0") > 50,
    );
    const lit = all(".need.lit").map((need) => need.closest("button")),
        lines = all(".ask .opts.lines .opt");
    const can = all("[data-place][data-state=target], [data-place][data-state=can]").sort(
        (a, b) => units(b) - units(a),
    );
    if (setup !== undefined && /Set-up|Deploy/.test(ask.textContent)) return (tap(setup), "setup");
    if (go !== undefined) return (tap(go), "go");
    if (lit.length > 0) return (tap(lit[Math.floor(Math.random() * lit.length)]), "row");
    if (options.length > 0) return (tap(options[0]), "option");
    const ends = plain.length > 0 && document.querySelector(".ask .opts:not(.lines) .opt, .ask .pc") !== null;
    if (can.length > 0 && !ends && (plain.length === 0 || /Deploy/.test(ask.textContent)))
        return (tap(can[Math.floor(Math.random() * Math.min(3, can.length))]), "place");
    if (lines.length > 0 && plain.length === 0) return (tap(lines[Math.floor(Math.random() * lines.length)]), "line");
    if (plain.length > 0) return (tap(plain[plain.length - 1]), "plain");
    const rest = [
        [lines, "line"],
        [can, "place"],
        [all(".card.can:not(.chosen)"), "card"],
    ].find(([list]) => list.length > 0);
    return rest === undefined ? null : (tap(rest[0][0]), rest[1]);
}

const MOST = 30000,
    IDLE = 180000; /* presses; milliseconds in which nothing is to be pressed and nobody else moves */

/* Until the report is there; how often something was pressed, negative when the game did not end or nothing came any
 * more. */
export const playOut = (page) =>
    page.evaluate(`(async () => {
    const once = ${press};
    for (let count = 0, last = Date.now(), side = ""; ; ) {
        const done = once(), now = document.querySelector(".side")?.textContent ?? "";
        if (done === "report" || count >= ${MOST} || Date.now() > last + ${IDLE})
            return done === "report" ? count : -count;
        if (done !== null || now !== side)
            last = Date.now();
        count += done === null ? 0 : 1;
        side = now;
        await new Promise((resolve) => setTimeout(resolve, done === null ? 15 : 4));
    }
})()`);
