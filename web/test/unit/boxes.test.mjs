/* Boxes: every line that comes of one is a line that the box allows, whatever the mode. */
import assert from "node:assert/strict";
import test from "node:test";
import { allows, questions, table } from "./known.mjs";

const { boxOf, Choices, defaultOf, fitting, spelled, withPick } = table;
const choicesOf = ({ ask, mode }) => {
    const places = new Set(mode.facts.places.map((place) => place.id));
    return new Choices(ask.boxes, (word) => places.has(word));
};

test("a box is a verb and its slots", () => {
    const { verb, slots } = boxOf("attack a|b c 1..3 [hero]");
    assert.equal(verb, "attack");
    assert.deepEqual(slots, [
        { words: ["a", "b"], low: 0, high: 0, optional: false },
        { words: ["c"], low: 0, high: 0, optional: false },
        { words: [], low: 1, high: 3, optional: false },
        { words: ["hero"], low: 0, high: 0, optional: true },
    ]);
    assert.deepEqual(slots.map(defaultOf), [null, "c", "3", ""]);
});

test("a draft narrows boxes down", () => {
    const boxes = ["attack a b|c 1..3", "attack b d 1", "end"].map(boxOf);
    assert.equal(fitting(boxes, { verb: "attack", picks: ["a"] }).length, 1);
    assert.equal(fitting(boxes, { verb: "attack", picks: [null, "d"] }).length, 1);
    assert.equal(fitting(boxes, { verb: "attack", picks: ["a", "d"] }).length, 0);
    assert.equal(fitting(boxes, { verb: "attack", picks: ["a", "b", "4"] }).length, 0);
    assert.equal(fitting(boxes, { verb: "attack", picks: ["a", "b", "2", "more"] }).length, 0);
    assert.equal(fitting(boxes, { verb: "end", picks: [] }).length, 1);
    assert.deepEqual(withPick({ verb: "attack", picks: [] }, 1, "b").picks, [null, "b"]);
});

test("boxes spell their lines out, up to a bound", () => {
    assert.deepEqual(spelled(boxOf("army red|blue")), ["army red", "army blue"]);
    assert.deepEqual(spelled(boxOf("take 1..2 [hero]")), ["take 1", "take 1 hero", "take 2", "take 2 hero"]);
    assert.equal(spelled(boxOf("take 1..90"), 24).length, 24);
});

test("all spelled lines of every recorded question are allowed", () => {
    let count = 0;
    for (const question of questions())
        for (const text of question.ask.boxes)
            for (const line of spelled(boxOf(text))) {
                assert.ok(allows([text], line), `${question.mode.game}: ${line} of ${text}`);
                count++;
            }
    assert.ok(count > 1000, `only ${count} lines`);
});

test("what a draft of defaults becomes is allowed", () => {
    for (const question of questions()) {
        const choices = choicesOf(question);
        for (const verb of choices.verbs()) {
            const line = choices.notation({ verb, picks: [] });
            if (line !== null) assert.ok(allows(question.ask.boxes, line), `${question.mode.game}: ${line}`);
        }
    }
});

test("from a first place to a next one, each pair is one that a box has", () => {
    let pairs = 0;
    for (const question of questions()) {
        const choices = choicesOf(question);
        for (const verb of choices.placeVerbs())
            for (const place of choices.firsts(verb)) {
                const draft = choices.withPlace({ verb, picks: [] }, place);
                assert.equal(draft?.picks[0], place);
                for (const next of choices.next(draft)) {
                    const both = choices.withPlace(draft, next);
                    const line = both === null ? null : choices.notation(both);
                    assert.notEqual(both, null);
                    if (line !== null) assert.ok(allows(question.ask.boxes, line), line);
                    if (choices.isPair(verb)) assert.ok(choices.sources(verb, next).includes(place));
                    pairs++;
                }
                assert.equal(choices.withPlace(draft, "nowhere"), null);
            }
    }
    assert.ok(pairs > 200, `only ${pairs} pairs`);
});
