#!/bin/bash
# Measures and prints one `name value unit` line each; docs/PERFORMANCE.md explains them.
#   tools/bench.sh [--store]   --store renews the instruction counts in bench/expected.txt
# Exit code 1 when a target is missed or an instruction count is more than 2 % above the stored one.
set -euo pipefail
cd "$(dirname "$0")/.."

store=no
case ${1:-} in
'') ;;
--store) store=yes ;;
*)
    echo "bench: '$1' is no option; the only one is --store." >&2
    exit 2
    ;;
esac

build=build/bench
out=$build/counts
expected=bench/expected.txt
positions=1000000

# The sources that a folder's meson.build lists.
sources() {
    sed -n "s|^ *'\(.*\.c\)',\$|src/$1/\1|p" "src/$1/meson.build"
}

# Portable flags: a count must not depend on the processor that happens to build it. Only the reader of editions comes
# from the release build; it is outside everything measured.
compile() {
    local program=$1
    shift
    local flags=(-std=c11 -D_GNU_SOURCE -O2 -ffp-contract=off -Isrc -Ibuild/release/src -Itests -Ibench)
    [ "$(uname -m)" != x86_64 ] || flags+=(-mpopcnt -mbmi2)
    "${CC:-cc}" "${flags[@]}" -o "$build/$program" "$@" tests/oracle/*.c $(sources engine) \
        $(sources odds) $(sources players) src/table/dealer.c src/table/keys.c build/release/src/text/libtext.a \
        $(pkg-config --cflags --libs yaml-0.1 jansson libsodium check)
}

build_programs() {
    mkdir -p $build
    tools/build.sh release >&2
    compile bench-count bench/count.c bench/galactic.c bench/games.c
    compile bench-time bench/time.c bench/galactic.c bench/games.c bench/pace.c
    compile bench-odds bench/odds.c bench/pace.c
    compile bench-players bench/players.c bench/games.c bench/pace.c
    compile test_oracle tests/unit/test_oracle.c tests/support/suite.c
}

compiler() {
    "${CC:-cc}" --version | head -n 1 | tr ' ' '_'
}

# The instructions inside the public functions that a step of a game calls: the loop around them is not the engine's.
inside_engine() {
    callgrind_annotate --inclusive=yes "$1" 2>/dev/null |
        awk '/:hg_(actor|choices|chances|apply) \[/ { gsub(",", "", $1); sum += $1 } END { print sum + 0 }'
}

# callgrind leaves one file for each kernel, with the events in its `totals:` line.
count_instructions() {
    rm -rf $out
    mkdir -p $out
    valgrind --quiet --tool=callgrind --collect-atstart=no --branch-sim=yes --callgrind-out-file=$out/kernel \
        $build/bench-count >$out/times
    local file name
    for file in $out/kernel.*; do
        name=$(sed -n 's/^desc: Trigger: Client Request: //p' "$file")
        [ -z "$name" ] || echo "$name $(sed -n 's/^totals: //p' "$file")"
        case $name in
        action* | battle_round | galactic_action) echo "$name $(inside_engine "$file")" >>$out/inside ;;
        esac
    done >$out/totals
    # Ir Bc Bcm Bi Bim: instructions, branches and their mispredictions by a simulated predictor.
    awk 'FILENAME ~ /inside$/ { inside[$1] = $2; next }
         FILENAME ~ /totals$/ { ir[$1] = $2; missed[$1] = $4 + $6; next }
         $1 in inside {
             if ($1 !~ /^action_/)
                 printf "%s_with_loop %.1f %s\n", $1, ir[$1] / $2, $3
             ir[$1] = inside[$1]
         }
         { printf "%s %.1f %s\n", $1, ir[$1] / $2, $3; if ($1 == "action") actions = $2; value[$1] = ir[$1] / $2 }
         END {
             printf "action_mispredictions %.2f branches\n", missed["action"] / actions
             printf "listing_by_choices %.1f ratio\n", value["fortify_listing"] / value["fortify_choices"]
             printf "oracle_by_engine_instructions %.1f ratio\n", value["oracle_action"] / value["oracle_peer"]
         }' $out/inside $out/totals $out/times
}

compare_with_oracle() {
    $build/test_oracle $positions >$build/oracle.log 2>&1 || {
        cat $build/oracle.log >&2
        echo "bench: engine and oracle differ; see above." >&2
        return 1
    }
    echo "oracle_agreement $positions positions"
}

# Judges the lines on standard input; one sentence for each that fails.
judge() {
    awk -v compiler="$(compiler)" '
        NR == FNR { if ($1 !~ /^#/) { stored[$1] = $2; bound[$1] = $3 } next }
        function complain(why) { printf "bench: %s is %s %s, %s.\n", $1, $2, $3, why; failed = 1 }
        {
            same = stored["compiler"] == compiler
            seen[$1] = 1
            if (same && stored[$1] + 0 > 0 && $2 > 1.02 * stored[$1])
                complain("more than 2 % above the stored " stored[$1])
            limit = substr(bound[$1], 3)
            if ((bound[$1] ~ /^<=/ && $2 > limit + 0) || (bound[$1] ~ /^>=/ && $2 < limit + 0))
                complain("the target is " bound[$1])
        }
        END {
            for (name in bound)
                if (name != "compiler" && !(name in seen)) {
                    printf "bench: %s was not measured.\n", name
                    failed = 1
                }
            if (stored["compiler"] != compiler)
                print "bench: the stored counts are of " stored["compiler"] ", another compiler: only targets count."
            exit failed
        }' $expected - >&2
}

# Writes the counts back; names and bounds stay.
store_counts() {
    awk -v compiler="$(compiler)" '
        NR == FNR { if ($3 == "instructions") value[$1] = $2; next }
        /^#/ { print; next }
        $1 == "compiler" { $2 = compiler }
        $1 in value { $2 = value[$1] }
        { print }' "$1" $expected >$build/expected.new
    mv $build/expected.new $expected
}

build_programs
processor=$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -n 1)
echo "# $(compiler), $processor, load $(cut -d ' ' -f 1-3 /proc/loadavg)"
lines=$build/lines
: >$lines
for measure in $build/bench-time $build/bench-odds $build/bench-players count_instructions compare_with_oracle; do
    $measure | tee -a $lines
done
[ $store = no ] || store_counts $lines
judge <$lines
