#!/bin/bash
# Golden games: one whole game of each mode, told as a story, with every seat's view at the turning points. A change of
# rules, notation, views or words shows as a difference here.
#   NAME.hgr     the record
#   NAME.points  the turning points: NUMBER of the action, then what happens there
#   NAME.story   what `hegemon replay` tells
#   NAME.views   every seat's and a spectator's view at each turning point
#
# With sanitizers, where each view takes ten times as long, those of the last turning point do.
#
#   tests/golden/run.sh          compare
#   tests/golden/run.sh --write  write stories and views anew
set -uo pipefail
cd "$(dirname "$0")/../.." || exit 2
hegemon=${BUILD:-build/release}/src/cli/hegemon
case ${BUILD:-} in
*asan) last_only=yes ;;
*) last_only= ;;
esac
[ "${1:-}" != --write ] || last_only=
made=$(mktemp -d)
trap 'rm -rf "$made"' EXIT
passed=0 failed=0

result() {
    if [ "$1" = 0 ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAIL $2"
    fi
}

views() {
    local game=$1 seats number words seat
    seats=$(sed -n 's/^seats //p' "$game.hgr")
    while read -r number words; do
        echo "==== After action $number: $words"
        for seat in $(seq "$seats") spectator; do
            echo "---- seen by $seat"
            "$hegemon" replay "$game.hgr" --lang en --to "$number" --as "$seat" | tail -n +$((seats + 3))
        done
    done < <(if [ -n "$last_only" ]; then tail -n 1 "$game.points"; else cat "$game.points"; fi)
}

# What is wanted of a game: its story, or its views as far as they are made.
wanted() {
    if [ "$1" = "$game.views" ] && [ -n "$last_only" ]; then
        awk '/^====/ { kept = "" } { kept = kept $0 "\n" } END { printf "%s", kept }' "$1"
    else
        cat "$1"
    fi
}

for record in tests/golden/*.hgr; do
    game=${record%.hgr}
    name=$(basename "$game")
    "$hegemon" verify "$record" >"$made/verify" 2>&1
    result $? "$name: $(tail -n 1 "$made/verify")"
    "$hegemon" replay "$record" --lang en >"$made/story"
    views "$game" >"$made/views"
    if [ "${1:-}" = --write ]; then
        cp "$made/story" "$game.story"
        cp "$made/views" "$game.views"
    fi
    for kind in story views; do
        diff -u <(wanted "$game.$kind") "$made/$kind"
        result $? "$name.$kind differs; if that is meant, tests/golden/run.sh --write"
    done
done
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
