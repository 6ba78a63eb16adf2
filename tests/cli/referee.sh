#!/bin/bash
# Twenty recorded games before an independent referee, and doctored ones, which it must refuse.
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

# ---- Doctored: one change in the JSON each ---------------------------------------------------------------------------

record "$work/game" 3 0
"$hegemon" replay --json "$work/game" >"$work/json"
cat >"$work/doctor.py" <<'PYTHON'
import json, sys
lines = [json.loads(line) for line in open(sys.argv[1])]
at = lambda verb: next(i for i, line in enumerate(lines) if line.get("verb") == verb and i > 250)
def die():
    roll = next(line for line in lines[250:] if line.get("verb") == "roll")
    roll["dice"] = [6] * (len(roll["dice"]) - 1) + [1] if roll["dice"][0] < 4 else [1] * (len(roll["dice"]) - 1) + [6]
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

finish
