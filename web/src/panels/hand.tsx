/* The cards in one's hand. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Btn, Ico, iconCalled } from "../look/art";
import type { Card } from "../table/protocol";
import type { Scene } from "../table/scene";
import { word } from "../words/words";

/* A card of a place is called like it. */
function nameOf({ facts }: Scene, { directive, place, name }: Card): string {
    return directive ?? facts.places.find((one) => one.id === place)?.name ?? name;
}

function PlayOf({ scene, card, verbs, close }: { scene: Scene; card: Card; verbs: string[]; close: () => void }) {
    return (
        <div class="row wrap">
            {verbs.map((verb) => (
                <Btn
                    kind="lead"
                    press={() => {
                        close();
                        scene.acts.playCard(verb, card.id);
                    }}
                >
                    {scene.facts.verbs.find((one) => one.id === verb)?.name ?? verb}
                </Btn>
            ))}
            <Btn press={close}>{word("close")}</Btn>
        </div>
    );
}

function CardOf({ scene, card, chosen }: { scene: Scene; card: Card; chosen: boolean }) {
    const open = useSignal(false),
        { acts } = scene,
        verbs = acts.cardVerbs(card.id),
        can = verbs.length > 0 && scene.session.queue.value.length === 0,
        dialog = useRef<HTMLDialogElement>(null);
    const show = () => {
        open.value = true;
        queueMicrotask(() => dialog.current?.showModal());
    };
    const close = () => dialog.current?.close();
    return (
        <>
            <button
                type="button"
                class={`card ${can ? "can" : "off"}${chosen ? " chosen" : ""}`}
                data-card={card.id}
                onClick={show}
            >
                <span class="cl">
                    {card.class ?? ""} <Ico name={iconCalled(card.class_id) ?? "card"} />
                </span>
                <b>{nameOf(scene, card)}</b>
                <span class="win">{can ? word("nowPlayable") : (card.window ?? "")}</span>
            </button>
            {open.value && (
                <dialog
                    ref={dialog}
                    class="dialog small"
                    aria-label={card.name}
                    onClose={() => {
                        open.value = false;
                    }}
                >
                    <h2>{card.name}</h2>
                    <p class="dim">
                        {[card.class, card.faction, card.window].filter((part) => part !== undefined).join(" · ")}
                    </p>
                    <p>{card.text}</p>
                    <PlayOf scene={scene} card={card} verbs={can ? verbs : []} close={close} />
                </dialog>
            )}
        </>
    );
}

/* How many cards of a row that is too long lie behind its end. */
function useHidden(count: number) {
    const row = useRef<HTMLDivElement>(null),
        hidden = useSignal(0);
    useEffect(() => {
        const element = row.current;
        if (element === null) return undefined;
        const look = () => {
            const end = element.getBoundingClientRect().right + 4;
            hidden.value = [...element.querySelectorAll(".card")].filter(
                (card) => card.getBoundingClientRect().right > end,
            ).length;
        };
        const watch = new ResizeObserver(look);
        watch.observe(element);
        element.addEventListener("scroll", look, { passive: true });
        return () => {
            watch.disconnect();
            element.removeEventListener("scroll", look);
        };
    }, [count]);
    return { row, hidden, onward: () => row.current?.scrollBy({ left: row.current.clientWidth * 0.8 }) };
}

export function Hand({ scene }: { scene: Scene }) {
    const { session, acts } = scene,
        seat = session.seat.value,
        view = session.shown.value,
        facts = session.facts.value;
    const hand = view?.hand?.[seat ?? 0] ?? [],
        picked = view?.picked ?? [],
        { row, hidden, onward } = useHidden(hand.length);
    if (facts === null || view?.hand === undefined) return null;
    const cards = [...hand, ...picked.filter((id) => !hand.includes(id))]
        .map((id) => facts.cards.find((card) => card.id === id))
        .filter((card): card is Card => card !== undefined)
        .map((card, i) => ({ card, i, can: acts.cardVerbs(card.id).length > 0 }))
        .sort((a, b) => Number(b.can) - Number(a.can) || a.i - b.i)
        .map(({ card }) => card);
    return (
        <>
            <div
                ref={row}
                class={`cards o-${scene.owner(seat)?.slot ?? "white"}`}
                role="group"
                aria-label={word("yourCards")}
            >
                {cards.length === 0 && (
                    <p class="dim empty">
                        <i aria-hidden="true" />
                        <i aria-hidden="true" />
                        {word("noCards")}
                    </p>
                )}
                {cards.map((card) => (
                    <CardOf
                        key={card.id}
                        scene={scene}
                        card={card}
                        chosen={picked.includes(card.id) || acts.draft.value?.picks[0] === card.id}
                    />
                ))}
            </div>
            {hidden.value > 0 && (
                <button
                    type="button"
                    class="btn morecards"
                    aria-label={word("moreCards", hidden.value)}
                    title={word("moreCards", hidden.value)}
                    onClick={onward}
                >
                    +{hidden.value}
                </button>
            )}
        </>
    );
}
