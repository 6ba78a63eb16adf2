/* What a person can set: pace, theme, language, standing orders, keys; and what else can be done at a table. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { Btn, Segments, Switch } from "../look/art";
import { PaceChoice } from "../panels/watching";
import { ACTIONS, keyName, setKey, type Action } from "../browser/keys";
import { People } from "../panels/people";
import { keys, keysOn, sound, theme, zooms, type Theme } from "../browser/settings";
import { moveIn, orders } from "../table/settings";
import type { Sitting } from "../browser/tables";
import { LANGUAGES, language, word, type Word } from "../words/words";
import { download } from "../browser/download";

const RESIGN = "resign"; /* the one verb that every game has */

function KeyRow({ action }: { action: Action }) {
    const waits = useSignal(false);
    const press = (event: KeyboardEvent) => {
        if (!waits.value || ["Tab", "Shift", "Control", "Alt", "AltGraph", "Meta"].includes(event.key)) return;
        event.preventDefault();
        setKey(action, event.key);
        waits.value = false;
    };
    return (
        <li>
            <span>{word(`key.${action}` as Word)}</span>
            <button
                type="button"
                class="pill"
                aria-label={`${word(`key.${action}` as Word)}: ${keyName(action) ?? word("none")}`}
                onKeyDown={press}
                onBlur={() => {
                    waits.value = false;
                }}
                onClick={() => {
                    waits.value = true;
                }}
            >
                {waits.value ? word("pressKey") : (keyName(action) ?? "–")}
            </button>
        </li>
    );
}

export function Preferences() {
    return (
        <>
            <div class="field">
                <h3 class="h2">{word("language")}</h3>
                <Segments
                    value={language.value}
                    label={word("language")}
                    options={LANGUAGES}
                    change={(to) => {
                        language.value = to;
                    }}
                />
            </div>
            <div class="field">
                <h3 class="h2">{word("theme")}</h3>
                <Segments
                    value={theme.value}
                    label={word("theme")}
                    options={(["auto", "dark", "light"] as Theme[]).map((id): [Theme, string] => [
                        id,
                        word(`theme.${id}`),
                    ])}
                    change={(to) => {
                        theme.value = to;
                    }}
                />
            </div>
            <div class="field">
                <h3 class="h2">{word("pace")}</h3>
                <PaceChoice />
            </div>
        </>
    );
}

function Orders() {
    return (
        <div class="field">
            <h3 class="h2">{word("standingOrders")}</h3>
            <Switch
                label={word("orderDice")}
                on={orders.value.dice === "most"}
                change={(on) => {
                    orders.value = { ...orders.value, dice: on ? "most" : "ask" };
                }}
            />
            <Switch
                label={word("orderIdle")}
                on={orders.value.pass === "idle"}
                change={(on) => {
                    orders.value = { ...orders.value, pass: on ? "idle" : "ask" };
                }}
            />
            <Switch
                label={word("orderPass")}
                on={orders.value.pass === "always"}
                change={(on) => {
                    orders.value = { ...orders.value, pass: on ? "always" : "idle" };
                }}
            />
            <p class="sub">{word("orderMoveIn")}</p>
            <Segments
                value={moveIn.value}
                label={word("orderMoveIn")}
                options={(["ask", "all", "none"] as const).map((id): ["ask" | "all" | "none", string] => [
                    id,
                    word(`moveIn.${id}`),
                ])}
                change={(to) => {
                    moveIn.value = to;
                }}
            />
        </div>
    );
}

export function KeysList() {
    return (
        <div class="field">
            <h3 class="h2">{word("keys")}</h3>
            <Switch
                label={word("keysOn")}
                on={keysOn.value}
                change={(on) => {
                    keysOn.value = on;
                }}
            />
            {keysOn.value && (
                <>
                    <p class="sub">{word("keysAbout")}</p>
                    <ul class="keys">
                        {ACTIONS.map((action) => (
                            <KeyRow key={action} action={action} />
                        ))}
                    </ul>
                    <Btn
                        kind="ghost"
                        press={() => {
                            keys.value = {};
                        }}
                    >
                        {word("keysReset")}
                    </Btn>
                </>
            )}
        </div>
    );
}

/* What is done at once, and what is asked twice. */
function Asides({ at, close }: { at: Sitting; close: () => void }) {
    const { session } = at.here;
    const certain = useSignal(false);
    const verbs = session.facts.value?.verbs ?? [];
    const asides = verbs.filter(({ id, aside, name }) => aside && name !== id /* it has a word */ && id !== RESIGN);
    const say = (verb: string) => {
        close();
        void session.request({ t: "aside", do: verb });
    };
    return (
        <>
            {asides.map((verb) => (
                <Btn press={() => say(verb.id)}>{verb.name}</Btn>
            ))}
            {certain.value ? (
                <Btn kind="danger" press={() => say(RESIGN)}>
                    {word("resignSure")}
                </Btn>
            ) : (
                <Btn
                    press={() => {
                        certain.value = true;
                    }}
                >
                    {word("resign")}
                </Btn>
            )}
        </>
    );
}

function ThisTable({ at, close }: { at: Sitting; close: () => void }) {
    const { session } = at.here;
    const { table } = at;
    const over = session.end.value !== null;
    const save = async () => download(`hegemon-${table.id}.table.json`, JSON.stringify(await table.exportTable?.()));
    const record = async () => download(`hegemon-${table.id}.record`, await table.exportRecord());
    return (
        <div class="field">
            <h3 class="h2">{word("thisTable")}</h3>
            <div class="row wrap">
                <a class="btn" href="#/">
                    {word("startPage")}
                </a>
                {table.exportTable !== undefined && <Btn press={() => void save()}>{word("saveTable")}</Btn>}
                {over && <Btn press={() => void record()}>{word("downloadRecord")}</Btn>}
                {!over && session.seat.value !== null && <Asides at={at} close={close} />}
            </div>
        </div>
    );
}

export function Menu({ at, close }: { at: Sitting; close: () => void }) {
    const dialog = useRef<HTMLDialogElement>(null);
    useEffect(() => {
        dialog.current?.showModal();
    }, []);
    const shut = () => dialog.current?.close();
    return (
        <dialog ref={dialog} class="dialog menu" aria-label={word("menu")} onClose={close}>
            <header class="row">
                <h2 class="grow">{word("menu")}</h2>
                <Btn press={shut}>{word("close")}</Btn>
            </header>
            <People at={at} />
            <Preferences />
            <Orders />
            <Switch
                label={word("zooms")}
                on={zooms.value}
                change={(on) => {
                    zooms.value = on;
                }}
            />
            <Switch
                label={word("sound")}
                on={sound.value}
                change={(on) => {
                    sound.value = on;
                }}
            />
            <KeysList />
            <ThisTable at={at} close={shut} />
        </dialog>
    );
}
