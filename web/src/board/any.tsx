/* The board, whatever it is. */
import { Assets } from "./assets";
import { Board } from "./board";
import { Grid } from "./grid";
import type { Scene } from "../table/scene";
import { word } from "../words/words";

export function AnyBoard({ scene }: { scene: Scene }) {
    const { facts, shown, geometry } = scene.session;
    if (facts.value === null || shown.value === null || geometry.value === null)
        return (
            <div class="map loading" aria-busy="true">
                <span class="busy" aria-hidden="true" />
                <span>{word("loading")}</span>
            </div>
        );
    if (facts.value.mode.board === "cards") return <Assets scene={scene} />;
    return geometry.value.board === "grid" ? <Grid scene={scene} /> : <Board scene={scene} />;
}
