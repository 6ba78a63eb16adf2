#!/usr/bin/env bash
# The library as strangers meet it: installed into a folder, found by pkg-config, used by the example, which plays a game
# of every mode; the program then verifies what the example wrote.
set -u
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
passed=0 failed=0

check()
{
    local what=$1
    shift
    if "$@" >"$root/out" 2>&1; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "not so: $what"
        tail -5 "$root/out"
    fi
}

DESTDIR=$root meson install -C "$BUILD" --no-rebuild >"$root/log" 2>&1 || { cat "$root/log"; exit 1; }
prefix=$root/usr/local
pc=$(find "$prefix" -name hegemon.pc)
check "pkg-config finds the library" test -n "$pc"
export PKG_CONFIG_PATH=${pc%/*} PKG_CONFIG_SYSROOT_DIR=$root
lib=$(dirname "$(find "$prefix" -name libhegemon.so)")
# shellcheck disable=SC2046 # flags are words
check "the example compiles" \
    cc -Wall -Wextra -Werror examples/library/play.c $(pkg-config --cflags --libs hegemon) -o "$root/play"
check "the example has less than 60 lines" test "$(wc -l <examples/library/play.c)" -lt 60

play()
{
    LD_LIBRARY_PATH=$lib "$root/play" "$@" >"$root/game.hgr"
}

games=$("$BUILD/src/cli/hegemon" editions --json |
    python3 -c 'import json, sys; [print(m["game"]) for e in json.load(sys.stdin) for m in e["modes"]]')
for game in $games; do
    check "$game is played to its end" play "$game" 0 7
    check "$game verifies" "$BUILD/src/cli/hegemon" verify "$root/game.hgr"
done
check "a game that doesn't exist is refused" bash -c '! "$@"' _ play nonsense/basic 3 1
check "there was a game for every mode" test "$passed" -gt 15

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
