/* What the start page offers: the only games that the page calls by their names. Each is an edition, its mode, and how
 * many play. */
export interface Wish {
    edition: string;
    mode: string;
    seats: number;
}

type Entry = [edition: string, mode: string, seats: number];

function entryOf(text: string): Entry {
    const [edition = "", mode = "", seats] = text.split(/[/ ]/);
    return [edition, mode, Number(seats)];
}

/* What one press begins. */
export const FIRST = entryOf("mass-effect/basic 3");

export const SHELF = [
    FIRST,
    ...["starcraft/command-room 3", "halo-wars/basic 3"].map(entryOf),
    ...["galactic-warfare/standard 2", "mass-effect/war-assets 3"].map(entryOf),
];

/* For whoever opens a table without having chosen a game. */
export const OPENED = entryOf("mass-effect/galaxy-at-war 3");

export const wishOf = ([edition, mode, seats]: Entry): Wish => ({ edition, mode, seats });
