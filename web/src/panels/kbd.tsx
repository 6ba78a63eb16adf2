/* The key that does the same as a button. */
import { keyName } from "../browser/keys";

export const Kbd = ({ of }: { of: string }) => {
    const key = keyName(of);
    return key === null ? null : (
        <span class="kbd" aria-hidden="true">
            {key}
        </span>
    );
};
