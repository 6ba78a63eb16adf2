/* The games that there are, with a small picture each. */
import games, { type GameOf, type ModeOf } from "games";
import { points } from "../table/boardmath";
import { slotOf } from "../table/seats";
import { firstOf } from "../table/sure";
import { SHELF } from "./shelf";
import { spoken, word } from "../words/words";

/* All games, those of the shelf first and in its order. */
export const shelved = [...games].sort((a, b) => rankOf(a.id) - rankOf(b.id));
function rankOf(id: string) {
    const at = SHELF.findIndex(([edition]) => edition === id);
    return at < 0 ? SHELF.length : at;
}

export const gameOf = (id: string): GameOf => games.find((game) => game.id === id) ?? firstOf(games);

/* Such a mode is played with the cards and dice of its game, not on the board. */
export const isOfCards = (mode: ModeOf | undefined) => mode?.board === "cards";

export function PictureOf({ edition, mode }: { edition: string; mode: string }) {
    const game = gameOf(edition);
    return isOfCards(game.modes.find((one) => one.id === mode)) ? <CardsPicture /> : <Picture game={game} />;
}

/* What stands before the colon is enough to know a game by. */
export const shortTitle = (game: GameOf) => spoken(game.title).split(/\s?:/)[0] ?? "";

export function playersOf(counts: number[]): string {
    const [least, most] = [Math.min(...counts), Math.max(...counts)];
    return least === most ? word("playersOf", least) : word("playersFromTo", least, most);
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
                const [a = [], b = [], c = []] = points(list);
                return <path class="dash" d={`M${a.join(" ")}Q${b.join(" ")} ${c.join(" ")}`} />;
            })}
        </svg>
    );
}

const slotAt = ({ armies }: GameOf, side: number) => slotOf(armies[side]?.id ?? "");

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
            <g class={`o-${slotAt(game, 0)}`}>
                <circle class="planet" cx={-300} cy={160} r={345} />
            </g>
            <g class={`o-${slotAt(game, 1)}`}>
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
                        class={`hullp o-${slotAt(game, side)}`}
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
