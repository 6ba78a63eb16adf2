#!/usr/bin/env python3
"""Kills the program with signal 9 at random moments. Every record must fit, hold everything that was on the screen, and
go on where it stopped.
    tests/tui/kill.py [TIMES]   12 when nothing is said; `make kill` does 200
"""
import os
import random
import re
import signal
import subprocess
import sys
import time

from stage import HEGEMON, Stage, check, finish

GAMES = ["mass-effect/basic", "starcraft/command-room", "halo-wars/basic", "galactic-warfare/standard",
         "mass-effect/war-assets"]


def run(*arguments):
    done = subprocess.run([HEGEMON, *arguments], capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL)
    return done.returncode, done.stdout + done.stderr


def newest_words(text):
    """The last words of the story on the screen; none where they name what only one seat may not know."""
    lines = [re.split("[│╮╯]+", line)[2].strip() for line in text.split("\n") if line.count("│") >= 4]
    words = [word for word in " ".join(lines).split() if word != "⚄"][-3:]
    return "" if "hidden" in words else " ".join(words)


def told(story):
    """The story's lines as the screen tells them, with and without colours behind the armies' names."""
    lines = re.findall(r"^ *\d+  (?:\d+ |chance *)(.*)$", story, re.M)
    plain = " ".join(" ".join(lines).split())
    return plain + " " + re.sub(r", (light |dark )?[a-z]+", "", plain)


def last_number(record):
    numbers = re.findall(r"^(\d+) ", record.read_text(encoding="utf-8"), re.M)
    return int(numbers[-1]) if numbers else 0


def kill_once(number):
    game = GAMES[number % len(GAMES)]
    what = f"{number}: {game}"
    stage = Stage("play", game, "--speed", "1", columns=118, rows=40)
    stage.contribute()
    stage.wait("you decide|HEGEMON", 10)
    until = time.monotonic() + random.uniform(0, 0.7)
    while time.monotonic() < until:
        stage.keys(random.choice(["x", "x", "Enter", "Enter", "u", "X"]))
    seen = newest_words(stage.text())
    try:
        os.kill(stage.pid(), signal.SIGKILL)
    except ProcessLookupError:  # the game was shorter than the script's patience
        return
    stage.wait("exit code", 5)
    records = stage.records()
    check(f"{what}: there is one record", len(records) == 1)
    if len(records) != 1:
        return
    code, said = run("verify", str(records[0]))
    check(f"{what}: it fits as far as it goes", code in (0, 3), said)
    _, story = run("replay", str(records[0]))
    check(f"{what}: what was on the screen is in it", seen in told(story), f"{seen}\n{story[-600:]}")
    before = last_number(records[0])
    code, said = run("play", "--plain", "--resume", str(records[0]))
    over = "this game is over" in said
    check(f"{what}: it goes on", code == 0 or over, said[-400:])
    check(f"{what}: nothing was lost", last_number(records[0]) >= before)
    code, said = run("verify", str(records[0]))
    check(f"{what}: it still fits", code in (0, 3), said)
    stage.end()


def main():
    seed = random.randrange(1 << 32)
    random.seed(seed)
    for number in range(int(sys.argv[1]) if len(sys.argv) > 1 else 12):
        kill_once(number)
    print(f"seed {seed}")
    return finish()


sys.exit(main())
