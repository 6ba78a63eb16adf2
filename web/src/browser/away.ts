/* A table on a server, as the page sits at it: one pair of eyes, by a connection that comes and goes. */
import { firstOf } from "../table/sure";
import { effect, signal } from "@preact/signals";
import { recordOf } from "./http";
import { OnlineTransport } from "./online";
import { Acts } from "../table/acts";
import { key } from "./key";
import type { TableOf } from "../table/protocol";
import { Scene } from "../table/scene";
import { Session } from "../table/session";
import { play } from "./sound";
import { personName } from "./settings";
import { seat, sitting, type Eyes, type Sitting } from "./tables";
import { language, word } from "../words/words";

export class OnlineSitting implements Sitting {
    readonly online = true;
    readonly eyes: Eyes[];
    readonly curtain = signal<number | null>(null);
    readonly overtaken = signal(false);
    readonly broken = signal<string | null>(null);
    readonly gone = signal<string | null>(null); /* there is no such table, or we were sent away */
    readonly table: Sitting["table"];
    private readonly stopped: (() => void)[];

    constructor(id: string) {
        const transport = new OnlineTransport(id, key.peek(), language.peek()),
            session = new Session(transport, play),
            acts = new Acts(session);
        this.table = { id, exportRecord: () => recordOf(id) };
        this.eyes = [{ session, acts, scene: new Scene(session, acts) }];
        transport.onGone = (sentence) => {
            this.gone.value = sentence ?? "";
        };
        this.stopped = [this.followLanguage(session), this.tellReturns(session), this.followRematch(session)];
    }

    private followLanguage(session: Session) {
        let spoken = language.peek();
        return effect(() => {
            if (language.value !== spoken) void session.speak(language.value);
            spoken = language.value;
        });
    }

    private tellReturns(session: Session) {
        let was = session.status.peek();
        return effect(() => {
            if (was === "lost" && session.status.value === "here") session.tell(word("backAgain"));
            was = session.status.value;
        });
    }

    /* Who played here plays there; whoever came later to look at an old game stays. */
    private followRematch(session: Session) {
        let before: TableOf | null = null;
        return effect(() => {
            const table = session.table.value,
                mine = session.seat.peek();
            if (before !== null && before.rematch === null && table !== null && table.rematch !== null)
                goTo(table.rematch, mine);
            before = table;
        });
    }

    get here(): Eyes {
        return firstOf(this.eyes);
    }

    openCurtain() {
        this.curtain.value = null;
    }

    /* From a bar that stands where a table waits; here the room does that. */
    async sitDown(): Promise<void> {
        await this.here.session.request({ t: "ready", on: true });
    }

    close() {
        this.stopped.forEach((stop) => stop());
        this.here.session.close();
    }
}

/* ---- Sitting down ---- */

/* A seat that is taken as soon as the table is there: of a table one has just made, or of a rematch. */
let promised: { id: string; seat: number } | null = null;

export function goTo(id: string, mine: number | null = null) {
    promised = mine === null ? null : { id, seat: mine };
    location.hash = `#/t/${id}`;
}

export const nameFor = (number: number) =>
    personName.value.trim() === "" ? word("person", number) : personName.value.trim();

export async function sitAt({ here: { session } }: Sitting, number: number): Promise<boolean> {
    return (await session.request({ t: "join", name: nameFor(number), seat: number })).t === "ok";
}

/* Whether nobody else is waited for: then one's own word is enough. */
const isFull = (table: TableOf | null) => table?.seats.every((one) => one.as !== "open" && one.as !== "bot") === true;

async function keepPromise(at: OnlineSitting, number: number) {
    const { session } = at.here;
    if ((await sitAt(at, number)) && isFull(session.table.value)) await session.request({ t: "ready", on: true });
}

function awaitTable(at: OnlineSitting, number: number) {
    let done = false;
    const stop = effect(() => {
        if (done || at.here.session.table.value?.phase !== "open" || at.here.session.welcome.value === null) return;
        done = true;
        queueMicrotask(() => stop());
        void keepPromise(at, number);
    });
}

export function openOnline(id: string): OnlineSitting {
    const now = sitting.peek();
    if (now instanceof OnlineSitting && now.table.id === id) return now;
    const at = seat(new OnlineSitting(id)),
        { seat: number } = promised?.id === id ? promised : { seat: 0 };
    promised = null;
    if (number > 0) awaitTable(at, number);
    return at;
}
