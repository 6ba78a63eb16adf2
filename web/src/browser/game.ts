/* What a page imports: tables in this browser. A page talks to a watcher of a table by the messages of docs/API.md and
 * does not know what is behind it; here it is the module in a Worker of the tab. */
import type { Verdict } from "../workers/engine";
import type { Said } from "../table/transport";
import type { Entry, Saved } from "../table/records";
import { Keep } from "../workers/keep";
import type { Call, Calls, FromTab, ReviewOrder, ReviewTold, ToTab } from "../workers/talk";

export type { Entry, Saved, Verdict };

/* How a table begins: a game by edition and mode, and for each seat `open` (a person's) or a player's id. */
export interface Plan {
    game: string;
    seats: string[];
    options?: Record<string, string>;
    level?: string;
}

const SPEAKS = 1,
    WATCHERS = 16;
const encoder = new TextEncoder(),
    decoder = new TextDecoder();

function digits(bytes: number) {
    return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (b) => b.toString(16).padStart(2, "0")).join("");
}

/* Bytes that a page contributes to the dice: it finds them in the record again. */
export const drawContribution = () => digits(32);

/* ---- The Workers ---- */

let compiled: Promise<WebAssembly.Module> | null = null;

/* Fetched and compiled once for all Workers of the page. */
function moduleOnce() {
    compiled ??= WebAssembly.compileStreaming(fetch(new URL("./hegemon.wasm", import.meta.url)));
    return compiled;
}

const workerOf = (file: string) => new Worker(new URL(file, import.meta.url), { type: "module" });

interface Waiting {
    resolve(value: unknown): void;
    reject(error: Error): void;
}

/* Both Workers of a table. */
class Workers {
    private readonly tab = workerOf("./tab.js");
    private readonly think: Worker | null;
    private readonly waiting = new Map<number, Waiting>();
    private calls = 0;
    onTold: (message: FromTab) => void = () => {};

    private constructor(module: WebAssembly.Module, thinks: boolean) {
        const channel = new MessageChannel();
        this.think = thinks ? workerOf("./think.js") : null;
        this.think?.postMessage({ module, port: channel.port1 }, [channel.port1]);
        this.tab.onmessage = (event: MessageEvent<FromTab>) => this.hear(event.data);
        this.tab.onerror = (event) => this.fail(event.message);
        this.post({ begin: module, thinker: thinks ? channel.port2 : null }, thinks ? [channel.port2] : []);
    }

    static async start(thinks: boolean) {
        return new Workers(await moduleOnce(), thinks);
    }

    post(message: ToTab, transfer: Transferable[] = []) {
        this.tab.postMessage(message, transfer);
    }

    call<name extends Call>(name: name, ...values: Parameters<Calls[name]>): Promise<ReturnType<Calls[name]>> {
        const call = ++this.calls;
        this.post({ call, name, values });
        return new Promise((resolve, reject) =>
            this.waiting.set(call, { resolve: resolve as (value: unknown) => void, reject }),
        );
    }

    private hear(message: FromTab) {
        if (!("answer" in message)) {
            if ("broken" in message) this.fail(message.broken);
            this.onTold(message);
            return;
        }
        const waiting = this.waiting.get(message.answer);
        this.waiting.delete(message.answer);
        if ("fault" in message) waiting?.reject(new Error(message.fault));
        else waiting?.resolve(message.value);
    }

    private fail(sentence: string) {
        for (const { reject } of this.waiting.values()) reject(new Error(sentence));
        this.waiting.clear();
    }

    end() {
        this.tab.terminate();
        this.think?.terminate();
        this.fail("the table was closed");
    }
}

/* For a call that needs no table. */
async function once<T>(use: (workers: Workers) => Promise<T>): Promise<T> {
    const workers = await Workers.start(false);
    try {
        return await use(workers);
    } finally {
        workers.end();
    }
}

/* ---- Watchers ---- */

/* One pair of eyes on a table: a person's of this browser, or an onlooker's. It has said hello already. */
export class Watcher {
    constructor(
        private readonly workers: Workers,
        readonly number: number,
        readonly onMessage: (message: Said) => void,
    ) {}

    send(message: Said) {
        const bytes = encoder.encode(JSON.stringify(message));
        this.workers.post({ to: this.number, bytes }, [bytes.buffer]);
    }
}

/* ---- Tables ---- */

export class Table {
    private readonly watchers = new Map<number, Watcher>();
    /* Everybody wanted to play again: the next table, where the same tokens count. */
    onAgain: (next: Table) => void = () => {};
    /* Another tab plays the same table and was faster; nothing can be stored from here any more. Open it anew. */
    onOvertaken: () => void = () => {};
    /* The module has failed; what was stored is safe. Open the table anew. */
    onBroken: (sentence: string) => void = () => {};

    private constructor(
        private readonly workers: Workers,
        readonly entry: Entry,
    ) {
        workers.onTold = (message) => this.hear(message);
    }

    static async begin(make: (workers: Workers) => Promise<Entry>): Promise<Table> {
        const workers = await Workers.start(true);
        try {
            return new Table(workers, await make(workers));
        } catch (error) {
            workers.end();
            throw error;
        }
    }

    get id() {
        return this.entry.id;
    }

    private hear(message: FromTab) {
        if ("to" in message)
            this.watchers.get(message.to)?.onMessage(JSON.parse(decoder.decode(message.bytes)) as Said);
        else if ("left" in message) this.watchers.delete(message.left);
        else if ("again" in message) void this.playAgain();
        else if ("overtaken" in message) this.onOvertaken();
        else if ("broken" in message) this.onBroken(message.broken);
    }

    private async playAgain() {
        const next = await createTable(JSON.parse(this.entry.plan) as Plan, this.entry.tokens);
        await this.workers.call("rematched", next.id);
        this.onAgain(next);
    }

    private async connect(hello: Said, onMessage: (message: Said) => void) {
        let number = 0;
        while (this.watchers.has(number)) number++;
        if (number === WATCHERS) throw new Error("too many watch this table");
        const watcher = new Watcher(this.workers, number, onMessage);
        this.watchers.set(number, watcher);
        await this.workers.call("connect", number);
        watcher.send(hello);
        return watcher;
    }

    /* Somebody of this browser, by number from 0; the first one has made the table. */
    person(i: number, language: string, onMessage: (message: Said) => void) {
        const token = this.entry.tokens[i];
        if (token === undefined) return Promise.reject(new Error("nobody of this number plays in this browser"));
        return this.connect({ t: "hello", v: SPEAKS, token, lang: language }, onMessage);
    }

    onlooker(language: string, onMessage: (message: Said) => void) {
        return this.connect({ t: "hello", v: SPEAKS, lang: language }, onMessage);
    }

    async leave(watcher: Watcher) {
        await this.workers.call("disconnect", watcher.number);
        this.watchers.delete(watcher.number);
    }

    /* What doesn't change through a game, under the name that `welcome` gives. */
    async facts(language: string): Promise<unknown> {
        return JSON.parse(await this.workers.call("facts", language));
    }

    /* The record as `hegemon verify` takes it, whole once the game is over. */
    async exportRecord(): Promise<string> {
        return (await this.workers.call("save")).record;
    }

    /* The whole table, to go on with elsewhere. */
    exportTable(): Promise<Saved> {
        return this.workers.call("save");
    }

    close() {
        this.workers.end();
    }
}

/* A new table, stored before this resolves. Persons of this browser get a token each: the first has made the table. */
export function createTable(plan: Plan, tokens?: string[]): Promise<Table> {
    const people = Math.max(1, plan.seats.filter((seat) => seat === "open").length);
    const own = tokens ?? Array.from({ length: people }, () => digits(32));
    const { game, seats, options, level } = plan,
        id = digits(8);
    const text = JSON.stringify({ id, game, seats, options, level, token: own[0] });
    const entry: Entry = { id, began: Date.now(), plan: text, tokens: own };
    return Table.begin(async (workers) => {
        await workers.call("create", entry);
        return entry;
    });
}

/* A table that this browser has kept. */
export function openTable(id: string): Promise<Table> {
    return Table.begin((workers) => workers.call("open", id));
}

/* A table from elsewhere; refused when it is here already. */
export function importTable(saved: Saved): Promise<Table> {
    return Table.begin((workers) => workers.call("restore", saved));
}

async function kept<T>(use: (keep: Keep) => Promise<T>): Promise<T> {
    const keep = await Keep.open();
    try {
        return await use(keep);
    } finally {
        keep.close();
    }
}

export const listTables = () => kept((keep) => keep.list());
export const removeTable = (id: string) => kept((keep) => keep.remove(id));

/* Whether a record is a game that was played by the rules, with the dice that were dealt. */
export const verifyRecord = (record: string, language = "en") =>
    once(async (workers) => {
        await workers.call("speak", language);
        return workers.call("verify", record);
    });
/* Whether it is the game that somebody has seen: lines of docs/API.md, "A log that can't be rewritten". */
export const verifySeen = (record: string, seen: string, language = "en") =>
    once(async (workers) => {
        await workers.call("speak", language);
        return workers.call("verifySeen", record, seen);
    });

/* What was luck and what was skill in a game that is over: the JSON of `hegemon review`, with the words of a page that
 * shows it, made in a Worker of its own. */
export async function reviewRecord(
    record: string,
    language: string,
    level: number,
    progress: (done: number, all: number) => void,
): Promise<string> {
    const worker = workerOf("./review.js"),
        order: ReviewOrder = { module: await moduleOnce(), record, language, level };
    try {
        return await new Promise((resolve, reject) => {
            worker.onerror = (event) => reject(new Error(event.message));
            worker.onmessage = ({ data }: MessageEvent<ReviewTold>) => {
                if ("done" in data) progress(data.done, data.all);
                else if ("review" in data) resolve(data.review);
                else reject(new Error(data.fault));
            };
            worker.postMessage(order);
        });
    } finally {
        worker.terminate();
    }
}
