#!/bin/bash
# Every C file is formatted the way .clang-format decides. `make format` cures a failure.
set -euo pipefail
cd "$(dirname "$0")/.."

passed=0 failed=0
while read -r file; do
    if clang-format --dry-run -Werror "$file" 2>/dev/null; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "$file: not formatted; run 'make format'."
    fi
done < <(find src tests -name '*.[ch]' | sort)
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
