#!/bin/bash
# Every C file is formatted the way .clang-format decides, and every file of the page the way prettier does
# (web/.prettierrc.json). `make format` cures a failure.
#   tools/check-format.sh [FILE...]   only those of the files that have a format
set -euo pipefail
cd "$(dirname "$0")/.."

# All in one call: starting the program costs more than reading a file.
mapfile -t files < <(find src tests -name '*.[ch]' | sort)
mapfile -t page < <(cd web && find src test -name '*.ts' -o -name '*.tsx' -o -name '*.css' -o -name '*.mjs' | sort)
mapfile -t made < <(cd web && ls -- *.mjs)
page+=("${made[@]}")
if [ $# -gt 0 ]; then
    mapfile -t files < <(printf '%s\n' "$@" | grep -E '^(src|tests)/.*\.[ch]$')
    mapfile -t page < <(printf '%s\n' "$@" | sed -nE 's#^web/((src|test)/.*\.(ts|tsx|css|mjs)|[^/]*\.mjs)$#\1#p')
fi

# Names what is not formatted, out of what a formatter said. A failure that names no file is one all the same.
bad=()
judge() { # CODE SAID FILTER WHO
    local found
    mapfile -t found < <(sed -n "$3" <<<"$2" | sort -u)
    if [ "$1" != 0 ] && [ ${#found[@]} = 0 ]; then
        echo "$2"
        found=("$4")
    fi
    bad+=("${found[@]}")
}

code=0 said=''
[ ${#files[@]} = 0 ] || said=$(clang-format --dry-run -Werror "${files[@]}" 2>&1) || code=$?
judge "$code" "$said" 's/^\([^:]*\):[0-9]*:[0-9]*: error:.*/\1/p' clang-format
code=0 said=''
[ ${#page[@]} = 0 ] || said=$(cd web && node_modules/.bin/prettier --list-different "${page[@]}" 2>&1) || code=$?
judge "$code" "$said" 's#^\([^ :]*\.\(ts\|tsx\|css\|mjs\)\)$#web/\1#p' prettier
[ ${#bad[@]} = 0 ] || printf "%s: not formatted; run 'make format'.\n" "${bad[@]}"
all=$((${#files[@]} + ${#page[@]}))
echo "$((all - ${#bad[@]})) passed, ${#bad[@]} failed"
[ ${#bad[@]} = 0 ]
