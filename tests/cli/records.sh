#!/bin/bash
# Records through the command line: round trip, tampering, torn and cut files, resuming, views that leak nothing.
# shellcheck source=tests/cli/lib.sh
. "$(dirname "$0")/lib.sh"

record "$work/game" 3 11
lines=$(wc -l <"$work/game")
actions=$(grep -cE '^[0-9]+ ' "$work/game")
begin=$(grep -n '^begin ' "$work/game" | cut -d: -f1)

# ---- Round trip ----------------------------------------------------------------------------------------------------

expect 0 verify "$work/game"
says "^$work/game: $actions actions fit, [0-9]+ outcomes of chance recomputed; the game was won$"
expect 0 verify --json "$work/game"
says '"status":"fits"'
expect 0 replay "$work/game"
check "replay prints every action" [ "$(grep -cE '^ *[0-9]+  ' "$work/out")" = "$actions" ]
says "^won after $actions actions, by [123] "
expect 0 replay "$work/game" --lang fr
says 'revendique'
expect 0 replay "$work/game" --json
check "replay --json prints header, actions and result" [ "$(wc -l <"$work/out")" = $((actions + 2)) ]
expect 0 replay "$work/game" --to 0
expect 0 replay "$work/game" --to 200
says '^  200  '
says '^turn [0-9]+'
expect 0 replay "$work/game" --to "$actions"
expect 0 replay "$work/game" --to 200 --json
check "--to 200 --json prints header, action and result" [ "$(wc -l <"$work/out")" = 3 ]

# Every action of the record stands in the JSON, in the same notation and with the same hash.
cat >"$work/same.py" <<'PYTHON'
import json, sys
record = [line.split() for line in open(sys.argv[1]) if line[0].isdigit()]
for words, line in zip(record, list(map(json.loads, open(sys.argv[2])))[1:-1], strict=True):
    assert [str(line["number"]), str(line["seat"])] == words[:2]
    assert line["action"].split() == words[2:-1] and "#" + line["hash"] == words[-1]
PYTHON
run replay "$work/game" --json
check "record and JSON tell the same" python3 "$work/same.py" "$work/game" "$work/out"

# ---- An edition of one's own ---------------------------------------------------------------------------------------

cp -r editions/mass-effect "$work/own"
sed -i '0,/bonus: 2,/s//bonus: 4,/' "$work/own/board.yaml"
expect 0 check "$work/own"
expect 0 sim --edition "$work/own" mass-effect/basic --only 1 --record "$work/own.hgr"
check "the record carries the edition" grep -q '^edition-text ' "$work/own.hgr"
rm -r "$work/own"
expect 0 verify "$work/own.hgr"
expect 0 replay "$work/own.hgr" --json
says '"earth-central":\{"bonus":4'

# Its words travel behind the digest: whoever mends one, or takes them all out, changes nothing that was played.
check "the record carries the words of the edition" grep -q '^edition-words ' "$work/own.hgr"
check "they stand behind the digest" [ "$(grep -n '^header ' "$work/own.hgr" | cut -d: -f1)" -lt "$(grep -n '^edition-words ' "$work/own.hgr" | cut -d: -f1)" ]
check "its rules hold no words" bash -c "sed '/^header /,\$d' '$work/own.hgr' | grep -q 'Earth' && exit 1 || exit 0"
expect 0 replay "$work/own.hgr" --lang en
says 'Earth'
sed 's/^\(|.*name: \)Earth,/\1Terra Prima,/' "$work/own.hgr" >"$work/mended.hgr"
expect 0 verify "$work/mended.hgr"
expect 0 replay "$work/mended.hgr" --lang en
says 'Terra Prima'
awk '/^edition-words / { left = $2; next } left > 0 { left--; next } { print }' "$work/own.hgr" >"$work/bare.hgr"
expect 0 verify "$work/bare.hgr"
expect 0 replay "$work/bare.hgr" --lang fr
says 'eden-prime'
sed '/^edition-words /,$s/^|   board:$/|   bored:/' "$work/own.hgr" >"$work/wrong.hgr"
check "words can be wrong" bash -c "! cmp -s '$work/own.hgr' '$work/wrong.hgr'"
expect 0 verify "$work/wrong.hgr"
expect 0 replay "$work/wrong.hgr" --lang en
says 'eden-prime'
sed 's/^\(edition-words [0-9]*\)$/\19/' "$work/own.hgr" >"$work/bad"
run verify "$work/bad"
check "words that are fewer than they say are refused" [ "$code" = 1 ]
sed 's/^\(|.*name: Ea\)rth,/\1\x1brth,/' "$work/own.hgr" >"$work/bad"
complains 1 "^hegemon: $work/bad:$(grep -n $'\x1b' "$work/bad" | head -n 1 | cut -d: -f1): the line holds a control character" verify "$work/bad"
# Today's words are shown for yesterday's game where the program has the edition.
sed 's/^edition-sha256 .*/edition-sha256 0/' "$work/own.hgr" >"$work/bad"
complains 1 "^hegemon: $work/bad:3: " verify "$work/bad"
check "a record of a built-in edition does not carry it" bash -c "! grep -q '^edition-text ' '$work/game'"

# ---- Records of older rules ----------------------------------------------------------------------------------------

# reads_or_names FILE: it reads to its end, or one sentence names the first line that does not fit these rules.
reads_or_names() {
    run verify "$1"
    [ "$code" = 0 ] || {
        [ "$code" = 1 ] && [ "$(wc -l <"$work/err")" = 1 ] &&
            grep -Eq "^hegemon: $1:[0-9]+: .+\(written for rules [0-9]+; this program plays rules [0-9]+," "$work/err"
    }
}
for old in tests/old/*.hgr; do
    check "$old reads or names its line" reads_or_names "$old"
done
# Of a question for command, which is another fact now, and of a manoeuvre that ended the step with cards in hand.
complains 1 '^hegemon: tests/old/mass-effect-galaxy-at-war-4.hgr:216: ' verify tests/old/mass-effect-galaxy-at-war-4.hgr
complains 1 '^hegemon: tests/old/starcraft-basic-4.hgr:181: ' verify tests/old/starcraft-basic-4.hgr

# ---- Tampering -----------------------------------------------------------------------------------------------------

# refused LINE SENTENCE: the file $work/bad is refused at this line by verify and replay.
refused() {
    complains 1 "^hegemon: $work/bad:$1: " verify "$work/bad"
    complains 1 "^hegemon: $work/bad:$1: " replay "$work/bad"
    run verify --json "$work/bad"
    check "$2: the JSON says broken" grep -q '"status":"broken"' "$work/out"
}

for at in $((begin + 1)) $((begin + 60)) $((lines / 2)) $((lines - 5)); do
    sed "${at}s/#[0-9a-f]*/#0123456789abcdef/" "$work/game" >"$work/bad"
    refused "$at" "a forged hash"
    sed "${at}d" "$work/game" >"$work/bad"
    refused "$at" "a removed line"
    sed "${at}p" "$work/game" >"$work/bad"
    refused $((at + 1)) "a doubled line"
    sed "${at}{h;d};$((at + 1)){G}" "$work/game" >"$work/bad"
    refused "$at" "two lines swapped"
done
# shellcheck disable=SC2013  # numbers
for at in $(grep -nE '^[0-9]+ chance roll ' "$work/game" | cut -d: -f1 | sed -n '2p;40p;$p'); do
    awk -v at="$at" 'NR == at { $4 = $4 % 6 + 1 } { print }' "$work/game" >"$work/bad"
    complains 1 "^hegemon: $work/bad:$at: " verify "$work/bad"
done
sed 's/^end won [123]/end won 9/' "$work/game" >"$work/bad"
refused "$lines" "a forged winner"
sed 's/^dealer seed2 1 /dealer seed2 2 /' "$work/game" >"$work/bad"
complains 1 "^hegemon: $work/bad:$((begin - 1)): the lines above have the SHA-256" verify "$work/bad"
tests/cli/reseal.py "$work/bad"
complains 1 "^hegemon: $work/bad:$((begin + 1)): the dealer's outcome was" verify "$work/bad"
sed 's/^edition-sha256 ./edition-sha256 x/' "$work/game" >"$work/bad"
refused 3 "a forged edition"
{ cat "$work/game"; echo "and then"; } >"$work/bad"
refused $((lines + 1)) "something behind the end"

# ---- Torn, cut, resumed --------------------------------------------------------------------------------------------

head -n $((begin + 200)) "$work/game" >"$work/cut"
complains 3 "^hegemon: $work/cut:$((begin + 200)): .*unfinished" verify "$work/cut"
complains 3 'unfinished' replay "$work/cut"
run replay "$work/cut" --json
check "an unfinished game's result says so" grep -q '"type":"result","status":"unfinished"' "$work/out"
{ cat "$work/cut"; sed -n "$((begin + 201))p" "$work/game" | head -c 12; } >"$work/torn"
complains 1 "last good line is $((begin + 200))" verify "$work/torn"
complains 1 "last good line is $((begin + 200))" replay "$work/torn"
for file in cut torn; do
    cp "$work/$file" "$work/resumed"
    run replay --resume "$work/resumed"
    check "a $file record can be resumed" [ "$code" = 0 ]
    says 'went on from action 200, played [0-9]+ more; the game is over'
    expect 0 verify "$work/resumed"
    check "what was played stays" cmp -n "$(stat -c %s "$work/cut")" "$work/cut" "$work/resumed"
done
cp "$work/torn" "$work/resumed"
complains 0 "$work/resumed:$((begin + 201)): .*the torn line is dropped" replay --resume "$work/resumed"
expect 0 replay --resume "$work/resumed"
says 'nothing to resume'
sed 's/ aggressive$/ grandmother/' "$work/cut" >"$work/person"
tests/cli/reseal.py "$work/person"
complains 1 'seat 1 is played by "grandmother"' replay --resume "$work/person"
head -n 4 "$work/game" >"$work/header"
run verify "$work/header"
check "half a header is refused" [ "$code" = 1 ]

# ---- Audited -------------------------------------------------------------------------------------------------------

record "$work/audit" 4 0 --dealer audit
check "the secret's file goes when it is revealed" [ ! -e "$work/audit.secret" ]
check "the record reveals the secret" grep -qE '^secret [0-9a-f]{64}$' "$work/audit"
expect 0 verify "$work/audit"
awk '/^secret/ { $2 = substr($2, 1, 63) (substr($2, 64) == "0" ? "1" : "0") } { print }' "$work/audit" >"$work/bad"
complains 1 "^hegemon: $work/bad:$(wc -l <"$work/bad"): .*commitment" verify "$work/bad"
sed "s/^contribution 2 derived/contribution 2 $(printf x | sha256sum | cut -c1-64)/" "$work/audit" >"$work/bad"
complains 1 "the dealer's outcome was" verify "$work/bad"
for edit in 's/^seat 2 \([a-z-]*\) .*/seat 2 \1 hard/' 's/^term cap .*/term cap 7/' 's/^rules .*/&7/' 's/^seats/option reshuffle on\nseats/'; do
    sed "$edit" "$work/audit" >"$work/bad"
    complains 1 "the lines above have the SHA-256" verify "$work/bad"
    tests/cli/reseal.py "$work/bad"
    complains 1 "the dealer's outcome was|stands here twice|position after this line|here the end must stand" verify "$work/bad"
done
head -n 300 "$work/audit" >"$work/open"
complains 3 'unfinished' verify "$work/open"
says "chance can't be recomputed before the secret is revealed"
complains 2 "^hegemon: $work/nowhere: " verify --secret "$work/nowhere" "$work/open"
complains 1 'open.secret' replay --resume "$work/open"
sed -n 's/^secret //p' "$work/audit" >"$work/open.secret"
chmod 600 "$work/open.secret"
complains 3 'unfinished' verify "$work/open"
says 'outcomes of chance recomputed'
expect 0 replay --resume "$work/open"
expect 0 verify "$work/open"
check "the resumed game reveals the same secret" diff <(grep '^secret' "$work/audit") <(grep '^secret' "$work/open")
expect 0 replay --resume "$work/audit"
says 'nothing to resume'

# ---- Views ---------------------------------------------------------------------------------------------------------

# No line of a view names a card that is in the deck or in another seat's hand at that moment; the seat's own hand is
# there; the hash is not that of the whole position.
cat >"$work/leak.py" <<'PYTHON'
import json, re, sys
whole, view, text, seat = sys.argv[1:]
full = [json.loads(line) for line in open(whole)]
seen = open(view).read().splitlines()
told = {int(m[1]): line for line in open(text) if (m := re.match(r" *(\d+)  ", line))}
assert len(full) == len(seen)
hidden_times = hands = 0
for truth, line in zip(full[1:-1], seen[1:-1]):
    position = truth["position"]
    hidden = set(position["deck"])
    for owner, cards in position["hand"].items():
        if owner != seat:
            hidden |= set(cards)
    names = set(re.findall(r"(?:reaper|alliance|cerberus)-\d+", line + told[truth["number"]]))
    assert not names & hidden, (truth["number"], names & hidden)
    mine = json.loads(line)
    assert mine["position"]["deck"] == [] and mine["position"]["units"] == position["units"]
    assert mine["position"]["hand_size"] == position["hand_size"]
    if seat in position["hand"]:
        assert mine["position"]["hand"][seat] == position["hand"][seat]
        hands += bool(position["hand"][seat])
    # A deck may run out while every hand is empty: then the view is the whole position, and its hash may be the same.
    assert not hidden or mine["hash"] != truth["hash"]
    hidden_times += '"card":null' in line
assert hidden_times > 5 and (hands > 5 or seat == "spectator")
header, result = json.loads(seen[0]), json.loads(seen[-1])
assert "seed" not in header["dealer"] and result["secret"] is None
PYTHON
for file in game audit; do
    "$hegemon" replay "$work/$file" --json >"$work/whole"
    for seat in 1 2 3 spectator; do
        "$hegemon" replay "$work/$file" --json --as $seat >"$work/view"
        "$hegemon" replay "$work/$file" --as $seat >"$work/told"
        check "seat $seat sees no card of others ($file)" python3 "$work/leak.py" "$work/whole" "$work/view" "$work/told" $seat
        check "seat $seat is not told the secret or the seed" bash -c \
            "! grep -qE '$(grep -hoE '[0-9a-f]{64}$' <(grep '^secret' "$work/audit"))|seed 1' '$work/view' '$work/told'"
    done
done

finish
