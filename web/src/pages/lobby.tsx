/* The start page where a server stands behind it: my tables, tables with free seats, games to watch, a new table. */
import { signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ask, hasServer } from "../browser/http";
import { Btn, Ico } from "../look/art";
import { clockWords } from "../panels/clock";
import { Create, creating } from "./create";
import { bearer, key } from "../browser/key";
import { linkTo } from "../panels/people";
import type { TableOf } from "../table/protocol";
import { FIRST, wishOf } from "./shelf";
import { language, word, type Word } from "../words/words";
import { gameOf, PictureOf, shortTitle } from "./pictures";

const REFRESH = 4000,
    MINE = 12;

interface Listed {
    table: string;
    phase: "open" | "sealed" | "playing" | "over";
    edition: string;
    mode: string;
    name: string;
    title: string;
    watchers: number;
    public: boolean;
    clock: TableOf["clock"];
    seats: { as: string; name: string | null }[];
    seat: number | null; /* one's own */
    asked: boolean; /* it is waited for */
}

export const server = signal<boolean | null>(null); /* whether there is one; null: not known yet */
const tables = signal<Listed[]>([]),
    mine = signal<Listed[]>([]),
    reached = signal(true);

let asked: Promise<void> | null = null;
export function findServer() {
    asked ??= hasServer().then((there) => {
        server.value = there;
    });
    return asked;
}

async function fetchMine(): Promise<Listed[]> {
    const { tables: list } = await ask<{ tables: { table: string }[] }>("mine", bearer(), language.value);
    const found = await Promise.allSettled(
        list.slice(0, MINE).map(({ table }) => ask<Listed>(`tables/${table}`, bearer(), language.value)),
    );
    return found.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
}

async function refresh() {
    try {
        const [all, own] = await Promise.all([ask<{ tables: Listed[] }>("tables", {}, language.value), fetchMine()]);
        tables.value = all.tables;
        mine.value = own;
        reached.value = true;
    } catch {
        reached.value = false;
    }
}

/* ---- One table ---- */

const personOf = ({ as, name }: Listed["seats"][number]) =>
    as === "ai"
        ? word("computerLevel", word(`level.${name ?? "casual"}` as Word))
        : (name ?? (as === "bot" ? word("bot") : word("openSeat")));

function stateOf(table: Listed): string {
    const free = table.seats.filter((seat) => seat.as === "open").length;
    if (table.phase === "open") return free > 0 ? word("freeSeats", free) : word("waits");
    if (table.phase === "over") return word("over");
    return table.asked ? word("turnIsYours") : word("playing");
}

function Row({ table, button, lead }: { table: Listed; button: string; lead: boolean }) {
    const game = gameOf(table.edition);
    return (
        <li class={`lobbyrow${table.asked ? " hot" : ""}`}>
            <div class="mini" aria-hidden="true">
                <PictureOf edition={table.edition} mode={table.mode} />
            </div>
            <div class="grow">
                <b>{table.name}</b>
                <span>
                    <i>{stateOf(table)}</i> · {shortTitle(game)}
                </span>
                <span>{table.seats.map(personOf).join(", ")}</span>
                <span>
                    {clockWords(table.clock)}
                    {table.watchers > 0 && ` · ${word("watchers", table.watchers)}`}
                </span>
            </div>
            <a class={`btn${lead ? " lead" : ""}`} href={`#/t/${table.table}`} aria-label={`${button}: ${table.name}`}>
                {button}
            </a>
        </li>
    );
}

function List({
    title,
    list,
    button,
    lead = false,
}: {
    title: string;
    list: Listed[];
    button: (table: Listed) => string;
    lead?: boolean;
}) {
    return list.length === 0 ? null : (
        <section class="lobbylist">
            <h3 class="h2">{title}</h3>
            <ul>
                {list.map((table) => (
                    <Row key={table.table} table={table} button={button(table)} lead={lead} />
                ))}
            </ul>
        </section>
    );
}

/* ---- Coming by a link ---- */

/* A whole link, or what stands at its end. */
export const idOf = (text: string) => /([A-Za-z0-9-]+)\s*$/.exec(text)?.[1] ?? null;

function Join() {
    const text = useSignal(""),
        open = useSignal(false);
    const go = (event: SubmitEvent) => {
        event.preventDefault();
        const id = idOf(text.value);
        if (id !== null) location.href = linkTo(id);
    };
    return open.value ? (
        <form class="row joinform" onSubmit={go}>
            <input
                class="inp"
                autofocus
                aria-label={word("link")}
                placeholder={word("link")}
                value={text.value}
                onInput={(event) => {
                    text.value = event.currentTarget.value;
                }}
            />
            <button type="submit" class="btn lead">
                {word("goOn")}
            </button>
        </form>
    ) : (
        <Btn
            press={() => {
                open.value = true;
            }}
        >
            {word("joinByLink")}
        </Btn>
    );
}

/* ---- The whole ---- */

function Lists() {
    useEffect(() => {
        void refresh();
        const timer = setInterval(() => document.visibilityState === "visible" && void refresh(), REFRESH);
        return () => clearInterval(timer);
    }, [language.value, key.value]);
    const ids = new Set(mine.value.map((table) => table.table)),
        others = tables.value.filter((table) => !ids.has(table.table));
    const open = others.filter((table) => table.phase === "open"),
        played = others.filter((table) => table.phase === "playing");
    return (
        <>
            {!reached.value && (
                <p class="bad" role="status">
                    {word("noServer")}
                </p>
            )}
            <List
                title={word("myTables")}
                list={mine.value}
                lead
                button={(table) => word(table.phase === "over" ? "report" : "goOn")}
            />
            <List
                title={word("openTables")}
                list={open}
                button={(table) => (table.seats.some((seat) => seat.as === "open") ? word("joinHere") : word("watch"))}
            />
            <List title={word("watch")} list={played} button={() => word("watch")} />
            {reached.value && open.length === 0 && mine.value.length === 0 && <p class="dim">{word("nobody")}</p>}
        </>
    );
}

/* In the bar of every page where there is a server. */
export function TablesLink() {
    useEffect(() => {
        void findServer();
    }, []);
    return server.value === true ? <a href="#/tables">{word("tables")}</a> : null;
}

export function Lobby() {
    useEffect(() => {
        void findServer();
    }, []);
    if (server.value !== true) return null;
    return (
        <section class="lobby" aria-labelledby="lobby-title">
            <header class="row wrap">
                <h2 id="lobby-title" class="grow">
                    {word("onServer")}
                </h2>
                <Btn
                    kind="lead"
                    press={() => {
                        creating.value = wishOf(FIRST);
                    }}
                >
                    <Ico name="plus" /> {word("openOnline")}
                </Btn>
                <Join />
                <a class="btn" href="#/key">
                    {word("key")}
                </a>
            </header>
            <Lists />
            {creating.value !== null && (
                <Create
                    wish={creating.value}
                    close={() => {
                        creating.value = null;
                    }}
                />
            )}
        </section>
    );
}
