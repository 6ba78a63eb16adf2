#!/bin/bash
# Runs every fuzz target for a while: SECONDS_EACH=60 tools/fuzz.sh [TARGET...]
# A finding stops it and stays in build/fuzz-findings. What the fuzzer learns is kept in build/corpus.
set -euo pipefail
cd "$(dirname "$0")/.."

tools/build.sh fuzz
targets=("$@")
if [ ${#targets[@]} = 0 ]; then
    mapfile -t targets < <(find build/fuzz/tests/fuzz -maxdepth 1 -type f -executable -name 'fuzz-*' -printf '%f\n' |
        sed 's/^fuzz-//' | sort)
fi

mkdir -p build/fuzz-findings
for target in "${targets[@]}"; do
    corpus=build/corpus/$target
    mkdir -p "$corpus"
    seeds=()
    [ ! -d "tests/fuzz/seeds/$target" ] || seeds=("tests/fuzz/seeds/$target")
    echo "fuzzing $target for ${SECONDS_EACH:=60} s"
    "build/fuzz/tests/fuzz/fuzz-$target" -max_total_time="$SECONDS_EACH" -artifact_prefix=build/fuzz-findings/ \
        -print_final_stats=1 -verbosity=0 "$corpus" "${seeds[@]}" 2>&1 |
        sed -n -e 's/^stat::number_of_executed_units: */  executions: /p' -e '/ERROR\|SUMMARY\|runtime error/p'
done
