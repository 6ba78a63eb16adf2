#!/usr/bin/env python3
"""Looks at what the program prints about a game, whatever its family and mode.

    tests/cli/games.py record GAME WHOLE          the JSON of a replay tells what the record tells
    tests/cli/games.py view WHOLE VIEW TOLD SEAT  what a seat is shown holds nothing that it may not know
    tests/cli/games.py sim STATISTICS             the JSON of a simulation adds up

Exit code 0, or an assertion that says what is wrong.
"""
import json
import re
import sys

SECRET = {"deck", "hand", "picked", "captured", "known"}


def lines(path):
    return [json.loads(line) for line in open(path)]


def record(path, whole):
    """Same actions, same hashes; the header has the rules of its family."""
    header, *actions, result = lines(whole)
    written = [line.split() for line in open(path) if line[0].isdigit()]
    assert header["type"] == "header" and result["type"] == "result" and result["status"] == "finished"
    for words, line in zip(written, actions, strict=True):
        assert [str(line["number"]), str(line["seat"])] == words[:2], line["number"]
        assert line["action"].split() == words[2:-1] and "#" + line["hash"] == words[-1], line["number"]
    facts = header["rules"]
    assert facts["family"] in ("conquest", "galactic") and facts["places"]
    for place, near in facts["places"].items():
        assert all(place in facts["places"][other] for other in near), place
    if facts["family"] == "conquest":
        conquest_facts(header, actions)
    else:
        galactic_facts(facts, actions)


def galactic_facts(facts, actions):
    for place, near in facts["places"].items():
        assert sorted(near) == sorted(facts["steps"]["1"][place] + facts["steps"]["2"][place]), place
    assert set(facts["cards"].values()) == set(facts["kinds"])
    for line in actions:
        if line["verb"] == "charge":
            assert line["to"] in facts["steps"][str(line["seat"])][line["from"]], line["number"]


def conquest_facts(header, actions):
    facts, last = header["rules"], actions[-1]["position"]
    assert sorted(place for region in facts["regions"].values() for place in region["places"]) == sorted(facts["places"])
    assert len(facts["start_units"]) == len(header["seats"]) + facts["neutrals"]
    assert set(facts["card_pips"] if facts["card_value"] == "pips" else facts["cards"]) == set(facts["cards"])
    assert {line["goal"] for line in actions if "goal" in line} <= set(facts["goals"])
    assert {line["reward"] for line in actions if "reward" in line} <= set(facts["rewards"])
    played = {line["card"] for line in actions if line["verb"] == "play"}
    assert played <= set(facts["abilities"]) and all(a["does"] for a in facts["abilities"].values())
    if facts["decks"]:
        assert sorted(card for deck in facts["decks"] for card in deck) == sorted(facts["cards"])
    if "armies" in facts["set_up"] and "swap" not in facts["set_up"]:
        assert set(last["army"].values()) <= {name for name, army in facts["armies"].items() if army["choice"]}
    if facts["chart"]:
        units = [sum(row["units"].values()) for row in facts["chart"]["rows"]]
        assert units == facts["start_units"], units
        assert {place for row in facts["chart"]["rows"] for place in row["units"]} == set(facts["places"])
    if result_by_goals(header, actions):
        winner = actions[-1]["position"]["winners"]
        won = sum(len(last["goals_of"][str(seat)]) for seat in winner)
        assert won >= facts["goals_together" if len(winner) > 1 else "goals_alone"]


def result_by_goals(header, actions):
    last = actions[-1]["position"]
    return header["rules"]["goals_alone"] and last["over"] and set(last["living"]) - set(last["winners"])


def may_know(header, truth, seat):
    """By owner: the cards of every hand that the seat may know."""
    known = truth.get("known", {})
    if seat == "spectator":
        return {owner: set() for owner in truth["hand"]}
    if header["rules"]["family"] == "galactic":
        return {owner: set(cards if owner == seat else known[owner]) for owner, cards in truth["hand"].items()}
    return {owner: set(cards) if owner == seat else set(cards) & set(known.get(seat, []))
            for owner, cards in truth["hand"].items()}


def position_is_masked(header, truth, seen, seat):
    for key in truth:
        assert key in SECRET or truth[key] == seen[key], key
    knows = may_know(header, truth, seat)
    assert seen["deck"] == []
    assert {owner: set(cards) for owner, cards in seen["hand"].items()} == knows
    mine = seat != "spectator" and truth["seat"] == int(seat)
    assert seen.get("picked", []) == (truth.get("picked", []) if mine else [])
    assert set(seen.get("captured", [])) <= set().union(*knows.values())
    if header["rules"]["family"] == "conquest":
        assert all(not cards or owner == seat for owner, cards in seen.get("known", {}).items())
    elif seat == "spectator":
        assert not any(seen["known"].values())


def view(whole, shown, told, seat):
    full, seen = lines(whole), lines(shown)
    header = full[0]
    said = {int(m[1]): line for line in open(told) if (m := re.match(r" *(\d+)  ", line))}
    hidden = 0
    for truth, line in zip(full[1:-1], seen[1:-1], strict=True):
        position_is_masked(header, truth["position"], line["position"], seat)
        assert truth["hash"] != line["hash"] or truth["position"] == line["position"], truth["number"]
        assert not said[truth["number"]].rstrip().endswith("  " + line["action"]), "told by its notation"
        card = truth.get("card")
        if card is None:
            assert line["action"] == truth["action"]
            continue
        own = truth["position"]["hand"].get(seat, [])
        secret = truth["verb"] == "draw" and card not in own or truth["verb"] == "pick" and str(truth["seat"]) != seat
        assert (line["card"] is None) == secret, truth["number"]
        assert (card in line["action"].split()) != secret
        assert not secret or "a hidden card" in said[truth["number"]] and card not in said[truth["number"]]
        hidden += secret
    assert hidden > 3 or not header["rules"]["cards"], hidden
    assert "seed" not in seen[0]["dealer"] and seen[-1]["secret"] is None


def sim(path):
    (stats,) = lines(path)
    finished = stats["games"] - stats["capped"]
    assert stats["violations"] == stats["stuck"] == 0
    assert sum(stats["endings"].values()) == finished and stats["endings"]["draw"] == stats["drawn"]
    assert sum(stats["wins_by_order"]) == sum(stats["wins"]) == sum(a["wins"] for a in stats["wins_by_army"])
    assert sum(army["games"] for army in stats["wins_by_army"]) == stats["games"] * stats["seats"]
    for part in stats["wins_by_army"] + stats["wins_by_faction"]:
        share = part["share"]
        assert part["wins"] <= part["games"] <= stats["games"]
        assert share["low"] <= share["value"] <= share["high"]


if __name__ == "__main__":
    globals()[sys.argv[1]](*sys.argv[2:])
