# shellcheck shell=bash
# Runs suites, for tests/run.sh and tests/check.sh, from the root of the project.
export ASAN_OPTIONS=detect_leaks=1:abort_on_error=0 UBSAN_OPTIONS=print_stacktrace=1 CK_FORK=no LC_ALL=C.UTF-8

# Minutes and seconds as the shell's `times` tells them, in milliseconds.
in_milliseconds() {
    local minutes=${1%m*} seconds=${1#*m}
    seconds=${seconds%s}
    echo $((minutes * 60000 + 10#${seconds/./}))
}

# Processor time of what this shell has waited for. No pipe: a shell of its own would have waited for nothing.
used_so_far() {
    local own user system
    times >"$results/$1.times"
    { read -r own && read -r user system; } <"$results/$1.times"
    : "$own"
    rm "$results/$1.times"
    used=$(($(in_milliseconds "$user") + $(in_milliseconds "$system")))
}

# Runs one suite and leaves NAME.out and NAME.result (passed, failed, milliseconds of processor time). Prints one line, or
# everything when it failed.
run_suite() {
    local name build command code=0 passed=0 failed=1 began=$EPOCHREALTIME took used
    IFS=$'\t' read -r name build command _ <<<"$1"
    BUILD=$build timeout 900 bash -c "$command" >"$results/$name.out" 2>&1 </dev/null || code=$?
    took=$(((${EPOCHREALTIME/./} - ${began/./}) / 100000))
    used_so_far "$name"
    if [[ $(tail -n 1 "$results/$name.out") =~ ^([0-9]+)\ passed,\ ([0-9]+)\ failed$ ]]; then
        passed=${BASH_REMATCH[1]} failed=${BASH_REMATCH[2]}
        [ "$code" = 0 ] || [ "$failed" != 0 ] || failed=1
    fi
    echo "$passed $failed $used" >"$results/$name.result"
    took="$((took / 10)).$((took % 10)) s"
    if [ "$failed" = 0 ] && [ "$code" = 0 ]; then
        printf 'ok    %-24s %8s  %d tests\n' "$name" "$took" "$passed"
    else
        printf 'FAIL  %-24s %8s  %d of %d tests failed, exit code %d\n%s\n' "$name" "$took" "$failed" \
            $((passed + failed)) "$code" "$(sed -e '/^[0-9]* passed, [0-9]* failed$/d' -e 's/^/      | /' "$results/$name.out")"
    fi
}
export -f run_suite used_so_far in_milliseconds

# Runs what a list of tests/suites.py says. Some wait more than they work, so that one more than there are processors run
# at a time; each in a shell of its own, which knows what its suite has cost.
run_all() {
    local cores
    cores=$(nproc)
    # shellcheck disable=SC2016  # the inner shell expands it
    tr '\n' '\0' <"$1" | xargs -0 -P $((cores < 3 ? cores + 1 : 4)) -I{} bash -c 'run_suite "$1"' _ {}
}

# The last line. Ends with 1 when anything has failed.
sum_up() {
    awk '{ passed += $1; failed += $2 } END { printf "%d passed, %d failed\n", passed, failed; exit failed != 0 }' \
        "$results"/*.result
}
