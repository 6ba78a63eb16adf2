/* What Debian 12's node lacks, or does in another way, than later ones. */
import { webcrypto } from "node:crypto";

globalThis.crypto ??= webcrypto;

/* From now on setTimeout waits until the test says that time has passed. */
export function stopClock({ mock }) {
    try {
        mock.timers.enable({ apis: ["setTimeout"] });
    } catch {
        mock.timers.enable(["setTimeout"]);
    }
}
