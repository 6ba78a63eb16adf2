/* What a person has chosen, as far as the table must know it. Whoever has a browser keeps it there
 * (browser/settings.ts). */
import { signal } from "@preact/signals";
import type { Orders } from "./protocol";

export type Pace = "slow" | "normal" | "fast" | "instant";

export const pace = signal<Pace>("instant");
export const until = signal(1); /* units that stay behind when an attack is repeated */
export const moveIn = signal<"ask" | "all" | "none">("ask");
export const orders = signal<Orders>({ dice: "most", pass: "idle" });
export const ordered = signal<Record<string, string>>({}); /* by table and seat: the orders that were given there */
export const narrow = signal(false); /* a phone's screen, which shows a part of the page at a time */
export const unseen = signal(false); /* nobody looks at the page just now */
