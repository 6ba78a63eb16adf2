#!/bin/bash
# Every C file is formatted the way .clang-format decides. `make format` cures a failure.
set -euo pipefail
cd "$(dirname "$0")/.."

# All in one call: starting the program costs more than reading a file.
mapfile -t files < <(find src tests -name '*.[ch]' | sort)
code=0
said=$(clang-format --dry-run -Werror "${files[@]}" 2>&1) || code=$?
mapfile -t bad < <(sed -n 's/^\([^:]*\):[0-9]*:[0-9]*: error:.*/\1/p' <<<"$said" | sort -u)
[ ${#bad[@]} = 0 ] || printf "%s: not formatted; run 'make format'.\n" "${bad[@]}"
# A failure that names no file is one all the same.
if [ "$code" != 0 ] && [ ${#bad[@]} = 0 ]; then
    echo "$said"
    bad=(clang-format)
fi
echo "$((${#files[@]} - ${#bad[@]})) passed, ${#bad[@]} failed"
[ ${#bad[@]} = 0 ]
