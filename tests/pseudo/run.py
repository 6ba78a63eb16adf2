#!/usr/bin/env python3
"""Another language is one more catalogue: with one that puts every sentence between marks, stories, positions and the
demo have no word outside of marks but names. A sentence that goes around the catalogue stands there bare."""
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
BUILD = pathlib.Path(os.environ.get("BUILD", ROOT / "build/release"))
PROGRAM = BUILD / "tests/hegemon-pseudo"
WORD = re.compile(r"[^\W\d_]{2,}")
CARD = re.compile(r"\b[a-z][a-z0-9-]* \(")  # the id of a card, before its name
ENGINE_WORDS = {"idle", "passed", "worked"}  # fields without a label are shown as the engine calls them
counts = {True: 0, False: 0}


def check(sentence, true):
    counts[bool(true)] += 1
    if not true:
        print("FAILED:", sentence)


def named():
    """The words of all French names of the editions."""
    words = set()
    for path in (ROOT / "editions").rglob("*.yaml"):
        for name in re.findall(r"\bfr: *(.*)", path.read_text(encoding="utf-8")):
            words.update(WORD.findall(name))
    return words


def bare(text):
    """What is left when everything between marks is taken out, from the inside."""
    while True:
        shorter = re.sub(r"⟦[^⟦⟧]*⟧", " ", text)
        if shorter == text:
            return CARD.sub("(", text)
        text = shorter


def tell(*arguments):
    with tempfile.TemporaryDirectory() as home:
        run = subprocess.run([PROGRAM, *arguments, "--lang", "fr"], capture_output=True, text=True, check=False,
                             env={**os.environ, "XDG_STATE_HOME": home}, timeout=120)
    check(f"{arguments} exits with 0: {run.stderr}", run.returncode == 0)
    return run.stdout


def judge(what, text, names):
    left = [word for word in WORD.findall(bare(text)) if word not in names and word not in ENGINE_WORDS]
    check(f"{what}: something is said", text.count("⟦") > 0)
    check(f"{what}: said around the catalogue: {sorted(set(left))[:20]}", not left)


def told(record, *more):
    """Without the heading and the result, which the command line has in English only."""
    return tell("replay", str(record), *more).split("\n\n")[1]


def main():
    names = named()
    for record in sorted((ROOT / "tests/golden").glob("*.hgr")):
        judge(record.stem, told(record), names)
        for line in record.with_suffix(".points").read_text(encoding="utf-8").splitlines():
            judge(f"{record.stem} at {line}", told(record, "--to", line.split()[0], "--as", "1"), names)
    demo = tell("demo", "mass-effect/basic")
    judge("demo", re.sub(r"^ *\S*hegemon-pseudo .*$", "", demo, flags=re.M), names)
    print(f"{counts[True]} passed, {counts[False]} failed")
    return counts[False] > 0


sys.exit(main())
