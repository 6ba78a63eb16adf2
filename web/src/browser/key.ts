/* Who somebody is: a key that this browser drew and keeps. Whoever has it has the seats that were taken with it, at
 * every table of this server. There are no accounts; to go to another device the key is carried there. */
import { signal } from "@preact/signals";
import { ask, post } from "./http";
import { bytesOf, drawHex, hexOf, sha256 } from "../table/sha256";

const NAME = "hegemon.key",
    DIGITS = 32;

export const isKey = (text: string) => /^[0-9a-f]{32,64}$/.test(text);

function read(): string | null {
    try {
        return localStorage.getItem(NAME);
    } catch {
        return null;
    }
}

function write(value: string) {
    try {
        localStorage.setItem(NAME, value);
    } catch {
        /* It lasts as long as this page. */
    }
}

function first(): string {
    const there = read(),
        drawn = there !== null && isKey(there) ? there : drawHex(DIGITS / 2);
    write(drawn);
    return drawn;
}

export const key = signal(first());
/* Another tab has taken over a key; ours are the same tables. */
addEventListener("storage", (event) => {
    if (event.key === NAME && event.newValue !== null && isKey(event.newValue)) key.value = event.newValue;
});

export function takeKey(value: string) {
    write(value);
    key.value = value;
}

/* The key as who asks for its tables shows it. */
export const bearer = (): RequestInit => ({ headers: { Authorization: `Bearer ${key.value}` } });

/* ---- To another device ---- */

/* The code never reaches the server: it keeps the key under a pad made of the code, below a name made of the pad. */
function sealing(code: string) {
    const pad = sha256(bytesOf(code));
    return {
        at: hexOf(sha256(pad)),
        turn: (hex: string) => hexOf(bytesOf(hex).map((byte, i) => byte ^ (pad[i] ?? 0))),
    };
}

/* The code of a link that works once, within ten minutes. */
export async function leaveKey(language: string): Promise<string> {
    const code = drawHex(32),
        { at, turn } = sealing(code);
    await post("moving", { at, what: turn(key.value) }, language);
    return code;
}

export async function fetchKey(code: string, language: string): Promise<void> {
    const { at, turn } = sealing(code),
        { what } = await ask<{ what: string }>("moved", { method: "POST", body: JSON.stringify({ at }) }, language),
        found = turn(what);
    if (!isKey(found)) throw new Error();
    takeKey(found);
}

/* ---- Shares of the dice's randomness, by table: a tab that is loaded anew, or a second one, gives the same ---- */

const shareName = (table: string) => `hegemon.share.${table}`;

export function shareOf(table: string): string | null {
    try {
        return localStorage.getItem(shareName(table));
    } catch {
        return null;
    }
}

export function keepShare(table: string, hex: string | null) {
    try {
        if (hex === null) localStorage.removeItem(shareName(table));
        else localStorage.setItem(shareName(table), hex);
    } catch {
        /* It is checked then by this page alone. */
    }
}
