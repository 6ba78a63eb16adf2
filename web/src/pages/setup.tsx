/* A table for oneself: which game, who sits where, which rules. Persons share this screen; computers play the rest. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Btn, Ico, Segments, Swatch, Switch } from "../look/art";
import { LEVELS, slotOf } from "../table/seats";
import { personName } from "../browser/settings";
import { begin } from "../browser/tables";
import { spoken, type Word, word } from "../words/words";
import { gameOf, shelved, PictureOf, shortTitle, playersOf } from "./pictures";
import { type Wish } from "./shelf";

interface SeatWish {
    as: string; /* `me`, `person`, or a level */
    name: string;
}

function SeatField({
    i,
    seat,
    army,
    change,
    remove,
}: {
    i: number;
    seat: SeatWish;
    army: { id: string; name: string } | undefined;
    change: (seat: SeatWish) => void;
    remove: (() => void) | null;
}) {
    const slot = slotOf(army?.id ?? "");
    return (
        <div class={`srow o-${slot}`}>
            <Swatch owner={{ slot, letter: (army?.name ?? "?")[0]! }} />
            <select
                class="inp"
                aria-label={word("seat", i + 1)}
                value={seat.as}
                onChange={(event) => change({ ...seat, as: event.currentTarget.value })}
            >
                <option value="person">{i === 0 ? word("you") : word("personHere")}</option>
                {LEVELS.map((level) => (
                    <option value={level}>{word("computerLevel", word(`level.${level}` as Word))}</option>
                ))}
            </select>
            {seat.as === "person" ? (
                <input
                    class="inp"
                    aria-label={word("nameOfSeat", i + 1)}
                    maxLength={24}
                    placeholder={word("name")}
                    value={seat.name}
                    onInput={(event) => change({ ...seat, name: event.currentTarget.value })}
                />
            ) : (
                <span class="inp ghosted">{army?.name ?? ""}</span>
            )}
            {remove !== null ? (
                <button type="button" class="tool" aria-label={word("removeSeat", i + 1)} onClick={remove}>
                    <Ico name="close" />
                </button>
            ) : (
                <span />
            )}
        </div>
    );
}

export function SetUp({ wish, close }: { wish: Wish; close: () => void }) {
    const edition = useSignal(wish.edition),
        mode = useSignal(wish.mode),
        options = useSignal<Record<string, string>>({}),
        busy = useSignal(false),
        fault = useSignal<string | null>(null);
    const seats = useSignal<SeatWish[]>([
        { as: "person", name: personName.value },
        ...Array.from({ length: wish.seats - 1 }, () => ({ as: "casual", name: "" })),
    ]);
    const dialog = useRef<HTMLDialogElement>(null);
    useEffect(() => {
        dialog.current?.showModal();
    }, []);
    const game = gameOf(edition.value),
        one = game.modes.find((other) => other.id === mode.value) ?? game.modes[0]!;
    const fitSeats = (counts: number[]) => {
        const count = counts.includes(seats.value.length) ? seats.value.length : counts[0]!;
        seats.value = Array.from({ length: count }, (_, i) => seats.value[i] ?? { as: "casual", name: "" });
    };
    const choose = (id: string, of = game) => {
        mode.value = id;
        options.value = {};
        fitSeats(of.modes.find((other) => other.id === id)!.seats);
    };
    const go = async () => {
        busy.value = true;
        personName.value = seats.value[0]!.name;
        const people = seats.value.filter((seat) => seat.as === "person");
        const names = people.map(
            (seat, i) => seat.name.trim() || (people.length === 1 ? word("you") : word("person", i + 1)),
        );
        try {
            const id = await begin(
                {
                    game: `${edition.value}/${one.id}`,
                    seats: seats.value.map((seat) => (seat.as === "person" ? "open" : seat.as)),
                    options: options.value,
                },
                names,
            );
            close();
            location.hash = `#/table/${id}`;
        } catch (error) {
            fault.value = error instanceof Error ? error.message : String(error);
            busy.value = false;
        }
    };
    return (
        <dialog ref={dialog} class="dialog wide" aria-label={word("openTable")} onClose={close}>
            <div class="form">
                <h1>{word("openTable")}</h1>
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
                    <h2 class="h2">
                        {word("seats")} <span>{playersOf(one.seats)}</span>
                    </h2>
                    {seats.value.map((seat, i) => (
                        <SeatField
                            key={i}
                            i={i}
                            seat={seat}
                            army={
                                game.armies[i] === undefined
                                    ? undefined
                                    : { id: game.armies[i]!.id, name: spoken(game.armies[i]!.name) }
                            }
                            change={(next) => {
                                seats.value = seats.value.map((old, k) => (k === i ? next : old));
                            }}
                            remove={
                                i > 0 && one.seats.some((count) => count < seats.value.length)
                                    ? () => {
                                          seats.value = seats.value.filter((_, k) => k !== i);
                                          fitSeats(
                                              one.seats
                                                  .filter((count) => count < seats.value.length + 1)
                                                  .sort((a, b) => b - a),
                                          );
                                      }
                                    : null
                            }
                        />
                    ))}
                    {one.seats.some((count) => count > seats.value.length) && (
                        <Btn
                            kind="ghost"
                            press={() => {
                                const next = one.seats.find((count) => count > seats.value.length)!;
                                seats.value = Array.from(
                                    { length: next },
                                    (_, i) => seats.value[i] ?? { as: "casual", name: "" },
                                );
                            }}
                        >
                            <Ico name="plus" /> {word("addSeat")}
                        </Btn>
                    )}
                </div>
                {fault.value !== null && (
                    <p class="bad" role="alert">
                        {fault.value}
                    </p>
                )}
                <div class="row">
                    <Btn kind="lead grow" off={busy.value} press={() => void go()}>
                        {busy.value ? word("loading") : word("begin")}
                    </Btn>
                    <Btn press={() => dialog.current?.close()}>{word("cancel")}</Btn>
                </div>
            </div>
            <div class="prev">
                <div class="prevart">
                    <PictureOf edition={game.id} mode={one.id} />
                </div>
                {one.options.length > 0 && <h2 class="h2">{word("rulesOfTable")}</h2>}
                {one.options.map((option) => {
                    const value = options.value[option.id] ?? option.values[0]!,
                        set = (next: string) => {
                            options.value = { ...options.value, [option.id]: next };
                        };
                    return option.values.includes("on") && option.values.includes("off") ? (
                        <Switch
                            key={option.id}
                            label={spoken(option.about)}
                            on={value === "on"}
                            change={(on) => set(on ? "on" : "off")}
                        />
                    ) : (
                        <div key={option.id} class="optionrow">
                            <span>{spoken(option.about)}</span>
                            <Segments
                                value={value}
                                label={spoken(option.about)}
                                options={option.values.map((one_): [string, string] => [one_, one_])}
                                change={set}
                            />
                        </div>
                    );
                })}
            </div>
        </dialog>
    );
}
