/* The start page: the games with a picture each, one press to play, tables to go on with, records to look at. */
import { signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { importTable, removeTable, type Saved } from "../browser/game";
import { Btn, Ico, Sky, Wordmark } from "../look/art";
import { creating } from "./create";
import { Lobby, server, TablesLink } from "./lobby";
import { importRecord } from "../browser/records";
import { SetUp } from "./setup";
import { FIRST, OPENED, SHELF, wishOf } from "./shelf";
import { sure } from "../table/sure";
import { begin, known, type Known } from "../browser/tables";
import { language, LANGUAGES, spoken, word } from "../words/words";
import { gameOf, isOfCards, PictureOf, Picture, CardsPicture, shortTitle, playersOf } from "./pictures";
import { type Wish } from "./shelf";

export const wish = signal<Wish | null>(null); /* the dialog is open for this */
const starting = signal<string | null>(null);

export async function playNow(edition: string, mode: string, seats: number) {
    starting.value = `${edition}/${mode}`;
    try {
        const id = await begin({
            game: `${edition}/${mode}`,
            seats: ["open", ...Array<string>(seats - 1).fill("casual")],
        });
        location.hash = `#/table/${id}`;
    } finally {
        starting.value = null;
    }
}

/* ---- The shelf ---- */

function GameBox({ entry: [edition, mode, seats] }: { entry: [string, string, number] }) {
    const game = gameOf(edition),
        one = sure(
            game.modes.find((other) => other.id === mode),
            `mode ${mode}`,
        ),
        cards = isOfCards(one);
    const others = game.modes.filter((other) => !isOfCards(other)),
        counts = (cards ? [one] : others).flatMap((other) => other.seats);
    return (
        <article class="box">
            <div class="art">{cards ? <CardsPicture /> : <Picture game={game} />}</div>
            <div class="txt">
                <h3>{cards ? spoken(one.name) : shortTitle(game)}</h3>
                <p>{cards ? shortTitle(game) : others.map((other) => spoken(other.name)).join(", ")}</p>
                <p>{playersOf(counts)}</p>
                <div class="row wrap">
                    <Btn kind="lead" off={starting.value !== null} press={() => void playNow(edition, mode, seats)}>
                        {word("playNow")}
                    </Btn>
                    <button
                        type="button"
                        class="btn"
                        aria-label={`${word("setUpTable")}: ${cards ? spoken(one.name) : spoken(game.title)}`}
                        onClick={() => {
                            wish.value = { edition, mode, seats };
                        }}
                    >
                        {word("setUpTable")}
                    </button>
                </div>
            </div>
        </article>
    );
}

function Resume() {
    const list = useSignal<Known[]>([]);
    const load = () => {
        void known().then((all) => {
            list.value = all;
        });
    };
    useEffect(load, []);
    if (list.value.length === 0) return null;
    const date = new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" });
    return (
        <>
            <h2 class="h2">{word("goOnPlaying")}</h2>
            <ul class="resume">
                {list.value.slice(0, 9).map((table) => {
                    const [edition = "", mode = ""] = table.game.split("/"),
                        game = gameOf(edition),
                        name = spoken(game.modes.find((one) => one.id === mode)?.name ?? { en: mode });
                    return (
                        <li class="resumed">
                            <div class="mini" aria-hidden="true">
                                <PictureOf edition={edition} mode={mode} />
                            </div>
                            <div class="grow">
                                <b>{name}</b>
                                <span>
                                    {spoken(game.title)} · {date.format(table.began)}
                                </span>
                            </div>
                            <a class="btn lead" href={`#/table/${table.id}`}>
                                {word("goOn")}
                            </a>
                            <button
                                type="button"
                                class="tool"
                                aria-label={word("removeTable", name)}
                                title={word("removeTable", name)}
                                onClick={() => void removeTable(table.id).then(load)}
                            >
                                <Ico name="close" />
                            </button>
                        </li>
                    );
                })}
            </ul>
        </>
    );
}

function OpenRecord() {
    const fault = useSignal<string | null>(null);
    const take = async (file: File | undefined) => {
        if (file === undefined) return;
        try {
            const text = await file.text(),
                id = text.startsWith("{")
                    ? (await importTable(JSON.parse(text) as Saved)).id
                    : await importRecord(text);
            location.hash = `#/table/${id}`;
        } catch (error) {
            fault.value = error instanceof Error ? error.message : String(error);
        }
    };
    return (
        <>
            <label class="btn filebtn">
                <Ico name="eye" /> {word("openRecord")}
                <input type="file" class="unseen" onChange={(event) => void take(event.currentTarget.files?.[0])} />
            </label>
            {fault.value !== null && (
                <p class="bad" role="alert">
                    {fault.value}
                </p>
            )}
        </>
    );
}

/* ---- The page ---- */

export function Languages() {
    const at = LANGUAGES.findIndex(([code]) => code === language.value);
    const [next, name] = LANGUAGES[(at + 1) % LANGUAGES.length] ?? ["en", "English"];
    return (
        <button
            type="button"
            class="textlink"
            lang={next}
            onClick={() => {
                language.value = next;
            }}
        >
            {name}
        </button>
    );
}

export const Foot = () => (
    <footer class="foot">
        <a href="#/accessibility">{word("accessibility")}</a>
        <a href="#/privacy">{word("privacy")}</a>
    </footer>
);

export function Start() {
    const hero = gameOf(FIRST[0]);
    return (
        <div class="start">
            <Sky />
            <nav aria-label={word("site")}>
                <Wordmark />
                <TablesLink />
                <a href="#/help">{word("help")}</a>
                <Languages />
            </nav>
            <main>
                <section class="hero">
                    <div>
                        <h1>{word("slogan")}</h1>
                        <p>{word("sloganAbout")}</p>
                        <div class="row wrap">
                            <Btn kind="lead big" off={starting.value !== null} press={() => void playNow(...FIRST)}>
                                {starting.value !== null ? word("loading") : word("playNowBig")}
                            </Btn>
                            <Btn
                                kind="big"
                                press={() => {
                                    (server.value === true ? creating : wish).value = wishOf(OPENED);
                                }}
                            >
                                {word("openTable")}
                            </Btn>
                            <OpenRecord />
                        </div>
                    </div>
                    <div class="heroart">
                        <Picture game={hero} />
                    </div>
                </section>
                <h2 class="h2">{word("chooseGame")}</h2>
                <section class="shelf">
                    {SHELF.map((entry) => (
                        <GameBox key={entry.join()} entry={entry} />
                    ))}
                </section>
                <Resume />
                <Lobby />
            </main>
            <Foot />
            {wish.value !== null && (
                <SetUp
                    wish={wish.value}
                    close={() => {
                        wish.value = null;
                    }}
                />
            )}
        </div>
    );
}
