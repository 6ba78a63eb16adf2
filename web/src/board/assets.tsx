/* The game of dice and cards: a column for each region, a card for each place, rows to be matched; the dice below. */
import { Chip, Die } from "../look/art";
import type { Row, View } from "../table/protocol";
import type { Place, Scene } from "../table/scene";
import type { Owner } from "../table/seats";
import { sure } from "../table/sure";
import { percent, word } from "../words/words";

const sumOf = (text: string) =>
    [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7) >>> 0;

/* A small world, drawn from the place's id in the region's colour: sunlit on one side, with belts or craters, some
 * ringed. */
function World({ id }: { id: string }) {
    const n = sumOf(id),
        ring = n % 3 !== 0,
        bands = n % 2 === 0,
        tilt = -28 + (n % 40),
        clip = `globe-${id}`;
    return (
        <svg class="world" viewBox="0 0 120 120" aria-hidden="true">
            <clipPath id={clip}>
                <circle cx="60" cy="60" r="40" />
            </clipPath>
            <g transform={`rotate(${tilt} 60 60)`}>
                {ring && <path class="halo back" d="M2 60A58 14 0 0 1 118 60" />}
                <g clip-path={`url(#${clip})`}>
                    <circle class="globe" cx="60" cy="60" r="40" />
                    {bands
                        ? [0, 1, 2, 3].map((i) => (
                              <path
                                  class="belt"
                                  d={`M14 ${30 + i * 17 + (n % 6)}q46 ${6 + ((n >>> i) % 8)} 92 0`}
                                  style={{ strokeWidth: 3 + ((n >>> (i * 2)) % 6) }}
                              />
                          ))
                        : [0, 1, 2, 3].map((i) => (
                              <circle
                                  class="crater"
                                  cx={34 + ((n >>> (i * 3)) % 46)}
                                  cy={34 + ((n >>> (i * 4)) % 48)}
                                  r={3 + ((n >>> i) % 7)}
                              />
                          ))}
                    <path class="night" d="M46 12A52 52 0 0 1 46 108L120 120V0Z" />
                </g>
                {ring && <path class="halo" d="M2 60A58 14 0 0 0 118 60" />}
            </g>
        </svg>
    );
}

/* ---- The score ---- */

const stateOf = ({ seat, living }: View, owner: Owner) =>
    `${seat === owner.seat ? " now" : ""}${living.includes(owner.seat) ? "" : " out"}`;

export function Scores({ scene }: { scene: Scene }) {
    const { view } = scene,
        list = scene.owners.value.map((owner) => ({ owner, score: view.score?.[owner.seat] ?? 0 })),
        most = Math.max(20, ...list.map(({ score }) => score));
    return (
        <section class="panel players" aria-label={word("score")}>
            <h2>
                {word("score")}
                {view.round > 0 && <span>{word("round", view.round)}</span>}
            </h2>
            <ul class="scores">
                {list.map(({ owner, score }) => (
                    <li class={`seat o-${owner.slot}${stateOf(view, owner)}`}>
                        <Chip owner={owner} size={24} />
                        <span class="who">
                            {owner.name}
                            <span>{owner.army}</span>
                        </span>
                        <span class="scorebar" aria-hidden="true">
                            <i style={{ width: `${(100 * score) / most}%` }} />
                        </span>
                        <b>{score}</b>
                    </li>
                ))}
            </ul>
        </section>
    );
}

/* ---- Cards ---- */

export function Need({
    row,
    done,
    lit,
    press,
    label,
}: {
    row: Row;
    done: boolean;
    lit: boolean;
    press: () => void;
    label: string;
}) {
    const text = row.faces.length > 0 ? row.faces.map(String) : [`${row.sum}+`],
        large = row.faces.some((face) => face > 6);
    const inside = text.map((part) => (
        <span class={`need${large ? " d8" : ""}${done ? " done" : ""}${lit ? " lit" : ""}`}>{part}</span>
    ));
    return lit ? (
        <button
            type="button"
            class="pair"
            aria-label={`${text.join("")} ${label}`}
            onClick={(event) => {
                event.stopPropagation();
                press();
            }}
        >
            {inside}
        </button>
    ) : (
        <span class="pair">{inside}</span>
    );
}

/* Rows of a card that may be matched now, each with the line that does it: a place and a row. */
function rowsOf(scene: Scene, place: string): Map<number, string> {
    const boxes = scene.session.choices.value?.boxes ?? [];
    return new Map(
        boxes.flatMap(({ verb, slots: [card, row] }) => {
            if (row === undefined || card?.words.includes(place) !== true) return [];
            const rows = row.words.length > 0 ? row.words.map(Number) : [row.low];
            return rows.map((n): [number, string] => [n, `${verb} ${place} ${n}`]);
        }),
    );
}

/* The chances that came with the question; none while what others did is still being shown. */
function chances(scene: Scene): Map<string, number> {
    const { ask, queue } = scene.session;
    return new Map((queue.value.length > 0 ? [] : (ask.value?.cards ?? [])).map(({ card, win }) => [card, win]));
}

/* In words whose card it would be. */
function aimOf(scene: Scene, place: Place): string {
    const own = scene.session.mine.value !== null,
        from = place.owner;
    return from === null
        ? word("bestPlay", place.name)
        : word("bestPlayFrom", place.name, from.you && !own ? word("fromYou") : from.army);
}

/* How good it looks for the card that is tried. */
function Chance({ scene, view }: { scene: Scene; view: View }) {
    const win = chances(scene).get(view.target ?? ""),
        place = scene.byId.value.get(view.target ?? "");
    return win === undefined || place === undefined ? null : (
        <div class="trychance">
            <b class="pc">{percent(win)}</b>
            <span class="dim">{aimOf(scene, place)}</span>
        </div>
    );
}

/* The cards that the roll allows, the likeliest first. One with a single row is chosen at once, others show their
 * rows. */
export function Tries({ scene }: { scene: Scene }) {
    const cards = scene.session.facts.value?.rules.cards,
        list = [...chances(scene)]
            .filter(([card, win]) => win > 0 && rowsOf(scene, card).size > 0)
            .sort((a, b) => b[1] - a[1])
            .slice(0, 5);
    if (cards === undefined || list.length < 2) return null;
    const choose = (card: string) => {
        const [line, ...others] = [...rowsOf(scene, card).values()];
        if (line !== undefined && others.length === 0) void scene.acts.act(line);
        else document.querySelector<HTMLElement>(`[data-place="${CSS.escape(card)}"] button`)?.focus();
    };
    return (
        <ul class="opts">
            {list.map(([card, win]) => {
                const place = scene.place(card);
                return (
                    <li>
                        <button type="button" class="opt" onClick={() => choose(card)}>
                            {place.owner !== null ? (
                                <Chip owner={place.owner} />
                            ) : (
                                <span class="nobody" aria-hidden="true" />
                            )}
                            <b>{place.name}</b>
                            <span class="pc">{percent(win)}</span>
                            <span class="why">{word("points", cards[card]?.value ?? 0)}</span>
                            <span class="bar">
                                <i style={{ width: `${win / 100}%` }} />
                            </span>
                        </button>
                    </li>
                );
            })}
        </ul>
    );
}

function Asset({ scene, place, view }: { scene: Scene; place: Place; view: View }) {
    const { rules } = scene.facts,
        card = sure(rules.cards?.[place.id], `card ${place.id}`),
        aimed = view.target === place.id,
        lit = rowsOf(scene, place.id);
    const win = aimed || lit.size > 0 ? (chances(scene).get(place.id) ?? 0) : 0;
    const held = place.owner !== null ? `held o-${place.owner.slot}` : "";
    const rows = place.owner !== null && rules.steal !== undefined ? [...card.rows, rules.steal] : card.rows;
    return (
        <article
            class={`asset ${held} ${aimed ? "aim" : ""} ${lit.size > 0 ? "can" : ""}`}
            data-place={place.id}
            aria-label={place.words}
        >
            <World id={place.id} />
            <header class="hd">
                {place.owner !== null ? <Chip owner={place.owner} /> : <span class="nobody" aria-hidden="true" />}
                <b>{place.name}</b>
                <span class="val">{card.value}</span>
            </header>
            {win > 0 && <span class="cardodds">{percent(win, 0)}</span>}
            <div class="rows">
                {rows.map((row, i) => {
                    const done = aimed && (((view.matched ?? 0) >> i) & 1) === 1;
                    return (
                        <Need
                            row={row}
                            done={done}
                            lit={lit.has(i + 1)}
                            label={word("matchRow", i + 1, place.name)}
                            press={() => void scene.acts.act(lit.get(i + 1) ?? "")}
                        />
                    );
                })}
            </div>
        </article>
    );
}

export function Assets({ scene }: { scene: Scene }) {
    const { view, facts } = scene,
        [small, large] = facts.rules.dice ?? [];
    const dice = Array.isArray(view.dice) ? view.dice : [],
        faces = (view.face ?? []).slice(0, (dice[0] ?? 0) + (dice[1] ?? 0)),
        sixes = dice[0] ?? 0;
    const roller = scene.owner(view.seat);
    return (
        <div class={`map assetmap o-${roller?.slot ?? "white"}`}>
            <div class="assets">
                {scene.regions.value.map((region) => (
                    <section class="acol" style={{ "--r": region.colour }}>
                        <h2 class={`rh${region.whole !== null ? ` whole o-${region.whole.slot}` : ""}`}>
                            <span>{region.name}</span>
                            <b>{facts.rules.regions?.[region.id]?.value}</b>
                        </h2>
                        {region.places.map((id) => (
                            <Asset key={id} scene={scene} place={scene.place(id)} view={view} />
                        ))}
                    </section>
                ))}
            </div>
            <div class={`throw o-${roller?.slot ?? "white"}`}>
                <div>
                    <span class="eyebrow">{word("diceLeft")}</span>
                    <div class="dice">
                        {faces.map((face, i) =>
                            face > 0 ? (
                                <Die face={face} sides={i < sixes ? (small?.sides ?? 6) : (large?.sides ?? 8)} />
                            ) : null,
                        )}
                        {faces.every((face) => face === 0) && (
                            <span class="dim">
                                {dice[0]} × {small?.sides ?? 6}, {dice[1]} × {large?.sides ?? 8}
                            </span>
                        )}
                    </div>
                </div>
                <Chance scene={scene} view={view} />
                <div class="how">
                    <span>
                        <i class="need">5</i> {word("how.face")}
                    </span>
                    <span>
                        <i class="need d8">7</i> {word("how.large")}
                    </span>
                    <span>
                        <i class="need">4+</i> {word("how.sum")}
                    </span>
                </div>
            </div>
        </div>
    );
}
