#!/usr/bin/env python3
"""Deals recorded games of every mode again from docs/RECORD.md alone: chance_space.py says what each event picks from,
the dealers below are the section "The dealer's arithmetic", and every outcome must come out as recorded.

    tests/cli/chance.py            the suite: records games, deals them again
    tests/cli/chance.py FILE...    only these records, which must be finished if they are audited
"""
import collections
import copy
import hashlib
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

import chance_space

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
HEGEMON = ROOT / os.environ.get("BUILD", "build/release") / "src/cli/hegemon"
MASK32, MASK64 = 2**32 - 1, 2**64 - 1

# ---- Audited games -----------------------------------------------------------------------------------------------------


def rotated(x, by, width):
    return (x << by | x >> (width - by)) & (2**width - 1)


def quarter_round(w, a, b, c, d):
    for one, two, three, by in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        w[one] = (w[one] + w[two]) & MASK32
        w[three] = rotated(w[three] ^ w[one], by, 32)


ROUNDS = ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15),
          (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14))


def words_of(data):
    return [int.from_bytes(data[i:i + 4], "little") for i in range(0, len(data), 4)]


def chacha20_block(key, counter, nonce):
    """The sixteen words of one block (RFC 8439)."""
    start = words_of(b"expand 32-byte k" + key + counter.to_bytes(4, "little") + nonce)
    w = list(start)
    for _ in range(10):
        for columns in ROUNDS:
            quarter_round(w, *columns)
    return [(x + y) & MASK32 for x, y in zip(w, start)]


class AuditDealer:
    """A keystream for each event."""

    def __init__(self, secret, contributions):
        self.key = hashlib.sha256(b"".join(map(bytes.fromhex, [secret, *contributions]))).digest()
        self.event = -1

    def begin_event(self):
        self.event += 1
        self.block, self.words = 0, []

    def word(self):
        if not self.words:
            self.words = chacha20_block(self.key, self.block, self.event.to_bytes(8, "little") + bytes(4))
            self.block += 1
        return self.words.pop(0)

    def below(self, bound):
        fair = 2**32 // bound * bound
        word = self.word()
        while word >= fair:
            word = self.word()
        return word % bound


# ---- Seeded games ------------------------------------------------------------------------------------------------------


def mixed(x):
    x &= MASK64
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9 & MASK64
    x = (x ^ x >> 27) * 0x94D049BB133111EB & MASK64
    return x ^ x >> 31


class SeedDealer:
    """One sequence of numbers through the whole game."""

    def __init__(self, seed, game):
        golden = 0x9E3779B97F4A7C15
        a, b = seed, 8 * game + 7
        for i in (1, 2):
            a ^= mixed(b + i * golden)
            b ^= mixed(a + i * golden)
        self.state = [mixed(a + golden), mixed(a + 2 * golden), mixed(b + golden), mixed(b + 2 * golden)]

    def begin_event(self):
        pass

    def next(self):
        w = self.state
        out = rotated(w[1] * 5 & MASK64, 7, 64) * 9 & MASK64
        shifted = w[1] << 17 & MASK64
        w[2] ^= w[0]
        w[3] ^= w[1]
        w[1] ^= w[2]
        w[0] ^= w[3]
        w[2] ^= shifted
        w[3] = rotated(w[3], 45, 64)
        return out

    def below(self, bound):
        product = (self.next() >> 32) * bound
        while product & MASK32 < 2**32 % bound:
            product = (self.next() >> 32) * bound
        return product >> 32


# ---- Dealing again -----------------------------------------------------------------------------------------------------


def deal(dealer, space):
    """The action that an event makes."""
    dealer.begin_event()
    if isinstance(space, chance_space.Roll):
        return space.action([least + dealer.below(highest - least + 1) for least, highest in space.dice])
    return space.action(dealer.below(len(space.items)))


def is_within(space, action):
    """Whether an outcome is possible at all, whoever dealt it."""
    if isinstance(space, chance_space.Draw):
        return action in map(space.action, range(len(space.items)))
    verb, *faces = action.split()
    return verb == "roll" and len(faces) == len(space.dice) and all(
        least <= int(face) <= highest for face, (least, highest) in zip(faces, space.dice))


def replayed(path):
    """The lines of `replay --json`, as text."""
    return subprocess.run([HEGEMON, "replay", "--json", str(path)], capture_output=True, text=True,
                          check=True).stdout.splitlines()


def events_of(lines):
    """Each chance event: the number of its action, the position before it, and the action. Only these lines are read:
    positions are large, and most actions are the players'."""
    acted = re.compile(r'{"type":"action","number":(\d+),"seat":"chance","action":"([^"]*)"')
    for before, line in zip(lines, lines[1:]):
        if (event := acted.match(line)) is not None:
            yield int(event[1]), json.loads(before)["position"], event[2]


def dealer_of(header, result):
    facts = header["dealer"]
    if facts["kind"] == "seed":
        return SeedDealer(facts["seed"], facts["game"])
    assert hashlib.sha256(bytes.fromhex(result["secret"])).hexdigest() == facts["commitment"], "another secret"
    return AuditDealer(result["secret"], facts["contributions"])


def trait_of(rules, position, space):
    """What is special about an event, to know that the games have it: a word, or None."""
    ask = chance_space.question(position)
    if rules["family"] == "galactic" and ask["kind"] == "reroll" and position["dice"][str(ask["a"] + 1)] > 1:
        return "one of several" if ask["x"] == 1 else "several"
    if rules["family"] != "conquest":
        return None
    if ask["kind"] == "roll" and ask["n"] != 0:
        return "one side's dice" if ask["x"] else "a die fewer" if ask["n"] > 127 else "more dice"
    if ask["kind"] == "clash":
        if position["battle_titan"]:
            return "titan"
        if chance_space.all_are_large(rules, position, "defender"):
            return "token" if position["battle_to"] in position["token_at"] else "card"
        return "dreadnoughts" if len(set(space.dice)) > 1 else None
    if ask["kind"] == "show":
        return {chance_space.RESOURCES: "resources", chance_space.DEAL: "deal"}[ask["x"]]
    if ask["kind"] == "draw" and rules["decks"]:
        return "deck of an army, set-up" if ask["x"] else "deck of an army"
    if ask["kind"] == "reroll":
        return "all" if ask["a"] == 255 else "one"
    return None


def wrong_spaces(space):
    """What somebody might take it for who has the table a little wrong, by the mistake."""
    if isinstance(space, chance_space.Roll):
        return {"sides": chance_space.Roll([(least, highest + 1) for least, highest in space.dice])}
    return {"count": chance_space.Draw(space.verb, space.items + ["one-more"]),
            "order": chance_space.Draw(space.verb, space.items[::-1])}


class Tally:
    """What the games have shown: how often each row and trait came, and which mistakes in a row came to light."""

    def __init__(self):
        self.rows = collections.Counter()
        self.traits = collections.Counter()
        self.noticed = collections.defaultdict(set)

    def count(self, row, trait):
        self.rows[row] += 1
        self.traits[row[1], trait] += 1

    def try_mistakes(self, row, space, dealer, action):
        """One event that comes out otherwise is enough for each mistake."""
        for mistake, wrong in wrong_spaces(space).items():
            if mistake not in self.noticed[row] and deal(copy.deepcopy(dealer), wrong) != action:
                self.noticed[row].add(mistake)


def deal_again(path, tally):
    """Deals a record again. Returns the number of events; raises AssertionError at the first that differs."""
    lines = replayed(path)
    header, result = json.loads(lines[0]), json.loads(lines[-1])
    rules, dealer = header["rules"], dealer_of(header, result)
    count = 0
    for number, position, action in events_of(lines):
        space = chance_space.space(rules, position)
        kind = chance_space.question(position)["kind"]
        row = rules["family"], kind, action.split()[0]
        assert is_within(space, action), f"action {number}, {kind}: {action} is impossible"
        tally.try_mistakes(row, space, dealer, action)
        dealt = deal(dealer, space)
        assert dealt == action, f"action {number}, {kind}: {dealt} was dealt, not {action}"
        tally.count(row, trait_of(rules, position, space))
        count += 1
    assert count > 0, "chance never acts"
    return count


# ---- The suite ---------------------------------------------------------------------------------------------------------

# Every mode with every number of seats; where a mode has two values of an option that matters to chance, the seeded game is
# played with the first and the audited one with the second.
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

# Seeded games that have what the others lack: game, seats, players, cap, number, option.
RARE = [
    ("starcraft/total-domination", 3, "uniform", 60, 28, "advanced=on"),  # eight dice and more
    ("galactic-warfare/standard", 2, "uniform", 500, 35, "cards=on"),     # stuck ships, one die of several again
]

TRAITS = [
    ("roll", "more dice"), ("roll", "a die fewer"), ("roll", "one side's dice"), ("reroll", "one"), ("reroll", "all"),
    ("reroll", "one of several"), ("reroll", "several"), ("clash", "titan"), ("clash", "token"), ("clash", "card"),
    ("clash", "dreadnoughts"), ("show", "resources"), ("show", "deal"), ("draw", "deck of an army"), ("draw", "deck of an army, set-up"),
]

counts = collections.Counter()


def check(true, sentence):
    counts[bool(true)] += 1
    if not true:
        print("FAILED:", sentence)


def record(path, game, seats, players, cap, number, dealer, option):
    options = ["--option", option] if option else []
    subprocess.run([HEGEMON, "sim", game, "--seats", str(seats), "--players", players, "--cap", str(cap), "--seed", "3",
                    "--only", str(number), "--dealer", dealer, "--record", path, "--quiet", *options],
                   stdout=subprocess.DEVNULL, check=True)


def play_and_deal_again(folder, tally, *how):
    path = folder / "-".join(map(str, how)).replace("/", "-")
    record(path, *how)
    try:
        deal_again(path, tally)
        check(True, "")
    except AssertionError as fault:
        check(False, f"{how}: {fault}")


def play_all(folder, tally):
    """Only seeded games count for the tally: audited ones are others every time."""
    for game, seats, options in MODES:
        first, second = options or ("", "")
        for n in seats:
            play_and_deal_again(folder, tally, game, n, "uniform", 12, n, "seed", first)
            play_and_deal_again(folder, Tally(), game, n, "casual", 8, n, "audit", second)
    for game, seats, players, cap, number, option in RARE:
        play_and_deal_again(folder, tally, game, seats, players, cap, number, "seed", option)


def documented_rows():
    """Family, kind and verb of each row in docs/RECORD.md."""
    text = (ROOT / "docs/RECORD.md").read_text(encoding="utf-8")
    section = text.split("## What chance picks from\n")[1].split("\n## ")[0]
    return re.findall(r"^\| `([a-z]+)` \| `([a-z-]+)` \| `([a-z]+)` \| ", section, re.M)


def check_rows(tally):
    rows = documented_rows()
    check(len(rows) == len(set(rows)), "docs/RECORD.md says a row twice")
    check({row[:2] for row in rows} == {(family, kind) for family, kinds in chance_space.TABLE.items() for kind in kinds},
          "docs/RECORD.md and chance_space.py have different rows")
    for row in rows:
        mistakes = {"sides"} if row[2] == "roll" else {"count", "order"}
        check(tally.rows[row] > 0, f"no seeded game has {row}: take other seeds")
        check(tally.noticed[row] == mistakes, f"mistakes in {row} don't come to light: take other seeds")
    for trait in TRAITS:
        check(tally.traits[trait] > 0, f"no seeded game has {trait}: take other seeds")


def suite():
    tally = Tally()
    with tempfile.TemporaryDirectory(prefix="hegemon-chance-") as folder:
        play_all(pathlib.Path(folder), tally)
    check_rows(tally)
    print(f"{sum(tally.rows.values())} events of {len(tally.rows)} kinds in seeded games dealt again, and audited games")
    print(f"{counts[True]} passed, {counts[False]} failed")
    return counts[False] > 0


def main(paths):
    if not paths:
        return suite()
    for path in paths:
        print(f"{path}: {deal_again(path, Tally())} events dealt again")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
