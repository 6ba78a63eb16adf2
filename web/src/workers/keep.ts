/* Where tables outlive their tab: IndexedDB, line by line. A line's key is its table, log and number, and lines are
 * only ever added: when two tabs play the same table, whoever comes second with a number is refused. */
import type { Entry } from "../table/records";

export interface Line {
    log: number;
    number: number;
    line: string;
}

interface Kept extends Line {
    table: string;
}

const NAME = "hegemon",
    VERSION = 1;

function settled<T>(request: IDBRequest<T>): Promise<T> {
    return new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
}

/* Complete, which is more than all of its requests having succeeded. */
function complete(transaction: IDBTransaction): Promise<void> {
    return new Promise((resolve, reject) => {
        transaction.oncomplete = () => resolve();
        transaction.onabort = () => reject(transaction.error);
    });
}

const linesOf = (id: string) => IDBKeyRange.bound([id], [id, []]);

export class Keep {
    private constructor(private readonly database: IDBDatabase) {}

    static async open(): Promise<Keep> {
        const request = indexedDB.open(NAME, VERSION);
        request.onupgradeneeded = () => {
            request.result.createObjectStore("tables", { keyPath: "id" });
            request.result.createObjectStore("lines", { keyPath: ["table", "log", "number"] });
        };
        return new Keep(await settled(request));
    }

    /* All lines, and the entry with a table's first ones, or nothing. Resolves when they are on the disk. */
    async append(table: string, lines: Line[], entry?: Entry): Promise<void> {
        const transaction = this.database.transaction(["tables", "lines"], "readwrite", { durability: "strict" });
        const done = complete(transaction);
        for (const line of lines) {
            const kept: Kept = { table, ...line };
            transaction.objectStore("lines").add(kept);
        }
        if (entry !== undefined) transaction.objectStore("tables").add(entry);
        await done;
    }

    /* Both logs as texts. */
    async read(id: string): Promise<[string, string]> {
        const store = this.database.transaction("lines").objectStore("lines");
        const text: [string, string] = ["", ""];
        for (const { log, line } of await settled<Kept[]>(store.getAll(linesOf(id)))) text[log as 0 | 1] += `${line}\n`;
        return text;
    }

    async entry(id: string): Promise<Entry | undefined> {
        return settled<Entry | undefined>(this.database.transaction("tables").objectStore("tables").get(id));
    }

    async list(): Promise<Entry[]> {
        return settled<Entry[]>(this.database.transaction("tables").objectStore("tables").getAll());
    }

    async remove(id: string): Promise<void> {
        const transaction = this.database.transaction(["tables", "lines"], "readwrite");
        const done = complete(transaction);
        transaction.objectStore("tables").delete(id);
        transaction.objectStore("lines").delete(linesOf(id));
        await done;
    }

    close() {
        this.database.close();
    }
}
