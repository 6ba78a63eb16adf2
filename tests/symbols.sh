#!/bin/bash
# Three facts about the engine's release build: its objects ask for nothing from outside but memcpy, memset and memcmp;
# they hold no data that could change; the shared library exports nothing but hg_*. And three about hosts: of the C library
# they know texts in memory and nothing else, so neither files nor clocks nor an allocator; and what they tell a watcher
# depends neither on data that could change nor on the program's language, since several threads may speak several at once.
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

host=$(nm -u "$BUILD"/src/host/libhost.a | awk '$1 == "U" { print $2 }' | sort -u)
c_library=$(comm -12 <(nm -D --defined-only "$(${CC:-cc} -print-file-name=libc.so.6)" | awk '{ print $3 }' | sed 's/@.*//' | sort -u) <(echo "$host"))
verdict "Hosts ask the C library for" \
    "$(echo "$c_library" | sed -E '/^(__)?(mem|str|snprintf)[a-z]*(_chk)?$/d; /^__stack_chk_fail$/d')"

told=("$BUILD"/src/{stories/libstories,wire/libwire,host/libhost}.a)
verdict "What watchers are told depends on mutable globals in" \
    "$(size -A "${told[@]}" | awk '/:$/ || /\(ex / { file = $1 } /^\.(data|bss|tbss|tdata) / && $2 > 0 { print file, $1 }')"
verdict "What watchers are told depends on the program's language by" \
    "$(nm -u "${told[@]}" | awk '/^fault_(speak|language)$/ || $2 ~ /^fault_(speak|language)$/ { print $2 }')"

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
