# shellcheck shell=bash
# For the tests of the set-up: a copy of the tools in $work, and a machine made of stubs. What is installed, and what the
# archive has, are the words in $work/installed and $work/archive; what was called stands in $work/calls.
cd "$(dirname "${BASH_SOURCE[0]}")/../.." || exit 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0 failed=0

check() { # SENTENCE COMMAND...
    if "${@:2}"; then
        passed=$((passed + 1))
    else
        failed=$((failed + 1))
        echo "FAILED: $1"
        sed 's/^/    /' "$work/said"
    fi
}
says() { grep -qF -- "$1" "$work/said"; }
silent_about() { ! says "$1"; }
called() { grep -qxF -- "$1" "$work/calls"; }
never_called() { ! grep -q -- "$1" "$work/calls"; }

stub() { # NAME, with the script on stdin
    { echo '#!/bin/bash' && echo "cd '$work' && echo \"\${0##*/} \$*\" >>calls" && cat; } >"$work/bin/$1"
    chmod +x "$work/bin/$1"
}

mkdir -p "$work/bin" "$work/tree/web"
cp -r tools "$work/tree/"
cp web/package.json web/package-lock.json "$work/tree/web/"

stub dpkg-query <<'STUB'
case "$*" in
*Depends*) grep -qx clang installed && sed -n 's/^clang-\([0-9]*\)$/clang-\1 (>= 1)/p' archive ;;
*) sed 's/^/ii  /' installed ;;
esac
STUB
stub apt-cache <<'STUB'
case $1 in
depends) sed -n 's/^\(clang-[0-9]*\)$/  Depends: \1/p' archive ;;
show) for name in "${@:3}"; do grep -qx -- "$name" archive && echo "Package: $name"; done ;;
esac
STUB
stub apt-get <<'STUB'
[ ! -e broken ] || exit 100
case "$*" in
*"install -y"*) [ ! -e scripts ] || . ./scripts ;;
*--assume-no*)
    echo "0 upgraded, 76 newly installed, 0 to remove and 0 not upgraded."
    echo "Need to get 71.6 MB of archives."
    echo "After this operation, 285 MB of additional disk space will be used."
    exit 1
    ;;
esac
STUB
# npm leaves what the real one leaves.
stub npm <<'STUB'
mkdir -p tree/web/node_modules
names=$(sed -nE 's/^ *"([a-z@/-]+)": "[0-9.]+",?$/\1/p' tree/web/package.json)
case "$*" in *--omit=dev*) names=$(sed '/devDependencies/,$d' tree/web/package.json | sed -nE 's/^ *"([a-z@/-]+)": "[0-9.]+",?$/\1/p') ;; esac
for name in $names; do mkdir -p "tree/web/node_modules/$name"; done
touch tree/web/node_modules/.package-lock.json
STUB
stub id <<'STUB'
cat user
STUB
stub sudo <<'STUB'
[ ! -e distrusted ] || exit 1
cd "$OLDPWD" || exit 1
[ "$1" = -n ] || [ "$1" = -v ] || "$@"
STUB

# A machine as it is at first: bookworm's archive, nothing installed, root at it.
fresh() {
    local clang=${1:-14}
    rm -rf "$work/tree/web/node_modules" "$work/broken" "$work/distrusted" "$work/root"
    {
        tools/setup.sh --list all | sed "s/-N-/-$clang-/" | tr '|' '\n' | grep -vx pkgconf
        echo "clang-$clang"
    } >"$work/archive"
    truncate -s 0 "$work/installed" "$work/calls" "$work/said"
    echo 0 >"$work/user"
    mkdir -p "$work/root/usr/sbin"
}

# setup WORD...: the tool in that machine; its code is $code.
setup() {
    code=0
    # shellcheck disable=SC2034  # read by those that include this
    ROOT=$work/root HEGEMON_SETUP='' PATH="$work/bin:/usr/bin:/bin" "$work/tree/tools/setup.sh" "$@" \
        >"$work/said" 2>&1 </dev/null || code=$?
}

finish() {
    echo "$passed passed, $failed failed"
    [ "$failed" = 0 ]
}
