/* The page: which part of it an address shows. */
import { effect, signal, useSignal } from "@preact/signals";
import { render } from "preact";
import { useEffect } from "preact/hooks";
import { Patterns, Sky, Wordmark } from "../look/art";
import { Accessibility, Help, Privacy } from "./help";
import { Lobby, TablesLink } from "./lobby";
import { KeyPage, MovePage } from "./keypage";
import { OnlineTable } from "./room";
import { startThemes } from "../browser/settings";
import { openLink } from "../browser/records";
import { Foot, Languages, Start } from "./start";
import { TablePage } from "./table";
import { leave, open, sitting } from "../browser/tables";
import { sure } from "../table/sure";
import { word } from "../words/words";
import { tab, side, moment } from "./shown";

const address = signal(location.hash);

/* A link may lead to a moment of a game: #/t/TABLE/NUMBER. */
function momentIn(hash: string): number | null {
    const [, part, , number = ""] = hash.split("/");
    return (part === "t" || part === "table") && /^\d{1,7}$/.test(number) ? Number(number) : null;
}

moment.value = momentIn(location.hash);
addEventListener("hashchange", () => {
    address.value = location.hash;
    side.value = "none";
    moment.value = momentIn(location.hash);
    tab.value = "board";
    scrollTo(0, 0);
});

const SCRUBBED = 300; /* milliseconds: browsers allow only so many addresses in a row */
let following: ReturnType<typeof setTimeout> | undefined;

/* The address follows the replay, so that any moment can be sent; the browser's way back leads out of it. */
effect(() => {
    const at = moment.value,
        there = momentIn(location.hash),
        table = location.hash.split("/").slice(0, 3).join("/");
    clearTimeout(following);
    if (at === there) return;
    if (there === null) history.pushState({ looks: true }, "", `${table}/${at}`);
    else if (at !== null)
        following = setTimeout(() => history.replaceState(history.state, "", `${table}/${at}`), SCRUBBED);
    else if ((history.state as { looks?: boolean } | null)?.looks === true) history.back();
    else history.replaceState(null, "", table);
});

const missing = signal<string | null>(null);

function Table({ id }: { id: string }) {
    useEffect(() => {
        missing.value = null;
        open(id).catch((error: unknown) => {
            missing.value = error instanceof Error ? error.message : String(error);
        });
    }, [id]);
    if (missing.value !== null)
        return (
            <Page>
                <h1>{word("noTable")}</h1>
                <p>{missing.value}</p>
                <a class="btn lead" href="#/">
                    {word("startPage")}
                </a>
            </Page>
        );
    return sitting.value === null || sitting.value.table.id !== id ? (
        <Page>
            <p aria-busy="true">{word("loading")}</p>
        </Page>
    ) : (
        <TablePage key={id} at={sitting.value} />
    );
}

/* A whole game in the address: it is kept as a table of this browser, and shown from its beginning. */
function Linked({ letters }: { letters: string }) {
    const fault = useSignal<string | null>(null);
    useEffect(() => {
        openLink(letters)
            .then((id) => location.replace(`#/table/${id}/1`))
            .catch((error: unknown) => {
                fault.value =
                    error instanceof Error && !(error instanceof TypeError || error instanceof DOMException)
                        ? error.message
                        : word("linkTorn");
            });
    }, [letters]);
    return fault.value === null ? (
        <p aria-busy="true">{word("loading")}</p>
    ) : (
        <>
            <h1>{word("noTable")}</h1>
            <p role="alert">{fault.value}</p>
            <a class="btn lead" href="#/">
                {word("startPage")}
            </a>
        </>
    );
}

function Page({ children }: { children: preact.ComponentChildren }) {
    return (
        <div class="plainpage">
            <Sky />
            <nav aria-label={word("site")}>
                <a class="home" href="#/" aria-label={word("startPage")}>
                    <Wordmark />
                </a>
                <span class="grow" />
                <TablesLink />
                <a href="#/help">{word("help")}</a>
                <Languages />
            </nav>
            <main>{children}</main>
            <Foot />
        </div>
    );
}

function App() {
    const [, part = "", id = ""] = address.value.split("/");
    useEffect(() => {
        if (part !== "table" && part !== "t") {
            leave();
            document.title = "Hegemon";
        }
    }, [part]);
    return (
        <>
            <Patterns />
            {part === "table" ? (
                <Table id={id} />
            ) : part === "t" ? (
                <OnlineTable key={id} id={id} frame={Page} />
            ) : part === "r" ? (
                <Page>
                    <Linked key={id} letters={id} />
                </Page>
            ) : part === "tables" ? (
                <Page>
                    <Lobby />
                </Page>
            ) : part === "key" ? (
                <Page>
                    <KeyPage />
                </Page>
            ) : part === "move" ? (
                <Page>
                    <MovePage key={id} code={id} />
                </Page>
            ) : part === "help" ? (
                <Page>
                    <Help />
                </Page>
            ) : part === "accessibility" ? (
                <Page>
                    <Accessibility />
                </Page>
            ) : part === "privacy" ? (
                <Page>
                    <Privacy />
                </Page>
            ) : (
                <Start />
            )}
        </>
    );
}

startThemes();
render(<App />, sure(document.getElementById("page"), "element for the page"));

if ("serviceWorker" in navigator && isSecureContext)
    void navigator.serviceWorker.register(new URL("sw.js", document.baseURI)).catch(() => undefined);
