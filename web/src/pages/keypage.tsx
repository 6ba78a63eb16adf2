/* One's key: to keep a copy of it, and to go to another device. */
import { useSignal } from "@preact/signals";
import { Btn, Ico } from "../look/art";
import { fetchKey, isKey, key, leaveKey, takeKey } from "../browser/key";
import { CopyField } from "../panels/people";
import { language, word } from "../words/words";
import { download } from "../browser/download";

const sentenceOf = (error: unknown) =>
    error instanceof Error && error.message !== "" ? error.message : word("noServer");

function MoveAway() {
    const link = useSignal<string | null>(null),
        fault = useSignal<string | null>(null);
    const make = async () => {
        try {
            link.value = new URL(`#/move/${await leaveKey(language.value)}`, document.baseURI).href;
        } catch (error) {
            fault.value = sentenceOf(error);
        }
    };
    return (
        <section class="tile">
            <h2>{word("moveTo")}</h2>
            <p class="dim">{word("moveAbout")}</p>
            {link.value === null ? (
                <Btn kind="lead" press={() => void make()}>
                    <Ico name="arrow" /> {word("moveLink")}
                </Btn>
            ) : (
                <CopyField text={link.value} label={word("moveTo")} />
            )}
            {fault.value !== null && (
                <p class="bad" role="alert">
                    {fault.value}
                </p>
            )}
        </section>
    );
}

function OtherKey() {
    const text = useSignal(""),
        fault = useSignal(false),
        done = useSignal(false);
    const take = (event: SubmitEvent) => {
        event.preventDefault();
        const value = text.value.trim().toLowerCase();
        fault.value = !isKey(value);
        if (fault.value) return;
        takeKey(value);
        done.value = true;
    };
    return (
        <section class="tile">
            <h2>{word("keyOther")}</h2>
            <p class="dim">{word("keyReplace")}</p>
            {done.value ? (
                <p class="good" role="status">
                    {word("keyTaken")}
                </p>
            ) : (
                <form class="row" onSubmit={take}>
                    <input
                        class="inp grow"
                        aria-label={word("keyOther")}
                        autocomplete="off"
                        spellcheck={false}
                        value={text.value}
                        onInput={(event) => {
                            text.value = event.currentTarget.value;
                        }}
                    />
                    <button type="submit" class="btn">
                        {word("keyUse")}
                    </button>
                </form>
            )}
            {fault.value && (
                <p class="bad" role="alert">
                    {word("keyBad")}
                </p>
            )}
        </section>
    );
}

export function KeyPage() {
    const shown = useSignal(false);
    return (
        <div class="prose keypage">
            <h1>{word("key")}</h1>
            <p>{word("keyAbout")}</p>
            <section class="tile">
                <div class="row wrap">
                    {!shown.value && (
                        <Btn
                            press={() => {
                                shown.value = true;
                            }}
                        >
                            <Ico name="eye" /> {word("keyShow")}
                        </Btn>
                    )}
                    <Btn press={() => download("hegemon-key.txt", `${key.value}\n`)}>{word("keySave")}</Btn>
                </div>
                {shown.value && <CopyField text={key.value} label={word("key")} />}
            </section>
            <MoveAway />
            <OtherKey />
        </div>
    );
}

/* Where the link leads. It asks first: a link that somebody else sent must not take this browser's seats away. */
export function MovePage({ code }: { code: string }) {
    const state = useSignal<"asks" | "busy" | "done" | "gone">("asks");
    const take = async () => {
        state.value = "busy";
        try {
            await fetchKey(code, language.value);
            state.value = "done";
        } catch {
            state.value = "gone";
        }
    };
    if (state.value === "done" || state.value === "gone")
        return (
            <div class="prose">
                <h1>{word("moveTo")}</h1>
                <p class={state.value === "done" ? "good" : "bad"} role="status">
                    {word(state.value === "done" ? "keyTaken" : "moveGone")}
                </p>
                <div class="row">
                    <a class="btn lead" href="#/">
                        {word("startPage")}
                    </a>
                </div>
            </div>
        );
    return (
        <div class="prose">
            <h1>{word("moveHere")}</h1>
            <p>{word("moveHereAbout")}</p>
            <div class="row wrap">
                <Btn kind="lead" off={state.value === "busy"} press={() => void take()}>
                    {word("moveIt")}
                </Btn>
                <a class="btn" href="#/">
                    {word("cancel")}
                </a>
            </div>
        </div>
    );
}
