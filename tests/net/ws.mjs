#!/usr/bin/env node
/* The server's WebSockets against `ws` of npm, the client that most programs in JavaScript are built on: echoes of every
 * length class, fragments, pings, what is too long, both ways of closing. Speaks with tests/net/server.c. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";

const require = createRequire(new URL("../../web/package.json", import.meta.url));
const WebSocket = require("ws");
let passed = 0, failed = 0;
const check = (holds, what) => { holds ? passed++ : (failed++, console.log(`failed: ${what}`)); };

const server = spawn(`${process.env.BUILD}/tests/net-server`, [], { stdio: ["ignore", "pipe", "inherit"] });
process.on("exit", () => server.kill("SIGKILL")); /* however this ends */
setTimeout(() => { console.log("failed: it takes too long"); process.exit(1); }, 30000).unref();
const [first] = await once(server.stdout, "data");
const address = `ws://127.0.0.1:${parseInt(String(first), 10)}/ws`;

async function open(options) {
    const socket = new WebSocket(address, options);
    await once(socket, "open");
    return socket;
}

async function echo(socket, text, options) {
    socket.send(text, options ?? {});
    const [data] = await once(socket, "message");
    return String(data) === text;
}

const socket = await open({ perMessageDeflate: false });
for (const length of [0, 1, 125, 126, 127, 65535])
    check(await echo(socket, "é".repeat(length >> 1) + "x".repeat(length & 1)), `an echo of ${length} bytes`);
socket.send("frag", { fin: false });
socket.send("ments", { fin: true });
check(String((await once(socket, "message"))[0]) === "fragments", "fragments become one message");
socket.ping("here?");
check(String((await once(socket, "pong"))[0]) === "here?", "a ping comes back");
socket.close(4001, "done");
check((await once(socket, "close"))[0] === 4001, "a close is answered with its code");

const offering = await open({ perMessageDeflate: true });
check(offering.extensions === "", "compression is offered and not taken");
check(await echo(offering, "plain"), "and the connection works");
offering.send("x".repeat(65537));
check((await once(offering, "close"))[0] === 1009, "what is too long ends with 1009");

const binary = await open();
binary.send(Buffer.from([1, 2, 3]));
check((await once(binary, "close"))[0] === 1003, "binary messages end with 1003");

server.kill("SIGTERM");
await once(server, "exit");
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
