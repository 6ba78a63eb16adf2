/* A session: whatever comes twice, too late or anew, it ends where the game stands. */
import assert from "node:assert/strict";
import test from "node:test";
import { Line, modeOf, settled, streamOf, table } from "./known.mjs";
import { stopClock } from "./older.mjs";

const { settings } = table;
const GAMES = ["mass-effect/galaxy-at-war", "mass-effect/war-assets"];

/* A session that has heard these messages, without the answers to what only the recorder has said. */
async function hearing(game, messages, answers) {
    const line = new Line(modeOf(game), answers);
    const rung = [];
    const session = new table.Session(line, (sound) => rung.push(sound));
    for (const message of messages) line.onMessage(message);
    await settled();
    return { session, line, rung };
}
const told = (game) => streamOf(game).filter((message) => message.t !== "ok");
const eventsOf = (messages) => messages.flatMap((message) => (message.t === "events" ? message.list : []));
const numbersOf = ({ log }) => log.value.map((event) => event.number);

/* Where the game stands by the messages alone. */
function standing(messages) {
    const { view } = messages.find((message) => message.t === "snapshot");
    return eventsOf(messages).reduce((sum, event) => table.merge(sum, event.set), view);
}

for (const game of GAMES) {
    test(`${game}: what was told adds up, live and shown`, async () => {
        const { session, rung } = await hearing(game, told(game));
        const events = eventsOf(told(game));
        assert.deepEqual(session.live.value, standing(told(game)));
        assert.deepEqual(session.shown.value, session.live.value);
        assert.equal(session.number.value, events.at(-1).number);
        assert.deepEqual(
            numbersOf(session),
            events.map((event) => event.number),
        );
        assert.equal(session.seen.length, events.length);
        assert.deepEqual(session.rolled.value, events.findLast((event) => event.dice !== undefined) ?? null);
        assert.equal(rung.filter((sound) => sound === "turn").length > 0, true);
        assert.equal(session.facts.value.mode.id, game.split("/")[1]);
        assert.equal(session.seat.value, 1);
    });

    test(`${game}: events that come twice count once`, async () => {
        const twice = told(game).flatMap((message) => (message.t === "events" ? [message, message] : [message]));
        const { session } = await hearing(game, twice);
        assert.deepEqual(session.live.value, standing(told(game)));
        assert.deepEqual(
            numbersOf(session),
            eventsOf(told(game)).map((event) => event.number),
        );
        assert.equal(session.seen.length, session.log.value.length);
    });

    test(`${game}: after a gap a snapshot tells where the game stands, and the story is asked for`, async () => {
        const all = told(game);
        const events = eventsOf(all);
        const from = Math.floor(events.length / 2);
        const { number } = events[from];
        const view = events
            .slice(0, from + 1)
            .reduce((sum, event) => table.merge(sum, event.set), standing([all.find((m) => m.t === "snapshot")]));
        const later = all.slice(
            all.findIndex((message) => message.t === "events" && message.list.at(-1).number > number),
        );
        const list = (first, last) => events.filter((event) => event.number >= first && event.number <= last);
        const answers = (message) =>
            message.t === "history" ? { t: "answer", to: "history", list: list(message.from, message.to) } : null;
        const head = all.filter((message) => message.t === "welcome" || message.t === "table").slice(-2);
        const messages = [...head, { t: "snapshot", number, chain: "", view }, ...later];
        const { session, line } = await hearing(game, messages, answers);
        await settled();
        assert.deepEqual(session.live.value, standing(all));
        assert.ok(line.said.some((message) => message.t === "history" && message.to <= number));
        assert.deepEqual(numbersOf(session), [...new Set(numbersOf(session))]);
        assert.equal(session.log.value.at(-1).number, events.at(-1).number);
        assert.ok(session.log.value.length >= Math.min(100, from));
    });

    test(`${game}: what was missed is in the story of whoever was away`, async () => {
        const all = told(game);
        const events = eventsOf(all);
        const [left, back] = [Math.floor(events.length / 3), events.length - 1];
        const early = all.filter((message) => message.t !== "events" || message.list.at(-1).number <= left);
        const list = (first, last) => events.filter((event) => event.number >= first && event.number <= last);
        const answers = (message) =>
            message.t === "history" ? { t: "answer", to: "history", list: list(message.from, message.to) } : null;
        const { session, line } = await hearing(game, early, answers);
        line.onMessage({ t: "snapshot", number: events[back].number, chain: "", view: standing(all) });
        for (let i = 0; i < 5; i++) await settled();
        const numbers = numbersOf(session);
        assert.equal(numbers.at(-1), events[back].number);
        assert.equal(numbers.length, numbers.at(-1) - numbers[0] + 1, "no number lacks");
    });

    test(`${game}: whoever comes back and is told all of it anew stands where the others stand`, async () => {
        const all = told(game);
        const half = Math.floor(all.length / 2);
        const again = [...all.slice(0, half), ...all];
        const { session, line } = await hearing(game, again);
        line.onStatus("lost");
        assert.equal(session.status.value, "lost");
        line.onStatus("here");
        assert.deepEqual(session.live.value, standing(all));
        assert.equal(new Set(numbersOf(session)).size, session.log.value.length);
    });
}

test("what others do is shown one after the other, and a press shows all of it", async (t) => {
    const pass = stopClock(t);
    settings.pace.value = "slow";
    const [game] = GAMES;
    const all = told(game);
    const { session, line } = await hearing(game, [], () => null);
    for (const message of all) line.onMessage(message);
    assert.ok(session.queue.value.length > 0);
    assert.notDeepEqual(session.shown.value, session.live.value);
    assert.notEqual(session.current.value, null);
    const before = session.queue.value.length;
    pass(2000);
    assert.ok(session.queue.value.length < before);
    session.skip();
    assert.equal(session.queue.value.length, 0);
    assert.deepEqual(session.shown.value, session.live.value);
    assert.equal(session.current.value, null);
    settings.pace.value = "instant";
});

test("a refusal is told, unless somebody wants it", async (t) => {
    const pass = stopClock(t);
    const refuse = { t: "refuse", reason: "no", sentence: "Not now." };
    const { session } = await hearing(GAMES[0], [], () => refuse);
    assert.equal((await session.request({ t: "hint" }, true)).sentence, "Not now.");
    assert.equal(session.toast.value, null);
    await session.request({ t: "hint" });
    assert.deepEqual(session.toast.value, { text: "Not now.", bad: true });
    pass(6000);
    assert.equal(session.toast.value, null);
});

test("who is told that the table is busy says the same again, a little later", async (t) => {
    const pass = stopClock(t);
    let tries = 0;
    const answers = () => (++tries < 3 ? { t: "refuse", reason: "busy", sentence: "Busy." } : { t: "ok", number: 0 });
    const { session, line } = await hearing(GAMES[0], [], answers);
    const answer = session.request({ t: "ready", on: true });
    for (let i = 0; i < 4; i++) {
        await settled();
        pass(100);
    }
    assert.equal((await answer).t, "ok");
    assert.equal(line.said.length, 3);
    assert.equal(new Set(line.said.map((message) => message.id)).size, 1);
    assert.equal(session.toast.value, null);
});

test("our share of the chances is drawn once, kept, and told", async () => {
    const game = GAMES[0];
    const { session, line } = await hearing(game, told(game).slice(0, 8), () => ({ t: "ok", number: 0 }));
    const given = line.said.filter((message) => message.t === "contribute");
    assert.equal(given.length, 1);
    assert.match(given[0].hex, /^[0-9a-f]{64}$/);
    assert.equal(line.kept, given[0].hex);
    assert.equal(session.contribution, given[0].hex);
});

test("where another tab was first, its share counts", async () => {
    const game = GAMES[0];
    const refuse = (message) => (message.t === "contribute" ? { t: "refuse", reason: "twice", sentence: "No." } : null);
    const { session, line } = await hearing(game, told(game).slice(0, 8), refuse);
    assert.equal(session.contribution, line.kept);
    assert.equal(session.toast.value, null);
});

test("another language brings its facts and the question in it", async () => {
    const game = GAMES[0];
    const answers = (message) => (message.t === "lang" ? { t: "answer", to: "lang", facts: "other" } : null);
    const { session } = await hearing(game, told(game), answers);
    const question = session.facts.value.questions.find((one) => one.id === session.mine.value.kind);
    await session.speak("fr");
    assert.equal(session.facts.value.lang, "fr");
    assert.equal(session.mine.value.say, question.say);
});

test("what people say stands there once, in order", async () => {
    const chat = (n, text) => ({ t: "chat", n, at: 0, to: "all", seat: 1, name: "Ada", text });
    const { session } = await hearing(GAMES[0], [chat(1, "a"), chat(2, "b"), chat(1, "a")]);
    assert.deepEqual(session.chat.value.map((one) => one.n).sort(), [1, 2]);
});

test("the end ends the questions; an error is told; a clock runs", async () => {
    const game = GAMES[0];
    const result = { how: "score", winners: [1], sentence: "Ada wins." };
    const end = { t: "end", number: 9, result };
    const clock = { t: "clock", now: 5, seats: [] };
    const error = { t: "error", sentence: "Broken.", fatal: false };
    const { session, line } = await hearing(game, [...told(game), clock, end, error]);
    assert.equal(session.mine.value, null);
    assert.equal(session.end.value.result.sentence, "Ada wins.");
    assert.equal(session.clock.value.now, 5);
    assert.deepEqual(session.toast.value, { text: "Broken.", bad: true });
    line.onMessage({ t: "something new" });
    session.close();
    assert.ok(line.closed);
});

test("whose last place falls is told", async () => {
    const game = GAMES[1];
    const all = told(game);
    const { session, line } = await hearing(game, all);
    const number = session.number.value + 1;
    line.onMessage({ t: "events", list: [{ number, seat: 2, do: "x", set: { living: [1] }, story: "", chain: "" }] });
    assert.deepEqual(session.fallen.value, { seat: 2, number });
    line.onMessage({ t: "events", list: [{ number: number + 1, seat: 1, do: "y", set: {}, story: "", chain: "" }] });
    assert.equal(session.recap.value.length, 0);
});

test("a position of then is looked at, or isn't there", async () => {
    const view = { turn: 3 };
    const { session } = await hearing(GAMES[0], [], (message) =>
        message.number === 7 ? { t: "answer", to: "look", view } : { t: "refuse", reason: "no", sentence: "No." },
    );
    assert.deepEqual(await session.look(7, 1), view);
    assert.equal(await session.look(8), null);
    assert.deepEqual(await session.history(1, 5), []);
    session.close();
});
