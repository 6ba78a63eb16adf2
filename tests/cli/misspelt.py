#!/usr/bin/env python3
"""A misspelt word of the rules is named by its file and line, with the word that was meant; `hegemon check` ends with 1
when a mode can't be played because of it, with 2 when the edition can't be read.

Each row spoils one word of an edition: in the FILE, behind the text BEFORE (the first of its kind), RIGHT becomes WRONG."""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
HEGEMON = str(ROOT / os.environ.get("BUILD", "build/release") / "src/cli/hegemon")
SC, HW, ME, GW = "starcraft", "halo-wars", "mass-effect", "galactic-warfare"
# Edition, file, before, right, wrong, exit code.
MISSPELT = [
    # what modes are made of
    (SC, "edition.yaml", "mechanisms: [", "pips", "pipps", 1),
    (SC, "edition.yaml", "mechanisms: [pips, ", "decks", "deks", 1),
    (SC, "edition.yaml", "mechanisms: [pips, decks, ", "abilities", "abilties", 1),
    (SC, "edition.yaml", "abilities, ", "bases", "bsaes", 1),
    (SC, "edition.yaml", "bases, ", "resources", "ressources", 1),
    (SC, "edition.yaml", "resources, ", "heroes", "heros", 1),
    (SC, "edition.yaml", "heroes, goals, ", "rewards", "reward", 1),
    (SC, "edition.yaml", "removes: {off: [", "abilities", "abilitys", 1),
    (SC, "edition.yaml", "adds: {on: [", "decks", "dekcs", 1),
    (ME, "edition.yaml", "sets, decks, ", "ships", "shpis", 1),
    (ME, "edition.yaml", "tokens, ", "titan", "titna", 1),
    (SC, "edition.yaml", "set-up: [", "order", "ordre", 1),
    (SC, "edition.yaml", "set-up: [order, armies, ", "swap", "swpa", 1),
    (SC, "edition.yaml", "armies, resources, goals, bases, ", "claim", "clame", 1),
    (SC, "edition.yaml", "goals, bases, claim, ", "reinforce", "reinforse", 1),
    (ME, "edition.yaml", "set-up: [", "seats", "saets", 1),
    (SC, "edition.yaml", "turn: [", "deploy", "delpoy", 1),
    (SC, "edition.yaml", "turn: [deploy, prepare, ", "invade", "invaed", 1),
    (SC, "edition.yaml", "collect, ", "victory", "victroy", 1),
    (SC, "edition.yaml", "victory, draw, ", "fortify", "fortfy", 1),
    (HW, "edition.yaml", "", "return-heroes", "return-heros", 1),
    (SC, "edition.yaml", "family: ", "conquest", "conquset", 1),
    (GW, "edition.yaml", "family: ", "galactic", "galactci", 1),
    (ME, "edition.yaml", "family: ", "assets", "asets", 1),
    (ME, "edition.yaml", "- id: ", "reshuffle", "reshufle", 1),
    (GW, "edition.yaml", "- id: ", "home-mode", "home-mod", 1),
    (ME, "edition.yaml", "values: [off, ", "on", "onn", 1),
    (GW, "edition.yaml", "values: [reroll, ", "defender", "defnder", 1),
    (SC, "edition.yaml", "values: [on, off]\n        removes: {", "off", "of", 2),
    (SC, "edition.yaml", "win: {by: ", "goals", "gaols", 2),
    # moments, and what cards do
    (SC, "windows.yaml", "- {id: ", "before-roll", "before-rol", 2),
    (ME, "windows.yaml", "- {id: ", "titan-after-move", "titan-after-mvoe", 2),
    (GW, "windows.yaml", "- {id: ", "declare", "declaer", 2),
    (SC, "cards.yaml", "window: ", "before-roll", "befor-roll", 2),
    (SC, "cards.yaml", "{op: ", "die-bonus", "die-bonsu", 2),
    (SC, "cards.yaml", "{op: die-bonus, side: ", "attacker", "atacker", 2),
    (SC, "cards.yaml", "which: ", "highest", "higest", 2),
    (SC, "cards.yaml", "lasts: ", "invasion", "invsaion", 2),
    (SC, "cards.yaml", "{op: remove, where: ", "attacking", "atacking", 2),
    (SC, "cards.yaml", "lock: ", "target", "targte", 2),
    (ME, "cards.yaml", "op: ", "titan-devastate", "titan-devestate", 2),
    (ME, "cards.yaml", "where: ", "own", "onw", 2),
    (GW, "cards.yaml", "op: ", "raise-total", "raise-totl", 2),
    (GW, "cards.yaml", "window: ", "declare", "declaer", 2),
    # goals, meters, charts
    (SC, "goals.yaml", "kind: ", "hold-region", "hold-regoin", 2),
    (SC, "goals.yaml", "kind: ", "extra-manoeuvre", "extra-manoever", 2),
    (ME, "meters.yaml", "event: ", "token-taken", "token-taekn", 2),
    (ME, "meters.yaml", "kind: ", "tug", "tgu", 2),
    (HW, "charts.yaml", "set-up: [order, ", "armies", "armeis", 2),
    (HW, "charts.yaml", "order: ", "sides-in-turn", "side-in-turn", 2),
    (HW, "charts.yaml", "lost-with: ", "top-die", "top-dye", 2),
    (HW, "charts.yaml", "reshuffle: ", "next-draw", "nxt-draw", 2),
    (HW, "charts.yaml", "goals-to: ", "eliminator", "elimnator", 2),
]
counts = {True: 0, False: 0}


def check(sentence, true, more=""):
    counts[bool(true)] += 1
    if not true:
        print("FAILED:", sentence, more)


def spoil(folder, file, before, right, wrong):
    """Replaces the word and returns its line."""
    path = folder / file
    text = path.read_text(encoding="utf-8")
    at = text.index(before + right)
    path.write_text(text[:at] + before + wrong + text[at + len(before + right):], encoding="utf-8")
    return text[:at + len(before)].count("\n") + 1


def run(*arguments):
    return subprocess.run([HEGEMON, *arguments], capture_output=True, text=True, check=False, timeout=60,
                          env={**os.environ, "LC_ALL": "C.UTF-8"})


def try_word(work, edition, file, before, right, wrong, code):
    folder = work / "own"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ROOT / "editions" / edition, folder)
    place = f"{folder}/{file}:{spoil(folder, file, before, right, wrong)}: "
    done = run("check", str(folder))
    said = next((line for line in done.stderr.splitlines() if line.startswith(place)), "")
    named = re.search(rf"(?<![\w-]){right}(?![\w-])", said.removeprefix(place))
    check(f"{edition}/{file}: {wrong} is named at its line with {right}", named, done.stderr)
    check(f"{edition}/{file}: {wrong} ends with {code}", done.returncode == code, str(done.returncode))
    check(f"{edition}/{file}: {wrong} is not called fine", "fine: " not in done.stdout, done.stdout)


def check_others(work):
    """What is far from every word has none named; each mode's words are told; JSON says the same."""
    folder = work / "far"
    shutil.copytree(ROOT / "editions" / SC, folder)
    line = spoil(folder, "edition.yaml", "turn: [", "deploy", "waltz")
    done = run("check", str(folder))
    check("a step of tomorrow has no likely word", f"{folder}/edition.yaml:{line}: This version knows no step waltz; "
          "docs/EDITIONS.md lists them." in done.stderr, done.stderr)
    check("how many modes can't be played is said", "1 of 5 modes can't be played." in done.stderr, done.stderr)
    second = spoil(folder, "edition.yaml", "turn: [", "deploy", "delpoy")
    told = json.loads(run("check", "--json", str(folder)).stdout)
    check("JSON has every word of every mode", [one["place"] for one in told["unknown"]] == [
        f"{folder}/edition.yaml:{line}", f"{folder}/edition.yaml:{second}"], told)
    check("JSON doesn't call it fine", told["fine"] is False and told["playable"] == 3, told)
    french = run("check", "--lang", "fr", str(folder))
    check("French is spoken to those who ask for it", "2 modes sur 5" in french.stderr, french.stderr)
    check("the other modes can be played", run("sim", "--edition", str(folder), f"{SC}/duel", "--games", "1").returncode == 0)
    whole = json.loads(run("check", "--json", str(ROOT / "editions" / SC)).stdout)
    check("a whole edition lacks nothing", whole["fine"] is True and whole["unknown"] == [])


def main():
    with tempfile.TemporaryDirectory() as name:
        work = pathlib.Path(name)
        for row in MISSPELT:
            try_word(work, *row)
        check_others(work)
    check("there are many", len(MISSPELT) >= 30 and len({row[4] for row in MISSPELT}) >= 30)
    print(f"{counts[True]} passed, {counts[False]} failed")
    sys.exit(counts[False] > 0)


main()
