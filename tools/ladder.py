#!/usr/bin/env python3
"""Prints the ladder against the sparring pool in every mode, as the table of docs/PLAYERS.md.

tools/ladder.py PROGRAM [--groups LEVEL=N,...] [--only EDITION/MODE]   deal groups for each level; 0 leaves it out

Each cell is the share of the level over all tables of its gauntlet with the interval by deal groups. The styles that are
kept out of all fitting, hunter and avenger, play in modes that are won by conquest alone.
"""
import argparse
import json
import subprocess

CONQUEST = "builder,turtle,opportunist,hunter,avenger"
GOALS = "builder,rusher,opportunist,hoarder"
CAMPAIGN = "builder,zealot,raider"
MODES = [
    ("mass-effect/basic", 3, CONQUEST),
    ("mass-effect/basic", 4, CONQUEST),
    ("starcraft/total-domination", 3, CONQUEST),
    ("halo-wars/world-conquest", 3, CONQUEST),
    ("starcraft/duel", 2, GOALS),
    ("starcraft/basic", 3, GOALS),
    ("starcraft/command-room", 3, GOALS),
    ("halo-wars/basic", 3, GOALS),
    ("halo-wars/command-room", 3, GOALS),
    ("halo-wars/command-room", 4, GOALS),
    ("mass-effect/galaxy-at-war", 2, CAMPAIGN),
    ("mass-effect/galaxy-at-war", 3, CAMPAIGN),
    ("mass-effect/war-assets", 3, "raider,hoarder"),
    ("galactic-warfare/standard", 2, "racer,fighter"),
]
GROUPS = {"novice": 20, "casual": 40, "skilled": 4, "hard": 2, "master": 0}


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("--groups", default="", help="LEVEL=N,...")
    parser.add_argument("--only", default="", help="one EDITION/MODE")
    parsed = parser.parse_args()
    for pair in filter(None, parsed.groups.split(",")):
        level, _, number = pair.partition("=")
        GROUPS[level] = int(number)
    return parsed


def gauntlet(program, mode, seats, pool, level):
    """The sum over all tables, and the games."""
    command = [program, "arena", mode, "--seats", str(seats), "--one", level, "--pool", pool, "--groups",
               str(GROUPS[level]), "--seed", "2026", "--threads", "1", "--quiet", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)["gauntlet"][-1]


def cell(row):
    share = row["share"]
    return f"{100 * share['value']:.0f} [{100 * share['low']:.0f} {100 * share['high']:.0f}]"


def main():
    parsed = arguments()
    levels = [level for level, groups in GROUPS.items() if groups > 0]
    print("| game | seats | pool | par | " + " | ".join(levels) + " |")
    print("|---" * (4 + len(levels)) + "|")
    for mode, seats, pool in MODES:
        if parsed.only not in ("", mode):
            continue
        rows = [gauntlet(parsed.program, mode, seats, pool, level) for level in levels]
        cells = " | ".join(map(cell, rows))
        print(f"| {mode} | {seats} | {pool.replace(',', ', ')} | {100 * rows[0]['par']:.0f} | {cells} |", flush=True)


main()
