#!/usr/bin/env node
/* Serves the built page on this machine alone, for tests and for trying it: web/test/serve.mjs FOLDER [PORT]. */
import fs from "node:fs";
import http from "node:http";
import path from "node:path";
import { pathToFileURL } from "node:url";

const TYPES = {
    html: "text/html; charset=utf-8",
    js: "text/javascript",
    css: "text/css",
    wasm: "application/wasm",
    pack: "application/octet-stream",
    json: "application/json",
    svg: "image/svg+xml",
    map: "application/json",
    webmanifest: "application/manifest+json",
};

function answer(folder, request, response) {
    const url = new URL(request.url, "http://page"),
        name = path.normalize(decodeURIComponent(url.pathname)).replace(/^\/+/, "") || "index.html";
    const file = path.join(folder, name),
        type = TYPES[name.split(".").pop()];
    if (type === undefined || name.startsWith("..") || !fs.existsSync(file)) response.writeHead(404).end();
    else response.setHeader("Content-Type", type).setHeader("Cache-Control", "no-cache").end(fs.readFileSync(file));
}

export async function serve(folder, port = 0) {
    const server = http.createServer((request, response) => answer(folder, request, response));
    await new Promise((resolve, reject) => server.once("error", reject).listen(port, "127.0.0.1", resolve));
    return { server, address: `http://127.0.0.1:${server.address().port}/` };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href)
    console.log((await serve(process.argv[2] ?? "build/web", Number(process.argv[3] ?? 8080))).address);
