#!/usr/bin/env python3
"""Checks the direction of every #include below src/, that the engine names no edition, and who knows streams.

A file includes headers of its own room and of rooms to its left in ORDER; fronts never include each other, but the
program's main may include the face of each, and so may what stands in for one that was left out. A room is a folder
of src/ with all the folders below it. What any host of a game needs writes to sinks and reads from sources; streams
of the C library stand behind them in two files.
"""
import pathlib
import re
import sys

ORDER = ["engine", "text", "odds", "players", "table", "stories", "review", "store", "wire", "host", "front", "shell"]
FRONTS = ["cli", "library", "tui", "server", "wasm"]
MAINS, FACES = {"src/cli/main.c", "src/cli/without.c"}, {"server/serve.h", "tui/tui.h"}
HOSTED_FREE = {"emmintrin.h", "stdbool.h", "stddef.h", "stdint.h", "string.h"}
EDITION = re.compile(
    r"mass.?effect|\breapers?\b|cerberus|harbinger|vanguard|normandy|palaven|citadel"
    r"|star.?craft|zerg|protoss|terran|halo.?wars|\bhalo\b|covenant|\bunsc\b|galactic.?warfare", re.I)
STREAM, STREAMS = re.compile(r"\bFILE \*|\bopen_memstream\b"), re.compile(r"src/text/(disk|sink_file)\.[ch]")
INCLUDE = re.compile(r'^\s*#\s*include\s+(?:"([^"]+)"|<([^>]+)>)')

ROOT = pathlib.Path(__file__).resolve().parent.parent / "src"


def complaint_about_own(name, room, header):
    """What is wrong with `#include "header"` in a file of the room, or None."""
    target = header.split("/")[0]
    if "/" not in header or not any((ROOT / (header + end)).is_file() for end in ("", ".in")):
        return f'"{header}" is no file below src/; write it as "room/file.h"'
    if target == room or (str(name) in MAINS and header in FACES):
        return None
    if target in FRONTS:
        return f'"{header}" belongs to a front, and nobody includes a front'
    if room in ORDER and ORDER.index(target) > ORDER.index(room):
        return f'"{header}" lies to the right of {room}/'
    return None


def complaints(path):
    name = path.relative_to(ROOT.parent)
    room = path.relative_to(ROOT).parts[0]
    if room not in ORDER + FRONTS:
        yield f"{name}: the folder {room}/ has no place in the order of tools/check-layers.py"
        return
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        found = INCLUDE.match(line)
        if found and found[1]:
            wrong = complaint_about_own(name, room, found[1])
            if wrong:
                yield f"{name}:{number}: {wrong}"
        if STREAM.search(line) and room in ORDER[:-1] and not STREAMS.fullmatch(str(name)):
            yield f"{name}:{number}: a stream; write to a sink or read from a source (text/sink.h)"
        if room != "engine":
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
