/* Standing orders, which are stored with the table: they are given once, and again only when they change. */
import { effect, untracked } from "@preact/signals";
import type { Orders } from "./protocol";
import type { Session } from "./session";
import { ordered, orders } from "./settings";

const ORDERED_MOST = 30;

function order(session: Session, at: string, { dice, pass }: Orders) {
    const given = `${dice} ${pass}`;
    if (ordered.value[at] === given) return;
    ordered.value = { ...Object.fromEntries(Object.entries(ordered.value).slice(-ORDERED_MOST)), [at]: given };
    void session.request({ t: "orders", dice, pass }, true);
}

/* Tells the table what the person at it wishes, for as long as the game goes on. */
export const keepOrders = (session: Session) =>
    effect(() => {
        const given = orders.value;
        const seat = session.seat.value;
        const welcome = session.welcome.value;
        const plays = seat !== null && welcome !== null && session.table.value?.phase === "playing";
        if (plays) untracked(() => order(session, `${welcome.table} ${seat}`, given));
    });
