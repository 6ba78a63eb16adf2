#!/usr/bin/env python3
"""What people see, in both languages and at several sizes, compared with what was looked at and found good.

Every screen comes from a golden game that is cut where a seat decides, so that it is the same every time.
    tests/tui/captures.py --write [NAME...]   writes the captures anew: look at them before you keep them
"""
import re
import sys

from captures_cut import cut
from looks import broken_edges
from stage import ROOT, Stage, check, finish

FOLDER = ROOT / "tests/tui/captures"
SIZES = {"80x24": (80, 24), "120x40": (120, 40), "200x60": (200, 60)}
DECIDE = {"en": "you decide", "fr": ": à vous"}
# name: golden game, first action to look at, keys; without a game it is the menu. A key that begins with ~ is none: it
# is what must be on the screen before the next one is pressed.
SCREENS = {
    "menu": (None, 0, ()),
    "options": (None, 0, ("Right", "Right", "Down", "Down", "Down", "Down", "Down", "Down", "Down")),
    "option": (None, 0, ("Right", "Right", "Down", "Down", "Down", "Down", "Down", "Down", "Down", "?")),
    "claim": ("mass-effect-basic-3", 10, ()),
    "army": ("starcraft-command-room-3", 4, ()),
    "base": ("starcraft-command-room-3", 30, ()),
    "hero": ("starcraft-command-room-3", 118, ()),
    "reinforce": ("mass-effect-basic-3", 44, ()),
    "trade": ("mass-effect-basic-3", 295, ()),
    "deploy": ("mass-effect-basic-3", 199, ()),
    "attack": ("mass-effect-basic-3", 300, ()),
    "dice": ("mass-effect-basic-3", 300, ("Enter",)),
    "defend": ("mass-effect-basic-3", 109, ()),
    "advance": ("mass-effect-basic-3", 195, ()),
    "fortify": ("mass-effect-basic-3", 162, ()),
    "window": ("starcraft-command-room-3", 308, ()),
    "scan": ("mass-effect-galaxy-at-war-3", 91, ()),
    "march": ("mass-effect-galaxy-at-war-3", 246, ()),
    "charge": ("galactic-warfare-standard-2", 84, ()),
    "try": ("mass-effect-war-assets-3", 16, ()),
    "curtain": ("starcraft-command-room-3", 300, ()),
    "end": ("galactic-warfare-standard-2", 120, ("R", "Enter", "~game is over|partie est (finie|terminée)", "Enter")),
    "neutral": ("starcraft-duel-2", 300, ()),
    "invasion": ("starcraft-command-room-3", 200, ()),
    "modifiers": ("starcraft-command-room-3", 296, ()),
    "teams": ("starcraft-team-play-4", 300, ()),
    "halo": ("halo-wars-command-room-5", 250, ()),
    "grid": ("galactic-warfare-standard-2", 120, ()),
    "campaign": ("mass-effect-galaxy-at-war-3", 605, ()),
    "meters": ("mass-effect-galaxy-at-war-3", 605, ("c",)),
    "assets": ("mass-effect-war-assets-3", 120, ()),
    "rules": ("mass-effect-basic-3", 300, ("?",)),
    "cards": ("starcraft-command-room-3", 300, ("c",)),
    "story": ("mass-effect-basic-3", 300, ("l",)),
    "recap": ("mass-effect-galaxy-at-war-3", 605, ("r",)),
    "regions": ("starcraft-command-room-3", 300, ("o",)),
    "wins": ("starcraft-command-room-3", 300, ("o", "2")),
    "aims": ("mass-effect-galaxy-at-war-3", 605, ("o", "2")),
    "sides": ("starcraft-team-play-4", 300, ("o", "2")),
    "neighbours": ("mass-effect-basic-3", 300, ("o", "3")),
    "signs": ("mass-effect-galaxy-at-war-3", 605, ("o", "4")),
    "points": ("mass-effect-war-assets-3", 120, ("o", "2")),
    "seats": ("starcraft-command-room-3", 200, ("T",)),
    "leave": ("mass-effect-basic-3", 300, ("q",)),
    "typing": ("mass-effect-basic-3", 300, (":", "a", "Tab")),
    "odds": ("mass-effect-basic-3", 300, (":", *"attack tuchanka mindoir 3")),
}


def opened(name, language, size):
    """The screen as it begins, and what shows that it has."""
    game, least, _ = SCREENS[name]
    columns, rows = SIZES[size]
    if game is None:
        return Stage("play", "--lang", language, columns=columns, rows=rows), "Start|Commencer"
    people = "all" if name == "curtain" else "one"
    begun = "Enter:|Entrée\\s:" if name == "curtain" else DECIDE[language].replace(" ", "\\s")
    return Stage("play", "--resume", str(cut(name, game, least, people)), "--lang", language, columns=columns,
                 rows=rows), begun


def capture(name, language, size):
    stage, begun = opened(name, language, size)
    text = stage.wait(begun)
    check(f"{name} {language} {size}: a person is asked", re.search(begun, text), text)
    for key in SCREENS[name][2]:
        if key.startswith("~"):
            stage.wait(key[1:].replace(" ", "\\s"))
        else:
            stage.keys("Space" if key == " " else key)
    text = stage.settled()
    stage.end()
    return text


def check_screen(what, text, size):
    columns, rows = SIZES[size]
    lines = text.split("\n")
    check(f"{what}: it fits the screen", len(lines) <= rows and all(len(line) <= columns for line in lines))
    check(f"{what}: no stray characters", not re.search("[\x00-\x08\x0b-\x1f\x7f\ufffd]", text))
    check(f"{what}: no placeholder is left", not re.search(r"%[a-z]|\(null\)", text))
    broken = list(broken_edges(lines))
    check(f"{what}: every frame is closed", not broken, "\n".join(broken))


def main():
    write = sys.argv[1:2] == ["--write"]
    names = sys.argv[2 if write else 1:] or SCREENS
    for name in names:
        for language in DECIDE:
            for size in SIZES:
                what = f"{name}-{language}-{size}"
                path = FOLDER / f"{what}.txt"
                good = path.read_text(encoding="utf-8").rstrip("\n") if path.exists() and not write else ""
                text = capture(name, language, size)
                check_screen(what, text, size)
                if write:
                    FOLDER.mkdir(exist_ok=True)
                    path.write_text(text + "\n", encoding="utf-8")
                check(f"{what}: it looks as it did", write or good == text, text)
    return finish()


sys.exit(main())
