"""What chance picks from: the table of that section of docs/RECORD.md, a function for each kind of question.

Each takes the rules, the position before the action and the question, and tells either dice, as pairs (lowest face,
number of faces), or items, the words that may follow the verb. Objects keep the order of their keys."""


def bits(number):
    return [i for i in range(number.bit_length()) if number >> i & 1]


def dice_of(count, sides):
    return [(1, sides)] * count


def nth(mapping, index):
    return list(mapping)[index]


# ---- The family `conquest` -----------------------------------------------------------------------------------------

def for_each_seat(rules, position, ask):
    return dice_of(len(bits(ask["a"])), rules["die_sides"])


def battle(rules, position, ask):
    count = position["battle_attack"] + position["battle_defence"] + ask["n"]
    return dice_of(count % 256, rules["die_sides"])


def again(rules, position, ask):
    return dice_of(ask["n"], rules["die_sides"])


def ability(rules, position, ask):
    operation = rules["abilities"][nth(rules["cards"], ask["x"])]["does"][ask["a"]]
    return dice_of(operation["count"], rules["die_sides"])


def deck_for(rules, position, seat):
    if not rules["decks"]:
        return position["deck"]
    army = rules["armies"][position["army"][str(seat)]]
    own = rules["decks"][army["deck"] - 1]
    return [card for card in position["deck"] if card in own]


def drawn(rules, position, ask):
    return deck_for(rules, position, ask["a"] + 1 if ask["x"] == 1 else position["seat"])


def ordered_draw(rules, position, ask):
    return deck_for(rules, position, ask["y"] + 1)


def shown(rules, position, ask):
    taken = position["resource"] if ask["x"] == 5 else [place for places in position["own"].values() for place in places]
    return [card for card, place in rules["card_places"].items() if place not in taken]


def goal(rules, position, ask):
    return [g for g, facts in rules["goals"].items() if facts["tier"] == ask["a"] + 1 and g not in position["goals"]]


def reward(rules, position, ask):
    return [r for r, facts in rules["rewards"].items() if facts["tier"] == ask["a"] + 1 and r in position["rewards"]]


def token(rules, position, ask):
    winning, others = rules["token_faces"][:1], rules["token_faces"][1:]
    if position["prize"]:
        return others[position["tokens_drawn"] - 1:]
    return winning + others[position["tokens_drawn"]:]


def order_die(rules, position, ask):
    return dice_of(1, rules["directives"][nth(rules["cards"], ask["x"])]["amount"])


def lost(rules, position, ask):
    return position["hand"][str(ask["a"] + 1)]


def says_large(rules, position, side):
    """Whether a card in force makes every die of the side in this battle a large one."""
    aimed = zip(position["effect_card"], position["effect_to"])
    orders = [rules["directives"][card] for card, to in aimed if card and to == position["battle_to"]]
    return any(order["order"] == "use-d8" and order["side"] == side for order in orders)


def large_dice(rules, position, side):
    """How many dice of this side are large."""
    count = position[("battle_attack", "battle_defence")[side == "defender"]]
    if not position["battle_titan"]:
        sheltered = side == "defender" and position["battle_to"] in position["token_at"]
        if sheltered or says_large(rules, position, side):
            return count
    ships = position["battle_ships"][side == "defender"]
    return min(count, ships[nth(ships, 2)])


def clash(rules, position, ask):
    dice = []
    for side, key in (("attacker", "battle_attack"), ("defender", "battle_defence")):
        large = large_dice(rules, position, side)
        dice += dice_of(large, rules["large_sides"]) + dice_of(position[key] - large, rules["die_sides"])
    return dice


def clash_again(rules, position, ask):
    dice = clash(rules, position, ask)
    again = bits(ask["a"]) + [position["battle_attack"] + i for i in bits(ask["b"])]
    return [(2, dice[i][1] - 1) for i in again]


def two_kinds(counts, kinds):
    return [die for count, kind in zip(counts, kinds) for die in dice_of(count, kind["sides"])]


def scan(rules, position, ask):
    return two_kinds(position["scan_dice"], rules["scan_dice"])


def march(rules, position, ask):
    return dice_of(1, rules["titan_die"])


# ---- The families `galactic` and `assets` --------------------------------------------------------------------------

def whole_deck(rules, position, ask):
    return position["deck"]


def two_dice(rules, position, ask):
    return dice_of(2, rules["die_sides"])


def fleet(rules, position, ask):
    return dice_of(position["dice"][str(ask["a"] + 1)], rules["die_sides"])


def fleet_again(rules, position, ask):
    return dice_of(1, rules["die_sides"]) if ask["x"] == 1 else fleet(rules, position, ask)


def beginner(rules, position, ask):
    return [str(seat) for seat in sorted(position["acting"])]


def asset_dice(rules, position, ask):
    return two_kinds(position["dice"], rules["dice"])


# (family, kind) to verb and what it picks from
TABLE = {
    ("conquest", "start-roll"): ("roll", for_each_seat),
    ("conquest", "order-roll"): ("roll", for_each_seat),
    ("conquest", "roll"): ("roll", battle),
    ("conquest", "reroll"): ("roll", again),
    ("conquest", "roll-remove"): ("roll", ability),
    ("conquest", "draw"): ("draw", drawn),
    ("conquest", "show"): ("show", shown),
    ("conquest", "goal"): ("goal", goal),
    ("conquest", "reward"): ("reward", reward),
    ("conquest", "face"): ("face", token),
    ("conquest", "order-die"): ("roll", order_die),
    ("conquest", "lose"): ("lose", lost),
    ("conquest", "order-draw"): ("draw", ordered_draw),
    ("conquest", "clash"): ("roll", clash),
    ("conquest", "clash-again"): ("roll", clash_again),
    ("conquest", "scan-roll"): ("roll", scan),
    ("conquest", "march-roll"): ("roll", march),
    ("galactic", "deal"): ("draw", whole_deck),
    ("galactic", "draw"): ("draw", whole_deck),
    ("galactic", "start-roll"): ("roll", two_dice),
    ("galactic", "stuck-roll"): ("roll", two_dice),
    ("galactic", "roll"): ("roll", fleet),
    ("galactic", "reroll"): ("roll", fleet_again),
    ("assets", "begin"): ("first", beginner),
    ("assets", "roll"): ("roll", asset_dice),
}
