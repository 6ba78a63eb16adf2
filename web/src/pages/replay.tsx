/* The game again: scrub, step, let it run. Positions come from the table (`look`), so that nothing is computed here;
 * after the end everything is shown. */
import { signal, useSignal, useSignalEffect, type Signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { Btn, Chip, Ico, Tool, Wordmark } from "../look/art";
import { storyOf } from "../panels/story";
import { Battle } from "../panels/battle";
import { Lines, told } from "../panels/story";
import { Players } from "../panels/players";
import type { Event, View } from "../table/protocol";
import { Scene } from "../table/scene";
import { Session } from "../table/session";
import { Acts } from "../table/acts";
import type { Sitting } from "../browser/tables";
import { pretty } from "../table/speech";
import { word } from "../words/words";
import { AnyBoard } from "../board/any";
import { moment } from "./shown";

const SPEEDS = [1200, 600, 250, 80],
    AROUND = 16,
    LONG = 44; /* events of the story before and after the moment */

/* The same table seen at another time: facts and seats of now, a view of then. */
class Then extends Session {
    readonly at = signal(-1); /* the number that the board shows: views come later than they are asked for */

    constructor(of: Session) {
        super({
            say: () => undefined,
            onMessage: () => undefined,
            onStatus: () => undefined,
            facts: (name, language) => of.transport.facts(name, language),
            board: (welcome) => of.transport.board(welcome),
            close: () => undefined,
        });
        this.follow(of);
    }

    /* A link may open a replay before its facts are there; another language brings others. */
    follow(of: Session) {
        this.welcome.value = of.welcome.value;
        this.table.value = of.table.value;
        this.facts.value = of.facts.value;
        this.geometry.value = of.geometry.value;
    }

    stand(number: number, view: View, event: Event | null) {
        this.at.value = number;
        this.live.value = this.shown.value = view;
        this.current.value = event;
        this.rolled.value = event?.dice === undefined ? null : event;
        this.ask.value = null;
    }
}

/* After the end: everything, or what one of the seats could see. */
function EyesOf({ scene, eyes }: { scene: Scene; eyes: Signal<number | null> }) {
    return (
        <label class="eyes">
            <Ico name="eye" />
            <span class="grow">{word("eyesOf")}</span>
            <select
                value={eyes.value ?? 0}
                onChange={(event) => {
                    eyes.value = Number(event.currentTarget.value) || null;
                }}
            >
                <option value={0}>{word("allEyes")}</option>
                {scene.owners.value
                    .filter((owner) => !owner.neutral)
                    .map((owner) => (
                        <option value={owner.seat}>{owner.army}</option>
                    ))}
            </select>
        </label>
    );
}

/* The cards that these eyes can see in hands. */
function Hands({ scene }: { scene: Scene }) {
    const view = scene.session.shown.value,
        facts = scene.session.facts.value;
    const hands = Object.entries(view?.hand ?? {}).filter(([, cards]) => cards.length > 0);
    return facts === null || hands.length === 0 ? null : (
        <section class="panel">
            <h2>{word("hands")}</h2>
            <ul class="handsof">
                {hands.map(([seat, cards]) => {
                    const owner = scene.owner(seat);
                    return (
                        <li data-hand={seat}>
                            {owner !== null && <Chip owner={owner} size={18} />}{" "}
                            {cards.map((id) => pretty(facts, ` ${id}`, true)).join(", ")}
                        </li>
                    );
                })}
            </ul>
        </section>
    );
}

/* Keys of a film, as every film has them; where something has the focus that needs a key itself, it keeps it. */
function useKeys(does: Record<string, () => void>) {
    useEffect(() => {
        const press = (event: KeyboardEvent) => {
            const taken = (event.target as Element).closest(
                event.key === "Escape"
                    ? "dialog"
                    : event.key === " "
                      ? "button, input, select, .board"
                      : "input, select, .board",
            );
            const doit = does[event.key];
            if (doit === undefined || taken !== null || event.ctrlKey || event.altKey || event.metaKey) return;
            event.preventDefault();
            doit();
        };
        addEventListener("keydown", press);
        return () => removeEventListener("keydown", press);
    });
}

/* A film of the table: where it stands, and what moves it. */
interface Film {
    session: Session;
    then: Then;
    scene: Scene;
    number: number;
    last: number;
    events: Event[];
    event: Event | null;
    eyes: Signal<number | null>;
    runs: Signal<boolean>;
    speed: Signal<number>;
    to: (number: number) => void;
    turn: (way: 1 | -1) => void;
    run: () => void;
}

const back = () => {
    moment.value = null;
};

/* Shows one after the other while it runs. */
function useRunning(runs: Signal<boolean>, speed: Signal<number>, number: number, last: number) {
    useEffect(() => {
        if (!runs.value) return undefined;
        if (number >= last) {
            runs.value = false;
            return undefined;
        }
        const timer = setTimeout(() => {
            moment.value = number + 1;
        }, SPEEDS[speed.value]);
        return () => clearTimeout(timer);
    }, [runs.value, number, speed.value]);
}

/* All that happened, seen with these eyes. */
function useEvents(session: Session, last: number, eyes: number | null): Event[] {
    const events = useSignal<Event[]>([]);
    useEffect(() => {
        void session.history(1, last, eyes).then((list) => {
            events.value = list;
        });
    }, [session, last, eyes]);
    return events.value;
}

/* Where the next turn begins, or where the last one did. */
function turnFrom(events: Event[], number: number, way: 1 | -1): number | undefined {
    const starts = events.filter((event) => event.set.turn !== undefined).map((event) => event.number);
    return way > 0 ? starts.find((start) => start > number) : starts.reverse().find((start) => start < number);
}

/* Views come later than they are asked for, and only the one that was asked for last is shown. */
function useView({ session, then, number, event, eyes }: Pick<Film, "session" | "then" | "number" | "event" | "eyes">) {
    const asked = useMemo(() => signal(""), []);
    useEffect(() => {
        const wanted = `${number} ${eyes.value}`;
        asked.value = wanted;
        void session.look(number, eyes.value).then((view) => {
            if (view !== null && asked.value === wanted) then.stand(number, view, event);
        });
    }, [number, event, eyes.value]);
}

function useFilm({ session }: Sitting["here"]): Film {
    const then = useMemo(() => new Then(session), [session]);
    const scene = useMemo(() => new Scene(then, new Acts(then)), [then]);
    const runs = useSignal(false);
    const speed = useSignal(1);
    const eyes = useSignal<number | null>(null);
    const last = session.end.value?.number ?? session.number.value;
    const number = Math.min(last, Math.max(0, moment.value ?? last));
    useSignalEffect(() => then.follow(session));
    const events = useEvents(session, last, eyes.value);
    const event = events.find((one) => one.number === number) ?? null;
    useView({ session, then, number, event, eyes });
    useRunning(runs, speed, number, last);
    const to = (next: number) => {
        runs.value = false;
        moment.value = Math.min(last, Math.max(0, next));
    };
    const turn = (way: 1 | -1) => to(turnFrom(events, number, way) ?? (way > 0 ? last : 0));
    const run = () => {
        if (number >= last) moment.value = 0;
        runs.value = !runs.value;
    };
    return { session, then, scene, number, last, events, event, eyes, runs, speed, to, turn, run };
}

const Head = ({ session }: { session: Session }) => (
    <header class="top">
        <a class="home" href="#/" aria-label={word("startPage")}>
            <Wordmark />
        </a>
        <div class="table-name">
            <b>{word("replay")}</b>
            <span>{session.facts.value?.mode.name}</span>
        </div>
        <span class="grow" />
        <Btn press={back}>
            <Ico name="close" /> <span class="wideonly">{word("backToGame")}</span>
        </Btn>
    </header>
);

function Told({ film: { session, then, scene, number, last, events, event, eyes, to } }: { film: Film }) {
    const who = scene.owner(event === null || event.seat === "chance" ? (then.shown.value?.seat ?? null) : event.seat);
    const near = events.filter((one) => one.number > number - AROUND && one.number < number + AROUND);
    return (
        <aside class="side">
            <section class={`ask o-${who?.slot ?? "none"}`}>
                <span class="eyebrow">{word("moveOf", number, last)}</span>
                <h1 class={(event?.story.length ?? 0) > LONG ? "long" : ""}>
                    {event !== null ? storyOf(scene, event) : word(number === 0 ? "theBeginning" : "loading")}
                </h1>
                <Battle scene={scene} rests />
                {session.end.value !== null && <EyesOf scene={scene} eyes={eyes} />}
            </section>
            <Players scene={scene} />
            <Hands scene={scene} />
            <section class="panel log">
                <h2>{word("story")}</h2>
                <Lines scene={scene} lines={told(then.facts.value, near)} now={number} show={to} />
            </section>
        </aside>
    );
}

function Controls({ film: { number, last, runs, speed, to, turn, run } }: { film: Film }) {
    return (
        <footer class="dock film">
            <Tool name="first" label={word("previousTurn")} press={() => turn(-1)} />
            <Tool name="back" label={word("stepBack")} press={() => to(number - 1)} />
            <button type="button" class="btn lead" aria-pressed={runs.value} onClick={run}>
                <Ico name={runs.value ? "pause" : "play"} /> {word(runs.value ? "pause" : "run")}
            </button>
            <Tool name="on" label={word("stepOn")} press={() => to(number + 1)} />
            <Tool name="last" label={word("nextTurn")} press={() => turn(1)} />
            <input
                class="grow"
                type="range"
                min="0"
                max={last}
                value={number}
                aria-label={word("moveOf", number, last)}
                onInput={(input) => to(Number(input.currentTarget.value))}
            />
            <button
                type="button"
                class="btn"
                onClick={() => {
                    speed.value = (speed.value + 1) % SPEEDS.length;
                }}
            >
                {word("speed")} {["½", "1", "2", "8"][speed.value]}×
            </button>
        </footer>
    );
}

export function Replay({ at }: { at: Sitting }) {
    const film = useFilm(at.here);
    const { session, then, scene, number, to, run } = film;
    useKeys({
        ArrowLeft: () => to(number - 1),
        ArrowRight: () => to(number + 1),
        " ": run,
        Escape: back,
    });
    return (
        <main class="game replaying">
            <Head session={session} />
            <div class="stage" data-at={then.at.value}>
                <AnyBoard scene={scene} />
            </div>
            <Told film={film} />
            <Controls film={film} />
        </main>
    );
}
