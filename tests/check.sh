#!/bin/bash
# Builds and runs just what the named suites of tests/suites.txt need, in build/dev: seconds after a change.
#   tests/check.sh NAME...   those; NAME-asan with sanitizers
#   tests/check.sh           those that are nearest to what has changed since main (SINCE=COMMIT), except the longest
# The last line sums up: N passed, N failed. Exit code 1 when any failed. `make test` alone proves all of it.
set -euo pipefail
cd "$(dirname "$0")/.."

export results=build/checked
rm -rf "$results"
mkdir -p "$results"
# shellcheck source=tests/run_suites.sh
. tests/run_suites.sh
# shellcheck source=tests/build_suites.sh
. tests/build_suites.sh

names=("$@")
if [ ${#names[@]} = 0 ]; then
    mapfile -t names < <(tests/suites.py touched "${SINCE:-main}")
    if [ ${#names[@]} = 0 ] || [ -z "${names[0]}" ]; then
        echo "Nothing has changed since ${SINCE:-main}. Name suites with T, or a commit with SINCE."
        exit 0
    fi
    echo "Changes since ${SINCE:-main} are nearest to: ${names[*]}"
fi
tests/suites.py check "${names[@]}" >"$results/runs" || exit 2
build_for "$results/runs"
run_all "$results/runs"
sum_up
