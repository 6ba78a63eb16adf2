#!/bin/bash
# Runs every fuzz target for a while: tools/fuzz.sh [TARGET...]
#   SECONDS_EACH=60   how long each of them runs
#   RUNS=1000000      or how often; with SECONDS_EACH too, whatever comes first
#   JOBS=N            processes at the same time (default: one for each processor)
# A finding stops it and stays in build/fuzz-findings. What the fuzzer learns is kept in build/corpus, or in CORPUS; what
# it starts from is tests/fuzz/seeds and what tests/fuzz/make-seeds.py writes to build/seeds.
set -euo pipefail
cd "$(dirname "$0")/.."

jobs=${JOBS:-$(nproc)} corpora=${CORPUS:-build/corpus} logs=${CORPUS:-build/fuzz}-logs
limits=()
[ -z "${SECONDS_EACH:-}" ] && [ -n "${RUNS:-}" ] || limits+=("-max_total_time=${SECONDS_EACH:=60}")
[ -z "${RUNS:-}" ] || limits+=("-runs=$(((RUNS + jobs - 1) / jobs))")

tools/build.sh fuzz
[ -x build/release/src/cli/hegemon ] || tools/build.sh release
program=build/release/src/cli/hegemon packer=build/release/src/text/packer
if [ ! build/seeds/done -nt $program ]; then
    rm -rf build/seeds
    tests/fuzz/make-seeds.py $program $packer build/seeds
    touch build/seeds/done
fi

# run TARGET JOB: one process; its words go to a file of build/fuzz-logs.
run() {
    local target=$1 job=$2 options=(-print_final_stats=1 -artifact_prefix=build/fuzz-findings/ -timeout=60)
    [ ! -f "build/seeds/$target.dict" ] || options+=("-dict=build/seeds/$target.dict")
    # Counting how rare every branch is takes a quarter of the time where a run passes thousands of them.
    options+=(-entropic=0)
    case $target in
    notation) options+=(-max_len=256) ;;
    bot) options+=(-max_len=16384) ;;
    pack) options+=(-max_len=131072) ;;
    plan | wire) options+=(-max_len=4200) ;;
    request) options+=(-max_len=9000) ;;
    connection) options+=(-max_len=2000) ;;
    esac
    local folders=("$corpora/$target")
    for seeds in "tests/fuzz/seeds/$target" "build/seeds/$target"; do
        [ ! -d "$seeds" ] || folders+=("$seeds")
    done
    "build/fuzz/tests/fuzz/fuzz-$target" "${options[@]}" "${limits[@]}" "${folders[@]}" \
        >"$logs/$target-$job" 2>&1
}

# What went wrong: the sentence, where, and the input.
explain() {
    grep -hE 'property broken|ERROR: |SUMMARY|runtime error|Test unit written|exceeds|^make-seeds' "$@" | sort -u | sed 's/^/  /'
}

targets=("$@")
if [ ${#targets[@]} = 0 ]; then
    mapfile -t targets < <(find build/fuzz/tests/fuzz -maxdepth 1 -type f -executable -name 'fuzz-*' -printf '%f\n' |
        sed 's/^fuzz-//' | sort)
fi

mkdir -p build/fuzz-findings "$logs"
for target in "${targets[@]}"; do
    mkdir -p "$corpora/$target"
    rm -f "$logs/$target"-*
    began=$EPOCHSECONDS failed=0 processes=()
    for job in $(seq "$jobs"); do
        run "$target" "$job" &
        processes+=($!)
    done
    for process in "${processes[@]}"; do
        wait "$process" || failed=1
    done
    executions=$(sed -n 's/^stat::number_of_executed_units: *//p' "$logs/$target"-* |
        awk '{ sum += $1 } END { print sum + 0 }')
    printf '%-10s %9d executions in %d s\n' "$target" "$executions" $((EPOCHSECONDS - began))
    [ "$failed" = 0 ] || {
        explain "$logs/$target"-*
        exit 1
    }
done
