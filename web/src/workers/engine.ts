/* The WebAssembly module (src/wasm/tab.h, src/wasm/reactor.h): numbers and places in its memory, made into values. */

/* enum tab_kind. */
export const Kind = { send: 1, line: 2, commit: 3, work: 4, leave: 5, again: 6 } as const;

/* enum store_log. */
export const Log = { record: 0, table: 1 } as const;

export interface Output {
    kind: number;
    to: number; /* a watcher, or a log */
    number: number;
    bytes: Uint8Array<ArrayBuffer>;
}

/* enum verify_status. */
export interface Verdict {
    status: "fits" | "refused" | "unreadable" | "unfinished";
    sentence: string;
}

const STATUS = ["fits", "refused", "unreadable", "unfinished"] as const;
const HEAD = 4,
    WORD = 4; /* struct tab_output */
const AT_ONCE = 8; /* actions of a review between two words about how far it is */
const NEVER = 2n ** 64n - 1n;

interface Exports {
    memory: WebAssembly.Memory;
    _initialize(): void;
    wasm_allocate(size: number): number;
    wasm_free(at: number): void;
    wasm_sentence(): number;
    wasm_draw_key(): void;
    wasm_speak(at: number, length: number): number;
    wasm_holds(at: number, length: number): number;
    wasm_take(at: number, length: number): number;
    wasm_verify(at: number, length: number): number;
    wasm_verify_seen(at: number, length: number, seen: number, seenLength: number): number;
    tab_create(at: number, length: number, now: bigint): number;
    tab_restore(record: number, recordLength: number, log: number, logLength: number, now: bigint): number;
    tab_connect(watcher: number): number;
    tab_disconnect(watcher: number, now: bigint): number;
    tab_hear(watcher: number, now: bigint, at: number, length: number): number;
    tab_tick(now: bigint): void;
    tab_due(): bigint;
    tab_stored(now: bigint, kept: number): void;
    tab_worked(now: bigint, at: number, length: number): void;
    tab_rematched(now: bigint, at: number, length: number): void;
    tab_next(): number;
    tab_log(log: number): number;
    tab_log_length(log: number): number;
    tab_facts(at: number, length: number): number;
    tab_think(at: number, length: number): number;
    review_of_record(at: number, length: number, level: number): number;
    review_judge(actions: number): number;
    review_told(): number;
    review_forget(): void;
}

const encoder = new TextEncoder(),
    decoder = new TextDecoder();
const now = () => BigInt(Date.now());

export class Engine {
    private readonly wasm: Exports;

    constructor(module: WebAssembly.Module) {
        const random = (at: number, length: number) => {
            crypto.getRandomValues(this.bytes(at, length));
        };
        this.wasm = new WebAssembly.Instance(module, { hegemon: { random } }).exports as unknown as Exports;
        this.wasm._initialize();
    }

    /* A view of the module's memory, which is void as soon as the module is called again. */
    private bytes(at: number, length: number) {
        return new Uint8Array(this.wasm.memory.buffer, at, length);
    }

    private text(at: number) {
        const memory = new Uint8Array(this.wasm.memory.buffer);
        return decoder.decode(memory.subarray(at, memory.indexOf(0, at)));
    }

    /* Bytes lie in the module's memory for as long as `use` takes. */
    private lend<T>(value: string | Uint8Array, use: (at: number, length: number) => T): T {
        const bytes = typeof value === "string" ? encoder.encode(value) : value;
        const at = this.wasm.wasm_allocate(bytes.length || 1);
        if (at === 0) throw new Error("there is no memory left");
        this.bytes(at, bytes.length).set(bytes);
        try {
            return use(at, bytes.length);
        } finally {
            this.wasm.wasm_free(at);
        }
    }

    private must(done: number) {
        if (done !== 1) throw new Error(this.text(this.wasm.wasm_sentence()));
    }

    speak(language: string) {
        this.lend(language, (at, length) => this.wasm.wasm_speak(at, length));
    }

    /* Whether it can open the edition with this SHA-256. */
    holds(sha256: string) {
        return this.lend(sha256, (at, length) => this.wasm.wasm_holds(at, length)) === 1;
    }

    /* An edition that it does not carry. */
    takePack(pack: Uint8Array) {
        this.must(this.lend(pack, (at, length) => this.wasm.wasm_take(at, length)));
    }

    /* 64 random digits, such as a contribution to the dice. */
    drawKey() {
        this.wasm.wasm_draw_key();
        return this.text(this.wasm.wasm_sentence());
    }

    /* ---- A table ---- */

    create(plan: string) {
        this.must(this.lend(plan, (at, length) => this.wasm.tab_create(at, length, now())));
    }

    restore(record: string, log: string) {
        this.must(
            this.lend(record, (at, length) =>
                this.lend(log, (logAt, logLength) => this.wasm.tab_restore(at, length, logAt, logLength, now())),
            ),
        );
    }

    connect(watcher: number) {
        this.must(this.wasm.tab_connect(watcher));
    }

    disconnect(watcher: number) {
        this.must(this.wasm.tab_disconnect(watcher, now()));
    }

    /* What comes from a watcher that was cut off meanwhile is dropped. */
    hear(watcher: number, message: Uint8Array) {
        this.lend(message, (at, length) => this.wasm.tab_hear(watcher, now(), at, length));
    }

    tick() {
        this.wasm.tab_tick(now());
    }

    /* Milliseconds until it wants to be ticked, or null. */
    due() {
        const due = BigInt.asUintN(64, this.wasm.tab_due());
        return due === NEVER ? null : Math.max(0, Number(due) - Date.now());
    }

    stored(kept: boolean) {
        this.wasm.tab_stored(now(), kept ? 1 : 0);
    }

    worked(order: Uint8Array) {
        this.lend(order, (at, length) => this.wasm.tab_worked(now(), at, length));
    }

    rematched(id: string) {
        this.lend(id, (at, length) => this.wasm.tab_rematched(now(), at, length));
    }

    /* The next output, or null. */
    next(): Output | null {
        const at = this.wasm.tab_next();
        if (at === 0) return null;
        const [kind = 0, to = 0, number = 0, length = 0] = new Uint32Array(this.wasm.memory.buffer, at, HEAD);
        return { kind, to, number, bytes: this.bytes(at + HEAD * WORD, length).slice() };
    }

    /* What is stored of a log. */
    log(log: number) {
        return decoder.decode(this.bytes(this.wasm.tab_log(log), this.wasm.tab_log_length(log)));
    }

    facts(language: string) {
        const at = this.lend(language, (from, length) => this.wasm.tab_facts(from, length));
        return at === 0 ? null : this.text(at);
    }

    /* ---- Without a table ---- */

    /* Does what an order asks for; the same bytes with the answer in them. */
    think(order: Uint8Array) {
        return this.lend(order, (at, length) => {
            this.must(this.wasm.tab_think(at, length));
            return this.bytes(at, length).slice();
        });
    }

    private verdict(status: number): Verdict {
        return { status: STATUS[status] ?? "unreadable", sentence: this.text(this.wasm.wasm_sentence()) };
    }

    /* The JSON of a review, a few actions at a time. */
    review(record: string, level: number, progress: (done: number, all: number) => void) {
        const all = this.lend(record, (at, length) => this.wasm.review_of_record(at, length, level));
        this.must(all > 0 ? 1 : 0);
        for (let done = 0; done < all; progress(done, all)) done = this.wasm.review_judge(AT_ONCE);
        const at = this.wasm.review_told();
        this.must(at !== 0 ? 1 : 0);
        const text = this.text(at);
        this.wasm.review_forget();
        return text;
    }

    verify(record: string) {
        return this.verdict(this.lend(record, (at, length) => this.wasm.wasm_verify(at, length)));
    }

    verifySeen(record: string, seen: string) {
        return this.verdict(
            this.lend(record, (at, length) =>
                this.lend(seen, (seenAt, seenLength) => this.wasm.wasm_verify_seen(at, length, seenAt, seenLength)),
            ),
        );
    }
}
