#!/usr/bin/env python3
"""Checks the direction of every #include below src/, and that the engine names no edition.

A file includes headers of its own folder and of folders to its left in ORDER; fronts never include each other, but the
program's main may include the face of each.
"""
import pathlib
import re
import sys

ORDER = ["engine", "text", "odds", "players", "table", "front"]
FRONTS = ["cli", "tui", "server", "wasm"]
MAIN, FACES = "src/cli/main.c", {"tui/tui.h"}
HOSTED_FREE = {"emmintrin.h", "stdbool.h", "stddef.h", "stdint.h", "string.h"}
EDITION = re.compile(
    r"mass.?effect|\breapers?\b|cerberus|harbinger|vanguard|normandy|palaven|citadel"
    r"|star.?craft|zerg|protoss|terran|halo.?wars|\bhalo\b|covenant|\bunsc\b|galactic.?warfare", re.I)
INCLUDE = re.compile(r'^\s*#\s*include\s+(?:"([^"]+)"|<([^>]+)>)')

ROOT = pathlib.Path(__file__).resolve().parent.parent / "src"


def complaint_about_own(name, folder, header):
    """What is wrong with `#include "header"` in a file of the folder, or None."""
    target = header.split("/")[0]
    if "/" not in header or not (ROOT / header).is_file():
        return f'"{header}" is no file below src/; write it as "folder/file.h"'
    if target == folder or (str(name) == MAIN and header in FACES):
        return None
    if target in FRONTS:
        return f'"{header}" belongs to a front, and nobody includes a front'
    if folder in ORDER and ORDER.index(target) > ORDER.index(folder):
        return f'"{header}" lies to the right of {folder}/'
    return None


def complaints(path):
    name = path.relative_to(ROOT.parent)
    folder = path.relative_to(ROOT).parts[0]
    if folder not in ORDER + FRONTS:
        yield f"{name}: the folder {folder}/ has no place in the order of tools/check-layers.py"
        return
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        found = INCLUDE.match(line)
        if found and found[1]:
            wrong = complaint_about_own(name, folder, found[1])
            if wrong:
                yield f"{name}:{number}: {wrong}"
        if folder != "engine":
            continue
        if found and found[2] and found[2] not in HOSTED_FREE:
            yield f"{name}:{number}: the engine does without <{found[2]}>"
        named = EDITION.search(line)
        if named:
            yield f"{name}:{number}: the engine names an edition: {named[0]}"


def main():
    failed = passed = 0
    for path in sorted(ROOT.rglob("*.[ch]")):
        wrong = list(complaints(path))
        print(*wrong, sep="\n", end="\n" if wrong else "")
        failed, passed = failed + bool(wrong), passed + (not wrong)
    print(f"{passed} passed, {failed} failed")
    sys.exit(failed > 0)


main()
