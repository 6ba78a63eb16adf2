#!/usr/bin/env python3
"""Keeps the walks of docs/ARCHITECTURE.md true: lists of functions that lead a reader through the code.

Below a heading `### Walk: …` each step is a line

    1. `function` in `room/file.c`: what it does
    2. `function` in `room/file.c`, through `room/table.c`: what it does

A step's function must be defined in its file, and one of the steps before it must name it in its body. Where a table
leads to it, the table's file must name it instead, and a step before must stand in that room or to the right of it.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "ARCHITECTURE.md"
STEP = re.compile(r"^\d+\. `(\w+)` in `([\w/.]+)`(?:, through `([\w/.]+)`)?:")
LEAST_WALKS, LEAST_STEPS = 4, 6


def walks(text):
    """The steps of each walk, by its title."""
    found, title = {}, None
    for line in text.splitlines():
        if line.startswith("#"):
            title = line[len("### Walk: "):] if line.startswith("### Walk: ") else None
            if title:
                found[title] = []
        elif title and re.match(r"^\d+\. ", line):
            found[title].append((line, STEP.match(line)))
    return found


def body(path, function):
    """The text of a function from its name to the brace in the first column that ends it, or None."""
    if not path.is_file():
        return None
    found = re.search(rf"^[A-Za-z][^\n;]*\b{function}\([^;]*?\)\n\{{.*?^\}}", path.read_text(encoding="utf-8"), re.S | re.M)
    return found[0] if found else None


def complaints(steps):
    """What is no longer so."""
    if len(steps) < LEAST_STEPS:
        yield f"a walk of {len(steps)} steps leads nowhere"
    bodies = []
    for line, step in steps:
        if not step:
            yield f"not of the form of a step: {line}"
            continue
        function, file, table = step.groups()
        text = body(ROOT / "src" / file, function)
        if text is None:
            yield f"{function} is not defined in {file}"
            continue
        named = re.compile(rf"\b{function}\b")
        if table and not (ROOT / "src" / table).is_file():
            yield f"there is no {table}"
        elif table and not named.search((ROOT / "src" / table).read_text(encoding="utf-8")):
            yield f"{table} does not name {function}"
        elif not table and bodies and not any(named.search(earlier) for earlier in bodies):
            yield f"no step before it calls {function}"
        bodies.append(text)


def main():
    passed = failed = 0
    found = walks(PAGE.read_text(encoding="utf-8"))
    if len(found) < LEAST_WALKS:
        print(f"{PAGE.name} has {len(found)} walks; {LEAST_WALKS} were promised")
        failed += 1
    for title, steps in found.items():
        wrong = list(complaints(steps))
        for sentence in wrong:
            print(f"{title}: {sentence}")
        failed, passed = failed + bool(wrong), passed + len(steps)
    print(f"{passed} passed, {failed} failed")
    sys.exit(failed > 0)


main()
