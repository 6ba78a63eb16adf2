#!/bin/bash
# Series in parts: 64 of them put together are one run, byte for byte; whatever is no part of it is refused by name; the
# recipes of docs/SCALE.md work.
# shellcheck source=tests/cli/lib.sh
. "$(dirname "$0")/lib.sh"
root=$PWD
cd "$work"

# parts COMMAND NAME N ARGUMENT...: all parts into NAME-1 .. NAME-N.
parts() {
    local command=$1 name=$2 count=$3 i
    shift 3
    for ((i = 1; i <= count; i++)); do
        "$hegemon" "$command" "$@" --shard "$i/$count" --out "$name-$i" --quiet >/dev/null || fail "part $i of $command"
    done
}

# ---- sim -----------------------------------------------------------------------------------------------------------

plan=(mass-effect/basic --seats 3 --games 200 --usage --players casual,aggressive,aggressive --seed 9)
parts sim s 64 "${plan[@]}"
for form in '' --json; do
    # shellcheck disable=SC2086
    expect 0 sim "${plan[@]}" --quiet $form
    cp out whole
    # shellcheck disable=SC2086
    expect 0 sim --merge s-* $form
    check "64 parts of sim are one run $form" cmp out whole
done
parts sim few 5 mass-effect/basic --games 3
expect 0 sim --merge few-*
check "more parts than games are fine" grep -q '^games *3$' out

mv s-7 kept
complains 2 'part 7 of 64 is missing' sim --merge s-*
mv kept s-7
cp s-8 again
complains 2 'again: part 8 is there twice: also in s-8' sim --merge s-* again
sed 's/^build ./build x/' s-9 >other
head -n -1 other >body
printf 'end %s\n' "$(sha256sum <body | cut -d ' ' -f 1)" | cat body - >other
complains 2 'other: another build' sim --merge other
sed -i 's/^stats 0 ./stats 0 9/' again
complains 2 'again:[0-9]+: this part was changed or cut' sim --merge again
head -c 500 s-8 >cut
complains 2 'cut:[0-9]+: this part was changed or cut' sim --merge cut
complains 2 'whole:1: this is no part of a simulation' sim --merge whole
parts sim t 2 mass-effect/basic --games 8 --seed 3
complains 2 't-2: this part belongs to another simulation' sim --merge s-1 t-2

complains 2 '\-\-shard' sim mass-effect/basic --shard 3 --out x
complains 2 '\-\-shard' sim mass-effect/basic --shard 5/4 --out x
complains 2 '\-\-shard' sim mass-effect/basic --shard 0/4 --out x
complains 2 'Add --out' sim mass-effect/basic --shard 1/4
complains 2 'Add --shard' sim mass-effect/basic --out x
complains 2 'add --seed' sim mass-effect/basic --players cmd:true,casual,casual --seats 3 --shard 1/4 --out x
complains 2 's-1' sim mass-effect/basic --shard 1/4 --out s-1
complains 2 'the plan stands in the files' sim --merge s-1 --shard 1/2

# ---- arena ---------------------------------------------------------------------------------------------------------

plan=(mass-effect/basic --players aggressive,uniform,aggressive --groups 40 --seed 5 --cap 60 --mirror)
parts arena a 64 "${plan[@]}"
expect 0 arena "${plan[@]}" --quiet --html page
cp out whole
expect 0 arena --merge a-* --html page-2
check "64 parts of arena are one run" cmp out whole
check "and so is the page" cmp page page-2
expect 0 arena "${plan[@]}" --quiet --json
cp out whole
expect 0 arena --merge a-* --json
check "and the JSON" cmp out whole

plan=(galactic-warfare/standard --players aggressive,uniform --groups 200 --sprt 0,40)
parts arena q64 64 "${plan[@]}"
parts arena q 3 "${plan[@]}"
expect 0 arena "${plan[@]}" --quiet
cp out whole
expect 0 arena --merge q64-*
check "a sequential test over 64 parts stops where one run does" cmp out whole
expect 0 arena --merge q-*
check "a sequential test over parts stops where one run does" cmp out whole
check "which is before the end" bash -c '! grep -q "^400 games" out'

complains 2 'part 2 of 3 is missing' arena --merge q-1 q-3
complains 2 "q-1: part 1 is there twice" arena --merge q-1 q-1
complains 2 'a-3: this part belongs to another tournament' arena --merge q-1 a-3
sed 's/^build ./build x/' q-2 >other
complains 2 'other: another build' arena --merge other
for word in shard shards build; do
    sed "/^$word /d" q-1 >less
    complains 2 'less:[0-9]+: of a part .shards., .shard. and .build. must be told' arena --merge less q-2 q-3
    complains 2 'less:[0-9]+: of a part' arena --resume less
done
expect 0 arena "${plan[@]}" --groups 4 --results whole-file --quiet
complains 2 'whole-file: this is a whole tournament' arena --merge whole-file
head -c -100 q-2 >cut
complains 2 'cut: of this part .* go on with it by --resume' arena --merge q-1 cut q-3
run arena --resume cut --quiet
check "an interrupted part goes on" cmp cut q-2
complains 2 "can't be made longer" arena --resume q-2 --groups 500
complains 2 'the plan stands in the files' arena --merge q-1 --results x

# ---- Recipes -------------------------------------------------------------------------------------------------------

export HEGEMON=$hegemon
check "the recipe for GNU parallel" bash -c "
    parallel --will-cite -j 2 \"$hegemon sim starcraft/duel --games 300 --quiet --threads 1 --shard {}/8 --out part-{}\" ::: {1..8} >/dev/null"
expect 0 sim --merge part-*
cp out merged
expect 0 sim starcraft/duel --games 300 --quiet
check "gives what one run gives" cmp out merged
check "the script for Slurm is sound" bash -n "$root/examples/cluster/tournament.slurm"
export PLAN='starcraft/duel --players aggressive,uniform --groups 10 --seed 1' SLURM_ARRAY_TASK_COUNT=3
for part in 1 2 3; do
    check "task $part of the array" env SLURM_ARRAY_TASK_ID=$part bash "$root/examples/cluster/tournament.slurm"
done
check "a task that is started again changes nothing" env SLURM_ARRAY_TASK_ID=2 bash "$root/examples/cluster/tournament.slurm"
expect 0 arena --merge parts/*
cp out merged
# shellcheck disable=SC2086
expect 0 arena $PLAN --quiet
check "an array gives what one run gives" cmp out merged

finish
