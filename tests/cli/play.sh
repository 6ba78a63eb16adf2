#!/bin/bash
# `hegemon play` without a terminal: lines in, a story out, and a record that can always be resumed.
# shellcheck source=tests/cli/lib.sh
source tests/cli/lib.sh

# says NAME PATTERN: the last output fits the pattern.
says() {
    if grep -q "$2" "$work/out"; then
        pass
    else
        fail "$1: nothing says $2"
    fi
}

# feed LINES ARGUMENT...: plays with the lines as input.
feed() {
    local lines=$1
    shift
    code=0
    printf '%s\n' "$lines" | "$hegemon" play "$@" >"$work/out" 2>"$work/err" || code=$?
}

# Bad input is one sentence and exit code 2.
complains 2 'no edition' play nothing
complains 2 'played by 3 to 4' play mass-effect/basic --players me,casual
complains 2 'did you mean hard' play mass-effect/basic --players me,hrad,casual
complains 2 'no list of names' play mass-effect/basic --players me,,casual
complains 2 'at most 6' play mass-effect/basic --players a,b,c,d,e,f,g
complains 2 'one of: off, on' play mass-effect/basic --option reshuffle=maybe
complains 2 "can't be written" play mass-effect/basic --record /nonexistent/game.hgr
complains 2 'could not be opened' play --resume /nonexistent
complains 2 'this game is over' play --resume tests/golden/mass-effect-basic-3.hgr
complains 2 'leave the other arguments out' play mass-effect/basic --resume game.hgr
complains 2 'from 0 to 4' play --speed 9

# A few lines, then the end of the input: saved, verified, resumed.
feed $'help\nchoices\nboard\ncards\nclaim earth\nhint\nauto' mass-effect/basic --players me,aggressive,aggressive \
    --record "$work/game.hgr"
[ "$code" = 0 ] && pass || fail "lines: exit code $code"
says "help" 'ME-BT-CLAIM-01'
says "choices" '^  claim ' # perhaps not Earth, which somebody may have claimed before
says "board" 'Terra Nova'
says "an action" 'claims Earth'
says "hint" 'would play: claim'
says "how one wins" '^You win by being the last one on the board'
says "the end" 'play --resume'
expect 3 verify "$work/game.hgr"
before=$(grep -c '^[0-9]' "$work/game.hgr")
feed 'quit' --resume "$work/game.hgr"
[ "$code" = 0 ] && [ "$(grep -c '^[0-9]' "$work/game.hgr")" -ge "$before" ] && pass || fail "resuming loses actions"

# Refusals name the cure, and change nothing.
feed $'attack earth benning 3\nclame earth\nclaim eart\nquit' mass-effect/basic --players me,aggressive,aggressive
says "not now" 'does not fit this step'
says "a wrong word" "did you mean 'claim'"
says "a wrong place" "did you mean 'earth'"

# Whole games of every family, by lines alone; the records are complete and verified.
for game in mass-effect/basic starcraft/duel halo-wars/basic galactic-warfare/standard mass-effect/war-assets; do
    code=0
    (yes auto || true) | "$hegemon" play "$game" --record "$work/${game//\//-}.hgr" >"$work/out" 2>"$work/err" || code=$?
    [ "$code" = 0 ] && pass || fail "$game: exit code $code"
    says "$game" 'Victory for\|Nobody has won'
    expect 0 verify "$work/${game//\//-}.hgr"
done

# Nobody plays: a game between computers is told to its end, in French too.
expect 0 play mass-effect/war-assets --players novice,novice --lang fr
says "French" 'Victoire'

# Taking back, and what is no more to be taken back.
feed $'undo\nauto\nundo\nquit' mass-effect/basic --players me,aggressive,aggressive
says "undo" 'Nothing can be taken back'

# Several people at one screen: a curtain between them, and each is told only what that seat may know.
cat >"$work/curtains.py" <<'PYTHON'
"""Hidden cards are named only behind the curtain of whoever drew them."""
import re, sys
looks, named, curtains = None, {}, 0
for line in open(sys.argv[1], encoding="utf-8"):
    curtain = re.match(r"(?:(?:anna|ben) \()?(.+?)\)? is next\.$", line)
    if curtain:
        looks, curtains = curtain[1], curtains + 1
    told = re.match(r"⚄ a card for ([^:]+): ", line) or re.match(r"(.+?): picks the card ", line)
    if told:
        assert looks and told[1].startswith(looks), f"{looks} reads: {line}"
        named[looks] = named.get(looks, 0) + 1
if "dealt" in sys.argv:  # cards to both before the first move; elsewhere drawing them takes some luck
    assert curtains > 2 and len(named) == 2, (curtains, named)
PYTHON
for game in mass-effect/basic,casual galactic-warfare/standard starcraft/command-room,casual; do
    others=${game#*,}
    [ "$others" != "$game" ] && others=,$others || others=
    feed "$(yes auto | head -n 600)" "${game%,*}" --plain --players "anna,ben$others"
    [ "$code" = 0 ] && pass || fail "$game with two people: exit code $code"
    [ -n "$others" ] && dealt= || dealt=dealt
    check "$game: hidden cards are named to their owners alone" python3 "$work/curtains.py" "$work/out" $dealt
done
feed $'\ncards\nquit' galactic-warfare/standard --plain --players anna,ben
says "the curtain" 'Let only this player look at the screen, then press Enter'
says "then the own cards" '^  [a-z-]*-[0-9]* · '
feed 'quit' galactic-warfare/standard --plain --players anna,ben --record "$work/left.hgr"
[ "$code" = 0 ] && pass || fail "leaving at the curtain: exit code $code"
[ "$(grep -c 'is next' "$work/out")" = 1 ] && pass || fail "leaving at the curtain does not leave"
expect 3 verify "$work/left.hgr"

finish
