/* What a person does: places and cards are chosen, a draft grows from it, and notation goes out. Also everything that
 * saves clicks: repeating an attack, the rest of a set-up, standing orders. */
import { computed, effect, signal, untracked } from "@preact/signals";
import { fitting, type Choices, type Draft } from "./boxes";
import type { Odds, Spread, Trait } from "./protocol";
import type { Session } from "./session";
import { moveIn, ordered, orders as wished, until } from "../browser/settings";
import { isVerb, verbWith } from "./verbs";

/* Something that goes on by itself from one question to the next. */
export type Runner =
    | { kind: "until"; verb: string; from: string; to: string; keep: number; extra: string[] }
    | { kind: "setup" }
    | { kind: "rest"; ask: string };

export interface Hint {
    number: number;
    do: string;
    sentence: string;
}

const ORDERED_MOST = 30;

export class Acts {
    readonly draft = signal<Draft | null>(null);
    readonly verb = signal<string | null>(null); /* which of several things with places is meant */
    readonly runner = signal<Runner | null>(null);
    readonly hint = signal<Hint | null>(null);
    readonly thinking = signal(false);
    readonly looked = signal<string | null>(null); /* a place that is only looked at */
    readonly weighed = signal<{ from: string; to: string; win: number } | null>(
        null,
    ); /* the chance when the last roll was asked for */
    readonly seen =
        signal(0); /* the number at which a person last did something: what was rolled before has been seen */
    readonly left = signal<{ from: string; to: string; left: [number, number]; spread: Spread | null } | null>(null);
    private heard: string[] | null = null;
    private last: { verb: string; from: string; to: string } | null = null;

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
        const choices = this.session.choices.value,
            draft = this.draft.value;
        const from = this.from.value;
        if (choices === null || draft === null || from === null) return new Set<string>();
        if (this.onGrid())
            /* a ship that was taken up moves or attacks, whichever square is pressed */
            return new Set(choices.placeVerbs().flatMap((verb) => [...choices.next({ verb, picks: [from] })]));
        return choices.next({ verb: draft.verb, picks: draft.picks.slice(0, draft.picks.indexOf(from) + 1) });
    });

    readonly from = computed(() => {
        const draft = this.draft.value,
            choices = this.session.choices.value;
        const place = draft?.picks.find((pick) => pick !== null && this.session.places.value.has(pick)) ?? null;
        return draft !== null && place !== null && choices?.isPair(draft.verb) ? place : null;
    });

    readonly to = computed(() => {
        const places =
            this.draft.value?.picks.filter((pick) => pick !== null && this.session.places.value.has(pick)) ?? [];
        return this.from.value === null ? (places[0] ?? null) : (places[1] ?? null);
    });

    readonly notation = computed(() => {
        const choices = this.session.choices.value,
            draft = this.draft.value;
        return choices === null || draft === null ? null : choices.notation(draft);
    });

    constructor(readonly session: Session) {
        effect(() => this.hearAsk());
        effect(() => {
            const shown = until.value > 0 ? this.left.peek() : null;
            if (shown !== null) untracked(() => void this.askLeft(shown.from, shown.to));
        });
        effect(() => {
            const { dice, pass } = wished.value,
                seat = session.seat.value,
                phase = session.table.value?.phase;
            if (seat !== null && phase === "playing")
                untracked(() => this.order(`${session.welcome.value!.table} ${seat}`, dice, pass));
        });
    }

    /* Standing orders are stored with the table: they are given once, and again only when they change. */
    private order(at: string, dice: string, pass: string) {
        const given = `${dice} ${pass}`;
        if (ordered.value[at] === given) return;
        ordered.value = { ...Object.fromEntries(Object.entries(ordered.value).slice(-ORDERED_MOST)), [at]: given };
        void this.session.request({ t: "orders", dice, pass }, true);
    }

    /* ---- A new question ---- */

    /* Once it is there and the facts are, without which its words mean nothing. In another language it is the same one. */
    private hearAsk() {
        const boxes = this.session.mine.value?.boxes,
            ready = this.session.facts.value !== null && this.session.live.value !== null;
        if (boxes === undefined || !ready || boxes === this.heard) return;
        this.heard = boxes;
        untracked(() => this.asked());
    }

    private asked() {
        const { session } = this,
            ask = session.mine.value,
            choices = session.choices.value;
        this.hint.value = null;
        this.draft.value = null;
        this.looked.value = null;
        this.left.value = null;
        if (ask === null || choices === null) return;
        if (this.verb.value !== null && !choices.verbs().includes(this.verb.value)) this.verb.value = null;
        if (!this.goOn(choices)) this.propose(choices);
    }

    /* Whether something went on by itself. */
    private goOn(choices: Choices): boolean {
        const [only = "", ...others] = choices.verbs();
        if (others.length === 0 && this.is(only, "follows") && moveIn.value !== "ask") {
            const box = choices.boxes[0]!,
                number = moveIn.value === "all" ? box.slots[0]!.high : box.slots[0]!.low;
            this.runner.value = null;
            void this.act(`${only} ${number}`, true);
            return true;
        }
        const runner = this.runner.value;
        if (runner === null) return false;
        if (runner.kind === "until") return this.attackOn(choices, runner);
        const on =
            runner.kind === "setup"
                ? this.session.live.value?.turn === 0
                : this.session.mine.value?.kind === runner.ask;
        if (!on) this.runner.value = null;
        else void this.letPlay();
        return on;
    }

    private attackOn(choices: Choices, runner: Runner & { kind: "until" }): boolean {
        const units = this.session.live.value?.units?.[runner.from] ?? 0;
        const commit = choices.verbs().find((verb) => this.is(verb, "commits"));
        if (commit === undefined && choices.verbs().some((verb) => this.is(verb, "passes")))
            return false; /* a window: the person decides, then it goes on */
        const draft: Draft =
            commit !== undefined ? { verb: commit, picks: [] } : { verb: runner.verb, picks: [runner.from, runner.to] };
        const line = units > runner.keep ? choices.notation(this.withExtra(choices, draft, runner.extra)) : null;
        if (line === null) {
            this.runner.value = null;
            return false;
        }
        void this.act(line, true);
        return true;
    }

    /* Heroes and ships that fight along, where that is still possible. */
    private withExtra(choices: Choices, draft: Draft, extra: string[]): Draft {
        const box = choices.best(draft);
        if (box === null) return draft;
        const picks = box.slots.map(
            (slot, i) =>
                draft.picks[i] ?? (slot.optional ? (slot.words.find((word) => extra.includes(word)) ?? null) : null),
        );
        return { verb: draft.verb, picks };
    }

    private is(verb: string, ...traits: Trait[]) {
        return isVerb(this.session.facts.value, verb, ...traits);
    }

    private onGrid() {
        return this.session.geometry.value?.board === "grid";
    }

    /* What a person most probably goes on with. */
    private propose(choices: Choices) {
        const { last } = this,
            verbs = choices.verbs();
        const alone = verbs.find(
            (verb) =>
                !choices.hasPlaces(verb) &&
                choices.boxes.some((box) => box.verb === verb && box.slots.some((slot) => slot.words.length === 0)),
        );
        if (alone !== undefined && choices.placeVerbs().length === 0) {
            this.draft.value = { verb: alone, picks: [] };
            return;
        }
        if (this.onGrid() && this.first.value.size === 1 && choices.isPair(choices.placeVerbs()[0]!)) {
            this.draft.value = { verb: choices.placeVerbs()[0]!, picks: [...this.first.value] };
            return;
        }
        if (last === null || !verbs.includes(last.verb)) return;
        const again: Draft = { verb: last.verb, picks: [last.from, last.to] };
        const from = [last.to, last.from].find((place) => choices.firsts(last.verb).has(place));
        if (choices.notation(again) !== null) this.set(again, false);
        else if (from !== undefined) this.begin(choices, { verb: last.verb, picks: [from] }, false);
    }

    /* ---- Choosing ---- */

    private oddsOf(from: string, to: string): Odds | undefined {
        return this.session.mine.value?.odds?.find((odds) => odds.from === from && odds.to === to);
    }

    /* A draft, and at once a move when nothing is left to decide in it. */
    set(draft: Draft, sends = true) {
        const choices = this.session.choices.value,
            box = choices?.best(draft) ?? null;
        this.draft.value = draft;
        if (choices === null || box === null) return;
        const [from, to] = [this.from.value, this.to.value];
        if (from !== null && to !== null && this.oddsOf(from, to) !== undefined) void this.askLeft(from, to);
        const several = fitting(choices.boxes, draft).length > 1;
        const open =
            several ||
            box.slots.some(
                (slot, i) => (draft.picks[i] ?? null) === null && (slot.optional || slot.words.length !== 1),
            );
        const weighed = from !== null && to !== null && this.oddsOf(from, to) !== undefined;
        if (sends && !open && !weighed && choices.notation(draft) !== null) void this.submit();
    }

    pick(slot: number, word: string | null) {
        const draft = this.draft.value;
        if (draft === null) return;
        const picks = [...draft.picks];
        while (picks.length <= slot) picks.push(null);
        picks[slot] = word;
        this.draft.value = { verb: draft.verb, picks };
    }

    /* A place was pressed: it is the next one of the draft, or begins another, or is only looked at. The same place once more
     * says yes to what is proposed. */
    choose(place: string) {
        this.session.skip();
        const choices = this.session.choices.value,
            draft = this.draft.value;
        this.looked.value = place;
        this.seen.value = this.session.number.value;
        if (choices === null || this.session.busy.value) return;
        if (draft !== null && this.to.value === place && this.notation.value !== null) void this.submit();
        else this.chooseNew(choices, draft, place);
    }

    private chooseNew(choices: Choices, draft: Draft | null, place: string) {
        const base =
            draft !== null && this.to.value !== null && this.from.value !== null
                ? { verb: draft.verb, picks: draft.picks.slice(0, draft.picks.indexOf(this.from.value) + 1) }
                : draft;
        const grown = base === null ? null : choices.withPlace(base, place);
        if (grown !== null) {
            this.set(grown);
            return;
        }
        const verbs = this.ordered(choices);
        const verb = verbs.find((word) => choices.firsts(word).has(place));
        if (verb !== undefined) this.begin(choices, { verb, picks: [place] });
        else this.chooseTarget(choices, verbs, place);
    }

    /* From a place with one target alone that target is proposed, and nothing is sent yet. */
    private begin(choices: Choices, draft: Draft, sends = true) {
        const next = choices.isPair(draft.verb) ? [...choices.next(draft)] : [];
        const only = next.length === 1 ? choices.withPlace(draft, next[0]!) : null;
        if (only !== null) this.set(only, false);
        else this.set(draft, sends);
    }

    /* The verb that a person has chosen comes first. */
    private ordered(choices: Choices) {
        const verbs = choices.placeVerbs(),
            { value } = this.verb;
        return value !== null && verbs.includes(value) ? [value, ...verbs.filter((verb) => verb !== value)] : verbs;
    }

    /* A target without a source: the source with the best chance. */
    private chooseTarget(choices: Choices, verbs: string[], place: string) {
        for (const verb of verbs) {
            const sources = choices.sources(verb, place);
            const strength = (from: string) =>
                this.oddsOf(from, place)?.win ?? this.session.live.value?.units?.[from] ?? 0;
            const from = sources.sort((a, b) => strength(b) - strength(a))[0];
            if (from !== undefined) {
                this.set({ verb, picks: [from, place] });
                return;
            }
        }
    }

    private async askLeft(from: string, to: string) {
        const keep = until.value,
            answer = await this.session.request({ t: "odds", place: from, target: to, n: keep }, true);
        if (
            answer.t === "answer" &&
            this.from.value === from &&
            this.to.value === to &&
            keep === until.value &&
            Array.isArray(answer.left)
        )
            this.left.value = {
                from,
                to,
                left: answer.left as [number, number],
                spread: (answer.spread as Spread | undefined) ?? null,
            };
    }

    back() {
        const draft = this.draft.value,
            from = this.from.value;
        this.seen.value = this.session.number.value;
        this.looked.value = null;
        this.hint.value = null;
        if (draft !== null && from !== null && this.to.value !== null)
            this.draft.value = { verb: draft.verb, picks: [from] };
        else this.draft.value = null;
    }

    /* ---- Doing ---- */

    async submit() {
        const line = this.notation.value;
        if (line !== null) await this.act(line);
    }

    async act(line: string, byItself = false): Promise<boolean> {
        const { session } = this,
            ask = session.mine.value;
        if (ask === null || session.busy.value) return false;
        if (!byItself) this.seen.value = session.number.value;
        this.remember(line);
        session.busy.value = true;
        const answer = await session.request({ t: "act", number: ask.number, do: line }, true);
        if (answer.t === "ok") return true;
        session.busy.value = false;
        this.runner.value = null;
        session.tell(String(answer.sentence), true);
        return false;
    }

    private remember(line: string) {
        const [verb = "", from = "", to = ""] = line.split(" ");
        if (this.is(verb, "attacks", "declares")) {
            const win = this.oddsOf(from, to)?.win;
            this.last = { verb, from, to };
            this.weighed.value = win === undefined ? null : { from, to, win };
        } else if (this.is(verb, "ends-step") && this.is(verb, "routine"))
            this.last = null; /* but not who breaks an attack off, which may be gone on with */
    }

    /* The attack that is drafted, again and again until it is decided or so many units are left. */
    attackUntil() {
        const draft = this.draft.value,
            from = this.from.value ?? this.last?.from,
            to = this.to.value ?? this.last?.to;
        if (draft === null || from === undefined || to === undefined || this.notation.value === null) return;
        const extra = draft.picks.filter(
            (pick): pick is string => pick !== null && !/^\d+$/.test(pick) && pick !== from && pick !== to,
        );
        const verb = this.is(draft.verb, "commits")
            ? (this.last?.verb ?? verbWith(this.session.facts.value, "declares") ?? "")
            : draft.verb;
        this.runner.value = { kind: "until", verb, from, to, keep: until.value, extra };
        void this.submit();
    }

    stop() {
        this.runner.value = null;
    }

    /* The rest of a step, or a whole set-up, by what a computer player would do. */
    delegate(runner: Runner) {
        this.session.skip();
        this.runner.value = runner;
        void this.letPlay();
    }

    private async letPlay() {
        const hint = await this.askHint();
        if (hint !== null && this.runner.value !== null) await this.act(hint.do, true);
    }

    private async askHint(): Promise<Hint | null> {
        const number = this.session.mine.value?.number;
        if (number === undefined) return null;
        this.thinking.value = true;
        const answer = await this.session.request({ t: "hint" });
        this.thinking.value = false;
        if (answer.t !== "answer" || this.session.mine.value?.number !== number) return null;
        return { number, do: String(answer.do), sentence: String(answer.sentence) };
    }

    async showHint() {
        this.session.skip();
        const hint = await this.askHint();
        this.hint.value = hint;
        if (hint !== null) this.draftOf(hint.do);
    }

    /* The board shows what is proposed. */
    private draftOf(line: string) {
        const [verb = "", ...words] = line.split(" ");
        const draft = { verb, picks: words };
        if (this.session.choices.value?.hasPlaces(verb)) this.set(draft, false);
    }

    async undo() {
        this.runner.value = null;
        await this.session.request({ t: "undo", number: this.session.number.value });
    }

    /* ---- Cards ---- */

    /* Lines that begin with this card: `pick`, `play`, `build` … */
    cardVerbs(card: string): string[] {
        const choices = this.session.choices.value;
        return choices === null ? [] : choices.verbs().filter((verb) => choices.best({ verb, picks: [card] }) !== null);
    }

    playCard(verb: string, card: string) {
        this.session.skip();
        this.set({ verb, picks: [card] });
    }
}
