#!/bin/bash
# A program that was built without libseccomp and without libcurl says so instead of doing without in silence:
#   plain.sh PROGRAM
set -uo pipefail
program=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0 failed=0

check() { # SENTENCE COMMAND...
    if "${@:2}"; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAILED: $1"
        cat "$work/said"
    fi
}

serve() { # LANGUAGE OPTION...: a server that must not begin
    local code=0
    LC_ALL=$1.UTF-8 timeout 20 "$program" serve --db "$work/tables.db" --listen 127.0.0.1:0 "${@:2}" \
        >"$work/said" 2>&1 </dev/null || code=$?
    [ "$code" = 2 ]
}
says() {
    grep -qF -- "$1" "$work/said"
}

check "without its filter a server doesn't begin" serve C
check "and names the option" says "--no-seccomp: this program was built without the filter of system calls"
check "it doesn't in French" serve fr_FR
check "either" says "construit sans le filtre des appels système"
check "without libcurl nobody is called" serve C --no-seccomp --webhooks
check "and it says so" says "--webhooks: this program was built without libcurl"

LC_ALL=C timeout 20 "$program" serve --db "$work/tables.db" --listen 127.0.0.1:0 --no-seccomp >"$work/said" 2>&1 &
server=$!
for _ in $(seq 100); do
    grep -q 'http://' "$work/said" && break
    sleep 0.1
done
check "who says so has a server without both" says "Hegemon is at http://127.0.0.1:"
kill "$server" 2>/dev/null
wait "$server"
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
