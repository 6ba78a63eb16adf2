#!/bin/bash
# `hegemon review`: text, JSON whose sums are exact, a page of its own, a folder, and refusals.
# shellcheck source=tests/cli/lib.sh
. "$(dirname "$0")/lib.sh"

mkdir "$work/games"
for game in 1 2; do
    "$hegemon" sim starcraft/duel --players casual --only $game --record "$work/games/$game.hgr" --quiet >/dev/null
done
record=$work/games/1.hgr

expect 0 review "$record" --quick --html "$work/page.html"
check "it tells where the result comes from" grep -q "luck-free" "$work/out"
check "the page holds the review" grep -q '"turning_points"' "$work/page.html"
check "the page loads nothing" bash -c '! grep -Eq "(src|href)=\"?https?:" "$1"' _ "$work/page.html"

expect 0 review "$record" --quick --json
cp "$work/out" "$work/first"
check "everything adds up in the JSON" python3 - "$work/out" <<'PYTHON'
import json, sys
review = json.load(open(sys.argv[1]))
worth = review["start"]
for step in review["steps"]:
    assert sum(step["change"]) == 0
    worth = [a + b for a, b in zip(worth, step["change"])]
for seat, last in zip(review["seats"], worth):
    assert seat["start"] + seat["luck"] + seat["own"] + seat["others"] == seat["result"] == last
    assert seat["adjusted"] == seat["result"] - seat["luck"]
assert sum(worth) == review["one"] and sum(seat["luck"] for seat in review["seats"]) == 0
PYTHON
expect 0 review "$record" --quick --json
check "the same record has the same review" cmp "$work/out" "$work/first"

expect 0 review "$work/games" --quick --luck
check "a folder makes a profile" grep -q "casual" "$work/out"

head -n 200 "$record" >"$work/cut.hgr"
expect 3 review "$work/cut.hgr" --quick --luck
echo "no record" >"$work/other"
expect 2 review "$work/other"
expect 2 review "$work/none.hgr"
expect 2 review
expect 2 review "$record" --level strong
expect 2 review "$work/games" --html "$work/page.html"
finish
