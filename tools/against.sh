#!/bin/bash
# Compares this tree with an earlier commit, in one run: how many times as many games `hegemon sim` plays in the same
# processor time, and how many times as many rollouts are made. The two take turns; medians of the ratios are printed,
# one `name value unit` line each, with instructions of a game by callgrind, which no neighbour disturbs.
#   tools/against.sh COMMIT [ROUNDS]
set -euo pipefail
cd "$(dirname "$0")/.."

commit=${1:?against: which commit? Use tools/against.sh COMMIT [ROUNDS]}
rounds=${2:-9}
old=build/against/$(git rev-parse --short "$commit^{commit}")
games=10000 # so many that starting the program counts for little
counted=40

build_old() {
    if [ ! -d "$old" ]; then
        mkdir -p "$old"
        git archive "$commit" | tar x -C "$old"
    fi
    "$old/tools/build.sh" release >&2
}

# The rollouts of bench/players.c with a tree's own libraries, put together as its program is.
build_rollouts() {
    (
        cd "$1"
        libraries=() whole=()
        for room in players table players odds text engine; do
            libraries+=(build/release/src/$room/lib*.a)
        done
        ! grep -q flto meson.build || whole=(-flto=auto)
        mkdir -p build/bench
        "${CC:-cc}" -std=c11 -D_GNU_SOURCE -O2 -mpopcnt "${whole[@]}" -Isrc -Ibuild/release/src -Ibench \
            -o build/bench/rollouts bench/players.c bench/games.c bench/pace.c "${libraries[@]}" \
            $(pkg-config --cflags --libs yaml-0.1 jansson libsodium)
    )
}

program() { echo "$1/build/release/src/cli/hegemon"; }

# Seconds of the processor.
seconds() {
    local TIMEFORMAT=%U
    { time "$(program "$1")" sim "$2" --games "$games" --threads 1 --quiet >/dev/null; } 2>&1
}

median() { sort -n | awk '{ value[NR] = $1 } END { printf "%.2f", value[int((NR + 1) / 2)] }'; }

compare_games() {
    for ((i = 0; i < rounds; i++)); do
        echo "$(seconds "$old" "$1") $(seconds . "$1")"
    done | awk '{ print $1 / $2 }' | median
}

# Starting costs are taken off by the difference of two runs.
instructions() {
    valgrind --tool=callgrind --callgrind-out-file=/dev/null "$(program "$1")" sim "$2" --games "$3" --threads 1 --quiet \
        2>&1 >/dev/null | sed -n 's/^==.*Collected : //p'
}

count_games() {
    local more fewer
    for tree in "$old" .; do
        more=$(instructions "$tree" "$1" $((counted + 8)))
        fewer=$(instructions "$tree" "$1" 8)
        echo $(((more - fewer) / counted))
    done | paste -s -d ' ' | awk '{ printf "%.2f ratio (%d to %d instructions)", $1 / $2, $1, $2 }'
}

build_old
tools/build.sh release >&2
for mode in mass-effect/basic halo-wars/basic starcraft/command-room mass-effect/galaxy-at-war mass-effect/war-assets \
    galactic-warfare/standard; do
    echo "games_$mode $(compare_games $mode) ratio"
    echo "games_counted_$mode $(count_games $mode)"
done
build_rollouts "$old"
build_rollouts .
for ((i = 0; i < (rounds + 2) / 3; i++)); do
    "$old/build/bench/rollouts" >build/bench/rollouts.old
    build/bench/rollouts | paste -d ' ' build/bench/rollouts.old - | awk '/_by_unit/ { print $1, $2 / $5 }'
done | sort | awk '
    function tell() { if (n) printf "%s %.2f ratio\n", name, value[int((n + 1) / 2)]; n = 0 }
    $1 != name { tell(); name = $1 }
    { value[++n] = $2 }
    END { tell() }'
