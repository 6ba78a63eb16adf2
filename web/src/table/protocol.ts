/* The messages of docs/API.md as far as the page looks at them. Nothing here knows a rule. */

export interface Facts {
    lang: string;
    edition: { id: string; sha256: string; name: string };
    mode: { id: string; name: string; board: "graph" | "grid" | "cards"; dice: "compared" | "added" | "matched" };
    places: { id: string; name: string; region: string; at: [number, number] }[];
    regions: { id: string; name: string; colour: string; bonus: number }[];
    armies: {
        id: string;
        name: string;
        colour: string;
        faction?: string;
        faction_id?: string;
        hero?: string;
        base?: string;
        unit?: string;
    }[];
    cards: Card[];
    goals: { id: string; name: string; tier: string }[];
    rewards: { id: string; name: string; tier: string; text: string }[];
    classes: { id: string; name: string }[];
    tokens: { id: string; name: string }[];
    things: Record<string, string>;
    verbs: { id: string; args: string; aside: boolean; name: string; traits: Trait[] }[];
    questions: { id: string; say: string; rule: string; ids: string; repeats: boolean }[];
    steps: { name: string; asks: string[] }[];
    options: { id: string; about: string; values: string[] }[];
    players: string[];
    rules: Rules;
}

/* What a verb is, as docs/API.md has it. */
export type Trait =
    | "attacks"
    | "declares"
    | "assaults"
    | "commits"
    | "defends"
    | "follows"
    | "moves"
    | "passes"
    | "ends-step"
    | "routine"
    | "weighty";

export interface Card {
    id: string;
    name: string;
    class?: string;
    class_id?: string;
    faction?: string;
    directive?: string;
    window?: string;
    place?: string;
    text?: string;
}

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

export interface Odds {
    from: string;
    to: string;
    win: number;
    lands?: string; /* behind the target */
    titan?: boolean;
    rough?: boolean;
}

/* Every end of an attack, in ten thousandths: taken with 1, 2 … units left, or held by 1, 2 … */
export interface Spread {
    win: number;
    won: number[];
    held: number[];
}

export interface Ask {
    t: "ask";
    number: number;
    seats: number[];
    kind: string;
    deadline?: number;
    boxes?: string[];
    odds?: Odds[];
    cards?: { card: string; win: number }[]; /* chances under best play, where cards are tried for */
    default?: string;
    say?: string;
}

export interface Event {
    number: number;
    seat: number | "chance";
    do: string;
    set: Partial<View>;
    story: string;
    dice?: number[];
    attack?: number;
    battle?: { from: string; to: string; lost: [number, number]; conquered: boolean };
    chain: string;
}

export interface SeatOf {
    seat: number;
    as: "open" | "person" | "ai" | "bot";
    army: string | null;
    name: string | null;
    ready: boolean;
    online: boolean;
    away: boolean;
    offered: boolean;
    again: boolean;
}

export interface TableOf {
    phase: string;
    creator: boolean;
    clock: { kind: string; seconds?: number; reserve?: number; days?: number };
    seats: SeatOf[];
    rematch: string | null;
}

export interface Welcome {
    table: string;
    seat: number | null;
    now: number;
    phase: string;
    game: { edition: string; sha256: string; mode: string; options: Record<string, string>; seats: number };
    facts: string;
}

export interface End {
    number: number;
    result: { how: string; winners: number[]; sentence: string };
    secret: string | null;
}

export interface Chat {
    n: number;
    seat: number | null;
    name: string | null;
    text: string;
    to: string;
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
