/* How one plays here, and what was done so that everybody can. */
import { KeysList, Preferences } from "./menu";
import { word, type Word } from "./words";

const PARTS = [1, 2, 3, 4, 5];

export function Help() {
    return <article class="prose"><h1>{word("help")}</h1>{PARTS.map((i) => <><h2>{word(`help.${i}.head` as Word)}</h2><p>{word(`help.${i}.text` as Word)}</p></>)}<h2>{word("menu")}</h2><Preferences /><KeysList /></article>;
}

export function Accessibility() {
    return <article class="prose"><h1>{word("accessibility")}</h1>{PARTS.map((i) => <p>{word(`access.${i}` as Word)}</p>)}<h2>{word("browsers")}</h2><p>{word("browsersAbout")}</p></article>;
}
