#!/bin/bash
# What each wish needs, what is said about it, and by which names it is installed.
# shellcheck source=tests/setup/lib.sh
. "$(dirname "$0")/lib.sh"

list() { tools/setup.sh --list "$1"; }
lacks() { # WISH PACKAGE...
    ! list "$1" | grep -xE "$(IFS='|' && echo "${*:2}")"
}
is_part_of() { # WISH WISH: whoever is set up for the second can do the first
    [ -z "$(comm -23 <(list "$1" | sort) <(list "$2" | sort))" ]
}
marks_are_known() {
    ! sed -e '/^#/d' tools/packages.txt | grep -vE '^[^ ]+ +\[(play|serve|page|deb|test|browser|bench|proxies)\] [A-Za-z]'
}
fails_with() { # CODE SENTENCE
    [ "$code" = "$1" ] && says "$2"
}

: >"$work/said"
check "every package has a mark and a reason" marks_are_known
heavy=(g++ build-essential valgrind libc6-dbg postgresql pgbouncer check tmux strace libclang-rt-N-dev systemd chromium
    nginx-light caddy libcurl4-openssl-dev libpq-dev)
check "the terminal needs none of those" lacks play "${heavy[@]}" clang nodejs npm libuv1-dev libsqlite3-dev libssl-dev
check "nor does a server" lacks serve "${heavy[@]}" clang nodejs npm
check "nor does the page" lacks page "${heavy[@]}"
for wish in play serve page deb check bench proxies; do
    check "$wish does without a browser" lacks "$wish" chromium
done
for wish in "play serve" "serve page" "page deb" "deb check" "check test" "page browser" "check bench" "check proxies" "test all" "bench all"; do
    # shellcheck disable=SC2086  # two words
    check "of $wish the first is part of the second" is_part_of $wish
done

# ---- The table of README.md -------------------------------------------------------------------------------------------
row() { # COMMANDS WISH [COMMAND WISH]: with what the second has already left out
    local rest
    rest=$(list "$2" | if [ $# = 2 ]; then cat; else grep -vxF -f <(list "$4"); fi | sed 's/|/ or /' | paste -sd ' ')
    grep -qF "| $1 | ${3:+those of \`$3\`, }$rest | " README.md
}
check "README.md tells what make play installs" row '`make`, `make play`' play
check "and make run" row '`make run`, `make web`' page "make play" play
check "and make deb" row '`make deb`' deb "make run" page
check "and make check" row '`make check`' check "make deb" deb
check "and make test" row '`make test`' test "make check" check
check "and make bench" row '`make bench`' bench "make check" check
for target in build:play play:play wasm:page run:page deb:deb test:test bench:bench; do
    check "make ${target%:*} asks for ${target#*:}" grep -qE "^${target%:*}:.* setup-${target#*:}( |$)" Makefile
done

# ---- What is missing -------------------------------------------------------------------------------------------------
fresh
setup --check play
check "a check says what cures it" fails_with 1 "Run 'make setup FOR=play' to install what is missing."
check "and what is needed" says "Needed are the Debian packages or their like: gcc libc6-dev meson ninja-build pkg-config python3 gettext libyaml-dev libsodium-dev libncurses-dev (HEGEMON_SETUP=no skips this check)."
check "a check installs nothing" never_called "apt-get\|npm"
list play | sed 's/|.*//' >"$work/installed"
setup --check play
check "who has all of it hears nothing" test "$code" = 0 -a ! -s "$work/said"
setup --check page
check "the page needs what else it needs" fails_with 1 "Run 'make setup FOR=page' to install what is missing."
check "by the archive's names, npm being there" says "clang lld wasi-libc libclang-rt-14-dev-wasm32 nodejs ("
list page | sed -e 's/-N-/-14-/' -e 's/|.*//' >"$work/installed"
setup --check page
check "modules are missed, too" fails_with 1 "web/node_modules does not fit web/package-lock.json; run 'make setup FOR=page'."
setup nonsense
check "an unknown wish is refused" fails_with 2 "nobody can set up for 'nonsense'; use play, serve, page, deb, check, test, browser, bench, proxies or all."
PATH="$work/bin:/usr/bin:/bin" HEGEMON_SETUP=no "$work/tree/tools/setup.sh" --check all >"$work/said" 2>&1
check "HEGEMON_SETUP=no skips all of it" test ! -s "$work/said"

# ---- Who may not -----------------------------------------------------------------------------------------------------
fresh
echo 1000 >"$work/user"
touch "$work/distrusted"
setup play
check "without a terminal and a password nothing is asked" fails_with 1 "Installing needs root, and sudo wants a password. Needed are"
check "and only what this wish needs is listed" silent_about postgresql
check "what would come was said before" says "76 packages come, 71.6 MB to fetch and 285 MB on the disk: gcc"
check "nothing was installed" never_called "apt-get install -y"
rm "$work/distrusted"
setup play
check "sudo without a password installs" test "$code" = 0
check "and says only once what" test "$(grep -c 'packages come' "$work/said")" = 1
check "by apt-get" called "apt-get install -y --no-install-recommends gcc libc6-dev meson ninja-build pkg-config python3 gettext libyaml-dev libsodium-dev libncurses-dev"

on_terminal() { # ANSWER
    code=0
    PATH="$work/bin:/usr/bin:/bin" ROOT=$work/root python3 -c '
import os, pty, sys
os.environ["TERM"] = "dumb"
def read(fd):
    data = os.read(fd, 1024)
    if b"[Y/n]" in data:
        os.write(fd, sys.argv[1].encode() + b"\n")
    return data
sys.exit(os.waitstatus_to_exitcode(pty.spawn(sys.argv[2:], read, lambda fd: b"")))
' "$1" "$work/tree/tools/setup.sh" play >"$work/said" 2>&1 </dev/null || code=$?
}
fresh
echo 1000 >"$work/user"
on_terminal n
check "who says no gets nothing" fails_with 1 "Nothing was installed."
check "nothing at all, by apt" never_called "apt-get install -y"
on_terminal y
check "who says yes gets it" called "apt-get install -y --no-install-recommends gcc libc6-dev meson ninja-build pkg-config python3 gettext libyaml-dev libsodium-dev libncurses-dev"
touch "$work/distrusted"
on_terminal y
check "a wrong password is called that" fails_with 1 "sudo did not let you in, so that nothing was installed."

# ---- Names -----------------------------------------------------------------------------------------------------------
for clang in 14 18 19; do
    fresh "$clang"
    setup test
    check "clang $clang has its own run time" grep -qE "^apt-get install -y .* libclang-rt-$clang-dev-wasm32 .* libclang-rt-$clang-dev " "$work/calls"
done
fresh
sed -i 's/^pkg-config$/pkgconf/' "$work/archive"
setup play
check "where pkg-config is called pkgconf it is taken" grep -qE "^apt-get install -y .* pkgconf " "$work/calls"
fresh
touch "$work/broken"
setup play
check "lists that can't be read are called that" fails_with 1 "The package lists could not be read; is there a network?"

# ---- What the page imports -------------------------------------------------------------------------------------------
fresh
list page | sed -e 's/-N-/-14-/' -e 's/|.*//' >"$work/installed"
setup page
check "the page gets what it imports" called "npm --prefix web ci --ignore-scripts --no-audit --no-fund --loglevel=error --omit=dev"
: >"$work/calls"
setup page
check "once" never_called npm
list test | sed -e 's/-N-/-14-/' -e 's/|.*//' >"$work/installed"
setup test
check "tests need more" called "npm --prefix web ci --ignore-scripts --no-audit --no-fund --loglevel=error"
: >"$work/calls"
setup page
check "with which the page is content" never_called npm
finish
