/* A table on the server: which game, who may sit where, which rules, how much time, and who may find it. */
import { signal, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import type { GameOf } from "games";
import { post } from "../browser/http";
import { Btn, Ico, Segments, Swatch, Switch } from "../look/art";
import { goTo } from "../browser/away";
import { key } from "../browser/key";
import { LEVELS, slotOf } from "../table/seats";
import { personName } from "../browser/settings";
import { language, spoken, type Word, word } from "../words/words";
import { gameOf, shelved, PictureOf, shortTitle, playersOf } from "./pictures";
import { type Wish } from "./shelf";

export const creating = signal<Wish | null>(null); /* the dialog is open for this */

const CLOCKS = {
    none: { kind: "none" },
    quick: { kind: "move", seconds: 20, reserve: 300 },
    live: { kind: "move", seconds: 60, reserve: 900 },
    day: { kind: "days", days: 1 },
    week: { kind: "days", days: 3 },
};
type Clock = keyof typeof CLOCKS;

const clockName = (id: Clock) =>
    id === "day" ? word("clock.days", 1) : id === "week" ? word("clock.days", 3) : word(`clock.${id}`);

export function SeatChoice({
    as,
    i,
    me,
    change,
}: {
    as: string;
    i: number;
    me: boolean;
    change: (as: string) => void;
}) {
    return (
        <select
            class="inp"
            aria-label={word("seat", i + 1)}
            value={as}
            onChange={(event) => change(event.currentTarget.value)}
        >
            {me && <option value="me">{word("you")}</option>}
            <option value="open">{word("seatOpen")}</option>
            {LEVELS.map((level) => (
                <option value={level}>{word("computerLevel", word(`level.${level}` as Word))}</option>
            ))}
            <option value="bot">{word("bot")}</option>
        </select>
    );
}

function Seats({ game, seats, counts }: { game: GameOf; seats: { value: string[] }; counts: number[] }) {
    const count = seats.value.length,
        more = counts.find((other) => other > count),
        fewer = [...counts].reverse().find((other) => other < count);
    const fit = (to: number) => {
        seats.value = Array.from({ length: to }, (_, i) => seats.value[i] ?? "open");
    };
    return (
        <div class="field">
            <h2 class="h2">
                {word("seats")} <span>{playersOf(counts)}</span>
            </h2>
            {seats.value.map((as, i) => {
                const army = game.armies[i],
                    slot = slotOf(army?.id ?? ""),
                    [name = "", colour = ""] = (army?.name[language.value] ?? "").split(", ");
                return (
                    <div key={i} class={`srow wide o-${slot}`}>
                        <Swatch owner={{ slot, letter: name[0] ?? "?" }} />
                        <span class="armyname">
                            {name}
                            <span class="sub">{colour}</span>
                        </span>
                        <SeatChoice
                            as={as}
                            i={i}
                            me={as === "me" || !seats.value.includes("me")}
                            change={(next) => {
                                seats.value = seats.value.map((old, k) => (k === i ? next : old));
                            }}
                        />
                        {fewer !== undefined && i > 0 ? (
                            <button
                                type="button"
                                class="tool"
                                aria-label={word("removeSeat", i + 1)}
                                onClick={() => {
                                    seats.value = seats.value.filter((_, k) => k !== i);
                                    fit(fewer);
                                }}
                            >
                                <Ico name="close" />
                            </button>
                        ) : (
                            <span />
                        )}
                    </div>
                );
            })}
            {more !== undefined && (
                <Btn kind="ghost" press={() => fit(more)}>
                    <Ico name="plus" /> {word("addSeat")}
                </Btn>
            )}
        </div>
    );
}

function Options({ mode, options }: { mode: GameOf["modes"][number]; options: { value: Record<string, string> } }) {
    const set = (id: string, next: string) => {
        options.value = { ...options.value, [id]: next };
    };
    return (
        <>
            {mode.options.length > 0 && <h2 class="h2">{word("rulesOfTable")}</h2>}
            {mode.options.map(({ id, about, values }) => {
                const value = options.value[id] ?? values[0]!;
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

export function Create({ wish, close }: { wish: Wish; close: () => void }) {
    const edition = useSignal(wish.edition),
        mode = useSignal(wish.mode),
        options = useSignal<Record<string, string>>({}),
        busy = useSignal(false),
        fault = useSignal<string | null>(null);
    const seats = useSignal<string[]>(["me", ...Array<string>(wish.seats - 1).fill("open")]),
        clock = useSignal<Clock>("live"),
        listed = useSignal(false),
        hints = useSignal(true);
    const dialog = useRef<HTMLDialogElement>(null);
    useEffect(() => {
        dialog.current?.showModal();
    }, []);
    const game = gameOf(edition.value),
        one = game.modes.find((other) => other.id === mode.value) ?? game.modes[0]!;
    const choose = (id: string, of = game) => {
        const { seats: counts } = of.modes.find((other) => other.id === id)!,
            count = counts.includes(seats.value.length) ? seats.value.length : counts[0]!;
        mode.value = id;
        options.value = {};
        seats.value = Array.from({ length: count }, (_, i) => seats.value[i] ?? "open");
    };
    const go = async () => {
        busy.value = true;
        const plan = {
            game: `${edition.value}/${one.id}`,
            seats: seats.value.map((as) => (as === "me" ? "open" : as)),
            options: options.value,
            clock: CLOCKS[clock.value],
            public: listed.value,
            hints: hints.value,
            token: key.value,
        };
        try {
            const { table } = await post<{ table: string }>("tables", plan, language.value),
                mine = seats.value.indexOf("me");
            close();
            goTo(table, mine < 0 ? null : mine + 1);
        } catch (error) {
            fault.value = error instanceof Error ? error.message : String(error);
            busy.value = false;
        }
    };
    return (
        <dialog ref={dialog} class="dialog wide create" aria-label={word("openOnline")} onClose={close}>
            <div class="form">
                <h1>{word("openOnline")}</h1>
                <div class="field">
                    <h2 class="h2">{word("game")}</h2>
                    <Segments
                        value={edition.value}
                        label={word("game")}
                        options={shelved.map((other): [string, string] => [other.id, shortTitle(other)])}
                        change={(id) => {
                            edition.value = id;
                            choose(gameOf(id).modes[0]!.id, gameOf(id));
                        }}
                    />
                </div>
                <div class="field">
                    <h2 class="h2">{word("mode")}</h2>
                    <Segments
                        value={one.id}
                        label={word("mode")}
                        options={game.modes.map((other): [string, string] => [other.id, spoken(other.name)])}
                        change={(id) => choose(id)}
                    />
                </div>
                <div class="field">
                    <label class="h2" for="your-name">
                        {word("yourName")}
                    </label>
                    <input
                        id="your-name"
                        class="inp"
                        maxLength={24}
                        value={personName.value}
                        placeholder={word("person", 1)}
                        onInput={(event) => {
                            personName.value = event.currentTarget.value;
                        }}
                    />
                </div>
                <Seats game={game} seats={seats} counts={one.seats} />
            </div>
            <div class="doit">
                {fault.value !== null && (
                    <p class="bad" role="alert">
                        {fault.value}
                    </p>
                )}
                <div class="row">
                    <Btn kind="lead grow" off={busy.value} press={() => void go()}>
                        {busy.value ? word("loading") : word("openOnline")}
                    </Btn>
                    <Btn press={() => dialog.current?.close()}>{word("cancel")}</Btn>
                </div>
            </div>
            <div class="prev">
                <div class="prevart">
                    <PictureOf edition={game.id} mode={one.id} />
                </div>
                <div class="field">
                    <h2 class="h2">{word("clock")}</h2>
                    <Segments
                        value={clock.value}
                        label={word("clock")}
                        options={(Object.keys(CLOCKS) as Clock[]).map((id): [Clock, string] => [id, clockName(id)])}
                        change={(id) => {
                            clock.value = id;
                        }}
                    />
                </div>
                <Switch
                    label={word("everyone")}
                    about={word("everyoneAbout")}
                    on={listed.value}
                    change={(on) => {
                        listed.value = on;
                    }}
                />
                <Switch
                    label={word("hints")}
                    about={word("hintsAbout")}
                    on={hints.value}
                    change={(on) => {
                        hints.value = on;
                    }}
                />
                <Options mode={one} options={options} />
            </div>
        </dialog>
    );
}
