#!/bin/bash
# Casual players use every kind of card and every mechanism, finish their games, and lose when they leave their cards
# alone. Some hundred games of a mode; the figures of ten thousand in every mode are in docs/PLAYERS.md.
# shellcheck source=tests/cli/lib.sh
. "$(dirname "$0")/lib.sh"

cat >"$work/used.py" <<'PYTHON'
import json, sys
games = json.load(open(sys.argv[1]))
never = {":".join(filter(None, (row["verb"], row["what"]))) for row in games["usage"] if row["used"] == 0}
never |= {event for event, count in games["events"].items() if count == 0}
assert not games["violations"] + games["stuck"]
assert 20 * games["capped"] <= games["games"], "too many games reach the cap"
assert never <= set(sys.argv[2:]), never
PYTHON

# uses GAMES "NEVER..." ARGUMENT...: all there is but what is named is used, and games end.
uses() {
    local games=$1 never=$2
    shift 2
    "$hegemon" sim "$@" --players casual --games "$games" --cap 200 --usage --quiet --json >"$work/out"
    # shellcheck disable=SC2086  # several words
    check "everything gets used in $games games of $*" python3 "$work/used.py" "$work/out" $never
}

# Who begins has the better chances; giving a card up gains nothing.
uses 500 "" mass-effect/basic --seats 4
uses 5000 "" mass-effect/galaxy-at-war --seats 4 --option scanning=on
check "ships follow the units that moved" python3 -c '
import json, sys
games = json.load(open(sys.argv[1]))
assert sum(row["used"] for row in games["usage"] if row["verb"] == "convoy" and not row["what"]) > games["games"]
' "$work/out"
uses 400 "give-up" mass-effect/war-assets --seats 2
uses 1000 "" starcraft/command-room --seats 6
uses 4000 "refuse" starcraft/team-play --seats 4
uses 300 "" starcraft/total-domination --seats 3
uses 500 "refuse" halo-wars/command-room --seats 5
uses 300 "" halo-wars/world-conquest --seats 3
uses 200 "second hand-over" galactic-warfare/standard

# needs_cards ELO ARGUMENT...: casual beats itself without cards, by a sequential test between 0 and that much.
needs_cards() {
    local elo=$1
    shift
    "$hegemon" arena "$@" --sprt "0,$elo" --groups 6000 --quiet --json >"$work/out"
    check "cards are worth something in $*" grep -q '"verdict":"elo1"' "$work/out"
}

needs_cards 30 galactic-warfare/standard --players casual,cardless
needs_cards 30 mass-effect/galaxy-at-war --seats 4 --players casual,cardless
needs_cards 10 mass-effect/basic --seats 4 --one casual --field cardless
needs_cards 30 starcraft/duel --players casual,cardless
needs_cards 30 starcraft/command-room --seats 6 --one casual --field cardless

finish
