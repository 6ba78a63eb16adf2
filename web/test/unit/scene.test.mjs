/* The scene: every place once, with what may be done with it, in words as on the board. */
import assert from "node:assert/strict";
import test from "node:test";
import { modeOf, questions, settled, sit, streamOf, table } from "./known.mjs";
import { stopClock } from "./older.mjs";

const { isVerb, settings } = table;
const GALAXY = "mass-effect/galaxy-at-war";
const campaign = () => modeOf(GALAXY).asks.find(({ ask }) => (ask.odds?.length ?? 0) > 0);

test("every place has its owner and units, and says both", async () => {
    for (const { mode, ask, view } of questions()) {
        const { scene } = await sit(mode, { ask, view });
        assert.ok(scene.places.value.length > 0);
        for (const place of scene.places.value) {
            const owner = Object.entries(view.own).find(([, places]) => places.includes(place.id))?.[0];
            assert.equal(place.owner?.seat ?? null, owner === undefined ? null : Number(owner));
            assert.equal(place.units, view.units?.[place.id] ?? 0);
            assert.ok(place.words.startsWith(place.name));
            assert.ok(place.owner === null || place.words.includes(place.owner.army));
            assert.equal(scene.place(place.id), place);
        }
    }
});

test("a place may be chosen if, and only if, a press on it does something", async () => {
    for (const { mode, ask, view } of questions()) {
        const { scene, acts } = await sit(mode, { ask, view });
        const states = new Map(scene.places.value.map((place) => [place.id, place.state]));
        if (acts.draft.value !== null) continue;
        for (const [id, state] of states) assert.equal(state === "can", acts.first.value.has(id), `${mode.game} ${id}`);
    }
});

test("the source is chosen, targets have their chances, the target has an arrow", async () => {
    const mode = modeOf(GALAXY);
    const question = campaign();
    const { scene, acts } = await sit(mode, question);
    const [odds] = question.ask.odds;
    acts.choose(odds.from);
    if (acts.to.value !== null) acts.back();
    assert.equal(scene.place(odds.from).state, "sel");
    assert.equal(scene.place(odds.to).state, "target");
    assert.equal(scene.place(odds.to).win, odds.win);
    acts.choose(odds.to);
    assert.equal(scene.place(odds.to).state, "aim");
    const [arrow] = scene.arrows.value;
    assert.deepEqual([arrow.from, arrow.to, arrow.kind], [odds.from, odds.to, "draft"]);
    assert.equal(arrow.chip, table.percent(odds.win, 0));
});

test("a place that has not changed is the same object", async () => {
    const mode = modeOf(GALAXY);
    const question = campaign();
    const { scene, acts } = await sit(mode, question);
    const before = new Map(scene.byId.value);
    acts.choose([...acts.first.value][0]);
    const same = scene.places.value.filter((place) => before.get(place.id) === place).length;
    assert.ok(same > 0 && same < scene.places.value.length);
});

test("regions have their places, and belong to whoever has all of them", async () => {
    for (const { mode, ask, view } of questions()) {
        const { scene } = await sit(mode, { ask, view });
        for (const region of scene.regions.value) {
            const owners = new Set(region.places.map((id) => scene.place(id).owner?.seat ?? null));
            const whole = owners.size === 1 ? [...owners][0] : null;
            assert.equal(region.whole?.seat ?? null, whole);
            const held = region.held.reduce((sum, { count }) => sum + count, 0);
            assert.equal(held, region.places.filter((id) => scene.place(id).owner !== null).length);
        }
    }
});

test("only what a pointer moves to is hovered", async () => {
    const { scene } = await sit(modeOf(GALAXY), campaign());
    scene.hovers({ movementX: 0, movementY: 0 }, "earth");
    assert.equal(scene.hover.value, null);
    scene.hovers({ movementX: 1, movementY: 0 }, "earth");
    assert.equal(scene.hover.value, "earth");
});

test("one looks through the choices, the strongest first", async () => {
    const { scene, acts } = await sit(modeOf(GALAXY), campaign());
    const seen = [...acts.first.value].map(() => scene.lookNext());
    assert.deepEqual([...seen].sort(), [...acts.first.value].sort());
    const units = seen.map((id) => scene.place(id).units);
    assert.deepEqual(
        units,
        [...units].sort((a, b) => b - a),
    );
    assert.equal(scene.lookNext(), seen[0]);
});

test("a battle of one's own is what the board goes to, and is decided at its dice", async () => {
    const mode = modeOf(GALAXY);
    const question = campaign();
    const { ask, view } = question;
    const [odds] = ask.odds;
    const { scene, acts, line, session } = await sit(mode, question);
    const verb = session.choices.value.placeVerbs().find((one) => isVerb(mode.facts, one, "attacks", "declares"));
    acts.set({ verb, picks: [odds.from, odds.to] }, false);
    void acts.submit();
    const battle = { from: odds.from, to: odds.to, lost: [1, 0], conquered: false };
    const number = ask.number + 1;
    const event = {
        number,
        seat: "chance",
        do: "roll",
        dice: [1, 6],
        attack: 1,
        battle,
        set: {},
        story: "",
        chain: "",
    };
    line.onMessage({ t: "events", list: [event] });
    line.onMessage({ ...ask, number, boxes: [...ask.boxes] });
    await settled();
    assert.deepEqual(scene.fight.value, { from: odds.from, to: odds.to });
    assert.equal(scene.atDice.value, true);
    settings.narrow.value = true;
    assert.equal(scene.atDice.value, false);
    settings.narrow.value = false;
    acts.back();
    acts.back();
    assert.equal(scene.fight.value, null);
    line.onMessage({ t: "snapshot", number, chain: "", view: { ...view, battle_from: odds.from, battle_to: odds.to } });
    assert.deepEqual(scene.fight.value, { from: odds.from, to: odds.to });
    assert.deepEqual([scene.place(odds.from).state, scene.place(odds.to).state].sort(), ["aim", "sel"]);
});

test("what others have moved and taken is shown until one's own next move", async () => {
    const mode = modeOf(GALAXY);
    const question = campaign();
    const { scene, line, acts } = await sit(mode, question);
    acts.draft.value = null;
    const moves = mode.facts.verbs.find((verb) => verb.traits.includes("moves")).id;
    const [[from, [to]]] = Object.entries(mode.facts.rules.places);
    const number = question.ask.number + 1;
    const plain = { story: "", chain: "", set: {} };
    const battle = { from, to, lost: [0, 1], conquered: true };
    line.onMessage({
        t: "events",
        list: [
            { ...plain, number, seat: 2, do: `${moves} ${from} ${to} 1` },
            { ...plain, number: number + 1, seat: "chance", do: "roll", dice: [6, 1], attack: 1, battle },
        ],
    });
    await settled();
    acts.draft.value = null;
    const past = scene.arrows.value.filter((arrow) => arrow.kind === "past");
    assert.deepEqual(
        past.map((arrow) => [arrow.from, arrow.to]),
        [
            [from, to],
            [from, to],
        ],
    );
});

test("while others move their arrows are shown", async (t) => {
    stopClock(t);
    const mode = modeOf(GALAXY);
    const { scene, line, session } = await sit(mode, campaign());
    settings.pace.value = "slow";
    const [odds] = campaign().ask.odds;
    const verb = mode.facts.verbs.find((one) => one.traits.includes("declares") || one.traits.includes("attacks")).id;
    const number = session.number.value + 1;
    const event = { number, seat: 2, do: `${verb} ${odds.to} ${odds.from} 1`, set: { seat: 2 }, story: "", chain: "" };
    line.onMessage({ t: "snapshot", number: number - 1, chain: "", view: { ...campaign().view, seat: 2 } });
    line.onMessage({ t: "events", list: [event, { ...event, number: number + 1 }] });
    assert.deepEqual(
        scene.arrows.value.map((arrow) => [arrow.from, arrow.to, arrow.kind]),
        [[odds.to, odds.from, "battle"]],
    );
    settings.pace.value = "instant";
    session.skip();
    session.close();
});

test("before anything is told there is nothing, and who asks for it learns what lacks", async () => {
    const { session, scene } = await sit(modeOf(GALAXY), campaign());
    assert.equal(scene.facts, session.facts.value);
    assert.equal(scene.view, session.shown.value);
    assert.equal(scene.asked, session.mine.value);
    assert.equal(scene.choices, session.choices.value);
    assert.equal(scene.geometry, session.geometry.value);
    assert.throws(() => scene.place("nowhere"), /There is no place nowhere/);
    session.facts.value = null;
    assert.deepEqual(scene.places.value, []);
    assert.deepEqual(scene.regions.value, []);
    assert.deepEqual(scene.owners.value, []);
    assert.throws(() => scene.facts, /There is no facts/);
});

test("owners of every mode have colours and letters of their own", () => {
    for (const { mode, view } of questions()) {
        const owners = table.owners(mode.facts, mode.table, view, 1);
        assert.equal(new Set(owners.map((owner) => owner.slot)).size, owners.length);
        assert.equal(new Set(owners.map((owner) => owner.letter)).size, owners.length);
        assert.deepEqual(
            owners.filter((owner) => owner.you).map((owner) => owner.seat),
            [1],
        );
        assert.equal(owners.length, mode.table.seats.length + (mode.facts.rules.neutrals ?? 0));
    }
});

test("seats say who plays them", () => {
    const mode = modeOf(GALAXY);
    const [seat] = mode.table.seats;
    const named = (as, name) =>
        table.owners(mode.facts, { ...mode.table, seats: [{ ...seat, as, name }] }, null, null)[0];
    assert.equal(named("person", "Bob").name, "Bob");
    assert.equal(named("open", null).name, table.word("openSeat"));
    assert.ok(named("ai", "hard").computer);
    assert.equal(table.slotOf("gold"), "yellow");
    assert.equal(table.slotOf("gold", new Set(["yellow"])), "sky");
    assert.equal(table.slotOf("none", new Set(table.SLOTS)), "white");
});

test("a stream leaves a scene that agrees with its view", async () => {
    const mode = modeOf(GALAXY);
    const { scene, line, session } = await sit(mode, campaign());
    for (const message of streamOf(GALAXY)) line.onMessage(message);
    session.skip();
    for (const place of scene.places.value) assert.equal(place.units, session.live.value.units[place.id] ?? 0);
});
