/* Bundles the page's scripts: node build.mjs OUT. The module itself is built by ninja (`make web` does both). */
import { build } from "esbuild";
import { fileURLToPath } from "node:url";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

await build({
    entryPoints: [here("src/game.ts"), here("src/tab.ts"), here("src/think.ts")],
    outdir: process.argv[2] ?? here("../build/web"),
    bundle: true,
    format: "esm",
    target: "es2020",
    minify: true,
    sourcemap: "linked",
    logLevel: "warning",
});
