#!/usr/bin/env python3
"""Writes the catalogue of a language that nobody speaks: tests/pseudo/catalogue.py IN.po OUT.po
Every sentence is its English between marks, a third longer, in letters that no language of the editions uses: a text
shows which of its words went around the catalogue, wherever they stand, and which sentences were cut."""
import pathlib
import re
import sys

BEGIN, END, MORE = "⟦", "⟧", "ǿ"
PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
LETTERS = str.maketrans(PLAIN, "ȧƀƈḋḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḊḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ")
# What stays as it is: placeholders, escapes, what people type, and words in capitals that stand for it.
KEPT = re.compile(r"(%%|%(?:\d+\$)?[-+ 0#]*[*\d]*(?:\.[*\d]+)?(?:ll|l|z|h)?[a-zA-Z]|\{[a-z]\}|\$[a-zT]+|\\.|`[^`]*`|--[a-z-]+"
                  r"|\b[A-Z]{2,}[A-Z0-9,/:]*\b|\b[a-z]+:PROGRAM\b|docs/[A-Z]+\.md)")


def strange(text):
    return "".join(part if i % 2 else part.translate(LETTERS) for i, part in enumerate(KEPT.split(text)))


def longer(text):
    """By about a third, in short words where there are words."""
    more = (len(re.sub(KEPT, "", text)) + 2) // 3
    if " " not in text.strip():
        return text + MORE * more
    return text + "".join((" " if i % 6 == 0 else "") + MORE for i in range(more))


def between_marks(text):
    """Breaks of lines stay outside, as msgfmt wants it, and so do blanks, which keep columns apart."""
    first, middle, last = re.fullmatch(r"((?:\\n| )*)(.*?)((?:\\n| )*)", text).groups()
    return first + BEGIN + longer(strange(middle)) + END + last


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
