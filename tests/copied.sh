#!/bin/bash
# A tree that was copied together with its build sets up a build of its own, instead of building what it came from.
set -uo pipefail
cd "$(dirname "$0")/.." || exit 2
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
passed=0 failed=0

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
echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
