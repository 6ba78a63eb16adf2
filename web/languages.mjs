/* The languages of the page: every file of src/words that is named by a code. Nobody else has a list of them. */
import fs from "node:fs";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL("src/words", import.meta.url));

export const LANGUAGES = fs
    .readdirSync(FOLDER)
    .flatMap((name) => /^([a-z]{2,3})\.ts$/.exec(name)?.slice(1) ?? [])
    .sort();

/* The module `languages`, for esbuild. */
export const languagesModule = {
    name: "languages",
    setup(of) {
        const lines = LANGUAGES.map((code) => `import ${code} from "./${code}.ts";`);
        const contents = `${lines.join("\n")}\nexport default { ${LANGUAGES.join(", ")} };\n`;
        of.onResolve({ filter: /^languages$/ }, () => ({ path: "languages", namespace: "spoken" }));
        of.onLoad({ filter: /.*/, namespace: "spoken" }, () => ({ contents, resolveDir: FOLDER }));
    },
};
