/* The page of a table: bar, board, what is asked, players, story, cards; on a phone one of them at a time. */
import { useSignalEffect } from "@preact/signals";
import { Chip, Ico, Btn, type Icon } from "../look/art";
import { AskPanel } from "../panels/ask";
import { Scores } from "../board/assets";
import { Battle, Clash, Moment } from "../panels/battle";
import { ChatBox } from "../panels/chat";
import { Menu } from "./menu";
import { Report } from "./over";
import { Dock } from "../panels/goals";
import { Homes, Players } from "../panels/players";
import { Live, Story } from "../panels/story";
import { Recap } from "../panels/recap";
import { OnlineBars } from "../panels/people";
import { PlacesList } from "../panels/places";
import { Replay } from "./replay";
import type { Scene } from "../table/scene";
import { narrow } from "../table/settings";
import type { Owner } from "../table/seats";
import type { Sitting } from "../browser/tables";
import { word, type Word } from "../words/words";
import { AnyBoard } from "../board/any";
import { tab, side, moment, reported, type Tab } from "./shown";
import { useKeys } from "./tablekeys";
import { Top } from "./top";

const TABS: [Tab, Icon][] = [
    ["board", "place"],
    ["places", "list"],
    ["hand", "card"],
    ["players", "chair"],
    ["story", "chat"],
];

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

/* Whose colour the page has: whoever is asked here, or whose turn is shown. */
function ownerNow(scene: Scene): Owner | null {
    const { queue, mine, seat, shown } = scene.session;
    const asked = queue.value.length === 0 && mine.value !== null;
    return scene.owner(asked ? seat.value : (shown.value?.seat ?? null));
}

const Desk = ({ scene }: { scene: Scene }) => (
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
);

/* What lies over the table for a while: the end, a word, the menu. */
function Notices({ at }: { at: Sitting }) {
    const { session, scene } = at.here;
    const end = session.end.value;
    const toast = session.toast.value;
    return (
        <>
            {end !== null && (
                <div class="bar end">
                    <b>{end.result.sentence}</b>{" "}
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
            {toast !== null && (
                <div class={`toast${toast.bad ? " bad" : ""}`} role="status">
                    {toast.text}
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
        </>
    );
}

export function TablePage({ at }: { at: Sitting }) {
    const { scene, session } = at.here;
    useKeys(at);
    useSignalEffect(() => {
        const facts = at.here.session.facts.value;
        document.title = facts === null ? "Hegemon" : `${facts.mode.name} · Hegemon`;
    });
    const end = session.queue.value.length === 0 && reported.value !== at.table.id ? session.end.value : null;
    if (moment.value !== null && session.live.value !== null) return <Replay at={at} />;
    if (end !== null)
        return (
            <Report
                at={at}
                end={end}
                close={() => {
                    reported.value = at.table.id;
                }}
            />
        );
    return (
        <main class={`game o-${ownerNow(scene)?.slot ?? "white"}${narrow.value ? " phone" : ""}`}>
            <Top scene={scene} />
            <Bars at={at} scene={scene} />
            {narrow.value ? <Phone scene={scene} /> : <Desk scene={scene} />}
            <Notices at={at} />
        </main>
    );
}
