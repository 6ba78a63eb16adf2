/* The room `table` as the unit tests see it, with the words that it speaks. */
export * from "../../src/table/acts";
export * from "../../src/table/asked";
export * from "../../src/table/boardmath";
export * from "../../src/table/boxes";
export * from "../../src/table/protocol";
export * from "../../src/table/records";
export * from "../../src/table/reviewed";
export * from "../../src/table/scene";
export * from "../../src/table/seats";
export * from "../../src/table/session";
export * from "../../src/table/sha256";
export * from "../../src/table/share";
export * from "../../src/table/speech";
export * from "../../src/table/sure";
export * from "../../src/table/verbs";
export * as settings from "../../src/table/settings";
export * from "../../src/words/words";
