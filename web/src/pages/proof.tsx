/* Whether the dice were fair, proved here, and the game as a link. */
import { useSignal } from "@preact/signals";
import { verifyRecord, verifySeen } from "../browser/game";
import { Btn, Ico } from "../look/art";
import { CopyField, linkTo } from "../panels/people";
import { linkOfRecord } from "../browser/records";
import { canLink } from "../table/share";
import type { Sitting } from "../browser/tables";
import { language, word } from "../words/words";

/* Online a game has an address; a game of this browser is carried in the link itself. */
export function Share({ at }: { at: Sitting }) {
    const link = useSignal<string | null>(null);
    const make = async () => {
        link.value = at.online ? `${linkTo(at.table.id)}/1` : await linkOfRecord(await at.table.exportRecord());
    };
    if (!at.online && !canLink())
        return (
            <section class="tile share">
                <h2>{word("linkShare")}</h2>
                <p class="dim">{word("linkNone")}</p>
            </section>
        );
    return (
        <section class="tile share">
            <h2>{word("linkShare")}</h2>
            <p class="dim">{word("linkAbout")}</p>
            {link.value === null ? (
                <Btn press={() => void make()}>
                    <Ico name="arrow" /> {word("linkOf")}
                </Btn>
            ) : (
                <>
                    <CopyField text={link.value} label={word("linkOf")} />
                    {!at.online && <p class="dim">{word("linkInside", link.value.length)}</p>}
                </>
            )}
        </section>
    );
}

type Proof = { state: "idle" | "busy" } | { state: "done"; good: boolean; lines: string[] };

/* Every roll is computed again from the published secret, here; and the record is compared with what was seen. */
async function prove(at: Sitting): Promise<Proof> {
    const { session } = at.here,
        record = await at.table.exportRecord(),
        verdict = await verifyRecord(record, language.value),
        lines = [verdict.sentence];
    let good = verdict.status === "fits";
    if (session.contribution !== null) {
        const there = record.includes(`contribution ${session.seat.value} ${session.contribution}\n`);
        good &&= there;
        lines.push(word(there ? "proof.mine" : "proof.notMine"));
    }
    if (session.sealed !== null && session.seat.value !== null && session.seen.length > 0) {
        const seen = await verifySeen(
            record,
            `hegemon-seen 1 ${session.sealed.digest} ${session.seat.value}\n${session.seen.join("\n")}\n`,
            language.value,
        );
        good &&= seen.status === "fits";
        lines.push(seen.sentence);
    }
    return { state: "done", good, lines };
}

export function Proof({ at }: { at: Sitting }) {
    const proof = useSignal<Proof>({ state: "idle" }),
        value = proof.value;
    const go = async () => {
        proof.value = { state: "busy" };
        proof.value = await prove(at);
    };
    return (
        <section class="tile">
            <h2>{word("fairDice")}</h2>
            <p class="dim">{word("fairAbout")}</p>
            {value.state === "done" ? (
                <ul class={`proof ${value.good ? "good" : "bad"}`} role="status">
                    {value.lines.map((line) => (
                        <li>
                            <Ico name={value.good ? "check" : "warning"} /> {line}
                        </li>
                    ))}
                </ul>
            ) : (
                <Btn off={value.state === "busy"} press={() => void go()}>
                    <Ico name="die" /> {word(value.state === "busy" ? "verifying" : "verify")}
                </Btn>
            )}
        </section>
    );
}
