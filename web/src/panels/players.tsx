/* Who plays, with what each of them holds. */
import { Chip, Ico } from "../look/art";
import { ClockOf } from "./clock";
import type { Scene } from "../table/scene";
import type { Owner } from "../table/seats";
import { word } from "../words/words";

/* Whether it is for this seat to act: as shown while what others did is shown, else whoever is asked. */
function actsNow({ session, view }: Scene, { seat }: Owner): boolean {
    const asked = session.ask.value?.seats ?? [];
    const shows = session.queue.value.length > 0;
    return shows || asked.length === 0 ? view.seat === seat : asked.includes(seat);
}

/* What is to be said of a seat beside its army. */
function stateOf({ session }: Scene, owner: Owner, out: boolean): string {
    const seat = session.table.value?.seats[owner.seat - 1];
    const gone = seat?.as === "person" && !seat.online && !owner.you;
    const states = [out && word("isOut"), owner.away && word("isAway"), gone && word("offline")];
    return states.map((state) => (state === false ? "" : ` · ${state}`)).join("");
}

function SeatRow({ scene, owner }: { scene: Scene; owner: Owner }) {
    const { session, view } = scene,
        places = view.own[owner.seat] ?? [],
        units = places.reduce((sum, id) => sum + (view.units?.[id] ?? 0), 0),
        out = !owner.neutral && !view.living.includes(owner.seat),
        now = actsNow(scene, owner);
    return (
        <tr class={`seat o-${owner.slot}${now ? " now" : ""}${out ? " out" : ""}`}>
            <td>
                <Chip owner={owner} size={24} />
            </td>
            <th scope="row" class="who">
                {owner.name}
                <span>
                    {owner.neutral && session.facts.value?.rules.roles === undefined ? word("neutral") : owner.army}
                    {stateOf(scene, owner, out)} <ClockOf session={session} seat={owner.seat} />
                </span>
            </th>
            <td class="n">{places.length}</td>
            {view.units !== undefined && <td class="n">{units}</td>}
            {view.hand_size !== undefined && <td class="n">{view.hand_size[owner.seat] ?? ""}</td>}
        </tr>
    );
}

export function Players({ scene }: { scene: Scene }) {
    const view = scene.session.shown.value;
    if (view === null) return null;
    return (
        <section class="panel players" aria-label={word("players")}>
            <h2>
                {word("players")}
                {view.round > 0 && <span>{word("round", view.round)}</span>}
            </h2>
            <table class="seats">
                <thead>
                    <tr class="head">
                        <td />
                        <td />
                        <th scope="col" class="n" aria-label={word("placesHeld")} title={word("placesHeld")}>
                            <Ico name="place" />
                        </th>
                        {view.units !== undefined && (
                            <th scope="col" class="n" aria-label={word("unitsHeld")} title={word("unitsHeld")}>
                                <Ico name="trooper" />
                            </th>
                        )}
                        {view.hand_size !== undefined && (
                            <th scope="col" class="n" aria-label={word("cardsHeld")} title={word("cardsHeld")}>
                                <Ico name="card" />
                            </th>
                        )}
                    </tr>
                </thead>
                <tbody>
                    {scene.owners.value.map((owner) => (
                        <SeatRow key={owner.seat} scene={scene} owner={owner} />
                    ))}
                </tbody>
            </table>
        </section>
    );
}

/* On the grid: how many of the other's home squares each side has ships on. */
export function Homes({ scene }: { scene: Scene }) {
    const homes = scene.session.facts.value?.rules.home as Record<string, string[]> | undefined,
        owners = scene.owners.value.slice(0, 2);
    if (homes === undefined || owners.length < 2) return null;
    return (
        <section class="panel homes" aria-label={word("homes")}>
            <h2>{word("homes")}</h2>
            <ul>
                {owners.map((owner, i) => {
                    const theirs = homes[owners[1 - i]?.seat ?? 0] ?? [],
                        held = theirs.filter((id) => scene.byId.value.get(id)?.owner?.seat === owner.seat).length;
                    return (
                        <li class={`o-${owner.slot}`}>
                            <div class="mrow">
                                <Chip owner={owner} size={18} />
                                <span class="unseen">{owner.army}</span>
                                <b>{word("ofSo", held, theirs.length)}</b>
                            </div>
                            <div class="pipsrow" aria-hidden="true">
                                {theirs.map((_, k) => (
                                    <i class={k < held ? "on" : ""} />
                                ))}
                            </div>
                        </li>
                    );
                })}
            </ul>
        </section>
    );
}
