/* The start page: the games with a picture each, one press to play, tables to go on with, records to look at. */
import { signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import games, { type GameOf, type ModeOf } from "games";
import { importTable, removeTable, type Saved } from "../browser/game";
import { Btn, Ico, Sky, Wordmark } from "../look/art";
import { points } from "../table/boardmath";
import { creating } from "./create";
import { Lobby, server, TablesLink } from "./lobby";
import { importRecord } from "../table/records";
import { slotOf } from "../table/seats";
import { SetUp, type Wish } from "./setup";
import { OPENED, SHELF, wishOf } from "./shelf";
import { begin, known, type Known } from "../browser/tables";
import { language, LANGUAGES, spoken, word } from "../words/words";

/* All games, those of the shelf first and in its order. */
export const shelved = [...games].sort((a, b) => rankOf(a.id) - rankOf(b.id));
function rankOf(id: string) {
    const at = SHELF.findIndex(([edition]) => edition === id);
    return at < 0 ? SHELF.length : at;
}

export const wish = signal<Wish | null>(null); /* the dialog is open for this */
const starting = signal<string | null>(null);

export const gameOf = (id: string): GameOf => games.find((game) => game.id === id) ?? games[0]!;

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

/* ---- Pictures ---- */

export function Picture({ game }: { game: GameOf }) {
    const { picture } = game;
    if (picture === null) return <GridPicture game={game} />;
    const [x, y, w, h] = picture.box;
    return (
        <svg class="board bare" viewBox={`${x} ${y} ${w} ${h}`} aria-hidden="true">
            {picture.lands.map(([d, colour, army]) => (
                <path class={`land${army !== "" ? ` whole o-${slotOf(army)}` : ""}`} style={{ "--r": colour }} d={d} />
            ))}
            {picture.cells.map(([d, army, px, py], i) => (
                <g class={`cell o-${slotOf(army)}`}>
                    <path class="fill" d={d} />
                    <path class="pattern" fill={`url(#pat-${slotOf(army)})`} d={d} />
                    <path class="rim" d={d} />
                    <circle class="spark" cx={px} cy={py} r={4 + ((i * 7) % 5)} />
                </g>
            ))}
            {picture.links.map((list) => {
                const [a, b, c] = points(list);
                return <path class="dash" d={`M${a!.join(" ")}Q${b!.join(" ")} ${c!.join(" ")}`} />;
            })}
        </svg>
    );
}

function GridPicture({ game }: { game: GameOf }) {
    const ships = [
        ["a2", 0],
        ["c2", 0],
        ["e1", 0],
        ["g3", 0],
        ["f0", 0],
        ["b4", 0],
        ["h6", 1],
        ["f6", 1],
        ["d7", 1],
        ["b7", 1],
        ["e8", 1],
        ["c5", 1],
    ] as const;
    const at = (id: string) => [Number(id[1]) * 40 + 20, (id.charCodeAt(0) - 97) * 40 + 20];
    return (
        <svg class="board bare squares" viewBox="-10 -10 420 340" aria-hidden="true">
            <g class={`o-${slotOf(game.armies[0]!.id)}`}>
                <circle class="planet" cx={-300} cy={160} r={345} />
            </g>
            <g class={`o-${slotOf(game.armies[1]!.id)}`}>
                <circle class="planet" cx={700} cy={160} r={345} />
            </g>
            {Array.from({ length: 40 }, (_, i) => (
                <rect
                    class="sq"
                    x={(i % 10) * 40 + 6}
                    y={Math.floor(i / 10) * 80 + (i % 2) * 40 + 6}
                    width="28"
                    height="28"
                    rx="6"
                />
            ))}
            {ships.map(([id, side]) => {
                const [x, y] = at(id);
                return (
                    <path
                        class={`hullp o-${slotOf(game.armies[side]!.id)}`}
                        transform={`translate(${x} ${y}) scale(.5) rotate(${side * 180})`}
                        d="M-26 -18L-12 -22Q16 -14 27 0Q16 14 -12 22L-26 18Q-16 8 -17 0Q-16 -8 -26 -18Z"
                    />
                );
            })}
        </svg>
    );
}

export function CardsPicture() {
    const cards: [string, string[], number, number][] = [
        ["#8c6fd1", ["7", "8", "4+"], -14, 12],
        ["#3f7fd6", ["7", "5", "6+"], 0, 0],
        ["#c9743a", ["8", "3", "3"], 14, 12],
    ];
    return (
        <svg class="board bare" viewBox="14 52 392 206" aria-hidden="true">
            {cards.map(([colour, rows, turn, dy], i) => (
                <g
                    class="mini-card"
                    style={{ "--r": colour }}
                    transform={`translate(${90 + i * 120} ${150 + dy}) rotate(${turn / 2})`}
                >
                    <rect x="-54" y="-84" width="108" height="168" rx="12" />
                    <path class="edge" d="M-54 -74a10 10 0 0 1 10 -10h88a10 10 0 0 1 10 10" />
                    <circle class="globe" cx="0" cy="-22" r="34" />
                    {rows.map((row, k) => (
                        <>
                            <rect
                                class="need-box"
                                x={-44 + k * 31}
                                y="42"
                                width="26"
                                height="26"
                                rx={Number(row) > 6 ? 13 : 6}
                            />
                            <text x={-31 + k * 31} y="60">
                                {row}
                            </text>
                        </>
                    ))}
                </g>
            ))}
        </svg>
    );
}

/* Such a mode is played with the cards and dice of its game, not on the board. */
const isOfCards = (mode: ModeOf | undefined) => mode?.board === "cards";

export function PictureOf({ edition, mode }: { edition: string; mode: string }) {
    const game = gameOf(edition);
    return isOfCards(game.modes.find((one) => one.id === mode)) ? <CardsPicture /> : <Picture game={game} />;
}

/* ---- The shelf ---- */

/* What stands before the colon is enough to know a game by. */
export const shortTitle = (game: GameOf) => spoken(game.title).split(/\s?:/)[0]!;

export function playersOf(counts: number[]): string {
    const [least, most] = [Math.min(...counts), Math.max(...counts)];
    return least === most ? word("playersOf", least) : word("playersFromTo", least, most);
}

function GameBox({ entry: [edition, mode, seats] }: { entry: [string, string, number] }) {
    const game = gameOf(edition),
        one = game.modes.find((other) => other.id === mode)!,
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
    const hero = gameOf(SHELF[0]![0]);
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
                            <Btn kind="lead big" off={starting.value !== null} press={() => void playNow(...SHELF[0]!)}>
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
