#!/bin/bash
# Builds the page into build/web and puts it into the program. The page needs the program, which draws its boards, and
# the program carries the page: so the program is there already, and is linked once more. Arguments go to tools/build.sh.
set -euo pipefail
cd "$(dirname "$0")/.."

rm -rf build/web
mkdir -p build/web
cp build/release/src/wasm/hegemon.wasm build/web/
cp -r build/release/src/wasm/released build/web/
tools/living.sh "build: the page" node web/build.mjs build/web build/release/src/cli/hegemon
tools/build.sh release "$@"
