/* What goes on by itself from one question to the next: an attack until it is decided, the rest of a step, a set-up. */
import { signal } from "@preact/signals";
import type { Choices, Draft } from "./boxes";
import type { Drafting } from "./draft";
import type { Trait } from "./protocol";
import type { Session } from "./session";
import { moveIn, until } from "./settings";
import { isVerb, verbWith } from "./verbs";

export type Runner =
    | { kind: "until"; verb: string; from: string; to: string; keep: number; extra: string[] }
    | { kind: "setup" }
    | { kind: "rest"; ask: string };

export interface Hint {
    number: number;
    do: string;
    sentence: string;
}

/* Heroes and ships that fight along, where that is still possible. */
function withExtra(choices: Choices, draft: Draft, extra: string[]): Draft {
    const box = choices.best(draft);
    if (box === null) return draft;
    const along = (words: string[]) => words.find((word) => extra.includes(word)) ?? null;
    const picks = box.slots.map((slot, i) => draft.picks[i] ?? (slot.optional ? along(slot.words) : null));
    return { verb: draft.verb, picks };
}

export class Running {
    readonly runner = signal<Runner | null>(null);
    readonly hint = signal<Hint | null>(null);
    readonly thinking = signal(false);

    /* `act` says a line that nobody has pressed. */
    constructor(
        private readonly session: Session,
        private readonly drafting: Drafting,
        private readonly act: (line: string) => void,
    ) {}

    private is(verb: string, ...traits: Trait[]) {
        return isVerb(this.session.facts.value, verb, ...traits);
    }

    /* Whether something went on by itself. */
    goOn(choices: Choices): boolean {
        if (this.follow(choices)) return true;
        const runner = this.runner.value;
        if (runner === null) return false;
        if (runner.kind === "until") return this.attackOn(choices, runner);
        const { live, mine } = this.session;
        const on = runner.kind === "setup" ? live.value?.turn === 0 : mine.value?.kind === runner.ask;
        if (!on) this.runner.value = null;
        else void this.letPlay();
        return on;
    }

    /* Units move in after an attack, as somebody wishes it each time. */
    private follow(choices: Choices): boolean {
        const [only = "", ...others] = choices.verbs();
        const slot = choices.boxes[0]?.slots[0];
        if (slot === undefined || others.length > 0 || !this.is(only, "follows") || moveIn.value === "ask")
            return false;
        this.runner.value = null;
        this.act(`${only} ${moveIn.value === "all" ? slot.high : slot.low}`);
        return true;
    }

    private attackOn(choices: Choices, runner: Runner & { kind: "until" }): boolean {
        const units = this.session.live.value?.units?.[runner.from] ?? 0;
        const commit = choices.verbs().find((verb) => this.is(verb, "commits"));
        if (commit === undefined && choices.verbs().some((verb) => this.is(verb, "passes")))
            return false; /* a window: the person decides, then it goes on */
        const draft: Draft =
            commit !== undefined ? { verb: commit, picks: [] } : { verb: runner.verb, picks: [runner.from, runner.to] };
        const line = units > runner.keep ? choices.notation(withExtra(choices, draft, runner.extra)) : null;
        if (line === null) {
            this.runner.value = null;
            return false;
        }
        this.act(line);
        return true;
    }

    /* The attack that is drafted, again and again until it is decided or so many units are left. */
    repeat(): boolean {
        const { drafting } = this;
        const draft = drafting.draft.value;
        const from = drafting.from.value ?? drafting.last?.from;
        const to = drafting.to.value ?? drafting.last?.to;
        if (draft === null || from === undefined || to === undefined || drafting.notation.value === null) return false;
        const extra = draft.picks.filter(
            (pick): pick is string => pick !== null && !/^\d+$/.test(pick) && pick !== from && pick !== to,
        );
        const declares = () => drafting.last?.verb ?? verbWith(this.session.facts.value, "declares") ?? "";
        const verb = this.is(draft.verb, "commits") ? declares() : draft.verb;
        this.runner.value = { kind: "until", verb, from, to, keep: until.value, extra };
        return true;
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
        if (hint !== null && this.runner.value !== null) this.act(hint.do);
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

    /* The board shows what is proposed. */
    async showHint() {
        this.session.skip();
        const hint = await this.askHint();
        this.hint.value = hint;
        if (hint === null) return;
        const [verb = "", ...picks] = hint.do.split(" ");
        if (this.session.choices.value?.hasPlaces(verb)) this.drafting.set({ verb, picks }, false);
    }
}
