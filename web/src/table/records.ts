/* A record from a file or a link becomes a table that is over, so that the same page shows it. The table's log is
 * written from the record's own header; the module judges both before anything is kept. */
import { drawHex } from "./sha256";

/* What the logs don't tell: whose tokens this browser has, and how to play the same again. */
export interface Entry {
    id: string;
    began: number; /* milliseconds since 1970 */
    plan: string;
    tokens: string[];
}

/* A whole table as somebody may carry it to another browser. It holds the dice's secret until the game is over. */
export interface Saved {
    hegemon: 1;
    entry: Entry;
    record: string;
    log: string;
}

const SECRET = 32; /* bytes */
const UNKNOWN = "0".repeat(2 * SECRET);

const options = (lines: string[]) =>
    lines
        .filter((line) => line.startsWith("option "))
        .map((line): [string, string] => {
            const [, name = "", value = ""] = line.split(" ");
            return [name, value];
        });

export function savedOf(record: string, id: string, began = Date.now()): Saved {
    const lines = record.split("\n");
    const valueOf = (name: string) => lines.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1) ?? "";
    const chosen = options(lines);
    const seats = Number(valueOf("seats"));
    const head = lines.findIndex((line) => line.startsWith("header ")) + 1;
    const game = [valueOf("edition"), valueOf("edition-sha256"), valueOf("mode")];
    const log = [
        ["table", id, ...game, seats, "casual", drawHex(SECRET), "none", ...chosen.map((one) => one.join("="))].join(
            " ",
        ),
        `secret ${valueOf("secret") || UNKNOWN}`,
        ...Array.from({ length: seats }, (_, i) => `ai ${i + 1} casual`),
        "start",
        `sealed ${valueOf("header")} ${head}`,
        "playing",
        "over",
    ];
    const plan = {
        id,
        game: `${valueOf("edition")}/${valueOf("mode")}`,
        seats: Array<string>(seats).fill("casual"),
        options: Object.fromEntries(chosen),
    };
    return {
        hegemon: 1,
        entry: { id, began, plan: JSON.stringify(plan), tokens: [drawHex(SECRET)] },
        record,
        log: log.map((line) => `${began} ${line}\n`).join(""),
    };
}
