/* One pair of eyes on one table: everything that it was told, as signals. Two views are kept: `live`, where the game
 * stands, and `shown`, where the board stands while what others did is still being shown. */
import { batch, computed, signal } from "@preact/signals";
import { Choices } from "./boxes";
import {
    merge,
    type Ask,
    type Chat,
    type End,
    type Event,
    type Facts,
    type Geometry,
    type Hearing,
    type Orders,
    type Reply,
    type Request,
    type TableOf,
    type View,
    type Welcome,
} from "./protocol";
import { pace, unseen } from "./settings";
import { drawHex } from "./sha256";
import type { Said, Status, Transport } from "./transport";
import { language } from "../words/words";
import { isVerb } from "./verbs";

export type Sound = "dice" | "turn" | "taken";

export interface Toast {
    text: string;
    bad: boolean;
}

interface Waiting {
    resolve(message: Reply): void;
    keep: boolean; /* refusals are the caller's to show */
    message: Said;
    tries: number;
}

const SHARE = 32; /* bytes of a share of the dice's randomness */
const BLOCK = 50; /* events of one `history` */
const TOAST_MS = 6000;
const LAST_MS = 250; /* the last event of a queue stays no longer */
/* Somebody else's line is just being stored: the same is said again, a little later each time. */
const BUSY_MS = 20,
    BUSY_MOST = 30;
/* Milliseconds for what others do, by pace. Small things take a part of it. */
const PACES = { slow: 900, normal: 450, fast: 130, instant: 0 } as const;

export class Session {
    readonly status = signal<Status>("connecting");
    readonly welcome = signal<Welcome | null>(null);
    readonly table = signal<TableOf | null>(null);
    readonly facts = signal<Facts | null>(null);
    readonly geometry = signal<Geometry | null>(null);
    readonly live = signal<View | null>(null);
    readonly shown = signal<View | null>(null);
    readonly number = signal(0);
    readonly ask = signal<Ask | null>(null);
    readonly busy = signal(false);
    readonly log = signal<Event[]>([]);
    readonly queue = signal<Event[]>([]);
    readonly recap = signal<Event[]>([]); /* what others did since one's own last move */
    readonly rolled = signal<Event | null>(null); /* the last dice on the table */
    readonly current = signal<Event | null>(null); /* what is being shown just now */
    readonly fallen = signal<{ seat: number; number: number } | null>(null); /* who was eliminated last */
    readonly chat = signal<Chat[]>([]);
    readonly clock = signal<{ now: number; seats: { seat: number; reserve: number; deadline?: number }[] } | null>(
        null,
    );
    readonly end = signal<End | null>(null);
    readonly toast = signal<Toast | null>(null);
    readonly orders = signal<Orders>({ dice: "ask", pass: "ask" });
    readonly seat = computed(() => this.welcome.value?.seat ?? null);
    readonly mine = computed(() =>
        this.ask.value?.boxes !== undefined && this.end.value === null ? this.ask.value : null,
    );
    readonly places = computed(() => new Set(this.facts.value?.places.map((place) => place.id)));
    readonly choices = computed(() => {
        const boxes = this.mine.value?.boxes;
        return boxes === undefined ? null : new Choices(boxes, (word) => this.places.value.has(word));
    });

    contribution: string | null = null;
    sealed: { header: string[]; digest: string } | null = null;
    readonly seen: string[] = []; /* lines of one's own chain: docs/API.md */
    private ids = 0;
    private readonly prefix = Math.random().toString(36).slice(2, 8);
    private readonly waiting = new Map<string, Waiting>();
    private timer: ReturnType<typeof setTimeout> | undefined;
    private fading: ReturnType<typeof setTimeout> | undefined;

    /* `ring` makes a sound. */
    constructor(
        readonly transport: Transport,
        private readonly ring: (sound: Sound) => void = () => undefined,
    ) {
        transport.onMessage = (message) => batch(() => this.hear(message));
        transport.onStatus = (status) => {
            this.status.value = status;
        };
    }

    /* ---- What is said ---- */

    /* Resolves with the answer, be it `ok`, `answer` or `refuse`; a refusal is shown unless it is kept. */
    request(message: Request, keep = false): Promise<Reply> {
        const id = `${this.prefix}.${++this.ids}`;
        return new Promise((resolve) => {
            const whole = { ...message, id };
            this.waiting.set(id, { resolve, keep, message: whole, tries: 0 });
            this.transport.say(whole);
        });
    }

    tell(text: string, bad = false) {
        this.toast.value = { text, bad };
        clearTimeout(this.fading);
        this.fading = setTimeout(() => {
            this.toast.value = null;
        }, TOAST_MS);
    }

    async speak(to: string) {
        const answer = await this.request({ t: "lang", lang: to });
        if (answer.t === "answer") await this.fetchFacts(answer.facts ?? "", to);
        if (this.end.value === null && this.mine.value !== null) await this.reask();
    }

    /* The question in the new language: sentences come from the host. */
    private async reask() {
        const say = this.facts.value?.questions.find((question) => question.id === this.mine.value?.kind)?.say;
        if (this.ask.value !== null && say !== undefined) this.ask.value = { ...this.ask.value, say };
    }

    private async fetchFacts(name: string, to: string) {
        return (this.facts.value = await this.transport.facts(name, to));
    }

    /* ---- What is heard ---- */

    private hear(message: Said) {
        const id = message.id as string | undefined;
        if (id !== undefined && id !== null) this.settle(id, message);
        else this.take(message);
    }

    private settle(id: string, message: Said) {
        const waiting = this.waiting.get(id);
        if (
            waiting !== undefined &&
            message.t === "refuse" &&
            message.reason === "busy" &&
            waiting.tries++ < BUSY_MOST
        ) {
            setTimeout(() => this.transport.say(waiting.message), BUSY_MS * waiting.tries);
            return;
        }
        this.waiting.delete(id);
        if (message.t === "refuse" && !waiting?.keep) this.tell(String(message.sentence), true);
        waiting?.resolve(message as unknown as Reply);
    }

    private take(message: Said) {
        const known: Hearing = {
            welcome: (m) => this.begin(m),
            table: (m) => {
                this.table.value = m;
            },
            sealed: (m) => this.contribute(m),
            snapshot: (m) => this.snapshot(m.number, m.view as unknown as View),
            events: (m) => this.happen(m.list as Event[]),
            ask: (m) => this.asked(m),
            chat: (m) => {
                this.chat.value = [...this.chat.value.filter((chat) => chat.n !== m.n), m];
            },
            clock: (m) => {
                this.clock.value = m;
            },
            end: (m) => this.finish(m),
            error: (m) => this.tell(m.sentence, true),
        };
        known[message.t as keyof Hearing]?.(message as never);
    }

    private begin(welcome: Welcome) {
        if (this.welcome.value !== null && this.welcome.value.seat !== welcome.seat)
            this.seen.length = 0; /* seen with other eyes */
        this.welcome.value = welcome;
        if (welcome.phase === "playing" || welcome.phase === "over") this.contribution ??= this.keptShare();
        const facts = this.fetchFacts(welcome.facts, language.value),
            drawn = this.transport.board(welcome);
        void Promise.all([drawn, facts]).then(([board, { mode }]) => {
            this.geometry.value = mode.board === "cards" ? { board: "none" } : board;
        });
    }

    /* Our own share of the dice's randomness; whether it is in the record is checked at the end. */
    private contribute(sealed: { header: string[]; digest: string }) {
        this.sealed = sealed;
        if (this.seat.value === null || this.contribution !== null) return;
        this.contribution = this.keptShare() ?? drawHex(SHARE);
        this.transport.share?.(this.contribution);
        void this.request({ t: "contribute", hex: this.contribution }, true).then((answer) => {
            if (answer.t === "refuse")
                /* another tab or device of ours was first */
                this.contribution = this.transport.share?.(null) ?? null;
        });
    }

    private keptShare() {
        return this.seat.value === null ? null : (this.transport.share?.() ?? null);
    }

    private snapshot(number: number, view: View) {
        clearTimeout(this.timer);
        this.queue.value = [];
        this.live.value = this.shown.value = view;
        this.number.value = number;
        this.log.value = this.log.value.filter((event) => event.number <= number);
        const known = this.log.value[this.log.value.length - 1]?.number ?? 0;
        if (known < number) void this.catchUp(number);
    }

    /* The story so far, for who comes later or was away. */
    private async catchUp(number: number) {
        const list = await this.history(Math.max(1, number - 2 * BLOCK + 1), number);
        this.log.value = [...list, ...this.log.value.filter((event) => event.number > number)];
        this.rolled.value ??= list.filter((event) => event.battle !== undefined).pop() ?? null;
    }

    /* With one's own eyes, or after the end with those of any seat. */
    async history(from: number, to: number, seat: number | null = null): Promise<Event[]> {
        const all: Event[] = [];
        for (let first = from; first <= to; first += BLOCK) {
            const answer = await this.request({
                t: "history",
                from: first,
                to: Math.min(to, first + BLOCK - 1),
                ...(seat === null ? {} : { seat }),
            });
            if (answer.t !== "answer") break;
            all.push(...(answer.list as Event[]));
        }
        return all;
    }

    async look(number: number, seat: number | null = null): Promise<View | null> {
        const answer = await this.request({ t: "look", number, ...(seat === null ? {} : { seat }) });
        return answer.t === "answer" ? (answer.view as unknown as View) : null;
    }

    private asked(ask: Ask) {
        this.ask.value = ask;
        this.busy.value = false;
        if (ask.boxes === undefined) return;
        this.ring("turn");
    }

    private finish(end: End) {
        this.end.value = end;
        this.ask.value = null;
    }

    /* ---- What happened, and showing it ---- */

    /* What was told already may be told again, to who was too late with a move. */
    private happen(told: Event[]) {
        const own = this.seat.value,
            list = told.filter((event) => event.number > this.number.value);
        if (list.length === 0) return;
        for (const event of list) {
            this.seen.push(`${event.number} ${event.chain}`);
            if (this.live.value !== null) this.live.value = merge(this.live.value, event.set);
            this.number.value = event.number;
        }
        this.log.value = [...this.log.value, ...list];
        if (list.some((event) => event.seat === own)) this.recap.value = [];
        this.recap.value = [
            ...this.recap.value,
            ...list.slice(list.map((event) => event.seat).lastIndexOf(own as number) + 1),
        ];
        this.queue.value = [...this.queue.value, ...list];
        if (this.timer === undefined) this.showNext();
    }

    private delayOf(event: Event): number {
        const view = this.shown.value,
            mine = this.seat.value !== null && (event.seat === this.seat.value || view?.seat === this.seat.value);
        const whole = PACES[pace.value];
        if (mine || whole === 0 || unseen.value) return 0;
        if (event.battle !== undefined || isVerb(this.facts.value, event.do, "weighty")) return whole;
        return view !== null && view.turn === 0 ? whole / 10 : whole / 4;
    }

    /* Shows the next event, or all at once those that take no time. */
    private showNext() {
        this.timer = undefined;
        batch(() => {
            let wait = 0;
            for (const event of this.queue.value) {
                wait = this.show(event);
                if (wait > 0) break;
            }
            if (wait > 0) this.timer = setTimeout(() => this.showNext(), wait);
            else this.current.value = null;
        });
    }

    /* The next event of the queue; how long it stays. */
    private show(event: Event): number {
        const wait = this.delayOf(event);
        this.queue.value = this.queue.value.slice(1);
        this.apply(event);
        this.current.value = event;
        return this.queue.value.length > 0 ? wait : Math.min(wait, LAST_MS);
    }

    private apply(event: Event) {
        const { living } = event.set;
        const gone = this.shown.value?.living.find((seat) => living?.includes(seat) === false);
        if (gone !== undefined) this.fallen.value = { seat: gone, number: event.number };
        if (this.shown.value !== null) this.shown.value = merge(this.shown.value, event.set);
        if (event.dice === undefined) return;
        this.rolled.value = event;
        this.ring(event.battle?.conquered === true ? "taken" : "dice");
    }

    /* The board jumps to where the game stands. */
    skip() {
        clearTimeout(this.timer);
        this.timer = undefined;
        batch(() => {
            this.queue.value.forEach((event) => this.apply(event));
            this.queue.value = [];
            this.current.value = null;
            this.shown.value = this.live.value;
        });
    }

    close() {
        clearTimeout(this.timer);
        clearTimeout(this.fading);
        this.transport.close();
    }
}
