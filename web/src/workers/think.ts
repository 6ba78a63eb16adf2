/* A Worker in which AIs think: a second instance of the module takes orders through a port and sends them back with the
 * answer in them. An order that can't be done is dropped; the table gives it out again. Before the first order of a
 * table with an older edition comes its pack. */
import { Engine } from "./engine";

self.onmessage = (event: MessageEvent<{ module: WebAssembly.Module; port: MessagePort }>) => {
    const { module, port } = event.data;
    const engine = new Engine(module);
    port.onmessage = ({ data }: MessageEvent<Uint8Array | { pack: Uint8Array }>) => {
        if (data instanceof Uint8Array) {
            const done = engine.think(data);
            port.postMessage(done, [done.buffer]);
        } else engine.takePack(data.pack);
    };
};
