/* What carries messages between the page and a table. The page does not know more than this of what is behind it: a
 * Worker of its own tab (browser/tabled.ts), or a server (browser/online.ts). */
import type { Facts, Geometry, Welcome } from "./protocol";

/* A message of the protocol, parsed. */
export type Said = { t: string } & Record<string, unknown>;

export type Status = "here" | "connecting" | "lost";

export interface Transport {
    say(message: Said): void;
    onMessage: (message: Said) => void;
    onStatus: (status: Status) => void;
    facts(name: string, language: string): Promise<Facts>;
    /* How the board is drawn. */
    board(welcome: Welcome): Promise<Geometry>;
    /* The share of the dice's randomness that this browser has kept for the table, which becomes `keep`; where the
     * table is not the page's own. */
    share?(keep?: string | null): string | null;
    close(): void;
}
