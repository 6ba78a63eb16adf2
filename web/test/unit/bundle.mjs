/* Scripts of the page for node: bundled as for browsers, with a map back to the source. */
import { build } from "esbuild";
import path from "node:path";
import { languagesModule } from "../../languages.mjs";

/* The file that comes of it. */
export async function bundle(into, [entry]) {
    const outfile = path.join(into, `${path.basename(entry).replace(/\.\w+$/, "")}.mjs`);
    await build({
        bundle: true,
        entryPoints: [entry],
        format: "esm",
        logLevel: "warning",
        outfile,
        platform: "node",
        plugins: [languagesModule],
        sourcemap: "external",
        target: "es2022",
    });
    return outfile;
}
