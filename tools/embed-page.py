#!/usr/bin/env python3
"""Writes the frame of the review's page as C: tools/embed-page.py IN.html OUT.c

The frame is cut at @DATA@, where the program puts the review."""
import pathlib
import sys

source, target = sys.argv[1:]
halves = pathlib.Path(source).read_text(encoding="utf-8").split("@DATA@")
if len(halves) != 2:
    sys.exit("embed-page: the frame needs @DATA@ once.")


def c_text(text):
    rows = [", ".join(str(byte) for byte in data) for data in [text[i:i + 24] for i in range(0, len(text), 24)]]
    return ",\n    ".join(rows) + ", 0"


with open(target, "w", encoding="ascii") as out:
    out.write('/* Written by tools/embed-page.py. */\n#include "cli/review/sheet.h"\n\n')
    for name, half in zip(("before", "behind"), halves):
        out.write(f"const char review_page_{name}[] = {{\n    {c_text([b - 256 if b > 127 else b for b in half.encode()])}}};\n")
