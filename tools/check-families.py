#!/usr/bin/env python3
"""Counts the lines right of the engine that name a family or an edition, per folder and in all.

What is right of the engine should ask it instead of asking which game is played. Files that exist to tell one game from
another are left out: stories, boards and skills.
"""
import pathlib
import re
import sys

FOLDERS = ["text", "odds", "players", "table", "stories", "wire", "front", "cli", "tui"]
EXCUSED = re.compile(r"(?:^|_)(?:story|board|skill)s?(?:_|$)")
FAMILY = re.compile(r"\bHG_(?:CONQUEST|GALACTIC|ASSETS)\b")
EDITION = re.compile(r"mass.?effect|star.?craft|halo.?wars|galactic.?warfare", re.I)

ROOT = pathlib.Path(__file__).resolve().parent.parent / "src"


def is_excused(path):
    """Whether the file, or a folder that it lies in, is one of stories, boards or skills."""
    return any(EXCUSED.search(pathlib.PurePath(part).stem) for part in path.relative_to(ROOT).parts[1:])


def lines_naming(path):
    """The numbers and texts of the lines that name a family or an edition."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if FAMILY.search(line) or EDITION.search(line):
            yield number, line.strip()


def count(folder, shown):
    """How many lines of the folder do; prints them when they are to be shown."""
    found = 0
    for path in sorted((ROOT / folder).rglob("*.[ch]")):
        if is_excused(path):
            continue
        for number, line in lines_naming(path):
            found += 1
            if shown:
                print(f"{path.relative_to(ROOT.parent)}:{number}: {line}")
    return found


def main():
    if sys.argv[1:] not in ([], ["--lines"]):
        sys.exit("check-families: use tools/check-families.py [--lines]")
    counts = {folder: count(folder, sys.argv[1:] == ["--lines"]) for folder in FOLDERS}
    for folder, found in counts.items():
        print(f"{folder:8} {found:4}")
    print(f"{'total':8} {sum(counts.values()):4}")


main()
