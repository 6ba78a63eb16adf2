#!/bin/bash
# The fuzz targets are built, read every seed, and run for a moment: what was found once stays found, and nothing of
# `make fuzz` rots unseen. One test for each target.
set -euo pipefail

learned=$(mktemp -d)
trap 'rm -rf "$learned"' EXIT
passed=0 failed=0
mapfile -t targets < <(sed -n "s/^  '\([a-z]*\)': .*/\1/p" tests/fuzz/meson.build)
for target in "${targets[@]}"; do
    if RUNS=2000 JOBS=1 CORPUS=$learned/corpus tools/fuzz.sh "$target"; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
    fi
done
echo "$passed passed, $failed failed"
[ "$failed" = 0 ] && [ "$passed" -ge 5 ]
