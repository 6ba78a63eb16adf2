#!/bin/bash
# Simulation: the same numbers on any number of threads, single games by their number, Ctrl-C, closed pipes.
# shellcheck source=tests/cli/lib.sh
. "$(dirname "$0")/lib.sh"

for seats in 3 4; do
    for form in "" --json; do
        # shellcheck disable=SC2086  # may be empty
        "$hegemon" sim mass-effect/basic --seats $seats --games 300 --seed 7 --threads 1 --quiet $form >"$work/one"
        for threads in 2 5; do
            # shellcheck disable=SC2086
            "$hegemon" sim mass-effect/basic --seats $seats --games 300 --seed 7 --threads $threads $form >"$work/many"
            check "$threads threads print what one prints ($seats seats $form)" cmp "$work/one" "$work/many"
        done
    done
done

expect 0 sim mass-effect/basic --games 50 --check --quiet
says '^violations +0$'
says '^stuck +0$'
expect 0 sim mass-effect/basic --games 60 --players uniform --cap 20 --quiet
says '^capped +60 \(100\.000 %, cap of 20 rounds\)$'
expect 0 sim mass-effect/basic --seats 4 --games 20 --players aggressive,uniform,uniform,uniform --quiet
says '^  1 Alliance, light blue: aggressive'
expect 0 sim mass-effect/basic --games 20 --option reshuffle=off --quiet
says '^option reshuffle = off$'
expect 0 sim mass-effect/basic --games 20 --lang fr --quiet
says 'Moissonneurs, rouge'
says '[0-9],[0-9]{2}'
check "no English fraction" bash -c '! grep -Eq "[0-9]\.[0-9]" "$0"' "$work/out"

# The manoeuvre step stays open after the last manoeuvre while cards are in hand: in this game both cards of that step are
# played then.
cat >"$work/step.py" <<'PYTHON'
import json, sys
open_after = closed_after = played_after = 0
spent = False
for line in map(json.loads, sys.stdin):
    top = (line["position"]["ask"] if "position" in line else [])[-1:]
    if line.get("verb") == "play" and spent:
        played_after += 1
    still = bool(top) and top[0]["kind"] == "fortify" and top[0]["seat"] == line.get("seat")
    if line.get("verb") == "fortify":
        seat, position = str(line["seat"]), line["position"]
        cards = position["hand_size"][seat] - sum(position["captured_%d" % i][seat] for i in (1, 2, 3))
        assert not cards or still, "action %d closed the step with cards in hand" % line["number"]
        open_after += bool(cards)
        closed_after += not still
    spent = still and top[0]["a"] == 0 and top[0]["y"] > top[0]["n"]
print("%d open, %d closed, %d played" % (open_after, closed_after, played_after))
assert open_after and closed_after and played_after
PYTHON
steps_stay_open() {
    "$hegemon" replay --json "$work/fighter-mode" | python3 "$work/step.py"
}
expect 0 sim starcraft/basic --seats 6 --seed 181 --players uniform,casual,novice,uniform,casual,novice --cap 60 \
    --games 1 --record "$work/fighter-mode"
check "both cards of the step are played" test "$(grep -c "play fighter-mode\|play creep-tumor" "$work/fighter-mode")" -ge 2
check "no manoeuvre ends the step while its seat holds cards" steps_stay_open

# A card for the roll that costs the last unit to commit ends the invasion: it must not be bound to a roll that can't be.
cp -r editions/starcraft "$work/own"
sed -i '/archon-warp/,/^$/s/keep: 2, when: now/keep: 1, when: now/; /archon-warp/,/^$/s/units: 3}/units: 2}/' "$work/own/cards.yaml"
check "the card is changed" bash -c "! cmp -s '$work/own/cards.yaml' editions/starcraft/cards.yaml"
expect 0 sim --edition "$work/own" starcraft/basic --games 300 --cap 30 --check --quiet
says '^violations +0$'
rm -r "$work/own"

# Allies are asked for places: nobody goes on asking for ever.
for game in "starcraft/team-play --seats 4" "starcraft/team-play --seats 6" "halo-wars/command-room --seats 5" \
    "mass-effect/galaxy-at-war --seats 5"; do
    for players in uniform aggressive novice casual; do
        # shellcheck disable=SC2086
        expect 0 sim $game --games 10 --seed 9 --players $players --cap 30 --check --quiet
        says '^violations +0$'
        says '^stuck +0$'
    done
done

# The sum of the single games is the series.
cat >"$work/sum.py" <<'PYTHON'
import json, sys
whole, *single = [json.loads(line) for line in open(sys.argv[1])]
assert whole["games"] == len(single) == 12
for key in ("violations", "stuck", "capped"):
    assert whole[key] == sum(game[key] for game in single), key
assert whole["wins"] == [sum(game["wins"][i] for game in single) for i in range(3)]
assert whole["wins_by_order"] == [sum(game["wins_by_order"][i] for game in single) for i in range(3)]
assert sum(whole["wins"]) == 12
lengths = [game["mean_length"] for game in single]
assert abs(whole["mean_length"] - sum(lengths) / 12) < 1e-5
actions = whole["length"]["actions"]
assert actions["least"] == min(lengths) and actions["most"] == max(lengths)
assert lengths[actions["longest_game"]] == max(lengths)
for share in whole["win_shares"]:
    assert 0 <= share["share"]["low"] <= share["share"]["value"] <= share["share"]["high"] <= 1
PYTHON
"$hegemon" sim mass-effect/basic --games 12 --seed 3 --json >"$work/games"
for game in 0 1 2 3 4 5 6 7 8 9 10 11; do
    "$hegemon" sim mass-effect/basic --only $game --seed 3 --json >>"$work/games"
done
check "games 0 to 11 one by one add up to the series" python3 "$work/sum.py" "$work/games"

# The record of game K is the game that the series counts.
"$hegemon" sim mass-effect/basic --only 5 --seed 3 >"$work/counted"
"$hegemon" sim mass-effect/basic --only 5 --seed 3 --record "$work/r" >"$work/recorded"
check "recording a game changes nothing in it" cmp "$work/counted" "$work/recorded"
"$hegemon" sim mass-effect/basic --only 5 --seed 3 --record "$work/again" >/dev/null
check "the same game gives the same record" cmp "$work/r" "$work/again"
"$hegemon" sim mass-effect/basic --only 6 --seed 3 --record "$work/other" >/dev/null
check "another game gives another record" bash -c "! cmp -s '$work/r' '$work/other'"
"$hegemon" sim mass-effect/galaxy-at-war --seats 3 --only 1 --record "$work/armies" >/dev/null
check "a record names the armies that play" grep -q '^seat 2 orange ' "$work/armies"

# ---- What gets used ------------------------------------------------------------------------------------------------

for form in "" --json; do
    # shellcheck disable=SC2086  # may be empty
    "$hegemon" sim starcraft/command-room --players casual --games 60 --usage --threads 1 --quiet $form >"$work/one"
    # shellcheck disable=SC2086
    "$hegemon" sim starcraft/command-room --players casual --games 60 --usage --threads 3 --quiet $form >"$work/many"
    check "three threads count what one counts ($form)" cmp "$work/one" "$work/many"
done
expect 0 sim starcraft/command-room --players casual --games 20 --usage --quiet
says '^  attack +[1-9][0-9]* +[1-9][0-9]*$|^  declare +[1-9][0-9]* +[1-9][0-9]*$'
says '^    with the hero +[1-9]'
says '^  place taken +[1-9][0-9]*$'
says '^never used$'
expect 0 sim mass-effect/galaxy-at-war --players casual --games 20 --usage --quiet --lang fr
says '^    Cuirassé +[1-9]'
expect 0 sim mass-effect/basic --players aggressive --games 200 --usage --quiet
says '^  nothing$'
check "discards that stay out of play are no event" bash -c "! grep -q 'discards shuffled' '$work/out'"
expect 0 sim mass-effect/basic --players aggressive --games 200 --option reshuffle=on --usage --quiet
says '^  discards shuffled +[1-9]'

cat >"$work/usage.py" <<'PYTHON'
import json, sys
plain, counted, *single = [json.loads(line) for line in open(sys.argv[1])]
rows = {(row["verb"], row["what"]): row for row in counted["usage"]}
assert all(row["used"] <= row.get("offered", row["used"]) for row in rows.values())
assert rows["trade", None]["used"] > 0 and rows["roll", None].get("offered") is None
assert sum(rows["pick", ship]["used"] for ship in ("cruiser", "carrier", "dreadnought")) == rows["pick", None]["used"]
assert counted["events"]["eliminated"] == 2 * counted["games"]
for verb, what in rows:
    used = (row["used"] for game in single for row in game["usage"] if (row["verb"], row["what"]) == (verb, what))
    assert sum(used) == rows[verb, what]["used"], (verb, what)
for event, count in counted["events"].items():
    assert sum(game["events"][event] for game in single) == count, event
del counted["usage"], counted["events"]
assert counted == plain
PYTHON
for usage in "" --usage; do
    # shellcheck disable=SC2086  # may be empty
    "$hegemon" sim mass-effect/basic --players casual --games 4 --seed 3 --json $usage
done >"$work/games"
for game in 0 1 2; do
    "$hegemon" sim mass-effect/basic --players casual --only $game --seed 3 --json --usage >>"$work/games"
done
"$hegemon" sim mass-effect/basic --players casual --only 3 --seed 3 --json --usage --record "$work/used" >>"$work/games"
check "counting adds up, changes nothing, and counts recorded games" python3 "$work/usage.py" "$work/games"

# ---- Interruption --------------------------------------------------------------------------------------------------

# interrupted SIGNAL OUT ARGUMENT...: the exit code after a signal in the middle of it.
interrupted() {
    local signal=$1 out=$2
    shift 2
    "$hegemon" "$@" >"$out" 2>"$work/err" &
    local pid=$!
    sleep 1
    kill "-$signal" $pid
    code=0
    wait $pid || code=$?
}

for signal in INT TERM; do
    interrupted $signal "$work/out" sim mass-effect/basic --games 100000000 --threads 2 --quiet
    check "after SIG$signal the exit code is 130" [ "$code" = 130 ]
    says '^stopped after [1-9][0-9]* games$'
    says '^violations +0$'
done
interrupted INT "$work/out" sim mass-effect/basic --games 100000000 --json --quiet
check "the JSON of a stopped run says so" grep -q '"stopped":true,"games":[1-9]' "$work/out"

# A game of half a million actions is stopped as soon as its record has begun.
"$hegemon" sim mass-effect/basic --players uniform --cap 60000 --only 12 --record "$work/cut" >"$work/out" &
pid=$!
for _ in $(seq 200); do
    [ "$(stat -c %s "$work/cut" 2>/dev/null || echo 0)" -lt 10000 ] || break
    sleep 0.01
done
kill -INT $pid
code=0
wait $pid || code=$?
check "a recorded game stops with 130" [ "$code" = 130 ]
complains 3 unfinished verify "$work/cut"

# ---- Output --------------------------------------------------------------------------------------------------------

for arguments in "show mass-effect --cards" "replay $work/r" "replay $work/r --json" "sim mass-effect/basic --games 50"; do
    # shellcheck disable=SC2086  # several words
    { "$hegemon" $arguments 2>"$work/err" || true; } | head -n 1 >/dev/null
    check "hegemon $arguments | head -n 1 says nothing" [ ! -s "$work/err" ]
done
"$hegemon" sim mass-effect/basic --games 200 >/dev/null 2>"$work/err"
check "a short run shows no progress" [ ! -s "$work/err" ]

finish
