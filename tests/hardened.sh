#!/bin/bash
# What the release build has against mistakes with strangers' bytes, read off the binaries themselves.
set -euo pipefail
export LC_ALL=C

program=$BUILD/src/cli/hegemon
library=$BUILD/src/library/libhegemon.so
passed=0 failed=0

# check SENTENCE COMMAND...: passes when the command succeeds.
check() {
    local sentence=$1
    shift
    if "$@" >/dev/null 2>&1; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAILED: $sentence"
    fi
}

# reads FILE OPTION PATTERN: readelf shows such a line.
reads() {
    readelf -W "$2" "$1" | grep -E -- "$3"
}

lacks() {
    ! reads "$@"
}

check "the program is loaded anywhere (PIE)" reads "$program" --dynamic 'FLAGS_1.*\bPIE\b'
for file in "$program" "$library"; do
    check "$file: what the loader writes is read-only afterwards (RELRO)" reads "$file" --segments 'GNU_RELRO'
    check "$file: all of it, since everything is bound at the start (BIND_NOW)" reads "$file" --dynamic 'FLAGS_1.*\bNOW\b'
    check "$file: no table is left that must stay writable" lacks "$file" --sections ' \.got\.plt '
    check "$file: the stack can't be executed" reads "$file" --segments 'GNU_STACK .* RW +0x'
    check "$file: nothing is both writable and executable" lacks "$file" --segments 'LOAD .* RWE '
    check "$file: code is never changed when it is loaded" lacks "$file" --dynamic 'TEXTREL'
done
check "stacks are guarded" reads "$program" --dyn-syms '__stack_chk_fail'
for function in __snprintf_chk __vsnprintf_chk __fprintf_chk; do
    check "copies are checked ($function)" reads "$program" --dyn-syms "$function"
done

# Every folder but the engine, not only some file of them.
for folder in text odds players table front host wire tui server server/base cli; do
    objects=("$BUILD"/src/$folder/*.p/*.o)
    check "stacks are guarded in $folder/" grep -l __stack_chk_fail "${objects[@]}"
done
check "the engine calls no guard: it has no library behind it" \
    bash -c '! grep -l __stack_chk_fail "$@"' _ "$BUILD"/src/engine/libhegemon.a.p/*.o

# Guarded return addresses, where the compiler has them.
if echo 'int x;' | "${CC:-cc}" -Werror -fcf-protection=return -c -o /dev/null -x c - 2>/dev/null; then
    for file in "$program" "$library"; do
        check "$file: return addresses are guarded (CET's shadow stack)" reads "$file" --notes '\bSHSTK\b'
    done
fi

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
