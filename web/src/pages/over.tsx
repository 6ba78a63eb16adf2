/* After the game: who won and why, how it went, whether the dice were fair, and what to do next. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Btn, Chip, Ico, Wordmark } from "../look/art";
import { Again } from "../panels/people";
import { ReviewTiles } from "./review";
import type { End } from "../table/protocol";
import type { Scene } from "../table/scene";
import type { Owner } from "../table/seats";
import type { Session } from "../table/session";
import type { Sitting } from "../browser/tables";
import { word, type Word } from "../words/words";
import { AnyBoard } from "../board/any";
import { moment } from "./shown";
import { download } from "../browser/download";
import { type Course, courseOf } from "./course";
import { Curves, Dice, Battles, Figures } from "./figures";
import { Share, Proof } from "./proof";

/* The replay begins there. */
const show = (number: number) => {
    moment.value = number;
};

/* Everybody at this screen agrees at once. */
async function playAgain(at: Sitting) {
    for (const { session } of at.eyes) await session.request({ t: "rematch", on: true });
}

/* How the game went, as soon as all of it was told. */
function useCourse({ session, scene }: Sitting["here"], number: number): Course | null {
    const course = useSignal<Course | null>(null);
    useEffect(() => {
        void (async () => {
            const begin = await session.look(0);
            const events = await session.history(1, number);
            if (begin !== null) course.value = courseOf(begin, events, playersOf(scene));
        })();
    }, [session]);
    return course.value;
}

const playersOf = (scene: Scene) => scene.owners.value.filter((owner) => !owner.neutral);

function Head({ at, number }: { at: Sitting; number: number }) {
    const { session } = at.here;
    const save = async () => download(`hegemon-${at.table.id}.record`, await at.table.exportRecord());
    return (
        <header class="row wrap">
            <a class="home" href="#/" aria-label={word("startPage")}>
                <Wordmark />
            </a>
            <span class="dim grow">
                {session.facts.value?.edition.name} · {session.facts.value?.mode.name} ·{" "}
                {word("round", session.live.value?.round ?? 0)}
            </span>
            <Btn press={() => show(number)}>
                <Ico name="play" /> {word("replay")}
            </Btn>
            <Btn press={() => void save()}>{word("downloadRecord")}</Btn>
            {session.seat.value !== null && (
                <Btn kind="go" press={() => void playAgain(at)}>
                    {word("playAgain")}
                </Btn>
            )}
        </header>
    );
}

/* What it means for who looks. */
function outcomeOf(session: Session, winners: Owner[]): Word {
    if (winners.length === 0) return "drawn";
    if (winners.some((owner) => owner.you)) return "youWon";
    return session.seat.value === null ? "gameOver" : "youLost";
}

function Won({ at, end, winners, course }: { at: Sitting; end: End; winners: Owner[]; course: Course | null }) {
    const how = `how.${end.result.how}`;
    const own = playersOf(at.here.scene).find((owner) => owner.you);
    return (
        <section class={`won${winners.some((owner) => owner.you) ? " yours" : ""}`}>
            {winners.map((owner) => (
                <Chip owner={owner} size={64} />
            ))}
            <div>
                <p class="eyebrow">{word(outcomeOf(at.here.session, winners))}</p>
                <h1>{end.result.sentence}</h1>
                <p class="dim">{word(how in HOWS ? (how as Word) : "how.other")}</p>
            </div>
            <Figures at={at} course={course} owner={own ?? winners[0]} />
        </section>
    );
}

function Tiles({ at, course }: { at: Sitting; course: Course }) {
    const { session, scene } = at.here;
    const owners = playersOf(scene);
    const { places, units, rounds } = course;
    return (
        <div class="tiles">
            <ReviewTiles at={at} owners={owners} go={show} />
            <Curves title={word("placesHeld")} values={places} owners={owners} rounds={rounds} />
            {session.live.value?.units !== undefined && (
                <Curves title={word("unitsHeld")} values={units} owners={owners} rounds={rounds} />
            )}
            <Dice course={course} owners={owners} sides={session.facts.value?.rules.die_sides ?? 6} />
            <Battles course={course} owners={owners} />
            <Proof at={at} />
            <Share at={at} />
            <section class="tile last">
                <h2>{word("lastPosition")}</h2>
                <div class="lastboard">
                    <AnyBoard scene={scene} />
                </div>
            </section>
        </div>
    );
}

export function Report({ at, end, close }: { at: Sitting; end: End; close: () => void }) {
    const course = useCourse(at.here, end.number);
    const winners = end.result.winners
        .map((seat) => at.here.scene.owner(seat))
        .filter((owner): owner is Owner => owner !== null);
    return (
        <main class={`report o-${winners[0]?.slot ?? "white"}`}>
            <Head at={at} number={end.number} />
            <Won at={at} end={end} winners={winners} course={course} />
            {course === null ? (
                <p class="dim" aria-busy="true">
                    {word("loading")}
                </p>
            ) : (
                <Tiles at={at} course={course} />
            )}
            <div class="row">
                <Btn press={close}>{word("backToBoard")}</Btn>
                <Again at={at} />
            </div>
        </main>
    );
}

const HOWS = {
    "how.draw": 1,
    "how.elimination": 1,
    "how.goals": 1,
    "how.invasion": 1,
    "how.prize": 1,
    "how.resignation": 1,
    "how.score": 1,
    "how.stopped": 1,
    "how.strategic": 1,
};
