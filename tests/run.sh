#!/bin/bash
# Builds with and without sanitizers, runs every suite of tests/suites.txt, then counts the cited rules.
#   tests/run.sh [NAME...]   only the suites named, and only their programs
# The last line sums up: N passed, N failed. Exit code 1 when any failed. tests/check.sh is the quick way.
set -euo pipefail
cd "$(dirname "$0")/.."

export results=build/test
rm -rf "$results"
mkdir -p "$results"
# shellcheck source=tests/run_suites.sh
. tests/run_suites.sh
# shellcheck source=tests/build_suites.sh
. tests/build_suites.sh

tests/suites.py test "$@" >"$results/runs" || exit 2
if [ $# = 0 ]; then
    build_everything
else
    build_for "$results/runs"
fi

run_all "$results/runs"
if [ $# = 0 ]; then
    run_suite $'rules\tbuild\ttools/rules.py && echo "1 passed, 0 failed"'
    grep '^rules:' "$results/rules.out" || true
    cut -f 1 "$results/runs" | while read -r name; do echo "$(cut -d ' ' -f 3 "$results/$name.result") $name"; done |
        sort -rn >"$results/costs"
fi
sum_up
