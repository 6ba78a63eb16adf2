/* The bar of a table: where one is, the steps of a turn, the clock, and what can always be done. */
import { useRef } from "preact/hooks";
import { Tool, Wordmark } from "../look/art";
import { stepWord } from "../panels/title";
import { ClockOf } from "../panels/clock";
import type { Scene } from "../table/scene";
import { narrow } from "../table/settings";
import { word } from "../words/words";
import { side } from "./shown";
import { toggle } from "./shown";

/* Steps that the view counts, or else those whose questions are asked; a question of none leaves the bar as it was. */
function Steps({ scene }: { scene: Scene }) {
    const { facts, shown } = scene.session,
        turn = facts.value?.rules.turn,
        view = shown.value,
        owner = scene.owner(view?.seat ?? null),
        last = useRef(-1);
    if (facts.value === null || view === null || view.turn === 0) return <span class="steps" />;
    const names =
        turn?.map((step) => (step === "victory" ? "" : stepWord(scene.facts, step))) ??
        facts.value.steps.map((step) => step.name);
    const asked = facts.value.steps.findIndex((step) => view.ask.some(({ kind }) => step.asks.includes(kind)));
    const now = turn !== undefined ? (view.step ?? 0) : (last.current = asked >= 0 ? asked : last.current);
    return (
        <ol class={`steps o-${owner?.slot ?? "white"}`} aria-label={word("stepsOfTurn")}>
            {names.map(
                (name, i) =>
                    name !== "" && (
                        <li
                            class={i < now ? "done" : i === now ? "now" : ""}
                            aria-current={i === now ? "step" : undefined}
                        >
                            {name}
                        </li>
                    ),
            )}
        </ol>
    );
}

/* The round, and the clock of whoever is asked. */
function When({ scene }: { scene: Scene }) {
    const { session } = scene,
        round = session.shown.value?.round ?? 0,
        asked = session.ask.value?.seats ?? [],
        own = session.seat.value ?? 0,
        seat = asked.includes(own) ? own : (asked[0] ?? own);
    return (
        <div class="when">
            {round > 0 && <span>{word("round", round)}</span>}
            <ClockOf session={session} seat={seat} />
        </div>
    );
}

export function Top({ scene }: { scene: Scene }) {
    const { session, acts } = scene,
        facts = session.facts.value,
        mine = session.mine.value !== null && session.queue.value.length === 0;
    return (
        <header class="top">
            <a class="home" href="#/" aria-label={word("startPage")}>
                <Wordmark />
            </a>
            <div class="table-name">
                <b>{facts?.mode.name ?? ""}</b>
                <span>{facts?.edition.name ?? ""}</span>
            </div>
            <Steps scene={scene} />
            <When scene={scene} />
            <div class="tools">
                <Tool name="undo" label={word("undo")} press={() => void acts.undo()} />
                <span class={mine ? "" : "kept"}>
                    <Tool name="hint" label={word("hint")} press={() => void acts.showHint()} />
                </span>
                {!narrow.value && (
                    <>
                        <Tool
                            name="list"
                            label={word("places")}
                            on={side.value === "places"}
                            press={() => toggle("places")}
                        />
                        <Tool
                            name="chat"
                            label={word("chat")}
                            on={side.value === "chat"}
                            press={() => toggle("chat")}
                        />
                    </>
                )}
                <Tool
                    name="menu"
                    label={word("menu")}
                    press={() => {
                        side.value = "menu";
                    }}
                />
            </div>
        </header>
    );
}
