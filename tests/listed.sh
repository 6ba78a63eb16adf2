#!/bin/bash
# A test program that nobody runs proves nothing: every file of tests/unit has its line in tests/suites.txt.
set -euo pipefail

passed=0 failed=0
for file in tests/unit/*.c; do
    if grep -q "^[^#]*/tests/$(basename "$file" .c)\b" tests/suites.txt; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "$file has no line in tests/suites.txt; add one."
    fi
done
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
