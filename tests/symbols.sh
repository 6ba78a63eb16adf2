#!/bin/bash
# Three facts about the engine's release build: its objects ask for nothing from outside but memcpy, memset and memcmp;
# they hold no data that could change; the shared library exports nothing but hg_*.
set -euo pipefail

objects=("$BUILD"/src/engine/libhegemon.a.p/*.o)
passed=0 failed=0

# verdict SENTENCE FOUND: passes when nothing was found.
verdict() {
    if [ -z "$2" ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "$1: $(echo "$2" | xargs)"
    fi
}

sources=$(find src/engine -name '*.c' | sed 's|src/engine/||; s|/|_|g; s|$|.o|' | sort)
built=$(printf '%s\n' "${objects[@]##*/}" | sort)
verdict "Sources that src/engine/meson.build doesn't list" "$(comm -23 <(echo "$sources") <(echo "$built"))"

defined=$(nm -g --defined-only "${objects[@]}" | awk 'NF == 3 { print $3 }')
wanted=$(nm -u "${objects[@]}" | awk '$1 == "U" { print $2 }' | sort -u)
allowed=$(printf '%s\n' "$defined" memcpy memset memcmp _GLOBAL_OFFSET_TABLE_ | sort -u)
verdict "The engine reaches outside for" "$(comm -13 <(echo "$allowed") <(echo "$wanted"))"

# Constant tables with pointers lie in .data.rel.ro, which is no concern here.
verdict "The engine has mutable globals in" \
    "$(size -A "${objects[@]}" | awk '/:$/ { file = $1 } /^\.(data|bss|tbss|tdata) / && $2 > 0 { print file, $1 }')"

exported=$(nm -D --defined-only "$BUILD/src/library/libhegemon.so" | awk '{ print $3 }')
verdict "The shared library exports" "$(echo "$exported" | sed '/^hg_/d; /^hegemon_/d')"

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
