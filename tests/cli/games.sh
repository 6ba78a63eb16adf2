#!/bin/bash
# Every game and mode through the command line: simulated, recorded, verified, told, shown to a seat, as JSON.
# shellcheck source=tests/cli/lib.sh
. "$(dirname "$0")/lib.sh"

# GAME SEATS [OPTION...]: each is simulated; one game of it is recorded and looked at from all sides.
games="mass-effect/basic 4
starcraft/basic 3
starcraft/command-room 6
starcraft/total-domination 5
starcraft/duel 2 advanced=on
starcraft/team-play 4
halo-wars/basic 5
halo-wars/command-room 4
halo-wars/world-conquest 3
galactic-warfare/standard 2"

# Only simulated, and few of them: other numbers of seats, other values of options.
more="starcraft/basic 6 abilities=off
starcraft/command-room 3 abilities=off
starcraft/total-domination 3 advanced=on
starcraft/duel 2
starcraft/team-play 6 style=domination
halo-wars/basic 3
halo-wars/command-room 5
halo-wars/world-conquest 4
galactic-warfare/standard 2 cards=off
galactic-warfare/standard 2 home-mode=all8
galactic-warfare/standard 2 tie=defender"

# simulate GAMES GAME SEATS [OPTION...]: on one thread and on two, with every invariant.
simulate() {
    local count=$1 game=$2 seats=$3 option options=()
    shift 3
    for option; do
        options+=(--option "$option")
    done
    expect 0 sim "$game" --seats "$seats" --games "$count" --seed 5 --threads 1 --check --json --quiet "${options[@]}"
    check "sim $game $seats $*: the statistics add up" tests/cli/games.py sim "$work/out"
    mv "$work/out" "$work/one"
    expect 0 sim "$game" --seats "$seats" --games "$count" --seed 5 --threads 2 --json --quiet "${options[@]}"
    check "sim $game $seats $*: two threads print what one prints" cmp "$work/one" "$work/out"
}

# inspect GAME SEATS [OPTION...]: the record of one game.
inspect() {
    local game=$1 seats=$2 option options=() seat
    shift 2
    for option; do
        options+=(--option "$option")
    done
    rm -f "$work/game"
    expect 0 sim "$game" --seats "$seats" --seed 5 --only 3 --record "$work/game" "${options[@]}"
    expect 0 verify "$work/game"
    expect 0 replay "$work/game" --lang fr
    check "$game: every verb is told in French" bash -c "! grep -qE '^ *[0-9]+ .* (commits|plays|selects|declares) ' '$work/out'"
    expect 0 replay "$work/game"
    check "$game: every action is told" [ "$(grep -cE '^ *[0-9]+  ' "$work/out")" = "$(grep -cE '^[0-9]+ ' "$work/game")" ]
    check "$game: no action is told by its notation" bash -c \
        "! cut -c33- '$work/out' | grep -E '^(commit|declare|army|show|goal|base|hero|collect|reward|tower|transfer|play|play-at|select|charge|berth|discard)( [a-z0-9-]+)+$'"
    check "$game: the winner is named by the army played" grep -qE '^(won|drawn) after [0-9]+ actions(, by [1-6] [A-Z].*, [a-z ]+)?$' "$work/out"
    "$hegemon" replay "$work/game" --json >"$work/whole"
    check "$game: record and JSON tell the same" tests/cli/games.py record "$work/game" "$work/whole"
    for seat in "$seats" spectator; do
        "$hegemon" replay "$work/game" --json --as "$seat" >"$work/view"
        "$hegemon" replay "$work/game" --as "$seat" >"$work/told"
        check "$game: seat $seat sees no secret" tests/cli/games.py view "$work/whole" "$work/view" "$work/told" "$seat"
    done
    expect 0 replay "$work/game" --to 150 --as 1
    says '^seat 2( |:)'
    expect 0 replay "$work/game" --to 150 --lang fr
}

while read -r game seats options; do
    # shellcheck disable=SC2086  # several words
    simulate 20 "$game" "$seats" $options
    # shellcheck disable=SC2086
    inspect "$game" "$seats" $options
done <<<"$games"
while read -r game seats options; do
    # shellcheck disable=SC2086
    simulate 4 "$game" "$seats" $options
done <<<"$more"

# ---- What people read ----------------------------------------------------------------------------------------------

expect 0 sim starcraft/team-play --games 20 --quiet
says '^wins by army as played +played +won$'
says '^  Zerg, brown +[0-9]+ +[0-9]+ '
says '^wins by faction '
says '^a win shared by a team counts for each of its members$'
says '^  goals reached '
expect 0 sim galactic-warfare/standard --games 20 --quiet
says '^  home planet invaded '
says '^  beginner +[1-9]'

expect 0 demo halo-wars/basic --seats 5 --fast
says '^  [A-Z] = Flood, red$'
says 'collects «'
says 'verified: [0-9]+ actions'
expect 0 demo starcraft/duel --lang fr
says '^★ Victoire : '
complains 2 'galactic-warfare is not a game of places and regions.*hegemon replay' demo galactic-warfare/standard

finish
