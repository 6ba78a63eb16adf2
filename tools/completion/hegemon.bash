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
        _hegemon_words "play editions show check sim arena replay verify review odds bench demo serve db bot help --help --version"
        return
    fi
    if [ "$command" = help ]; then
        _hegemon_words "play editions show check sim arena replay verify review odds bench demo serve db bot"
        return
    fi

    case $command$before in
    arena--resume) mapfile -t COMPREPLY < <(compgen -f -- "$word") && return ;;
    esac
    case $before in
    --players | --one | --field | --pool) _hegemon_list "me random novice casual skilled hard master aggressive uniform cardless effectless veteran spreader builder turtle hunter opportunist avenger rusher hoarder zealot raider racer fighter cmd:" ;;
    --speed) _hegemon_words "0 1 2 3 4" ;;
    --dealer) _hegemon_words "seed audit" ;;
    --lang) _hegemon_words "$(hegemon show --help 2>/dev/null | sed -n 's/.*--lang=\([a-zA-Z_|]*\).*/\1/p' | tr '|' ' ')" ;;
    --record | --secret | --seen | --resume | --replay | --results | --html | --bot-log | --out | --merge | --db | --config | --token-file) mapfile -t COMPREPLY < <(compgen -f -- "$word") ;;
    --edition) mapfile -t COMPREPLY < <(compgen -d -- "$word") ;;
    --as) _hegemon_words "1 2 3 4 5 6 spectator" ;;
    --seat | --name | --seats | --games | --groups | --seed | --threads | --cap | --only | --to | --option | --sprt | --bot-time | --bot-seed) ;;
    --stop | --chain | --leave | --table | --at | --dice | --cruisers | --carriers | --dreadnoughts | --eight) ;;
    --listen | --public-url | --contact | --operator | --connections | --per-address | --tables | --makes | --share | --in-play | --idle | --thinkers) ;;
    --retention | --hero | --towers | --extra | --highest | --second | --all | --set | --lose | --modifier | --target | --scan) ;;
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
            --shard --out --merge --quiet --bot-seed --bot-time --bot-log --edition --json --lang $options"
        ;;
    arena)
        options="--seats --players --one --field --pool --groups --games --seed --threads --cap --sprt --mirror --results
            --resume --shard --out --merge --html --cost --option --quiet --bot-seed --bot-time --bot-log --edition --json --lang $options"
        ;;
    replay) options="--to --as --step --resume --json --lang $options" ;;
    review) options="--html --level --quick --luck --json --lang $options" ;;
    verify) options="--secret --seen --json --lang $options" ;;
    odds)
        options="--round --stop --chain --leave --table --fraction --record --at --edition --dice --cap --cruisers
            --carriers --dreadnoughts --eight --vanguard --hero --towers --extra --highest --second --all --set --lose
            --ties --sums --harbinger --modifier --target --shot --scan --steal --json --lang $options"
        ;;
    serve)
        options="--listen --next-port --db --config --public-url --behind-proxy --contact --operator --as-root-anywhere
            --no-seccomp --check-db --connections --per-address --tables --makes --share --in-play --idle --thinkers --retention --db-direct --webhooks --webhooks-private --lang $options"
        ;;
    db) options="--db --force --json --lang $options" ;;
    bot) options="--token-file --name --seat --follow --lang $options" ;;
    demo) options="--seats --fast --edition --lang $options" ;;
    esac
    if [[ $word == -* ]]; then
        _hegemon_words "$options"
        return
    fi
    case $command in
    replay | verify | review) mapfile -t COMPREPLY < <(compgen -f -- "$word") ;;
    check) mapfile -t COMPREPLY < <(compgen -d -- "$word") ;;
    db)
        if [ "$COMP_CWORD" -eq 2 ]; then
            _hegemon_words "backup restore copy check list rebuild migrate erase"
        else
            mapfile -t COMPREPLY < <(compgen -f -- "$word")
        fi
        ;;
    play | show | sim | arena | demo) _hegemon_words "$(_hegemon_games)" ;;
    esac
}

complete -F _hegemon hegemon
