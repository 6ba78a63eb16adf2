/* A Worker in which AIs think: a second instance of the module takes orders through a port and sends them back with the
 * answer in them. An order that can't be done is dropped; the table gives it out again. */
import { Engine } from "./engine";

self.onmessage = (event: MessageEvent<{ module: WebAssembly.Module; port: MessagePort }>) => {
    const { module, port } = event.data;
    const engine = new Engine(module);
    port.onmessage = (order: MessageEvent<Uint8Array>) => {
        const done = engine.think(order.data);
        port.postMessage(done, [done.buffer]);
    };
};
