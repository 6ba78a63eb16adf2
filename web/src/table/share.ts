/* A record as letters: compressed, so that it can stand in a link. */

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

export const lettersOfRecord = async (record: string) =>
    lettersOf(await throughStream(new TextEncoder().encode(record), new CompressionStream("deflate-raw")));

/* Throws when the letters were cut off. */
export const recordOfLetters = async (letters: string) =>
    new TextDecoder().decode(await throughStream(bytesOf(letters), new DecompressionStream("deflate-raw")));
