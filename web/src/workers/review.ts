/* A Worker in which one game is reviewed: an instance of the module of its own, so that no table waits for it. The
 * page is told how far it is, and ends the Worker when nobody wants to know any more. */
import { Engine } from "./engine";
import { provide } from "./released";
import type { ReviewOrder, ReviewTold } from "./talk";

const tell = (told: ReviewTold) => postMessage(told);

self.onmessage = async ({ data: { module, record, language, level } }: MessageEvent<ReviewOrder>) => {
    try {
        const engine = new Engine(module);
        engine.speak(language);
        await provide(engine, record);
        tell({ review: engine.review(record, level, (done, all) => tell({ done, all })) });
    } catch (error) {
        tell({ fault: error instanceof Error ? error.message : String(error) });
    }
};
