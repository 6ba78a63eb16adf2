/* What helps with an answer: chances, hints, what the computer does for a while. */
import type { Acts } from "../table/acts";
import { Btn, Ico } from "../look/art";
import type { Scene } from "../table/scene";
import { pretty } from "../table/speech";
import { decimal, percent, word } from "../words/words";
import { Kbd } from "./kbd";

export function Chance({ scene, acts }: { scene: Scene; acts: Acts }) {
    const { left } = acts,
        from = acts.from.value,
        to = acts.to.value,
        odds = scene.session.mine.value?.odds?.find((one) => one.from === from && one.to === to);
    if (odds === undefined || from === null || to === null) return null;
    return (
        <div class="chance">
            <span class="pc">{percent(odds.win)}</span>
            <span class="dim">
                {word("toTake", scene.byId.value.get(to)?.name ?? to)}
                {odds.lands !== undefined && (
                    <>
                        <br />
                        {word("landsOn", odds.lands)}
                    </>
                )}
                {left.value !== null && (
                    <>
                        <br />
                        {word("onAverage", decimal(left.value.left[0] / 100, 1), decimal(left.value.left[1] / 100, 1))}
                    </>
                )}
            </span>
        </div>
    );
}

/* On a phone, where the board shows a part of itself: through the choices without looking for them. */
export function NextChoice({ scene }: { scene: Scene }) {
    return scene.acts.draft.value === null &&
        scene.acts.first.value.size > 1 &&
        scene.session.geometry.value?.board === "cells" ? (
        <Btn kind="ghost nextchoice" press={() => scene.lookNext()}>
            {word("nextChoice")}
        </Btn>
    ) : null;
}

export function Helpers({ scene, acts }: { scene: Scene; acts: Acts }) {
    const setup = scene.session.live.value?.turn === 0,
        kind = scene.asked.kind,
        facts = scene.session.facts.value,
        repeats = facts?.questions.find((question) => question.id === kind)?.repeats === true;
    return (
        <div class="row wrap helpers">
            {setup && facts?.mode.board === "graph" && (
                <Btn kind="go grow" press={() => acts.delegate({ kind: "setup" })}>
                    <Ico name="mech" /> {word("setUpForMe")} <Kbd of="rest" />
                </Btn>
            )}
            {!setup && repeats && (
                <Btn kind="ghost" press={() => acts.delegate({ kind: "rest", ask: kind })}>
                    <Ico name="mech" /> {word("restForMe")} <Kbd of="rest" />
                </Btn>
            )}
            {setup && repeats && (
                <Btn kind="ghost" press={() => acts.delegate({ kind: "rest", ask: kind })}>
                    {word("stepForMe")}
                </Btn>
            )}
            {!scene.choices.boxes.some((box) => box.slots.length === 0) && <NextChoice scene={scene} />}
        </div>
    );
}

export function HintBox({ scene, acts }: { scene: Scene; acts: Acts }) {
    const hint = acts.hint.value;
    if (acts.thinking.value && acts.runner.value === null)
        return (
            <p class="hint">
                <Ico name="hint" /> {word("thinking")}
            </p>
        );
    return hint === null ? null : (
        <div class="hint" role="status">
            <p>
                <Ico name="hint" /> <b>{pretty(scene.facts, hint.do)}</b>
            </p>
            <p class="dim">{hint.sentence}</p>
            <Btn kind="go" press={() => void acts.act(hint.do)}>
                {word("doIt")}
            </Btn>
        </div>
    );
}

export function Running({ acts, scene }: { acts: Acts; scene: Scene }) {
    const runner = acts.runner.value;
    if (runner === null) return null;
    const text =
        runner.kind === "until"
            ? word("attacking", pretty(scene.facts, ` ${runner.to}`, true))
            : word(runner.kind === "setup" ? "settingUp" : "placingRest");
    return (
        <div class="running" role="status">
            <span class="busy" aria-hidden="true" />
            {text}
            <Btn kind="ghost" press={() => acts.stop()}>
                {word("stop")}
            </Btn>
        </div>
    );
}
