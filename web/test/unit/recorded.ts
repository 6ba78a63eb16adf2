/* What the recorder needs of the page's source. */
export { Engine, Kind } from "../../src/workers/engine";
export { boxOf } from "../../src/table/boxes";
export { merge } from "../../src/table/protocol";
