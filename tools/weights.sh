#!/bin/bash
# Fits the weights of the conquest evaluation again, to the very games that they were fitted to, and compares what comes
# out with the weights in the tree. Those games were played by the players and the dealer of one commit: both have
# changed since, and each change makes other games. So that commit is taken out of the history and built, with today's
# program for the fit, which also tells how well games are forecast that it was not fitted to.
#   tools/weights.sh
# To fit to today's players instead: build/release/tools/fit/fit-evaluation 2000
set -euo pipefail
cd "$(dirname "$0")/.."

commit=283501bedf1b75892b0fe72bb7bc04af47df0ada # its `casual` is what `spreader` is now
games=2000
old=build/fitted

if ! git cat-file -e "$commit^{commit}" 2>/dev/null; then
    echo "weights: commit $commit is not in this history; a full clone has it." >&2
    exit 2
fi
rm -rf "$old"
mkdir -p "$old"
git archive "$commit" | tar x -C "$old"

# Where headers stood then, and how a table was set up.
sed -e '/^#include/s|players/conquest/worth\.h|players/conquest_worth.h|' \
    -e '/^#include/s|text/edition/edition\.h|text/edition.h|' \
    -e '/struct odds_cache odds;/d' -e '/t\.odds = &odds;/d' \
    -e 's|table_seed(&t, r, SEED, game);|table_start(\&t, r, SEED, game), dealer_seed(\&t.dealer, SEED, game);|' \
    tools/fit/evaluation.c >"$old/tools/fit/evaluation.c"
meson setup "$old/build/release" "$old" -Dtests=false >"$old/setup.log" 2>&1 || {
    cat "$old/setup.log" >&2
    exit 1
}
ninja -C "$old/build/release" --quiet tools/fit/fit-evaluation >&2

"$old/build/release/tools/fit/fit-evaluation" "$games" casual >"$old/weights.c"
diff "$old/weights.c" src/players/conquest/weights.c
echo "the same as in the tree"
