#!/bin/bash
# A broken edition never becomes a program: the build checks those that come with it before it embeds them, and stops with
# the place and the sentence.
set -uo pipefail
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0 failed=0

check() { # SENTENCE COMMAND...
    if "${@:2}" >"$work/out" 2>&1; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAILED: $1"
        cat "$work/said" "$work/out"
    fi
}

# stops FILE EXPRESSION SENTENCE: with that edit of a copy the check fails, says so at a line of the file, leaves no stamp.
stops() {
    rm -rf "$work/editions"
    cp -r editions "$work"
    sed -i "$2" "$work/editions/$1"
    tools/check-editions.py "$BUILD/src/text/checker" "$work/editions" "$work/stamp" "$work/depfile" 2>"$work/said"
    check "it stops: $3" [ $? = 1 ]
    check "it says at $1: $3" grep -q "^editions/$1:[0-9]*: $3" "$work/said"
    check "it leaves no stamp: $3" [ ! -e "$work/stamp" ]
}

touch "$work/said"
check "the program is made of editions that were checked" \
    grep -qx src/text/checked-editions <(ninja -C "$BUILD" -t inputs src/cli/hegemon)
stops starcraft/edition.yaml '0,/turn: \[deploy/s//turn: [delpoy/' "There is no step delpoy; did you mean deploy?"
stops starcraft/edition.yaml '0,/\[pips, decks/s//[pips, deks/' "There is no mechanism deks; did you mean decks?"
stops galactic-warfare/edition.yaml 's/family: galactic/family: galactci/' "There is no family galactci; did you mean galactic?"
stops mass-effect/cards.yaml '0,/op: move-meter/s//op: move-metre/' "There is no operation move-metre; did you mean move-meter?"
rm -rf "$work/editions"
cp -r editions "$work"
check "whole editions pass" tools/check-editions.py "$BUILD/src/text/checker" "$work/editions" "$work/stamp" "$work/depfile"
check "they leave a stamp" [ -s "$work/stamp" ]
check "each of their files is watched" grep -q "editions/halo-wars/charts.yaml" "$work/depfile"
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
