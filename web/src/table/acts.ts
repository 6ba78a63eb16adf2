/* What a person does: a draft goes out as notation, and what saves presses goes on from it. */
import { effect, signal, untracked } from "@preact/signals";
import type { Draft } from "./boxes";
import { Drafting } from "./draft";
import { keepOrders } from "./orders";
import { Running, type Runner } from "./runner";
import type { Session } from "./session";
import { isVerb } from "./verbs";

export class Acts {
    private readonly drafting: Drafting;
    private readonly running: Running;
    private heard: string[] | null = null;
    /* The chance when the last roll was asked for. */
    readonly weighed = signal<{ from: string; to: string; win: number } | null>(null);

    constructor(readonly session: Session) {
        this.drafting = new Drafting(session, () => void this.submit());
        this.running = new Running(session, this.drafting, (line) => void this.act(line, true));
        effect(() => this.hearAsk());
        keepOrders(session);
    }

    /* ---- What is drafted, and what runs: as others see it ---- */

    get draft() {
        return this.drafting.draft;
    }
    get verb() {
        return this.drafting.verb;
    }
    get looked() {
        return this.drafting.looked;
    }
    get seen() {
        return this.drafting.seen;
    }
    get left() {
        return this.drafting.left;
    }
    get first() {
        return this.drafting.first;
    }
    get targets() {
        return this.drafting.targets;
    }
    get from() {
        return this.drafting.from;
    }
    get to() {
        return this.drafting.to;
    }
    get notation() {
        return this.drafting.notation;
    }
    get runner() {
        return this.running.runner;
    }
    get hint() {
        return this.running.hint;
    }
    get thinking() {
        return this.running.thinking;
    }

    set(draft: Draft, sends = true) {
        this.drafting.set(draft, sends);
    }

    pick(slot: number, word: string | null) {
        this.drafting.pick(slot, word);
    }

    choose(place: string) {
        this.drafting.choose(place);
    }

    stop() {
        this.running.stop();
    }

    delegate(runner: Runner) {
        this.running.delegate(runner);
    }

    showHint() {
        return this.running.showHint();
    }

    back() {
        this.hint.value = null;
        this.drafting.back();
    }

    /* ---- A new question ---- */

    /* Once it is there and the facts are, without which its words mean nothing. In another language it is the same
     * one. */
    private hearAsk() {
        const boxes = this.session.mine.value?.boxes;
        const ready = this.session.facts.value !== null && this.session.live.value !== null;
        if (boxes === undefined || !ready || boxes === this.heard) return;
        this.heard = boxes;
        untracked(() => this.asked());
    }

    private asked() {
        const choices = this.session.choices.value;
        this.hint.value = null;
        this.drafting.forget();
        if (choices === null) return;
        if (this.verb.value !== null && !choices.verbs().includes(this.verb.value)) this.verb.value = null;
        if (!this.running.goOn(choices)) this.drafting.propose(choices);
    }

    /* ---- Doing ---- */

    async submit() {
        const line = this.notation.value;
        if (line !== null) await this.act(line);
    }

    async act(line: string, byItself = false): Promise<boolean> {
        const { session } = this;
        const ask = session.mine.value;
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
        const facts = this.session.facts.value;
        if (isVerb(facts, verb, "attacks", "declares")) {
            const win = this.drafting.oddsOf(from, to)?.win;
            this.drafting.last = { verb, from, to };
            this.weighed.value = win === undefined ? null : { from, to, win };
        } else if (isVerb(facts, verb, "ends-step") && isVerb(facts, verb, "routine"))
            this.drafting.last = null; /* but not who breaks an attack off, which may be gone on with */
    }

    attackUntil() {
        if (this.running.repeat()) void this.submit();
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
