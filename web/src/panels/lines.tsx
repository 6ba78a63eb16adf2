/* Choices without places and cards, a line each: armies, goals, rows, dice, yes and no. */
import type { Acts } from "../table/acts";
import { Die } from "../look/art";
import { spelled, type Box } from "../table/boxes";
import type { Facts } from "../table/protocol";
import type { Scene } from "../table/scene";
import { pretty } from "../table/speech";

/* Choices without places and cards: armies, goals, rows, dice, yes and no. */
export function Lines({ scene, acts, boxes }: { scene: Scene; acts: Acts; boxes: Box[] }) {
    const { facts } = scene,
        lines = boxes
            .filter((box) => box.slots.length > 0)
            .flatMap((box) => spelled(box))
            .slice(0, 24);
    const view = scene.session.shown.value,
        faces = view?.scan_at != null ? view.scan_face : view?.face;
    return lines.length === 0 ? null : (
        <ul class="opts lines">
            {lines.map((text) => (
                <li>
                    <button type="button" class="opt plain" onClick={() => void acts.act(text)}>
                        <b>{pretty(facts, text)}</b>
                        {namesDice(facts, text) && faces !== undefined && (
                            <span class="mini">
                                {text
                                    .split(" ")
                                    .slice(1)
                                    .map((i) => (
                                        <Die face={faces[Number(i) - 1] ?? 0} />
                                    ))}
                            </span>
                        )}
                        <span class="why">{aboutLine(facts, text)}</span>
                    </button>
                </li>
            ))}
        </ul>
    );
}

/* Whether dice on the table are chosen, by where they lie. */
const namesDice = (facts: Facts, text: string) =>
    facts.verbs.find((one) => one.id === text.split(" ")[0])?.args.includes("m") === true;

function aboutLine(facts: Facts, text: string): string {
    const [, id = ""] = text.split(" ");
    const goal = facts.goals.find((one) => one.id === id),
        army = facts.armies.find((one) => one.id === id);
    return (
        goal?.tier ??
        facts.cards.find((one) => one.id === id)?.text ??
        [army?.hero, army?.base].filter((part) => part !== undefined).join(" · ")
    );
}
