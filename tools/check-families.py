#!/usr/bin/env python3
"""Checks that what is right of the engine, and the page, ask for traits (engine/traits.h, the `facts` of docs/API.md)
instead of asking which game is played.

A line speaks of a game when it names an edition, names or compares a family, or compares a word of the games with a
literal: a verb, a kind of question, a mode, a class. In C that is also a call with a literal of any
function that compares the verb's word with what it is given. In the page it is also a word that a line of notation
begins with, a list or a pattern of such words, and a pattern or a beginning that is looked for in a name.

Tables that have something for each family are made by HG_EACH_FAMILY and name none. A line needs a reason, which
REASONS gives for its file, and there are no more of them than MOST. With --lines they are printed.
"""
import pathlib
import re
import sys

FOLDERS = ["text", "odds", "players", "table", "stories", "review", "store", "wire", "host", "front", "shell", "cli",
           "tui", "wasm", "server", "library"]
MOST = 10
GENERATED = {"src/review/fitted.c"}  # figures that were fitted to each mode, by its name
REASONS = {
    "src/shell/examples.h": "help shows lines that can be copied, and something is played when nobody names a game",
    "src/library/hegemon.h": "whoever calls the library reads here what a game is called",
    "web/src/pages/shelf.ts": "what the start page offers first is a choice",
}

ROOT = pathlib.Path(__file__).resolve().parent.parent
EDITION = re.compile(r"mass.?effect|star.?craft|halo.?wars|galactic.?warfare", re.I)


def read(path):
    return (ROOT / path).read_text(encoding="utf-8")


def line_of(text, at):
    return text.count("\n", 0, at) + 1


# ---- C --------------------------------------------------------------------------------------------------------------

SPEAKS = re.compile(
    r"\bHG_(?:CONQUEST|GALACTIC|ASSETS)\b"
    r"|\bfamily\s*[!=]=|[!=]=\s*[\w.>-]*\bfamily\b"
    r"|cmp\([^;]*(?:hg_verbs|[.>]word\b)[^;]*\""
    r"|\bfind_verb\([^;]*\"")
FUNCTION = re.compile(r"^(?:static |inline )*[\w *]+?\b(\w+)\(([^;{}()]*)\)\n\{\n(.*?)^\}", re.M | re.S)
WORD_OF_VERB = r"(?:hg_verbs\(|\bverbs?(?:\[\w+\])?(?:\.|->)(?:verb\[[^\]]*\]\.)?word\b)"
COMPARES = re.compile(rf"\w*(?:cmp|equal|_is|is_)\w*\([^;]*{WORD_OF_VERB}[^;]*")


def helpers(text):
    """Names of the functions that compare a verb's word with a text they are given, or hand it to one that does."""
    found, functions = set(), FUNCTION.findall(text)
    while True:
        before = len(found)
        calls = re.compile(r"\b(?:" + "|".join(found or {"$^"}) + r")\([^;]*")
        for name, arguments, body in functions:
            given = re.findall(r"const char \*(\w+)", arguments)
            told = " ".join(COMPARES.findall(body) + calls.findall(body))
            if any(re.search(rf"\b{word}\b", told) for word in given):
                found.add(name)
        if len(found) == before:
            return found


def is_private(text, name):
    return re.search(rf"^static [^\n]*\b{name}\(", text, re.M) is not None


def c_files():
    for folder in FOLDERS:
        for path in sorted((ROOT / "src" / folder).rglob("*.[chi]*")):
            name = str(path.relative_to(ROOT))
            if path.suffix in {".c", ".h", ".inc"} and name not in GENERATED:
                yield name, path.read_text(encoding="utf-8")


def lines_of_c():
    files = list(c_files())
    shared = {name for _, text in files for name in helpers(text) if not is_private(text, name)}
    for path, text in files:
        asks = shared | helpers(text)
        call = re.compile(r"\b(?:" + "|".join(sorted(asks) or ["$^"]) + r")\([^;{}]*?\"")
        called = {line_of(text, match.start()) for match in call.finditer(text)}
        for number, line in enumerate(text.splitlines(), 1):
            if SPEAKS.search(line) or EDITION.search(line) or number in called:
                yield path, number, line.strip()


# ---- The page -------------------------------------------------------------------------------------------------------

def words_of_games():
    """Words that mean something in a game: verbs, kinds of questions, families, and what editions call their own."""
    words = set(re.findall(r'IN\("([\w-]+)"', read("src/engine/conquest/verbs.inc")))
    for family in ("galactic", "assets"):
        words |= set(re.findall(r'\[VERB_\w+\] = \{"([\w-]+)"', read(f"src/engine/{family}/family.c")))
        words |= set(re.findall(r'\[ASK_\w+\] = \{\s*"([\w-]+)"', read(f"src/engine/{family}/family.c")))
        words.add(family)
    words |= set(re.findall(r'\[ASK_\w+\] = \{\s*"([\w-]+)"', read("src/engine/conquest/questions.c")))
    for charts in sorted((ROOT / "editions").glob("[!r]*/*.yaml")):
        own = section(charts, "modes") + section(charts, "classes")
        words |= set(re.findall(r"^  - (?:\{)?id: ([\w-]+)", own, re.M))
    return words | {"conquest"}


def section(path, name):
    """The part of an edition's file below a key of the first level."""
    found = re.search(rf"^{name}:\n(.*?)(?=^\w|\Z)", path.read_text(encoding="utf-8"), re.M | re.S)
    return found[1] if found else ""


# What is compared with such words in another sense: kinds of messages, sides of a battle, parts of an address.
OTHERS = r"(?<![=!])(?<!\.t )(?<!\bside )(?<!\bpart )"
TOLD = r"(?:name|class|faction|title|say|said|label)"  # what people read, in their language


def patterns():
    word = "(?:" + "|".join(sorted(words_of_games(), key=len, reverse=True)) + ")"
    text = rf"[\"'`]{word}[\"'`]"
    return [
        re.compile(rf"{OTHERS}[!=]==? ?{text}|{text} [!=]==? "),
        # ["attack", …].includes(…), { verb: "attack" }
        re.compile(rf"(?:includes|startsWith|indexOf|has|verb:|case) ?\(?{text}"),
        re.compile(rf"startsWith\([\"'`]{word}\b"),
        # ["attack", "declare"], `attack ${{from}}`, /^(attack|declare)/
        re.compile(rf"[\[(]\s*{text}(?:,\s*{text})+\s*[\])]"),
        re.compile(rf"(?:act\(|do: ?|line\w* = )`{word}\b"),
        re.compile(rf"(?<=[\s(!=&|{{])/\^?\(?(?:\?:)?{word}(?:\||\)| |/)"),
        # name.startsWith("At"), /tack/.test(verb.name)
        re.compile(rf"\b{TOLD}\??(?:\.\w+\(\))*\.(?:startsWith|endsWith|match|search)\([\"'`/]\^?(?!hegemon-)\w"),
        re.compile(rf"/\.test\([^)]*\.{TOLD}\b"),
        re.compile(r"\.family\b"),
        EDITION,
    ]


def page_files():
    """Without its tests, which play games by their names."""
    web = ROOT / "web"
    for path in sorted([*web.glob("src/**/*.ts"), *web.glob("src/**/*.tsx"), *web.glob("*.mjs")]):
        yield str(path.relative_to(ROOT)), path.read_text(encoding="utf-8")


def lines_of_page():
    speaks = patterns()
    for path, text in page_files():
        lines = text.splitlines()
        for number in sorted({line_of(text, found.start()) for one in speaks for found in one.finditer(text)}):
            yield path, number, lines[number - 1].strip()


# ---- Both -----------------------------------------------------------------------------------------------------------

def complaints(found):
    for name, number, line in found:
        if name not in REASONS:
            yield f"{name}:{number}: ask for a trait, or make a table by HG_EACH_FAMILY: {line}"
    for name in sorted(REASONS.keys() - {name for name, _, _ in found}):
        yield f"{name}: needs no reason any more; take it out of tools/check-families.py"
    if len(found) > MOST:
        yield f"there are {len(found) - MOST} of these lines too many"


def main():
    if sys.argv[1:] not in ([], ["--lines"]):
        sys.exit("check-families: use tools/check-families.py [--lines]")
    found = [*lines_of_c(), *lines_of_page()]
    for name, number, line in found if sys.argv[1:] else []:
        print(f"{name}:{number}: {line}")
    wrong = list(complaints(found))
    for complaint in wrong:
        print(complaint)
    print(f"{len(found)} lines speak of a game, {MOST} may")
    print(f"{max(len(FOLDERS) + 1 - len(wrong), 0)} passed, {len(wrong)} failed")
    sys.exit(len(wrong) > 0)


main()
