/* Notation as people read it, verbs by their traits, and the small things. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import test from "node:test";
import { modeOf, modes, questions, table } from "./known.mjs";

const { boxOf, pretty, spelled } = table;

test("every line of every question is told without its ids, in every language", () => {
    for (const [code] of table.LANGUAGES) {
        table.language.value = code;
        for (const { mode, ask } of questions())
            for (const line of ask.boxes.flatMap((box) => spelled(boxOf(box), 6))) {
                const said = pretty(mode.facts, line);
                assert.ok(said.length > 0);
                const name = mode.facts.verbs.find((verb) => verb.id === line.split(" ")[0]).name;
                assert.ok(said.startsWith(name), said);
                for (const { id, name: called } of mode.facts.places)
                    if (line.split(" ").includes(id)) assert.ok(said.includes(called), `${line}: ${said}`);
            }
    }
    table.language.value = "en";
});

test("a number comes first, the last of two places behind an arrow", () => {
    const { facts } = modeOf("mass-effect/galaxy-at-war");
    const name = (id) => facts.places.find((place) => place.id === id).name;
    const verb = (id) => facts.verbs.find((one) => one.id === id).name;
    assert.equal(
        pretty(facts, "attack palaven irune 3"),
        `${verb("attack")}: 3, ${name("palaven")} → ${name("irune")}`,
    );
    assert.equal(pretty(facts, "place irune 3"), `${verb("place")}: 3 → ${name("irune")}`);
    assert.equal(pretty(facts, " irune", true), ` ${name("irune")}`.trimStart());
    assert.equal(pretty(facts, "unknown cruiser:2"), `unknown ${pretty(facts, " cruiser", true)} 2`);
});

test("a verb is known by its traits alone", () => {
    const { facts } = modeOf("mass-effect/galaxy-at-war");
    for (const { id, traits } of facts.verbs)
        for (const trait of traits) {
            assert.ok(table.isVerb(facts, id, trait));
            assert.ok(table.isVerb(facts, `${id} somewhere`, trait));
        }
    assert.equal(table.isVerb(facts, "unknown", "attacks"), false);
    assert.equal(table.isVerb(null, "attack", "attacks"), false);
    const declares = facts.verbs.find((verb) => verb.traits.includes("declares"))?.id;
    assert.equal(table.verbWith(facts, "declares"), declares);
    assert.equal(table.verbWith(null, "declares"), undefined);
});

test("what must be there is there, or says what lacks", () => {
    assert.equal(table.sure(0, "number"), 0);
    assert.throws(() => table.sure(undefined, "number"), /There is no number/);
    assert.throws(() => table.sure(null, "number"), /There is no number/);
    assert.equal(table.firstOf([1, 2]), 1);
    assert.equal(table.lastOf([1, 2]), 2);
    assert.throws(() => table.lastOf([]), /There is no last/);
});

test("sums of bytes are those of SHA-256", () => {
    for (const length of [0, 1, 55, 56, 63, 64, 65, 1000]) {
        const bytes = Uint8Array.from({ length }, (_, i) => (i * 37) & 255);
        assert.equal(table.hexOf(table.sha256(bytes)), createHash("sha256").update(bytes).digest("hex"));
        assert.deepEqual(table.bytesOf(table.hexOf(bytes)), bytes);
    }
    assert.match(table.drawHex(32), /^[0-9a-f]{64}$/);
    assert.notEqual(table.drawHex(32), table.drawHex(32));
});

test("a record goes into a link and comes out of it; one that was cut off is refused", async () => {
    const record = Array.from({ length: 3000 }, (_, i) => `${i} roll ${(i * 7) % 6}\n`).join("");
    const letters = await table.lettersOfRecord(record);
    assert.ok(table.canLink());
    assert.match(letters, /^[\w-]+$/);
    assert.ok(letters.length < record.length / 3);
    assert.equal(await table.recordOfLetters(letters), record);
    await assert.rejects(table.recordOfLetters(letters.slice(0, -40)));
});

test("a record becomes a table that is over", () => {
    const record = [
        "hegemon-record 2",
        "edition mass-effect",
        `edition-sha256 ${"a".repeat(64)}`,
        "mode basic",
        "option goals on",
        "seats 2",
        "header abc",
        `secret ${"b".repeat(64)}`,
        "",
    ].join("\n");
    const { entry, log, record: kept } = table.savedOf(record, "id", 77);
    assert.equal(kept, record);
    assert.deepEqual([entry.id, entry.began], ["id", 77]);
    const plan = JSON.parse(entry.plan);
    assert.deepEqual(plan, {
        id: "id",
        game: "mass-effect/basic",
        seats: ["casual", "casual"],
        options: { goals: "on" },
    });
    const lines = log.trimEnd().split("\n");
    assert.ok(lines.every((line) => line.startsWith("77 ")));
    assert.match(lines[0], /^77 table id mass-effect a{64} basic 2 casual [0-9a-f]{64} none goals=on$/);
    assert.equal(lines[1], `77 secret ${"b".repeat(64)}`);
    assert.deepEqual(
        lines.slice(2).map((line) => line.slice(3)),
        ["ai 1 casual", "ai 2 casual", "start", "sealed abc 7", "playing", "over"],
    );
    assert.match(table.savedOf(record.replace(/secret .*\n/, ""), "id", 1).log, /secret 0{64}\n/);
});

test("figures of a review", () => {
    const step = (number, change, decision) => ({ number, round: 1, seat: 1, text: "", change, decision });
    const grave = (name, loss) => ({ class: name, loss, error: 0 });
    const review = {
        one: 1000,
        seats: [{ side: 1 }, { side: 2 }],
        start: [500, 250],
        steps: [
            step(1, [100, -50], grave("mistake", 0.1)),
            step(2, [-200, 100], grave("fine", 0)),
            step(3, [0, 0], grave("blunder", 0.3)),
            step(4, [0, 0], grave("mistake", 0.2)),
            step(5, [0, 0]),
        ],
    };
    assert.equal(table.pointsOf(review, 2, 250), 50);
    assert.deepEqual(table.chancesOf(review, 1), [50, 60, 40, 40, 40, 40]);
    assert.deepEqual(table.chancesOf(review, 2), [50, 40, 60, 60, 60, 60]);
    assert.equal(table.largest(review, review.steps[1]), 20);
    assert.deepEqual(
        table.marksOf(review).map(({ number }) => number),
        [3, 4, 1],
    );
});

test("`set` goes into a view key by key, lists and null as they are", () => {
    const before = { a: { x: 1, y: 2 }, b: [1, 2], c: 3, d: { z: 1 } };
    assert.deepEqual(table.merge(before, { a: { y: 5 }, b: [9], d: null }), {
        a: { x: 1, y: 5 },
        b: [9],
        c: 3,
        d: null,
    });
    assert.deepEqual(before.a, { x: 1, y: 2 });
});

test("every mode was recorded with questions", () => {
    assert.ok(modes.length >= 12);
    for (const mode of modes) assert.ok(mode.asks.length >= 4, mode.game);
});
