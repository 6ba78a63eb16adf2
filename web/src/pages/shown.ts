/* What of a table is shown on its page. */
import { signal } from "@preact/signals";

export type Tab = "board" | "places" | "hand" | "players" | "story";

export const tab = signal<Tab>("board");
export const side = signal<"none" | "places" | "chat" | "menu">("none");
export const moment = signal<number | null>(null); /* a replay stands here */
export const reported = signal<string | null>(null); /* the table whose report was closed */

/* Opens a part of the side, or closes it. */
export const toggle = (part: "places" | "chat") => {
    side.value = side.value === part ? "none" : part;
};
