/* How one plays here, and what was done so that everybody can. */
import { server } from "./lobby";
import { KeysList, Preferences } from "./menu";
import { word, type Word } from "../words/words";

const PARTS = [1, 2, 3, 4, 5];

export function Help() {
    return (
        <article class="prose help">
            <h1>{word("help")}</h1>
            <div>
                {PARTS.map((i) => (
                    <>
                        <h2>{word(`help.${i}.head` as Word)}</h2>
                        <p>{word(`help.${i}.text` as Word)}</p>
                    </>
                ))}
            </div>
            <div>
                <h2>{word("menu")}</h2>
                <Preferences />
                <KeysList />
            </div>
        </article>
    );
}

/* What a server keeps is said by itself, in full, on a page of its own. */
export function Privacy() {
    return (
        <article class="prose">
            <h1>{word("privacy")}</h1>
            <p>{word("privacyHere")}</p>
            <p>{word("privacyNobody")}</p>
            {server.value === true && (
                <>
                    <h2>{word("onServer")}</h2>
                    <p>{word("privacyServer")}</p>
                    <p>
                        <a href={new URL("privacy", document.baseURI).href}>{word("privacyWhole")}</a>
                    </p>
                </>
            )}
        </article>
    );
}

export function Accessibility() {
    return (
        <article class="prose">
            <h1>{word("accessibility")}</h1>
            {PARTS.map((i) => (
                <p>{word(`access.${i}` as Word)}</p>
            ))}
            <h2>{word("browsers")}</h2>
            <p>{word("browsersAbout")}</p>
        </article>
    );
}
