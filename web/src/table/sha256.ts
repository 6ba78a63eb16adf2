/* SHA-256 (FIPS 180-4). Browsers have their own only where a page came over HTTPS; a table at home is reached
 * without. */
const WORDS = 64,
    BLOCK = 64;

/* The first 32 bits of the fractional parts of the square (cube) roots of the first primes. */
function roots(count: number, power: number): Uint32Array {
    const found = new Uint32Array(count);
    let n = 2;
    for (let i = 0; i < count; n++) if (isPrime(n)) found[i++] = (n ** power % 1) * 2 ** 32;
    return found;
}

function isPrime(n: number): boolean {
    for (let d = 2; d * d <= n; d++) if (n % d === 0) return false;
    return true;
}

const FIRST = roots(8, 1 / 2),
    ROUND = roots(WORDS, 1 / 3);

/* Every place that is asked for is there. */
const of = (list: Uint32Array, i: number) => list[i] ?? 0;
const turn = (x: number, by: number) => (x >>> by) | (x << (32 - by));

function schedule(bytes: DataView, at: number): Uint32Array {
    const w = new Uint32Array(WORDS);
    for (let i = 0; i < 16; i++) w[i] = bytes.getUint32(at + 4 * i);
    for (let i = 16; i < WORDS; i++) {
        const [a, b] = [of(w, i - 15), of(w, i - 2)];
        const one = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
        const two = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
        w[i] = of(w, i - 16) + one + of(w, i - 7) + two;
    }
    return w;
}

function mix(state: Uint32Array, w: Uint32Array) {
    let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
    for (let i = 0; i < WORDS; i++) {
        const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + of(ROUND, i) + of(w, i)) | 0;
        const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
        [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((value, i) => {
        state[i] = of(state, i) + value;
    });
}

export function sha256(message: Uint8Array): Uint8Array {
    const blocks = Math.ceil((message.length + 9) / BLOCK),
        padded = new Uint8Array(blocks * BLOCK),
        view = new DataView(padded.buffer),
        state = FIRST.slice();
    padded.set(message);
    padded[message.length] = 0x80;
    view.setUint32(padded.length - 4, message.length * 8);
    for (let at = 0; at < padded.length; at += BLOCK) mix(state, schedule(view, at));
    const out = new Uint8Array(32);
    state.forEach((word, i) => new DataView(out.buffer).setUint32(4 * i, word));
    return out;
}

export const hexOf = (bytes: Uint8Array) => Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");
export const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
export const drawHex = (bytes: number) => hexOf(crypto.getRandomValues(new Uint8Array(bytes)));
