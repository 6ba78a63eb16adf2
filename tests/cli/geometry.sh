#!/bin/bash
# Boards as JSON and as pictures, and what `check` says about drawings.
# shellcheck source=tests/cli/lib.sh
. "$(dirname "$0")/lib.sh"

for name in mass-effect starcraft halo-wars galactic-warfare mass-effect/war-assets; do
    expect 0 show "$name" --geometry
    check "the geometry of $name is whole" tests/cli/geometry.py json "$work/out"
    cp "$work/out" "$work/once"
    run show "$name" --geometry
    check "the geometry of $name is the same again" cmp "$work/once" "$work/out"
done
for name in mass-effect starcraft halo-wars galactic-warfare; do
    expect 0 show "$name" --svg
    check "the picture of $name is one" tests/cli/geometry.py svg "$work/out"
    expect 0 show "$name" --svg --upright --lang fr
    check "the upright picture of $name is one" tests/cli/geometry.py svg "$work/out"
done
complains 2 'this mode has no board that can be drawn' show mass-effect/war-assets --svg

# An author moves a place: the border is lost behind another cell, and check says so without calling it a mistake.
cp -r tests/editions/tiny "$work/tiny"
expect 0 check "$work/tiny"
check "a good drawing needs no words" bash -c "! grep -q '^drawing' '$work/out'"
sed -i 's/at: \[100, 350\]/at: [500, 350]/' "$work/tiny/board.yaml"
expect 0 check "$work/tiny"
says '^fine: '
says '^drawing: the border of left and middle is drawn 0 units long'
says '^drawing: middle has no cell of its own'
expect 0 check "$work/tiny" --json
check "JSON says it, too" python3 -c "import json; assert len(json.load(open('$work/out'))['drawing']) >= 2"

finish
