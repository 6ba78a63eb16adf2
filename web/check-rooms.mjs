#!/usr/bin/env node
/* Imports of the page go one way: a room of web/src knows those before it, never those after it, and no file knows
 * itself by way of others. The room `table` is for node as well as for browsers: it has no JSX and touches no
 * document.   node web/check-rooms.mjs   one line for each fault, then `N passed, N failed` */
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const ROOMS = ["words", "table", "workers", "browser", "look", "board", "panels", "pages"];
/* Made by the build. */
const MADE = ["languages", "games"];
/* What may be imported from elsewhere, and by whom. */
const PACKAGES = {
    preact: /./,
    "preact/hooks": /./,
    "@preact/signals": /^(words|table|browser|board|panels|pages|look)\//,
};
/* Only a browser's page has these. */
const DOM = [
    ...["document", "window", "navigator", "location", "history", "localStorage", "sessionStorage", "matchMedia"],
    ...["requestAnimationFrame", "addEventListener", "HTMLElement", "Element", "innerWidth", "AudioContext"],
];

const SOURCE = fileURLToPath(new URL("src", import.meta.url));
const faults = [];
const fault = (file, line, text) => faults.push(`web/src/${file}:${line}: ${text}`);
const roomOf = (file) => file.split("/")[0];

function read(file) {
    const text = fs.readFileSync(path.join(SOURCE, file), "utf8");
    const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
}

const lineOf = (source, node) => source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;

/* The file that a name means, seen from another. */
function resolve(file, name, files) {
    const base = path.posix.join(path.posix.dirname(file), name);
    return [base, `${base}.ts`, `${base}.tsx`].find((one) => files.includes(one));
}

function importsOf(source, file, files) {
    const found = [];
    source.forEachChild((node) => {
        const named = ts.isImportDeclaration(node) || ts.isExportDeclaration(node);
        if (!named || node.moduleSpecifier === undefined) return;
        const name = node.moduleSpecifier.text;
        const line = lineOf(source, node);
        const types = node.importClause?.isTypeOnly ?? node.isTypeOnly ?? false;
        if (name[0] !== ".") judgePackage(file, line, name);
        else found.push({ to: resolve(file, name, files), name, line, types });
    });
    return found;
}

function judgePackage(file, line, name) {
    const known = MADE.includes(name) || PACKAGES[name]?.test(file) === true;
    if (!known) fault(file, line, `${roomOf(file)} may not import the package ${name}.`);
    if (roomOf(file) === "table" && /^preact/.test(name))
        fault(file, line, `table draws nothing, so it needs no ${name}.`);
}

function judgeImport(file, { to, name, line }) {
    if (to === undefined) return fault(file, line, `there is no file ${name}.`);
    if (ROOMS.indexOf(roomOf(to)) > ROOMS.indexOf(roomOf(file)))
        fault(
            file,
            line,
            `${roomOf(file)} may not import ${roomOf(to)}; rooms from the ground up: ${ROOMS.join(", ")}.`,
        );
}

/* Names of the browser's page that nobody has declared here. */
function judgeTable(source, file) {
    if (file.endsWith("x")) fault(file, 1, "table has no JSX.");
    const visit = (node) => {
        const free = ts.isIdentifier(node) && DOM.includes(node.text);
        const { parent } = node;
        const owned = free && ((ts.isPropertyAccessExpression(parent) && parent.name === node) || parent.name === node);
        if (free && !owned) fault(file, lineOf(source, node), `table has no ${node.text}: only a browser's page has.`);
        ts.forEachChild(node, visit);
    };
    visit(source);
}

/* A way from a file back to itself, as names; types alone are no way. */
function findRing(graph) {
    const done = new Set();
    const walk = (file, way) => {
        const at = way.indexOf(file);
        if (at >= 0) return [...way.slice(at), file];
        if (done.has(file)) return null;
        for (const { to, types } of graph.get(file) ?? []) {
            const ring = types || to === undefined ? null : walk(to, [...way, file]);
            if (ring !== null) return ring;
        }
        done.add(file);
        return null;
    };
    for (const file of graph.keys()) {
        const ring = walk(file, []);
        if (ring !== null) return ring;
    }
    return null;
}

const files = fs
    .readdirSync(SOURCE, { recursive: true })
    .map(String)
    .filter((name) => /\.tsx?$/.test(name))
    .sort();
const graph = new Map();
for (const file of files) {
    const source = read(file);
    if (!ROOMS.includes(roomOf(file))) fault(file, 1, `${roomOf(file)} is no room; there are ${ROOMS.join(", ")}.`);
    const imports = importsOf(source, file, files);
    imports.forEach((one) => judgeImport(file, one));
    if (roomOf(file) === "table") judgeTable(source, file);
    graph.set(file, imports);
}
const ring = findRing(graph);
if (ring !== null) fault(ring[0], 1, `it imports itself: ${ring.join(" -> ")}.`);
faults.forEach((one) => console.log(one));
const bad = new Set(faults.map((one) => one.split(":")[0])).size;
console.log(`${files.length - bad} passed, ${bad} failed`);
process.exitCode = bad === 0 ? 0 : 1;
