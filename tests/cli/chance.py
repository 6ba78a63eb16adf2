#!/usr/bin/env python3
"""Deals recorded games of every mode again from docs/RECORD.md alone: chance_space.py says what each event picks from,
the dealers below are the section "The dealer's arithmetic", and every outcome must come out as recorded.

    tests/cli/chance.py            the suite: records games, deals them again
    tests/cli/chance.py FILE...    only these records, which must be finished if they are audited
"""
import collections
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
    if ask["kind"] == "roll" and rules["family"] == "conquest" and ask["n"] != 0:
        return ("split" if ask["x"] else "fewer" if ask["n"] > 127 else "more") + " dice"
    if ask["kind"] == "clash":
        if position["battle_titan"]:
            return "titan"
        for side in chance_space.SIDES:
            if chance_space.all_are_large(rules, position, side):
                return f"large dice of the {side}"
        return "mixed dice" if len(set(space.dice)) > 1 else None
    if ask["kind"] == "show":
        return {chance_space.RESOURCES: "resource", chance_space.DEAL: "deal"}[ask["x"]]
    if ask["kind"] == "draw" and rules.get("decks"):
        return "deck of an army, set-up" if ask["x"] else "deck of an army"
    if ask["kind"] == "reroll":
        return "one die" if ask["x" if rules["family"] == "galactic" else "a"] in (0, 1, 2) and len(
            space.dice) == 1 else "all dice"
    return None


def deal_again(path, seen):
    """Deals a record again. Returns the number of events; raises AssertionError at the first that differs."""
    lines = replayed(path)
    header, result = json.loads(lines[0]), json.loads(lines[-1])
    rules, dealer = header["rules"], dealer_of(header, result)
    count = 0
    for number, position, action in events_of(lines):
        space = chance_space.space(rules, position)
        kind = chance_space.question(position)["kind"]
        assert is_within(space, action), f"action {number}, {kind}: {action} is impossible"
        dealt = deal(dealer, space)
        assert dealt == action, f"action {number}, {kind}: {dealt} was dealt, not {action}"
        seen[rules["family"], kind, action.split()[0], trait_of(rules, position, space)] += 1
        count += 1
    assert count > 0, "chance never acts"
    return count


def main():
    seen = collections.Counter()
    for path in sys.argv[1:]:
        print(path, deal_again(path, seen))
    for key in sorted(seen, key=str):
        print(*key, seen[key])


if __name__ == "__main__":
    sys.exit(main())
