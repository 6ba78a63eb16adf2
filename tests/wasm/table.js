/* A table in the WebAssembly module, driven as tests/support/driver.c drives a native one: every output is taken as it
 * comes, the store answers at once, work is done one order after the other in a second instance of the module. */
"use strict";
const crypto = require("crypto");

const KIND = { send: 1, line: 2, commit: 3, work: 4, leave: 5, again: 6 };
const RNG_BYTES = 32, STEPS_MAX = 200000;

/* One instance. `random` fills bytes; without it the machine's randomness does. */
class Module {
    constructor(compiled, random = (bytes) => crypto.randomFillSync(bytes)) {
        const hegemon = { random: (at, length) => random(this.bytes(at, length)) };
        this.wasm = new WebAssembly.Instance(compiled, { hegemon }).exports;
        this.wasm._initialize();
    }

    bytes(at, length) {
        return new Uint8Array(this.wasm.memory.buffer, at, length);
    }

    /* Calls with texts (or bytes) laid into the module's memory for as long as the call takes. */
    call(name, ...values) {
        const places = [], numbers = [];
        for (const value of values) {
            if (typeof value === "number" || typeof value === "bigint") {
                numbers.push(value);
                continue;
            }
            const bytes = Buffer.from(value), at = this.wasm.wasm_allocate(bytes.length || 1);
            this.bytes(at, bytes.length).set(bytes);
            places.push(at);
            numbers.push(at, bytes.length);
        }
        const result = this.wasm[name](...numbers);
        for (const at of places)
            this.wasm.wasm_free(at);
        return result;
    }

    text(at) {
        const memory = Buffer.from(this.wasm.memory.buffer);
        return memory.toString("utf8", at, memory.indexOf(0, at));
    }

    sentence() {
        return this.text(this.wasm.wasm_sentence());
    }
}

/* FNV-1a of 64 bits in two halves, as the driver has it. */
class Fnv {
    constructor() {
        this.high = this.low = 0;
    }

    add(bytes) {
        let { high, low } = this;
        for (let i = 0; i < bytes.length; i++) {
            low = (low ^ bytes[i]) >>> 0;
            const product = low * 0x1b3; /* times 2^40 + 0x1b3 */
            high = (Math.imul(high, 0x1b3) + (product - (product >>> 0)) / 0x100000000 + (low << 8)) >>> 0;
            low = product >>> 0;
        }
        this.high = high;
        this.low = low;
    }

    value() {
        return (BigInt(this.high) << 32n) | BigInt(this.low);
    }
}

class Table {
    /* `secret` 64 digits: what the module draws for it. */
    constructor(compiled, secret) {
        this.compiled = compiled;
        this.module = new Module(compiled, (bytes) => bytes.set(Buffer.from(secret, "hex").subarray(0, bytes.length)));
        this.thinker = new Module(compiled);
        this.now = 1790000000000n;
        this.hash = new Fnv();
        this.sent = 0;
        this.inputs = []; /* as wasm-table reads them */
        this.orders = [];
        this.committing = false;
        this.keeps = true; /* what the store answers */
        this.onMessage = () => {};
        this.left = [];
        this.again = 0;
        this.stored = ["", ""]; /* what a page would have kept */
        this.lines = [];
    }

    create(plan) {
        const made = this.module.call("tab_create", JSON.stringify(plan), this.now);
        this.settle();
        return made === 1;
    }

    /* In a fresh instance, from what was stored; watchers must connect again. */
    restart() {
        this.inputs.push("!");
        this.module = new Module(this.compiled);
        this.orders = [];
        return this.module.call("tab_restore", this.stored[0], this.stored[1], this.now) === 1;
    }

    take() {
        const { wasm } = this.module;
        for (let at; (at = wasm.tab_next()) !== 0;) {
            const [kind, to, number, length] = new Uint32Array(wasm.memory.buffer, at, 4);
            const bytes = Buffer.from(this.module.bytes(at + 16, length));
            this.output(kind, to, number, bytes);
        }
    }

    output(kind, to, number, bytes) {
        if (kind === KIND.send) {
            this.sent++;
            this.hash.add(bytes);
            this.heard.push([to, bytes]);
        } else if (kind === KIND.line) {
            this.hash.add(bytes);
            this.lines.push([to, `${bytes}\n`]);
        } else if (kind === KIND.work) {
            this.hash.add(bytes.subarray(0, RNG_BYTES));
            this.orders.push(bytes);
        } else if (kind === KIND.commit)
            this.committing = true;
        else if (kind === KIND.leave)
            this.left.push(to);
        else
            this.again++;
    }

    store() {
        this.committing = false;
        if (this.keeps)
            for (const [log, line] of this.lines)
                this.stored[log] += line;
        this.lines = [];
        this.module.wasm.tab_stored(this.now, this.keeps ? 1 : 0);
    }

    work() {
        const order = this.orders.shift(), { wasm } = this.thinker;
        const at = wasm.wasm_allocate(order.length);
        this.thinker.bytes(at, order.length).set(order);
        if (wasm.tab_think(at, order.length) !== 1)
            throw new Error(this.thinker.sentence());
        this.module.call("tab_worked", this.now, Buffer.from(this.thinker.bytes(at, order.length)));
        wasm.wasm_free(at);
    }

    settle() {
        this.heard = [];
        this.take();
        for (let i = 0; i < STEPS_MAX && (this.committing || this.orders.length > 0); i++) {
            if (this.committing)
                this.store();
            else
                this.work();
            this.take();
        }
        for (const [to, bytes] of this.heard)
            this.onMessage(to, JSON.parse(bytes));
    }

    connect(watcher) {
        this.inputs.push(`+${watcher}`);
        return this.module.wasm.tab_connect(watcher);
    }

    disconnect(watcher) {
        this.inputs.push(`-${watcher}`);
        this.module.wasm.tab_disconnect(watcher, this.now);
        this.settle();
    }

    say(watcher, message) {
        const text = JSON.stringify(message);
        this.inputs.push(`${watcher} ${text}`);
        this.module.call("tab_hear", watcher, this.now, text);
        this.settle();
    }

    tick(now) {
        this.now = now;
        this.inputs.push(`@${now}`);
        this.module.wasm.tab_tick(now);
        this.settle();
    }

    log(which) {
        const { wasm } = this.module;
        return Buffer.from(this.module.bytes(wasm.tab_log(which), wasm.tab_log_length(which))).toString();
    }

    facts(language) {
        const at = this.module.call("tab_facts", language);
        return at === 0 ? null : this.module.text(at);
    }
}

const token = (watcher) => (0xabcd).toString(16).padStart(32, "0") + (watcher + 1).toString(16).padStart(32, "0");

module.exports = { Fnv, Module, Table, token };
