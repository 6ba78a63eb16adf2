/* What is asked, in words. */
import type { Acts } from "../table/acts";
import type { Facts } from "../table/protocol";
import type { Scene } from "../table/scene";
import { FIGHTS, isVerb } from "../table/verbs";
import { unbroken, word, type Word } from "../words/words";

export function titleOf(scene: Scene, acts: Acts): string {
    const from = scene.byId.value.get(acts.from.value ?? ""),
        to = scene.byId.value.get(acts.to.value ?? ""),
        verb = acts.draft.value?.verb ?? "";
    const fights = isVerb(scene.session.facts.value, verb, ...FIGHTS);
    if (from !== undefined && to !== undefined) return word(fights ? "attackFromTo" : "moveFromTo", from.name, to.name);
    if (from !== undefined && scene.session.geometry.value?.board !== "grid")
        return word(fights ? "attackFrom" : "moveFrom", from.name);
    return unbroken(scene.session.mine.value?.say ?? "");
}

export function aboutPile(scene: Scene): string | null {
    const view = scene.session.shown.value,
        seat = scene.session.seat.value;
    if (view === null || seat === null) return null;
    const { pile = 0 } = view;
    const pool = view.pool?.[seat] ?? 0;
    if (view.turn === 0 && pool > 0) return word("poolLeft", pool);
    return view.seat === seat && pile > 0 ? word("pileLeft", pile) : null;
}

export function stepName(scene: Scene): string {
    const view = scene.session.shown.value,
        facts = scene.session.facts.value,
        step = facts?.rules.turn?.[view?.step ?? -1];
    if (view?.turn === 0) return word("setUp");
    return facts === null || step === undefined ? "" : stepWord(facts, step);
}

export function stepWord(facts: Facts, step: string): string {
    return (facts.things as Record<string, string | undefined>)[step] ?? word(`step.${step}` as Word);
}
