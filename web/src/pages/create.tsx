/* A table on the server: which game, who may sit where, which rules, how much time, and who may find it. */
import { signal, useSignal, type Signal } from "@preact/signals";
import type { GameOf } from "games";
import { post } from "../browser/http";
import { Btn, Ico, Segments, Swatch, Switch } from "../look/art";
import { goTo } from "../browser/away";
import { key } from "../browser/key";
import { LEVELS, slotOf } from "../table/seats";
import { personName } from "../browser/settings";
import { language, type Word, word } from "../words/words";
import { PictureOf, playersOf } from "./pictures";
import { countFor, Doing, GameChoice, opening, Options, useDialog, usePlan } from "./plan";
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

/* How much time there is, who may find the table, and whether it gives hints. */
function Terms({ terms: { clock, listed, hints } }: { terms: Terms }) {
    return (
        <>
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
        </>
    );
}

interface Terms {
    clock: Signal<Clock>;
    listed: Signal<boolean>;
    hints: Signal<boolean>;
}

function YourName() {
    return (
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
    );
}

const seated = (seats: string[], count: number) => Array.from({ length: count }, (_, i) => seats[i] ?? "open");

export function Create({ wish, close }: { wish: Wish; close: () => void }) {
    const seats = useSignal(seated(["me"], wish.seats));
    const terms = { clock: useSignal<Clock>("live"), listed: useSignal(false), hints: useSignal(true) };
    const plan = usePlan(wish, (counts) => {
        seats.value = seated(seats.value, countFor(counts, seats.value.length));
    });
    const dialog = useDialog();
    const { game, mode, options } = plan;
    const go = async () => {
        const told = {
            game: `${game.id}/${mode.id}`,
            seats: seats.value.map((as) => (as === "me" ? "open" : as)),
            options: options.value,
            clock: CLOCKS[terms.clock.value],
            public: terms.listed.value,
            hints: terms.hints.value,
            token: key.value,
        };
        const { table } = await post<{ table: string }>("tables", told, language.value);
        const mine = seats.value.indexOf("me");
        close();
        goTo(table, mine < 0 ? null : mine + 1);
    };
    return (
        <dialog ref={dialog} class="dialog wide create" aria-label={word("openOnline")} onClose={close}>
            <div class="form">
                <h1>{word("openOnline")}</h1>
                <GameChoice plan={plan} />
                <YourName />
                <Seats game={game} seats={seats} counts={mode.seats} />
            </div>
            <div class="doit">
                <Doing
                    plan={plan}
                    label={word("openOnline")}
                    go={() => void opening(plan, go)}
                    close={() => dialog.current?.close()}
                />
            </div>
            <div class="prev">
                <div class="prevart">
                    <PictureOf edition={game.id} mode={mode.id} />
                </div>
                <Terms terms={terms} />
                <Options plan={plan} />
            </div>
        </dialog>
    );
}
