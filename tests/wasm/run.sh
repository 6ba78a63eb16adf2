#!/bin/bash
# Links the engine to WebAssembly without any library and proves that the result imports nothing.
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
done < <(find src/engine -name '*.c' | sort)
clang "${flags[@]}" -fno-builtin -c tests/wasm/mem.c -o "$out/mem.o"

wasm-ld --no-entry --export-dynamic "${objects[@]}" "$out/mem.o" -o "$out/hegemon.wasm"
tests/wasm/imports.py "$out/hegemon.wasm"
