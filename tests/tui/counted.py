#!/usr/bin/env python3
"""How many keys things cost: the set-up, a conquest, a turn, a round of attacks on oneself; and what a key must never do."""
import re
import sys

from captures_cut import cut
from stage import Stage, check, finish


class Counted(Stage):
    """Counts every key, those of lines that are typed included."""

    def __init__(self, *arguments, **more):
        self.count = 0
        super().__init__(*arguments, **more)

    def keys(self, *names):
        self.count += len(names)
        super().keys(*names)

    def type(self, text):
        self.count += len(text)
        super().type(text)

    def press(self, key, pattern, seconds=20):
        """One key, then what must be on the screen."""
        self.keys(key)
        text = self.wait(pattern, seconds)
        check(f"after {key}: {pattern}", re.search(pattern, text), text)
        return text


def resumed(name, game, least, *arguments, **more):
    record = cut(name, game, least)
    return Counted("play", "--resume", str(record), "--speed", "0", *arguments, **more), record


def actions(record):
    return re.findall(r"^\d+ (\S+) (.*?) #", record.read_text(encoding="utf-8"), re.M)


def seat_of(record):
    return re.search(r"^seat (\d) \S+ me", record.read_text(encoding="utf-8"), re.M)[1]


def asked(text):
    """What stands in the panel of the question, as one line."""
    return re.sub(r"\s+", " ", " ".join(line.split("│")[1] for line in text.split("\n") if line.startswith("│")))


def set_up():
    """Two people and a computer player, up to the first turn."""
    stage = Counted("play", "mass-effect/basic", "--players", "anna,ben,casual", "--speed", "0")
    stage.contribute(people=2)
    text = stage.wait(r"(anna|ben) \(.*you decide")
    check("people are called by the names they gave", re.search(r"(anna|ben) \(\w+\): you decide", text), text)
    check("before the first turn it is said how one wins", "You win by being the last one" in text, text)
    check("and how many are left to place", re.search(r"3[45] left to place", text), text)
    text = stage.press("D", "Reinforce one of your places", 60)
    check("places are dealt to all alike", len(re.findall("14▪1[4-6]", text)) == 3, text)
    check("what is left is counted", "21 left to place" in text, text)
    first = re.search(r"(anna|ben) \(", text)[1]
    other = "ben" if first == "anna" else "anna"
    text = stage.press("X", rf"{other} \(")
    text = stage.press("X", "round 1", 60)
    print(f"keys: set-up of two people and a computer player {stage.count} (at most 12)")
    check("the set-up of two people and a computer player takes at most 12 keys", stage.count <= 12)
    placed = [line for seat, line in actions(stage.records()[0]) if seat in "12" and line.startswith("reinforce")]
    most = max(placed.count(line) for line in placed)
    check("what the program places for people is spread", most <= 4, str(most))
    stage.end()


def one_conquest():
    stage, record = resumed("conquest", "mass-effect-basic-3", 300)
    text = stage.wait("you decide")
    check("an attack begins on the board, without the verbs", "Attack · Tuchanka" in text, text)
    stage.press("Tab", "▶ Sur'Kesh")
    stage.press("!", "is yours")
    stage.press("Enter", "Attack · Sur'Kesh")
    print(f"keys: a conquest {stage.count} (at most 3)")
    check("a conquest takes at most 3 keys", stage.count <= 3 and any("advance" in line for _, line in actions(record)))
    stage.press("Escape", "1 Attack")
    stage.end()


def click(stage, word):
    """The left button goes down and up on a place, as terminals tell it."""
    lines = stage.settled().split("\n")
    row = next(i for i, line in enumerate(lines) if word in line)
    column = lines[row].index(word) + 1
    for button in ("20", "23"):
        stage.keys("-H", "1b", "5b", "4d", button, f"{33 + column:02x}", f"{33 + row:02x}")


def clicked():
    """Source, another source, then the target, all on the board."""
    stage, record = resumed("clicked", "starcraft-command-room-3", 200, NO_COLOR="1")
    stage.wait("Choose who attacks")
    click(stage, "BAC Z3")
    text = stage.wait("Declare an invasion · Backwater")
    check("a click chooses the source", "invasion · Backwater" in text, text)
    click(stage, "ANT Z7")
    text = stage.wait("Declare an invasion · Antioch")
    check("another click chooses another source", "invasion · Antioch" in text, text)
    before = len(actions(record))
    click(stage, "SCI R2")
    text = stage.wait("attacks Scion")
    check("a click on the target attacks it", actions(record)[before:][:1] == [("3", "declare antioch-province scion-province")],
          str(actions(record)[before:]))
    stage.end()


def whole_turn():
    stage, record = resumed("turn", "mass-effect-basic-3", 299)
    stage.wait("Deploy your reinforcements")
    stage.keys("Enter", "Enter")
    stage.wait("Attack · Dekuuna")
    for _ in range(3):
        stage.press("!", "is yours")
        stage.press("Enter", "Attack · ")
    stage.press("e", "Move units once")
    stage.press("e", r"defend\?|Deploy your")
    conquests = sum(line.startswith("advance") and seat == "1" for seat, line in actions(record)[300:])
    print(f"keys: a turn with {conquests} conquests {stage.count} (at most 12)")
    check("a turn with three conquests takes at most 12 keys", stage.count <= 12 and conquests == 3, str(conquests))
    stage.end()


def attacked():
    """A round in which three opponents attack the person again and again."""
    stage, record = resumed("attacked", "mass-effect-basic-4", 132)
    stage.wait(r"defend\?")
    before = len(actions(record))
    text = stage.press("d", "Deploy your reinforcements", 60)
    check("the order is set by one key", stage.count == 1)
    check("the status shows it", "d: most dice" in text, text)
    defended = [line for seat, line in actions(record)[before:] if seat == seat_of(record) and line.startswith("defend")]
    print(f"keys: a round with {len(defended)} attacks on oneself {stage.count - 1}, with an order that stands (0)")
    check("ten attacks on oneself cost no key", len(defended) >= 10 and stage.count == 1, str(defended))
    check("where it could the defence had two dice", "defend 2" in defended, str(defended))
    stage.press("d", "asked for the dice of each")
    stage.end()


def kept():
    """"5 !" keeps five, whatever the dice."""
    stage, record = resumed("kept", "mass-effect-basic-3", 300)
    stage.wait("Attack · Tuchanka")
    stage.keys("Escape")
    stage.press("Escape", "1 Attack")
    stage.keys("Enter")
    stage.wait("Attack · Tuchanka")
    stage.press("1", "until 1 are left")
    stage.press("5", "until 15 are left")
    before = len(actions(record))
    stage.keys("!")
    stage.wait("you decide")
    stage.settled()
    rolled = [line for seat, line in actions(record)[before:] if seat == "1" and line.startswith("attack")]
    check("an attack that keeps fifteen of sixteen rolls three dice against one unit, which can take no more than one",
          rolled[:1] == ["attack tuchanka mindoir 3"], str(rolled))
    stage.end()


def typed():
    stage, record = resumed("typed", "mass-effect-basic-3", 300)
    stage.wait("you decide")
    before = len(actions(record))
    for line, word, said in (("attack tuchanka mindoir 3 until 16", "nobody", "Tuchanka has 16 units: nobody attacks until 16"),
                             ("end until 3", "Only attacks", "Only attacks go on until"),
                             ("attack tuchanka earth 3 until 2", "You control", "You control this place")):
        stage.keys(":")
        stage.type(line)
        text = stage.press("Enter", word)
        check(f"`{line}` is refused with a reason", said in asked(text), text)
        stage.keys("Escape")
    check("and nothing has happened", len(actions(record)) == before)
    stage.keys(":")
    stage.type("attack tuchanka mindoir 2 until 5")
    stage.press("Enter", "falls|losses")
    stage.settled()
    rolled = [line for seat, line in actions(record)[before:] if line.startswith("attack")]
    check("`2 until 5` rolls two dice until five are left", rolled and set(rolled) == {"attack tuchanka mindoir 2"}, str(rolled))
    stage.end()


def again():
    """The last attack once more, until it can't be made again."""
    stage, record = resumed("again", "mass-effect-basic-3", 300)
    stage.wait("you decide")
    stage.press(".", "no last attack")
    before = len(actions(record))
    stage.keys(":")
    stage.type("attack tuchanka mindoir 1")
    stage.keys("Enter")
    stage.wait("losses")
    stage.settled()
    text = stage.text()
    if "follow" not in text:
        stage.keys(".")
        stage.settled()
        rolled = [line for seat, line in actions(record)[before:] if line.startswith("attack")]
        check("a point makes the last attack once more", rolled[:2] == ["attack tuchanka mindoir 1"] * 2, str(rolled))
    stage.end()


def cards():
    """Enter alone never spends a card; one that is the only one is named first."""
    stage, record = resumed("cards", "galactic-warfare-standard-2", 20)
    text = stage.wait("or pass|you decide")
    for _ in range(40):
        if re.search("1 Play|2 Play|3 Play", text):
            break
        stage.keys("x")
        text = stage.settled()
    check("there is a moment for cards", re.search(r"\d Play", text), text)
    before = actions(record)
    stage.press(re.search(r"(\d) Play", text)[1], "Which card|Play the card|Where")
    check("a card is named before it is spent", actions(record) == before, str(actions(record)[len(before):]))
    stage.keys("Escape")
    text = stage.wait(r"\d Play")
    cursor = re.search(r"▶ \d (.*?) *│", text)
    check("passing is the answer that Enter gives", cursor and "Play" not in cursor[1], text)
    stage.keys("Enter")
    stage.wait("you decide")
    stage.settled()
    mine = [line for actor, line in actions(record)[len(before):] if actor == seat_of(record)]
    check("and no card is spent by it", mine and not mine[0].startswith("play"), str(mine))
    stage.end()


def windows():
    """An order to pass: no moment for cards is asked about any more."""
    stage, _ = resumed("windows", "galactic-warfare-standard-2", 20)
    stage.wait("you decide")
    text = stage.press("w", "w: always pass")
    for _ in range(6):
        check("nobody is asked to play a card", not re.search(r"\d Play", text), text)
        stage.keys("x")
        stage.wait("you decide|The game is over")
        text = stage.settled()
    stage.end()


def the_end():
    stage = Counted("play", "galactic-warfare/standard", "--players", "me,casual", "--speed", "0")
    stage.contribute()
    stage.wait("you decide")
    stage.keys("R")
    stage.wait("Resign and leave")
    stage.press("y", "game is over")
    text = stage.press("Enter", "How it ended: the others resigned")
    check("the end offers what comes next", re.search(r"r +play again.*v +look at the whole game.*m +menu", text, re.S), text)
    stage.press("v", "action|turn")
    stage.press("q", "r +play again")
    stage.press("r", "your part in the dice")
    stage.press("Enter", "you decide")
    check("the rematch has a record of its own", len(stage.records()) == 2)
    headers = [re.findall("^(?:mode|seats|seat) .*", path.read_text(encoding="utf-8"), re.M) for path in stage.records()]
    check("with the same players", headers[0] == headers[1], str(headers))
    stage.keys("R")
    stage.wait("Resign and leave")
    stage.press("y", "game is over")
    stage.press("Enter", "How it ended")
    stage.press("m", "Start")
    stage.press("q", "exit code 0")
    stage.end()


def main():
    for part in (set_up, one_conquest, clicked, whole_turn, attacked, kept, typed, again, cards, windows, the_end):
        part()
    return finish()


sys.exit(main())
