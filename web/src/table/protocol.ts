/* The messages of docs/API.md as far as the page looks at them. Nothing here knows a rule. */
import type { Fetched, Say, Told } from "./messages";

/* What stands below `rules`, `view`, `set` and `geometry` follows from the game: docs/RECORD.md, docs/GEOMETRY.md. */
export type Facts = Omit<Fetched["facts"], "rules"> & { rules: Rules };
export type Card = Facts["cards"][number];
export type Trait = Facts["verbs"][number]["traits"][number]; /* what a verb is */

export type Welcome = Told["welcome"];
export type TableOf = Told["table"];
export type SeatOf = TableOf["seats"][number];
export type Ask = Told["ask"];
export type Odds = NonNullable<Ask["odds"]>[number];
export type Event = Told["events"]["list"][number] & { set: Partial<View> };
/* What is asked of the host, but for its id; and what comes of it. */
type Asking<T> = T extends { id: string } ? Omit<T, "id"> : never;
export type Request = Asking<Say[keyof Say]>;
export type Orders = Required<Pick<Say["orders"], "dice" | "pass">>;
export type Reply = Told["ok"] | Told["answer"] | Told["refuse"];

/* What a watcher does with each kind of message. */
export type Hearing = { [Kind in keyof Told]?: (message: Told[Kind]) => void };

export type Chat = Told["chat"];
export type End = Told["end"];

/* Every end of an attack, in ten thousandths: taken with 1, 2 … units left, or held by 1, 2 … */
export type Spread = NonNullable<Told["answer"]["spread"]>;

export interface Row {
    faces: number[];
    sum: number;
}

export interface Rules {
    places?: Record<string, string[]>;
    regions?: Record<string, { bonus?: number; value?: number; places: string[] }>;
    turn?: string[];
    neutrals?: number;
    seat_armies?: string[];
    strategic?: string[];
    strategic_win?: number;
    meter?: { role: string; cards: number; modifier: number }[];
    roles?: string[];
    die_sides?: number;
    goals_alone?: number;
    cards?: Record<string, { value: number; rows: Row[] } & Record<string, unknown>>;
    steal?: Row;
    dice?: { count: number; sides: number }[];
    scan_cards?: Record<string, { value: number; rows: Row[] }>;
    scan_dice?: { count: number; sides: number }[];
    home?: Record<string, string[]> | string[][];
    card_pips?: Record<string, number>;
}

export interface Question {
    kind: string;
    seat: number | "chance";
    a?: number;
    b?: number;
    n?: number;
}

type BySeat<T> = Record<string, T>;

export interface View {
    ask: Question[];
    turn: number;
    round: number;
    over: number;
    winners: number[];
    living: number[];
    own: BySeat<string[]>;
    units?: Record<string, number>;
    seat: number | null;
    step?: number;
    pile?: number;
    pool?: BySeat<number>;
    hand?: BySeat<string[]>;
    hand_size?: BySeat<number>;
    deck_size?: number;
    picked?: string[];
    army?: BySeat<string | null>;
    base?: BySeat<string | null>;
    hero?: BySeat<string | null>;
    tower?: (string | null)[];
    resource?: string[];
    goals?: string[];
    goals_of?: BySeat<string[]>;
    rewards_of?: BySeat<string[]>;
    side?: BySeat<number[]>;
    ships?: Record<string, Record<string, number>>;
    token_at?: (string | null)[];
    titan?: string | null;
    devastated?: string[];
    meter?: number;
    battle_from?: string | null;
    battle_to?: string | null;
    face?: number[];
    dice?: number[] | BySeat<number>;
    target?: string | null;
    matched?: number;
    score?: BySeat<number>;
    scan_at?: string | null;
    scan_matched?: number;
    scan_face?: number[];
    scan_dice?: number[];
    total?: BySeat<number>;
    frozen?: string | null;
}

/* How the board is drawn: docs/GEOMETRY.md. */
export interface Geometry {
    board: "cells" | "grid" | "none";
    places?: { id: string; outline: number[] }[];
    regions?: { id: string; outlines: number[][] }[];
    flat?: Layout;
    upright?: Layout;
    columns?: number;
    rows?: number;
    squares?: { id: string; column: number; row: number; region: string; dark: boolean }[];
}

/* In each language how its name stands there. */
export interface Label {
    id: string;
    box: [number, number, number, number];
    anchor: [number, number];
    en: Name;
}

export interface Name {
    name: [number, number, number, number];
    lines: number;
    short: boolean;
}

/* In each language how large it is. */
export interface Badge {
    id: string;
    en: [number, number, number, number];
}

export interface Layout {
    bounds: [number, number, number, number];
    labels: Label[];
    links: { kind: string; from: string; to: string; line: number[] }[];
    badges: Badge[];
}

/* `set` into a view: objects key by key, everything else is replaced, and null is a value. */
export function merge<T>(into: T, set: Partial<T>): T {
    const whole = { ...into } as Record<string, unknown>;
    for (const [key, value] of Object.entries(set)) {
        const old = whole[key];
        whole[key] = isObject(value) && isObject(old) ? merge(old, value) : value;
    }
    return whole as T;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
    typeof value === "object" && value !== null && !Array.isArray(value);
