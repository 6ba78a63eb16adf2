/* A game as a link that needs no server: the record itself, compressed, behind the `#`, which browsers keep to
 * themselves. Any host of the page's files can open it. */
import { importRecord } from "./records";

const PART = 0x8000; /* arguments of one call */

const throughStream = async (bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream) =>
    new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

/* Letters, digits, - and _, so that nothing in between has to change them. */
function lettersOf(bytes: Uint8Array): string {
    let text = "";
    for (let i = 0; i < bytes.length; i += PART) text += String.fromCharCode(...bytes.subarray(i, i + PART));
    return btoa(text).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

const bytesOf = (letters: string) =>
    Uint8Array.from(atob(letters.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));

export const canLink = () => typeof CompressionStream === "function";

export async function linkOfRecord(record: string): Promise<string> {
    const letters = lettersOf(
        await throughStream(new TextEncoder().encode(record), new CompressionStream("deflate-raw")),
    );
    return new URL(`#/r/${letters}`, document.baseURI).href;
}

/* The table that it becomes in this browser; the same link leads to the same one. Throws when the link was cut off, or
 * when the module refuses the record. */
export async function openLink(letters: string): Promise<string> {
    const record = new TextDecoder().decode(
        await throughStream(bytesOf(letters), new DecompressionStream("deflate-raw")),
    );
    return importRecord(record);
}
