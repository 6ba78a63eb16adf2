#!/usr/bin/env python3
"""A referee for Basic Training, written from the rules and from docs/RECORD.md alone: it shares nothing with the program.

    hegemon replay --json game.hgr | tests/cli/referee.py

Keeps a board of its own, plays every action on it if the rules allow that, and compares the position that the program
claims. Prints `accepted: N actions` and exits with 0, or names the line and what is wrong with it and exits with 1.
Knows everything of Basic Training but resigning.
"""
import json
import sys


class Foul(Exception):
    pass


def demand(true, sentence):
    if not true:
        raise Foul(sentence)


class Board:
    """The referee's own board, cards and turn."""

    def __init__(self, header):
        demand(header["type"] == "header", "the first line is no header")
        demand(header["as"] is None, "a referee needs the whole truth, not the view of a seat")
        self.rules = rules = header["rules"]
        demand(rules["family"] == "conquest", "this referee knows only conquest")
        self.check_rules()
        self.seats = [s["seat"] for s in header["seats"]]
        self.owner = {}
        self.units = {place: 0 for place in rules["places"]}
        self.pool = dict(zip(self.seats, rules["start_units"]))
        self.hand = {seat: set() for seat in self.seats}
        self.deck, self.discard, self.picked = set(rules["cards"]), set(), set()
        self.living = set(self.seats)
        self.first = self.seat = None
        self.turn = self.round = self.conquests = self.pile = 0
        self.placing = False
        self.battle = None                      # from, to, attack dice, defence dice
        self.winner = None
        self.asks = [("start-roll", "chance")]  # the last one is asked
        self.rollers = list(self.seats)
        self.advance = None                     # from, to

    def check_rules(self):
        places = self.rules["places"]
        for place, near in places.items():
            for other in near:
                demand(place in places[other], f"{place} borders {other}, but not the other way round")
        regions = [place for region in self.rules["regions"].values() for place in region["places"]]
        demand(sorted(regions) == sorted(places), "the regions don't share out the places")

    # ---- What follows from what --------------------------------------------------------------------------------

    def own(self, seat):
        return {place for place, owner in self.owner.items() if owner == seat}

    def order(self, seat):
        return (self.seats.index(seat) - self.seats.index(self.first)) % len(self.seats)

    def after(self, seat):
        """Living seats in turn order, beginning behind this one, itself last."""
        at = self.seats.index(seat)
        return [s for s in self.seats[at + 1:] + self.seats[:at + 1] if s in self.living]

    def income(self, seat):
        own = self.own(seat)
        units = max(self.rules["income_least"], len(own) // self.rules["income_divisor"])
        for region in self.rules["regions"].values():
            if own.issuperset(region["places"]):
                units += region["bonus"]
        return units

    def must_trade(self, seat):
        return self.rules["forced_trade"] and len(self.hand[seat]) >= self.rules["forced_trade"]

    def set_value(self, cards):
        classes = sorted(self.rules["cards"][card] for card in cards)
        demand(len(classes) == 3, "a set has three cards")
        if len(set(classes)) == 1:
            return self.rules["set_of_class"][classes[0]]
        demand(len(set(classes)) == 3, "the cards make no set")
        return self.rules["set_of_each"]

    def connected(self, start, seat):
        own, reached, fresh = self.own(seat), {start}, [start]
        while fresh:
            found = own.intersection(self.rules["places"][fresh.pop()]) - reached
            reached |= found
            fresh.extend(found)
        return reached

    # ---- Set-up ------------------------------------------------------------------------------------------------

    def start_roll(self, dice):
        self.check_dice(dice, len(self.rollers))
        best = [seat for seat, die in zip(self.rollers, dice) if die == max(dice)]
        self.rollers = best
        if len(best) == 1:
            self.first = best[0]
            self.asks = [("claim", self.first)]

    def claim(self, seat, to):
        demand(to not in self.owner, f"{to} is claimed already")
        self.owner[to] = seat
        self.station(seat, to)
        if len(self.owner) < len(self.units):
            self.asks = [("claim", self.after(seat)[0])]
        else:
            self.next_reinforcer([self.first] + self.after(self.first))

    def reinforce(self, seat, to):
        demand(self.owner[to] == seat, f"{to} belongs to another seat")
        self.station(seat, to)
        self.next_reinforcer(self.after(seat))

    def station(self, seat, to):
        demand(self.pool[seat] > 0, f"seat {seat} has no starting units left")
        self.pool[seat] -= 1
        self.units[to] += 1

    def next_reinforcer(self, order):
        ready = [seat for seat in order if self.pool[seat] > 0]
        if ready:
            self.asks = [("reinforce", ready[0])]
        else:
            self.begin_turn(self.first)

    # ---- A turn ------------------------------------------------------------------------------------------------

    def begin_turn(self, seat):
        if self.seat is None or self.order(seat) <= self.order(self.seat):
            self.round += 1
        self.turn += 1
        self.seat, self.conquests, self.placing = seat, 0, False
        self.pile = self.income(seat)
        self.asks = [("deploy", seat)]

    def pick(self, seat, card):
        demand(card in self.hand[seat], f"{card} is not in the hand")
        demand(card not in self.picked, f"{card} is picked twice")
        demand(len(self.picked) < 3, "a set has three cards")
        self.check_trading(seat)
        self.picked.add(card)

    def check_trading(self, seat):
        demand(not self.placing, "units were placed already")
        if len(self.asks) > 1:
            demand(self.pile == 0 and self.must_trade(seat), "no trade is due in mid-turn")

    def trade(self, seat):
        self.check_trading(seat)
        self.pile += self.set_value(self.picked)
        self.hand[seat] -= self.picked
        self.discard |= self.picked
        self.picked = set()

    def place(self, seat, to, n):
        demand(self.owner[to] == seat, f"{to} belongs to another seat")
        demand(not self.picked, "a set is begun and not turned in")
        demand(1 <= n <= self.pile, f"{n} units of {self.pile}")
        if len(self.asks) == 1:
            demand(self.placing or not self.must_trade(seat), "the hand is too large; trade first")
        self.units[to] += n
        self.pile -= n
        self.placing = True
        if self.pile > 0:
            return
        self.placing = False
        if len(self.asks) == 1:
            self.asks = [("invade", seat)]
        elif not self.must_trade(seat):
            self.asks.pop()

    def attack(self, seat, start, to, n):
        demand(self.owner[start] == seat, f"{start} belongs to another seat")
        demand(self.owner[to] != seat, f"{to} is the attacker's own")
        demand(to in self.rules["places"][start], f"{start} and {to} are no neighbours")
        demand(1 <= n <= min(self.rules["attack_dice"], self.units[start] - 1), f"{n} dice of {self.units[start]} units")
        most = min(self.rules["defence_dice"], self.units[to])
        self.battle = [start, to, n, 0]
        if most > 1:
            self.asks.append(("defend", self.owner[to]))
        else:
            self.defend(self.owner[to], most, False)

    def defend(self, seat, n, asked=True):
        demand(1 <= n <= min(self.rules["defence_dice"], self.units[self.battle[1]]), f"{n} defence dice")
        self.battle[3] = n
        if asked:
            self.asks.pop()
        self.asks.append(("roll", "chance"))

    def check_dice(self, dice, count):
        demand(len(dice) == count, f"{len(dice)} dice instead of {count}")
        demand(all(1 <= die <= self.rules["die_sides"] for die in dice), "a face that no die has")

    def roll(self, dice):
        start, to, attack, defence = self.battle
        self.check_dice(dice, attack + defence)
        pairs = list(zip(sorted(dice[:attack], reverse=True), sorted(dice[attack:], reverse=True)))
        attack_lost = sum(mine <= theirs for mine, theirs in pairs)
        self.units[start] -= attack_lost
        self.units[to] -= len(pairs) - attack_lost
        self.asks.pop()
        self.battle = None
        if self.units[to] == 0:
            self.conquer(start, to, attack - attack_lost)

    def conquer(self, start, to, fighters):
        loser = self.owner[to]
        self.owner[to] = self.seat
        self.units[start] -= fighters
        self.units[to] = fighters
        self.conquests += 1
        self.advance = (start, to)
        self.asks.append(("advance", self.seat))
        if self.own(loser):
            return
        self.living.remove(loser)
        if self.living == {self.seat}:
            self.winner = self.seat  # at once: nothing more is moved, traded or drawn
            self.asks = []
            return
        self.hand[self.seat] |= self.hand[loser]
        self.hand[loser] = set()
        if self.must_trade(self.seat):
            self.asks.append(("deploy", self.seat))

    def move_in(self, seat, n):
        start, to = self.advance
        demand(0 <= n < self.units[start], f"{n} of {self.units[start]} units")
        self.units[start] -= n
        self.units[to] += n
        self.asks.pop()

    def fortify(self, seat, start, to, n):
        demand(self.owner[start] == seat and self.owner[to] == seat, "both places must be the seat's own")
        demand(start != to and to in self.connected(start, seat), f"no own way from {start} to {to}")
        demand(1 <= n < self.units[start], f"{n} of {self.units[start]} units")
        self.units[start] -= n
        self.units[to] += n
        self.enter_draw()

    def end(self, seat):
        if self.asks[-1][0] == "invade":
            self.asks = [("fortify", seat)]
        else:
            self.enter_draw()

    def enter_draw(self):
        if self.conquests and not self.deck and self.rules["reshuffle"]:
            self.deck, self.discard = self.discard, set()
        if self.conquests and self.deck:
            self.asks = [("draw", "chance")]
        else:
            self.begin_turn(self.after(self.seat)[0])

    def draw(self, card):
        demand(card in self.deck, f"{card} is not in the deck")
        self.deck.remove(card)
        self.hand[self.seat].add(card)
        self.begin_turn(self.after(self.seat)[0])

    # ---- One line ----------------------------------------------------------------------------------------------

    VERBS = {"start-roll": ["roll"], "claim": ["claim"], "reinforce": ["reinforce"],
             "deploy": ["pick", "trade", "place"], "invade": ["attack", "end"], "defend": ["defend"], "roll": ["roll"],
             "advance": ["advance"], "fortify": ["fortify", "end"], "draw": ["draw"]}

    def act(self, line):
        demand(self.asks, "the game is over")
        kind, actor = self.asks[-1]
        seat, verb = line["seat"], line["verb"]
        demand(seat == actor, f"it is for {actor} to act, not for {seat}")
        demand(verb in self.VERBS[kind], f"`{verb}` is no answer to `{kind}`")
        demand(line["action"].split()[0] == verb, "the action and its verb differ")
        if verb == "roll":
            self.start_roll(line["dice"]) if kind == "start-roll" else self.roll(line["dice"])
        elif verb in ("claim", "reinforce"):
            getattr(self, verb)(seat, line["to"])
        elif verb == "pick":
            self.pick(seat, line["card"])
        elif verb == "place":
            self.place(seat, line["to"], line["n"])
        elif verb in ("attack", "fortify"):
            getattr(self, verb)(seat, line["from"], line["to"], line["n"])
        elif verb == "defend":
            self.defend(seat, line["n"])
        elif verb == "advance":
            self.move_in(seat, line["n"])
        elif verb == "draw":
            self.draw(line["card"])
        else:
            getattr(self, verb)(seat)
        self.skip_advance()

    def skip_advance(self):
        """Nobody is asked who could follow where only one stands by then: cards of a beaten army may bring more first."""
        if self.asks and self.asks[-1][0] == "advance" and self.units[self.advance[0]] < 2:
            self.asks.pop()

    def compare(self, line):
        """The position that the program claims against the referee's own."""
        position, seats = line["position"], self.seats
        start, to, attack, defence = self.battle or (None, None, 0, 0)
        mine = {
            "own": {str(s): self.own(s) for s in seats}, "units": self.units, "pool": {str(s): self.pool[s] for s in seats},
            "hand": {str(s): self.hand[s] for s in seats}, "hand_size": {str(s): len(self.hand[s]) for s in seats},
            "deck": self.deck, "deck_size": len(self.deck), "discard": self.discard, "picked": self.picked,
            "picked_size": len(self.picked), "pile": self.pile, "turn": self.turn, "round": self.round, "seat": self.seat,
            "first": self.first, "conquests": min(self.conquests, 255), "living": self.living, "acting": self.living,
            "over": int(self.winner is not None), "winners": {self.winner} if self.winner else set(),
            "battle_from": start, "battle_to": to, "battle_attack": attack, "battle_defence": defence,
        }
        for name, value in mine.items():
            claimed = position[name]
            if isinstance(value, set):
                claimed = set(claimed)
            elif name in ("own", "hand"):
                claimed = {key: set(items) for key, items in claimed.items()}
            demand(claimed == value, f"`{name}` is {claimed}, but by the rules {value}")
        actor = self.asks[-1][1] if self.asks else None
        demand(line["actor"] == actor, f"`actor` is {line['actor']}, but by the rules {actor}")


def referee(lines):
    board = Board(next(lines))
    actions = 0
    for line in lines:
        if line["type"] == "result":
            demand(line["actions"] == actions, f"the result counts {line['actions']} actions, there are {actions}")
            if line["status"] == "finished" and line["reason"] == "won":
                demand(line["winners"] == [board.winner], "the result names another winner")
                demand(len(board.own(board.winner)) == len(board.units), "the winner does not hold the whole board")
            return actions
        actions += 1
        demand(line["number"] == actions, f"action {line['number']} stands where {actions} should")
        board.act(line)
        board.compare(line)
    raise Foul("there is no result")


def main():
    at = 0

    def lines():
        nonlocal at
        for at, text in enumerate(sys.stdin, 1):
            yield json.loads(text)

    try:
        print(f"accepted: {referee(lines())} actions")
    except (Foul, KeyError, ValueError, StopIteration) as foul:
        print(f"line {at}: {foul!r}" if not isinstance(foul, Foul) else f"line {at}: {foul}")
        sys.exit(1)


if __name__ == "__main__":
    main()
