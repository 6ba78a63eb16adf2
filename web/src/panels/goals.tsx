/* What the game is about, below the board: goals, meters, regions. */
import { Chip, Ico } from "../look/art";
import type { Region, Scene } from "../table/scene";
import type { Owner } from "../table/seats";
import { word } from "../words/words";
import { Hand } from "./hand";

function Goals({ scene }: { scene: Scene }) {
    const { view, facts } = scene;
    const taken = new Map(
        Object.entries(view.goals_of ?? {}).flatMap(([seat, ids]) =>
            ids.map((id): [string, Owner | null] => [id, scene.owner(seat)]),
        ),
    );
    const goals = facts.goals.filter(({ id }) => view.goals?.includes(id) || taken.has(id));
    return goals.length === 0 ? null : (
        <ul class="goals" aria-label={word("goals")}>
            {goals.map((goal) => {
                const owner = taken.get(goal.id) ?? null;
                return (
                    <li class={owner !== null ? `done o-${owner.slot}` : ""}>
                        {owner !== null ? (
                            <Chip owner={owner} size={24} />
                        ) : (
                            <span class="goalsign" aria-hidden="true">
                                <Ico name="hero" />
                            </span>
                        )}
                        <span>
                            {goal.name}
                            <span class="sub">
                                {goal.tier}
                                {owner !== null && ` · ${owner.army}`}
                            </span>
                        </span>
                    </li>
                );
            })}
        </ul>
    );
}

function Meter({ scene }: { scene: Scene }) {
    const { view } = scene,
        { rules } = scene.facts,
        { meter } = rules;
    if (meter === undefined || view.meter === undefined) return null;
    const slotOfRole = (role: string | null) =>
        scene.owner((rules.roles?.indexOf(role ?? "") ?? -1) + 1)?.slot ?? "none";
    const now = meter[view.meter],
        side = scene.owner((rules.roles?.indexOf(now?.role ?? "") ?? -1) + 1);
    const collector = scene.owner((rules.roles?.indexOf("collectors") ?? -1) + 1),
        wins = rules.strategic_win ?? 0;
    const held =
        collector === null ? 0 : (view.own[collector.seat] ?? []).filter((id) => rules.strategic?.includes(id)).length;
    return (
        <div class="meters">
            <div>
                <div class="mrow">
                    <span>{word("momentum")}</span>
                    <b>
                        {side === null || now === undefined
                            ? word("even")
                            : word(
                                  "momentumOf",
                                  side.faction,
                                  now.cards,
                                  now.modifier < 0 ? `−${-now.modifier}` : `+${now.modifier}`,
                              )}
                    </b>
                </div>
                <div class="tug" aria-hidden="true">
                    {meter.map((space, i) => (
                        <i class={`o-${slotOfRole(space.role)}${i === view.meter ? " at" : ""}`} />
                    ))}
                </div>
            </div>
            {collector !== null && wins > 0 && (
                <div class={`o-${collector.slot}`}>
                    <div class="mrow">
                        <span>{word("strategicOf", collector.faction)}</span>
                        <b>{word("ofSo", held, wins)}</b>
                    </div>
                    <div class="pipsrow" aria-hidden="true">
                        {Array.from({ length: wins }, (_, i) => (
                            <i class={i < held ? "on" : ""} />
                        ))}
                    </div>
                </div>
            )}
        </div>
    );
}

/* Where there are no goals and meters: regions, their bonus, and how much of them everybody holds. */
function Race({ scene }: { scene: Scene }) {
    const { view, facts } = scene;
    if (
        facts.mode.board !== "graph" ||
        facts.goals.some((goal) => view.goals?.includes(goal.id)) ||
        facts.rules.meter !== undefined
    )
        return null;
    return (
        <ul class="race" aria-label={word("regions")}>
            {scene.regions.value.map((region) => (
                <li class={region.whole !== null ? `o-${region.whole.slot}` : ""} style={{ "--r": region.colour }}>
                    <span class="racename">
                        <i class="lot">+{region.bonus}</i>
                        <span>{region.name}</span>
                        {region.whole !== null && <Chip owner={region.whole} size={16} />}
                    </span>
                    <span
                        class="held"
                        role="img"
                        aria-label={region.held
                            .map(({ owner, count }) => `${owner.army} ${count}/${region.places.length}`)
                            .join(", ")}
                    >
                        {region.held.map(({ owner, count }) => (
                            <i class={`o-${owner.slot}`} style={{ flexGrow: count }}>
                                {owner.letter}
                            </i>
                        ))}
                        {free(region) > 0 && <i class="none" style={{ flexGrow: free(region) }} />}
                    </span>
                </li>
            ))}
        </ul>
    );
}

const free = (region: Region) => region.places.length - region.held.reduce((sum, { count }) => sum + count, 0);

export function Dock({ scene }: { scene: Scene }) {
    const view = scene.session.shown.value,
        facts = scene.session.facts.value;
    return view === null || facts === null ? (
        <footer class="dock" />
    ) : (
        <footer class="dock">
            <Hand scene={scene} />
            <Goals scene={scene} />
            <Race scene={scene} />
            <Meter scene={scene} />
        </footer>
    );
}
