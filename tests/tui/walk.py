#!/usr/bin/env python3
"""Every kind of question of every mode at 80 by 24: regions with their bonuses, what wins, the goals and all neighbours
are two keys away, a hint is there with what it advises, and every frame is closed on its right side.

    tests/tui/walk.py [GOLDEN...]
"""
import functools
import json
import re
import subprocess
import sys

from captures_cut import cut
from looks import broken_edges
from stage import HEGEMON, ROOT, Stage, check, finish

DECIDE = {"en": "you decide", "fr": ": à vous"}
# A word of what wins, by mode, in both languages.
WINS = {"galaxy-at-war": ("last unit", "dernière unité"), "war-assets": ("points", "points"), "grid": ("home", "natal"),
        "board": ("last", "dernier")}
# Questions about a battle, and how they are told from others, in both languages.
BATTLE = {"defend": r"defend\?|défendez-vous", "hold": r"defend\?|défendez-vous", "commit": r"this roll\?|ce jet",
          "advance": "follow|suivent", "follow": "follow|suivent", "jump": "jump|sautez"}
# One game of each mode: what differs by the number of seats is no other page. Records of the second version are sealed
# and can't be cut.
GOLDEN = sorted({path.stem[:-2]: path.stem for path in sorted((ROOT / "tests/golden").glob("*.hgr"))
                 if path.read_text(encoding="utf-8").startswith("hegemon-record 1")}.values())


def kinds(game):
    """kind of question -> the first action after which a seat is asked it, and the goals then; edition and mode."""
    lines = subprocess.run([HEGEMON, "replay", f"tests/golden/{game}.hgr", "--json"], capture_output=True, text=True,
                           cwd=ROOT, check=True).stdout.splitlines()
    found = {}
    for step in map(json.loads, lines):
        position = step.get("position", {})
        if step["type"] == "action" and position["ask"] and isinstance(position["ask"][-1]["seat"], int):
            found.setdefault(position["ask"][-1]["kind"], (step["number"], position.get("goals", [])))
    header = json.loads(lines[0])
    released = ROOT / "editions/released" / f"{header['edition']}-{header['edition_sha256'][:12]}"
    return found, str(released) if released.exists() else header["edition"], header["mode"]


@functools.cache
def board(edition, language):
    what = ["--edition", edition] if "/" in edition else [edition]
    return json.loads(subprocess.run([HEGEMON, "show", *what, "--json", "--lang", language], capture_output=True,
                                     text=True, check=True).stdout)


def squeezed(text):
    """What the frames hold as one line."""
    return " ".join(" ".join(line.strip("│ ").split()) for line in text.split("\n"))


def page(stage, digit, whole=True):
    """What two keys lead to; the whole of it where it is longer than the screen."""
    stage.keys("o")
    stage.wait(" 4 Sign")
    stage.keys(digit)
    text = last = stage.settled()
    if whole and "↑" in last.split("\n")[-1]:
        stage.keys("Home")
        last = stage.settled()
        text += "\n" + last
    for _ in range(12):
        if not whole or "↓" not in last.split("\n")[-1]:
            break
        stage.keys("PageDown")
        last = stage.settled()
        text += "\n" + last
    stage.keys("Escape")
    return text


def check_places(what, text, near):
    """Lines that a longer one is broken into are set in."""
    listed = re.sub(r" *│\n *│ {6,}", " ", text)
    for place, others in near.items():
        found = re.search(rf"│  {re.escape(place)}( \S+)? → (.*)", listed)
        missing = [one for one in others if not found or one not in found[2]]
        check(f"{what}: all neighbours of {place} are there", not missing, f"{missing} not in {found and found[0]}")


def two_keys(what, stage, facts, language, first):
    """The pages that a small screen has no room for."""
    regions = page(stage, "1")
    wins = page(stage, "2")
    places = page(stage, "3", whole=first)
    signs = page(stage, "4")
    for region in facts["regions"]:
        check(f"{what}: region {region} is two keys away", region in squeezed(regions), regions)
    check(f"{what}: what wins is two keys away", facts["wins"][language] in squeezed(wins), wins)
    for goal in facts["goals"]:
        check(f"{what}: goal {goal} is two keys away", goal in squeezed(wins), wins)
    check(f"{what}: neighbours are two keys away", not facts["near"] or places.count(" → ") > 5, places)
    if first:  # all of them, once in a game
        check_places(what, places, facts["near"])
    check(f"{what}: there is a legend of signs", "▶" in signs and "▸" in signs, signs)
    for text in (regions, wins, places, signs):
        check_edges(what, text.split("\n")[:24])


def check_named(what, kind, text, places):
    """Whoever is asked about a battle reads which place is attacked from where, or was taken. Where the question was
    answered by itself and another one is asked, nothing is named."""
    said = squeezed("\n".join(line.split("│")[1] for line in text.split("\n") if line.startswith("│")))
    if kind in BATTLE and re.search(BATTLE[kind], said):
        named = [place for place in places if place in said]
        check(f"{what}: both places are named", len(named) >= 2, said)


def check_edges(what, lines):
    broken = list(broken_edges(lines))
    check(f"{what}: every frame is closed", not broken, "\n".join(broken + lines))


def hint(what, stage):
    stage.keys("h")
    text = stage.wait(r"would\s|jouerait", 30)
    lines = [line.split("│")[1].strip() for line in text.split("\n") if line.startswith("│")]
    said = " ".join(" ".join(lines).split())
    check(f"{what}: a hint shows what it advises", "would play: " in said or "jouerait" in said, text)
    check(f"{what}: and all of its reasons", said.rstrip().endswith((".", "%")), text)
    stage.keys("Escape")


def ask_once(game, kind, number, facts, language, first):
    what = f"{game}, {kind}, {language}"
    stage = Stage("play", "--resume", str(cut(f"{game}-{kind}", game, number)), "--lang", language)
    text = stage.wait(DECIDE[language])
    check(f"{what}: a person is asked", DECIDE[language] in text, text)
    check_edges(what, text.split("\n"))
    check_named(what, kind, text, facts["near"])
    two_keys(what, stage, facts, language, first)
    hint(what, stage)
    stage.end()


def facts_of(edition, mode, goals, language):
    shown = board(edition, language)
    grid, cards = shown["edition"] == "galactic-warfare", mode == "war-assets"
    wins = dict(zip(DECIDE, WINS["grid" if grid else mode if mode in WINS else "board"]))
    places = [] if grid or cards else shown["places"]
    name = {place["id"]: place["name"] for place in places}
    return {"regions": [] if grid else [f"{one['name']} +{one['bonus']}" if not cards else one["name"]
                                        for one in shown["regions"]],
            "wins": wins, "goals": [one["name"] for one in shown["goals"] if one["id"] in goals],
            "near": {place["name"]: [name[one] for one in place["borders"] + place["relays"]] for place in places}}


def main():
    for number, game in enumerate(sys.argv[1:] or GOLDEN):
        found, edition, mode = kinds(game)
        for turn, (kind, (action, goals)) in enumerate(sorted(found.items())):
            language = ("en", "fr")[(number + turn) % 2]
            ask_once(game, kind, action, facts_of(edition, mode, goals, language), language, turn == 0)
    return finish()


sys.exit(main())
