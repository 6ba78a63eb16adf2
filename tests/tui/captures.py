#!/usr/bin/env python3
"""What people see, in both languages and at several sizes, compared with what was looked at and found good.

Every screen comes from a golden game that is cut where a seat decides, so that it is the same every time.
    tests/tui/captures.py --write [NAME...]   writes the captures anew: look at them before you keep them
"""
import re
import sys
import time

from captures_cut import cut
from stage import ROOT, Stage, check, finish

FOLDER = ROOT / "tests/tui/captures"
SIZES = {"80x24": (80, 24), "160x50": (160, 50)}
DECIDE = {"en": "you decide", "fr": ": à vous"}
# name: golden game, first action to look at, keys
SCREENS = {
    "claim": ("mass-effect-basic-3", 10, ()),
    "attack": ("mass-effect-basic-3", 300, ()),
    "dice": ("mass-effect-basic-3", 300, ("Enter",)),
    "invasion": ("starcraft-command-room-3", 200, ()),
    "teams": ("starcraft-team-play-4", 300, ()),
    "halo": ("halo-wars-command-room-5", 250, ()),
    "grid": ("galactic-warfare-standard-2", 120, ()),
    "campaign": ("mass-effect-galaxy-at-war-3", 605, ()),
    "meters": ("mass-effect-galaxy-at-war-3", 605, ("c",)),
    "assets": ("mass-effect-war-assets-3", 120, ()),
    "rules": ("mass-effect-basic-3", 300, ("?",)),
    "cards": ("starcraft-command-room-3", 300, ("c",)),
    "story": ("mass-effect-basic-3", 300, ("l",)),
    "seats": ("starcraft-command-room-3", 200, ("T",)),
    "typing": ("mass-effect-basic-3", 300, (":", "a", "Tab")),
}


def capture(name, language, size, good):
    """The screen once it looks as it should; on a busy machine that may take a while."""
    game, least, keys = SCREENS[name]
    stage = Stage("play", "--resume", str(cut(name, game, least)), "--lang", language, columns=SIZES[size][0],
                  rows=SIZES[size][1])
    text = stage.wait(DECIDE[language])
    check(f"{name} {language} {size}: a person is asked", DECIDE[language] in text, text)
    for key in keys:
        stage.keys(key)
    until = time.monotonic() + (20 if good else 2)
    while text != good and time.monotonic() < until:
        time.sleep(0.05)
        text = stage.text()
    stage.end()
    return text


def check_screen(what, text, size):
    columns, rows = SIZES[size]
    lines = text.split("\n")
    check(f"{what}: it fits the screen", len(lines) <= rows and all(len(line) <= columns for line in lines))
    check(f"{what}: no stray characters", not re.search("[\x00-\x08\x0b-\x1f\x7f\ufffd]", text))
    check(f"{what}: no placeholder is left", not re.search(r"%[a-z]|\(null\)", text))


def main():
    write = sys.argv[1:2] == ["--write"]
    names = sys.argv[2 if write else 1:] or SCREENS
    for name in names:
        for language in DECIDE:
            for size in SIZES:
                what = f"{name}-{language}-{size}"
                path = FOLDER / f"{what}.txt"
                good = path.read_text(encoding="utf-8").rstrip("\n") if path.exists() and not write else ""
                text = capture(name, language, size, good)
                check_screen(what, text, size)
                if write:
                    FOLDER.mkdir(exist_ok=True)
                    path.write_text(text + "\n", encoding="utf-8")
                check(f"{what}: it looks as it did", write or good == text, text)
    return finish()


sys.exit(main())
