#!/usr/bin/env python3
"""A referee for the plain facts of Galaxy at War, written from the rules and from docs/RECORD.md alone: it shares nothing
with the program.

    hegemon replay --json game.hgr | tests/cli/referee_campaign.py

Knows the board (who holds what, limits of claims and ships, tokens, the titan, devastated places), who may attack what,
the dice of battles with ships and of attacks on the titan as long as no card is in force, the moves of a fortify step, the
meter, and who has won.
It does not judge directives. Prints `accepted: N actions, M battles` and exits with 0, or names the line and what is wrong
with it and exits with 1.
"""
import json
import sys

CLASSES = ("cruiser", "carrier", "dreadnought")
KINDS = {"hold": ("defend",), "clash": ("roll",), "clash-again": ("roll",), "ship": ("ship",), "follow": ("advance",),
         "token": ("token",), "face": ("face",), "titan": ("titan",), "march-to": ("titan",), "march": ("march", "end"),
         "claim": ("claim",), "claim-for": ("claim",), "reinforce": ("reinforce",), "reinforce-for": ("reinforce",),
         "campaign": ("attack", "assault", "play", "end"), "moment": ("play", "pass"), "react": ("play", "pass")}


class Foul(Exception):
    pass


def demand(true, sentence):
    if not true:
        raise Foul(sentence)


class Referee:
    def __init__(self, header):
        demand(header["type"] == "header" and header["as"] is None, "a referee needs the whole truth")
        self.rules = header["rules"]
        demand("campaign" in self.rules["mechanisms"], "this referee knows only campaigns")
        self.seats = len(header["seats"])
        self.roles = self.rules["roles"]
        self.before, self.battles, self.first_dice = None, 0, None
        self.moved = set()

    # ---- The position by itself ---------------------------------------------------------------------------------------

    def owner(self, position, place):
        return next((int(army) for army, places in position["own"].items() if place in places), None)

    def role(self, army):
        return self.roles[army - 1]

    def held(self, position, role):
        return {place for army, places in position["own"].items() if self.role(int(army)) == role for place in places}

    def check_board(self, position):
        for place in self.rules["places"]:
            owners = [army for army, places in position["own"].items() if place in places]
            demand(len(owners) <= 1, f"{place} has two owners")
            demand((position["units"][place] > 0) == (len(owners) == 1), f"{place} has an owner or units, not both")
            ships = sum(position["ships"][place].values())
            demand(ships == 0 or owners, f"{place} has ships and nobody")
            demand(place not in position["devastated"] or not owners, f"{place} is devastated and held")
        demand(len(position["devastated"]) <= self.rules["devastations"], "too many places are devastated")
        for army, places in position["own"].items():
            for kind in CLASSES:
                demand(sum(position["ships"][place][kind] for place in places) <= self.rules["ships_per_class"],
                       f"army {army} has too many ships of class {kind}")

    def check_setup(self, position):
        for army, places in position["own"].items():
            limit = self.rules["claim_limits"][int(army) - 1]
            demand(limit is None or len(places) <= limit, f"army {army} claims more than {limit} places")
            units = sum(position["units"][place] for place in places)
            demand(units + position["pool"][army] == self.rules["start_units"][int(army) - 1],
                   f"the starting units of army {army} don't add up")

    def check_tokens(self, position):
        keepers, lifted = self.held(position, "keepers"), 0
        for i, place in enumerate(position["token_at"]):
            if place is None and i < position["tokens_drawn"] and not position["tokens_out"] >> i & 1:
                lifted += 1
            demand(place is None or place in keepers, f"the token on {place} is not the keepers'")
        asked = {ask["kind"] for ask in position["ask"]}
        demand(lifted == 0 or "token" in asked or position["over"], "a token is nowhere")

    # ---- What happened ------------------------------------------------------------------------------------------------

    def in_force(self, position):
        return any(position["effect_card"]) or any(position["battle_bonus"]) or position["battle_total"]

    def attack(self, line):
        was, seat, start, to = self.before, line["seat"], line["from"], line["to"]
        demand(self.owner(was, start) == seat, f"{start} is not the attacker's")
        demand(self.role(self.owner(was, to)) != self.role(seat), f"{to} is of the attacker's own faction")
        demand(was["titan"] != to or self.role(self.owner(was, to)) != "keepers", f"{to} is shielded")
        demand(to in self.rules["places"][start] or {start, to} <= set(self.rules["relays"]), f"{to} can't be reached")
        demand(1 <= line["n"] <= min(3, was["units"][start] - 1), "that many units can't attack")

    def assault(self, line):
        was, start = self.before, line["from"]
        demand(was["titan"] is not None, "the titan is away")
        demand(self.role(line["seat"]) != "keepers", "keepers attack their own titan")
        demand(start == was["titan"] or start in self.rules["places"][was["titan"]], f"{start} is not beside the titan")
        demand(1 <= line["n"] <= min(3, was["units"][start] - 1), "that many units can't attack")

    def faces(self, line, kind):
        """The faces of both sides after this roll, or None while ones are still to be rolled again."""
        was, count = self.before, self.before["battle_attack"]
        if kind == "clash":
            sides = [line["dice"][:count], line["dice"][count:]]
            again = [sum(1 << i for i, face in enumerate(self.ones(side, was["battle_ships"][k])) if face)
                     for k, side in enumerate(sides)]
            self.first_dice = sides
            if any(again):
                ask = line["position"]["ask"][-1]
                demand(ask["kind"] == "clash-again" and [ask["a"], ask["b"]] == again, "other ones are rolled again")
                return None
            return sides
        ask, rest = was["ask"][-1], list(line["dice"])
        return [[rest.pop(0) if bits >> i & 1 else face for i, face in enumerate(side)]
                for bits, side in zip((ask["a"], ask["b"]), self.first_dice)]

    @staticmethod
    def ones(side, ships):
        left = ships["cruiser"]
        for face in side:
            yield face == 1 and left > 0
            left -= face == 1 and left > 0

    @staticmethod
    def sorted_with_carriers(side, ships):
        side = sorted(side, reverse=True)
        return [face + (i < ships["carrier"]) for i, face in enumerate(side)]

    def clash(self, line, kind):
        was, position = self.before, line["position"]
        sides = self.faces(line, kind)
        if sides is None or self.in_force(was):
            return
        self.battles += 1
        if was["battle_titan"]:
            self.titan(was, position, sides[0])
            return
        attack, defence = (self.sorted_with_carriers(side, was["battle_ships"][k]) for k, side in enumerate(sides))
        lost = [sum(a <= d for a, d in zip(attack, defence)), sum(a > d for a, d in zip(attack, defence))]
        start, to = was["battle_from"], was["battle_to"]
        falls = was["units"][to] == lost[1]
        gone = lost[0] + (was["battle_attack"] if falls else 0)
        demand(position["units"][start] == was["units"][start] - gone, f"{start} should lose {gone} units")
        demand((self.owner(position, to) == was["seat"]) == falls, f"{to} falls against the dice, or does not")
        if not falls:
            demand(position["units"][to] == was["units"][to] - lost[1], f"{to} should lose {lost[1]} units")

    def titan(self, was, position, dice):
        if position["ask"] and position["ask"][-1]["kind"] == "moment":
            return
        total = sum(dice) + min(was["battle_ships"][0]["carrier"], len(dice))
        if self.role(was["seat"]) == "seekers":
            total += self.rules["meter"][was["meter"]]["modifier"]
        demand((position["titan"] is None) == (total >= self.rules["titan_total"]), f"a total of {total} settles it otherwise")

    def fortify(self, line):
        """Units move once in a turn and ships once, whichever comes first."""
        move = (self.before["turn"], line["verb"])
        demand(move not in self.moved, f"a second `{line['verb']}` in one turn")
        self.moved.add(move)

    def check_tokens_at_rest(self, was, position):
        """Once the game is won no token is put down any more."""
        for token, (before, after) in enumerate(zip(was["token_at"], position["token_at"]), 1):
            demand(after in (before, None), f"token {token} still moves to {after}")

    def check_victory(self, position, card):
        if not position["over"] or not position["winners"]:
            return
        role = self.role(position["winners"][0])
        mine = {i + 1 for i in range(self.seats) if self.roles[i] == role}
        demand(set(position["winners"]) == mine, "a faction wins as a whole")
        alone = set(position["acting"]) <= mine
        if role == "collectors":
            count = len(self.held(position, role) & set(self.rules["strategic"]))
            demand(alone or count >= self.rules["strategic_win"], f"{count} strategic places do not win")
        elif role == "keepers":
            demand(alone or not self.held(position, "seekers"), "a unit of the seekers is left")
        else:
            prize = position["prize"] and position["tokens_out"] >> position["prize"] - 1 & 1
            demand(alone or prize or not self.held(position, "keepers"), "the prize is not found")

    def judge(self, line):
        position, was = line["position"], self.before
        if was is not None and line["verb"] not in ("resign", "undo"):
            kind = was["ask"][-1]["kind"]
            demand(line["verb"] in KINDS.get(kind, (line["verb"],)), f"`{line['verb']}` is no answer to `{kind}`")
            demand(line["seat"] == was["ask"][-1]["seat"], f"it is for {was['ask'][-1]['seat']} to act")
            if line["verb"] in ("attack", "assault"):
                getattr(self, line["verb"])(line)
            if line["verb"] in ("fortify", "convoy"):
                self.fortify(line)
            if kind in ("clash", "clash-again"):
                self.clash(line, kind)
            if position["over"]:
                self.check_tokens_at_rest(was, position)
        if position["round"] == 0:
            self.check_setup(position)
        else:
            self.check_board(position)
            self.check_tokens(position)
        demand(0 <= position["meter"] < len(self.rules["meter"]), "the meter's marker is off its spaces")
        self.check_victory(position, line)
        self.before = position


def referee(lines):
    judge, actions = Referee(next(lines)), 0
    for line in lines:
        if line["type"] == "result":
            demand(line["actions"] == actions, f"the result counts {line['actions']} actions, there are {actions}")
            return actions, judge.battles
        actions += 1
        demand(line["number"] == actions, f"action {line['number']} stands where {actions} should")
        judge.judge(line)
    raise Foul("there is no result")


def main():
    at = 0

    def lines():
        nonlocal at
        for at, text in enumerate(sys.stdin, 1):
            yield json.loads(text)

    try:
        actions, battles = referee(lines())
        print(f"accepted: {actions} actions, {battles} battles")
    except (Foul, KeyError, ValueError, StopIteration) as foul:
        print(f"line {at}: {foul!r}" if not isinstance(foul, Foul) else f"line {at}: {foul}")
        sys.exit(1)


if __name__ == "__main__":
    main()
