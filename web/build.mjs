/* Builds the page: node build.mjs OUT PROGRAM. PROGRAM is `hegemon`: it tells the games and draws the boards, so that
 * nothing of them is written down twice. The module itself is built by ninja (`make web` does both). */
import { build } from "esbuild";
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { boardOf, games } from "./games.mjs";
import { languagesModule } from "./languages.mjs";

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const OUT = process.argv[2] ?? here("../build/web"),
    PROGRAM = process.argv[3] ?? here("../build/release/src/cli/hegemon");

/* A module that is made here: what the start page knows before any table is open. */
const gamesModule = (list) => ({
    name: "games",
    setup(of) {
        of.onResolve({ filter: /^games$/ }, () => ({ path: "games", namespace: "made" }));
        of.onLoad({ filter: /.*/, namespace: "made" }, () => ({ contents: JSON.stringify(list), loader: "json" }));
    },
});

const common = { bundle: true, target: "es2020", minify: true, sourcemap: "linked", logLevel: "warning", outdir: OUT };

/* Whose code is in the page besides ours. */
function licences() {
    const text = ["preact", "@preact/signals", "@preact/signals-core"].map(
        (name) => `${name}\n\n${fs.readFileSync(here(`node_modules/${name}/LICENSE`), "utf8")}`,
    );
    fs.writeFileSync(path.join(OUT, "licences.txt"), text.join("\n\n"));
}

/* Everything that the page needs without a network, with a name for this very set of files. */
async function serviceWorker(files) {
    const hash = createHash("sha256");
    for (const file of files.filter((name) => fs.statSync(path.join(OUT, name), { throwIfNoEntry: false })?.isFile()))
        hash.update(file).update(fs.readFileSync(path.join(OUT, file)));
    const define = { FILES: JSON.stringify(files), NAME: JSON.stringify(`hegemon-${hash.digest("hex").slice(0, 16)}`) };
    await build({ ...common, entryPoints: [here("src/workers/sw.ts")], define });
}

fs.mkdirSync(path.join(OUT, "boards"), { recursive: true });
licences();
const list = games(PROGRAM);
for (const { id } of list) fs.writeFileSync(path.join(OUT, "boards", `${id}.json`), boardOf(PROGRAM, id));
for (const name of fs.readdirSync(here("static"))) fs.copyFileSync(here(`static/${name}`), path.join(OUT, name));
await build({
    ...common,
    entryPoints: [
        here("src/browser/game.ts"),
        here("src/workers/tab.ts"),
        here("src/workers/think.ts"),
        here("src/workers/review.ts"),
        here("src/pages/main.tsx"),
        here("src/look/theme.css"),
    ],
    entryNames: "[name]",
    format: "esm",
    jsx: "automatic",
    jsxImportSource: "preact",
    plugins: [gamesModule(list), languagesModule],
});
await serviceWorker([
    "./",
    "main.js",
    "theme.css",
    "tab.js",
    "think.js",
    "review.js",
    "hegemon.wasm",
    "icon.svg",
    "manifest.webmanifest",
    ...list.map(({ id }) => `boards/${id}.json`),
]);
