#!/bin/bash
# Recorded games before independent referees, and doctored ones, which these must refuse.
# shellcheck source=tests/cli/lib.sh
. "$(dirname "$0")/lib.sh"

judge() {
    "$hegemon" replay --json "$1" | python3 tests/cli/referee.py
}

for game in 0 1 2 3 4 5 6 7 8 9; do
    for seats in 3 4; do
        record "$work/game" $seats $game
        check "the referee accepts game $game of $seats seats" judge "$work/game"
    done
done
record "$work/lazy" 3 0 --players uniform --cap 12
check "the referee accepts a capped game of uniform players" judge "$work/lazy"
record "$work/dry" 4 3 --option reshuffle=off
check "the referee accepts a game without reshuffling" judge "$work/dry"
record "$work/shuffled" 4 6 --option reshuffle=on
check "the referee accepts a game in which the discards are shuffled" judge "$work/shuffled"

# Editions with other dice, played by those who compute with them.
for dice in 'attack: 3, defence: 2, sides: 4' 'attack: 2, defence: 1, sides: 8' 'attack: 1, defence: 2, sides: 7'; do
    rm -rf "$work/other"
    cp -r editions/mass-effect "$work/other"
    sed -i "s/attack: 3, defence: 2, sides: 6/$dice/" "$work/other/charts.yaml"
    record "$work/dice" 3 1 --edition "$work/other" --players hard,casual,novice --cap 12
    check "the referee accepts a game with $dice" judge "$work/dice"
    grep -q "$dice" "$work/dice" || fail "the record has no dice of its own"
done

# ---- Doctored: one change in the JSON each ---------------------------------------------------------------------------

record "$work/game" 3 0
"$hegemon" replay --json "$work/game" >"$work/json"
cat >"$work/doctor.py" <<'PYTHON'
import json, sys
lines = [json.loads(line) for line in open(sys.argv[1])]
at = lambda verb: next(i for i, line in enumerate(lines) if line.get("verb") == verb and i > 250)
def die():  # one against one: the other side loses
    roll = next(line for line in lines[250:] if line.get("verb") == "roll" and len(set(line["dice"])) == len(line["dice"]) == 2)
    roll["dice"].reverse()
def far():
    attack = lines[at("attack")]
    near = lines[0]["rules"]["places"][attack["from"]]
    attack["to"] = next(place for place in attack["position"]["units"] if place not in near)
def units():
    place = lines[at("place")]
    place["position"]["units"][place["to"]] += 1
def income():
    place = lines[at("place")]
    place["n"] += 1
    place["position"]["units"][place["to"]] += 1
def draw():
    line = lines[at("draw")]
    line["card"] = next(iter(set(line["position"]["discard"]) | set(lines[0]["rules"]["cards"]) - set(line["position"]["deck"])
                             - {line["card"]}))
def seat():
    line = lines[at("end")]
    line["seat"] = line["seat"] % 3 + 1
def gone():
    del lines[at("attack")]
def winner():
    lines[-1]["winners"] = [lines[-1]["winners"][0] % 3 + 1]
def early():
    lines[400:-1] = []
def many():
    advance = next(line for line in lines if line.get("verb") == "advance")
    advance["n"] += 1
def value():
    lines[0]["rules"]["set_of_each"] += 1
    lines[0]["rules"]["set_of_class"] = [value + 1 for value in lines[0]["rules"]["set_of_class"]]
def oneway():
    places = lines[0]["rules"]["places"]
    places["earth"].remove(places["earth"][0])
globals()[sys.argv[2]]()
for line in lines:
    print(json.dumps(line))
PYTHON
for change in die far units income draw seat gone winner early many value oneway; do
    python3 "$work/doctor.py" "$work/json" $change >"$work/doctored"
    code=0
    python3 tests/cli/referee.py <"$work/doctored" >"$work/verdict" || code=$?
    check "the referee refuses: $change" [ "$code" = 1 ]
    check "the referee names the line: $change" grep -qE '^line [0-9]+: ' "$work/verdict"
    printf '  %-7s %s\n' $change "$(cut -c1-100 "$work/verdict")"
done

# ---- Galaxy at War before the referee of its plain facts -------------------------------------------------------------

judge_campaign() {
    "$hegemon" replay --json "$1" | python3 tests/cli/referee_campaign.py
}

for seats in 2 3 4 5; do
    for scanning in off on; do
        rm -f "$work/game"
        run sim mass-effect/galaxy-at-war --seats $seats --seed 1 --only $seats --option scanning=$scanning \
            --record "$work/game"
        check "a game of $seats seats is recorded, scanning $scanning" [ "$code" = 0 ]
        check "the referee accepts Galaxy at War of $seats seats, scanning $scanning" judge_campaign "$work/game"
    done
done

"$hegemon" replay --json tests/golden/mass-effect-galaxy-at-war-3.hgr >"$work/json"
cat >"$work/doctor.py" <<'PYTHON'
import json, sys
lines = [json.loads(line) for line in open(sys.argv[1])]
at = lambda verb: next(line for i, line in enumerate(lines) if line.get("verb") == verb and i > 250)
def units():
    at("place")["position"]["units"]["earth"] = 0
def ships():
    line = at("place")
    place = line["position"]["own"]["2"][0]
    line["position"]["ships"][place]["carrier"] = 4
def far():
    attack = at("attack")
    near = lines[0]["rules"]["places"][attack["from"]] + lines[0]["rules"]["relays"]
    mine = attack["position"]["own"][str(attack["seat"])]
    attack["to"] = next(place for place in attack["position"]["units"] if place not in near and place not in mine)
def die():
    for line in lines[100:]:
        if line.get("verb") == "roll" and "falls" not in line and len(line["dice"]) == 2:
            line["dice"] = [1, 6] if line["dice"][0] > line["dice"][1] else [6, 1]
def seat():
    line = at("attack")
    line["seat"] = line["seat"] % 3 + 1
def limit():
    lines[0]["rules"]["claim_limits"][1] -= 1
def token():
    line = next(line for line in lines[1:] if any(line.get("position", {}).get("token_at", [])))
    line["position"]["token_at"][0] = line["position"]["own"]["1"][0]
def rest():
    position = lines[-2]["position"]
    position["token_at"][position["token_at"].index(None)] = position["own"]["3"][0]
def twice():
    at("convoy")["verb"] = "fortify"
def winner():
    lines[-2]["position"]["winners"] = [1]
def gone():
    lines.remove(at("attack"))
globals()[sys.argv[2]]()
for line in lines:
    print(json.dumps(line))
PYTHON
for change in units ships far die seat limit token rest twice winner gone; do
    python3 "$work/doctor.py" "$work/json" $change >"$work/doctored"
    code=0
    python3 tests/cli/referee_campaign.py <"$work/doctored" >"$work/verdict" || code=$?
    check "the referee refuses: $change" [ "$code" = 1 ]
    check "the referee names the line: $change" grep -qE '^line [0-9]+: ' "$work/verdict"
    printf '  %-7s %s\n' $change "$(cut -c1-100 "$work/verdict")"
done

finish
