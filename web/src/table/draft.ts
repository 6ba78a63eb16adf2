/* What a person is about to do: places and cards are chosen, and a draft grows from it, until it is a line of
 * notation. */
import { computed, effect, signal, untracked } from "@preact/signals";
import { fitting, withPick, type Choices, type Draft } from "./boxes";
import type { Odds, Spread } from "./protocol";
import type { Session } from "./session";
import { until } from "./settings";

/* An attack as it was made: whoever attacks again most probably means the same. */
export interface Attack {
    verb: string;
    from: string;
    to: string;
}

/* The draft as far as its first place. */
const upTo = (draft: Draft, from: string): Draft => ({
    verb: draft.verb,
    picks: draft.picks.slice(0, draft.picks.indexOf(from) + 1),
});

/* A verb whose one open thing is a number. */
const isNumber = (choices: Choices, verb: string) =>
    !choices.hasPlaces(verb) &&
    choices.boxes.some((box) => box.verb === verb && box.slots.some((slot) => slot.words.length === 0));

export class Drafting {
    readonly draft = signal<Draft | null>(null);
    readonly verb = signal<string | null>(null); /* which of several things with places is meant */
    readonly looked = signal<string | null>(null); /* a place that is only looked at */
    /* The number at which a person last did something: what was rolled before has been seen. */
    readonly seen = signal(0);
    readonly left = signal<{ from: string; to: string; left: [number, number]; spread: Spread | null } | null>(null);
    last: Attack | null = null;

    /* Places that may be chosen now, and those that the draft may go to. */
    readonly first = computed(() => {
        const choices = this.session.choices.value;
        if (choices === null) return new Set<string>();
        const draft = this.draft.value;
        const begun = draft !== null && this.session.places.value.has(draft.picks[0] ?? "");
        if (draft !== null && !begun && choices.next(draft).size > 0) return choices.next(draft);
        return new Set(choices.placeVerbs().flatMap((verb) => [...choices.firsts(verb)]));
    });

    readonly targets = computed(() => {
        const choices = this.session.choices.value;
        const draft = this.draft.value;
        const from = this.from.value;
        if (choices === null || draft === null || from === null) return new Set<string>();
        if (this.onGrid())
            /* a ship that was taken up moves or attacks, whichever square is pressed */
            return new Set(choices.placeVerbs().flatMap((verb) => [...choices.next({ verb, picks: [from] })]));
        return choices.next(upTo(draft, from));
    });

    readonly from = computed(() => {
        const draft = this.draft.value;
        const choices = this.session.choices.value;
        const [place = null] = this.placesIn(draft);
        return draft !== null && choices?.isPair(draft.verb) ? place : null;
    });

    readonly to = computed(() => {
        const places = this.placesIn(this.draft.value);
        return this.from.value === null ? (places[0] ?? null) : (places[1] ?? null);
    });

    readonly notation = computed(() => {
        const choices = this.session.choices.value;
        const draft = this.draft.value;
        return choices === null || draft === null ? null : choices.notation(draft);
    });

    /* `submit` does what is drafted. */
    constructor(
        private readonly session: Session,
        private readonly submit: () => void,
    ) {
        effect(() => {
            const shown = until.value > 0 ? this.left.peek() : null;
            if (shown !== null) untracked(() => void this.askLeft(shown.from, shown.to));
        });
    }

    private placesIn(draft: Draft | null): string[] {
        const known = this.session.places.value;
        return (draft?.picks ?? []).filter((pick): pick is string => pick !== null && known.has(pick));
    }

    private onGrid() {
        return this.session.geometry.value?.board === "grid";
    }

    oddsOf(from: string | null, to: string | null): Odds | undefined {
        return this.session.mine.value?.odds?.find((odds) => odds.from === from && odds.to === to);
    }

    /* ---- A new question ---- */

    forget() {
        this.draft.value = null;
        this.looked.value = null;
        this.left.value = null;
    }

    /* What a person most probably goes on with. */
    propose(choices: Choices) {
        const verbs = choices.verbs();
        const [placed] = choices.placeVerbs();
        const alone = verbs.find((verb) => isNumber(choices, verb));
        if (alone !== undefined && placed === undefined) this.draft.value = { verb: alone, picks: [] };
        else if (placed !== undefined && this.onGrid() && this.first.value.size === 1 && choices.isPair(placed))
            this.draft.value = { verb: placed, picks: [...this.first.value] };
        else if (this.last !== null && verbs.includes(this.last.verb)) this.proposeAgain(choices, this.last);
    }

    private proposeAgain(choices: Choices, { verb, from, to }: Attack) {
        const again: Draft = { verb, picks: [from, to] };
        const next = [to, from].find((place) => choices.firsts(verb).has(place));
        if (choices.notation(again) !== null) this.set(again, false);
        else if (next !== undefined) this.begin(choices, { verb, picks: [next] }, false);
    }

    /* ---- Choosing ---- */

    /* A draft, and at once a move when nothing is left to decide in it. */
    set(draft: Draft, sends = true) {
        const choices = this.session.choices.value;
        const box = choices?.best(draft) ?? null;
        this.draft.value = draft;
        if (choices === null || box === null) return;
        const [from, to] = [this.from.value, this.to.value];
        const weighed = from !== null && to !== null && this.oddsOf(from, to) !== undefined;
        if (weighed) void this.askLeft(from, to);
        const open =
            fitting(choices.boxes, draft).length > 1 ||
            box.slots.some(
                (slot, i) => (draft.picks[i] ?? null) === null && (slot.optional || slot.words.length !== 1),
            );
        if (sends && !open && !weighed && choices.notation(draft) !== null) this.submit();
    }

    pick(slot: number, word: string | null) {
        const draft = this.draft.value;
        if (draft !== null) this.draft.value = withPick(draft, slot, word);
    }

    /* A place was pressed: it is the next one of the draft, or begins another, or is only looked at. The same place
     * once more says yes to what is proposed. */
    choose(place: string) {
        this.session.skip();
        const choices = this.session.choices.value;
        const draft = this.draft.value;
        this.looked.value = place;
        this.seen.value = this.session.number.value;
        if (choices === null || this.session.busy.value) return;
        if (draft !== null && this.to.value === place && this.notation.value !== null) this.submit();
        else this.chooseNew(choices, draft, place);
    }

    private chooseNew(choices: Choices, draft: Draft | null, place: string) {
        const from = this.from.value;
        const base = draft !== null && this.to.value !== null && from !== null ? upTo(draft, from) : draft;
        const grown = base === null ? null : choices.withPlace(base, place);
        if (grown !== null) {
            this.set(grown);
            return;
        }
        const verbs = this.preferred(choices);
        const verb = verbs.find((word) => choices.firsts(word).has(place));
        if (verb !== undefined) this.begin(choices, { verb, picks: [place] });
        else this.chooseTarget(choices, verbs, place);
    }

    /* From a place with one target alone that target is proposed, and nothing is sent yet. */
    private begin(choices: Choices, draft: Draft, sends = true) {
        const [next, ...others] = choices.isPair(draft.verb) ? choices.next(draft) : [];
        const only = next !== undefined && others.length === 0 ? choices.withPlace(draft, next) : null;
        if (only !== null) this.set(only, false);
        else this.set(draft, sends);
    }

    /* The verb that a person has chosen comes first. */
    private preferred(choices: Choices) {
        const verbs = choices.placeVerbs();
        const { value } = this.verb;
        return value !== null && verbs.includes(value) ? [value, ...verbs.filter((verb) => verb !== value)] : verbs;
    }

    /* A target without a source: the source with the best chance. */
    private chooseTarget(choices: Choices, verbs: string[], place: string) {
        const units = this.session.live.value?.units;
        const strength = (from: string) => this.oddsOf(from, place)?.win ?? units?.[from] ?? 0;
        for (const verb of verbs) {
            const [from] = choices.sources(verb, place).sort((a, b) => strength(b) - strength(a));
            if (from !== undefined) {
                this.set({ verb, picks: [from, place] });
                return;
            }
        }
    }

    /* How the attack may end; the answer counts while the same is still drafted. */
    private async askLeft(from: string, to: string) {
        const keep = until.value;
        const answer = await this.session.request({ t: "odds", place: from, target: to, n: keep }, true);
        const still = this.from.value === from && this.to.value === to && keep === until.value;
        if (answer.t !== "answer" || !still || answer.left === undefined) return;
        this.left.value = { from, to, left: answer.left, spread: answer.spread ?? null };
    }

    back() {
        const draft = this.draft.value;
        const from = this.from.value;
        this.seen.value = this.session.number.value;
        this.looked.value = null;
        if (draft !== null && from !== null && this.to.value !== null)
            this.draft.value = { verb: draft.verb, picks: [from] };
        else this.draft.value = null;
    }
}
