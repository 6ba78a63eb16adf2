#!/bin/bash
# What those who change something are helped by: `make hooks` in a repository of its own, and `make help`.
set -uo pipefail
root=$PWD work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0 failed=0

check() { # SENTENCE COMMAND...
    if "${@:2}" >"$work/out" 2>&1; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAILED: $1"
        cat "$work/out"
    fi
}
says() { grep -qF -- "$1" "$work/said"; }
# Tries to commit everything, and keeps what was said.
commit() { git add -A && git commit -qm 'Something' >"$work/said" 2>&1; }
refused() { ! commit; }

mkdir -p "$work/tree/web"
cp -r Makefile .clang-format src tests docs tools po "$work/tree"
cp -r web/src "$work/tree/web"
cd "$work/tree" || exit 1
export GIT_AUTHOR_NAME=Nobody GIT_AUTHOR_EMAIL=nobody@localhost GIT_COMMITTER_NAME=Nobody
export GIT_COMMITTER_EMAIL=nobody@localhost GIT_CONFIG_GLOBAL=/dev/null
git init -q . && git add -A && git commit -qm 'All of it'

check "hooks are installed" tools/hooks.sh
check "they may be installed again" tools/hooks.sh
echo >>src/store/memory.c
check "a file with an empty line at its end is refused" refused
check "it is named" says "src/store/memory.c: not formatted; run 'make format'."
git checkout -q HEAD src
sed -i 's|^#include "store/memory.h"|&\n\n#include "host/host.h"|' src/store/memory.c
check "an include to the right is refused" refused
check "it is named by its line" says 'src/store/memory.c:4: "host/host.h" lies to the right of store/'
git checkout -q HEAD src
sed -i '0,/^1\. `[a-z_]*`/s//1. `no_such_function`/' docs/ARCHITECTURE.md
check "a walk that leads nowhere is refused" refused
check "its step is named" says no_such_function
git checkout -q HEAD docs
seq 600 | sed 's|.*|/* & */|' >>src/store/memory.c
check "a file that is too long is refused" refused
check "its length is named" says "a file like it has 500 at the most"
git checkout -q HEAD src
echo >>docs/ARCHITECTURE.md
times >"$work/before"
check "what is right is committed" commit
[ "$failed" = 0 ] || cat "$work/said"
times >"$work/after"
seconds() { sed -n '2s/^0m\([0-9]*\)\..*/\1/p' "$1"; }
check "it takes less than five seconds of the processor" \
    [ $(($(seconds "$work/after") - $(seconds "$work/before"))) -lt 5 ]
printf '#!/bin/sh\ntrue\n' >.git/hooks/pre-commit
check "a hook of somebody else stays" bash -c '! tools/hooks.sh && grep -qx true .git/hooks/pre-commit'

cd "$root" || exit 1
tools/help.sh >"$work/said"
check "every target stands in a group of make help" bash -c "! grep -qx Others '$work/said'"
check "make help has groups" bash -c "[ \$(grep -c '^[^ ]' '$work/said') -ge 5 ]"
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
