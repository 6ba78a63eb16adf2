# Completion of hegemon's commands and options for bash.

_hegemon_games() {
    hegemon editions --json 2>/dev/null | grep -o '"game": *"[^"]*"' | cut -d '"' -f 4
}

_hegemon_words() {
    mapfile -t COMPREPLY < <(compgen -W "$1" -- "$word")
}

# The last name of a list with commas; what stands before it stays.
_hegemon_list() {
    local before=
    [[ $word != *,* ]] || before=${word%,*},
    mapfile -t COMPREPLY < <(compgen -P "$before" -W "$1" -- "${word##*,}")
}

_hegemon() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command=${COMP_WORDS[1]}
    COMPREPLY=()
    if [ "$COMP_CWORD" -eq 1 ]; then
        _hegemon_words "play editions show check sim arena replay verify odds bench demo help --help --version"
        return
    fi
    if [ "$command" = help ]; then
        _hegemon_words "play editions show check sim arena replay verify odds bench demo"
        return
    fi

    case $command$before in
    arena--resume) mapfile -t COMPREPLY < <(compgen -f -- "$word") && return ;;
    esac
    case $before in
    --players | --one | --field) _hegemon_list "me random novice casual skilled hard aggressive uniform cardless effectless cmd:" ;;
    --speed) _hegemon_words "0 1 2 3 4" ;;
    --dealer) _hegemon_words "seed audit" ;;
    --lang) _hegemon_words "$(hegemon show --help 2>/dev/null | sed -n 's/.*--lang=\([a-zA-Z_|]*\).*/\1/p' | tr '|' ' ')" ;;
    --record | --secret | --seen | --resume | --replay | --results | --html | --bot-log) mapfile -t COMPREPLY < <(compgen -f -- "$word") ;;
    --edition) mapfile -t COMPREPLY < <(compgen -d -- "$word") ;;
    --as) _hegemon_words "1 2 3 4 5 6 spectator" ;;
    --seats | --games | --groups | --seed | --threads | --cap | --only | --to | --option | --sprt | --bot-time | --bot-seed) ;;
    --stop | --chain | --leave | --table | --at | --dice | --cruisers | --carriers | --dreadnoughts | --eight) ;;
    --hero | --towers | --extra | --highest | --second | --all | --set | --lose | --modifier | --target | --scan) ;;
    *)
        _hegemon_argument
        ;;
    esac
}

_hegemon_argument() {
    local options="--help"
    case $command in
    play) options="--players --seats --option --record --resume --replay --speed --plain --edition --lang $options" ;;
    editions) options="--json --lang $options" ;;
    show) options="--cards --geometry --svg --upright --edition --json --lang $options" ;;
    check) options="--json --lang $options" ;;
    bench) options="--json $options" ;;
    sim)
        options="--seats --players --games --seed --threads --cap --only --record --dealer --option --check --usage
            --quiet --bot-seed --bot-time --bot-log --edition --json --lang $options"
        ;;
    arena)
        options="--seats --players --one --field --groups --games --seed --threads --cap --sprt --mirror --results
            --resume --html --cost --option --quiet --bot-seed --bot-time --bot-log --edition --json --lang $options"
        ;;
    replay) options="--to --as --step --resume --json --lang $options" ;;
    verify) options="--secret --seen --json --lang $options" ;;
    odds)
        options="--round --stop --chain --leave --table --fraction --record --at --edition --dice --cap --cruisers
            --carriers --dreadnoughts --eight --vanguard --hero --towers --extra --highest --second --all --set --lose
            --ties --sums --harbinger --modifier --target --shot --scan --steal --json --lang $options"
        ;;
    demo) options="--seats --fast --edition --lang $options" ;;
    esac
    if [[ $word == -* ]]; then
        _hegemon_words "$options"
        return
    fi
    case $command in
    replay | verify) mapfile -t COMPREPLY < <(compgen -f -- "$word") ;;
    check) mapfile -t COMPREPLY < <(compgen -d -- "$word") ;;
    play | show | sim | arena | demo) _hegemon_words "$(_hegemon_games)" ;;
    esac
}

complete -F _hegemon hegemon
