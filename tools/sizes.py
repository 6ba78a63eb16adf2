#!/usr/bin/env python3
"""Keeps functions, files and headers short.

  tools/sizes.py [FOLDER...]   src and tests/unit when none is named

A function's size is the lines of its body between the brace in the first column that opens it and the one that ends it;
blank lines and comments do not count, so that nobody saves on words. A file's size is all of its lines. Prints the
median and the 90th percentile of the functions below each folder and the longest of them, and names whatever is beyond:

  functions of src   median 10, 90th percentile 20, none above 60
  files              none above 500 (those of tests that are older and longer are in LONG_TESTS, and may not grow)
  headers            none above 300

The last line is `N passed, N failed`: a file counts as passed when nothing in it is too long.
"""
import pathlib
import re
import sys

MEDIAN, TENTH, FUNCTION, FILE, HEADER = 10, 20, 60, 500, 300
SHOWN = 5
TOKEN = re.compile(r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'', re.S)
NAME = re.compile(r"(\w+)\(")

# Tests that are one subject each and longer than a file should be; the figure is what each may have at the most.
LONG_TESTS = {
    "tests/unit/test_assets.c": 581,
    "tests/unit/test_dealer.c": 550,
    "tests/unit/test_edition.c": 514,
    "tests/unit/test_galactic.c": 564,
    "tests/unit/test_table.c": 530,
}


def functions(text):
    """Name and size of each function of a C file. clang-format puts their braces into the first column."""
    plain = TOKEN.sub(lambda m: re.sub(r"[^\n]", "", m[0]) if m[0][0] == "/" else "x", text).split("\n")
    head, began = "", None
    for line in plain:
        if line == "{":
            began, size = head, 0
        elif line == "}" and began is not None:
            found = NAME.search(began)
            if found:
                yield found[1], size
            began = None
        elif began is not None:
            size += bool(line.strip())
        elif line[:1] not in (" ", "#", "") or not head:
            head = line


def share(sizes, part):
    """The size that this part of the functions does not exceed."""
    return sorted(sizes)[min(len(sizes) - 1, int(len(sizes) * part))] if sizes else 0


def look(path, sizes):
    """What is too long in one file; adds its functions to the list."""
    text = path.read_text(encoding="utf-8")
    lines = text.count("\n")
    most = HEADER if path.suffix == ".h" else LONG_TESTS.get(str(path), FILE)
    if lines > most:
        yield f"{path}: {lines} lines; a file like it has {most} at the most. Split it by subject."
    for name, size in functions(text):
        sizes.append((size, name, path))
        if size > FUNCTION and path.parts[0] == "src":
            yield f"{path}: {name} has {size} lines; a function has {FUNCTION} at the most."


def summary(folder, sizes):
    """Prints the figures of a folder; yields what is wrong with them."""
    counted = [size for size, _, _ in sizes]
    median, tenth = share(counted, 0.5), share(counted, 0.9)
    print(f"{folder}: {len(counted)} functions, median {median} lines, 90 % up to {tenth}; the longest:")
    for size, name, path in sorted(sizes, key=lambda row: (-row[0], row[1]))[:SHOWN]:
        print(f"  {size:>4} {name} in {path}")
    if folder.split("/")[0] == "src" and (median > MEDIAN or tenth > TENTH):
        yield f"{folder}: functions have grown beyond a median of {MEDIAN} or {TENTH} for 90 % of them."


def main(folders):
    passed = failed = 0
    for folder in folders or ["src", "tests/unit"]:
        sizes = []
        for path in sorted(pathlib.Path(folder).rglob("*.[ch]")):
            complaints = list(look(path, sizes))
            print(*complaints, sep="\n", end="\n" if complaints else "")
            failed += bool(complaints)
            passed += not complaints
        complaints = list(summary(folder, sizes))
        print(*complaints, sep="\n", end="\n" if complaints else "")
        failed += bool(complaints)
        passed += not complaints
    print(f"{passed} passed, {failed} failed")
    return failed > 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
