/* What people at a table on a server can do beside the game: offer to stop, leave, take a free seat, play again; and
 * for who made the table: mute, take a seat away. It stands in the menu of the table. */
import { useSignal } from "@preact/signals";
import { Btn, Ico } from "../look/art";
import { OnlineSitting, sitAt } from "../browser/away";
import type { SeatOf } from "../table/protocol";
import type { Session } from "../table/session";
import type { Sitting } from "../browser/tables";
import { word } from "../words/words";

export const linkTo = (id: string) => new URL(`#/t/${id}`, document.baseURI).href;

/* The clipboard is closed to pages that came without HTTPS; then the text is chosen, and a key copies it. */
export function CopyField({ text, label }: { text: string; label: string }) {
    const done = useSignal(false);
    const copy = async (input: HTMLInputElement) => {
        input.select();
        try {
            await navigator.clipboard.writeText(text);
        } catch {
            document.execCommand("copy");
        }
        done.value = true;
        setTimeout(() => {
            done.value = false;
        }, 2000);
    };
    return (
        <div class="row copyfield">
            <input
                class="inp grow"
                readOnly
                value={text}
                aria-label={label}
                onFocus={(event) => event.currentTarget.select()}
            />
            <button
                type="button"
                class="btn"
                onClick={(event) => void copy(event.currentTarget.previousElementSibling as HTMLInputElement)}
            >
                <Ico name={done.value ? "check" : "list"} />{" "}
                <span role="status">{word(done.value ? "copied" : "copy")}</span>
            </button>
        </div>
    );
}

const isPerson = (seat: SeatOf) => seat.as === "person" && seat.name !== null;

function PersonRow({ session, seat, muted }: { session: Session; seat: SeatOf; muted: { value: number[] } }) {
    const name = seat.name ?? "",
        quiet = muted.value.includes(seat.seat);
    const mute = async () => {
        if ((await session.request({ t: "mute", seat: seat.seat, on: !quiet })).t === "ok")
            muted.value = quiet ? muted.value.filter((one) => one !== seat.seat) : [...muted.value, seat.seat];
    };
    return (
        <li class="row wrap">
            <span class="grow">{name}</span>
            <Btn press={() => void mute()}>{word(quiet ? "talk" : "beQuiet", name)}</Btn>
            <Btn kind="danger" press={() => void session.request({ t: "remove", seat: seat.seat })}>
                {word("remove", name)}
            </Btn>
        </li>
    );
}

/* One's name and chat, deleted at this table; asked twice, because nothing brings them back. */
function Forget({ session }: { session: Session }) {
    const sure = useSignal(false),
        done = useSignal(false);
    const go = async () => {
        done.value = (await session.request({ t: "forget" })).t === "ok";
    };
    if (done.value)
        return (
            <p class="good" role="status">
                {word("forgotten")}
            </p>
        );
    return sure.value ? (
        <Btn kind="danger" press={() => void go()}>
            {word("forgetSure")}
        </Btn>
    ) : (
        <Btn
            press={() => {
                sure.value = true;
            }}
        >
            {word("forget")}
        </Btn>
    );
}

export function People({ at }: { at: Sitting }) {
    const { session } = at.here,
        table = session.table.value,
        mine = session.seat.value,
        muted = useSignal<number[]>([]);
    if (!at.online || table === null) return null;
    const playing = table.phase === "playing",
        own = mine === null ? undefined : table.seats[mine - 1];
    const others = table.seats.filter((seat) => isPerson(seat) && seat.seat !== mine),
        free = table.seats.filter((seat) => seat.as === "person" && seat.name === null);
    return (
        <div class="field">
            <h3 class="h2">{word("share")}</h3>
            <CopyField text={linkTo(at.table.id)} label={word("share")} />
            {mine === null &&
                playing &&
                free.map((seat) => (
                    <Btn press={() => void sitAt(at, seat.seat)}>
                        {word("joinHere")} ({seat.seat})
                    </Btn>
                ))}
            {own !== undefined && playing && (
                <div class="row wrap">
                    <Btn press={() => void session.request({ t: "offer", on: !own.offered })}>
                        {word(own.offered ? "stopTake" : "offerStop")}
                    </Btn>
                    <Btn press={() => void session.request({ t: "leave" })}>{word("leaveSeat")}</Btn>
                </div>
            )}
            {own !== undefined && (
                <div class="row wrap">
                    <Forget session={session} />
                </div>
            )}
            {table.creator && others.length > 0 && (
                <>
                    <h3 class="h2">{word("people")}</h3>
                    <ul class="peoplelist">
                        {others.map((seat) => (
                            <PersonRow key={seat.seat} session={session} seat={seat} muted={muted} />
                        ))}
                    </ul>
                </>
            )}
        </div>
    );
}

/* ---- What should be seen without opening the menu ---- */

function Offer({ session, seats }: { session: Session; seats: SeatOf[] }) {
    const offering = seats.filter((seat) => seat.offered),
        own = seats[(session.seat.value ?? 0) - 1];
    if (offering.length === 0) return null;
    return (
        <div class="bar" role="status">
            {word("stopOffered", offering.map((seat) => seat.name).join(", "))}{" "}
            {own !== undefined && (
                <Btn press={() => void session.request({ t: "offer", on: !own.offered })}>
                    {word(own.offered ? "stopTake" : "agreeStop")}
                </Btn>
            )}
        </div>
    );
}

export function OnlineBars({ at }: { at: Sitting }) {
    const { session } = at.here,
        seats = session.table.value?.seats ?? [];
    const away = seats.filter((seat) => seat.away && seat.seat !== session.seat.value);
    if (at instanceof OnlineSitting && at.gone.value !== null)
        return (
            <div class="bar bad" role="alert">
                {at.gone.value}
            </div>
        );
    if (!at.online || session.table.value?.phase !== "playing") return null;
    return (
        <>
            <Offer session={session} seats={seats} />
            {away.length > 0 && (
                <div class="bar" role="status">
                    {word("meanwhileAi", away.map((seat) => seat.name).join(", "))}
                </div>
            )}
        </>
    );
}

/* Who wants to play again; all must. */
export function Again({ at }: { at: Sitting }) {
    const people = at.here.session.table.value?.seats.filter(isPerson) ?? [],
        again = people.filter((seat) => seat.again);
    return !at.online || again.length === 0 ? null : (
        <p class="dim" role="status">
            {word("rematchWanted", again.length, people.length)}
        </p>
    );
}
