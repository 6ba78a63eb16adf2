/* What a question offers, sorted by where it is answered: on the board, in the hand, or as lines. */
import { fitting, type Box, type Choices, type Draft } from "./boxes";
import type { Session } from "./session";

export interface Sorted {
    lines: Box[]; /* choices without places and cards, and those that the draft leaves open */
    placed: boolean; /* something may be done on the board */
    carded: boolean; /* or with cards in hand */
}

/* Cards in hand are pressed there; others, such as those of a hand that was looked at, are lines. */
function inHand({ facts, shown, seat }: Session, choices: Choices) {
    const cards = new Set(facts.value?.cards.map((card) => card.id));
    const view = shown.value;
    const held = new Set([...(view?.hand?.[seat.value ?? 0] ?? []), ...(view?.picked ?? [])]);
    return ({ slots }: Box) =>
        slots.some(
            (slot) =>
                !choices.isPlaceSlot(slot) &&
                slot.words.some((text) => cards.has(text)) &&
                slot.words.every((text) => !cards.has(text) || held.has(text)),
        );
}

/* With what was picked already, nothing else may stand in its slot. */
const narrowed = (box: Box, draft: Draft): Box => ({
    ...box,
    slots: box.slots.map((slot, i) => {
        const pick = draft.picks[i] ?? null;
        return pick === null ? slot : { ...slot, words: [pick] };
    }),
});

export function sorted(session: Session, draft: Draft | null): Sorted {
    const choices = session.choices.value;
    if (choices === null) return { lines: [], placed: false, carded: false };
    const { boxes } = choices;
    const placed = (box: Box) => box.slots.some((slot) => choices.isPlaceSlot(slot));
    const carded = inHand(session, choices);
    const numbered = (box: Box) => draft?.verb === box.verb && box.slots.some((slot) => slot.words.length === 0);
    const fit = draft === null ? [] : fitting(boxes, draft);
    const best = draft === null ? null : choices.best(draft);
    const open = draft !== null && best !== null && placed(best) && fit.length > 1 && !choices.isPair(draft.verb);
    return {
        lines: open
            ? fit.map((box) => narrowed(box, draft))
            : boxes.filter((box) => !placed(box) && !carded(box) && !numbered(box)),
        placed: boxes.some(placed),
        carded: boxes.some(carded),
    };
}
