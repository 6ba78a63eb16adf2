#!/usr/bin/env python3
"""The stranger's verifier (verifier.py) at work: games of every mode are recorded and verified, every row of the table
"What chance picks from" occurs and a mistake in it would come to light, old records still fit, and a thousand tamperings
are refused by the stranger and by `hegemon verify` alike.

    tests/cli/verifier_suite.py            the suite
    tests/cli/verifier_suite.py --write    writes the example record of docs/RECORD.md anew
"""
import collections
import os
import pathlib
import pty
import random
import re
import select
import shutil
import subprocess
import sys
import tempfile

import reseal
import verifier
import verifier_tampering
from verifier_lines import actions_at, at
from verifier_table import TABLE, says_large

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
HEGEMON = str(ROOT / os.environ.get("BUILD", "build/release") / "src/cli/hegemon")
RECORD_MD = ROOT / "docs/RECORD.md"
TAMPERINGS = 1000

counts = collections.Counter()


def check(true, sentence):
    counts[bool(true)] += 1
    if not true:
        print("FAILED:", sentence)


# ---- Recording -----------------------------------------------------------------------------------------------------

# Every mode with every number of seats; where a mode has two values of an option that matters to chance, the seeded game
# is played with the first and the audited one with the second.
MODES = [
    ("mass-effect/basic", (3, 4), ()),
    ("mass-effect/galaxy-at-war", (2, 3, 4, 5), ("scanning=on", "scanning=off")),
    ("mass-effect/war-assets", (2, 3, 4, 5), ()),
    ("starcraft/basic", (3, 4, 5, 6), ()),
    ("starcraft/command-room", (3, 4, 5, 6), ()),
    ("starcraft/total-domination", (3, 4, 5, 6), ("advanced=on", "advanced=off")),
    ("starcraft/duel", (2,), ("advanced=on", "advanced=off")),
    ("starcraft/team-play", (4, 6), ("style=achievements", "style=domination")),
    ("halo-wars/basic", (3, 4, 5), ()),
    ("halo-wars/command-room", (3, 4, 5), ()),
    ("halo-wars/world-conquest", (3, 4, 5), ()),
    ("galactic-warfare/standard", (2,), ("cards=on", "cards=off")),
]

# Where to look for what these may lack: game, seats, players, cap, option, then kinds of question and traits. Games are
# played until all of them have come, so that a changed rule or player does not ask for other seeds; the very rare are
# looked for from a number on.
RARE = [
    ("starcraft/total-domination", 3, "casual", 15, "advanced=on",
     ["roll-remove", ("roll", "a die fewer"), ("roll", "more dice"), ("reroll", "one"),
      ("reroll", "all")]),
    ("starcraft/total-domination", 3, "uniform,aggressive,uniform", 40, "advanced=on", [("roll", "one side's dice")], 190),
    ("galactic-warfare/standard", 2, "uniform", 60, "cards=on",
     ["stuck-roll", ("reroll", "one of several"), ("reroll", "several")]),
    ("mass-effect/galaxy-at-war", 3, "casual", 8, "scanning=on",
     ["clash-again", "lose", "order-die", "order-draw", "face", "scan-roll", "march-roll", ("clash", "card"),
      ("clash", "titan"), ("clash", "token"), ("clash", "dreadnoughts")]),
]
GAMES_MAX = 60


def record(path, game, seats, players, cap, number, dealer, option, *more):
    options = ["--option", option] if option else []
    subprocess.run([HEGEMON, "sim", game, "--seats", str(seats), "--players", players, "--cap", str(cap), "--seed", "3",
                    "--only", str(number), "--dealer", dealer, "--record", path, "--quiet", *options, *more],
                   stdout=subprocess.DEVNULL, check=True)
    return path


def type_contribution(path, game):
    """Begins a game of two people at a terminal. The first one types a part in the dice."""
    child, terminal = pty.fork()
    if child == 0:
        os.environ["TERM"] = "xterm"
        os.execv(HEGEMON, [HEGEMON, "play", game, "--plain", "--players", "ann,ben", "--record", str(path)])
    os.write(terminal, b"seven of nine\n\nquit\n")
    try:
        while select.select([terminal], [], [], 20)[0] and os.read(terminal, 65536):
            pass
    except OSError:
        pass  # how a terminal says that nobody writes to it any more
    os.close(terminal)
    os.waitpid(child, 0)


def play_with_people(path, game):
    """A game with a typed contribution in which much is taken back, to its end."""
    type_contribution(path, game)
    for _ in range(9):
        subprocess.run([HEGEMON, "play", "--resume", str(path)], input="auto\nauto\nundo\n" * 400 + "quit\n", text=True,
                       stdout=subprocess.DEVNULL, check=True)
        if "\nsecret " in path.read_text(encoding="utf-8"):
            break
    return path


def own_edition(folder):
    """An edition from outside, which travels inside its records."""
    shutil.copytree(ROOT / "editions/mass-effect", folder)
    board = folder / "board.yaml"
    board.write_text(board.read_text(encoding="utf-8").replace("bonus: 2,", "bonus: 4,", 1), encoding="utf-8")
    return ["--edition", str(folder)]


def with_player_lines(path):
    """The program writes such a line when a seat changes hands; here they are put in, with checks that fit."""
    lines = path.read_text(encoding="utf-8").split("\n")
    actions = actions_at(lines)
    for i, name in ((actions[-2], "ann"), (actions[len(actions) // 2], "ben"), (actions[3], "casual")):
        lines.insert(i + 1, f"player {1 + i % 2} {name} #0")
    path.write_text(reseal.resealed("\n".join(lines)), encoding="utf-8")
    return path


# ---- Every mode verified -------------------------------------------------------------------------------------------

TRAITS = [
    ("roll", "more dice"), ("roll", "a die fewer"), ("roll", "one side's dice"), ("reroll", "one"), ("reroll", "all"),
    ("reroll", "one of several"), ("reroll", "several"), ("clash", "titan"), ("clash", "token"), ("clash", "card"),
    ("clash", "dreadnoughts"), ("show", "resources"), ("show", "deal"), ("draw", "deck of an army"),
    ("draw", "deck of an army, set-up"),
]


def trait_of_clash(rules, position, ask):
    if position["battle_titan"]:
        return "titan"
    if position["battle_to"] in position["token_at"]:
        return "token"
    if says_large(rules, position, "defender") or says_large(rules, position, "attacker"):
        return "card"
    return "dreadnoughts" if len(set(TABLE["conquest", "clash"][1](rules, position, ask))) > 1 else None


def trait_of_roll(rules, position, ask):
    return None if ask["n"] == 0 else "one side's dice" if ask["x"] else "a die fewer" if ask["n"] > 127 else "more dice"


def trait_of_draw(rules, position, ask):
    return None if not rules["decks"] else "deck of an army, set-up" if ask["x"] else "deck of an army"


def trait_of_fleet_again(rules, position, ask):
    several = position["dice"][str(ask["a"] + 1)] > 1
    return None if not several else "one of several" if ask["x"] == 1 else "several"


TRAIT_OF = {
    ("conquest", "clash"): trait_of_clash,
    ("conquest", "roll"): trait_of_roll,
    ("conquest", "draw"): trait_of_draw,
    ("conquest", "show"): lambda rules, position, ask: {5: "resources", 7: "deal"}[ask["x"]],
    ("conquest", "reroll"): lambda rules, position, ask: "all" if ask["a"] == 255 else "one",
    ("galactic", "reroll"): trait_of_fleet_again,
}

# What somebody might read into a row who has it a little wrong.
MISTAKES = {
    "sides": lambda dice: [(lowest, faces + 1) for lowest, faces in dice],
    "count": lambda items: items + ["one-more"],
    "order": lambda items: items[::-1],
}


class Tally:
    """What the games have shown: rows and traits that came, and the mistakes in a row that came to light."""

    def __init__(self):
        self.rows, self.traits, self.noticed = collections.Counter(), collections.Counter(), set()

    def count(self, events):
        for family, kind, rules, position, ask in events:
            self.rows[family, kind] += 1
            if (family, kind) in TRAIT_OF:
                self.traits[kind, TRAIT_OF[family, kind](rules, position, ask)] += 1

    def has(self, what):
        """A kind of question, whose mistakes have all come to light, or a trait."""
        if isinstance(what, tuple):
            return self.traits[what] > 0
        rows = [(row, verb) for row, (verb, _) in TABLE.items() if row[1] == what]
        return all((row, mistake) in self.noticed for row, verb in rows for mistake in mistakes_in(verb))

    def try_mistakes(self, path, events):
        """Verifies once more with a wrong row, until each mistake was noticed in some game."""
        for row in sorted({event[:2] for event in events}):
            verb, right = TABLE[row]
            for mistake in mistakes_in(verb):
                if (row, mistake) not in self.noticed:
                    TABLE[row] = verb, lambda *facts, r=right, m=mistake: MISTAKES[m](r(*facts))
                    if verifier.verdict_on(path, HEGEMON).status == verifier.REFUSED:
                        self.noticed.add((row, mistake))
                    TABLE[row] = verb, right


def mistakes_in(verb):
    return ["sides"] if verb == "roll" else ["count", "order"]


def verified(path, about):
    verdict = verifier.verdict_on(path, HEGEMON)
    check(verdict.status == verifier.FITS, f"{about}: line {verdict.line}: {verdict.sentence}")
    return verdict.events


def verify_seeded(folder, tally, *how):
    path = record(folder / "seeded", *how[:5], "seed", how[5])
    events = verified(path, how)
    tally.count(events)
    tally.try_mistakes(path, events)
    path.unlink()


def verify_modes(folder, tally):
    """Only seeded games count for the tally: audited ones are others every time."""
    for game, seats, options in MODES:
        for n in seats:
            verify_seeded(folder, tally, game, n, "uniform", 6, n, (options or [""])[0])
            path = folder / f"audited-{n}-{game.replace('/', '-')}"
            verified(record(path, game, n, "casual", 3, n, "audit", (options or [""])[-1]), ("audited", game, n))


def look_for_rare(folder, tally):
    for game, seats, players, cap, option, wanted, *first in RARE:
        number = start = first[0] - 1 if first else 0
        while number < start + GAMES_MAX and not all(tally.has(what) for what in wanted):
            number += 1
            verify_seeded(folder, tally, game, seats, players, cap, number, option)


def documented_rows():
    """Family, kind and verb of each row in docs/RECORD.md."""
    text = RECORD_MD.read_text(encoding="utf-8")
    section = text.split("## What chance picks from\n")[1].split("\n## ")[0]
    return re.findall(r"^\| `([a-z]+)` \| `([a-z-]+)` \| `([a-z]+)` \| ", section, re.M)


def check_rows(tally):
    rows = documented_rows()
    check(len(rows) == len(set(rows)), "docs/RECORD.md says a row twice")
    known = {(*row, verb) for row, (verb, _) in TABLE.items()}
    check(set(rows) == known, "docs/RECORD.md and the verifier differ in rows")
    for family, kind, verb in rows:
        check(tally.rows[family, kind] > 0, f"no seeded game has {family} {kind}")
        for mistake in mistakes_in(verb):
            noticed = ((family, kind), mistake) in tally.noticed
            check(noticed, f"{mistake} of {family} {kind}: a mistake does not come to light")
    for trait in TRAITS:
        check(tally.traits[trait] > 0, f"no seeded game has {trait}")


# ---- Old records ---------------------------------------------------------------------------------------------------

def verify_old():
    """Whatever lies there fits, or is refused at a line because its rules were others."""
    for path in sorted((ROOT / "tests/old").glob("*.hgr")) + sorted((ROOT / "tests/golden").glob("*.hgr")):
        run = subprocess.run([HEGEMON, "verify", path], capture_output=True, text=True)
        if run.returncode == 1 and re.search(r":[0-9]+: .*\(written for rules ", run.stderr):
            check(verifier.verdict_on(path, HEGEMON).status == verifier.REFUSED, f"{path}: only the program refuses it")
        else:
            check(run.returncode == 0, f"{path}: {run.stderr}")
            verified(path, path)


# ---- Tampering -----------------------------------------------------------------------------------------------------

def good_records(folder):
    """Short audited games of every mode, with options, `player` lines, people and an edition from outside among them."""
    paths = []
    for game, seats, options in MODES:
        path = folder / ("good-" + game.replace("/", "-"))
        paths.append(record(path, game, seats[0], "casual", 1, 1, "audit", (options or [""])[0]))
    labels = record(folder / "labels", "mass-effect/war-assets", 3, "casual", 5, 1, "audit", "")
    more = record(folder / "labels-2", "galactic-warfare/standard", 2, "casual", 5, 1, "audit", "tie=defender")
    outside = record(folder / "outside", "mass-effect/war-assets", 2, "casual", 6, 1, "audit", "",
                     *own_edition(folder / "own"))
    people = play_with_people(folder / "people", "mass-effect/war-assets")
    undo = play_with_people(folder / "undo", "galactic-warfare/standard")
    paths += [with_player_lines(labels), with_player_lines(more), people, undo, outside]
    return paths


def kept(name, data):
    """Puts a record where somebody can look at it after a failure."""
    path = ROOT / os.environ.get("BUILD", "build/release") / f"tampering-{name}.hgr"
    path.write_bytes(data)
    return path


def check_tampering(path, number, kind, data):
    path.write_bytes(data)
    stranger = verifier.verdict_on(path, HEGEMON)
    program = subprocess.run([HEGEMON, "verify", path], capture_output=True, text=True)
    accepted = (stranger.status == verifier.FITS, program.returncode == 0)
    fine = accepted == (kind.accepted, kind.accepted) and program.returncode in (0, 1, 2, 3)
    check(fine, "" if fine else f"{kind.name}: stranger {stranger.status} ({stranger.line}: {stranger.sentence}), "
          f"verify {program.returncode} ({program.stderr.strip()}); look at {kept(number, data)}")
    return stranger.status != verifier.REFUSED or stranger.line > 0


def tampered(kind, good, rng):
    """The kind done to a record by lot, or to the first one after it where that is possible."""
    start = rng.randrange(len(good))
    for lines in good[start:] + good[:start]:
        data = kind.applied(lines, rng)
        if data is not None and data != "".join(line + "\n" for line in lines).encode():
            return data
    return None


def break_off_early(folder, path):
    """At every fifth action, with the number of rounds that the position would speak for."""
    lines = path.read_text(encoding="utf-8").split("\n")[:-1]
    shown = list(verifier.replayed(HEGEMON, path))
    kind = verifier_tampering.Kind("broken off early", None, False, False)
    for i, line in list(zip(actions_at(lines), shown[1:]))[:-1:5]:
        for how in (f"capped {line['position']['round'] - 1}", "stopped"):
            data = verifier_tampering.broken_off(lines, i, how)
            check_tampering(folder / "bad.hgr", "broken-off", kind, data)


def stop(folder, path):
    """A game that may be stopped, at every fifth action; by a seed, so that its dice don't hang on the header."""
    lines = path.read_text(encoding="utf-8").split("\n")[:-1]
    for number, term in enumerate(("term stop 1", "term stop 0", "term halt 1")):
        kind = verifier_tampering.Kind(term, None, False, number == 0)
        told = [term if line.startswith("term cap ") else line for line in lines]
        for i in actions_at(told)[:-1:5]:
            check_tampering(folder / "bad.hgr", f"stop-{number}", kind, verifier_tampering.broken_off(told, i, "stopped"))


def tamper(folder):
    break_off_early(folder, record(folder / "long", "mass-effect/war-assets", 2, "casual", 9, 1, "audit", ""))
    stop(folder, record(folder / "seeded", "mass-effect/war-assets", 2, "casual", 9, 1, "seed", ""))
    good = [path.read_text(encoding="utf-8").split("\n")[:-1] for path in good_records(folder)]
    for i, lines in enumerate(good):
        check_tampering(folder / "good.hgr", f"good-{i}", verifier_tampering.Kind("good record", None, False, True),
                        "".join(line + "\n" for line in lines).encode())
    check(any("undo" in line for line in good[-2]), "nothing was taken back")
    check(any(re.match("contribution 1 [0-9a-f]{64}", line) for line in good[-2]), "nobody contributed")
    done = collections.Counter()
    for number in range(TAMPERINGS):
        kind = verifier_tampering.KINDS[number % len(verifier_tampering.KINDS)]
        data = tampered(kind, good, random.Random(number))
        check(data is not None, f"{kind.name} can be done to no record")
        if data is not None:
            done[kind.name] += 1
            check(check_tampering(folder / "bad.hgr", number, kind, data), f"{kind.name}: the stranger names no line")
    check(len(done) == len(verifier_tampering.KINDS), "some kind was never tried")
    return sum(done.values())


# ---- The example in docs/RECORD.md ---------------------------------------------------------------------------------

EXAMPLE = ["sim", "mass-effect/basic", "--seats", "3", "--seed", "42", "--only", "17", "--option", "reshuffle=on", "--quiet"]
SHOWN = 2  # actions from the start, and from the last battle


def example(folder):
    """The record of a fixed game, with what lies between left out."""
    path = folder / "example"
    subprocess.run([HEGEMON, *EXAMPLE, "--record", path], stdout=subprocess.DEVNULL, check=True)
    lines = path.read_text(encoding="utf-8").splitlines()
    begin = at(lines, "begin") + 1
    roll = next(i for i in actions_at(lines) if " attack " in lines[i])
    roll = next(i for i in range(roll, len(lines)) if " chance roll " in lines[i])
    attack = max(i for i in range(roll) if " attack " in lines[i])
    return "\n".join(lines[:begin + SHOWN] + ["…"] + lines[attack:roll + 1] + ["…", lines[-1]])


def check_example(folder):
    text = RECORD_MD.read_text(encoding="utf-8")
    shown = text.split("```\n", 2)[1].rstrip("\n")
    check(shown == example(folder), "the first example in docs/RECORD.md is out of date: write it anew with "
          "`tests/cli/verifier_suite.py --write`")


def write_example(folder):
    before, _, after = RECORD_MD.read_text(encoding="utf-8").split("```\n", 2)
    RECORD_MD.write_text(f"{before}```\n{example(folder)}\n```\n{after}", encoding="utf-8")


# ---- The suite -----------------------------------------------------------------------------------------------------

def suite(folder):
    tally = Tally()
    check_example(folder)
    verify_old()
    verify_modes(folder, tally)
    look_for_rare(folder, tally)
    check_rows(tally)
    tamperings = tamper(folder)
    print(f"{sum(tally.rows.values())} outcomes of {len(tally.rows)} kinds in seeded games dealt again, and audited and "
          f"old ones; {tamperings} tamperings of {len(verifier_tampering.KINDS)} kinds")
    print(f"{counts[True]} passed, {counts[False]} failed")
    return counts[False] > 0


def main(arguments):
    with tempfile.TemporaryDirectory(prefix="hegemon-verifier-") as folder:
        os.environ["XDG_STATE_HOME"] = folder
        return (write_example if arguments == ["--write"] else suite)(pathlib.Path(folder))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
