/* Every place with all that stands on it and what may be done with it: the one source of board, grid, cards and
 * list. */
import { computed, signal, type ReadonlySignal } from "@preact/signals";
import type { Acts } from "./acts";
import type { Choices } from "./boxes";
import type { Ask, Facts, Geometry, View } from "./protocol";
import { ownersOf, type Owner } from "./seats";
import type { Session } from "./session";
import { narrow } from "./settings";
import { sure } from "./sure";
import { isVerb } from "./verbs";
import { percent, word } from "../words/words";

export type State = "" | "can" | "sel" | "target" | "aim" | "dim";

export interface Place {
    id: string;
    name: string;
    region: string;
    owner: Owner | null;
    units: number;
    ships: [string, number][];
    hero: boolean;
    base: Owner | null;
    tower: boolean;
    resource: boolean;
    tokens: number;
    titan: boolean;
    strategic: boolean;
    dead: boolean;
    state: State;
    win: number | null; /* of an attack on it, from where the draft begins or from the best place */
    words: string;
}

export interface Arrow {
    from: string;
    to: string;
    slot: string;
    kind: "draft" | "battle" | "past";
    chip?: string;
}

export interface Region {
    id: string;
    name: string;
    colour: string;
    bonus: number;
    places: string[];
    held: { owner: Owner; count: number }[];
    whole: Owner | null;
}

const JUST = 2; /* actions since a roll that has just been */

export class Scene {
    readonly owners: ReadonlySignal<Owner[]>;
    readonly focus = signal<string | null>(null);
    readonly hover = signal<string | null>(null);
    readonly look = signal<string | null>(null); /* the board shall show this place */
    readonly places = computed(() => this.placesOf());
    readonly byId = computed(() => new Map(this.places.value.map((place) => [place.id, place])));
    readonly regions = computed(() => this.regionsOf());
    readonly arrows = computed(() => this.arrowsOf());
    readonly fight = computed(() => this.fightOf());
    private readonly before = new Map<string, Place>();
    private readonly ownerOf = computed(() => {
        const held = Object.entries(this.session.shown.value?.own ?? {});
        return new Map(
            held.flatMap(([seat, places]) => {
                const owner = this.owners.value[Number(seat) - 1];
                return owner === undefined ? [] : places.map((place): [string, Owner] => [place, owner]);
            }),
        );
    });

    constructor(
        readonly session: Session,
        readonly acts: Acts,
    ) {
        this.owners = ownersOf(session);
    }

    /* ---- What is known wherever it is drawn ---- */

    get facts(): Facts {
        return sure(this.session.facts.value, "facts");
    }

    get view(): View {
        return sure(this.session.shown.value, "view");
    }

    get asked(): Ask {
        return sure(this.session.mine.value, "question");
    }

    get choices(): Choices {
        return sure(this.session.choices.value, "choices");
    }

    get geometry(): Geometry {
        return sure(this.session.geometry.value, "geometry");
    }

    place(id: string): Place {
        return sure(this.byId.value.get(id), `place ${id}`);
    }

    owner(seat: number | string | null): Owner | null {
        return this.owners.value[Number(seat) - 1] ?? null;
    }

    private odds(): Map<string, number> {
        const odds = new Map<string, number>(),
            from = this.acts.from.value;
        for (const one of this.session.mine.value?.odds ?? [])
            if (one.titan !== true && (from === null || one.from === from))
                odds.set(one.to, Math.max(one.win, odds.get(one.to) ?? 0));
        return odds;
    }

    private placesOf(): Place[] {
        const facts = this.session.facts.value,
            view = this.session.shown.value;
        if (facts === null || view === null) return [];
        const odds = this.odds(),
            playing = new Set(Object.keys(facts.rules.places ?? facts.rules.cards ?? {}));
        return facts.places
            .filter((place) => playing.size === 0 || playing.has(place.id))
            .map((place) => {
                const shown = this.placeOf(facts, view, place.id, place.name, place.region, odds.get(place.id) ?? null);
                return this.same({ ...shown, words: this.inWords(facts, shown) });
            });
    }

    /* A place that has not changed stays the same object, so that nobody draws it again. */
    private same(place: Place): Place {
        const before = this.before.get(place.id),
            key = ({ words, state, win, owner, base }: Place) =>
                `${words} ${state} ${win} ${owner?.slot} ${owner?.letter} ${base?.slot}`;
        if (before !== undefined && key(before) === key(place)) return before;
        this.before.set(place.id, place);
        return place;
    }

    private placeOf(facts: Facts, view: View, id: string, name: string, region: string, win: number | null): Place {
        const state = this.stateOf(id);
        return {
            id,
            name,
            region,
            owner: this.ownerOf.value.get(id) ?? null,
            units: view.units?.[id] ?? 0,
            ships: Object.entries(view.ships?.[id] ?? {}).filter(([, count]) => count > 0),
            hero: Object.values(view.hero ?? {}).includes(id),
            base: this.baseOf(view, id),
            tower: view.tower?.includes(id) ?? false,
            resource: view.resource?.includes(id) ?? false,
            tokens: view.token_at?.filter((at) => at === id).length ?? 0,
            titan: view.titan === id,
            strategic: facts.rules.strategic?.includes(id) ?? false,
            dead: view.devastated?.includes(id) ?? false,
            state,
            win: state === "target" || state === "aim" ? win : null,
            words: "",
        };
    }

    private baseOf(view: View, id: string): Owner | null {
        const seat = Object.entries(view.base ?? {}).find(([, at]) => at === id)?.[0];
        return seat === undefined ? null : this.owner(seat);
    }

    private stateOf(id: string): State {
        const { acts } = this,
            fight = this.fight.value;
        if (fight !== null && (acts.from.value ?? acts.to.value) === null && [fight.from, fight.to].includes(id))
            return id === fight.from ? "sel" : "aim";
        if (this.session.queue.value.length > 0 || this.session.mine.value === null) return "";
        if (acts.from.value === id || (acts.from.value === null && acts.to.value === id)) return "sel";
        if (acts.from.value !== null && acts.to.value === id) return "aim";
        if (acts.targets.value.has(id)) return "target";
        return acts.first.value.has(id) ? "can" : "";
    }

    /* As a screen reader says it, and what stands in the tip. */
    private inWords(facts: Facts, place: Place): string {
        const things = [
            place.name,
            place.owner === null ? word("nobodys") : word("ofOwner", place.owner.army),
            place.units > 0 ? word("units", place.units) : "",
            ...place.ships.map(([id, count]) => `${facts.classes.find((one) => one.id === id)?.name ?? id} ${count}`),
            place.hero ? word("hero") : "",
            place.base !== null ? word("base") : "",
            place.tower ? facts.things.tower : "",
            place.resource ? facts.things.resource : "",
            place.tokens > 0 ? facts.things.token : "",
            place.titan ? facts.things.titan : "",
            place.dead ? word("devastated") : "",
            this.stateInWords(place.state),
            place.win !== null ? word("chance", percent(place.win)) : "",
        ];
        return things.filter((part) => part !== undefined && part !== "").join(", ");
    }

    private stateInWords(state: State): string {
        if (state === "sel") return word("chosen");
        return ["can", "target", "aim"].includes(state) ? word("mayBeChosen") : "";
    }

    private regionsOf(): Region[] {
        const facts = this.session.facts.value,
            all = this.places.value;
        return (facts?.regions ?? [])
            .map((region) => {
                const places = all.filter((place) => place.region === region.id),
                    held = new Map<number, { owner: Owner; count: number }>();
                for (const { owner } of places)
                    if (owner !== null) held.set(owner.seat, { owner, count: (held.get(owner.seat)?.count ?? 0) + 1 });
                const list = [...held.values()].sort((a, b) => b.count - a.count);
                const [most] = list;
                const whole = most?.count === places.length ? most.owner : null;
                return { ...region, places: places.map((place) => place.id), held: list, whole };
            })
            .filter((region) => region.places.length > 0);
    }

    /* Only what is moved to is hovered, not what comes to lie under a pointer that rests. */
    hovers({ movementX, movementY }: { movementX: number; movementY: number }, place: string | null) {
        if (movementX !== 0 || movementY !== 0) this.hover.value = place;
    }

    /* Goes through the places that may be chosen, the strongest first. */
    lookNext() {
        const lit = this.places.value
            .filter((place) => place.state === "can" || place.state === "target")
            .sort((a, b) => b.units - a.units)
            .map((place) => place.id);
        this.look.value = lit[(lit.indexOf(this.look.value ?? "") + 1) % Math.max(1, lit.length)] ?? null;
        return this.look.value;
    }

    /* ---- What moves ---- */

    /* The battle that is one's own to decide about: it is on, or has just been rolled and may go on. */
    private fightOf(): { from: string; to: string } | null {
        const { session } = this;
        const view = session.shown.value;
        const seat = session.seat.value;
        if (view === null || seat === null || session.ask.value === null || session.queue.value.length > 0)
            return null; /* nobody is asked in a replay */
        const { battle_from: from, battle_to: to } = view;
        if (from == null || to == null) return view.seat === seat ? this.goesOn() : null;
        const attacked = session.mine.value !== null && this.ownerOf.value.get(to)?.you === true;
        return view.seat === seat || attacked ? { from, to } : null;
    }

    /* The battle that has just been rolled, where its attacker may go on. */
    private goesOn(): { from: string; to: string } | null {
        const { session, acts } = this;
        const choices = session.choices.value;
        const rolled = session.rolled.value;
        const battle = rolled?.battle;
        if (choices === null || rolled === null || battle === undefined) return null;
        if (session.number.value - rolled.number > JUST) return null;
        const on = battle.conquered
            ? choices.placeVerbs().length === 0
            : acts.from.value === battle.from && acts.to.value === battle.to;
        return on ? { from: battle.from, to: battle.to } : null;
    }

    /* Whether it is decided at the dice, which lie on the board: they are those of this battle. */
    readonly atDice = computed(() => {
        const { session } = this,
            fight = this.fight.value,
            event = session.rolled.value;
        return (
            !narrow.value &&
            fight !== null &&
            this.acts.notation.value !== null &&
            event?.battle?.from === fight.from &&
            event.battle.to === fight.to &&
            session.number.value - event.number <= JUST
        );
    });

    private slotOf(seat: number | "chance") {
        return this.owner(seat === "chance" ? (this.session.shown.value?.seat ?? null) : seat)?.slot ?? "white";
    }

    private arrowsOf(): Arrow[] {
        const { acts, session } = this,
            list: Arrow[] = [],
            from = acts.from.value,
            to = acts.to.value;
        const view = session.shown.value,
            shown = session.current.value;
        if (
            session.mine.value !== null &&
            session.queue.value.length === 0 &&
            shown === null &&
            from !== null &&
            to !== null
        ) {
            const win = session.mine.value?.odds?.find((odds) => odds.from === from && odds.to === to)?.win;
            list.push({
                from,
                to,
                slot: this.slotOf(session.seat.value ?? 1),
                kind: "draft",
                ...(win !== undefined ? { chip: percent(win, 0) } : {}),
            });
            return list;
        }
        if (view?.battle_from != null && view.battle_to != null)
            list.push({
                from: view.battle_from,
                to: view.battle_to,
                slot: this.slotOf(view.seat ?? 1),
                kind: "battle",
            });
        else if (shown !== null) list.push(...this.arrowOf(shown.seat, shown.do, shown.battle, "battle"));
        if (list.length === 0 && session.mine.value !== null && acts.draft.value === null) list.push(...this.past());
        return list;
    }

    private arrowOf(
        seat: number | "chance",
        line: string,
        battle: { from: string; to: string } | undefined,
        kind: Arrow["kind"],
    ): Arrow[] {
        const [, from = "", to = ""] = line.split(" "),
            known = this.session.places.value;
        if (battle !== undefined) return [{ from: battle.from, to: battle.to, slot: this.slotOf(seat), kind }];
        return known.has(from) && known.has(to) ? [{ from, to, slot: this.slotOf(seat), kind }] : [];
    }

    /* What others conquered and moved since one's own last move. */
    private past(): Arrow[] {
        const arrows: Arrow[] = [],
            facts = this.session.facts.value;
        let seat = 0;
        for (const event of this.session.recap.value) {
            if (event.seat !== "chance") seat = event.seat;
            if (event.battle?.conquered === true)
                arrows.push({
                    from: event.battle.from,
                    to: event.battle.to,
                    slot: this.owner(seat)?.slot ?? "white",
                    kind: "past",
                });
            else if (facts?.mode.board === "graph" && isVerb(facts, event.do, "moves"))
                /* only to a neighbour: a long march would cross what it has nothing to do with */
                arrows.push(
                    ...this.arrowOf(event.seat, event.do, undefined, "past").filter(({ from, to }) =>
                        facts.rules.places?.[from]?.includes(to),
                    ),
                );
        }
        return arrows.slice(-24);
    }
}
