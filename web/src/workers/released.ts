/* Older versions of editions are no part of the module: they lie beside the page and are fetched when a record asks for
 * one. Where there is none, or no network, the module says by itself which edition it lacks. */
import type { Engine } from "./engine";

/* The edition that a record, or the log of a table, was played with. */
const NAMED = /^(?:edition-sha256|\d+ table \S+ \S+) ([0-9a-f]{64})\b/m;

async function fetchPack(sha256: string): Promise<Uint8Array | null> {
    try {
        const answer = await fetch(new URL(`released/${sha256}.pack`, self.location.href));
        return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
    } catch {
        return null;
    }
}

/* Hands the module what it lacks for this text. The pack, for other modules that need it, or null. */
export async function provide(engine: Engine, text: string): Promise<Uint8Array | null> {
    const sha256 = NAMED.exec(text)?.[1];
    if (sha256 === undefined || engine.holds(sha256)) return null;
    const pack = await fetchPack(sha256);
    if (pack !== null) engine.takePack(pack);
    return pack;
}
