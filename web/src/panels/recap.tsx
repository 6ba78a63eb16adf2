/* What others did since one's own last move. */
import { Chip } from "../look/art";
import type { Event, Facts } from "../table/protocol";
import type { Scene } from "../table/scene";
import { pretty } from "../table/speech";
import { isVerb } from "../table/verbs";
import { firstOf } from "../table/sure";
import { word } from "../words/words";

/* An event belongs to whoever's turn it is, whoever answers in it; `set.seat` says when the turn goes on. */
function turnsOf(facts: Facts | null, events: Event[]): { seat: number; events: Event[] }[] {
    const turns: { seat: number; events: Event[] }[] = [];
    let seat = events.find((event) => event.seat !== "chance")?.seat as number | undefined;
    for (const event of events) {
        if (seat !== undefined && turns[turns.length - 1]?.seat !== seat) turns.push({ seat, events: [] });
        turns[turns.length - 1]?.events.push(event);
        seat = event.set.seat ?? seat;
    }
    return turns.filter((turn) =>
        turn.events.some((event) => event.seat === turn.seat && !isVerb(facts, event.do, "defends", "passes")),
    ); /* an answer is no turn */
}

/* What a turn came to, in a line. */
function sumOf(scene: Scene, turn: { seat: number; events: Event[] }): string {
    const names = (battles: NonNullable<Event["battle"]>[]) =>
        [...new Set(battles.map(({ to }) => pretty(scene.facts, ` ${to}`, true)))].join(", ");
    const battles = turn.events.flatMap((event) => event.battle ?? []),
        won = names(battles.filter((battle) => battle.conquered));
    if (battles.length > 0) return won !== "" ? word("took", won) : word("attackedInVain", names(battles));
    return turn.events.filter((event) => event.seat === turn.seat && event.story !== "").pop()?.story ?? "";
}

export function Recap({ scene, show }: { scene: Scene; show: (number: number) => void }) {
    const { session } = scene,
        turns = turnsOf(session.facts.value, session.recap.value).filter((turn) => turn.seat !== session.seat.value);
    if (
        turns.length === 0 ||
        session.mine.value === null ||
        session.queue.value.length > 0 ||
        session.live.value?.turn === 0
    )
        return null;
    return (
        <details class="panel recap" open>
            <summary class="h2">{word("meanwhile")}</summary>
            {turns.slice(-4).map((turn) => {
                const owner = scene.owner(turn.seat);
                const lost = turn.events.reduce((sum, event) => sum + (event.battle?.lost[0] ?? 0), 0);
                return owner === null ? null : (
                    <button
                        type="button"
                        class={`line o-${owner.slot}`}
                        onClick={() => show(firstOf(turn.events).number)}
                    >
                        <Chip owner={owner} size={18} /> <b>{owner.army}</b> {sumOf(scene, turn)}
                        {lost > 0 && ` (−${lost})`}
                    </button>
                );
            })}
        </details>
    );
}
