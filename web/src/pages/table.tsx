/* The page of a table: bar, board, what is asked, players, story, cards; on a phone one of them at a time. */
import { signal, useSignal, useSignalEffect } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Chip, Ico, Tool, Wordmark, Btn, type Icon } from "../look/art";
import { AskPanel, stepWord } from "../panels/ask";
import { Assets, Scores } from "../board/assets";
import { Battle, Clash, Moment } from "../panels/battle";
import { ChatBox } from "../panels/chat";
import { ClockOf } from "../panels/clock";
import { Board, focusPlace } from "../board/board";
import { Grid } from "../board/grid";
import { actionOf, type Action } from "../browser/keys";
import { Menu } from "./menu";
import { Report } from "./over";
import { Dock, Homes, Live, Players, Recap, Story } from "../panels/panels";
import { OnlineBars } from "../panels/people";
import { PlacesList } from "../panels/places";
import { Replay } from "./replay";
import type { Scene } from "../table/scene";
import { narrow } from "../browser/settings";
import type { Sitting } from "../browser/tables";
import { word, type Word } from "../words/words";

type Tab = "board" | "places" | "hand" | "players" | "story";
const TABS: [Tab, Icon][] = [
    ["board", "place"],
    ["places", "list"],
    ["hand", "card"],
    ["players", "chair"],
    ["story", "chat"],
];

export const tab = signal<Tab>("board");
export const side = signal<"none" | "places" | "chat" | "menu">("none");
export const moment = signal<number | null>(null); /* a replay stands here */
const reported = signal<string | null>(null); /* the table whose report was closed */

/* ---- The bar ---- */

/* Steps that the view counts, or else those whose questions are asked; a question of none leaves the bar as it was. */
function Steps({ scene }: { scene: Scene }) {
    const { facts, shown } = scene.session,
        turn = facts.value?.rules.turn,
        view = shown.value,
        owner = scene.owner(view?.seat ?? null),
        last = useRef(-1);
    if (facts.value === null || view === null || view.turn === 0) return <span class="steps" />;
    const names =
        turn?.map((step) => (step === "victory" ? "" : stepWord(facts.value!, step))) ??
        facts.value.steps.map((step) => step.name);
    const asked = facts.value.steps.findIndex((step) => view.ask.some(({ kind }) => step.asks.includes(kind)));
    const now = turn !== undefined ? (view.step ?? 0) : (last.current = asked >= 0 ? asked : last.current);
    return (
        <ol class={`steps o-${owner?.slot ?? "white"}`} aria-label={word("stepsOfTurn")}>
            {names.map(
                (name, i) =>
                    name !== "" && (
                        <li
                            class={i < now ? "done" : i === now ? "now" : ""}
                            aria-current={i === now ? "step" : undefined}
                        >
                            {name}
                        </li>
                    ),
            )}
        </ol>
    );
}

/* The round, and the clock of whoever is asked. */
function When({ scene }: { scene: Scene }) {
    const { session } = scene,
        round = session.shown.value?.round ?? 0,
        asked = session.ask.value?.seats ?? [],
        own = session.seat.value ?? 0,
        seat = asked.includes(own) ? own : (asked[0] ?? own);
    return (
        <div class="when">
            {round > 0 && <span>{word("round", round)}</span>}
            <ClockOf session={session} seat={seat} />
        </div>
    );
}

function Top({ scene }: { scene: Scene }) {
    const { session, acts } = scene,
        facts = session.facts.value,
        mine = session.mine.value !== null && session.queue.value.length === 0;
    return (
        <header class="top">
            <a class="home" href="#/" aria-label={word("startPage")}>
                <Wordmark />
            </a>
            <div class="table-name">
                <b>{facts?.mode.name ?? ""}</b>
                <span>{facts?.edition.name ?? ""}</span>
            </div>
            <Steps scene={scene} />
            <When scene={scene} />
            <div class="tools">
                <Tool name="undo" label={word("undo")} press={() => void acts.undo()} />
                <span class={mine ? "" : "kept"}>
                    <Tool name="hint" label={word("hint")} press={() => void acts.showHint()} />
                </span>
                {!narrow.value && (
                    <>
                        <Tool
                            name="list"
                            label={word("places")}
                            on={side.value === "places"}
                            press={() => {
                                side.value = side.value === "places" ? "none" : "places";
                            }}
                        />
                        <Tool
                            name="chat"
                            label={word("chat")}
                            on={side.value === "chat"}
                            press={() => {
                                side.value = side.value === "chat" ? "none" : "chat";
                            }}
                        />
                    </>
                )}
                <Tool
                    name="menu"
                    label={word("menu")}
                    press={() => {
                        side.value = "menu";
                    }}
                />
            </div>
        </header>
    );
}

/* ---- The board, whatever it is ---- */

export function AnyBoard({ scene }: { scene: Scene }) {
    const { facts, shown, geometry } = scene.session;
    if (facts.value === null || shown.value === null || geometry.value === null)
        return (
            <div class="map loading" aria-busy="true">
                <span class="busy" aria-hidden="true" />
                <span>{word("loading")}</span>
            </div>
        );
    if (facts.value.mode.board === "cards") return <Assets scene={scene} />;
    return geometry.value.board === "grid" ? <Grid scene={scene} /> : <Board scene={scene} />;
}

/* ---- Bars under the top ---- */

function Bars({ at, scene }: { at: Sitting; scene: Scene }) {
    const { status, table } = scene.session;
    if (at.overtaken.value)
        return (
            <div class="bar bad" role="alert">
                {word("overtaken")} <Btn press={() => location.reload()}>{word("openAnew")}</Btn>
            </div>
        );
    if (at.broken.value !== null)
        return (
            <div class="bar bad" role="alert">
                {word("broken")} <Btn press={() => location.reload()}>{word("openAnew")}</Btn>
            </div>
        );
    if (status.value === "lost")
        return (
            <div class="bar" role="status">
                {word("reconnecting")}
            </div>
        );
    if (table.value?.phase === "open")
        return (
            <div class="bar" role="status">
                {word("notBegun")} <Btn press={() => void at.sitDown([])}>{word("begin")}</Btn>
            </div>
        );
    return <OnlineBars at={at} />;
}

function Curtain({ at }: { at: Sitting }) {
    const next = at.curtain.value,
        eyes = next === null ? null : at.eyes[next],
        owner = eyes?.scene.owner(eyes.session.seat.value) ?? null;
    if (eyes === null || eyes === undefined) return null;
    const name = eyes.session.table.value?.seats[(eyes.session.seat.value ?? 1) - 1]?.name ?? "";
    return (
        <div
            class={`curtain o-${owner?.slot ?? "white"}`}
            role="dialog"
            aria-modal="true"
            aria-label={word("curtain", name)}
        >
            {owner !== null && <Chip owner={owner} size={72} />}
            <h1>{word("curtain", name)}</h1>
            <p>{word("curtainAbout")}</p>
            <button type="button" class="btn go" autofocus onClick={() => at.openCurtain()}>
                {word("showMine")}
            </button>
        </div>
    );
}

/* ---- Keys ---- */

/* The buttons at the board do it, where there are any. */
const zoomBy = (button: number) => document.querySelector<HTMLElement>(`.zoom .tool:nth-child(${button})`)?.click();

function doAction(action: Action, scene: Scene) {
    const { session, acts } = scene,
        plain = session.choices.value?.boxes.filter((box) => box.slots.length === 0).pop();
    const setup = session.live.value?.turn === 0,
        kind = session.mine.value?.kind;
    const lit = scene.places.value
        .filter((place) => place.state === "can" || place.state === "target")
        .map((place) => place.id);
    const does: Record<Action, () => void> = {
        yes: () => (session.queue.value.length > 0 ? session.skip() : void acts.submit()),
        until: () => acts.attackUntil(),
        end: () => plain !== undefined && acts.runner.value === null && void acts.act(plain.verb),
        hint: () => void acts.showHint(),
        undo: () => void acts.undo(),
        skip: () => session.skip(),
        next: () => focusPlace(lit[(lit.indexOf(scene.focus.value ?? "") + 1) % Math.max(1, lit.length)] ?? ""),
        rest: () => kind !== undefined && acts.delegate(setup ? { kind: "setup" } : { kind: "rest", ask: kind }),
        list: () => {
            side.value = side.value === "places" ? "none" : "places";
        },
        find: () => {
            side.value = "places";
            setTimeout(() => document.getElementById("find-place")?.focus());
        },
        chat: () => {
            side.value = side.value === "chat" ? "none" : "chat";
        },
        nearer: () => zoomBy(1),
        farther: () => zoomBy(2),
        whole: () => zoomBy(3),
        back: () => {
            acts.stop();
            acts.back();
            side.value = "none";
        },
        help: () => {
            side.value = "menu";
        },
    };
    does[action]();
}

function useKeys(at: Sitting) {
    useEffect(() => {
        const press = (event: KeyboardEvent) => {
            const action = actionOf(event);
            if (action === null || at.curtain.value !== null || moment.value !== null) return;
            event.preventDefault();
            doAction(action, at.here.scene);
        };
        addEventListener("keydown", press);
        return () => removeEventListener("keydown", press);
    }, [at]);
}

/* ---- The whole ---- */

/* Who stands how: by what they hold, or by points. */
const Standing = ({ scene }: { scene: Scene }) =>
    scene.session.shown.value?.score !== undefined ? (
        <Scores scene={scene} />
    ) : (
        <>
            <Players scene={scene} />
            <Homes scene={scene} />
        </>
    );

const Chat = ({ scene }: { scene: Scene }) => (
    <ChatBox session={scene.session} slotOf={(seat) => scene.owner(seat)?.slot} />
);

function Aside({ scene }: { scene: Scene }) {
    if (side.value === "places")
        return (
            <aside class="side">
                <AskPanel scene={scene} />
                <PlacesList scene={scene} />
            </aside>
        );
    return (
        <aside class="side">
            <AskPanel scene={scene} />
            {side.value === "chat" && <Chat scene={scene} />}
            <Recap
                scene={scene}
                show={(number) => {
                    moment.value = number;
                }}
            />
            <Standing scene={scene} />
            <Story
                scene={scene}
                show={(number) => {
                    moment.value = number;
                }}
            />
        </aside>
    );
}

function Tabs({ scene }: { scene: Scene }) {
    const seat = scene.session.seat.value ?? 0,
        cards = scene.session.shown.value?.hand_size?.[seat] ?? 0;
    const lit = (scene.session.shown.value?.hand?.[seat] ?? []).some((card) => scene.acts.cardVerbs(card).length > 0);
    return (
        <nav class="tabs" aria-label={word("parts")}>
            {TABS.map(([id, icon]) => (
                <button
                    type="button"
                    class={`${tab.value === id ? "on" : ""}${id === "hand" && lit ? " lit" : ""}`}
                    aria-current={tab.value === id ? "page" : undefined}
                    onClick={() => {
                        tab.value = id;
                    }}
                >
                    <Ico name={icon} />
                    {word(`tab.${id}` as Word)}
                    {id === "hand" && cards > 0 && ` · ${cards}`}
                </button>
            ))}
        </nav>
    );
}

/* On a phone: a part of the page at a time, what is asked always below it. */
function Phone({ scene }: { scene: Scene }) {
    const show = (number: number) => {
        moment.value = number;
    };
    return (
        <>
            <div class="part">
                {tab.value === "board" ? (
                    <>
                        <AnyBoard scene={scene} />
                        <Battle scene={scene} />
                        <Clash scene={scene} />
                        <Moment scene={scene} />
                    </>
                ) : tab.value === "places" ? (
                    <PlacesList scene={scene} />
                ) : tab.value === "hand" ? (
                    <div class="scroll">
                        <Dock scene={scene} />
                    </div>
                ) : tab.value === "players" ? (
                    <div class="scroll">
                        <Standing scene={scene} />
                        <Chat scene={scene} />
                    </div>
                ) : (
                    <div class="scroll">
                        <Recap scene={scene} show={show} />
                        <Story scene={scene} show={show} />
                    </div>
                )}
            </div>
            <div class={`sheet${tab.value === "players" || tab.value === "story" ? " slim" : ""}`}>
                <AskPanel scene={scene} />
            </div>
            <Tabs scene={scene} />
        </>
    );
}

export function TablePage({ at }: { at: Sitting }) {
    const { scene, session } = at.here,
        closed = useSignal(false);
    useKeys(at);
    useSignalEffect(() => {
        const facts = at.here.session.facts.value;
        document.title = facts === null ? "Hegemon" : `${facts.mode.name} · Hegemon`;
    });
    const over =
        session.end.value !== null &&
        session.queue.value.length === 0 &&
        reported.value !== at.table.id &&
        !closed.value;
    if (moment.value !== null && session.live.value !== null) return <Replay at={at} />;
    if (over)
        return (
            <Report
                at={at}
                close={() => {
                    reported.value = at.table.id;
                }}
            />
        );
    const owner = scene.owner(
        session.queue.value.length === 0 && session.mine.value !== null
            ? session.seat.value
            : (session.shown.value?.seat ?? null),
    );
    return (
        <main class={`game o-${owner?.slot ?? "white"}${narrow.value ? " phone" : ""}`}>
            <Top scene={scene} />
            <Bars at={at} scene={scene} />
            {narrow.value ? (
                <Phone scene={scene} />
            ) : (
                <>
                    <div class="stage">
                        <AnyBoard scene={scene} />
                        <Battle scene={scene} />
                        <Clash scene={scene} />
                        <Moment scene={scene} />
                    </div>
                    <Aside scene={scene} />
                    <Dock scene={scene} />
                </>
            )}
            {session.end.value !== null && (
                <div class="bar end">
                    <b>{session.end.value.result.sentence}</b>{" "}
                    <Btn
                        kind="lead"
                        press={() => {
                            reported.value = null;
                        }}
                    >
                        {word("report")}
                    </Btn>
                </div>
            )}
            {session.toast.value !== null && (
                <div class={`toast${session.toast.value.bad ? " bad" : ""}`} role="status">
                    {session.toast.value.text}
                </div>
            )}
            <Live scene={scene} />
            {side.value === "menu" && (
                <Menu
                    at={at}
                    close={() => {
                        side.value = "none";
                    }}
                />
            )}
            <Curtain at={at} />
        </main>
    );
}
