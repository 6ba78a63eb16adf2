#!/bin/bash
# Links the engine and the geometry of boards to WebAssembly without any library and proves that the result imports
# nothing; then holds the whole game as a module, which tests/run.sh has built, against the native program.
set -euo pipefail

out=build/wasm
rm -rf "$out"
mkdir -p "$out"
flags=(--target=wasm32 -std=c11 -O2 -fvisibility=default -nostdlib -nostdlibinc -isystem tests/wasm/include -Isrc "-I$BUILD/src"
    -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror)

clang=(clang)
! command -v ccache >/dev/null || clang=(ccache clang)
objects=()
while read -r source; do
    object=$out/$(echo "${source%.c}" | tr / _).o
    "${clang[@]}" "${flags[@]}" -c "$source" -o "$object"
    objects+=("$object")
done < <(find src/engine src/text/geometry -name '*.c' ! -path src/text/geometry/board.c ! -path src/text/geometry/json.c | sort)
clang "${flags[@]}" -fno-builtin -c tests/wasm/mem.c -o "$out/mem.o"

wasm-ld --no-entry --export-dynamic "${objects[@]}" "$out/mem.o" -o "$out/hegemon.wasm"

{
    tests/wasm/imports.py "$out/hegemon.wasm" || true
    tests/wasm/module.js || echo "0 passed, 1 failed"
} | tee "$out/results"
awk '/^[0-9]+ passed, [0-9]+ failed$/ { passed += $1; failed += $3 } END { printf "%d passed, %d failed\n", passed, failed; exit failed != 0 }' \
    "$out/results"
