/* How the page talks to a table of its own tab, and where the boards of such tables lie: beside the page. */
import type { Facts, Geometry, Welcome } from "../table/protocol";
import type { Said, Status, Transport } from "../table/transport";
import type { Table, Watcher } from "./game";

const boards = new Map<string, Promise<Geometry>>();

function boardOf(edition: string): Promise<Geometry> {
    const known = boards.get(edition);
    if (known !== undefined) return known;
    const board = fetch(new URL(`boards/${edition}.json`, document.baseURI)).then(
        (answer) => answer.json() as Promise<Geometry>,
    );
    boards.set(edition, board);
    return board;
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

    board({ game }: Welcome) {
        return boardOf(game.edition);
    }

    /* The table itself belongs to all who sit at it; it is closed by whoever opened it. */
    close() {
        if (this.watcher !== null) void this.table.leave(this.watcher).catch(() => undefined);
    }
}
