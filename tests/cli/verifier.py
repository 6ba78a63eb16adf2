#!/usr/bin/env python3
"""A stranger's verifier of game records, written from docs/RECORD.md alone.   verifier.py [--program HEGEMON] FILE...

It reads the record itself, takes positions from `hegemon replay --json`, and deals every roll and draw again. One line
for each file: `FILE: fits, ...`, `FILE: unfinished, ...` or `FILE:LINE: sentence`. The exit code is 0 when all fit, 1
when one is refused, 3 when one is unfinished and none is refused."""
import argparse
import hashlib
import json
import os
import re
import subprocess
import sys

from verifier_dealers import Audited1, Audited2, Seeded1, Seeded2, audited_root, derived_contribution
from verifier_table import TABLE
from verifier_text import Refusal, read

FITS, REFUSED, UNFINISHED = "fits", "refused", "unfinished"


class Verdict:
    """`events` lists (family, kind, rules, position, question) of every outcome that was dealt again."""

    def __init__(self, status, line, sentence, events=()):
        self.status, self.line, self.sentence, self.events = status, line, sentence, events


# ---- The dealer ----------------------------------------------------------------------------------------------------

def reveal(record):
    """The secret must be what was committed to, and nothing that follows from it may pass for a contribution."""
    if not record.secret:
        return
    if hashlib.sha256(record.secret).hexdigest() != record.commitment:
        raise Refusal(record.line_of["secret"], "the secret does not fit the commitment")
    for seat, given in enumerate(record.contributions if record.version == 2 else [], 1):
        if given == derived_contribution(record.secret, bytes.fromhex(record.header), seat):
            raise Refusal(record.line_of["contribution", seat], "these digits follow from the secret: nobody gave them")


def dealer_of(record):
    """The dealer, or None while the secret is not known."""
    if not record.audited:
        return (Seeded2 if record.version == 2 else Seeded1)(*record.seed)
    if not record.secret:
        return None
    if record.version == 1:
        return Audited1(record.secret, record.contributions)
    return Audited2(audited_root(record.secret, bytes.fromhex(record.header), record.contributions))


def dealt(dealer, rules, position, ask):
    """What chance does now, in notation."""
    verb, picks = TABLE[rules["family"], ask["kind"]]
    dealer.next_event()
    picked = picks(rules, position, ask)
    if verb == "roll":
        return " ".join(["roll", *map(str, dealer.roll(picked))])
    return f"{verb} {picked[dealer.draw(len(picked))]}"


# ---- The game ------------------------------------------------------------------------------------------------------

def replayed(program, path):
    """The lines of `replay --json`; what the program itself refuses is passed on with its line."""
    run = subprocess.run([program, "replay", "--json", path], capture_output=True, text=True)
    if run.returncode in (0, 3):
        return map(json.loads, run.stdout.splitlines())
    match = re.search(r":([0-9]+): (.*)", run.stderr)
    raise Refusal(int(match[1]), "replay: " + match[2]) if match else Refusal(0, "replay: " + run.stderr.strip())


def compare_header(record, shown):
    """The program must show the game that the text names."""
    facts = {"record_version": record.version, "rules_version": int(record.rules), "edition": record.edition,
             "edition_sha256": record.edition_sha256, "mode": record.mode, "options": record.options,
             "terms": record.terms}
    for key, value in facts.items():
        if shown[key] != value:
            raise Refusal(1, f"replay shows another {key}")
    if [(seat["army"], seat["player"]) for seat in shown["seats"]] != record.seats:
        raise Refusal(1, "replay shows other seats")
    if shown["hash"] != record.begin:
        raise Refusal(record.line_of["begin"], "the hash of the first position does not fit")


def compare_action(action, shown):
    told = (shown["number"], str(shown["seat"]), shown["action"], shown["hash"])
    if told != (action.number, action.seat, action.words, action.hash):
        raise Refusal(action.line, "replay shows another action")


def check_chance(dealer, action, rules, position):
    """Deals the action again where chance is asked; gives the event, or None."""
    ask = position["ask"][-1] if position["ask"] else None
    if action.seat != "chance":
        return None
    if not ask or ask["seat"] != "chance":
        raise Refusal(action.line, "chance is not asked")
    expected = dealt(dealer, rules, position, ask) if dealer else action.words
    if action.words != expected:
        raise Refusal(action.line, f"the dealer dealt '{expected}' and not '{action.words}'")
    return rules["family"], ask["kind"], rules, position, ask


def check_undo(action, hashes):
    """The hash of an action taken back is that of the position before it; `hashes` are of the line of play."""
    if action.words != "undo":
        hashes.append(action.hash)
        return
    hashes.pop()
    if not hashes or action.hash != hashes[-1]:
        raise Refusal(action.line, "the position is not that before the action taken back")


def cap_of(record):
    """The rounds that the table agreed on, or None. Version 1 does not say."""
    cap = record.terms.get("cap", "")
    return int(cap) if re.fullmatch("[1-9][0-9]*", cap) else None


def check_cap(record, action, position):
    cap = cap_of(record)
    if cap is not None and not position["over"] and position["round"] > cap:
        raise Refusal(action.line, f"the game was to be broken off after {cap} rounds")


def ends_so(record, position):
    """Whether the end is what the position says."""
    if record.end == "capped":
        agreed = record.version == 1 or record.end_numbers == [cap_of(record)]
        return not position["over"] and agreed and record.end_numbers == [position["round"] - 1]
    if record.end == "stopped":
        agreed = record.version > 1 and record.terms.get("stop") == "1" and not record.end_numbers
        return agreed and not position["over"] and not (cap_of(record) and position["round"] > cap_of(record))
    won = record.end == "won"
    return position["over"] and position["winners"] == record.end_numbers and won == bool(record.end_numbers)


def check_end(record, position):
    if record.end and not ends_so(record, position):
        raise Refusal(record.line_of["end"], "it did not end so")


def play_through(record, lines):
    """Follows the whole game; gives the events that were dealt again."""
    header, dealer, events = next(lines), dealer_of(record), []
    compare_header(record, header)
    rules, position, hashes = header["rules"], header["position"], [record.begin]
    for action in record.actions:
        shown = next(lines)
        compare_action(action, shown)
        check_cap(record, action, position)
        event = check_chance(dealer, action, rules, position)
        check_undo(action, hashes)
        events += [event] if event else []
        position = shown["position"]
    check_end(record, position)
    return events if dealer else []


def verdict_on(path, program):
    try:
        with open(path, "rb") as file:
            record = read(file.read())
        reveal(record)
        events = play_through(record, replayed(program, path))
    except Refusal as refusal:
        return Verdict(REFUSED, refusal.line, refusal.sentence)
    sentence = f"{len(record.actions)} actions, {len(events)} outcomes of chance dealt again"
    if record.audited and not record.secret:
        return Verdict(UNFINISHED, record.last_line, f"{sentence}: the secret is not revealed", events)
    return Verdict(FITS if record.end else UNFINISHED, record.last_line, sentence, events)


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--program", default=os.environ.get("BUILD", "build/release") + "/src/cli/hegemon")
    arguments.add_argument("files", nargs="+")
    arguments = arguments.parse_args()
    statuses = set()
    for path in arguments.files:
        verdict = verdict_on(path, arguments.program)
        statuses.add(verdict.status)
        where = f"{path}:{verdict.line}" if verdict.status == REFUSED and verdict.line else path
        print(f"{where}: {'' if verdict.status == REFUSED else verdict.status + ', '}{verdict.sentence}")
    return 1 if REFUSED in statuses else 3 if UNFINISHED in statuses else 0


if __name__ == "__main__":
    sys.exit(main())
