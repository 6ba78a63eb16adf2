/* What carries messages between the page and a table. The page does not know more than this of what is behind it: a
 * Worker of its own tab (here), or a server (online.ts). */
import type { Said, Table, Watcher } from "../browser/game";
import type { Facts, Geometry, Welcome } from "./protocol";

export type Status = "here" | "connecting" | "lost";

export interface Transport {
    say(message: Said): void;
    onMessage: (message: Said) => void;
    onStatus: (status: Status) => void;
    facts(name: string, language: string): Promise<Facts>;
    /* Where it is not the page's own: how the board is drawn; and the share of the dice's randomness that this browser
     * has kept for the table, which becomes `keep`. */
    board?(welcome: Welcome): Promise<Geometry>;
    share?(keep?: string | null): string | null;
    close(): void;
}

/* Somebody of this browser at a table of this browser. */
export class TabTransport implements Transport {
    private watcher: Watcher | null = null;
    private waiting: Said[] = [];
    onMessage: (message: Said) => void = () => {};
    onStatus: (status: Status) => void = () => {};

    /* `person`: by number from 0, or null for an onlooker. */
    constructor(
        private readonly table: Table,
        person: number | null,
        language: string,
    ) {
        const hear = (message: Said) => this.onMessage(message);
        const coming = person === null ? table.onlooker(language, hear) : table.person(person, language, hear);
        void coming.then((watcher) => this.begin(watcher));
    }

    private begin(watcher: Watcher) {
        this.watcher = watcher;
        this.onStatus("here");
        this.waiting.forEach((message) => watcher.send(message));
        this.waiting = [];
    }

    say(message: Said) {
        if (this.watcher === null) this.waiting.push(message);
        else this.watcher.send(message);
    }

    async facts(_name: string, language: string) {
        return (await this.table.facts(language)) as Facts;
    }

    /* The table itself belongs to all who sit at it; it is closed by whoever opened it. */
    close() {
        if (this.watcher !== null) void this.table.leave(this.watcher).catch(() => undefined);
    }
}
