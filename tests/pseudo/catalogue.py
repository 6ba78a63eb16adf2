#!/usr/bin/env python3
"""Writes the catalogue of a language that nobody speaks: tests/pseudo/catalogue.py IN.po OUT.po
Every sentence is its English between marks, so that a text shows which of its parts went through the catalogue."""
import pathlib
import re
import sys

BEGIN, END = "⟦", "⟧"


def between_marks(text):
    """Breaks of lines stay outside, as msgfmt wants it."""
    first, middle, last = re.fullmatch(r"((?:\\n)*)(.*?)((?:\\n)*)", text).groups()
    return first + BEGIN + middle + END + last


def marked(block):
    """A sign inside a number is no sentence: the program takes one byte of it."""
    sentences = re.findall(r'^msgid(?:_plural)? "(.*)"$', block, re.M)
    if sentences in ([""], []) or '"in a number"' in block:
        return block
    lines = [line for line in block.split("\n") if not line.startswith("msgstr")]
    if len(sentences) == 1:
        return "\n".join([*lines, f'msgstr "{between_marks(sentences[0])}"'])
    return "\n".join([*lines, *(f'msgstr[{i}] "{between_marks(text)}"' for i, text in enumerate(sentences))])


def main():
    source, target = map(pathlib.Path, sys.argv[1:])
    blocks = re.sub(r'"\n"', "", source.read_text(encoding="utf-8")).strip("\n").split("\n\n")
    target.write_text("\n\n".join(map(marked, blocks)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
