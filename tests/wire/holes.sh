#!/bin/bash
# The law that nothing leaks is no better than what it finds: with one hidden card, with one hash of the whole position,
# with one differing length in the wire (WIRE_LEAK in src/wire/see.c) it must fail, and say that bytes differ. Whole, it
# passes.
set -euo pipefail

passed=0 failed=0
verdict() {
    if [ "$2" = yes ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAILED: $1"
    fi
}

out=$("$BUILD/tests/test_wire_leaks" 20000) && whole=yes || whole=no
verdict "without a hole the law holds" "$whole"
for hole in 1 2 3; do
    out=$("$BUILD/tests/wire-hole-$hole" 20000 2>&1) && found=no || found=yes
    grep -q 'is told something hidden' <<<"$out" || found=no
    verdict "the law finds hole $hole" "$found"
done
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
