#!/bin/bash
# Help, version, exit codes of the good cases, languages, JSON.
# shellcheck source=tests/cli/lib.sh
. "$(dirname "$0")/lib.sh"

not() { ! "$@"; }

# Lines that are the same in both languages are examples, or a rest of some words.
same_lines_only_examples() {
    not grep -vE '^  +(hegemon|--)' <(grep -Fxf "$work/english" "$work/out" | grep -E '( +[A-Za-z]+){4}')
}

commands="editions show check sim arena replay verify odds bench demo serve db bot"

expect 0 --help
for command in $commands; do
    says "^  $command +[a-z]"
done
says 'Exit codes'
expect 0 --version
says '^hegemon [0-9]+\.[0-9]+\.[0-9]+$'

run
check "without a command it shows the help on stderr" grep -q '^Usage: hegemon COMMAND' "$work/err"
check "without a command the exit code is 2" [ "$code" = 2 ]

for command in $commands; do
    expect 0 "$command" --help
    says "^Usage: hegemon $command"
    says '^Examples:'
    says '^Exit codes: '
    check "the help of $command fits 80 columns" [ "$(wc -L <"$work/out")" -le 80 ]
    cp "$work/out" "$work/english"
    expect 0 "$command" --help --lang fr
    says "^Usage.+: hegemon $command"
    says '^Exemples.+:'
    says '^Codes de sortie.+: '
    check "the French help of $command fits 80 columns" [ "$(LC_ALL=C.UTF-8 wc -L <"$work/out")" -le 80 ]
    check "and has no line of blanks" not grep -qE '^ +$' "$work/out"
    # Descriptions of options, and sentences around them: a line of words that both have was not translated.
    check "the French help of $command is French" same_lines_only_examples
    complains 2 "^hegemon: $command: there is no option --nonsense;" "$command" --nonsense
    complains 2 "^hegemon: $command: there is no option -x;" "$command" -x
    complains 2 "^hegemon: $command: --help takes no value" "$command" --help=yes
done
complains 2 '^hegemon: there is no command "frobnicate"' frobnicate
complains 2 '^hegemon: there is no command "frobnicate"' help frobnicate

# `help COMMAND` is `COMMAND --help`.
run play --help
cp "$work/out" "$work/usual"
expect 0 help play
check "help play is play --help" cmp "$work/out" "$work/usual"

# Completion: the last name of a list, and what stands before it stays.
completed() {
    # shellcheck source=/dev/null
    (source tools/completion/hegemon.bash && COMP_WORDS=(hegemon "$@") && COMP_CWORD=$# && _hegemon && echo "${COMPREPLY[*]}")
}
check "completion after me," [ "$(completed play --players me,ha)" = me,hard ]
check "completion behind me, offers every player" [ "$(completed play --players me, | tr ' ' '\n' | grep -c '^me,')" -ge 6 ]
check "completion of the third name" [ "$(completed play --players me,hard,cas)" = me,hard,casual ]
check "completion of the first name" [ "$(completed play --players ha)" = hard ]
check "completion of help" [ "$(completed help pl)" = play ]

# Every option of every command stands in the man page and in the completion.
for command in $commands; do
    run "$command" --help
    for option in $(grep -oE '^ +--[a-z-]+' "$work/out" | tr -d ' ' | grep -v -e --help); do
        check "the man page knows $option of $command" grep -q -- "\*$option\*" docs/man/hegemon.1.scd
        check "the completion knows $option of $command" grep -q -- "$option" tools/completion/hegemon.bash
    done
done

expect 0 editions
says 'mass-effect/basic .*Basic Training .*3 to 4 players +playable'
says 'starcraft/team-play .*Team Play .*4 or 6 players +playable'
says 'halo-wars/world-conquest .*World Conquest .*3 to 5 players +playable'
says 'galactic-warfare/standard .*Standard game .*2 players +playable'
check "editions fits 80 columns" [ "$(wc -L <"$work/out")" -le 80 ]
expect 0 editions --lang fr
says 'Entraînement de base'
for variable in LC_ALL LC_MESSAGES LANG; do
    env -u LC_ALL -u LC_MESSAGES -u LANG $variable=fr_CA.UTF-8 "$hegemon" editions >"$work/out"
    says 'Entraînement de base'
done

for name in mass-effect mass-effect/basic mass-effect/galaxy-at-war; do
    for language in en fr; do
        expect 0 show "$name" --lang $language
        check "show $name in $language fits 80 columns" [ "$(wc -L <"$work/out")" -le 80 ]
        expect 0 show "$name" --lang $language --cards
        check "show --cards in $language fits 80 columns" [ "$(wc -L <"$work/out")" -le 80 ]
        check "show lists all 81 cards" [ "$(grep -cE '^  (reaper|alliance|cerberus)-[0-9]+' "$work/out")" = 81 ]
    done
done
for name in starcraft/basic starcraft/duel starcraft/team-play halo-wars/basic galactic-warfare/standard; do
    expect 0 show "$name" --lang fr --cards
    check "show $name in fr fits 80 columns" [ "$(wc -L <"$work/out")" -le 80 ]
    check "show $name cuts no id short" bash -c "! grep -qE '[a-z]-[a-z-]*…' '$work/out'"
    expect 0 show "$name" --cards
    check "show $name fits 80 columns" [ "$(wc -L <"$work/out")" -le 80 ]
done
says '^  afterburner-01 +5 cards +Afterburner \(Before your move\)$'
says '^    start: a1, c1, '
expect 0 show starcraft/team-play
says '^    sides: seat 1 and seat 3 against seat 2 and seat 4$'
says '^  a team wins by 4 goals together'
says '^  take-4-minerals +Silver '
expect 0 show starcraft/basic
says '^      1 purple, base on Keresh Province: '
expect 0 show mass-effect/war-assets
says '^  18 cards to be matched with 5 dice of 6 sides and 2 of 8$'
check "cards that are claimed are no ships" bash -c "! grep -qi 'ships\|home:' '$work/out'"
check "colours stay off when it is no terminal" [ "$(grep -c $'\033' "$work/out")" = 0 ]

expect 0 check editions/mass-effect
says '^fine: 42 places in 6 regions, 81 cards, 5 armies; 3 of 3 modes'
for edition in starcraft halo-wars galactic-warfare; do
    expect 0 check editions/$edition
    says '^fine: '
done
expect 0 show --edition editions/mass-effect
expect 0 show --edition editions/mass-effect mass-effect/basic

json() {
    check "hegemon $* prints JSON" python3 -c 'import json, sys; [json.loads(line) for line in open(sys.argv[1])]' "$work/out"
}
for arguments in "editions" "show mass-effect" "show starcraft/basic" "show galactic-warfare/standard" "show mass-effect/war-assets" "arena starcraft/duel --players aggressive,uniform --groups 1" "check editions/mass-effect" "sim mass-effect/basic --games 3" "bench"; do
    # shellcheck disable=SC2086  # several words
    expect 0 $arguments --json
    # shellcheck disable=SC2086
    json $arguments
done
expect 0 bench
check "bench prints name, value and unit" [ "$(grep -vcE '^[a-z_]+ [0-9.e+-]+ [a-z/0-9]+$' "$work/out")" = 0 ]

finish
