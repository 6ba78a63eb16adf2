/* A Worker that hosts one table: the module with IndexedDB behind it. Store, then tell: the module's commit is answered
 * when the transaction is complete, and the module tells nobody before. AIs think in a second Worker (think.ts), which
 * is reached through a port. */
import { sure } from "../table/sure";
import { Engine, Kind, Log, type Output } from "./engine";
import type { Entry, Saved } from "../table/records";
import { Keep, type Line } from "./keep";
import { provide } from "./released";
import type { Asked, Begin, Calls, FromTab, Message, ToTab } from "./talk";

const LONGEST = 2 ** 31 - 1; /* milliseconds of a timer */

const tell = (message: FromTab) => postMessage(message);
const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/* A trap in the module ends it: whatever was stored is safe, and the page opens the table anew. */
const giveUp = (error: unknown) => tell({ broken: sentenceOf(error) });

class Tab {
    private readonly engine: Engine;
    private readonly thinker: MessagePort | null;
    private entry: Entry | null = null;
    private lines: Line[] = [];
    private timer: ReturnType<typeof setTimeout> | undefined;
    private firstCommit: ((error: unknown) => void) | null = null;

    constructor(
        begin: Begin,
        private readonly keep: Keep,
    ) {
        this.engine = new Engine(begin.begin);
        this.thinker = begin.thinker;
        if (this.thinker !== null)
            this.thinker.onmessage = (event: MessageEvent<Uint8Array>) =>
                this.take(() => this.engine.worked(event.data));
    }

    /* ---- What the table has to say ---- */

    private goOn() {
        for (let output = this.engine.next(); output !== null; output = this.engine.next()) this.pass(output);
        clearTimeout(this.timer);
        const due = this.engine.due();
        if (due !== null) this.timer = setTimeout(() => this.take(() => this.engine.tick()), Math.min(due, LONGEST));
    }

    /* An input, and all that comes of it. */
    private take(input: () => void) {
        try {
            input();
            this.goOn();
        } catch (error) {
            giveUp(error);
        }
    }

    private pass({ kind, to, number, bytes }: Output) {
        if (kind === Kind.send) tell({ to, bytes });
        else if (kind === Kind.line) this.lines.push({ log: to, number, line: new TextDecoder().decode(bytes) });
        else if (kind === Kind.commit) this.commit().catch(giveUp);
        else if (kind === Kind.work) this.thinker?.postMessage(bytes, [bytes.buffer]);
        else if (kind === Kind.leave) this.cutOff(to);
        else tell({ again: true });
    }

    private cutOff(watcher: number) {
        this.engine.disconnect(watcher);
        tell({ left: watcher });
    }

    private async commit() {
        const { lines, firstCommit } = this;
        const entry = sure(this.entry, "table");
        let error: unknown = null;
        this.lines = [];
        this.firstCommit = null;
        try {
            await this.keep.append(entry.id, lines, firstCommit !== null ? entry : undefined);
        } catch (refused) {
            error = refused ?? new Error("the browser did not store it");
            if (firstCommit === null && refused instanceof DOMException && refused.name === "ConstraintError")
                tell({ overtaken: true });
        }
        this.engine.stored(error === null);
        firstCommit?.(error);
        this.goOn();
    }

    hear(message: Message) {
        this.take(() => this.engine.hear(message.to, message.bytes));
    }

    /* ---- Calls ---- */

    private readonly calls: {
        [name in keyof Calls]: (
            ...values: Parameters<Calls[name]>
        ) => ReturnType<Calls[name]> | Promise<ReturnType<Calls[name]>>;
    } = {
        create: (entry) => this.create(entry),
        open: (id) => this.open(id),
        restore: (saved) => this.restore(saved),
        connect: (watcher) => this.engine.connect(watcher),
        disconnect: (watcher) => this.engine.disconnect(watcher),
        rematched: (id) => this.engine.rematched(id),
        save: () => this.save(),
        facts: (language) => this.facts(language),
        verify: (record) => this.verify(record),
        verifySeen: (record, seen) => this.verifySeen(record, seen),
        speak: (language) => this.engine.speak(language),
    };

    /* There is a table once its first lines are stored. */
    private async create(entry: Entry) {
        this.entry = entry;
        const stored = new Promise<void>((resolve, reject) => {
            this.firstCommit = (error) => (error === null ? resolve() : reject(error));
        });
        this.engine.create(entry.plan);
        this.goOn();
        await stored;
    }

    private async open(id: string) {
        const entry = await this.keep.entry(id);
        if (entry === undefined) throw new Error("there is no such table in this browser");
        const [record, log] = await this.keep.read(id);
        await this.provide(log);
        this.engine.restore(record, log);
        this.entry = entry;
        this.engine.tick();
        return entry;
    }

    /* The module judges the logs before anything is kept. */
    private async restore({ entry, record, log }: Saved) {
        const linesOf = (text: string, which: number) =>
            text
                .split("\n")
                .slice(0, -1)
                .map((line, i) => ({ log: which, number: i + 1, line }));
        await this.provide(log);
        this.engine.restore(record, log);
        await this.keep.append(entry.id, [...linesOf(record, Log.record), ...linesOf(log, Log.table)], entry);
        this.entry = entry;
        this.engine.tick();
        return entry;
    }

    /* Whoever thinks for the table needs the same edition. */
    private async provide(text: string) {
        const pack = await provide(this.engine, text);
        if (pack !== null) this.thinker?.postMessage({ pack });
    }

    private async verify(record: string) {
        await this.provide(record);
        return this.engine.verify(record);
    }

    private async verifySeen(record: string, seen: string) {
        await this.provide(record);
        return this.engine.verifySeen(record, seen);
    }

    private save(): Saved {
        if (this.entry === null) throw new Error("there is no table here");
        return { hegemon: 1, entry: this.entry, record: this.engine.log(Log.record), log: this.engine.log(Log.table) };
    }

    private facts(language: string) {
        const facts = this.engine.facts(language);
        if (facts === null) throw new Error("there are no such facts here");
        return facts;
    }

    async answer({ call, name, values }: Asked) {
        try {
            const run = this.calls[name] as (...values: unknown[]) => unknown;
            tell({ answer: call, value: await run(...values) });
        } catch (error) {
            tell({ answer: call, fault: sentenceOf(error) });
        }
        this.goOn();
    }
}

let tab: Promise<Tab> | null = null;

async function receive(message: ToTab) {
    if ("begin" in message) tab = Keep.open().then((keep) => new Tab(message, keep));
    const ready = await tab;
    if ("call" in message) await ready?.answer(message);
    else if ("to" in message) ready?.hear(message);
}

self.onmessage = (event: MessageEvent<ToTab>) => {
    receive(event.data).catch(giveUp);
};
