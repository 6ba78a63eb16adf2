#!/usr/bin/env node
/* The border to a server, with a socket that is made here: hello first, what was missed after a cut, longer and
 * longer waits, nothing said twice. */
import { webcrypto } from "node:crypto";
import { build } from "esbuild";
import { fileURLToPath } from "node:url";

let passed = 0,
    failed = 0;
function check(holds, what) {
    if (holds) passed++;
    else {
        failed++;
        console.log(`failed: ${what}`);
    }
}

/* ---- A socket and a clock of our own ---- */

const sockets = [],
    timers = [];

class Socket {
    static OPEN = 1;

    constructor(address, protocol) {
        Object.assign(this, { address: String(address), protocol, readyState: 0, sent: [] });
        sockets.push(this);
    }

    send(text) {
        this.sent.push(JSON.parse(text));
    }

    open() {
        this.readyState = Socket.OPEN;
        this.onopen();
    }

    tell(message) {
        this.onmessage({ data: JSON.stringify(message) });
    }

    close() {
        this.readyState = 3;
        this.onclose();
    }
}

Object.assign(globalThis, {
    WebSocket: Socket,
    document: {
        baseURI: "https://hegemon.example/",
        visibilityState: "visible",
        addEventListener() {},
        removeEventListener() {},
    },
    addEventListener() {},
    removeEventListener() {},
    localStorage: { getItem: () => null, setItem() {}, removeItem() {} },
    setTimeout: (run, wait) => timers.push({ run, wait }),
    clearTimeout: () => undefined,
    setInterval: () => 0,
    clearInterval: () => undefined,
});

globalThis.crypto ??= webcrypto;
const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("../src/browser/online.ts", import.meta.url))],
    bundle: true,
    format: "esm",
    write: false,
});
const { OnlineTransport } = await import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`
);

const token = "00112233445566778899aabbccddeeff",
    heard = [],
    seen = [],
    transport = new OnlineTransport("k7f2", token, "fr");
transport.onMessage = (message) => heard.push(message.t);
transport.onStatus = (status) => seen.push(status);

const [first] = sockets;
check(
    first.address.startsWith("wss://hegemon.example/api/v1/tables/k7f2/ws") && first.protocol === "hegemon.1",
    `a secure page has a secure socket: ${first.address}`,
);
check(!first.address.includes(token), "the token is in no address");
transport.say({ t: "hint", id: "q1" });
first.open();
check(
    JSON.stringify(first.sent) === JSON.stringify([{ t: "hello", v: 1, lang: "fr", token }]),
    `hello comes first: ${JSON.stringify(first.sent)}`,
);
first.tell({ t: "welcome", seat: 2 });
check(first.sent[1]?.t === "hint", "what was said before is sent once there is a welcome");
first.tell({ t: "snapshot", number: 7 });
first.tell({ t: "events", list: [{ number: 8 }, { number: 9 }] });
first.tell({ t: "answer", id: "q1", to: "hint" });
check(heard.join() === "welcome,snapshot,events,answer" && seen.includes("here"), "everything is handed on");

first.close();
check(seen[seen.length - 1] === "lost" && timers.length === 1, "a lost connection is said and tried again");
timers[0].run();
sockets[1].open();
check(sockets[1].sent[0].after === 9, "with the last number that was seen");
sockets[1].close();
timers[1].run();
sockets[2].close();
check(timers[2].wait > timers[0].wait, `the waits grow: ${timers.map((timer) => Math.round(timer.wait))}`);
timers[2].run();
transport.say({ t: "act", id: "m1" });
sockets[3].open();
sockets[3].tell({ t: "welcome", seat: 2 });
check(
    sockets[3].sent.map((message) => message.t).join() === "hello,act",
    "what was said meanwhile is said once, what was answered no more",
);
sockets[3].close();
timers[3].run();
sockets[4].open();
sockets[4].tell({ t: "welcome", seat: 2 });
check(sockets[4].sent[1]?.id === "m1", "what was not answered is said again under its id");
sockets[4].tell({ t: "ok", id: "m1", number: 10 });

/* The seat was lost meanwhile. */
sockets[4].close();
timers[4].run();
sockets[5].open();
sockets[5].tell({ t: "welcome", seat: null });
check(
    sockets[5].sent.length === 2 && sockets[5].sent[1].t === "hello" && sockets[5].sent[1].after === undefined,
    "with other eyes everything is asked for anew",
);
sockets[5].tell({ t: "welcome", seat: null });
check(sockets[5].sent.length === 2 && seen[seen.length - 1] === "here", "once");

/* A server that goes says for how long. */
sockets[5].tell({ t: "bye", why: "restart", retry: 5 });
sockets[5].close();
check(timers[5].wait >= 3750 && timers[5].wait <= 6250, `who is asked to wait waits: ${timers[5].wait}`);
timers[5].run();
sockets[6].open();
sockets[6].tell({ t: "welcome", seat: null });
sockets[6].tell({ t: "bye", why: "removed", retry: 0 });
check(timers.length === 6 && sockets[6].readyState === 3, "who is sent away for good does not come back");
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
