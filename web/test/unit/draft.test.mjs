/* Drafts and what goes on by itself: whatever is pressed in any recorded question, only what its boxes allow is said. */
import assert from "node:assert/strict";
import test from "node:test";
import { allows, modeOf, questions, settled, sit, table } from "./known.mjs";

const { isVerb, settings } = table;
const GALAXY = "mass-effect/galaxy-at-war";
const attacks = (mode) => (ask) =>
    ask.boxes.some((box) => isVerb(mode.facts, box, "attacks", "declares") && box.split(" ").length > 3);
const attackIn = (game) => {
    const mode = modeOf(game);
    return { mode, question: mode.asks.find(({ ask }) => attacks(mode)(ask)) };
};
/* A first place and a next one of the question. */
const pairOf = ({ acts, session }) => {
    const choices = session.choices.value;
    const verb = choices.placeVerbs().find((one) => choices.isPair(one));
    for (const from of choices.firsts(verb)) {
        const [to, other] = choices.next({ verb, picks: [from] });
        if (other !== undefined) return { verb, from, to, other, all: [...acts.first.value] };
    }
    return null;
};

for (const game of [...new Set(questions().map(({ mode }) => mode.game))])
    test(`${game}: whatever is pressed, only lines that are allowed are said`, async () => {
        for (const { mode, ask, view } of questions((_, one) => one.game === game)) {
            const first = await sit(mode, { ask, view });
            for (const place of first.acts.first.value) {
                const { acts, line } = await sit(mode, { ask, view });
                acts.choose(place);
                const [target] = acts.targets.value;
                if (target !== undefined) acts.choose(target);
                const drafted = acts.notation.value;
                if (drafted !== null) assert.ok(allows(ask.boxes, drafted), drafted);
                await acts.submit();
                assert.ok(
                    line.lines().every((one) => allows(ask.boxes, one)),
                    line.lines().join("; "),
                );
                if (drafted !== null) assert.ok(line.lines().length > 0, `${drafted} was not said`);
            }
        }
    });

test("a press on what was chosen already says yes", async () => {
    const { mode, question } = attackIn(GALAXY);
    const sat = await sit(mode, question);
    const { from, to } = pairOf(sat);
    sat.acts.choose(from);
    sat.acts.choose(to);
    assert.deepEqual([sat.acts.from.value, sat.acts.to.value], [from, to]);
    sat.acts.choose(to);
    assert.equal(sat.line.lines().length, 1);
    assert.ok(sat.line.lines()[0].includes(`${from} ${to}`));
});

test("another target takes the place of the first, and the way back leads over the source", async () => {
    const { mode, question } = attackIn(GALAXY);
    const sat = await sit(mode, question);
    const { from, to, other } = pairOf(sat);
    sat.acts.choose(from);
    sat.acts.choose(to);
    sat.acts.choose(other);
    assert.deepEqual([sat.acts.from.value, sat.acts.to.value], [from, other]);
    sat.acts.back();
    assert.deepEqual([sat.acts.from.value, sat.acts.to.value], [from, null]);
    sat.acts.back();
    assert.equal(sat.acts.draft.value, null);
});

test("a target alone is attacked from where the chance is best", async () => {
    const { mode, question } = attackIn("mass-effect/basic");
    const sat = await sit(mode, question);
    const choices = sat.session.choices.value;
    const [verb] = choices.placeVerbs();
    const target = [...choices.firsts(verb)]
        .flatMap((from) => [...choices.next({ verb, picks: [from] })])
        .find((place) => !choices.firsts(verb).has(place));
    sat.acts.choose(target);
    const chance = (from) => question.ask.odds?.find((odds) => odds.from === from && odds.to === target)?.win ?? 0;
    const best = Math.max(...choices.sources(verb, target).map(chance));
    assert.equal(sat.acts.to.value, target);
    assert.equal(chance(sat.acts.from.value), best);
    assert.equal(sat.line.lines().length, 0);
});

test("a place that can't be chosen is only looked at", async () => {
    const { mode, question } = attackIn(GALAXY);
    const { acts, line, scene } = await sit(mode, question);
    const idle = scene.places.value.find((place) => place.state === "");
    acts.choose(idle.id);
    assert.equal(acts.looked.value, idle.id);
    assert.equal(line.lines().length, 0);
});

test("numbers and helpers are picked in the draft", async () => {
    const { mode, question } = attackIn(GALAXY);
    const sat = await sit(mode, question);
    const { verb, from, to } = pairOf(sat);
    sat.acts.set({ verb, picks: [from, to] }, false);
    const slot = sat.session.choices.value.best(sat.acts.draft.value).slots.findIndex((one) => one.words.length === 0);
    sat.acts.pick(slot, "1");
    assert.ok(sat.acts.notation.value.endsWith(" 1"));
    await sat.acts.submit();
    assert.deepEqual(sat.line.lines(), [`${verb} ${from} ${to} 1`]);
});

test("how an attack may end is asked for, and counts only while it is drafted", async () => {
    const { mode, question } = attackIn(GALAXY);
    const answers = (message) => {
        if (message.t === "odds") return { t: "answer", to: "odds", odds: [], left: [120, 80] };
        return message.t === "act" ? { t: "ok" } : null;
    };
    const sat = await sit(mode, question, answers);
    const [odds] = question.ask.odds;
    sat.acts.choose(odds.from);
    sat.acts.choose(odds.to);
    await settled();
    assert.deepEqual(sat.acts.left.value?.left, [120, 80]);
    const asked = sat.line.said.filter((message) => message.t === "odds").length;
    settings.until.value = 3;
    await settled();
    assert.equal(sat.line.said.filter((message) => message.t === "odds").length, asked + 1);
    settings.until.value = 1;
});

test("a refusal is told, and the draft may be said again", async () => {
    const { mode, question } = attackIn(GALAXY);
    const refuses = (message) => (message.t === "act" ? { t: "refuse", reason: "late", sentence: "Too late." } : null);
    const { acts, session } = await sit(mode, question, refuses);
    assert.equal(await acts.act(question.ask.boxes.at(-1)), false);
    assert.equal(session.toast.value?.text, "Too late.");
    assert.equal(session.busy.value, false);
    session.close();
});

test("while a line is being stored, no other is said", async () => {
    const { mode, question } = attackIn(GALAXY);
    const { acts, line } = await sit(mode, question, () => null);
    void acts.act("end");
    assert.equal(await acts.act("end"), false);
    acts.choose([...acts.first.value][0]);
    assert.deepEqual(line.lines(), ["end"]);
});

test("an attack is repeated until it is decided or so many units are left", async () => {
    const { mode, question } = attackIn(GALAXY);
    const { ask, view } = question;
    const sat = await sit(mode, question);
    const { verb, from, to } = pairOf(sat);
    sat.acts.set({ verb, picks: [from, to] }, false);
    sat.acts.attackUntil();
    await settled();
    assert.equal(sat.acts.runner.value?.kind, "until");
    const units = { ...view.units, [from]: 9 };
    const again = (number, own) => {
        sat.line.onMessage({ t: "snapshot", number, chain: "", view: { ...view, units: { ...units, [from]: own } } });
        sat.line.onMessage({ ...ask, number, boxes: [...ask.boxes] });
    };
    again(ask.number + 1, 9);
    await settled();
    assert.equal(sat.line.lines().length, 2);
    assert.ok(sat.line.lines().every((line) => line.startsWith(`${verb} ${from} ${to}`)));
    again(ask.number + 2, 1);
    await settled();
    assert.equal(sat.line.lines().length, 2);
    assert.equal(sat.acts.runner.value, null);
    assert.deepEqual([sat.acts.from.value, sat.acts.to.value], [from, to]);
});

test("an attack goes on only while it is asked for, and stops when somebody says so", async () => {
    const { mode, question } = attackIn(GALAXY);
    const sat = await sit(mode, question);
    sat.acts.attackUntil();
    assert.equal(sat.acts.runner.value, null);
    const { verb, from, to } = pairOf(sat);
    sat.acts.set({ verb, picks: [from, to] }, false);
    sat.acts.attackUntil();
    sat.acts.stop();
    assert.equal(sat.acts.runner.value, null);
});

test("units follow as somebody wishes", async () => {
    const follow = ({ boxes }, { facts }) => boxes.length === 1 && isVerb(facts, boxes[0], "follows");
    const [{ mode, ask, view }] = questions(follow);
    const [, low, high] = /(\d+)\.\.(\d+)/.exec(ask.boxes[0]);
    for (const [wish, units] of [
        ["all", high],
        ["none", low],
    ]) {
        settings.moveIn.value = wish;
        const { line } = await sit(mode, { ask, view });
        assert.deepEqual(line.lines(), [`${ask.boxes[0].split(" ")[0]} ${units}`]);
    }
    settings.moveIn.value = "ask";
    const { acts, line } = await sit(mode, { ask, view });
    assert.equal(line.lines().length, 0);
    assert.equal(acts.notation.value, `${ask.boxes[0].split(" ")[0]} ${high}`);
});

test("the rest of a step is left to the computer, until another question comes", async () => {
    const mode = modeOf(GALAXY);
    const question = mode.asks.find(({ ask }) => ask.kind === "deploy");
    const [verb, places] = question.ask.boxes[0].split(" ");
    const hinted = `${verb} ${places.split("|")[0]} 1`;
    const answers = (message) => {
        if (message.t === "hint") return { t: "answer", to: "hint", do: hinted, sentence: "Because." };
        return message.t === "act" ? { t: "ok" } : null;
    };
    const { acts, line, session } = await sit(mode, question, answers);
    acts.delegate({ kind: "rest", ask: question.ask.kind });
    await settled();
    assert.deepEqual(line.lines(), [hinted]);
    line.onMessage({ ...question.ask, number: question.ask.number + 1, boxes: [...question.ask.boxes] });
    await settled();
    assert.deepEqual(line.lines(), [hinted, hinted]);
    line.onMessage({ ...question.ask, number: question.ask.number + 2, kind: "invade", boxes: ["end"] });
    await settled();
    assert.equal(acts.runner.value, null);
    assert.equal(session.busy.value, false);
    assert.deepEqual(line.lines(), [hinted, hinted]);
});

test("a hint is shown on the board, and gone with the next question", async () => {
    const { mode, question } = attackIn(GALAXY);
    const [odds] = question.ask.odds;
    const answers = (message) =>
        message.t === "hint"
            ? { t: "answer", to: "hint", do: `attack ${odds.from} ${odds.to} 1`, sentence: "Best." }
            : null;
    const { acts, line } = await sit(mode, question, answers);
    await acts.showHint();
    assert.equal(acts.hint.value?.sentence, "Best.");
    assert.deepEqual([acts.from.value, acts.to.value], [odds.from, odds.to]);
    assert.equal(line.lines().length, 0);
    acts.back();
    assert.equal(acts.hint.value, null);
});

test("cards are played by the verbs that begin with them", async () => {
    const [{ mode, ask, view }] = questions(
        (one, { facts }) =>
            one.boxes.some((box) => facts.cards.some((card) => box.split(" ")[1] === card.id)) &&
            one.boxes.includes("pass"),
    );
    const { acts, line } = await sit(mode, { ask, view });
    const card = mode.facts.cards.find((one) => acts.cardVerbs(one.id).length > 0);
    const [verb] = acts.cardVerbs(card.id);
    acts.playCard(verb, card.id);
    assert.equal(acts.draft.value.picks[0], card.id);
    assert.deepEqual(acts.cardVerbs("no-card"), []);
    if (acts.notation.value !== null) await acts.submit();
    assert.ok(line.lines().every((one) => allows(ask.boxes, one)));
});

test("one may take a move back", async () => {
    const { mode, question } = attackIn(GALAXY);
    const { acts, line } = await sit(mode, question, () => ({ t: "ok" }));
    await acts.undo();
    assert.deepEqual(
        line.said.filter((message) => message.t === "undo").map((message) => message.number),
        [question.ask.number],
    );
});

test("standing orders are given once, and again when they change", async () => {
    const { mode, question } = attackIn(GALAXY);
    settings.ordered.value = {};
    const given = ({ line }) => line.said.filter((message) => message.t === "orders");
    const sat = await sit(mode, question);
    assert.deepEqual(
        given(sat).map(({ dice, pass }) => `${dice} ${pass}`),
        ["most idle"],
    );
    settings.orders.value = { dice: "ask", pass: "idle" };
    assert.equal(given(sat).length, 2);
    const [at] = Object.keys(settings.ordered.value).slice(-1);
    assert.equal(settings.ordered.value[at], "ask idle");
});

test("lines are what is neither on the board nor in the hand", async () => {
    for (const { mode, ask, view } of questions()) {
        const { session } = await sit(mode, { ask, view });
        const { lines, placed, carded } = table.sorted(session, null);
        const boxes = session.choices.value.boxes;
        assert.ok(lines.every((box) => boxes.includes(box)));
        assert.ok(lines.length === boxes.length || placed || carded, `${mode.game} ${ask.kind}`);
    }
});
