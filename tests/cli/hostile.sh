#!/bin/bash
# What strangers may send: broken editions, broken files, broken arguments. One sentence each, with the line where there
# is one, and exit code 2.
# shellcheck source=tests/cli/lib.sh
. "$(dirname "$0")/lib.sh"

# ---- Editions ------------------------------------------------------------------------------------------------------

edition=$work/edition

# One whose words stand in its rules, and one whose words stand apart.
inline=editions/released/mass-effect-52fa6637a114
fresh() {
    rm -rf "$edition"
    cp -r "${1:-$inline}" "$edition"
}

# bad FILE PATTERN: the folder is refused by check, sim and show alike, naming the file.
bad() {
    complains 2 "^$edition/$1" check "$edition"
    check "the complaint about $1 fits '$2'" grep -Eq -- "$2" "$work/err"
    complains 2 "^hegemon: $edition/$1" show --edition "$edition"
    complains 2 "^hegemon: $edition/$1" sim --edition "$edition" mass-effect/basic
    complains 2 "^hegemon: $edition/$1" demo --edition "$edition"
    run check --json "$edition"
    check "check --json tells the place" grep -q '"fine":false,"place":".*edition' "$work/out"
}

line_of() {
    grep -n -m1 -- "$1" "$edition/board.yaml" | cut -d: -f1
}

fresh
sed -i 's/^    borders: {earth: rulebook (neighbours); reconstructed (a border)}/    borders: {earth: rulebook (neighbours); reconstructed (a border), no-such-planet: rulebook}/' "$edition/board.yaml"
bad "board.yaml:$(line_of no-such-planet): " 'no-such-planet'

fresh
sed -i '0,/relays: {palaven: rulebook}/s//relays: {nowhere: rulebook}/' "$edition/board.yaml"
bad "board.yaml:$(line_of 'nowhere: rulebook'): " 'nowhere'

fresh
sed -i '0,/    relays: {palaven: rulebook}/s//    relays: {}/' "$edition/board.yaml"
bad 'board.yaml:[0-9]+: ' '(benning|palaven)'

fresh
sed -i 's/^  - id: benning$/  - id: earth/' "$edition/board.yaml"
bad "board.yaml:[0-9]+: " 'earth'

fresh
{
    printf 'more: '
    head -c 10000000 /dev/zero | tr '\0' x
    echo
} >>"$edition/board.yaml"
bad 'board.yaml' '(long|large|line|bytes)'

for file in edition board cards charts; do
    fresh
    printf '\001\377\376\000binary\200noise\033[31m' | tee "$edition/$file.yaml" >/dev/null
    bad "$file.yaml:1: " '.'
    check "no control characters reach the terminal ($file.yaml)" [ "$(grep -c $'\033' "$work/err")" = 0 ]

    fresh
    size=$(stat -c %s "$edition/$file.yaml")
    head -c $((size / 2)) "$inline/$file.yaml" >"$edition/$file.yaml"
    bad "$file.yaml" '.'

    fresh
    : >"$edition/$file.yaml"
    bad "$file.yaml" '(empty|nothing)'

    # The cards may be missing, but then their number is wrong.
    fresh
    rm "$edition/$file.yaml"
    bad "($file|edition).yaml" '.'

    fresh
    rm "$edition/$file.yaml"
    mkdir "$edition/$file.yaml"
    bad "$file.yaml" '.'

    # Nobody can read this file, not even root.
    fresh
    ln -sf /proc/self/mem "$edition/$file.yaml"
    bad "$file.yaml" '.'
done
complains 2 "no-folder" check "$work/no-folder"
complains 2 "hegemon" check "$hegemon"
complains 2 '^hegemon: check: which folder' check

# ---- Records -------------------------------------------------------------------------------------------------------

record "$work/good" 3 0
mkdir "$work/folder"
: >"$work/empty"
printf '\001\377\376\000binary\200noise\n' >"$work/noise"
head -c 10000000 /dev/zero | tr '\0' x >"$work/long"
echo "Once upon a time" >"$work/prose"
ln -s /proc/self/mem "$work/unreadable"
for command in verify replay; do
    for file in folder unreadable missing; do
        complains 2 "^hegemon: $work/$file: " $command "$work/$file"
    done
    for file in noise long prose; do
        complains 2 "^hegemon: $work/$file:1: " $command "$work/$file"
    done
    complains 2 "^hegemon: $work/empty(:[01])?: " $command "$work/empty"
    complains 2 "^hegemon: $command: which record" $command
    complains 2 "one argument too many" $command "$work/good" "$work/good"
done
for file in folder unreadable missing noise long prose empty; do
    complains 2 "^hegemon: $work/$file" replay --resume "$work/$file"
done
{
    head -n 40 "$work/good"
    head -c 10000000 /dev/zero | tr '\0' x
    echo
} >"$work/good-then-long"
complains 1 ":41: " verify "$work/good-then-long"

# ---- Numbers -------------------------------------------------------------------------------------------------------

for option in --seats --games --seed --threads --cap --only; do
    for number in '' abc -1 +1 1.5 0x10 1e3 ' 5' '5 ' 18446744073709551616 99999999999999999999999999 $'1\n' '½'; do
        complains 2 "^hegemon: $option: \".*\" is not a whole number from " sim mass-effect/basic "$option" "$number"
    done
    complains 2 "^hegemon: sim: $option needs a value" sim mass-effect/basic "$option"
done
for number in '' abc -1 1.5 4294967296; do
    complains 2 '^hegemon: --to: ".*" is not a whole number' replay "$work/good" --to "$number"
done
for option in --games --threads --cap; do
    complains 2 "^hegemon: $option: \"0\" is not" sim mass-effect/basic "$option" 0
done
complains 2 '^hegemon: --threads: ' sim mass-effect/basic --threads 257
complains 2 '^hegemon: --cap: ' sim mass-effect/basic --cap 60001
complains 2 '^hegemon: --to: the record has only [0-9]+ actions' replay "$work/good" --to 100000

# ---- Names ---------------------------------------------------------------------------------------------------------

complains 2 '^hegemon: sim: which game' sim
complains 2 'there is no edition "risk"; built in are: galactic-warfare, halo-wars, mass-effect, starcraft' sim risk/basic
complains 2 'there is no edition ""' sim /basic
complains 2 'which mode of mass-effect' sim mass-effect
complains 2 'has no mode ""; its modes are: basic' sim mass-effect/
complains 2 'has no mode "chess"; its modes are: basic' sim mass-effect/chess
cp -r tests/editions/tiny "$work/unplayed"
sed -i 's/mechanisms: \[/mechanisms: [lasers, /' "$work"/unplayed/edition.yaml
complains 2 "can't be played yet: " sim --edition "$work/unplayed" tiny/duel --seats 2
complains 2 'is too long for the name of an edition' show "$(head -c 5000 /dev/zero | tr '\0' y)"
complains 2 'there is no edition' show "$(printf 'x\033[31m\377')"
check "no control characters reach the terminal" [ "$(grep -c $'\033' "$work/err")" = 0 ]
complains 2 '^hegemon: --seats: mass-effect/basic is played by 3 to 4, not by 2' sim mass-effect/basic --seats 2
complains 2 '^hegemon: --seats: mass-effect/basic is played by 3 to 4, not by 5' sim mass-effect/basic --seats 5
complains 2 '^hegemon: --players: there is no player "deep-blue"; known are: aggressive, uniform' \
    sim mass-effect/basic --players deep-blue
complains 2 '^hegemon: --players: there is no player ""' sim mass-effect/basic --players aggressive,
complains 2 '^hegemon: --players: 2 names for 3 seats' sim mass-effect/basic --players aggressive,uniform
complains 2 '^hegemon: --players: 4 names for 3 seats' sim mass-effect/basic --players uniform,uniform,uniform,uniform
complains 2 '^hegemon: --lang: "de" is no language' editions --lang de
complains 2 '^hegemon: --dealer: "dice" is no dealer' sim mass-effect/basic --dealer dice
for setting in reshuffle =off reshuffle= ''; do
    complains 2 '^hegemon: --option: ".*" has not the form ID=VALUE' sim mass-effect/basic --option "$setting"
done
complains 2 'no-such' sim mass-effect/basic --option no-such=on
complains 2 'perhaps' sim mass-effect/basic --option reshuffle=perhaps
complains 2 'one argument too many' sim mass-effect/basic mass-effect/basic
complains 2 'could be several options' sim mass-effect/basic --s 3
complains 2 'the edition in this folder is called mass-effect' show --edition editions/mass-effect other
for seat in 0 4 five -1 chance ''; do
    complains 2 '^hegemon: --as: ".*" is no seat of this game; write 1 to 3, or spectator' replay "$work/good" --as "$seat"
done
complains 2 '^hegemon: --resume: it stands alone' replay "$work/good" --resume --json

# ---- Records to write ----------------------------------------------------------------------------------------------

complains 2 '^hegemon: --only: game 10 is not among the games 0 to 9' sim mass-effect/basic --games 10 --only 10
complains 2 '^hegemon: --record: a record holds one game' sim mass-effect/basic --games 10 --record "$work/r"
complains 2 '^hegemon: --record: a record holds one game' sim mass-effect/basic --record "$work/r"
complains 2 '^hegemon: --dealer: an audited dealer is for a recorded game' sim mass-effect/basic --dealer audit
complains 2 "^hegemon: $work/none/r: " sim mass-effect/basic --only 1 --record "$work/none/r"
complains 2 "^hegemon: $work/folder: " sim mass-effect/basic --only 1 --record "$work/folder"
complains 2 "^hegemon: $work/good: this file exists already" sim mass-effect/basic --only 1 --record "$work/good"
complains 2 '^hegemon: /dev/full: ' sim mass-effect/basic --only 1 --record /dev/full
check "nothing is left behind" [ ! -e "$work/r" ]

for arguments in editions "show mass-effect" "sim mass-effect/basic --games 2" "replay $work/good" "verify $work/good" \
    "replay $work/good --json" bench "check editions/mass-effect" --help "sim --help" --version demo; do
    code=0
    # shellcheck disable=SC2086  # several words
    "$hegemon" $arguments >/dev/full 2>"$work/err" || code=$?
    check "hegemon $arguments >/dev/full has exit code 2" [ "$code" = 2 ]
    check "hegemon $arguments >/dev/full says so" grep -q "^hegemon: standard output: it can't be written" "$work/err"
done

# ---- What can't be shown -------------------------------------------------------------------------------------------

# Terminals obey C1 controls, people are misled by turned and invisible text, and JSON is UTF-8: refused where it comes
# in, with its line where there is one, and written out wherever it is spoken of.
harmless() {
    check "$1: nothing that can't be shown comes out" python3 - "$work/out" "$work/err" <<'PYTHON'
import pathlib, sys, unicodedata
for file in sys.argv[1:]:
    text = pathlib.Path(file).read_bytes().decode("utf-8")
    odd = [hex(ord(c)) for c in text if c != "\n" and unicodedata.category(c) in ("Cc", "Cf", "Zl", "Zp")]
    assert not odd, (file, odd)
PYTHON
}

seat=$(grep -n '^seat 1 ' "$work/good" | cut -d: -f1)
for name in $'an\u009b31mna' $'an\u202ena' $'an\u2066na' $'an\u061cna' $'an\u200bna' $'\ufeffanna' $'an\u2028na' $'an\xffna'; do
    complains 2 '^hegemon: --players: a name holds no characters that can.t be shown: "' play mass-effect/basic \
        --players "$name,casual,casual"
    harmless "play --players"
    complains 2 '^hegemon: --players: a name or a command holds no line breaks or other characters' \
        sim mass-effect/basic --players "cmd:$name"
    harmless "sim --players"
    sed "${seat}s/[^ ]*$/$name/" "$work/good" >"$work/named"
    for command in replay "replay --json" verify "play --replay" "play --resume"; do
        # shellcheck disable=SC2086  # several words
        run $command "$work/named"
        check "$command refuses such a name" [ "$code" != 0 ]
        check "$command names the line" grep -q "named:$seat: the line holds '.*', which can't be shown" "$work/err"
        harmless "$command"
    done
    complains 2 'one of: off, on' sim mass-effect/basic --option "reshuffle=$name"
    harmless "--option"
    complains 2 'there is no option|could not|no such|there is no' sim mass-effect/basic "--$name"
    harmless "an option"

    # File names can't be refused.
    cp "$work/good" "$work/$name.hgr"
    run verify "$work/$name.hgr"
    check "a record with such a name is verified" [ "$code" = 0 ]
    harmless "verify"
    run verify "$work/no-$name.hgr"
    harmless "verify of nothing"
    run verify --json "$work/no-$name.hgr"
    harmless "verify --json of nothing"
    complains 2 'could not be opened' play --resume "$work/no-$name.hgr"
    harmless "play --resume of nothing"
    run play mass-effect/basic --players me,casual,casual --record "$work/new-$name.hgr"
    check "a game can be saved there" [ "$code" = 0 ]
    harmless "play --record"
done

# Escapes of YAML bring in what is not among the bytes of the file.
for text in '"\\e[31mEarth"' '"\\x9b31mEarth"' '"\\u202eEarth"'; do
    fresh
    sed -i "0,/en: Earth\$/s//en: $text/" "$edition/board.yaml"
    bad "board.yaml:[0-9]+: " "The text holds"
    harmless "an edition"
done
check "the text was really put there" grep -q 'u202eEarth' "$edition/board.yaml"
for text in '"\\e[31mEarth"' '"\\x9b31mEarth"' '"\\u202eEarth"'; do
    fresh editions/mass-effect
    sed -i "s/name: Earth,/name: $text,/" "$edition/words/en.yaml"
    bad "words/en.yaml:[0-9]+: " "The text holds"
    harmless "an edition with words apart"
done
check "the text was really put there, too" grep -q 'u202eEarth' "$edition/words/en.yaml"

finish
