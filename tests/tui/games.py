#!/usr/bin/env python3
"""Whole games on the screen, one of each family, to their end: by typing what the hint says, by keys alone, and by
letting the computer decide."""
import itertools
import re
import sys
import time

from stage import Stage, check, finish

LIMIT = 280  # seconds for a game


def hinted(stage):
    """Asks for a hint and returns the action it names."""
    stage.keys("h")
    text = stage.wait(r"would play:", 10)
    panel = " ".join(line.split("│")[1] for line in text.split("\n") if line.startswith("│"))
    found = re.search(r"would play: (.*?)\. ", re.sub(r"\s+", " ", panel))
    return found and found[1].strip()


def answer(stage, turn):
    """Most turns are left to the computer, or a script would play for an hour; the others in turn by typing and by
    keys."""
    if turn % 12 == 1:
        action = hinted(stage)
        if action:
            stage.keys(":")
            stage.type(action)
            stage.keys("Enter")
    elif turn % 12 in (2, 3, 4):
        stage.keys("Enter")
    else:
        stage.keys("X")


def play(game, *arguments):
    stage = Stage("play", game, "--speed", "0", *arguments, columns=160, rows=50)
    stage.contribute()
    began = time.monotonic()
    refusals = 0
    for turn in itertools.count():
        text = stage.wait(r"you decide|The game is over|exit code", LIMIT)
        if "you decide" not in text or time.monotonic() - began > LIMIT:
            break
        answer(stage, turn)
        refusals += "is refused" in text
    check(f"{game}: the game comes to its end", "The game is over" in text or "the game is over" in text, text)
    stage.keys("Enter")
    text = stage.wait("Victory|Nobody has won", 10)
    check(f"{game}: it says who has won", re.search("Victory for|Nobody has won", text), text)
    stage.keys("Enter")
    text = stage.wait("exit code", 10)
    check(f"{game}: it leaves with exit code 0", "exit code 0" in text, text)
    check(f"{game}: nothing was refused", refusals == 0)
    check(f"{game}: the program complained about nothing", stage.output.read_text() == "", stage.output.read_text())
    stage.end()


def main():
    play("mass-effect/war-assets", "--players", "me,aggressive")
    play("galactic-warfare/standard", "--players", "me,aggressive")
    play("mass-effect/basic", "--players", "me,aggressive,aggressive")
    return finish()


sys.exit(main())
