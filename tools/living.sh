#!/bin/bash
# Runs a command that may take long, and says all the while how far it is: tools/living.sh TEXT COMMAND...
# On a terminal one line that changes; else a new one now and then, so that a file isn't flooded. Of the command itself
# only what isn't progress is shown, at the end; all of it when it fails. Ends with the command's code.
set -uo pipefail

text=$1
shift
log=$(mktemp)
trap 'rm -f "$log"' EXIT

# Seconds between two looks, after the first.
pause=6
[ ! -t 1 ] || pause=1
export NINJA_STATUS='[%f/%t] '

# How far it is, by the last lines of what the command has written: ninja counts itself, of apt's words ours are counted.
progress() {
    local built fetched unpacked ready
    built=$(grep -aoE '^\[[0-9]+/[0-9]+\]' "$log" | tail -1)
    if [ -n "$built" ]; then
        built=${built//[][]/}
        echo "$text, built ${built%/*} of ${built#*/}"
        return
    fi
    fetched=$(grep -acE '^Get:' "$log") unpacked=$(grep -acE '^Unpacking ' "$log") ready=$(grep -acE '^Setting up ' "$log")
    if [ "$fetched" -gt 0 ] && [ "$unpacked" = 0 ]; then
        echo "$text, fetched $fetched"
    elif [ "$unpacked" -gt 0 ]; then
        echo "$text, unpacked $unpacked, ready $ready"
    else
        echo "$text"
    fi
}

say() {
    if [ -t 1 ]; then
        printf '\r%.*s\e[K' "$(($(tput cols 2>/dev/null || echo 80) - 1))" "$1"
    else
        echo "$1"
    fi
}

# What ninja's commands had to say, warnings above all, is of use also when they succeed.
finish() {
    [ ! -t 1 ] || [ "$SECONDS" = 0 ] || echo
    if [ "$1" != 0 ]; then
        grep -avE '^\[[0-9]+/[0-9]+\]' "$log" >&2
    elif grep -aqE '^\[[0-9]+/[0-9]+\]' "$log"; then
        grep -avE '^(\[[0-9]+/[0-9]+\]|ninja: )' "$log"
    fi
}

exec {ending}< <(
    "$@" >"$log" 2>&1 </dev/null
    echo $?
)
wait=1 code=
while true; do
    read -rt "$wait" -u "$ending" code
    [ $? -gt 128 ] || break
    say "$(progress), $SECONDS s"
    wait=$pause
done
finish "${code:=1}"
exit "$code"
