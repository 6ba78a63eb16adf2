/* What a table is made of, whether it is opened here or on the server: game, mode, rules, and how opening it went. */
import { useSignal, type Signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { GameOf, ModeOf } from "games";
import { Btn, Segments, Switch } from "../look/art";
import { firstOf } from "../table/sure";
import { spoken, word } from "../words/words";
import { gameOf, shelved, shortTitle } from "./pictures";
import type { Wish } from "./shelf";

export interface Plan {
    game: GameOf;
    mode: ModeOf;
    options: Signal<Record<string, string>>;
    busy: Signal<boolean>;
    fault: Signal<string | null>;
    choose: (mode: string, edition?: string) => void;
}

const modeOf = ({ modes }: GameOf, id: string): ModeOf => modes.find((mode) => mode.id === id) ?? firstOf(modes);

/* `fit` makes the seats fit what the mode allows. */
export function usePlan(wish: Wish, fit: (counts: number[]) => void): Plan {
    const edition = useSignal(wish.edition);
    const mode = useSignal(wish.mode);
    const options = useSignal<Record<string, string>>({});
    const busy = useSignal(false);
    const fault = useSignal<string | null>(null);
    const game = gameOf(edition.value);
    const choose = (id: string, of = edition.value) => {
        edition.value = of;
        mode.value = id;
        options.value = {};
        fit(modeOf(gameOf(of), id).seats);
    };
    return { game, mode: modeOf(game, mode.value), options, busy, fault, choose };
}

/* As many as the mode allows: those that there are, or else the fewest. */
export const countFor = (counts: number[], now: number) => (counts.includes(now) ? now : firstOf(counts));

/* Tries to open the table; what went wrong stands above the buttons. */
export async function opening({ busy, fault }: Plan, open: () => Promise<void>) {
    busy.value = true;
    try {
        await open();
    } catch (error) {
        fault.value = error instanceof Error ? error.message : String(error);
        busy.value = false;
    }
}

export function useDialog() {
    const dialog = useRef<HTMLDialogElement>(null);
    useEffect(() => {
        dialog.current?.showModal();
    }, []);
    return dialog;
}

export function GameChoice({ plan: { game, mode, choose } }: { plan: Plan }) {
    return (
        <>
            <div class="field">
                <h2 class="h2">{word("game")}</h2>
                <Segments
                    value={game.id}
                    label={word("game")}
                    options={shelved.map((other): [string, string] => [other.id, shortTitle(other)])}
                    change={(id) => choose(firstOf(gameOf(id).modes).id, id)}
                />
            </div>
            <div class="field">
                <h2 class="h2">{word("mode")}</h2>
                <Segments
                    value={mode.id}
                    label={word("mode")}
                    options={game.modes.map((other): [string, string] => [other.id, spoken(other.name)])}
                    change={(id) => choose(id)}
                />
            </div>
        </>
    );
}

export function Options({ plan: { mode, options } }: { plan: Plan }) {
    const set = (id: string, next: string) => {
        options.value = { ...options.value, [id]: next };
    };
    return (
        <>
            {mode.options.length > 0 && <h2 class="h2">{word("rulesOfTable")}</h2>}
            {mode.options.map(({ id, about, values }) => {
                const value = options.value[id] ?? firstOf(values);
                return values.includes("on") && values.includes("off") ? (
                    <Switch
                        key={id}
                        label={spoken(about)}
                        on={value === "on"}
                        change={(on) => set(id, on ? "on" : "off")}
                    />
                ) : (
                    <div key={id} class="optionrow">
                        <span>{spoken(about)}</span>
                        <Segments
                            value={value}
                            label={spoken(about)}
                            options={values.map((one): [string, string] => [one, one])}
                            change={(next) => set(id, next)}
                        />
                    </div>
                );
            })}
        </>
    );
}

/* What went wrong, and the buttons. */
export function Doing({
    plan: { busy, fault },
    label,
    go,
    close,
}: {
    plan: Plan;
    label: string;
    go: () => void;
    close: () => void;
}) {
    return (
        <>
            {fault.value !== null && (
                <p class="bad" role="alert">
                    {fault.value}
                </p>
            )}
            <div class="row">
                <Btn kind="lead grow" off={busy.value} press={go}>
                    {busy.value ? word("loading") : label}
                </Btn>
                <Btn press={close}>{word("cancel")}</Btn>
            </div>
        </>
    );
}
