#!/bin/bash
# Sets up build/KIND when it isn't, then builds it: tools/build.sh release|dev|asan|tsan|fuzz [meson options]
# TARGETS="tests/test_wire …" builds those instead of everything. TESTED=yes: a release build for the tests, too, in which
# a warning is an error, as it is in all the others but not for those who only want to play.
# What a release build once had it keeps: the tests, and whatever has come to this machine that can be built in.
set -euo pipefail
cd "$(dirname "$0")/.."

kind=$1
read -ra targets <<<"${TARGETS:-}"
shift
sanitized=(-Doptimization=1 -Ddebug=true "-Db_sanitize=address,undefined" -Db_lundef=false)
case $kind in
release) options=() ;;
# For those who change something: compiled in half the time, nothing optimized as a whole, every line there for gdb.
dev) options=(-Dwerror=true -Doptimization=1 -Ddebug=true -Dc_args=-fno-omit-frame-pointer) ;;
asan) options=("${sanitized[@]}" -Dwerror=true -Dc_args=-fno-sanitize-recover=all) ;;
# The program alone: what it does in threads is tried from outside, by tests/server.
tsan) options=(-Doptimization=1 -Ddebug=true -Dwerror=true -Db_sanitize=thread -Db_lundef=false -Dtests=false) ;;
# The mutators know the words of every format, so that comparisons need not be traced: that would cost half of the time.
fuzz) options=("${sanitized[@]}" -Dfuzz=true -Dtests=false
    -Dc_args="-fno-sanitize-recover=all -fsanitize-coverage=inline-8bit-counters,pc-table") ;;
*)
    echo "build: '$kind' is no kind of build; use release, dev, asan, tsan or fuzz." >&2
    exit 2
    ;;
esac
if [ "$kind" = fuzz ]; then
    targets=(fuzzers)
    CC="$(command -v ccache || true) clang"
    export CC
fi

mkdir -p build
# A tree that was copied with its build must not build, or install, the one it was copied from.
if [ -f "build/$kind/build.ninja" ] &&
    ! grep -qF "\"source\": \"$(pwd -P)\"" "build/$kind/meson-info/meson-info.json" 2>/dev/null; then
    rm -rf "build/$kind"
fi

# What may be left out (meson_options.txt), by what this machine has.
parts() {
    pkg-config --list-all 2>/dev/null | grep -oE '^(libuv|sqlite3|openssl|libcurl|libseccomp|libpq) ' | sort || true
    ls /usr/include/wslay/wslay.h 2>/dev/null || true
    command -v clang scdoc || true
}

# meson_does TEXT ARGUMENT...: what it says is for those whom it fails.
meson_does() {
    tools/living.sh "$1" meson "${@:2}"
}

if [ "$kind" = release ] && [ -z "${TESTED:-}" ]; then
    options+=(-Dtests=false)
fi
parts=$(parts)
if [ ! -f "build/$kind/build.ninja" ]; then
    rm -rf "build/$kind"
    meson_does "build: setting up build/$kind" setup "build/$kind" "${options[@]}" "$@"
    echo "$parts" >"build/$kind/parts"
elif [ -f "build/$kind/parts" ] && [ "$parts" != "$(cat "build/$kind/parts")" ]; then
    meson_does "build: setting up build/$kind with what has come" setup --reconfigure "build/$kind"
    echo "$parts" >"build/$kind/parts"
fi
if [ "$kind" = release ] && [ -n "${TESTED:-}" ] && [ ! -f build/release/tested ]; then
    meson_does "build: setting up build/release for the tests" setup --reconfigure build/release \
        -Dwerror=true -Dtests=true
    touch build/release/tested
fi

# Editors look for it in build. The dev build's has no option that clangd doesn't know.
if [ "$kind" = dev ] || { [ "$kind" = release ] && [ ! -f build/dev/compile_commands.json ]; }; then
    ln -sfn "$kind/compile_commands.json" build/compile_commands.json
fi

# On a terminal ninja itself says how far it is.
if [ -t 1 ]; then
    exec ninja -C "build/$kind" "${targets[@]}"
fi
tools/living.sh "build: build/$kind" ninja -C "build/$kind" "${targets[@]}"
