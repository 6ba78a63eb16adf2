#!/bin/bash
# The page in Chromium, as people use it: tests/wasm/page.sh [SCENARIO...]. $BUILD is the release build.
set -euo pipefail
: "${BUILD:=build/release}"
export BUILD

node web/build.mjs "$BUILD/page" "$BUILD/src/cli/hegemon"
cp "$BUILD/src/wasm/hegemon.wasm" "$BUILD/page/"
cp -r "$BUILD/src/wasm/released" "$BUILD/page/"
web/test/page.mjs "$@"
