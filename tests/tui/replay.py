#!/usr/bin/env python3
"""Looking at recorded games: back and forth, jumps, anybody's eyes, strength over the turns.

    tests/tui/replay.py --write   writes the captures anew: look at them before you keep them
    tests/tui/replay.py PART...   only some parts of it
"""
import os
import re
import shutil
import signal
import sys

from stage import ROOT, WORK, Stage, check, finish

FOLDER = ROOT / "tests/tui/captures"
LAND, GRID, ASSETS, GOALS = (ROOT / "tests/golden" / f"{game}.hgr" for game in (
    "mass-effect-basic-4", "galactic-warfare-standard-2", "mass-effect-war-assets-3", "starcraft-command-room-3"))


def actions(record):
    return len(re.findall(r"^\d+ ", record.read_text(encoding="utf-8"), re.M))


class Viewer(Stage):
    """The program looking at a record."""

    def __init__(self, record, *arguments, columns=80, rows=24, **environment):
        super().__init__("play", "--replay", str(record), *arguments, columns=columns, rows=rows, **environment)
        self.wait(r"0/\d+ ")

    def press(self, *keys):
        """Keys, one after the other; the screen afterwards."""
        for key in keys:
            self.keys(key)
        return self.settled()

    def jump(self, key, number):
        self.keys(key)
        self.type(str(number))
        self.keys("Enter")
        return self.settled()

    def at(self):
        """Number of the action that is shown, and of the turn."""
        self.settled()
        line = r"(?m)^ [‖▶] (\d+)/\d+ .*(?:turn|tour) (\d+)/\d+ ·"
        found = re.search(line, self.wait(line))
        return (int(found[1]), int(found[2])) if found else (-1, -1)


def scrubbing():
    last = actions(LAND)
    viewer = Viewer(LAND)
    check("a record is shown from its beginning", viewer.at() == (0, 0), viewer.text())
    first = viewer.text()
    viewer.press("Right", "Right", "Right", "Left")
    check("left and right step by actions", viewer.at() == (2, 0), viewer.text())
    viewer.press("Down", "Down")
    check("down goes to the next turn", viewer.at()[1] == 2, viewer.text())
    begin = viewer.at()[0]
    viewer.press("Right", "Right", "Up")
    check("up goes to the beginning of this turn", viewer.at() == (begin, 2), viewer.text())
    viewer.press("Up")
    check("and then to the turn before", viewer.at()[1] == 1, viewer.text())
    text = viewer.press("PageDown")
    check("page down goes to the next round", "round 2" in text, text)
    text = viewer.press("PageUp")
    check("page up goes to the round before", "round 1 · turn 1" in text, text)
    text = viewer.press("End")
    check("End goes to the end, where somebody has won", viewer.at()[0] == last and "the game is over" in text, text)
    there = viewer.text()
    viewer.press("Right", "Down", "PageDown")
    check("nothing lies behind the end", viewer.text() == there)
    check("Home goes back to the very beginning", viewer.press("Home") == first)
    viewer.press("Left", "Up", "PageUp")
    check("nothing lies before it", viewer.text() == first)
    viewer.keys("q")
    check("q leaves", "exit code 0" in viewer.wait("exit code"), viewer.text())
    check("nothing is complained about", viewer.output.read_text() == "", viewer.output.read_text())
    viewer.end()


def jumping():
    last = actions(LAND)
    viewer = Viewer(LAND)
    there = viewer.jump(":", 400)
    check("`:` jumps to an action", viewer.at()[0] == 400, there)
    viewer.press("End")
    check("it looks the same from the other side", viewer.jump(":", 400) == there)
    text = viewer.jump("t", 7)
    check("`t` jumps to a turn", viewer.at()[1] == 7 and "turn 7" in text, text)
    text = viewer.jump(":", last + 1)
    check("a number too large is refused with the number that there is", f"There are {last} actions" in text, text)
    check("and nothing moves", viewer.at()[1] == 7, text)
    viewer.keys(":")
    viewer.type("12")
    text = viewer.press("Escape")
    check("Escape leaves the question", viewer.at()[1] == 7 and "Jump" not in text, text)
    viewer.end()


def playing():
    viewer = Viewer(LAND)
    viewer.press("+", "+", "+")
    check("the speed is told", "Speed 6 of 6" in viewer.text(), viewer.text())
    viewer.keys("Space")
    viewer.wait(r"▶ [1-9]\d/")
    viewer.keys("Space")
    here = viewer.at()
    viewer.rest(0.3)
    check("the space bar plays and pauses", here[0] >= 10 and viewer.at() == here, viewer.text())
    viewer.jump(":", actions(LAND) - 3)
    viewer.keys("Space")
    text = viewer.wait(f"‖ {actions(LAND)}/")
    check("it stops at the end", f"‖ {actions(LAND)}/" in text, text)
    viewer.keys("Space")
    text = viewer.wait(r"▶ \d{1,2}/")
    check("and begins anew from there", re.search(r"▶ \d{1,2}/", text), text)
    os.kill(viewer.pid(), signal.SIGINT)
    check("Ctrl-C ends it", "exit code 130" in viewer.wait("exit code"), viewer.text())
    viewer.end()


def cards(text):
    """Seat's letter -> names of the cards on the sheet of cards."""
    found = {}
    for column in (slice(0, 39), slice(39, 79)):
        for line in text.split("\n")[2:-3]:
            card = re.match(r"[│ ] ?(?: )?([A-Z]) (\S.*?) *│?$", line[column])
            if card:
                found.setdefault(card[1], []).append(card[2])
    return found


def eyes():
    viewer = Viewer(LAND)
    viewer.jump("t", 14)
    whole = viewer.press("c")
    shown = cards(whole)
    check("everything shows the cards of several seats", len(shown) >= 3 and "hidden" not in whole, whole)
    one = viewer.press("1")
    mine = next(iter(shown))
    check("a seat sees its own cards", cards(one).get(mine) == shown[mine], one)
    check("and nobody else's", list(cards(one)) == [mine] and "hidden card" in one, one)
    check("it is told whose eyes they are", one.count("seen by ") == 2, one)
    text = viewer.press("9")
    check("a spectator sees no cards", cards(text) == {} and "hidden card" in text, text)
    check("0 shows everything again", viewer.press("0") == whole)
    text = viewer.press("8")
    check("a seat that isn't there is refused", "No seat 8: 1 to 4 are the seats" in text, text)
    viewer.end()


def stories():
    """What another seat drew is hidden in the story, too."""
    viewer = Viewer(LAND)
    drew = re.search(r"^(\d+) chance draw ", LAND.read_text(encoding="utf-8"), re.M)
    viewer.jump(":", drew[1])
    text = viewer.press("l")
    check("everything tells which card was drawn", re.search(r"a card for [^:]+: \S", text), text)
    text = viewer.press("9")
    check("a spectator is not told", "a hidden card for" in text and "a card for" not in text, text)
    viewer.end()


def cursor(text):
    columns = [line.index("┃") for line in text.split("\n") if "┃" in line]
    return columns[0] if columns and len(set(columns)) == 1 else None


def graph():
    for record, facts in ((LAND, r"units \d+ · places \d+ · income \d+"), (GOALS, r"income \d+ · goals \d+"),
                          (GRID, r"ships \d+ · advance \d+"), (ASSETS, r"score \d+")):
        viewer = Viewer(record)
        text = viewer.press("g")
        seats = len(re.findall(r"^seat \d", record.read_text(encoding="utf-8"), re.M))
        check(f"{record.stem}: the graph tells what strength is made of", len(re.findall(facts, text)) == seats, text)
        begin = cursor(text)
        middle = cursor(viewer.jump("t", 3))
        text = viewer.press("End")
        check(f"{record.stem}: its cursor is the position", begin < middle < cursor(text), text)
        check(f"{record.stem}: the winner wears a star", text.count("★") == (" drawn" not in text), text)
        check(f"{record.stem}: strength is drawn with fine dots", len(re.findall("[⠁-⣿]", text)) > 60, text)
        text = viewer.press("w")
        check(f"{record.stem}: w shows the chances to win", "Chances to win" in text, text)
        viewer.end()


def mouse():
    viewer = Viewer(LAND)
    lines = viewer.text().split("\n")
    click(viewer, lines[-2].index("◆") - 1, len(lines) - 2)
    check("a click on the line of time goes there", viewer.at()[0] == actions(LAND), viewer.text())
    text = viewer.press("g", "Home")
    click(viewer, cursor(text) + 20, 8)
    check("a click into the graph goes there", viewer.at()[1] > 3, viewer.text())
    viewer.end()


def click(viewer, column, row):
    where = [f"{33 + column:02x}", f"{33 + row:02x}"]
    viewer.keys("-H", "1b", "5b", "4d", "20", *where, "1b", "5b", "4d", "23", *where)
    viewer.settled()


def sizes():
    viewer = Viewer(LAND, columns=200, rows=60)
    text = viewer.jump("t", 14)
    check("a large window shows players, regions, cards, strength and story at once",
          all(word in text for word in ("Players", "Regions", "Cards", "Strength", "The story so far")), text)
    viewer.resize(80, 24)
    text = viewer.wait(r"\A(.*\n){23}.*q leave\Z")
    check("a smaller one keeps the position", viewer.at()[1] == 14 and len(text.split("\n")) == 24, text)
    viewer.resize(60, 20)
    check("one too small asks for more", "window larger" in viewer.wait("window larger"), viewer.text())
    viewer.resize(120, 40)
    viewer.wait("Regions")
    check("and all is back when it is given", viewer.at()[1] == 14, viewer.text())
    viewer.end()


def colours():
    viewer = Viewer(LAND, NO_COLOR="1")
    viewer.jump("t", 14)
    text = viewer.press("g")
    check("without colours there are none", "[38;5" not in viewer.coloured() and "[48;5" not in viewer.coloured())
    letters = re.findall(r"^  ([A-Z])    ?\d+%", text, re.M)
    plot = "\n".join(line[6:70] for line in text.split("\n")[2:16])
    check("and every line wears its letter", len(letters) == 4 and all(letter in plot for letter in letters), text)
    viewer.end()


def broken():
    lines = LAND.read_text(encoding="utf-8").split("\n")
    line = next(i for i, text in enumerate(lines) if text.startswith("300 "))
    lines[line] = re.sub(r"#....", "#0000", lines[line])
    record = WORK / "broken.hgr"
    record.write_text("\n".join(lines), encoding="utf-8")
    viewer = Viewer(record)
    text = viewer.text()
    check("a broken record is told with its line", "This record is broken" in text and f":{line + 1}:" in
          re.sub(r" *│\n│ *", "", text), text)
    check("and how much of it is good", "299 actions are shown" in text, text)
    text = viewer.press("Enter", "End")
    check("that much is shown", viewer.at()[0] == 299 and f"broken at line {line + 1}" in text, text)
    text = viewer.press("?")
    check("`?` tells it again", "a die, a move or the hash was changed" in re.sub(r"\s*│\n│\s*", " ", text), text)
    viewer.keys("q")
    text = viewer.wait("exit code")
    check("its fault remains when the screen is left", "exit code 1" in text and f"broken.hgr:{line + 1}: " in
          viewer.output.read_text(), text + viewer.output.read_text())
    viewer.end()
    record.write_text("\n".join(lines[:3]), encoding="utf-8")
    stage = Stage("play", "--replay", str(record))
    check("a record without a good header is refused", "exit code 1" in stage.wait("exit code"), stage.text())
    check("in one line", len(stage.output.read_text().split("\n")) == 2, stage.output.read_text())
    stage.end()
    stage = Stage("play", "--replay", str(LAND), "--resume", str(LAND))
    check("looking and going on exclude each other", "exit code 2" in stage.wait("exit code"), stage.text())
    stage.end()


def unfinished():
    record = WORK / "unfinished.hgr"
    text = LAND.read_text(encoding="utf-8")
    record.write_text(text[:text.index("\n400 ") + 1], encoding="utf-8")
    viewer = Viewer(record)
    check("of a game that goes on nobody's cards are shown", "seen by a spectator" in viewer.text(), viewer.text())
    text = viewer.press("End")
    check("it says that it can be resumed", "can be resumed" in text, text)
    viewer.keys("q")
    check("that is no fault", "exit code 0" in viewer.wait("exit code"), viewer.text())
    viewer.end()


def menu():
    folder = WORK / "menu/hegemon"
    folder.mkdir(parents=True)
    shutil.copy(LAND, folder)
    stage = Stage("play", XDG_STATE_HOME=str(WORK / "menu"))
    text = stage.wait("Look at 1 recorded game")
    check("the start menu offers recorded games", "Look at 1 recorded game" in text, text)
    stage.keys("Up", "Up", "Enter")
    text = stage.wait("Recorded games")
    check("it lists them", "mass-effect-basic-4 · " in text, text)
    stage.keys("Enter")
    text = stage.wait(f"0/{actions(LAND)} ")
    check("and shows the one that is chosen", f"0/{actions(LAND)} " in text, text)
    stage.end()


def plain():
    """Without a terminal the game is told in lines."""
    stage = Stage("play", "--replay", str(ASSETS), TERM="dumb")
    text = stage.wait("exit code")
    check("without a screen it prints lines", f"{actions(ASSETS)}  " in text and "exit code 0" in text, text)
    stage.end()


def check_screen(what, text, columns, rows):
    lines = text.split("\n")
    check(f"{what}: it fills the screen", len(lines) == rows and all(len(line) <= columns for line in lines), text)
    check(f"{what}: no stray characters", not re.search("[\x00-\x08\x0b-\x1f\x7f\ufffd]", text), text)
    check(f"{what}: no placeholder is left", not re.search(r"%[a-z]|\(null\)", text), text)
    check(f"{what}: the keys are not cut", re.search(r"q (leave|fin)$", lines[-1]), text)


def compare(what, text, write):
    """A screen with the one that was kept."""
    path = FOLDER / f"{what}.txt"
    if write:
        path.write_text(text + "\n", encoding="utf-8")
    check(f"{what}: it looks as it did", path.read_text(encoding="utf-8").rstrip("\n") == text, text)


def captures(write):
    """The sheets in both languages, compared with what was looked at and found good."""
    sheets = {"graph": (GOALS, 4, "g"), "cards": (GOALS, 4, "c"), "help": (GOALS, 4, "?"), "grid": (GRID, 30, "g")}
    for name, (record, turn, key) in sheets.items():
        for language in ("en", "fr"):
            for columns, rows in ((80, 24), (120, 40), (200, 60)):
                what = f"replay-{name}-{language}-{columns}x{rows}"
                viewer = Viewer(record, "--lang", language, columns=columns, rows=rows)
                viewer.jump("t", turn)
                text = viewer.press(key)
                viewer.end()
                check_screen(what, text, columns, rows)
                compare(what, text, write)
    marks(write)


SIGNS = "~▲▼↕?×"


def reviewed(record, *arguments, **sizes):
    """A viewer whose record has been reviewed."""
    viewer = Viewer(record, *arguments, **sizes)
    viewer.keys("a")
    viewer.wait("marks? on the line of time|marques? sur la ligne du temps", seconds=120)
    return viewer


def review():
    viewer = Viewer(LAND)
    first = viewer.press("n")
    check("without a review there are no marks", "Press a first" in first and not re.search(f"[{SIGNS}]", line_of_time(first)), first)
    viewer.keys("a", "Escape")
    text = viewer.press("Right", "Left")
    check("Esc breaks a review off", "is judged" not in text and "a review" in text, text)
    viewer.keys("a")
    text = viewer.wait(r"Action \d+ of \d+ is judged")
    check("the review says how far it is, beside the board", "Ilos" in text and "break it off" in text, text)
    viewer.keys("Right", "Right")
    text = viewer.wait(r"‖ 2/", seconds=60)
    check("the record can be looked at meanwhile", "‖ 2/" in text, text)
    viewer.end()

    viewer = reviewed(GRID)
    text = viewer.settled()
    signs = line_of_time(text)
    check("marks stand on the line of time", re.search(f"[{SIGNS}]", signs), text)
    check("the graph shows the chances of the review", "Chances to win" in text, text)
    there, seen = viewer.at()[0], []
    while len(seen) < 200:
        text = viewer.press("n")
        if viewer.at()[0] == there:
            break
        there = viewer.at()[0]
        seen.append(there)
        check("at a mark its sentence is told", re.search(rf"\(action {there}, [+-]\d|Turning point", text), text)
    check("n goes from mark to mark, to the last", seen and seen == sorted(seen), str(seen))
    back = []
    while back[-1:] != seen[:1] and len(back) <= len(seen):
        viewer.press("p")
        back.append(viewer.at()[0])
    check("p goes the same way back", back == seen[-2::-1], f"{back} {seen}")
    text = viewer.press("?")
    check("help tells the signs", all(sign in text for sign in SIGNS) and "blunder" in text, text)
    viewer.end()


def line_of_time(text):
    return re.search(r"(?m)^ [‖▶] \d+/\d+ (.*)  (?:turn|tour)", text)[1]


def marks(write):
    """A mark with its sentence, over the board and over the graph."""
    for language in ("en", "fr"):
        viewer = reviewed(GRID, "--lang", language)
        viewer.press("n", "n")
        for columns, rows in ((80, 24), (120, 40), (200, 60)):
            viewer.resize(columns, rows)
            text = viewer.settled()
            check_screen(f"mark {language} {columns}x{rows}", text, columns, rows)
            compare(f"replay-mark-{language}-{columns}x{rows}", text, write)
        viewer.end()


def boards():
    for record in (LAND, GRID, ASSETS, GOALS):
        for language in ("en", "fr"):
            for columns, rows in ((80, 24), (200, 60)):
                viewer = Viewer(record, "--lang", language, columns=columns, rows=rows)
                what = f"{record.stem} {language} {columns}x{rows}"
                check_screen(f"{what}, first", viewer.settled(), columns, rows)
                check_screen(f"{what}, turn 3", viewer.jump("t", 3), columns, rows)
                check_screen(f"{what}, last", viewer.press("End"), columns, rows)
                viewer.end()


def main():
    write = "--write" in sys.argv
    parts = [scrubbing, jumping, playing, eyes, stories, graph, mouse, sizes, colours, broken, unfinished, menu, plain,
             boards, review]
    wanted = [part for part in parts if part.__name__ in sys.argv[1:]]
    for part in wanted or parts:
        part()
    if not wanted:
        captures(write)
    return finish()


sys.exit(main())
