#!/usr/bin/env python3
"""Checks that what is right of the engine asks for traits (engine/traits.h) instead of asking which game is played.

A line speaks of a game when it names a family or an edition, compares the family of rules, or compares a verb by its
word. Tables that have something for each family are made by HG_EACH_FAMILY and name none. A line needs a reason, which
REASONS gives for its file, and there are no more of them than MOST. With --lines they are printed.
"""
import pathlib
import re
import sys

FOLDERS = ["text", "odds", "players", "table", "stories", "review", "wire", "host", "front", "shell", "cli", "tui"]
SPEAKS = re.compile(
    r"\bHG_(?:CONQUEST|GALACTIC|ASSETS)\b"
    r"|\bfamily\s*[!=]=|[!=]=\s*[\w.>-]*\bfamily\b"
    r"|cmp\([^;]*(?:hg_verbs|[.>]word\b)[^;]*\""
    r"|\bfind_verb\([^;]*\"")
EDITION = re.compile(r"mass.?effect|star.?craft|halo.?wars|galactic.?warfare", re.I)
MOST = 15
GENERATED = {"src/review/fitted.c"}  # figures that were fitted to each mode, by its name
REASONS = {
    "src/shell/examples.h": "help shows lines that can be copied, and something is played when nobody names a game",
}

ROOT = pathlib.Path(__file__).resolve().parent.parent


def lines_speaking(folder):
    """Path, number and text of the lines below a folder that speak of a game."""
    for path in sorted((ROOT / "src" / folder).rglob("*.[chi]*")):
        if str(path.relative_to(ROOT)) in GENERATED:
            continue
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if SPEAKS.search(line) or EDITION.search(line):
                yield str(path.relative_to(ROOT)), number, line.strip()


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
    found = [line for folder in FOLDERS for line in lines_speaking(folder)]
    for name, number, line in found if sys.argv[1:] else []:
        print(f"{name}:{number}: {line}")
    wrong = list(complaints(found))
    for complaint in wrong:
        print(complaint)
    print(f"{len(found)} lines speak of a game, {MOST} may")
    print(f"{max(len(FOLDERS) - len(wrong), 0)} passed, {len(wrong)} failed")
    sys.exit(len(wrong) > 0)


main()
