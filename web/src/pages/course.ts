/* How a game went, counted from its events: places and units by turn, dice, battles. */
import { merge, type Event, type View } from "../table/protocol";
import type { Owner } from "../table/seats";

export interface Course {
    events: Event[];
    places: number[][]; /* by owner, at the end of every turn */
    units: number[][];
    rounds: number[];
    faces: Map<number, number[]>; /* by seat, how often each face */
    battles: Map<number, { won: number; lost: number; fought: number; taken: number }>;
}

const sumUnits = (view: View, seat: number) =>
    (view.own[seat] ?? []).reduce((sum, id) => sum + (view.units?.[id] ?? 0), 0);

function note(course: Course, view: View, owners: Owner[]) {
    course.rounds.push(view.round);
    owners.forEach((owner, i) => {
        (course.places[i] ??= []).push((view.own[owner.seat] ?? []).length);
        (course.units[i] ??= []).push(sumUnits(view, owner.seat));
    });
}

function countDice(course: Course, seat: number, faces: number[]) {
    const list = course.faces.get(seat) ?? Array<number>(9).fill(0);
    faces.forEach((face) => {
        list[face] = (list[face] ?? 0) + 1;
    });
    course.faces.set(seat, list);
}

function countBattle(course: Course, seat: number, battle: NonNullable<Event["battle"]>) {
    const {
        lost: [own, other],
        conquered,
    } = battle;
    const sum = course.battles.get(seat) ?? { won: 0, lost: 0, fought: 0, taken: 0 };
    course.battles.set(seat, {
        won: sum.won + other,
        lost: sum.lost + own,
        fought: sum.fought + 1,
        taken: sum.taken + (conquered ? 1 : 0),
    });
}

function ownerAt(view: View, place: string): number {
    return Number(Object.entries(view.own).find(([, places]) => places.includes(place))?.[0] ?? 0);
}

export function courseOf(begin: View, events: Event[], owners: Owner[]): Course {
    const course: Course = { events, places: [], units: [], rounds: [], faces: new Map(), battles: new Map() };
    let view = begin;
    for (const event of events) {
        const attacker = view.battle_from != null ? ownerAt(view, view.battle_from) : (view.seat ?? 0),
            defender = view.battle_to != null ? ownerAt(view, view.battle_to) : 0;
        if (event.dice !== undefined && event.attack !== undefined) {
            countDice(course, attacker, event.dice.slice(0, event.attack));
            countDice(course, defender, event.dice.slice(event.attack));
        } else if (event.dice !== undefined && view.turn > 0) countDice(course, view.seat ?? 0, event.dice);
        if (event.battle !== undefined) countBattle(course, attacker, event.battle);
        const next = merge(view, event.set);
        if (next.turn !== view.turn && view.turn > 0) note(course, view, owners);
        view = next;
    }
    note(course, view, owners);
    return course;
}
