/* What has happened, in lines that show their moment; and said aloud while it happens. */
import { Die } from "../look/art";
import { DiceOf } from "./battle";
import type { Event, Facts } from "../table/protocol";
import type { Scene } from "../table/scene";
import { FIGHTS, isVerb } from "../table/verbs";
import { sure } from "../table/sure";
import { word } from "../words/words";

export function storyOf(scene: Scene, event: Event) {
    const owner = event.seat === "chance" ? null : scene.owner(event.seat);
    return (
        <>
            {owner !== null && <b class="who">{owner.short}</b>} {event.story}
        </>
    );
}

/* One stop for Tab; arrow keys go from line to line. */
export function walkList(event: KeyboardEvent) {
    const item = (event.target as Element).closest("li"),
        next =
            event.key === "ArrowDown"
                ? item?.nextElementSibling
                : event.key === "ArrowUp"
                  ? item?.previousElementSibling
                  : null;
    if (next === null || next === undefined) return;
    event.preventDefault();
    next.querySelector("button")?.focus();
}

export interface Line {
    event: Event;
    roll: Event | null;
}

/* An attack, the answers to it and the roll are one line, with the dice as dice; cards that were played keep their
 * lines. */
export function told(facts: Facts | null, events: Event[]): Line[] {
    const lines: Line[] = [];
    let fight: Line | null = null;
    for (const event of events.filter((one) => one.story !== "")) {
        if (fight !== null && event.seat === "chance" && event.battle !== undefined && event.dice !== undefined) {
            fight.roll = event;
            fight = null;
        } else if (fight === null || !isVerb(facts, event.do, "defends", "passes", "commits")) {
            const line: Line = { event, roll: null };
            lines.push(line);
            fight = isVerb(facts, event.do, ...FIGHTS) ? line : fight;
        }
    }
    return lines;
}

/* Whether the line before it has told of this attack already, so that its dice are enough. */
const goesOn = ({ event, roll }: Line, before: Line | undefined) =>
    roll !== null &&
    before?.event.seat === event.seat &&
    before.roll?.battle?.from === roll.battle?.from &&
    before.roll?.battle?.to === roll.battle?.to;

/* Where the dice are all that there is to tell. */
const onlyDice = (event: Event) =>
    event.battle === undefined && event.dice !== undefined && /^[\d |]+$/.test(event.story);

function Thrown({ event }: { event: Event }) {
    const [small = "", large = ""] = event.story.split("|"),
        faces = (text: string) =>
            text
                .split(" ")
                .filter((face) => face !== "")
                .map(Number);
    return (
        <span class="roll" role="img" aria-label={event.story}>
            <span class="dice">
                {faces(small).map((face) => (
                    <Die face={face} />
                ))}
                {faces(large).map((face) => (
                    <Die face={face} sides={8} />
                ))}
            </span>
        </span>
    );
}

function Roll({ scene, event }: { scene: Scene; event: Event }) {
    const { lost, to, conquered } = sure(event.battle, "battle"),
        loser = scene.byId.value.get(to);
    return (
        <span class="roll" role="img" aria-label={event.story}>
            <DiceOf scene={scene} event={event} side="attack" />
            {lost[0] > 0 && <i class="loss">−{lost[0]}</i>}
            <span class="o-none">
                <DiceOf scene={scene} event={event} side="defence" />
            </span>
            {lost[1] > 0 && <i class="loss">−{lost[1]}</i>}
            {conquered && <em>{word("falls", loser?.name ?? to)}</em>}
        </span>
    );
}

/* Lines that show their moment when they are pressed; `now` is the number of the one that is shown. */
export function Lines({
    scene,
    lines,
    now,
    show,
}: {
    scene: Scene;
    lines: Line[];
    now: number | null;
    show: (number: number) => void;
}) {
    return (
        <ol onKeyDown={walkList}>
            {lines.map((line, i) => {
                const { event, roll } = line,
                    owner = event.seat === "chance" ? null : scene.owner(event.seat),
                    here = now !== null && (event.number === now || roll?.number === now),
                    again = goesOn(line, lines[i - 1]);
                return (
                    <li key={event.number}>
                        <button
                            type="button"
                            tabIndex={(now === null ? i === 0 : here) ? 0 : -1}
                            class={`line${here ? " now" : ""}${again ? " again" : ""} o-${owner?.slot ?? "none"}`}
                            title={word("showMoment")}
                            onClick={() => show((roll ?? event).number)}
                        >
                            {again ? null : onlyDice(event) ? <Thrown event={event} /> : storyOf(scene, event)}
                            {roll !== null && <Roll scene={scene} event={roll} />}
                        </button>
                    </li>
                );
            })}
        </ol>
    );
}

export function Story({ scene, show }: { scene: Scene; show: (number: number) => void }) {
    const { log, queue } = scene.session,
        waiting = queue.value.length;
    return (
        <section class="panel log" aria-label={word("story")}>
            <h2>{word("storyLatest")}</h2>
            <Lines
                scene={scene}
                lines={told(
                    scene.session.facts.value,
                    log.value.slice(0, log.value.length - waiting).slice(-160),
                ).reverse()}
                now={null}
                show={show}
            />
        </section>
    );
}

/* What happens, said as it is shown; only what matters, so that a screen reader keeps up. */
export function Live({ scene }: { scene: Scene }) {
    const { session } = scene,
        last = session.current.value ?? session.log.value[session.log.value.length - 1];
    const text =
        last !== undefined && last !== null && (last.battle !== undefined || last.seat !== "chance")
            ? `${last.seat === "chance" ? "" : (scene.owner(last.seat)?.army ?? "")} ${last.story}`
            : "";
    return (
        <div class="unseen">
            <div aria-live="polite">{text}</div>
            <div aria-live="assertive">
                {session.mine.value !== null && session.queue.value.length === 0
                    ? `${word("yourTurn")}. ${session.mine.value.say ?? ""}`
                    : ""}
            </div>
        </div>
    );
}
