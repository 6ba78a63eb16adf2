#!/usr/bin/env python3
"""Kills the program with signal 9 at random moments, from before the record exists to after its end, in every mode, on
the screen and with lines. Afterwards there is a record that fits, holds everything that was told and goes on where it
stopped; or there is no game at all, and a new one can be begun with the same name.
    tests/tui/kill.py [TIMES]   40 when nothing is said; `make kill` does 500
"""
import json
import os
import pathlib
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

from stage import HEGEMON, Stage, check, finish

SCREENS = 8  # one of so many kills is on a screen, which takes longer
WORK = pathlib.Path(tempfile.mkdtemp(prefix="hegemon-kill-"))
found = {}  # how often the program was killed where
TOO_LATE = "too late"  # the game was over before


def run(*arguments, lines=""):
    done = subprocess.run([HEGEMON, *map(str, arguments)], capture_output=True, text=True, check=False, input=lines,
                          timeout=120)
    return done.returncode, done.stdout + done.stderr


def modes():
    _, said = run("editions", "--json")
    return [mode["game"] for edition in json.loads(said) for mode in edition["modes"] if mode["playable"]]


def bare(words):
    """Without colons: the screen has one behind whoever acts, the story of a record has a column instead."""
    return " ".join(words.replace(":", " ").split())


def colourless(words):
    """Armies by their names alone, as whoever acts is called on the screen."""
    return re.sub(r", (light |dark )?[a-z]+", "", words)


def is_told(seen, story):
    """Whether the story of a record has what was seen, in one piece."""
    told = bare(" ".join(re.findall(r"^ *\d+  (?:\d+ |chance *)?(.*)$", story, re.M)))
    return bare(seen) in told or colourless(bare(seen)) in colourless(told)


def last_number(record):
    numbers = re.findall(r"^(\d+) ", record.read_text(encoding="utf-8"), re.M)
    return int(numbers[-1]) if numbers else 0


def check_record(what, record, seen):
    """The record holds what was seen, fits, and goes on."""
    code, said = run("verify", record)
    check(f"{what}: it fits as far as it goes", code in (0, 3), said)
    _, story = run("replay", record)
    check(f"{what}: what was told is in it", is_told(seen, story), f"{seen}\n{story[-600:]}")
    before = last_number(record)
    code, said = run("play", "--plain", "--resume", record)
    check(f"{what}: it goes on", code == 0 or (code == 2 and "this game is over" in said), said[-400:])
    check(f"{what}: nothing was lost", last_number(record) >= before)
    code, said = run("verify", record)
    check(f"{what}: it still fits", code in (0, 3), said)
    check(f"{what}: the secret lies beside it until the end", os.path.exists(f"{record}.secret") == (code == 3))


# ---- On the screen -------------------------------------------------------------------------------------------------------

def newest_words(text):
    """The newest entry of the story on the screen, or the end of it; nothing where it names what others may not know.
    Every entry begins a line with a die or with a name and a colon, so what follows the last such line is of one entry:
    neighbours must not be joined, since between them others may be folded away."""
    lines = [re.split("[│╮╯]+", line)[2].strip() for line in text.split("\n") if line.count("│") >= 4]
    began = [number for number, line in enumerate(lines) if re.match("⚄|[^:]+: ", line)]
    words = " ".join(lines[began[-1]:]) if began else ""
    return "" if "hidden" in words else words.replace("⚄ ", "")


def whole_screen(stage):
    """A screen that is no mixture of two: the program waits for a key or for a moment only when all of it is written.
    Nothing when the game never pauses for that long."""
    return stage.text() if stage.asleep(("ever", "while"), 5) else ""


def kill_screen(what, game):
    stage = Stage("play", game, "--speed", "1", columns=118, rows=40)
    stage.contribute()
    stage.wait("you decide|HEGEMON", 10)
    until = time.monotonic() + random.uniform(0, 0.7)
    while time.monotonic() < until:
        stage.keys(random.choice(["x", "x", "Enter", "Enter", "u", "X"]))
        stage.rest(0.005)
    seen = newest_words(whole_screen(stage))
    if stage.code is not None:  # the game was shorter than the script's patience
        stage.end()
        return
    os.kill(stage.pid(), signal.SIGKILL)
    found["on the screen"] = found.get("on the screen", 0) + 1
    stage.wait("exit code", 5)
    records = stage.records()
    check(f"{what}: there is one record", len(records) == 1)
    if len(records) == 1:
        check_record(what, records[0], seen)
    stage.end()


# ---- With lines ----------------------------------------------------------------------------------------------------------

def wait_for(process, seconds, happened):
    until = time.monotonic() + seconds
    while not happened() and process.poll() is None and time.monotonic() < until:
        pass


def wait_until_moment(process, record):
    """A random moment of a random kind; the interesting ones are short."""
    new, secret = (pathlib.Path(f"{record}.{ending}") for ending in ("new", "secret"))
    kind = random.choice(["start", "new", "secret", "record", "any", "any", "end", "over"])
    if kind == "start":
        time.sleep(random.uniform(0, 0.012))
    elif kind == "new":
        wait_for(process, 5, new.exists)
    elif kind == "secret":
        wait_for(process, 5, secret.exists)
    elif kind == "record":
        wait_for(process, 5, record.exists)
    elif kind == "end":
        wait_for(process, 5, lambda: record.exists() and b"\nend " in record.read_bytes())
    elif kind == "over":
        wait_for(process, 5, lambda: record.exists() and not secret.exists())
    else:
        time.sleep(random.uniform(0, 0.1))
    time.sleep(random.choice([0, 0, random.uniform(0, 0.0005), random.uniform(0, 0.003)]))


def is_story(line):
    """Everything else is a question, a heading or the last words."""
    return line != "" and line[-1] not in ".?!:" and not line.startswith(("—", "HEGEMON", "★", "Look", " "))


def note(record, process):
    if process.returncode != -signal.SIGKILL:
        where = TOO_LATE
    elif record.exists():
        text = record.read_text(encoding="utf-8")
        where = "after the end" if "\nend " in text else "in the game" if last_number(record) > 0 else "at its beginning"
        if "after" in where and os.path.exists(f"{record}.secret"):
            where = "between end and secret"
    else:
        where = "unborn" if os.path.exists(f"{record}.new") else "before"
    found[where] = found.get(where, 0) + 1


def kill_lines(what, game):
    folder = pathlib.Path(tempfile.mkdtemp(dir=WORK))
    record, answers = folder / "g.hgr", folder / "answers"
    answers.write_text("auto\n" * random.choice([0, 1, 5, 30]) + "resign\n" * 8)
    with open(answers, encoding="utf-8") as file, open(folder / "out", "w", encoding="utf-8") as out:
        process = subprocess.Popen([HEGEMON, "play", "--plain", game, "--record", record], stdin=file, stdout=out,
                                   stderr=out)
        wait_until_moment(process, record)
        process.kill()
        process.wait()
    note(record, process)
    stories = [line for line in (folder / "out").read_text(encoding="utf-8").split("\n")[:-1] if is_story(line)]
    if record.exists():
        check(f"{what}: every action that was told is in it", last_number(record) >= len(stories), stories[-3:])
        words = stories[-1] if stories else ""
        check_record(what, record, "" if "hidden" in words else words.replace("⚄ ", ""))
    else:
        check(f"{what}: nothing was told of a game that never was", not stories, stories)
        code, said = run("play", "--plain", game, "--record", record, lines="auto\n")
        check(f"{what}: a new game begins with the same name", code == 0, said)
        check_record(f"{what}, begun anew", record, "")
    check(f"{what}: nothing is left behind", not os.path.exists(f"{record}.new"))


def main():
    seed = random.randrange(1 << 32)
    random.seed(seed)
    games = modes()
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    for number in range(4 * wanted):
        if sum(found.values()) - found.get(TOO_LATE, 0) >= wanted:
            break
        game = games[number % len(games)]
        if number % SCREENS == 0:
            kill_screen(f"{number}: {game} on the screen", game)
        else:
            kill_lines(f"{number}: {game}", game)
    check(f"it was killed {wanted} times", sum(found.values()) - found.get(TOO_LATE, 0) >= wanted)
    shutil.rmtree(WORK, ignore_errors=True)
    print(f"seed {seed}; killed " + ", ".join(f"{where} {times}" for where, times in sorted(found.items())))
    return finish()


sys.exit(main())
