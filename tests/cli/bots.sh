#!/bin/bash
# Programs as players: the examples play whole games of every family; what a program is told is what its seat may know;
# programs that hang, crash, lie or shout are handled and leave nothing behind.
# shellcheck source=tests/cli/lib.sh
. "$(dirname "$0")/lib.sh"

export TMPDIR=$work
lot=$(realpath "$BUILD/tests/lot")
dicey="python3 $(realpath examples/bots/dicey.py)"

# somebody_left: a process that was started from here is running; each has our folder in its environment, or a mark among
# its words.
somebody_left() {
    local file
    for file in /proc/[0-9]*/environ; do
        ! grep -qszFx "TMPDIR=$work" "$file" || return 0
        ! grep -qszF "$work" "${file%environ}cmdline" || return 0
    done
    return 1
}

nobody_left() {
    for _ in $(seq 50); do
        somebody_left || return 0
        sleep 0.02
    done
    return 1
}

sleep 30 &
check "a process that is left would be found" somebody_left
kill $!
wait $! 2>/dev/null || true

# ---- Whole games of every family -----------------------------------------------------------------------------------

for game in "mass-effect/basic 3 200" "starcraft/duel 2 200" "starcraft/command-room 4 200" "starcraft/team-play 4 200" \
    "halo-wars/command-room 5 200" "halo-wars/basic 3 200" "galactic-warfare/standard 2 500" "mass-effect/war-assets 3 60"; do
    read -r name seats cap <<<"$game"
    for bot in "$dicey" "$lot"; do
        others=$(printf ',aggressive%.0s' $(seq 2 "$seats"))
        expect 0 sim "$name" --seats "$seats" --games 2 --cap "$cap" --check --quiet --bot-log "$work/log" \
            --players "cmd:$bot$others"
        says '^violations +0$'
    done
done
check "no example ever made a fault" [ ! -s "$work/log" ]
expect 0 sim mass-effect/basic --games 3 --quiet --players "cmd:$lot" --cap 10 --bot-log "$work/log" --threads 2
check "one program plays all seats of all threads" [ ! -s "$work/log" ]

# ---- What a program is told ----------------------------------------------------------------------------------------

cat >"$work/ear.py" <<'PYTHON'
"""Passes everything on to the example, and writes down what came in."""
import subprocess, sys
log = open(sys.argv[1], "a")
bot = subprocess.Popen(sys.argv[2:], stdin=subprocess.PIPE, stdout=sys.stdout)
for line in sys.stdin:
    log.write(line)
    bot.stdin.write(line.encode())
    bot.stdin.flush()
bot.stdin.close()
bot.wait()
PYTHON
cat >"$work/same.py" <<'PYTHON'
"""What a bot at seat 2 heard is what `replay --json --as 2` shows, no more and no less."""
import json, sys
heard = [line.rstrip("\n").split(" ", 1) for line in open(sys.argv[1])]
shown = [json.loads(line) for line in open(sys.argv[2])]
header, actions = shown[0], [line for line in shown if line["type"] == "action"]
rules = [rest for word, *rest in heard if word == "rules"]
assert json.loads(rules[0][0]) == header["rules"]
told = [rest[0] for word, *rest in heard if word == "action"]
assert told == [f'{a["seat"]} {a["action"]}' for a in actions], "actions"
number, views = 0, 0
for word, *rest in heard:
    if word == "action":
        number += 1
    elif word == "view":
        position = actions[number - 1]["position"] if number else header["position"]
        assert json.loads(rest[0]) == position, f"view after action {number}"
        views += 1
assert views > 10 and heard[0] == ["hegemon", "1"] and heard[-1] == ["quit"]
assert heard[1][0] == "newgame" and heard[1][1].endswith(f' {len(header["seats"])} 2')
assert ["end", "won 1"] in heard or ["end", "won 2"] in heard or any(w == "end" for w, *_ in heard)
PYTHON
for game in "mass-effect/basic 3" "starcraft/command-room 3" "galactic-warfare/standard 2"; do
    read -r name seats <<<"$game"
    others=$(for _ in $(seq 3 "$seats"); do printf ',aggressive'; done)
    rm -f "$work/heard" "$work/r"
    expect 0 sim "$name" --seats "$seats" --only 3 --record "$work/r" --quiet --cap 60 --seed 1 --bot-seed 5 \
        --players "aggressive,cmd:python3 $work/ear.py $work/heard $dicey$others"
    expect 0 verify "$work/r"
    run replay "$work/r" --json --as 2
    check "a program at seat 2 of $name hears what its seat may know" python3 "$work/same.py" "$work/heard" "$work/out"
done
check "the record names the program in one word" grep -q '^seat 2 [a-z-]* cmd:python3$' "$work/r"
cp "$work/r" "$work/first"
rm -f "$work/r" "$work/heard"
run sim galactic-warfare/standard --only 3 --record "$work/r" --cap 60 --quiet --seed 1 --bot-seed 5 \
    --players "aggressive,cmd:python3 $work/ear.py $work/heard $dicey"
check "the same seeds give the same game, also with programs" cmp "$work/first" "$work/r"

# ---- Nothing that a program hears leads to the dice -----------------------------------------------------------------

# It tries what worked once: the seeds whose stream begins with the number it is told. tests/unit/test_dealer.c runs the
# same attack against the derivation that it worked on.
numbers() { grep '^random ' "$work/heard" | sort -u; }
for seed in "" "--seed 1"; do
    tag=${seed:+given}
    rm -f "$work/heard"
    # shellcheck disable=SC2086  # two words or none
    run sim galactic-warfare/standard --games 4 --threads 1 --cap 3 --quiet --json $seed \
        --players "aggressive,cmd:python3 $work/ear.py $work/heard $dicey"
    numbers >"$work/numbers$tag"
    cp "$work/out" "$work/series$tag"
    check "no seed up to 3000 explains what a program is told${seed:+, also when it is 1}" \
        python3 tests/cli/guess_seed.py "$work/numbers$tag" 3000
done
check "each game has a number of its own" test "$(wc -l <"$work/numbers")" = 4
seed_of() { sed -n 's/.*"seed": *\([0-9]*\).*/\1/p' "$1"; }
check "games with programs get a seed that can't be guessed" test "$(seed_of "$work/series")" -gt 1000000
check "unless one is given" test "$(seed_of "$work/seriesgiven")" = 1

# The example of the protocol names places that there are.
cat >"$work/places.py" <<'PYTHON'
import json, re, sys
known = json.load(open(sys.argv[1]))["rules"]["places"]
talk = open("docs/BOTS.md", encoding="utf-8").read().split("```")[3]
named = [re.split("[ |]", re.sub(r" \d.*", "", rest)) for rest in re.findall("(?:claim|attack) ([a-z].*)", talk)]
places = sum(named, []) + re.findall(r'"([a-z-]+)"[],]', talk.split('"places":', 1)[1].splitlines()[0])
assert len(places) > 10 and not set(places) - set(known), set(places) - set(known)
PYTHON
run sim mass-effect/basic --only 1 --record "$work/example" --quiet --cap 3
run replay "$work/example" --json
head -n 1 "$work/out" >"$work/header"
check "the conversation in docs/BOTS.md names real places" python3 "$work/places.py" "$work/header"

# ---- Programs that misbehave ---------------------------------------------------------------------------------------

# bot NAME: a script from stdin.
bot() {
    { echo "#!/bin/bash" && cat; } >"$work/$1"
    chmod +x "$work/$1"
}
bot hang <<'SH'
read -r line; echo ready; while read -r line; do :; done
SH
bot deaf <<'SH'
echo ready; exec sleep 600
SH
bot crash <<'SH'
read -r line; echo ready; while read -r line; do [ "$line" != go ] || exit 1; done
SH
bot lie <<'SH'
read -r line; echo ready; while read -r line; do [ "$line" != go ] || echo do attack earth palaven 99; done
SH
bot shout <<'SH'
read -r line; echo ready; while read -r line; do echo do end; done
SH
bot flood <<'SH'
read -r line; echo ready; exec yes "$(head -c 9000 /dev/zero | tr '\0' x)"
SH
bot wait <<'SH'
read -r line; echo ready; sleep 600 & while read -r line; do [ "$line" != go ] || { echo do resign; sleep 600; }; done
SH

for name in hang deaf crash lie shout flood wait; do
    : >"$work/log"
    expect 0 sim mass-effect/basic --games 1 --quiet --bot-time 100 --bot-log "$work/log" --threads 1 \
        --players "cmd:$work/$name,aggressive,aggressive"
    says '^violations +0$'
    check "nothing of '$name' is left" nobody_left
    [ $name = wait ] || check "the log tells that '$name' forfeited" grep -q 'it has forfeited the game and resigns' "$work/log"
done

# What a bot starts in a session of its own, without our environment and with its parent gone, ends with the bot; that of
# another bot plays on.
bot hide <<'SH'
read -r line; echo ready
( setsid env -i bash -c "exec -a $0-hidden sleep 600" </dev/null >/dev/null 2>&1 & )
( ( trap '' HUP TERM INT; exec -a "$0-orphan" sleep 600 ) </dev/null >/dev/null 2>&1 & )
while read -r line; do
    [ "$line" != quit ] || exit 0
    [ "$line" != go ] || { grep -qs -- "$0-hidde[n]" /proc/[0-9]*/cmdline && touch "$0-was-there"; echo do resign; }
done
SH
bot hide-and-hang <<'SH'
read -r line; echo ready; ( setsid bash -c "exec -a $0-hidden sleep 600" >/dev/null 2>&1 & ); while read -r line; do :; done
SH
for name in hide hide-and-hang; do
    expect 0 sim mass-effect/basic --games 1 --quiet --bot-time 100 --players "cmd:$work/$name,aggressive,aggressive"
    check "nothing of '$name' is left" nobody_left
done
check "something was hidden" [ -e "$work/hide-was-there" ]
expect 0 sim mass-effect/basic --games 2 --threads 2 --quiet --bot-time 100 \
    --players "cmd:$work/hide,cmd:$work/hide-and-hang,cmd:$lot"
check "nothing of several bots is left" nobody_left

# Nor when Hegemon itself is killed by force.
"$hegemon" sim mass-effect/basic --games 1000 --quiet --bot-time 60000 \
    --players "cmd:$work/hide-and-hang,aggressive,aggressive" >"$work/out" 2>"$work/err" &
pid=$!
sleep 0.5
check "it plays" somebody_left
disown $pid
kill -KILL $pid
check "a killed Hegemon leaves nothing behind" nobody_left

# ---- What a program finds ------------------------------------------------------------------------------------------

# Four variables and three files; the seed is not on any command line.
cat >"$work/look.py" <<'PYTHON'
import json, os, sys
def lines(pid):
    return open(f"/proc/{pid}/cmdline", "rb").read().decode().split("\0")
def parent(pid):
    return int(open(f"/proc/{pid}/stat").read().rsplit(")", 1)[1].split()[1])
input(), print("ready", flush=True)
files = sorted(os.listdir("/proc/self/fd"), key=int)
pid, words = os.getppid(), []
for _ in range(2):
    words += lines(pid)
    pid = parent(pid)
with open(sys.argv[1], "w") as out:
    json.dump({"environment": sorted(os.environ), "files": files, "words": words}, out)
for line in sys.stdin:
    if line.strip() == "go":
        print("do resign", flush=True)
PYTHON
cat >"$work/found.py" <<'PYTHON'
import json, sys
found = json.load(open(sys.argv[1]))
# Python adds LC_CTYPE by itself where the locale is C; the fourth file is the folder it looks into.
assert set(found["environment"]) - {"LC_CTYPE"} == {"PATH", "HOME", "LANG", "TMPDIR"}, found
assert found["files"] == ["0", "1", "2", "3"], found
assert not any("987654321" in word for word in found["words"]), found
assert "sim" in found["words"] or "arena" in found["words"], found
PYTHON
python=$(python3 -c 'import sys; print(sys.executable)') # itself, as a wrapper would add to what it finds
export LANG=C.UTF-8 HOME=$work SECRET_TOKEN=hush
for seed in "--seed=987654321" "--seed 987654321" "--see 987654321" "--see=987654321"; do
    for command in "sim mass-effect/basic --games 1" "arena mass-effect/basic --groups 1"; do
        rm -f "$work/found"
        # shellcheck disable=SC2086  # several words
        expect 0 $command --quiet --threads 1 $seed --players "cmd:$python $work/look.py $work/found,aggressive,aggressive" \
            7<"$work/look.py" 19<"$work/look.py"
        check "a bot finds little ($command $seed)" python3 "$work/found.py" "$work/found"
    done
done

# The seed still counts.
run sim mass-effect/basic --games 5 --quiet --seed 5 --json
cp "$work/out" "$work/five"
run sim mass-effect/basic --games 5 --quiet --seed=5 --json
check "the seed is the same however it is spelt" cmp "$work/five" "$work/out"
check "and it is the one that was given" grep -q '"seed":5\b' "$work/five"

# Nine faults are enough for three games, and then it is not started any more.
: >"$work/log"
expect 0 sim mass-effect/basic --games 8 --quiet --bot-time 50 --bot-log "$work/log" --threads 1 \
    --players "cmd:$work/crash,aggressive,aggressive"
check "the log names the fault" grep -q "^hegemon: cmd:$work/crash at seat 1: fault 1 of 3: it ended" "$work/log"
check "a program that forfeits three games is given up" [ "$(grep -c 'fault [1-3] of 3' "$work/log")" = 9 ]

# Ctrl-C while a program thinks.
"$hegemon" sim mass-effect/basic --games 1000 --quiet --bot-time 200 --players "cmd:$work/hang,aggressive,aggressive" \
    >"$work/out" 2>"$work/err" &
pid=$!
sleep 0.5
kill -INT $pid
code=0
wait $pid || code=$?
check "after Ctrl-C the exit code is 130" [ "$code" = 130 ]
check "after Ctrl-C no program is left" nobody_left

# ---- Programs that can't be players --------------------------------------------------------------------------------

complains 2 '^hegemon: --players: "/no/such/thing" can.t be started: No such file' \
    sim mass-effect/basic --games 1 --players cmd:/no/such/thing
complains 2 '^hegemon: --players: cmd: names no program; write cmd:PROGRAM' sim mass-effect/basic --players cmd:
complains 2 '^hegemon: --players: cmd: names no program; write cmd:PROGRAM' sim mass-effect/basic --players 'cmd:  '
complains 2 'did not answer .ready.|ended before it was asked' sim mass-effect/basic --games 1 --players cmd:true
complains 2 'a command has at most 1023 bytes' sim mass-effect/basic --players "cmd:$(head -c 2000 /dev/zero | tr '\0' x)"
complains 2 'a command has at most 64 words' sim mass-effect/basic --games 1 --players "cmd:$(printf 'x %.0s' {1..80})"
complains 2 '^hegemon: --bot-time: "0" is not a whole number from 1 to 3600000' sim mass-effect/basic --bot-time 0
complains 2 '^hegemon: /no/such/folder/log: the log can.t be written' sim mass-effect/basic --bot-log /no/such/folder/log
head -n 40 "$work/first" >"$work/open"
complains 1 '/open: seat 2 is played by "cmd:python3", who is no player of this program' replay --resume "$work/open"
check "no shell reads a command" bash -c "! '$hegemon' sim mass-effect/basic --games 1 --players 'cmd:true;touch $work/x' 2>/dev/null && [ ! -e '$work/x' ]"

finish
