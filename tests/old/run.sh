#!/bin/bash
# Records of older versions of the program: each is read to its end and recomputed with the edition it names, or the first
# line that the changed rules no longer allow is named. expected.txt says which, and why.
#
#   tests/old/run.sh          compare
#   tests/old/run.sh --write  write expected.txt anew, but for its comments
# shellcheck source=tests/cli/lib.sh
. "$(dirname "$0")/../cli/lib.sh"

# outcome RECORD: fits, or the number of the line that does not.
outcome() {
    run verify "$1"
    if [ "$code" = 0 ]; then
        echo fits
    else
        sed -n "s|^hegemon: $1:\([0-9]*\): .*|\1|p" "$work/err"
    fi
}

if [ "${1:-}" = --write ]; then
    grep '^#' tests/old/expected.txt >"$work/expected"
    for record in tests/old/*.hgr; do
        echo "$(basename "$record" .hgr) $(outcome "$record")" >>"$work/expected"
    done
    cp "$work/expected" tests/old/expected.txt
fi

# ---- Records ---------------------------------------------------------------------------------------------------------

for record in tests/old/*.hgr; do
    name=$(basename "$record" .hgr)
    read -r _ wanted < <(grep "^$name " tests/old/expected.txt || echo "$name missing")
    case $wanted in
    missing) fail "$name has no line in tests/old/expected.txt" ;;
    fits)
        expect 0 verify "$record"
        says "^$record: [0-9]+ actions fit, [0-9]+ outcomes of chance recomputed; the game was (won|capped)$"
        expect 0 replay "$record" --lang en
        says '^(won|capped) after '
        case $name in inline-*)
            expect 0 replay "$record" --lang fr
            expect 0 replay "$record" --json --to 1
            says '"position":'
            ;;
        esac
        ;;
    *)
        complains 1 "^hegemon: $record:$wanted: .*written for rules 1; this program plays rules [2-9]" verify "$record"
        last=$(sed -n "$((wanted - 1))p" "$record")
        expect 0 replay "$record" --to "${last%% *}" --lang fr
        ;;
    esac
done
while read -r name _; do
    check "$name is there" [ -f "tests/old/$name.hgr" ]
done < <(grep -v '^#' tests/old/expected.txt)

# ---- Editions as they were -------------------------------------------------------------------------------------------

# The folder of each is named after its hash, and no list shows it.
expect 0 editions --json
cp "$work/out" "$work/editions"
expect 0 editions
for folder in editions/released/*; do
    version=${folder##*-}
    expect 0 show --edition "$folder"
    says "^sha256 $version"
    check "$folder is named by an old record" grep -q "^edition-sha256 $version" tests/old/*.hgr
    check "$folder is not listed" bash -c "! grep -q '$version' '$work/editions'"
done
check "there are four editions" [ "$(grep -o '"edition":' "$work/editions" | wc -l)" = 4 ]

# A game goes on with the rules that it began with, also with the options that nobody named.
whole=tests/old/mass-effect-basic-3-seed.hgr
head -n 400 "$whole" >"$work/part.hgr"
expect 3 replay "$work/part.hgr" --json
says '"reshuffle":true'
expect 0 sim mass-effect/basic --only 1 --record "$work/new.hgr"
expect 0 replay "$work/new.hgr" --json
says '"reshuffle":false'

finish
