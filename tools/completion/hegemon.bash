# Completion of hegemon's commands and options for bash.

_hegemon_games() {
    hegemon editions --json 2>/dev/null | grep -o '"game": *"[^"]*"' | cut -d '"' -f 4
}

_hegemon() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command=${COMP_WORDS[1]}
    COMPREPLY=()
    if [ "$COMP_CWORD" -eq 1 ]; then
        mapfile -t COMPREPLY < <(compgen -W "editions show check sim replay verify bench demo --help --version" -- "$word")
        return
    fi

    case $before in
    --players)
        mapfile -t COMPREPLY < <(compgen -W "aggressive uniform" -- "$word")
        return
        ;;
    --record)
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
        return
        ;;
    --edition)
        mapfile -t COMPREPLY < <(compgen -d -- "$word")
        return
        ;;
    --seats | --games | --seed | --threads | --only | --to | --as | --set)
        return
        ;;
    esac

    local options="--help --json"
    case $command in
    sim) options="--seats --players --games --seed --threads --only --record --set --edition $options" ;;
    replay) options="--to --as --resume --edition $options" ;;
    show) options="--edition $options" ;;
    demo) options="--help" ;;
    esac

    if [[ $word == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$options" -- "$word")
        return
    fi
    case $command in
    replay | verify) mapfile -t COMPREPLY < <(compgen -f -- "$word") ;;
    check) mapfile -t COMPREPLY < <(compgen -d -- "$word") ;;
    show | sim) mapfile -t COMPREPLY < <(compgen -W "$(_hegemon_games)" -- "$word") ;;
    esac
}

complete -F _hegemon hegemon
