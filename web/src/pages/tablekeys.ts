/* What single keys do at a table. */
import { useEffect } from "preact/hooks";
import { focusPlace } from "../board/walk";
import { actionOf, type Action } from "../browser/keys";
import type { Scene } from "../table/scene";
import type { Sitting } from "../browser/tables";
import { side, moment } from "./shown";
import { toggle } from "./shown";

/* The buttons at the board do it, where there are any. */
const zoomBy = (button: number) => document.querySelector<HTMLElement>(`.zoom .tool:nth-child(${button})`)?.click();

function doAction(action: Action, scene: Scene) {
    const { session, acts } = scene,
        plain = session.choices.value?.boxes.filter((box) => box.slots.length === 0).pop();
    const setup = session.live.value?.turn === 0,
        kind = session.mine.value?.kind;
    const lit = scene.places.value
        .filter((place) => place.state === "can" || place.state === "target")
        .map((place) => place.id);
    const does: Record<Action, () => void> = {
        yes: () => (session.queue.value.length > 0 ? session.skip() : void acts.submit()),
        until: () => acts.attackUntil(),
        end: () => plain !== undefined && acts.runner.value === null && void acts.act(plain.verb),
        hint: () => void acts.showHint(),
        undo: () => void acts.undo(),
        skip: () => session.skip(),
        next: () => focusPlace(lit[(lit.indexOf(scene.focus.value ?? "") + 1) % Math.max(1, lit.length)] ?? ""),
        rest: () => kind !== undefined && acts.delegate(setup ? { kind: "setup" } : { kind: "rest", ask: kind }),
        list: () => toggle("places"),
        find: () => {
            side.value = "places";
            setTimeout(() => document.getElementById("find-place")?.focus());
        },
        chat: () => toggle("chat"),
        nearer: () => zoomBy(1),
        farther: () => zoomBy(2),
        whole: () => zoomBy(3),
        back: () => {
            acts.stop();
            acts.back();
            side.value = "none";
        },
        help: () => {
            side.value = "menu";
        },
    };
    does[action]();
}

export function useKeys(at: Sitting) {
    useEffect(() => {
        const press = (event: KeyboardEvent) => {
            const action = actionOf(event);
            if (action === null || at.curtain.value !== null || moment.value !== null) return;
            event.preventDefault();
            doAction(action, at.here.scene);
        };
        addEventListener("keydown", press);
        return () => removeEventListener("keydown", press);
    }, [at]);
}
