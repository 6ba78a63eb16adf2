#!/bin/bash
# The page's scripts: their types, then the game in Chromium. $BUILD is the release build.
set -euo pipefail

(cd web && npm run --silent types)
node web/build.mjs "$BUILD/web" "$BUILD/src/cli/hegemon"
web/test/chromium.mjs
