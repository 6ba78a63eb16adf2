#!/usr/bin/env python3
"""What keys, the mouse, typing, signals and the size of the window do."""
import hashlib
import os
import pathlib
import re
import signal
import subprocess
import sys
import time

from captures_cut import cut
from stage import HEGEMON, WORK, Stage, check, finish


def work_of(pid):
    """Seconds of a processor that a program has used: the same on a busy machine."""
    fields = pathlib.Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def newcomer():
    stage = Stage("play")
    stage.wait("Start")
    for _ in range(12):
        if "you decide" in stage.text():
            break
        stage.keys("Enter")
        stage.settled()
    text = stage.wait("you decide")
    check("Enter at every question leads into a game", "you decide" in text, text)
    check("with less than three seconds of work", work_of(stage.pid()) < 3)
    stage.keys("?")
    text = stage.wait("Rules: ")
    check("`?` tells what to do, with the rule's number", re.search(r"Claim an empty place.*ME-BT-CLAIM-01", text, re.S), text)
    stage.keys("Enter")
    stage.wait("you decide")
    stage.keys("q")
    stage.wait("Leave the game")
    stage.keys("Enter")
    text = stage.wait("exit code")
    check("leaving says how to resume", "play --resume" in text and "exit code 0" in text, text)
    stage.end()
    return stage.records()[0]


def resumed(record):
    stage = Stage("play", "--resume", str(record))
    text = stage.wait("you decide")
    check("a game that was left goes on", "you decide" in text, text)
    os.kill(stage.pid(), signal.SIGINT)
    text = stage.wait("exit code")
    check("Ctrl-C leaves a game that can be resumed", "exit code 130" in text and "play --resume" in text, text)
    stage.end()
    stage = Stage("play", "--resume", str(record))
    stage.wait("you decide")
    os.kill(stage.pid(), signal.SIGHUP)
    text = stage.wait("exit code")
    check("so does a closed terminal", "exit code 130" in text, text)
    stage.end()


def typing():
    stage = Stage("play", "--resume", str(cut("typing", "mass-effect-basic-3", 300)))
    stage.wait("you decide")
    stage.keys(":")
    stage.type("attack tuchanka earth 3")
    stage.keys("Enter")
    text = stage.wait("You control this place")
    check("a refusal says why", "You control this place" in text, text)
    stage.keys("Escape")
    stage.keys(":")
    stage.type("atack tuchanka mindoir")
    stage.keys("Enter")
    text = stage.wait("did you mean")
    check("a word that is wrong is named", "attack" in text, text)
    stage.keys("Escape")
    stage.keys(":")
    stage.type("at")
    stage.keys("Tab")
    stage.type("TUC")
    stage.keys("Tab")
    stage.keys("Escape")
    stage.keys(":")
    stage.type("Attack Tuchanka mindoir until 4")
    stage.keys("Enter")
    text = stage.wait("Mindoir falls|falls", 20)
    check("an attack goes on until it is decided", re.search("falls|losses", text), text)
    stage.end()


def undoing():
    record = cut("undo", "mass-effect-basic-3", 200 - 1)
    stage = Stage("play", "--resume", str(record))
    stage.wait("Deploy your reinforcements")
    stage.keys("u")
    text = stage.wait("Nothing can be taken back")
    check("what others did can not be taken back", "Nothing can be taken back" in text, text)
    stage.keys("Enter", "Left", "Enter")
    text = stage.wait("places")
    check("units are placed", "places" in text, text)
    stage.keys("u")
    text = stage.wait("Taken back")
    check("an own action can be taken back", "Taken back" in text and "takes the last action" in text, text)
    stage.end()
    check("the record tells it", re.search(r" place .*\n\d+ \d undo #", record.read_text(encoding="utf-8")))
    told = subprocess.run([HEGEMON, "replay", str(record)], capture_output=True, text=True, check=False).stdout
    check("so does its story", "takes the last action back" in told)
    facts = subprocess.run([HEGEMON, "replay", str(record), "--json"], capture_output=True, text=True, check=False).stdout
    check("and its JSON", '"action":"undo","verb":"undo"' in facts)


def people():
    stage = Stage("play", "galactic-warfare/standard", "--players", "anna,ben", "--speed", "3")
    stage.contribute(people=2)
    text = stage.wait("is next")
    check("a curtain falls between people with hidden cards", "Let only this player look" in text, text)
    stage.keys("Enter")
    text = stage.wait("you decide")
    check("then the player is asked", "you decide" in text, text)
    stage.keys("T")
    stage.wait("Who plays which seat")
    stage.keys("Right", "Down", "Right", "Down", "Enter")
    text = stage.wait("thinking|roll|round")
    stage.keys("p")
    text = stage.wait("Paused")
    check("computer players can take over, and a game of theirs be paused", "Paused" in text, text)
    stage.keys("q")
    stage.wait("Leave the game")
    stage.keys("Enter")
    stage.wait("exit code 0")
    record = stage.records()[0].read_text(encoding="utf-8")
    check("the record says who took over", re.search("^player 1 ", record, re.M))
    stage.end()


def contributing():
    """What a person types goes into the dice after everything else is fixed, and stands in the record."""
    stage = Stage("play", "galactic-warfare/standard", "--players", "anna,casual", "--speed", "3")
    text = stage.wait("your part in the dice")
    promised = re.search(r"header ([0-9a-f]{40,})", text)
    check("the header's digest and the commitment are shown first", promised and "commitment " in text, text)
    stage.type("perhaps né")
    stage.keys("BSpace", "BSpace")
    stage.type("not")
    stage.keys("Enter")
    text = stage.wait("stands in the record")
    digest = hashlib.sha256("perhaps not".encode()).hexdigest()
    check("then it says that the contribution is in the record", f"contribution 1 {digest[:16]}" in text, text)
    record = stage.records()[0].read_text(encoding="utf-8")
    check("where it is", f"\ncontribution 1 {digest}\ncontribution 2 derived\nbegin" in record, record[:2000])
    check("below what was promised", promised and f"\nheader {promised[1]}" in record, record[:2000])
    stage.end()


def resigning():
    stage = Stage("play", "galactic-warfare/standard", "--speed", "0")
    stage.contribute()
    stage.wait("you decide")
    stage.keys("R")
    stage.wait("Resign and leave")
    stage.keys("y")
    text = stage.wait("game is over", 10)
    check("resigning ends a game of two", "game is over" in text, text)
    stage.end()


def sizes():
    stage = Stage("play", "--resume", str(cut("size", "starcraft-command-room-3", 200)))
    stage.wait("you decide")
    stage.resize(60, 20)
    text = stage.wait("larger")
    check("a window that is too small says so", "larger" in text, text)
    stage.resize(160, 50)
    text = stage.wait(r"(?s)Regions.*you decide")  # further down, so the whole of it is drawn
    check("and a larger one shows all", "Regions" in text and "you decide" in text, text)
    stage.end()


def colours():
    plain = Stage("play", "--resume", str(cut("ink", "mass-effect-basic-3", 300)), NO_COLOR="1")
    plain.wait("you decide")
    check("NO_COLOR is honoured", not re.search(r"\x1b\[[0-9;]*[34]8[;:]5", plain.coloured()))
    plain.end()
    stage = Stage("play", "--resume", str(cut("ink", "mass-effect-basic-3", 300)))
    stage.wait("you decide")
    stage.settled()
    check("otherwise owners have colours", re.search(r"\x1b\[[0-9;]*48;5", stage.coloured()))
    stage.end()


def mouse():
    stage = Stage("play", "--resume", str(cut("mouse", "mass-effect-basic-3", 10)))
    stage.wait("you decide")
    lines = stage.settled().split("\n")
    row = next(i for i, line in enumerate(lines) if "Horizon" in line)
    column = lines[row].index("Horizon") + 1
    press = ["1b", "5b", "4d", "20", f"{33 + column:02x}", f"{33 + row:02x}"]
    stage.keys("-H", *press)
    text = stage.wait("claims Horizon")
    check("a click on a place takes it", "claims Horizon" in text, text)
    stage.end()


def languages():
    stage = Stage("play", "mass-effect/basic", LC_ALL="fr_FR.UTF-8", LANG="fr_FR.UTF-8")
    stage.contribute()
    text = stage.wait("à vous")
    check("LANG decides, also where the locale is not installed", ": à vous" in text, text)
    stage.end()
    stage = Stage("play", "mass-effect/basic", "--lang", "en", LC_ALL="fr_FR.UTF-8")
    stage.contribute()
    text = stage.wait("you decide")
    check("--lang overrides it", "you decide" in text, text)
    stage.end()


def tmux(*arguments):
    return subprocess.run(["tmux", "-S", str(WORK / "tmux"), "-f", "/dev/null", *arguments], capture_output=True, text=True,
                          check=False).stdout


def like_tmux():
    """The terminal of these tests shows what one shows that others have written."""
    stage = Stage("play", "--resume", str(cut("ours", "starcraft-command-room-3", 200)), "--lang", "fr")
    command = f"LC_ALL=C.UTF-8 {HEGEMON} play --lang fr --resume {cut('theirs', 'starcraft-command-room-3', 200)}"
    tmux("new-session", "-d", "-s", "it", "-x", "80", "-y", "24", command)
    for keys, columns, rows in (((), 80, 24), (("o", "3", "PageDown"), 80, 24), (("Escape", "Tab"), 80, 24), ((), 130, 40),
                                (("l", "PageUp"), 130, 40), (("Escape", "?"), 100, 30)):
        if columns != stage.screen.columns:
            stage.resize(columns, rows)
            tmux("resize-window", "-t", "it", "-x", str(columns), "-y", str(rows))
        for key in keys:
            stage.keys(key)
            tmux("send-keys", "-t", "it", key)
        text, until = stage.settled(), time.monotonic() + 30
        while (shown := tmux("capture-pane", "-p", "-t", "it").rstrip("\n")) != text and time.monotonic() < until:
            time.sleep(0.02)
        check(f"tmux shows the same after {keys} at {columns} by {rows}", shown == text, f"{shown}\n{text}")
    tmux("kill-server")
    stage.end()


def opened_twice():
    first = Stage("play", "starcraft/duel")
    first.contribute()
    first.wait("you decide")
    record = first.records()[0]
    before = record.read_bytes()
    second = Stage("play", XDG_STATE_HOME=str(first.state))
    second.wait("Resume 1 saved game")
    second.keys("Up", "Up", "Up", "Enter")
    text = second.wait(r"\(open\)")
    check("the menu marks a game that is open", re.search(r"\(open\) duel-\d+", text), text)
    check("and says where", f"open in another program (hegemon, process {first.pid()})" in " ".join(text.split()), text)
    second.keys("Enter")
    text = second.settled()
    check("it can't be resumed from there", "Saved games" in text and record.read_bytes() == before, text)
    os.kill(first.pid(), signal.SIGKILL)
    first.wait("exit code")
    second.keys("Enter")
    text = second.wait("you decide")
    check("once it is free, it can", "you decide" in text, text)
    first.end()
    second.end()


def main():
    resumed(newcomer())
    for part in (typing, undoing, people, contributing, resigning, sizes, colours, mouse, languages, like_tmux,
                 opened_twice):
        part()
    check("nothing is left behind", WORK.exists())
    return finish()


sys.exit(main())
