# shellcheck shell=bash
# Builds what suites need, for tests/run.sh and tests/check.sh, from the root of the project.
export TESTED=yes

# All that there is, with and without sanitizers.
build_everything() {
    tools/build.sh release
    TARGETS="src/wasm/hegemon.wasm src/wasm/whole.wasm" tools/build.sh release
    tools/page.sh
    ln -sfn release/src/cli/hegemon build/hegemon
    tools/build.sh asan
}

# What the runs of a list in one folder need, a word each.
targets_in() {
    awk -F '\t' -v folder="build/$1" '$2 == folder { print $4 }' "$2" | tr ' ' '\n' | sed '/^$/d' | sort -u
}

# One folder with those targets. `all` is everything, `page` the program with the page, which the program itself draws.
build_in() {
    local kind=$1 target page='' words=()
    shift
    for target in "$@"; do
        case $target in
        page) page=yes words+=(src/cli/hegemon src/wasm/hegemon.wasm) ;;
        *) words+=("$target") ;;
        esac
    done
    TARGETS="${words[*]}" tools/build.sh "$kind"
    [ -z "$page" ] || TARGETS=src/cli/hegemon tools/page.sh
}

# What a list of tests/suites.py says, and nothing else.
build_for() {
    local kind targets
    for kind in dev release asan; do
        mapfile -t targets < <(targets_in "$kind" "$1")
        [ ${#targets[@]} = 0 ] || build_in "$kind" "${targets[@]}"
    done
}
