#!/usr/bin/env node
/* How long things are in the page, by TypeScript's own parser, and whether that is short enough.
 *   node web/sizes.mjs              judges: one line for each thing that is too long, then `N passed, N failed`
 *   node web/sizes.mjs --tell DIR   prints figures alone, of any tree that has a `src` below DIR */
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const LINES_OF_FUNCTION = 60;
const COMPLEXITY = 15;
const LINES_OF_FILE = 400;
const COLUMNS = 120;
const UNPROVEN = 59; /* `!` in all of the page */

/* Words and paths are data: they are as long as they are. */
const isData = (file) => /\/words\/[a-z]{2,3}\.ts$/.test(file);

/* ---- Scripts ---- */

const isFunction = (node) => ts.isFunctionLike(node) && node.body !== undefined;

const BRANCHES = new Set([
    ts.SyntaxKind.IfStatement,
    ts.SyntaxKind.ConditionalExpression,
    ts.SyntaxKind.CaseClause,
    ts.SyntaxKind.ForStatement,
    ts.SyntaxKind.ForInStatement,
    ts.SyntaxKind.ForOfStatement,
    ts.SyntaxKind.WhileStatement,
    ts.SyntaxKind.DoStatement,
    ts.SyntaxKind.CatchClause,
    ts.SyntaxKind.AmpersandAmpersandToken,
    ts.SyntaxKind.BarBarToken,
    ts.SyntaxKind.QuestionQuestionToken,
    ts.SyntaxKind.AmpersandAmpersandEqualsToken,
    ts.SyntaxKind.BarBarEqualsToken,
    ts.SyntaxKind.QuestionQuestionEqualsToken,
]);

/* Ways through a function, those through functions in it apart. */
function complexityOf(body) {
    let ways = 1;
    const visit = (node) => {
        if (isFunction(node)) return;
        if (BRANCHES.has(node.kind)) ways++;
        ts.forEachChild(node, visit);
    };
    visit(body);
    return ways;
}

function nameOf(node) {
    if (node.name !== undefined) return node.name.getText();
    if (ts.isConstructorDeclaration(node)) return "constructor";
    const { parent } = node;
    const named =
        ts.isVariableDeclaration(parent) || ts.isPropertyDeclaration(parent) || ts.isPropertyAssignment(parent);
    return named ? parent.name.getText() : null;
}

/* A line without the text of its strings: that is data, and no formatter breaks it. */
function columnsOf(source, text) {
    const strings = [];
    const visit = (node) => {
        if (ts.isStringLiteral(node) || ts.isJsxText(node) || ts.isNoSubstitutionTemplateLiteral(node))
            strings.push([node.getStart(source), node.end]);
        ts.forEachChild(node, visit);
    };
    visit(source);
    const starts = source.getLineStarts();
    return text.split("\n").map((line, i) => {
        const first = starts[i];
        const last = first + line.length;
        const data = strings.reduce(
            (sum, [from, to]) => sum + Math.max(0, Math.min(to, last) - Math.max(from, first)),
            0,
        );
        return line.length > COLUMNS && data > line.length - COLUMNS ? COLUMNS : line.length;
    });
}

/* Lines on which a second statement of the same block begins. */
function crowded(source) {
    const found = [];
    const lineOf = (node) => source.getLineAndCharacterOfPosition(node.getStart(source)).line;
    const visit = (node) => {
        const list = node.statements ?? [];
        for (let i = 1; i < list.length; i++)
            if (lineOf(list[i]) === lineOf(list[i - 1])) found.push(lineOf(list[i]) + 1);
        ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
}

function script(file) {
    const text = fs.readFileSync(file, "utf8");
    const kind = file.endsWith(".tsx") ? ts.ScriptKind.TSX : file.endsWith(".ts") ? ts.ScriptKind.TS : ts.ScriptKind.JS;
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
    const lines = text.split("\n");
    const at = (node) => source.getLineAndCharacterOfPosition(node.getStart(source)).line;
    const functions = [];
    const unproven = [];
    const visit = (node) => {
        if (isFunction(node))
            functions.push({
                file,
                line: at(node) + 1,
                name: nameOf(node),
                lines: source.getLineAndCharacterOfPosition(node.end).line - at(node) + 1,
                complexity: complexityOf(node.body),
            });
        if (ts.isNonNullExpression(node)) {
            const { line } = source.getLineAndCharacterOfPosition(node.end);
            unproven.push({ file, line: line + 1, reason: /\/[*/]/.test(lines[line]) });
        }
        ts.forEachChild(node, visit);
    };
    visit(source);
    return {
        file,
        lines: lines.length - 1,
        columns: columnsOf(source, text),
        crowded: crowded(source),
        functions,
        unproven,
    };
}

/* ---- Styles ---- */

function style(file) {
    const text = fs.readFileSync(file, "utf8").replace(/\/\*[^]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ""));
    const rules = text.split("\n").map((line) => (line.match(/\{/g) ?? []).length);
    const typed = fs
        .readFileSync(file, "utf8")
        .split("\n")
        .flatMap((line, i) => (/font-size:/.test(line) && !/var\(--t\d\)|\/\*/.test(line) ? [i + 1] : []));
    return { file, lines: rules.length - 1, columns: text.split("\n").map((line) => line.length), rules, typed };
}

/* ---- Figures ---- */

function filesOf(folder, filter) {
    const all = fs.readdirSync(folder, { recursive: true }).map((name) => path.join(folder, String(name)));
    return all.filter((name) => filter.test(name)).sort();
}

const share = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;

function figures(scripts, styles) {
    const functions = scripts.flatMap((one) => one.functions);
    const named = functions.filter((one) => one.name !== null).map((one) => one.lines);
    const sorted = named.sort((a, b) => a - b);
    const unproven = scripts.flatMap((one) => one.unproven);
    const code = [...scripts.filter((one) => !isData(one.file)), ...styles];
    const most = (list) => list.reduce((best, value) => Math.max(best, value), 0);
    return {
        scripts: scripts.length,
        styles: styles.length,
        "lines of scripts": scripts.reduce((sum, one) => sum + one.lines, 0),
        "lines of styles": styles.reduce((sum, one) => sum + one.lines, 0),
        "functions with a name": named.length,
        "lines of a function, median": share(sorted, 0.5),
        "lines of a function, p90": share(sorted, 0.9),
        "lines of a function, max": most(functions.map((one) => one.lines)),
        "complexity, p90": share(
            functions
                .filter((one) => one.name !== null)
                .map((one) => one.complexity)
                .sort((a, b) => a - b),
            0.9,
        ),
        "complexity, max": most(functions.map((one) => one.complexity)),
        "functions above 60 lines": functions.filter((one) => one.lines > LINES_OF_FUNCTION).length,
        "functions above complexity 15": functions.filter((one) => one.complexity > COMPLEXITY).length,
        "longest line of code": most(code.flatMap((one) => one.columns)),
        "lines above 120": code.flatMap((one) => one.columns).filter((columns) => columns > COLUMNS).length,
        "non-null assertions": unproven.length,
        "of them without a reason": unproven.filter((one) => !one.reason).length,
        "files above 400 lines": code.filter((one) => one.lines > LINES_OF_FILE).length,
        "second statements on a line": scripts.reduce((sum, one) => sum + one.crowded.length, 0),
        "style rules a line, most": most(styles.flatMap((one) => one.rules)),
    };
}

/* ---- Judging ---- */

function faultsOf(one) {
    const faults = [];
    const fault = (line, text) => faults.push(`${path.relative(process.cwd(), one.file)}:${line}: ${text}`);
    if (!isData(one.file)) {
        if (one.lines > LINES_OF_FILE) fault(1, `${one.lines} lines; at most ${LINES_OF_FILE}.`);
        one.columns.forEach(
            (columns, i) => columns > COLUMNS && fault(i + 1, `${columns} columns; at most ${COLUMNS}.`),
        );
    }
    for (const { line, name, lines, complexity } of one.functions ?? []) {
        if (lines > LINES_OF_FUNCTION)
            fault(line, `${name ?? "a function"} has ${lines} lines; at most ${LINES_OF_FUNCTION}.`);
        if (complexity > COMPLEXITY)
            fault(line, `${name ?? "a function"} has complexity ${complexity}; at most ${COMPLEXITY}.`);
    }
    for (const { line, reason } of one.unproven ?? []) if (!reason) fault(line, "`!` without a reason on its line.");
    (one.crowded ?? []).forEach((line) => fault(line, "a second statement on a line."));
    (one.typed ?? []).forEach((line) => fault(line, "a size of type that is none of the scale (--t1 to --t8)."));
    (one.rules ?? []).forEach((count, i) => count > 1 && fault(i + 1, `${count} rules on a line.`));
    return faults;
}

function judge(scripts, styles) {
    const faults = [...scripts, ...styles].flatMap(faultsOf);
    const unproven = scripts.reduce((sum, one) => sum + one.unproven.length, 0);
    if (unproven > UNPROVEN) faults.push(`web/src: ${unproven} times \`!\`; at most ${UNPROVEN}.`);
    faults.forEach((fault) => console.log(fault));
    const bad = new Set(faults.map((fault) => fault.split(":")[0])).size;
    const all = scripts.length + styles.length + 1;
    console.log(`${all - bad} passed, ${bad} failed`);
    process.exitCode = bad === 0 ? 0 : 1;
}

const here = path.dirname(fileURLToPath(import.meta.url));
const telling = process.argv[2] === "--tell";
const root = telling ? (process.argv[3] ?? here) : here;
const scripts = filesOf(path.join(root, "src"), /\.tsx?$/).map(script);
const styles = filesOf(path.join(root, "src"), /\.css$/).map(style);
if (telling) Object.entries(figures(scripts, styles)).forEach(([name, value]) => console.log(`${name}: ${value}`));
else judge(scripts, styles);
