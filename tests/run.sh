#!/bin/bash
# Builds with and without sanitizers, runs every suite of tests/suites.txt, then counts the cited rules.
#   tests/run.sh [NAME...]   only the suites named
# The last line sums up: N passed, N failed. Exit code 1 when any failed.
set -euo pipefail
cd "$(dirname "$0")/.."

results=build/test
rm -rf "$results"
mkdir -p "$results"
export ASAN_OPTIONS=detect_leaks=1:abort_on_error=0 UBSAN_OPTIONS=print_stacktrace=1 CK_FORK=no LC_ALL=C.UTF-8
export results

# Name, build and command of each run, one per line, separated by tabs.
list_runs() {
    local name build command
    while read -r name build command; do
        case $build in
        both) printf '%s-asan\tbuild/asan\t%s\n%s\tbuild/release\t%s\n' "$name" "$command" "$name" "$command" ;;
        -) printf '%s\tbuild\t%s\n' "$name" "$command" ;;
        *) printf '%s\tbuild/%s\t%s\n' "$name" "$build" "$command" ;;
        esac
    done < <(sed -e 's/^#.*//' -e '/^[[:space:]]*$/d' tests/suites.txt)
}

# Runs one suite and leaves NAME.out and NAME.result (passed, failed). Prints one line, or everything when it failed.
run_suite() {
    local name build command code=0 passed=0 failed=1 began=$EPOCHREALTIME took
    IFS=$'\t' read -r name build command <<<"$1"
    BUILD=$build timeout 900 bash -c "$command" >"$results/$name.out" 2>&1 </dev/null || code=$?
    took=$(((${EPOCHREALTIME/./} - ${began/./}) / 100000))
    if [[ $(tail -n 1 "$results/$name.out") =~ ^([0-9]+)\ passed,\ ([0-9]+)\ failed$ ]]; then
        passed=${BASH_REMATCH[1]} failed=${BASH_REMATCH[2]}
        [ "$code" = 0 ] || [ "$failed" != 0 ] || failed=1
    fi
    echo "$passed $failed" >"$results/$name.result"
    took="$((took / 10)).$((took % 10)) s"
    if [ "$failed" = 0 ] && [ "$code" = 0 ]; then
        printf 'ok    %-24s %8s  %d tests\n' "$name" "$took" "$passed"
    else
        printf 'FAIL  %-24s %8s  %d of %d tests failed, exit code %d\n%s\n' "$name" "$took" "$failed" \
            $((passed + failed)) "$code" "$(sed -e '/^[0-9]* passed, [0-9]* failed$/d' -e 's/^/      | /' "$results/$name.out")"
    fi
}
export -f run_suite

tools/build.sh release
ninja -C build/release --quiet src/wasm/hegemon.wasm src/wasm/whole.wasm
tools/page.sh
ln -sfn release/src/cli/hegemon build/hegemon
tools/build.sh asan

list_runs >"$results/runs"
if [ $# -gt 0 ]; then
    grep -E "^($(IFS='|' && echo "$*"))(-asan)?"$'\t' "$results/runs" >"$results/some" || {
        echo "No suite of tests/suites.txt is called $*." >&2
        exit 2
    }
    mv "$results/some" "$results/runs"
fi

# Some wait more than they work, so that one more than there are processors run at a time.
cores=$(nproc)
# shellcheck disable=SC2016  # the inner shell expands it
tr '\n' '\0' <"$results/runs" | xargs -0 -P $((cores < 3 ? cores + 1 : 4)) -I{} bash -c 'run_suite "$1"' _ {}
if [ $# = 0 ]; then
    run_suite $'rules\tbuild\ttools/rules.py && echo "1 passed, 0 failed"'
    grep '^rules:' "$results/rules.out" || true
fi

awk '{ passed += $1; failed += $2 } END { printf "%d passed, %d failed\n", passed, failed; exit failed != 0 }' \
    "$results"/*.result
