/* Who is who: names, letters, colours of owners. An owner is a seat or, behind the last one, a neutral army. */
import { computed, type ReadonlySignal } from "@preact/signals";
import type { Facts, TableOf, View } from "./protocol";
import type { Session } from "./session";
import { word, type Word } from "../words/words";

export const SLOTS = [
    "sky",
    "blue",
    "red",
    "burgundy",
    "orange",
    "yellow",
    "green",
    "purple",
    "brown",
    "white",
] as const;
export type Slot = (typeof SLOTS)[number];

/* Computers that can be asked to play, from weak to strong. */
export const LEVELS = ["novice", "casual", "skilled", "hard", "master"];

export interface Owner {
    seat: number;
    slot: Slot;
    letter: string;
    name: string; /* of whoever plays it */
    army: string;
    short: string; /* the army's name without its colour, where that is enough */
    faction: string;
    you: boolean;
    neutral: boolean;
    away: boolean;
    computer: boolean;
}

/* Printed colours that have another name among ours. */
const ALIKE: Record<string, Slot> = { "light-blue": "sky", "dark-blue": "blue", gold: "yellow" };

export function slotOf(army: string, taken: Set<string> = new Set()): Slot {
    const slot = ALIKE[army] ?? ((SLOTS as readonly string[]).find((name) => name === army) as Slot | undefined);
    return slot !== undefined && !taken.has(slot) ? slot : (SLOTS.find((name) => !taken.has(name)) ?? "white");
}

const wordsOf = (name: string) => name.split(/[, ]+/).filter((part) => part !== "");

/* The first letter of the name that nobody has yet; of the colour's name where two are called alike. */
function letterOf(name: string, alike: boolean, taken: Set<string>): string {
    const [first = name, colour = ""] = name.split(", ");
    const tries = [...(alike ? wordsOf(colour) : wordsOf(first)), ...wordsOf(colour), ...wordsOf(first)];
    const letters = [...tries.map((part) => part.slice(0, 1)), ...name.replace(/\W/g, "")].map((letter) =>
        letter.toUpperCase(),
    );
    return letters.find((letter) => !taken.has(letter)) ?? "?";
}

/* Armies of seats, then of neutral ones: those that are left. */
function armiesOf(facts: Facts, table: TableOf, view: View | null): (string | null)[] {
    const seats = table.seats.map(
        (seat, i) => view?.army?.[seat.seat] ?? seat.army ?? facts.rules.seat_armies?.[i] ?? null,
    );
    const factionOf = (id: string | null) => facts.armies.find((army) => army.id === id)?.faction_id;
    const played = new Set(seats.map(factionOf));
    const left = facts.armies.filter((army) => !seats.includes(army.id));
    const free = facts.rules.roles === undefined ? left : left.filter((army) => !played.has(army.faction_id));
    const count = Math.max(facts.rules.neutrals ?? 0, 0);
    return [...seats, ...Array.from({ length: count }, (_, i) => free[i]?.id ?? left[i]?.id ?? null)];
}

function ownerOf(
    i: number,
    id: string | null,
    facts: Facts,
    table: TableOf,
    you: number | null,
    alike: boolean,
    slots: Set<string>,
    letters: Set<string>,
): Owner {
    const seat = table.seats[i],
        army = facts.armies.find((one) => one.id === id),
        name = army?.name ?? word("seat", i + 1);
    const slot = slotOf(id ?? "", slots),
        letter = army === undefined ? String(i + 1) : letterOf(name, alike, letters);
    slots.add(slot);
    letters.add(letter);
    return {
        seat: i + 1,
        slot,
        letter,
        army: name,
        short: alike ? name : name.replace(/, .*/, ""),
        faction: army?.faction ?? name,
        you: seat !== undefined && seat.seat === you,
        neutral: seat === undefined,
        name: seat === undefined ? word("neutral") : nameOf(seat.as, seat.name, seat.seat === you),
        away: seat?.away ?? false,
        computer: seat?.as === "ai",
    };
}

function nameOf(as: string, name: string | null, you: boolean): string {
    if (you) return word("you");
    if (as === "ai") return word("computerLevel", word(`level.${name ?? "casual"}` as Word));
    return name ?? word("openSeat");
}

export function owners(facts: Facts, table: TableOf, view: View | null, you: number | null): Owner[] {
    const armies = armiesOf(facts, table, view),
        slots = new Set<string>(),
        letters = new Set<string>();
    const factions = armies.map((id) => facts.armies.find((army) => army.id === id)?.faction_id ?? id);
    return armies.map((id, i) =>
        ownerOf(
            i,
            id,
            facts,
            table,
            you,
            factions.filter((faction) => faction === factions[i]).length > 1,
            slots,
            letters,
        ),
    );
}

export const ownersOf = (session: Session): ReadonlySignal<Owner[]> =>
    computed(() => {
        const facts = session.facts.value,
            table = session.table.value;
        return facts === null || table === null ? [] : owners(facts, table, session.shown.value, session.seat.value);
    });
