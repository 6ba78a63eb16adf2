/* A record from a file or a link becomes a table that is over, so that the same page shows it. The table's log is written
 * from the record's own header; the module judges both before anything is kept. */
import { importTable, listTables, type Saved } from "../browser/game";
import { drawHex as digits, hexOf, sha256 } from "./sha256";

export function savedOf(record: string, id: string): Saved {
    const lines = record.split("\n"),
        valueOf = (name: string) => lines.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1) ?? "";
    const options = lines.filter((line) => line.startsWith("option ")).map((line) => line.split(" ").slice(1)),
        began = Date.now();
    const seats = Number(valueOf("seats")),
        head = lines.findIndex((line) => line.startsWith("header ")) + 1,
        secret = valueOf("secret") || "0".repeat(64);
    const log = [
        `table ${id} ${valueOf("edition")} ${valueOf("edition-sha256")} ${valueOf("mode")} ${seats} casual ${digits(32)} none${options.map(([name, value]) => ` ${name}=${value}`).join("")}`,
        `secret ${secret}`,
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
        options: Object.fromEntries(options) as Record<string, string>,
    };
    return {
        hegemon: 1,
        entry: { id, began, plan: JSON.stringify(plan), tokens: [digits(32)] },
        record,
        log: log.map((line) => `${began} ${line}\n`).join(""),
    };
}

/* Its id is that of the record's bytes, so that the same one is kept once. */
export async function importRecord(record: string): Promise<string> {
    const id = hexOf(sha256(new TextEncoder().encode(record)).subarray(0, 8));
    if ((await listTables()).some((kept) => kept.id === id)) return id;
    const table = await importTable(savedOf(record, id));
    table.close();
    return id;
}
