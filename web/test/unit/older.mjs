/* What Debian 12's node lacks of what browsers and later versions have; and a clock that a test moves on. */
import { webcrypto } from "node:crypto";
import { Duplex } from "node:stream";
import { createDeflateRaw, createInflateRaw } from "node:zlib";

globalThis.crypto ??= webcrypto;

/* Streams of one format alone, the one that the page asks for. */
function replace(name, make) {
    try {
        new globalThis[name]("deflate-raw");
    } catch {
        globalThis[name] = class {
            constructor() {
                Object.assign(this, Duplex.toWeb(make()));
            }
        };
    }
}

replace("CompressionStream", createDeflateRaw);
replace("DecompressionStream", createInflateRaw);

/* From now on setTimeout waits until the test lets time pass, by what this gives back. */
export function stopClock(t) {
    const { setTimeout, clearTimeout } = globalThis;
    const waiting = new Map();
    let now = 0;
    let last = 0;
    t.after(() => Object.assign(globalThis, { setTimeout, clearTimeout }));
    globalThis.setTimeout = (run, wait = 0) => {
        waiting.set(++last, { at: now + wait, run });
        return last;
    };
    globalThis.clearTimeout = (id) => waiting.delete(id);
    return function pass(time) {
        const until = now + time;
        const due = () => [...waiting].filter(([, { at }]) => at <= until).sort(([, a], [, b]) => a.at - b.at)[0];
        for (let next = due(); next !== undefined; next = due()) {
            const [id, { at, run }] = next;
            waiting.delete(id);
            now = at;
            run();
        }
        now = until;
    };
}
