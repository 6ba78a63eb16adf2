/* A table for oneself: which game, who sits where, which rules. Persons share this screen; computers play the rest. */
import { useSignal, type Signal } from "@preact/signals";
import { Btn, Ico, Swatch } from "../look/art";
import { LEVELS, slotOf } from "../table/seats";
import { firstOf } from "../table/sure";
import { personName } from "../browser/settings";
import { begin } from "../browser/tables";
import { spoken, type Word, word } from "../words/words";
import { PictureOf, playersOf } from "./pictures";
import { countFor, Doing, GameChoice, opening, Options, useDialog, usePlan, type Plan } from "./plan";
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
            <Swatch owner={{ slot, letter: army?.name[0] ?? "?" }} />
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

const COMPUTER: SeatWish = { as: "casual", name: "" };

/* Who sits where, as many as the mode allows. */
function Seats({ plan: { game, mode }, seats }: { plan: Plan; seats: Signal<SeatWish[]> }) {
    const count = seats.value.length;
    const more = mode.seats.find((other) => other > count);
    const fewer = [...mode.seats].sort((a, b) => b - a).find((other) => other < count);
    const remove = (i: number, to: number) => {
        seats.value = seated(
            seats.value.filter((_, k) => k !== i),
            to,
        );
    };
    return (
        <div class="field">
            <h2 class="h2">
                {word("seats")} <span>{playersOf(mode.seats)}</span>
            </h2>
            {seats.value.map((seat, i) => {
                const army = game.armies[i];
                return (
                    <SeatField
                        key={i}
                        i={i}
                        seat={seat}
                        army={army === undefined ? undefined : { id: army.id, name: spoken(army.name) }}
                        change={(next) => {
                            seats.value = seats.value.map((old, k) => (k === i ? next : old));
                        }}
                        remove={i > 0 && fewer !== undefined ? () => remove(i, fewer) : null}
                    />
                );
            })}
            {more !== undefined && (
                <Btn
                    kind="ghost"
                    press={() => {
                        seats.value = seated(seats.value, more);
                    }}
                >
                    <Ico name="plus" /> {word("addSeat")}
                </Btn>
            )}
        </div>
    );
}

const seated = (seats: SeatWish[], count: number) => Array.from({ length: count }, (_, i) => seats[i] ?? COMPUTER);

/* Persons without a name have a number. */
function namesOf(seats: SeatWish[]): string[] {
    const people = seats.filter((seat) => seat.as === "person");
    return people.map((seat, i) => seat.name.trim() || (people.length === 1 ? word("you") : word("person", i + 1)));
}

export function SetUp({ wish, close }: { wish: Wish; close: () => void }) {
    const seats = useSignal(seated([{ as: "person", name: personName.value }], wish.seats));
    const plan = usePlan(wish, (counts) => {
        seats.value = seated(seats.value, countFor(counts, seats.value.length));
    });
    const dialog = useDialog();
    const { game, mode, options } = plan;
    const go = async () => {
        personName.value = firstOf(seats.value).name;
        const id = await begin(
            {
                game: `${game.id}/${mode.id}`,
                seats: seats.value.map((seat) => (seat.as === "person" ? "open" : seat.as)),
                options: options.value,
            },
            namesOf(seats.value),
        );
        close();
        location.hash = `#/table/${id}`;
    };
    return (
        <dialog ref={dialog} class="dialog wide" aria-label={word("openTable")} onClose={close}>
            <div class="form">
                <h1>{word("openTable")}</h1>
                <GameChoice plan={plan} />
                <Seats plan={plan} seats={seats} />
                <Doing
                    plan={plan}
                    label={word("begin")}
                    go={() => void opening(plan, go)}
                    close={() => dialog.current?.close()}
                />
            </div>
            <div class="prev">
                <div class="prevart">
                    <PictureOf edition={game.id} mode={mode.id} />
                </div>
                <Options plan={plan} />
            </div>
        </dialog>
    );
}
