#!/usr/bin/env python3
"""Another language is one more catalogue: with one whose sentences are a third longer, between marks and in letters of
their own (catalogue.py), nothing that people read has a plain word but names, ids and what they type. A sentence that
goes around the catalogue stands there in plain letters; one that is cut has lost its closing mark.
    tests/pseudo/run.py [stories|commands|faults|screens]..."""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
BUILD = pathlib.Path(os.environ.setdefault("BUILD", str(ROOT / "build/release")))
PROGRAM = BUILD / "tests/hegemon-pseudo"
sys.path.insert(0, str(ROOT / "tests/tui"))
sys.path.insert(0, str(ROOT / "tests/pseudo"))
import stage  # noqa: E402  (needs BUILD)
from catalogue import LETTERS  # noqa: E402
from captures_cut import cut  # noqa: E402
from stage import Stage, check  # noqa: E402

stage.HEGEMON = str(PROGRAM)
WORD = re.compile(r"[^\W\d_]{2,}")
STRANGE = re.compile(f"[{''.join(map(chr, LETTERS.values()))}]")
# What people type: commands in backquotes, options, ids before a name, file names, hashes, codes of places and rules;
# and the letters of seats with the numbers of their sides.
TYPED = re.compile(r"`[^`]*`|--[a-z-]+|\b[a-z][a-z0-9-]* \(|\S*/\S*|\S+\.(?:hgr|yaml|txt|md|html)\b|\b[0-9a-f]{12,}…?|#[0-9a-f]+"
                   r"|\b[a-z]+(?:-[a-z0-9]+)+\b|\b[A-Z]{3}\b|\b[A-Z0-9][¹²³⁴⁵⁶]|\b[A-Z]+(?:-[A-Z0-9]+)+\b")
EXEMPT = {"idle", "passed", "worked",  # fields without a label are shown as the engine calls them
          "sha", "Elo", "LLR", "us", "HEGEMON", "English", "Français", "hegemon", "game", "hgr", "me", "person",
          "option", "on", "off", "Tab", "Esc", "Enter", "commitment", "header", "NAME", "YAML", "UTF", "EDITION", "MODE", "PATH", "FILE"}
GOLDEN = sorted((ROOT / "tests/golden").glob("*.hgr"))


def words_of_editions():
    """Of their names in the language that the strange one stands in for, their ids, and what the program calls players
    and verbs."""
    words = set(EXEMPT)
    for path in (ROOT / "editions").rglob("*.yaml"):
        text = path.read_text(encoding="utf-8")
        if path.name == "fr.yaml":
            words.update(WORD.findall(text))
        for name in re.findall(r"\bfr: *(.*(?:\n +(?!- |[a-z-]+:).*)*)", text):
            words.update(WORD.findall(name))
        for name in re.findall(r"\bid: *([a-z0-9-]+)|values: \[(.*?)\]", text):
            words.update(WORD.findall(" ".join(name)))
    players = subprocess.run([PROGRAM, "sim", "--help"], capture_output=True, text=True, check=True).stdout
    words.update(re.findall(r"^  ([a-z]+) ", players, re.M))
    for path in (ROOT / "src/engine").rglob("*"):
        if path.suffix in (".c", ".inc"):
            words.update(re.findall(r'"([a-z][a-z-]+)"', path.read_text(encoding="utf-8")))
    return words


def tell(*arguments, code=0):
    with tempfile.TemporaryDirectory() as home:
        run = subprocess.run([PROGRAM, *map(str, arguments), "--lang", "fr"], capture_output=True, text=True, check=False,
                             env={**os.environ, "XDG_STATE_HOME": home, "LC_ALL": "C.UTF-8"}, timeout=120, cwd=ROOT)
    check(f"{arguments} exits with {code}: {run.stderr}", run.returncode == code)
    return run.stderr if code else run.stdout


def judge(what, text, names):
    plain = re.sub(r"[^\W\d_]+…", " ", TYPED.sub(" ", text))  # a shortened name ends in dots
    left = [word for word in WORD.findall(plain)
            if not STRANGE.search(word) and word not in names and word.lower() not in names]
    check(f"{what}: something is said", text.count("⟦") > 0, text)
    check(f"{what}: said around the catalogue: {sorted(set(left))[:30]}", not left)


def judge_whole(what, text, names):
    judge(what, text, names)
    opened, closed = text.count("⟦"), text.count("⟧")
    check(f"{what}: no sentence is cut ({opened} begin, {closed} end)", opened == closed, text)


# ---- Stories -----------------------------------------------------------------------------------------------------

def stories(names):
    for record in GOLDEN:
        judge_whole(record.stem, tell("replay", record), names)
        for line in record.with_suffix(".points").read_text(encoding="utf-8").splitlines():
            judge_whole(f"{record.stem} at {line}", tell("replay", record, "--to", line.split()[0], "--as", "1"), names)
    demo = tell("demo", "mass-effect/basic")
    judge_whole("demo", re.sub(r"^ *\S*hegemon-pseudo .*$", "", demo, flags=re.M), names)


# ---- Commands ----------------------------------------------------------------------------------------------------

ODDS = ["10 6", "3 2 --round --fraction", "12 8 --stop 3", "12 --chain 4,2,1 --leave 1", "9 --chain 3,4+ --vanguard",
        "--table 4 --stop 1", "8 5 --edition mass-effect --cruisers 1 --carriers /2", "1 1",
        "3 2 --round --hero 1/1 --edition halo-wars", "6 4 --all 2:1 --cap /1:2", "2 3 --sums --modifier 1",
        "2 3 --sums --ties", "6 --harbinger --dreadnoughts 2 --modifier -1 --shot", "--scan 7,5,3+ --steal", "--scan 7,5",
        "200 150", "5 5 --ties --towers 1 --second 1 --set 6:1 --lose /1 --extra 1"]
ARENA = ["starcraft/duel --players aggressive,uniform --groups 4 --quiet --sprt 0,20 --cost",
         "mass-effect/basic --one aggressive --field uniform --groups 1 --quiet --mirror",
         "starcraft/team-play --players aggressive,uniform,casual --groups 1 --quiet"]


def modes():
    listed = subprocess.run([PROGRAM, "editions", "--lang", "en"], capture_output=True, text=True, check=True).stdout
    return re.findall(r"^  (\S+/\S+) ", listed, re.M)


def commands(names):
    judge_whole("editions", tell("editions"), names)
    for edition in sorted({mode.split("/")[0] for mode in modes()}):
        judge_whole(f"show {edition}", tell("show", edition, "--cards"), names)
        judge_whole(f"check {edition}", tell("check", f"editions/{edition}"), names)
    for mode in modes():
        judge_whole(f"show {mode}", tell("show", mode), names)
        judge_whole(f"sim {mode}", tell("sim", mode, "--games", "3", "--usage", "--quiet"), names)
    judge_whole("sim of one", tell("sim", modes()[0], "--games", "1", "--cap", "2", "--quiet", "--players", "uniform"), names)
    for line in ODDS:
        judge_whole(f"odds {line}", tell("odds", *line.split()), names)
    for line in ARENA:
        judge_whole(f"arena {line}", tell("arena", *line.split()), names)
    for record in GOLDEN:
        judge_whole(f"odds of {record.stem}", tell("odds", "--record", record, "--at", "150"), names)
        judge_whole(f"verify {record.stem}", tell("verify", record), names)


# ---- Faults ------------------------------------------------------------------------------------------------------

# What is refused, with exit code 2.
WRONG = ["show nothing", "show mass-effect/nothing", "show", "sim", "sim mass-effect/basic --seats 9", "odds 3", "odds 3 2 --leave 2",
         "odds 3 2 --nothing", "odds 3 2 --cap", "odds 6 4 --round", "odds 3 2 --stop 3", "odds 3 2 --dice x", "odds 2 --chain x",
         "odds 12 --chain 4,2+", "odds 3 2 --scan 7 --round", "replay /nonexistent", "replay", "verify", "check", "arena",
         "arena starcraft/duel --players aggressive", "arena starcraft/duel --players aggressive,aggressive",
         "arena starcraft/duel --players nobody,uniform", "sim mass-effect/basic --games 0", "sim mass-effect/basic --record x",
         "sim mass-effect/basic --option x", "sim mass-effect/basic --option reshuffle=perhaps", "check tests/cli",
         "play nothing", "demo nothing", "demo galactic-warfare/standard"]
# One edit of an edition each: the file, what stands there, what is written instead.
MISTAKES = [("board.yaml", "    bonus: 2\n", ""), ("board.yaml", "    bonus: 2\n", "    bonsu: 2\n"),
            ("board.yaml", "    bonus: 2\n", "    bonus: two\n"), ("board.yaml", "    bonus: 2\n", "    bonus: 100\n"),
            ("board.yaml", "  - id: earth\n", "  - id: Earth\n"), ("board.yaml", "    at: [120, 395]\n", "    at: [120]\n"),
            ("board.yaml", "relays: {palaven: rulebook}", "relays: {}"), ("board.yaml", "    strategic: no\n", "\tstrategic: no\n")]
WORDS_APART = [("words/en.yaml", "{name: Earth,", "{name: [Earth],"), ("words/en.yaml", "    earth: {", "    erth: {"),
               ("words/en.yaml", "board:\n", "bord:\n"), ("words/sources.yaml", "  counts: rulebook\n", "  counts: hearsay\n"),
               ("words/sources.yaml", "    alliance: rulebook\n", "    alliance: {unit: rulebook}\n"),
               ("look.yaml", "    earth: {at: [120, 395]}\n", "    earth: {at: [120]}\n"),
               ("board.yaml", "    relays: [palaven]\n", "    relays: {palaven: rulebook}\n"),
               ("board.yaml", "    relays: [palaven]\n", "    relays: [palaven]\n    source: rulebook\n"),
               ("words/en.yaml", "    earth: {name", "    earth: {strategic: Earth, name")]
KINDS = {"region", "place"}  # keys of an edition's file
COMMANDS = {"sim", "odds", "replay", "verify", "arena", "demo", "cmd", "PROGRAM", "ROUNDS"}
ECHOED = {"perhaps", "No", "such", "file", "or", "directory"}  # what was typed, and what the system says
LINES = [("\n5 ", "\n7 "), (" #", " #0"), ("\nend won", "\nend lost"), ("\nseats 3", "\nseats 9"), ("hegemon-record", "hegemon-recrod")]


def faults(names):
    names = names | COMMANDS | ECHOED
    for line in WRONG:
        judge_whole(line, tell(*line.split(), code=2), names)
    for folder, file, good, bad in ([("released/mass-effect-52fa6637a114", *mistake) for mistake in MISTAKES] +
                                    [("mass-effect", *mistake) for mistake in WORDS_APART]):
        with tempfile.TemporaryDirectory() as work:
            shutil.copytree(ROOT / "editions" / folder, f"{work}/spoilt")
            path = pathlib.Path(work, "spoilt", file)
            text = path.read_text(encoding="utf-8")
            check(f"{file} has {good!r}", good in text)
            path.write_text(text.replace(good, bad, 1), encoding="utf-8")
            judge_whole(f"check of {bad!r}", tell("check", f"{work}/spoilt", code=2), names | KINDS | set(WORD.findall(bad)))
    for good, bad in LINES:
        with tempfile.TemporaryDirectory() as work:
            path = pathlib.Path(work, "game.hgr")
            text = (ROOT / "tests/golden/mass-effect-basic-3.hgr").read_text(encoding="utf-8")
            path.write_text(text.replace(good, bad, 1), encoding="utf-8")
            code = 2 if "recrod" in bad else 1
            judge_whole(f"verify of {bad!r}", tell("verify", path, code=code), names)


# ---- Screens -----------------------------------------------------------------------------------------------------

# The golden game, the first action to look at, keys
SCREENS = [
    ("mass-effect-basic-3", 10, ""), ("mass-effect-basic-3", 300, ""), ("mass-effect-basic-3", 300, "Enter"),
    ("mass-effect-basic-3", 300, "?"), ("mass-effect-basic-3", 300, "c"), ("mass-effect-basic-3", 300, "T"),
    ("mass-effect-basic-3", 300, "h"), ("mass-effect-basic-3", 300, ": a Tab"), ("mass-effect-basic-3", 300, ": z Enter"),
    ("mass-effect-basic-3", 300, "q"), ("mass-effect-basic-3", 300, "u"), ("mass-effect-basic-3", 300, "R"),
    ("starcraft-command-room-3", 200, ""), ("starcraft-command-room-3", 300, "c"), ("starcraft-command-room-3", 300, "?"),
    ("starcraft-team-play-4", 300, ""), ("halo-wars-command-room-5", 250, ""), ("halo-wars-command-room-5", 250, "c"),
    ("galactic-warfare-standard-2", 120, ""), ("galactic-warfare-standard-2", 120, "c"),
    ("galactic-warfare-standard-2", 120, "?"), ("mass-effect-galaxy-at-war-3", 605, ""),
    ("mass-effect-galaxy-at-war-3", 605, "c"), ("mass-effect-galaxy-at-war-3", 605, "?"),
    ("mass-effect-war-assets-3", 120, ""), ("mass-effect-war-assets-3", 120, "c"), ("mass-effect-war-assets-3", 120, "?"),
]
# The golden game, keys in the replay
SHEETS = [("starcraft-command-room-3", "End"), ("starcraft-command-room-3", "g"), ("starcraft-command-room-3", "c"),
          ("starcraft-command-room-3", "?"), ("starcraft-command-room-3", "s"), ("starcraft-command-room-3", ":"),
          ("galactic-warfare-standard-2", "g"), ("mass-effect-galaxy-at-war-3", "End"), ("mass-effect-war-assets-3", "End")]


def look(what, keys, names, *arguments):
    """One screen. The story stands in a window of its last lines: its first sentence may begin above."""
    shown = Stage(*arguments, "--lang", "fr")
    shown.wait("⟧")
    text = shown.settled()
    for key in keys.split():
        shown.keys(key)
        text = shown.settled()
    shown.end()
    judge(what, text, names)
    lost = text.count("⟦") - text.count("⟧")
    check(f"{what}: no sentence is cut ({lost} have no end)", lost <= 0, text)


def screens(names):
    for number, (game, least, keys) in enumerate(SCREENS):
        record = cut(f"screen{number}", game, least)
        look(f"{game} at {least} {keys}", keys, names, "play", "--resume", str(record))
    for game, keys in SHEETS:
        look(f"replay of {game} {keys}", keys, names, "play", "--replay", str(ROOT / f"tests/golden/{game}.hgr"))
    look("the menu", "", names, "play")
    look("the parts of dice", "", names, "play", "mass-effect/basic", "--players", "me,casual,casual")


SUITES = {"stories": stories, "commands": commands, "faults": faults, "screens": screens}


def main():
    names = words_of_editions()
    for name in sys.argv[1:] or SUITES:
        SUITES[name](names)
    return stage.finish()


sys.exit(main())
