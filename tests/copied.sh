#!/bin/bash
# A tree that was copied together with its build sets up a build of its own, instead of building what it came from; and
# what else tools/build.sh decides.
set -uo pipefail
cd "$(dirname "$0")/.." || exit 2
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
passed=0 failed=0
unset TESTED TARGETS # of whoever runs this

check() {
    if [ "$1" = 0 ]; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAILED: $2"
    fi
}

# Meson and ninja only say that they were called; meson leaves what it leaves after a set-up.
mkdir -p "$copy/bin" "$copy/tools" "$copy/build/release/meson-info"
cp tools/build.sh tools/living.sh "$copy/tools/"
cat >"$copy/bin/meson" <<'MESON'
#!/bin/bash
echo "meson $*" >>calls
[ "$2" != --reconfigure ] || exit 0
mkdir -p "$2/meson-info"
touch "$2/build.ninja"
echo "{\"directories\": {\"source\": \"$(pwd -P)\"}}" >"$2/meson-info/meson-info.json"
MESON
printf '#!/bin/bash\necho "ninja $*" >>calls\n' >"$copy/bin/ninja"
chmod +x "$copy/bin/meson" "$copy/bin/ninja"
touch "$copy/build/release/build.ninja"
echo '{"directories": {"source": "/somewhere/else"}}' >"$copy/build/release/meson-info/meson-info.json"

PATH="$copy/bin:$PATH" "$copy/tools/build.sh" release
grep -q "meson setup build/release" "$copy/calls"
check $? "a build of another tree is set up anew"
rm "$copy/calls"
PATH="$copy/bin:$PATH" "$copy/tools/build.sh" release
! grep -q "meson" "$copy/calls"
check $? "a build of this tree is not"

# Warnings stop whoever tests, and nobody who only plays.
rm -r "$copy/build" "$copy/calls"
PATH="$copy/bin:$PATH" "$copy/tools/build.sh" release
! grep -q werror "$copy/calls"
check $? "a release build to play with has no errors of warnings"
PATH="$copy/bin:$PATH" TESTED=yes TARGETS="one two" "$copy/tools/build.sh" release
grep -q "meson .*build/release.* -Dwerror=true -Dtests=true" "$copy/calls"
check $? "for the tests it is set up again, with them"
grep -q "ninja -C build/release .*one two$" "$copy/calls"
check $? "only what was asked for is built"
rm "$copy/calls"
PATH="$copy/bin:$PATH" TESTED=yes "$copy/tools/build.sh" release
PATH="$copy/bin:$PATH" "$copy/tools/build.sh" release
! grep -q werror "$copy/calls"
check $? "it stays as it is, for players too"
PATH="$copy/bin:$PATH" "$copy/tools/build.sh" dev
grep -q "meson setup build/dev -Dwerror=true" "$copy/calls"
check $? "in the build of those who change something a warning is an error"
[ "$(readlink "$copy/build/compile_commands.json")" = dev/compile_commands.json ]
check $? "editors find how files are compiled"
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
