# Shared by the suites of this folder, which drive the program as a person would. Each sources it, then calls `finish`.
# Run from the root of the project with $BUILD set, as tests/run.sh does.
# shellcheck shell=bash
set -euo pipefail

hegemon=$(realpath "$BUILD/src/cli/hegemon")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export LC_ALL=C.UTF-8 XDG_STATE_HOME=$work/state
unset NO_COLOR
passed=0 failed=0

pass() {
    passed=$((passed + 1))
}

fail() {
    failed=$((failed + 1))
    printf 'FAILED: %s\n' "$1"
    [ ! -s "$work/err" ] || sed 's/^/    stderr: /' "$work/err" | head -n 5
}

# Runs the program, leaving its exit code in $code and its output in $work/out and $work/err.
run() {
    code=0
    "$hegemon" "$@" >"$work/out" 2>"$work/err" </dev/null || code=$?
}

# expect CODE ARGUMENT...: the exit code, and nothing on stderr when it is 0.
expect() {
    local wanted=$1
    shift
    run "$@"
    if [ "$code" != "$wanted" ]; then
        fail "hegemon $*: exit code $code instead of $wanted"
    elif [ "$wanted" = 0 ] && [ -s "$work/err" ]; then
        fail "hegemon $*: speaks on stderr"
    else
        pass
    fi
}

# complains CODE PATTERN ARGUMENT...: the exit code and exactly one line on stderr, which fits the pattern.
complains() {
    local wanted=$1 pattern=$2
    shift 2
    run "$@"
    if [ "$code" != "$wanted" ]; then
        fail "hegemon $*: exit code $code instead of $wanted"
    elif [ "$(wc -l <"$work/err")" != 1 ]; then
        fail "hegemon $*: $(wc -l <"$work/err") lines on stderr instead of one"
    elif ! grep -Eq -- "$pattern" "$work/err"; then
        fail "hegemon $*: the complaint does not fit '$pattern'"
    else
        pass
    fi
}

# says PATTERN: the output of the last run has such a line.
says() {
    if grep -Eq -- "$1" "$work/out"; then
        pass
    else
        fail "the output has no '$1'"
    fi
}

# check SENTENCE COMMAND...: passes when the command succeeds.
check() {
    local sentence=$1
    shift
    if "$@" >"$work/check" 2>&1; then
        pass
    else
        fail "$sentence"
        sed 's/^/    /' "$work/check" | head -n 5
    fi
}

# record FILE SEATS GAME [ARGUMENT...]: one game of seed 1.
record() {
    local file=$1 seats=$2 game=$3
    shift 3
    rm -f "$file"
    run sim mass-effect/basic --seats "$seats" --seed 1 --only "$game" --record "$file" "$@"
    [ "$code" = 0 ] || fail "game $game of $seats seats can't be recorded"
}

finish() {
    echo "$passed passed, $failed failed"
    [ "$failed" = 0 ]
}
