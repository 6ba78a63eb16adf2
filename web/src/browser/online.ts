/* The border to a server: a table by WebSocket. The messages are those of the tab; what differs is
 * that a connection can be lost. It comes back by itself, waits half as long again each time (so that a server which is
 * started anew has everybody back within five seconds), and says hello with the last number
 * that was seen, so that nothing is missed and nothing is told twice. Whatever was not answered is said again under the
 * same id, which gets the same answer. */
import type { Facts, Geometry, Welcome } from "../table/protocol";
import { ask, Refused, urlOf } from "./http";
import { keepShare, shareOf } from "./key";
import type { Said, Status, Transport } from "../table/transport";

const SPEAKS = 1,
    FIRST_WAIT = 400,
    LONGER = 1.5,
    LONGEST_WAIT = 10000,
    PING = 20000,
    PATIENCE = 10000;

interface Numbered {
    id?: string | null;
    number?: number;
    list?: { number: number }[];
}

export class OnlineTransport implements Transport {
    private socket: WebSocket | null = null;
    private wait = FIRST_WAIT;
    private asked = 0; /* how long the server wants us to wait, once */
    private seen: number | null = null;
    private closed = false;
    private greeted = false; /* by the table, on this connection */
    private seat: unknown = undefined; /* whose eyes everything so far was seen with */
    private pings = 0;
    private heard = 0; /* when something came last */
    private timer: ReturnType<typeof setTimeout> | undefined;
    private beat: ReturnType<typeof setInterval> | undefined;
    private readonly unanswered = new Map<string, Said>(); /* in the order in which they were said */
    onMessage: (message: Said) => void = () => {};
    onStatus: (status: Status) => void = () => {};
    /* It won't come back: there is no such table, or the server wants no more of us. */
    onGone: (sentence: string | null) => void = () => {};

    constructor(
        readonly table: string,
        private readonly token: string | null,
        private language: string,
    ) {
        addEventListener("online", this.hurry);
        document.addEventListener("visibilitychange", this.hurry);
        this.connect();
    }

    /* The network is back, or somebody looks again: no need to wait any longer. */
    private readonly hurry = () => {
        if (document.visibilityState === "hidden" || this.closed) return;
        if (this.socket === null) {
            clearTimeout(this.timer);
            this.wait = FIRST_WAIT;
            this.connect();
        } else this.ping();
    };

    private connect() {
        const url = urlOf(`tables/${encodeURIComponent(this.table)}/ws`);
        url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
        const socket = new WebSocket(url, "hegemon.1");
        this.socket = socket;
        this.greeted = false;
        socket.onopen = () => this.greet(socket);
        socket.onmessage = (event: MessageEvent<string>) =>
            this.socket === socket && this.hear(JSON.parse(event.data) as Said);
        socket.onclose = () => this.socket === socket && this.lose();
    }

    private greet(socket: WebSocket) {
        this.heard = Date.now();
        this.sayHello(socket);
        this.beat = setInterval(() => this.ping(), PING);
    }

    /* The token travels here and never in an address. */
    private sayHello(socket: WebSocket) {
        const hello: Said = { t: "hello", v: SPEAKS, lang: this.language };
        if (this.token !== null) hello.token = this.token;
        if (this.seen !== null) hello.after = this.seen;
        socket.send(JSON.stringify(hello));
    }

    /* A connection that is silent after a ping is given up: a cut cable closes nothing. */
    private ping() {
        const { socket } = this,
            since = Date.now();
        if (socket?.readyState !== WebSocket.OPEN) return;
        socket.send(JSON.stringify({ t: "ping", n: ++this.pings }));
        setTimeout(() => {
            if (this.socket === socket && this.heard < since) {
                socket.close();
                this.lose();
            }
        }, PATIENCE);
    }

    private hear(message: Said & Numbered) {
        this.heard = Date.now();
        if (message.t === "pong") return;
        if (typeof message.id === "string") this.unanswered.delete(message.id);
        if (message.t === "welcome" && this.isOther(message.seat)) return;
        this.count(message);
        this.onMessage(message);
        if (message.t === "welcome" && !this.greeted) this.begin();
        if (message.t === "bye") this.sayGoodbye(Number(message.retry));
        if (message.t === "error" && message.fatal === true) this.end(String(message.sentence));
    }

    /* The seat was lost or taken while we were away: what we know was seen with other eyes, so we ask anew for all. */
    private isOther(seat: unknown): boolean {
        const missed = !this.greeted && this.seen !== null && seat !== this.seat;
        this.seat = seat;
        if (!missed || this.socket === null) return false;
        this.seen = null;
        this.sayHello(this.socket);
        return true;
    }

    private count(message: Said & Numbered) {
        if (message.t === "snapshot" && message.number !== undefined) this.seen = message.number;
        for (const event of message.t === "events" ? (message.list ?? []) : []) this.seen = event.number;
    }

    private begin() {
        this.greeted = true;
        this.wait = FIRST_WAIT;
        this.onStatus("here");
        [...this.unanswered.values()].forEach((message) => this.send(message));
    }

    private sayGoodbye(retry: number) {
        this.asked = retry * 1000;
        if (retry === 0) this.end(null);
    }

    private end(sentence: string | null) {
        this.close();
        this.onStatus("lost");
        this.onGone(sentence);
    }

    private lose() {
        clearInterval(this.beat);
        this.socket = null;
        if (this.closed) return;
        this.onStatus("lost");
        if (this.seen === null && !this.greeted) void this.isThere();
        this.timer = setTimeout(() => this.connect(), Math.max(this.asked, this.wait) * (0.75 + Math.random() / 2));
        this.wait = this.asked > 0 ? FIRST_WAIT : Math.min(LONGEST_WAIT, this.wait * LONGER);
        this.asked = 0;
    }

    /* A WebSocket does not say why it was refused. */
    private async isThere() {
        try {
            await ask(`tables/${encodeURIComponent(this.table)}`, {}, this.language);
        } catch (error) {
            if (error instanceof Refused && error.status === 404 && !this.closed) this.end(error.message);
        }
    }

    private send(message: Said) {
        if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
    }

    say(message: Said) {
        if (message.t === "lang") this.language = String(message.lang);
        if (typeof message.id === "string" && !this.closed) this.unanswered.set(message.id, message);
        if (this.greeted) this.send(message);
    }

    async facts(name: string): Promise<Facts> {
        return (await fetch(urlOf(`facts/${name}`))).json() as Promise<Facts>;
    }

    /* The server's own drawing: this page may be older than the server. */
    async board({ game }: Welcome): Promise<Geometry> {
        return ((await (await fetch(urlOf(`boards/${game.sha256}/${game.mode}`))).json()) as { geometry: Geometry })
            .geometry;
    }

    share(keep?: string | null): string | null {
        if (keep !== undefined) keepShare(this.table, keep);
        return shareOf(this.table);
    }

    close() {
        this.closed = true;
        removeEventListener("online", this.hurry);
        document.removeEventListener("visibilitychange", this.hurry);
        clearTimeout(this.timer);
        clearInterval(this.beat);
        this.socket?.close();
        this.socket = null;
    }
}
