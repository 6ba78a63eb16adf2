"""What chance picks from, by docs/RECORD.md ("What chance picks from") and the JSON of `hegemon replay --json` alone.

`space(rules, position)` looks at the last question of `position["ask"]`, which waits for chance, and answers with

    Roll([(least, sides), ...])     dice in the order they are rolled, each from its lowest to its highest face
    Draw(verb, [item, ...])         items in rising order, one of which is picked

Both know the action that an outcome makes: `Roll.action(faces)`, `Draw.action(number)`. Nothing here knows a dealer; the
numbers come from outside. JSON objects must keep the order of their keys, as Python's do.
"""


class Roll:
    def __init__(self, dice):
        self.dice = dice

    @staticmethod
    def action(faces):
        return "roll " + " ".join(map(str, faces))


class Draw:
    def __init__(self, verb, items):
        self.verb = verb
        self.items = items

    def action(self, number):
        return f"{self.verb} {self.items[number]}"


def alike(count, sides):
    """So many dice of one kind, from 1."""
    return Roll([(1, sides)] * count)


def bits(number):
    """The members of a set that is written as a number, rising from 0."""
    return [i for i in range(number.bit_length()) if number >> i & 1]


def in_order(wanted, order):
    """Those of `order` that are wanted. Never the other way round: the order of the edition's list decides."""
    wanted = set(wanted)
    return [item for item in order if item in wanted]


def nth_card(rules, number):
    """The card that a question names by its index."""
    return list(rules["cards"])[number]


# ---- The board games ---------------------------------------------------------------------------------------------------


def roll_for_seats(rules, position, ask):
    return alike(len(bits(ask["a"])), rules["die_sides"])


def battle(rules, position, ask):
    """`n` stands for dice more or fewer than units, modulo 256."""
    return alike((position["battle_attack"] + position["battle_defence"] + ask["n"]) % 256, rules["die_sides"])


def battle_again(rules, position, ask):
    return alike(ask["n"], rules["die_sides"])


def roll_of_card(rules, position, ask):
    ability = rules["abilities"][nth_card(rules, ask["x"])]
    return alike(ability["does"][ask["a"]]["count"], rules["die_sides"])


def deck_of(rules, position, seat):
    """The cards that the seat may draw: of the one deck, or of the deck of its army."""
    if not rules["decks"]:
        return in_order(position["deck"], rules["cards"])
    army = rules["armies"][position["army"][str(seat)]]
    return in_order(set(position["deck"]) & set(rules["decks"][army["deck"] - 1]), rules["cards"])


def draw(rules, position, ask):
    return Draw("draw", deck_of(rules, position, ask["a"] + 1 if ask["x"] == 1 else position["seat"]))


RESOURCES, DEAL = 5, 7  # the phases of set-up that turn cards up, as a question's `x` numbers them


def show(rules, position, ask):
    if ask["x"] == DEAL:
        taken = {place for places in position["own"].values() for place in places}
    else:
        taken = set(position["resource"])
    return Draw("show", [card for card, place in rules["card_places"].items() if place not in taken])


def goal(rules, position, ask):
    return Draw("goal", [goal for goal, facts in rules["goals"].items()
                         if facts["tier"] == ask["a"] + 1 and goal not in position["goals"]])


def reward(rules, position, ask):
    return Draw("reward", [reward for reward, facts in rules["rewards"].items()
                           if facts["tier"] == ask["a"] + 1 and reward in position["rewards"]])


# ---- Campaigns ---------------------------------------------------------------------------------------------------------


def face(rules, position, ask):
    """The first token is the prize. The others are drawn in their order, so those that are left are the last ones."""
    prize, *plain = rules["token_faces"]
    prize_is_out = position["prize"] != 0
    drawn = position["tokens_drawn"] - prize_is_out
    return Draw("face", ([] if prize_is_out else [prize]) + plain[drawn:])


def order_die(rules, position, ask):
    return alike(1, rules["directives"][nth_card(rules, ask["x"])]["amount"])


def lose(rules, position, ask):
    return Draw("lose", in_order(position["hand"][str(ask["a"] + 1)], rules["cards"]))


def order_draw(rules, position, ask):
    return Draw("draw", deck_of(rules, position, ask["y"] + 1))


SIDES = ("attacker", "defender")
DREADNOUGHTS = 2  # the third class of ships, whatever an edition calls it


def all_are_large(rules, position, side):
    """Whether a card in force, or a token on the place that is attacked, makes every die of the side large."""
    if position["battle_titan"]:
        return False
    for card, to in zip(position["effect_card"], position["effect_to"]):
        if card is not None and to == position["battle_to"]:
            directive = rules["directives"][card]
            if directive["order"] == "use-d8" and directive["side"] == side:
                return True
    return side == "defender" and position["battle_to"] in position["token_at"]


def sides_of_dice(rules, position, side):
    """Highest faces of the dice of one side, the large ones first."""
    count = position["battle_attack" if side == "attacker" else "battle_defence"]
    ships = list(position["battle_ships"][SIDES.index(side)].values())
    large = count if all_are_large(rules, position, side) else min(ships[DREADNOUGHTS], count)
    return [rules["large_sides"]] * large + [rules["die_sides"]] * (count - large)


def clash(rules, position, ask):
    return Roll([(1, sides) for side in SIDES for sides in sides_of_dice(rules, position, side)])


def clash_again(rules, position, ask):
    dice = []
    for side, again in zip(SIDES, (ask["a"], ask["b"])):
        sides = sides_of_dice(rules, position, side)
        dice += [(2, sides[i]) for i in bits(again)]
    return Roll(dice)


def two_kinds(counts, kinds):
    return Roll([(1, kind["sides"]) for count, kind in zip(counts, kinds) for _ in range(count)])


def scan_roll(rules, position, ask):
    return two_kinds(position["scan_dice"], rules["scan_dice"])


def march_roll(rules, position, ask):
    return alike(1, rules["titan_die"])


# ---- Galactic Warfare --------------------------------------------------------------------------------------------------


def galactic_draw(rules, position, ask):
    return Draw("draw", in_order(position["deck"], rules["cards"]))


def galactic_pair(rules, position, ask):
    return alike(2, rules["die_sides"])


def galactic_battle(rules, position, ask):
    return alike(1 if ask["x"] == 1 else position["dice"][str(ask["a"] + 1)], rules["die_sides"])


# ---- The game with dice and cards --------------------------------------------------------------------------------------


def begin(rules, position, ask):
    return Draw("first", sorted(position["acting"]))


def assets_roll(rules, position, ask):
    return two_kinds(position["dice"], rules["dice"])


# ---- The table ---------------------------------------------------------------------------------------------------------

TABLE = {
    "conquest": {
        "start-roll": roll_for_seats, "order-roll": roll_for_seats, "roll": battle, "reroll": battle_again,
        "roll-remove": roll_of_card, "draw": draw, "show": show, "goal": goal, "reward": reward,
        "face": face, "order-die": order_die, "lose": lose, "order-draw": order_draw, "clash": clash,
        "clash-again": clash_again, "scan-roll": scan_roll, "march-roll": march_roll,
    },
    "galactic": {
        "deal": galactic_draw, "draw": galactic_draw, "start-roll": galactic_pair, "stuck-roll": galactic_pair,
        "roll": galactic_battle, "reroll": galactic_battle,
    },
    "assets": {"begin": begin, "roll": assets_roll},
}


def question(position):
    """The question that is asked now."""
    return position["ask"][-1]


def space(rules, position):
    ask = question(position)
    assert ask["seat"] == "chance", "nobody but chance is asked"
    return TABLE[rules["family"]][ask["kind"]](rules, position, ask)
