/* All ends of the attack that is drafted, before anything is rolled: how many are left on either side, and how
 * probable. The chances are the engine's; here they are only drawn. */
import type { Acts } from "../table/acts";
import type { Spread } from "../table/protocol";
import type { Scene } from "../table/scene";
import { until } from "../table/settings";
import { percent, word } from "../words/words";

const WIDE = 320,
    HIGH = 44,
    MOST = 24; /* bars of a side: beyond it neighbours are drawn together */

/* Neighbours together, so that there are at most so many. */
function grouped(parts: number[]): { low: number; high: number; sum: number }[] {
    const size = Math.ceil(parts.length / MOST),
        groups = [];
    for (let i = 0; i < parts.length; i += size)
        groups.push({
            low: i + 1,
            high: Math.min(parts.length, i + size),
            sum: parts.slice(i, i + size).reduce((a, b) => a + b, 0),
        });
    return groups;
}

/* With how many units or more the place is taken in half of the cases in which it is. */
function middle(won: number[]): number {
    const all = won.reduce((a, b) => a + b, 0);
    let sum = 0;
    for (let i = won.length; i > 0; i--) if ((sum += won[i - 1] ?? 0) * 2 >= all) return i;
    return 0;
}

function Bars({ spread }: { spread: Spread }) {
    const held = grouped(spread.held).reverse(),
        won = grouped(spread.won),
        top = Math.max(1, ...[...held, ...won].map(({ sum }) => sum)),
        count = held.length + won.length;
    const step = Math.min(26, (WIDE - 8) / count),
        wide = Math.max(1.5, step - 2),
        name = ({ low, high }: { low: number; high: number }) => (low === high ? String(low) : `${low}–${high}`);
    const all = [
            ...held.map((group) => ({ ...group, kind: "no" })),
            ...won.map((group) => ({ ...group, kind: "yes" })),
        ],
        every = Math.ceil(count / 12);
    return (
        <svg
            viewBox={`0 0 ${WIDE} ${HIGH + 14}`}
            preserveAspectRatio="xMinYMid meet"
            role="img"
            aria-label={all
                .filter(({ sum }) => sum >= 50)
                .map(
                    (group) =>
                        `${word(group.kind === "yes" ? "spreadTaken" : "spreadHeld")} ${name(group)}: ${percent(group.sum, 0)}`,
                )
                .join("; ")}
        >
            <path class="base" d={`M0 ${HIGH}H${step * count + 8}`} />
            {all.map((group, i) => {
                const x = i * step + (group.kind === "yes" ? 8 : 0),
                    high = Math.max(group.sum > 0 ? 1 : 0, (group.sum / top) * (HIGH - 2));
                return (
                    <g>
                        <rect class={group.kind} x={x} y={HIGH - high} width={wide} height={high}>
                            <title>
                                {name(group)}: {percent(group.sum)}
                            </title>
                        </rect>
                        {i % every === 0 && (
                            <text x={x + wide / 2} y={HIGH + 12} text-anchor="middle">
                                {group.low}
                            </text>
                        )}
                    </g>
                );
            })}
        </svg>
    );
}

export function SpreadOf({ scene, acts }: { scene: Scene; acts: Acts }) {
    const from = acts.from.value,
        to = acts.to.value,
        left = acts.left.value,
        odds = scene.session.mine.value?.odds?.find((one) => one.from === from && one.to === to && one.titan !== true);
    if (
        odds === undefined ||
        scene.session.facts.value?.mode.dice !== "compared" ||
        (left !== null && left.spread === null)
    )
        return null;
    const spread = left !== null && left.from === from && left.to === to ? left.spread : null;
    return (
        <div class="spread">
            {spread === null ? (
                <svg viewBox={`0 0 ${WIDE} ${HIGH + 14}`} aria-hidden="true" />
            ) : (
                <Bars spread={spread} />
            )}
            <p>
                <span>{word("spreadLost")}</span>
                <span>{spread !== null && until.value > 1 ? word("untilWin", percent(spread.win)) : ""}</span>
                <span title={spread === null ? "" : word("spread", middle(spread.won))}>{word("spreadTaken")}</span>
            </p>
        </div>
    );
}
