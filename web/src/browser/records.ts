/* Records from elsewhere become tables of this browser, and a record becomes a link that needs no server: it lies
 * behind the `#`, which browsers keep to themselves. Any host of the page's files can open it. */
import { savedOf } from "../table/records";
import { hexOf, sha256 } from "../table/sha256";
import { lettersOfRecord, recordOfLetters } from "../table/share";
import { importTable, listTables } from "./game";

/* Its id is that of the record's bytes, so that the same one is kept once. */
export async function importRecord(record: string): Promise<string> {
    const id = hexOf(sha256(new TextEncoder().encode(record)).subarray(0, 8));
    if ((await listTables()).some((kept) => kept.id === id)) return id;
    const table = await importTable(savedOf(record, id));
    table.close();
    return id;
}

export const linkOfRecord = async (record: string) =>
    new URL(`#/r/${await lettersOfRecord(record)}`, document.baseURI).href;

/* The table that it becomes in this browser; the same link leads to the same one. Throws when the link was cut off, or
 * when the module refuses the record. */
export const openLink = async (letters: string) => importRecord(await recordOfLetters(letters));
