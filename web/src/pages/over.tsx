/* After the game: who won and why, how it went, whether the dice were fair, and what to do next. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Btn, Chip, Ico, Wordmark } from "../look/art";
import { Again } from "../panels/people";
import { ReviewTiles } from "./review";
import type { Owner } from "../table/seats";
import type { Sitting } from "../browser/tables";
import { word, type Word } from "../words/words";
import { AnyBoard } from "../board/any";
import { moment } from "./shown";
import { download } from "../browser/download";
import { type Course, courseOf } from "./course";
import { Curves, Dice, Battles, Figures } from "./figures";
import { Share, Proof } from "./proof";

/* Everybody at this screen agrees at once. */
async function playAgain(at: Sitting) {
    for (const { session } of at.eyes) await session.request({ t: "rematch", on: true });
}

export function Report({ at, close }: { at: Sitting; close: () => void }) {
    const { session, scene } = at.here,
        end = session.end.value!,
        course = useSignal<Course | null>(null),
        owners = scene.owners.value.filter((owner) => !owner.neutral);
    useEffect(() => {
        void (async () => {
            const begin = await session.look(0),
                events = await session.history(1, end.number);
            if (begin !== null)
                course.value = courseOf(
                    begin,
                    events,
                    scene.owners.value.filter((owner) => !owner.neutral),
                );
        })();
    }, [session]);
    const winners = end.result.winners
            .map((seat) => scene.owner(seat))
            .filter((owner): owner is Owner => owner !== null),
        won = winners.some((owner) => owner.you),
        sides = session.facts.value?.rules.die_sides ?? 6;
    const save = async () => download(`hegemon-${at.table.id}.record`, await at.table.exportRecord());
    const how = `how.${end.result.how}`;
    return (
        <main class={`report o-${winners[0]?.slot ?? "white"}`}>
            <header class="row wrap">
                <a class="home" href="#/" aria-label={word("startPage")}>
                    <Wordmark />
                </a>
                <span class="dim grow">
                    {session.facts.value?.edition.name} · {session.facts.value?.mode.name} ·{" "}
                    {word("round", session.live.value?.round ?? 0)}
                </span>
                <Btn
                    press={() => {
                        moment.value = end.number;
                    }}
                >
                    <Ico name="play" /> {word("replay")}
                </Btn>
                <Btn press={() => void save()}>{word("downloadRecord")}</Btn>
                {session.seat.value !== null && (
                    <Btn kind="go" press={() => void playAgain(at)}>
                        {word("playAgain")}
                    </Btn>
                )}
            </header>
            <section class={`won${won ? " yours" : ""}`}>
                {winners.map((owner) => (
                    <Chip owner={owner} size={64} />
                ))}
                <div>
                    <p class="eyebrow">
                        {word(
                            winners.length === 0
                                ? "drawn"
                                : won
                                  ? "youWon"
                                  : session.seat.value === null
                                    ? "gameOver"
                                    : "youLost",
                        )}
                    </p>
                    <h1>{end.result.sentence}</h1>
                    <p class="dim">{word(how in HOWS ? (how as Word) : "how.other")}</p>
                </div>
                <Figures at={at} course={course.value} owner={owners.find((owner) => owner.you) ?? winners[0]} />
            </section>
            {course.value === null ? (
                <p class="dim" aria-busy="true">
                    {word("loading")}
                </p>
            ) : (
                <div class="tiles">
                    <ReviewTiles
                        at={at}
                        owners={owners}
                        go={(number) => {
                            moment.value = number;
                        }}
                    />
                    <Curves
                        title={word("placesHeld")}
                        values={course.value.places}
                        owners={owners}
                        rounds={course.value.rounds}
                    />
                    {session.live.value?.units !== undefined && (
                        <Curves
                            title={word("unitsHeld")}
                            values={course.value.units}
                            owners={owners}
                            rounds={course.value.rounds}
                        />
                    )}
                    <Dice course={course.value} owners={owners} sides={sides} />
                    <Battles course={course.value} owners={owners} />
                    <Proof at={at} />
                    <Share at={at} />
                    <section class="tile last">
                        <h2>{word("lastPosition")}</h2>
                        <div class="lastboard">
                            <AnyBoard scene={scene} />
                        </div>
                    </section>
                </div>
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
