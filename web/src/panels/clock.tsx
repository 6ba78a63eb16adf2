/* Time: how a table's clock is set, and what somebody has left of it just now. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { TableOf } from "../table/protocol";
import type { Session } from "../table/session";
import { word } from "../words/words";

export function clockWords({ kind, seconds = 0, reserve = 0, days = 0 }: TableOf["clock"]): string {
    const words = { none: word("clock.none"), days: word("clock.days", days) };
    return { ...words, move: word("clock.move", seconds, Math.round(reserve / 60)) }[kind];
}

/* 0:07, 12:30, and from an hour on 26 h. */
export function timeWords(ms: number): string {
    const seconds = Math.max(0, Math.ceil(ms / 1000));
    return seconds >= 7200
        ? `${Math.round(seconds / 3600)} h`
        : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/* The deadline lies behind the reserve, which begins when the time of the move is over. */
const runningWords = (left: number, reserve: number) =>
    reserve > 0 && left > reserve ? `${timeWords(left - reserve)} + ${timeWords(reserve)}` : timeWords(left);

/* What is left until the deadline by the host's time; our own clock may be wrong, so only its pace counts. */
export function ClockOf({ session, seat }: { session: Session; seat: number }) {
    const clock = session.clock.value,
        one = clock?.seats.find((other) => other.seat === seat),
        came = useSignal({ of: clock, at: Date.now() }),
        tick = useSignal(0);
    if (came.peek().of !== clock) came.value = { of: clock, at: Date.now() };
    const runs = one?.deadline !== undefined && session.end.value === null;
    useEffect(() => {
        const timer = runs
            ? setInterval(() => {
                  tick.value++;
              }, 500)
            : undefined;
        return () => clearInterval(timer);
    }, [runs]);
    if (one === undefined || session.table.value?.clock.kind === "none") return null;
    const left = runs ? (one.deadline ?? 0) - (clock?.now ?? 0) - (Date.now() - came.value.at) : one.reserve;
    return (
        <span class={`clockof${runs ? " runs" : ""}${runs && left < 10000 ? " late" : ""}`} data-tick={tick.value % 2}>
            {runs ? runningWords(left, one.reserve) : left > 0 ? word("reserve", timeWords(left)) : ""}
        </span>
    );
}
