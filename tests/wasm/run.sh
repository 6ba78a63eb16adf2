#!/bin/bash
# Links the engine and the geometry of boards to WebAssembly without any library and proves that the result imports nothing.
set -euo pipefail

out=build/wasm
rm -rf "$out"
mkdir -p "$out"
flags=(--target=wasm32 -std=c11 -O2 -fvisibility=default -nostdlib -nostdlibinc -isystem tests/wasm/include -Isrc
    -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror)

objects=()
while read -r source; do
    object=$out/$(echo "${source%.c}" | tr / _).o
    clang "${flags[@]}" -c "$source" -o "$object"
    objects+=("$object")
done < <(find src/engine src/text/geometry -name '*.c' ! -path src/text/geometry/board.c ! -path src/text/geometry/json.c | sort)
clang "${flags[@]}" -fno-builtin -c tests/wasm/mem.c -o "$out/mem.o"

wasm-ld --no-entry --export-dynamic "${objects[@]}" "$out/mem.o" -o "$out/hegemon.wasm"
tests/wasm/imports.py "$out/hegemon.wasm"
