#!/usr/bin/env python3
"""A screen of the terminal as a page, in its colours, for the pictures of the README (make screenshots).

    BUILD=build/release tests/tui/picture.py >screen.html
"""
import html
import re
import shutil

from captures_cut import cut
from stage import WORK, Stage

COLUMNS, ROWS = 112, 34
BASIC = ["#0b0f16", "#f26344", "#22bd90", "#f8ea5c", "#5c82ff", "#cb5a97", "#62c4f7", "#c9d4e0",
         "#6f8298", "#ff8a6b", "#5fd3a3", "#fff4a0", "#8ca8ff", "#e58fc0", "#9fdcff", "#ffffff"]
STYLE = "body { margin: 0; background: #070b13; } pre { margin: 0; padding: 14px 18px; color: #c9d4e0; display: inline-block;" \
    " font: 14px/1.28 'DejaVu Sans Mono', monospace; }"


def colour(number):
    """One of a terminal's 256 colours."""
    if number < 16:
        return BASIC[number]
    if number >= 232:
        return "#" + f"{8 + 10 * (number - 232):02x}" * 3
    levels = (0, 95, 135, 175, 215, 255)
    number -= 16
    return "#" + "".join(f"{levels[part]:02x}" for part in (number // 36, number // 6 % 6, number % 6))


def change(style, codes):
    """The style after one sequence of codes."""
    codes = [int(code or 0) for code in codes.split(";")]
    while codes:
        code = codes.pop(0)
        if code == 0:
            style.clear()
        elif code in (38, 48) and codes[:1] == [5]:
            style["color" if code == 38 else "background"] = colour(codes[1])
            del codes[:2]
        elif 30 <= code <= 37 or 90 <= code <= 97:
            style["color"] = colour(code - 30 if code < 40 else code - 82)
        elif 40 <= code <= 47:
            style["background"] = colour(code - 40)
        elif code in (39, 49):
            style.pop("color" if code == 39 else "background", None)
        elif code in (1, 2, 7):
            style[code] = True
        elif code in (22, 27):
            for gone in (1, 2) if code == 22 else (7,):
                style.pop(gone, None)


def css(style):
    ink, ground = style.get("color", "#c9d4e0"), style.get("background", "transparent")
    if style.get(7):
        ink, ground = ("#070b13" if ground == "transparent" else ground), ink
    more = (";font-weight:700" if style.get(1) else "") + (";opacity:.6" if style.get(2) else "")
    return f"color:{ink};background:{ground}{more}"


def page(text):
    style, parts = {}, []
    for piece in re.split(r"(\x1b\[[0-9;]*m)", text):
        codes = re.fullmatch(r"\x1b\[([0-9;]*)m", piece)
        if codes:
            change(style, codes[1])
        elif piece:
            parts.append(f'<span style="{css(style)}">{html.escape(piece)}</span>')
    return f"<!doctype html><meta charset=utf-8><style>{STYLE}</style><pre>{''.join(parts)}</pre>"


def main():
    stage = Stage("play", "--resume", str(cut("picture", "mass-effect-basic-3", 300)), "--lang", "en", columns=COLUMNS, rows=ROWS, COLORTERM="")
    stage.wait("you decide")
    stage.settled()
    text = stage.coloured().rstrip("\n")
    stage.end()
    shutil.rmtree(WORK, ignore_errors=True)
    print(page(text))


main()
