#!/usr/bin/env python3
"""Prints how much of the source is comment, folder by folder.

  tools/comments.py [FOLDER...]   below src when none is named

For every folder that holds sources: its lines of comments, its lines of code, and the share of comments in both
together. A line with code and a comment behind it counts as both, a blank one as neither; what stands in a string is
code. Figures of a folder are those of its own files; the last line adds them all up. It only counts: nothing fails.
"""
import pathlib
import re
import sys

ENDINGS = {".c", ".h", ".inc"}

# A comment, or what might contain the beginning of one without being it.
TOKEN = re.compile(r'/\*.*?\*/|//[^\n]*|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'', re.S)


def count(text):
    """Lines of comments and lines of code in one file."""
    code = TOKEN.sub(lambda m: re.sub(r"[^\n]", "", m[0]) if m[0][0] == "/" else "x", text)
    commented = set()
    for found in TOKEN.finditer(text):
        if found[0][0] == "/":
            first = text.count("\n", 0, found.start())
            lines = found[0].split("\n")
            commented |= {first + i for i, line in enumerate(lines) if line.strip()}
    return len(commented), sum(1 for line in code.split("\n") if line.strip())


def main(folders):
    table = {}
    for folder in folders or ["src"]:
        for path in sorted(pathlib.Path(folder).rglob("*")):
            if path.suffix in ENDINGS:
                comments, code = count(path.read_text(encoding="utf-8"))
                row = table.setdefault(str(path.parent), [0, 0])
                row[0] += comments
                row[1] += code
    print(f"{'folder':<36} {'comments':>8} {'code':>8} {'share':>7}")
    for name, (comments, code) in [*sorted(table.items()), ("all", [sum(c) for c in zip(*table.values(), [0, 0])])]:
        print(f"{name:<36} {comments:>8} {code:>8} {100 * comments / max(1, comments + code):>6.1f}%")


if __name__ == "__main__":
    main(sys.argv[1:])
