/* What a page and its Worker say to each other. Messages of the protocol (docs/API.md) go as they are, with the watcher
 * that they come from or are for; everything else is a call with a number, and its answer. */
import type { Entry, Saved } from "../table/records";
import type { Verdict } from "./engine";

export interface Calls {
    create(entry: Entry): void;
    open(id: string): Entry;
    restore(saved: Saved): Entry;
    connect(watcher: number): void;
    disconnect(watcher: number): void;
    rematched(id: string): void;
    save(): Saved;
    facts(language: string): string;
    verify(record: string): Verdict;
    verifySeen(record: string, seen: string): Verdict;
    speak(language: string): void;
}

export type Call = keyof Calls;

export interface Begin {
    begin: WebAssembly.Module;
    thinker: MessagePort | null; /* without one nobody thinks: for looking at records alone */
}

export interface Message {
    to: number; /* the watcher it is for, or comes from */
    bytes: Uint8Array<ArrayBuffer>;
}

export interface Asked {
    call: number;
    name: Call;
    values: unknown[];
}

/* The Worker that reviews a record (review.ts): what it is told, once, and what it tells. */
export interface ReviewOrder {
    module: WebAssembly.Module;
    record: string;
    language: string;
    level: number;
}

export type ReviewTold = { done: number; all: number } | { review: string } | { fault: string };

export type ToTab = Begin | Message | Asked;

export type FromTab =
    | Message
    | { answer: number; value: unknown }
    | { answer: number; fault: string }
    | { left: number } /* the table has sent this watcher away */
    | { overtaken: true } /* another tab has written a line of this number: open the table anew */
    | { again: true } /* everybody wants to play again */
    | { broken: string }; /* nothing more will come */
