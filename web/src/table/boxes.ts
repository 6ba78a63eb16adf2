/* What may be done, as boxes (docs/BOTS.md): lines of notation with alternatives. A draft is a box that is being filled
 * in: by clicks on places and cards, by numbers, by switches. Every combination is allowed, so nothing here judges. */

export interface Slot {
    words: string[]; /* empty for a number */
    low: number;
    high: number;
    optional: boolean;
}

export interface Box {
    verb: string;
    slots: Slot[];
}

/* A verb and what was chosen so far, slot by slot; null where nothing is. */
export interface Draft {
    verb: string;
    picks: (string | null)[];
}

function slotOf(word: string): Slot {
    const optional = word.startsWith("["),
        inside = optional ? word.slice(1, -1) : word;
    const range = /^(\d+)\.\.(\d+)$/.exec(inside);
    if (range !== null) return { words: [], low: Number(range[1]), high: Number(range[2]), optional };
    return { words: inside.split("|"), low: 0, high: 0, optional };
}

export function boxOf(line: string): Box {
    const [verb = "", ...words] = line.split(" ");
    return { verb, slots: words.map(slotOf) };
}

const holds = (slot: Slot, word: string) =>
    slot.words.length > 0
        ? slot.words.includes(word)
        : /^\d+$/.test(word) && Number(word) >= slot.low && Number(word) <= slot.high;

/* Whether the box can still become what the draft says. */
const fits = (box: Box, draft: Draft) =>
    box.verb === draft.verb &&
    draft.picks.every((pick, i) => {
        const slot = box.slots[i];
        return pick === null || (slot !== undefined && holds(slot, pick));
    });

export const fitting = (boxes: Box[], draft: Draft) => boxes.filter((box) => fits(box, draft));

/* The draft with something else in one of its slots. */
export function withPick(draft: Draft, slot: number, pick: string | null): Draft {
    const picks = [...draft.picks];
    while (picks.length <= slot) picks.push(null);
    picks[slot] = pick;
    return { verb: draft.verb, picks };
}

export class Choices {
    readonly boxes: Box[];

    constructor(
        lines: string[],
        private readonly isPlace: (word: string) => boolean,
    ) {
        this.boxes = lines.map(boxOf);
    }

    isPlaceSlot(slot: Slot) {
        return slot.words.length > 0 && slot.words.every(this.isPlace);
    }

    verbs() {
        return [...new Set(this.boxes.map((box) => box.verb))];
    }

    /* Slots of places, by index. */
    private placeSlots(box: Box) {
        return box.slots.flatMap((slot, i) => (this.isPlaceSlot(slot) ? [i] : []));
    }

    /* The first slot of a place that the draft leaves open. */
    private openPlace(box: Box, draft: Draft): { at: number; words: string[] } | null {
        const at = this.placeSlots(box).find((i) => (draft.picks[i] ?? null) === null);
        return at === undefined ? null : { at, words: box.slots[at]?.words ?? [] };
    }

    hasPlaces(verb: string) {
        return this.boxes.some((box) => box.verb === verb && this.placeSlots(box).length > 0);
    }

    /* Verbs that begin with a place. */
    placeVerbs() {
        return this.verbs().filter((verb) =>
            this.boxes.some((box) => box.verb === verb && this.placeSlots(box)[0] === 0),
        );
    }

    /* Places that the next place of a draft may be. */
    next(draft: Draft): Set<string> {
        const found = new Set<string>();
        for (const box of fitting(this.boxes, draft)) {
            const open = this.openPlace(box, draft);
            const before = box.slots[(open?.at ?? 0) - 1];
            const follows =
                before === undefined || draft.picks[(open?.at ?? 0) - 1] !== null || !this.isPlaceSlot(before);
            if (follows) open?.words.forEach((word) => found.add(word));
        }
        return found;
    }

    /* Places with which a verb may begin. */
    firsts(verb: string): Set<string> {
        const found = new Set<string>();
        for (const box of this.boxes)
            if (box.verb === verb && this.placeSlots(box)[0] === 0)
                box.slots[0]?.words.forEach((word) => found.add(word));
        return found;
    }

    /* Places to which something may go, and from where. */
    sources(verb: string, target: string): string[] {
        return this.boxes
            .filter((box) => box.verb === verb && this.placeSlots(box).length > 1)
            .flatMap(({ slots: [from, to] }) => (to?.words.includes(target) === true ? (from?.words ?? []) : []));
    }

    isPair(verb: string) {
        return this.boxes.some((box) => box.verb === verb && this.placeSlots(box).length > 1);
    }

    /* The draft with a place in its next place slot, or null. */
    withPlace(draft: Draft, place: string): Draft | null {
        for (const box of fitting(this.boxes, draft)) {
            const open = this.openPlace(box, draft);
            if (open?.words.includes(place) === true) return withPick(draft, open.at, place);
        }
        return null;
    }

    /* The box that the rest of the draft is asked from: the one with the most slots that still fits. */
    best(draft: Draft): Box | null {
        return fitting(this.boxes, draft).sort((a, b) => b.slots.length - a.slots.length)[0] ?? null;
    }

    /* The notation, once every slot that must be filled is. Numbers that nobody chose are the highest. */
    notation(draft: Draft): string | null {
        for (const box of fitting(this.boxes, draft)) {
            const words = box.slots.map((slot, i) => draft.picks[i] ?? defaultOf(slot));
            if (words.every((word) => word !== null))
                return [box.verb, ...words].filter((word) => word !== "").join(" ");
        }
        return null;
    }
}

/* What stands in a slot that nobody has filled: nothing where that is allowed, else the only word or the highest
 * number. */
export function defaultOf(slot: Slot): string | null {
    if (slot.optional) return "";
    if (slot.words.length === 0) return String(slot.high);
    const [only = null, ...others] = slot.words;
    return others.length === 0 ? only : null;
}

/* All lines of a box without places and numbers: small choices such as `match 2` or `army red`. */
export function spelled(box: Box, most = 24): string[] {
    let lines = [box.verb];
    for (const slot of box.slots) {
        const words =
            slot.words.length > 0
                ? slot.words
                : Array.from({ length: slot.high - slot.low + 1 }, (_, i) => String(slot.low + i));
        const all = slot.optional ? ["", ...words] : words;
        lines = lines.flatMap((line) => all.map((word) => (word === "" ? line : `${line} ${word}`)));
        if (lines.length > most) return lines.slice(0, most);
    }
    return lines;
}
