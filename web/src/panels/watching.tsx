/* What stands there while others move, or while nobody at this screen is asked. */
import { Btn, Chip, Ico, Segments } from "../look/art";
import type { Scene } from "../table/scene";
import { pace, type Pace } from "../table/settings";
import { unbroken, word } from "../words/words";
import { Kbd } from "./kbd";
import { storyOf } from "./story";

export function PaceChoice() {
    const options: [Pace, string][] = (["slow", "normal", "fast", "instant"] as Pace[]).map((id) => [
        id,
        word(`pace.${id}`),
    ]);
    return (
        <Segments
            value={pace.value}
            options={options}
            label={word("pace")}
            change={(value) => {
                pace.value = value;
            }}
        />
    );
}

export function Watching({ scene }: { scene: Scene }) {
    const { session } = scene,
        shown = session.current.value,
        mine = session.mine.value !== null,
        view = session.shown.value;
    const told = shown !== null && shown.seat !== "chance" ? shown.seat : null; /* in a set-up it is nobody's turn */
    const owner = scene.owner(view?.seat ?? told ?? (view?.ask[view.ask.length - 1]?.seat as number) ?? null);
    return (
        <section class={`ask o-${owner?.slot ?? "white"}`}>
            <span class="eyebrow">
                {owner !== null && <Chip owner={owner} size={18} />}
                {owner?.army ?? ""}
            </span>
            <h1>
                {owner?.you
                    ? word("yourTurn")
                    : word("moves", owner?.computer ? word("computer") : (owner?.name ?? ""))}
            </h1>
            <p class="now" aria-hidden="true">
                {shown !== null && storyOf(scene, shown)}
            </p>
            <div class="row wrap">
                <Btn kind="grow" press={() => session.skip()}>
                    {mine ? word("skipToMe") : word("skip")} <Kbd of="skip" />
                </Btn>
            </div>
            <PaceChoice />
        </section>
    );
}

/* While nobody at this screen is asked. */
export function Waiting({ scene }: { scene: Scene }) {
    const { session } = scene,
        ask = session.ask.value,
        view = session.shown.value,
        seats = ask?.seats ?? [];
    const owner = scene.owner(seats[0] ?? view?.seat ?? null);
    const several = seats.length > 1,
        question = session.facts.value?.questions.find((one) => one.id === ask?.kind)?.say;
    return (
        <section class={`ask o-${owner?.slot ?? "white"}`}>
            <span class="eyebrow">
                {owner !== null && <Chip owner={owner} size={18} />}
                {owner?.army ?? word("aMoment")}
            </span>
            <h1>
                {several
                    ? word("severalDecide")
                    : owner === null
                      ? word("aMoment")
                      : owner.you
                        ? word("aMoment")
                        : word(owner.computer ? "thinks" : "decides", owner.computer ? word("computer") : owner.name)}
            </h1>
            <p>{unbroken(question ?? "")}</p>
            {session.seat.value === null && (
                <p class="dim">
                    <Ico name="eye" /> {word("youWatch")}
                </p>
            )}
        </section>
    );
}
