/* Tables of this browser as the page opens them: who sits here, whose eyes look, and the curtain between two persons
 * who share a screen. */
import { sure } from "../table/sure";
import { effect, signal, type Signal } from "@preact/signals";
import { createTable, listTables, openTable, type Plan, type Saved, type Table } from "./game";
import { Acts } from "../table/acts";
import { Scene } from "../table/scene";
import { Session } from "../table/session";
import { play } from "./sound";
import { personName } from "./settings";
import { TabTransport } from "./tabled";
import { language, word } from "../words/words";

export interface Eyes {
    session: Session;
    acts: Acts;
    scene: Scene;
}

/* Who looks at a table from here, wherever the table is: in this browser (below) or on a server (away.ts). */
export interface Sitting {
    readonly table: { readonly id: string; exportRecord(): Promise<string>; exportTable?(): Promise<Saved> };
    readonly online: boolean;
    readonly eyes: Eyes[];
    readonly here: Eyes;
    readonly curtain: Signal<number | null>; /* who may look next */
    readonly overtaken: Signal<boolean>;
    readonly broken: Signal<string | null>;
    openCurtain(): void;
    sitDown(names: string[]): Promise<void>;
    close(): void;
}

export class TabSitting implements Sitting {
    readonly online = false;
    readonly eyes: Eyes[];
    readonly now = signal(0);
    readonly curtain = signal<number | null>(null);
    readonly overtaken = signal(false);
    readonly broken = signal<string | null>(null);
    private readonly stopped: (() => void)[] = [];

    constructor(
        readonly table: Table,
        readonly persons: number,
    ) {
        this.eyes = Array.from({ length: Math.max(1, persons) }, (_, i) => this.eye(i));
        table.onOvertaken = () => {
            this.overtaken.value = true;
        };
        table.onBroken = (sentence) => {
            this.broken.value = sentence;
        };
        if (persons > 1) this.stopped.push(effect(() => this.drawCurtain()));
        let spoken = language.value;
        this.stopped.push(
            effect(() => {
                const to = language.value;
                if (to !== spoken) this.eyes.forEach(({ session }) => void session.speak(to));
                spoken = to;
            }),
        );
    }

    /* Also where computers alone play: whoever has made the table watches, and lets it begin. */
    private eye(person: number): Eyes {
        const session = new Session(new TabTransport(this.table, person, language.value), play),
            acts = new Acts(session);
        return { session, acts, scene: new Scene(session, acts) };
    }

    get here(): Eyes {
        return sure(this.eyes[this.now.value], "eyes");
    }

    /* Somebody else who sits here is asked: nobody sees anything until they say that they are alone. */
    private drawCurtain() {
        const asked = this.eyes.map(({ session }) => session.mine.value !== null).indexOf(true),
            now = this.now.peek();
        if (asked >= 0 && asked !== now && this.eyes[now]?.session.mine.peek() === null) this.curtain.value = asked;
    }

    openCurtain() {
        this.now.value = this.curtain.value ?? this.now.value;
        this.curtain.value = null;
        this.here.session.skip();
    }

    /* Everybody of this browser sits down and agrees to begin. */
    async sitDown(names: string[]) {
        const seats = this.plan.seats.flatMap((as, i) => (as === "open" ? [i + 1] : []));
        for (const [i, { session }] of this.eyes.entries()) {
            const seat = seats[i];
            if (seat === undefined) await session.request({ t: "start" });
            else {
                await session.request({ t: "join", name: names[i] ?? word("seat", seat), seat });
                await session.request({ t: "ready", on: true });
            }
        }
    }

    get plan(): Plan {
        return JSON.parse(this.table.entry.plan) as Plan;
    }

    close() {
        this.stopped.forEach((stop) => stop());
        this.eyes.forEach(({ session }) => session.close());
        this.table.close();
    }
}

export const sitting = signal<Sitting | null>(null);

export function seat<T extends Sitting>(next: T): T {
    sitting.value?.close();
    sitting.value = next;
    return next;
}

function take(next: TabSitting) {
    seat(next);
    next.table.onAgain = (table) => void goOn(table, next);
    return next;
}

const personsOf = (plan: Plan) => plan.seats.filter((seat) => seat === "open").length;
const first = () => (personName.value.trim() === "" ? word("you") : personName.value.trim());

/* A rematch: the same people at the next table. */
async function goOn(table: Table, before: TabSitting) {
    const next = take(new TabSitting(table, before.persons));
    await next.sitDown([
        first(),
        word("person", 2),
        word("person", 3),
        word("person", 4),
        word("person", 5),
        word("person", 6),
    ]);
    location.hash = `#/table/${table.id}`;
}

export async function begin(plan: Plan, names?: string[]): Promise<string> {
    const table = await createTable(plan),
        next = take(new TabSitting(table, personsOf(plan)));
    await next.sitDown(names ?? [first()]);
    return table.id;
}

export async function open(id: string): Promise<Sitting> {
    if (sitting.value?.table.id === id) return sitting.value;
    const table = await openTable(id),
        plan = JSON.parse(table.entry.plan) as Plan;
    return take(new TabSitting(table, personsOf(plan)));
}

export function leave() {
    sitting.value?.close();
    sitting.value = null;
}

export interface Known {
    id: string;
    began: number;
    game: string;
    seats: string[];
}

export async function known(): Promise<Known[]> {
    const list = await listTables();
    return list
        .map(({ id, began, plan }) => ({ id, began, ...(JSON.parse(plan) as { game: string; seats: string[] }) }))
        .sort((a, b) => b.began - a.began);
}
