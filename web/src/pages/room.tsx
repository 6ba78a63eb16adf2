/* A table on the server by its link. Before the game: who sits where, sitting down, inviting, beginning. Then the same
 * page as every other table. */
import { useEffect } from "preact/hooks";
import { Btn, Ico, Swatch } from "../look/art";
import { OnlineSitting, openOnline, sitAt } from "../browser/away";
import { ChatBox } from "../panels/chat";
import { clockWords } from "../panels/clock";
import { SeatChoice } from "./create";
import { CopyField, linkTo } from "../panels/people";
import type { Facts, SeatOf, TableOf, Welcome } from "../table/protocol";
import type { Session } from "../table/session";
import { owners, type Owner } from "../table/seats";
import { personName } from "../browser/settings";
import { TablePage } from "./table";
import { sitting } from "../browser/tables";
import { colon, word, type Word } from "../words/words";
import { PictureOf } from "./pictures";

function whoOf(seat: SeatOf, you: boolean): string {
    if (seat.as === "ai") return word("computerLevel", word(`level.${seat.name ?? "casual"}` as Word));
    if (seat.name === null) return word(seat.as === "bot" ? "bot" : "openSeat");
    return you ? `${seat.name} (${word("you")})` : seat.name;
}

const isHeld = ({ as, name }: SeatOf) => as === "person" || (as === "bot" && name !== null);

/* Who sits there; whoever made the table says who may. */
function Sitter({ session, seat, table }: { session: Session; seat: SeatOf; table: TableOf }) {
    const held = isHeld(seat);
    if (table.creator && !held)
        return (
            <SeatChoice
                as={seat.as === "ai" ? (seat.name ?? "casual") : seat.as}
                i={seat.seat - 1}
                me={false}
                change={(as) => void session.request({ t: "seat", seat: seat.seat, as })}
            />
        );
    return (
        <>
            <b>{whoOf(seat, session.seat.value === seat.seat)}</b>
            {held && (
                <span class="sub">
                    {word(seat.ready ? "readyIs" : "notReady")}
                    {!seat.online && ` · ${word("offline")}`}
                </span>
            )}
        </>
    );
}

function SeatLine({
    at,
    seat,
    owner,
    table,
}: {
    at: OnlineSitting;
    seat: SeatOf;
    owner: Owner | undefined;
    table: TableOf;
}) {
    const { session } = at.here,
        you = session.seat.value === seat.seat,
        held = isHeld(seat);
    const [army = word("seat", seat.seat), colour = ""] = (owner?.army ?? "").split(", ").filter((part) => part !== "");
    return (
        <li class={`roomseat o-${owner?.slot ?? "white"}${you ? " you" : ""}`}>
            <Swatch owner={owner ?? { slot: "white", letter: String(seat.seat) }} />
            <span class="armyname">
                {army}
                <span class="sub">{colour}</span>
            </span>
            <span class="who grow">
                <Sitter session={session} seat={seat} table={table} />
            </span>
            {seat.as === "open" && session.seat.value === null && (
                <Btn kind="lead" press={() => void sitAt(at, seat.seat)}>
                    {word("joinHere")}
                </Btn>
            )}
            {held && seat.ready && <Ico name="check" />}
            {held && table.creator && !you && (
                <button
                    type="button"
                    class="tool"
                    aria-label={word("remove", seat.name ?? "")}
                    title={word("remove", seat.name ?? "")}
                    onClick={() => void session.request({ t: "remove", seat: seat.seat })}
                >
                    <Ico name="close" />
                </button>
            )}
        </li>
    );
}

function Doing({ at, table }: { at: OnlineSitting; table: TableOf }) {
    const { session } = at.here,
        own = session.seat.value === null ? undefined : table.seats[session.seat.value - 1];
    if (table.phase === "sealed")
        return (
            <p role="status">
                <span class="busy" aria-hidden="true" /> {word("sealedAbout")}
            </p>
        );
    return (
        <>
            {own === undefined ? (
                <div class="field">
                    <label class="h2" for="your-name">
                        {word("yourName")}
                    </label>
                    <input
                        id="your-name"
                        class="inp"
                        maxLength={24}
                        value={personName.value}
                        placeholder={word("person", 1)}
                        onInput={(event) => {
                            personName.value = event.currentTarget.value;
                        }}
                    />
                </div>
            ) : null}
            <div class="row wrap">
                {own !== undefined && (
                    <Btn
                        kind={own.ready ? "grow" : "lead grow"}
                        press={() => void session.request({ t: "ready", on: !own.ready })}
                    >
                        {word(own.ready ? "unready" : "readyMe")}
                    </Btn>
                )}
                {table.creator && (
                    <Btn
                        kind={own?.ready === false ? "" : "lead grow"}
                        press={() => void session.request({ t: "start" })}
                    >
                        {word("start")}
                    </Btn>
                )}
                {own !== undefined && (
                    <Btn kind="ghost" press={() => void session.request({ t: "leave" })}>
                        {word("leaveSeat")}
                    </Btn>
                )}
            </div>
            <p class="dim">{table.creator ? `${word("creatorMay")} ${word("startAbout")}` : word("waitsForStart")}</p>
        </>
    );
}

function Rules({ facts, welcome, table }: { facts: Facts; welcome: Welcome; table: TableOf }) {
    const set = facts.options.filter((option) => welcome.game.options[option.id] !== undefined);
    return (
        <section class="tile">
            <h2>{word("rulesOfTable")}</h2>
            <ul class="rulelist">
                <li>
                    <Ico name="clock" /> {clockWords(table.clock)}
                </li>
                {set.map((option) => (
                    <li key={option.id}>
                        <Ico name="check" /> {option.about}
                        {colon()}
                        {welcome.game.options[option.id]}
                    </li>
                ))}
            </ul>
        </section>
    );
}

function Room({ at }: { at: OnlineSitting }) {
    const { session } = at.here,
        table = session.table.value,
        facts = session.facts.value,
        welcome = session.welcome.value;
    useEffect(() => {
        document.title = facts === null ? "Hegemon" : `${facts.mode.name} · Hegemon`;
    }, [facts]);
    if (table === null || facts === null || welcome === null) return <p aria-busy="true">{word("loading")}</p>;
    const all = owners(facts, table, null, session.seat.value),
        { toast } = session;
    return (
        <div class="room">
            <header>
                <p class="eyebrow">{facts.edition.name}</p>
                <h1>{facts.mode.name}</h1>
            </header>
            {session.status.value === "lost" && (
                <div class="bar" role="status">
                    {word("reconnecting")}
                </div>
            )}
            <section class="tile seatlist">
                <h2>{word("seats")}</h2>
                <ul>
                    {table.seats.map((seat, i) => (
                        <SeatLine key={seat.seat} at={at} seat={seat} owner={all[i]} table={table} />
                    ))}
                </ul>
                <Doing at={at} table={table} />
            </section>
            <div class="roomside">
                <div class="prevart">
                    <PictureOf edition={welcome.game.edition} mode={welcome.game.mode} />
                </div>
                <section class="tile">
                    <h2>{word("invite")}</h2>
                    <p class="dim">{word("inviteAbout")}</p>
                    <CopyField text={linkTo(at.table.id)} label={word("share")} />
                </section>
                <Rules facts={facts} welcome={welcome} table={table} />
            </div>
            <div class="tile roomchat">
                <ChatBox session={session} slotOf={(seat) => all[(seat ?? 0) - 1]?.slot} />
            </div>
            {toast.value !== null && (
                <div class={`toast${toast.value.bad ? " bad" : ""}`} role="status">
                    {toast.value.text}
                </div>
            )}
        </div>
    );
}

export function OnlineTable({
    id,
    frame: Frame,
}: {
    id: string;
    frame: (props: { children: preact.ComponentChildren }) => preact.JSX.Element;
}) {
    useEffect(() => {
        openOnline(id);
    }, [id]);
    const at = sitting.value;
    if (!(at instanceof OnlineSitting) || at.table.id !== id)
        return (
            <Frame>
                <p aria-busy="true">{word("loading")}</p>
            </Frame>
        );
    const phase = at.here.session.table.value?.phase;
    if (at.gone.value !== null && phase === undefined)
        return (
            <Frame>
                <h1>{word("gone")}</h1>
                <p>{at.gone.value || word("goneAbout")}</p>
                <a class="btn lead" href="#/">
                    {word("startPage")}
                </a>
            </Frame>
        );
    return phase === "playing" || phase === "over" ? (
        <TablePage key={id} at={at} />
    ) : (
        <Frame>
            <Room at={at} />
        </Frame>
    );
}
