/* What people at a table say to each other: to all, or to those of one's own side where the game has sides. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Segments } from "../look/art";
import type { Session } from "../table/session";
import type { Slot } from "../table/seats";
import { word } from "../words/words";

const BYTES = 512;

/* What one says, and to whom where one's side has others. */
function Say({ session, sides }: { session: Session; sides: boolean }) {
    const text = useSignal(""),
        to = useSignal<"all" | "team">("all");
    const send = async (event: SubmitEvent) => {
        event.preventDefault();
        const said = text.value.trim();
        if (said === "") return;
        const answer = await session.request({ t: "say", text: said, to: sides ? to.value : "all" });
        if (answer.t !== "refuse") text.value = "";
    };
    return (
        <form onSubmit={(event) => void send(event)}>
            {sides && (
                <Segments
                    value={to.value}
                    label={word("chatTo")}
                    options={[
                        ["all", word("everybody")],
                        ["team", word("team")],
                    ]}
                    change={(value) => {
                        to.value = value;
                    }}
                />
            )}
            <div class="row">
                <input
                    class="inp grow"
                    maxLength={BYTES / 4}
                    aria-label={word("saySomething")}
                    placeholder={word("saySomething")}
                    value={text.value}
                    onInput={(event) => {
                        text.value = event.currentTarget.value;
                    }}
                />
                <button class="btn" type="submit">
                    {word("send")}
                </button>
            </div>
        </form>
    );
}

export function ChatBox({ session, slotOf }: { session: Session; slotOf: (seat: number | null) => Slot | undefined }) {
    const list = useRef<HTMLOListElement>(null),
        seat = session.seat.value;
    const sides = seat !== null && (session.live.value?.side?.[seat] ?? []).some((other) => other !== seat);
    useEffect(() => {
        list.current?.scrollTo({ top: list.current.scrollHeight });
    }, [session.chat.value.length]);
    return (
        <section class="panel chat" aria-label={word("chat")}>
            <h2>{word("chat")}</h2>
            <ol ref={list} tabIndex={0} aria-live="polite">
                {session.chat.value.map((chat) => (
                    <li key={chat.n} class={`o-${slotOf(chat.seat) ?? "white"}`}>
                        <b>{chat.name ?? word("onlooker")}</b>
                        {chat.to === "team" && <span class="teamtag">{word("team")}</span>} {chat.text}
                    </li>
                ))}
            </ol>
            {seat !== null && <Say session={session} sides={sides} />}
        </section>
    );
}
