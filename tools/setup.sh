#!/bin/bash
# Installs what is missing of the Debian packages (tools/packages.txt) and of web/package.json that a wish needs.
#   tools/setup.sh [play|serve|page|deb|check|test|browser|bench|proxies|all]
#   tools/setup.sh --check WISH   only says what is missing
#   tools/setup.sh --list WISH    the packages of a wish, as they stand in the list
# It says beforehand what comes and how large it is. Who isn't root is asked once, on a terminal, and else not at all.
# Services that come with packages are neither enabled nor started.
# HEGEMON_SETUP=no skips all of it, for systems other than Debian where the tools are there already.
set -euo pipefail
cd "$(dirname "$0")/.."
export LC_ALL=C.UTF-8
# shellcheck source=tools/archive.sh
. tools/archive.sh

act=install wish=
for word in "$@"; do
    case $word in
    --check) act=check ;;
    --list) act=list ;;
    *) wish=$word ;;
    esac
done

# What of web/package.json: nothing, what the page is built with (page), or what it is tested with, too (all).
npm=
case ${wish:=test} in
play) marks='play' ;;
serve) marks='play serve' ;;
page) marks='play serve page' npm=page ;;
deb) marks='play serve page deb' npm=page ;;
check) marks='play serve page deb test' npm=all ;;
test) marks='play serve page deb test browser' npm=all ;;
browser) marks='play serve page browser' npm=all ;;
bench) marks='play serve page deb test bench' npm=page ;;
proxies) marks='play serve page deb test proxies' npm=all ;;
all) marks='play serve page deb test browser bench proxies' npm=all ;;
*)
    echo "setup: nobody can set up for '$wish'; use play, serve, page, deb, check, test, browser, bench, proxies or all." >&2
    exit 2
    ;;
esac
mapfile -t wanted < <(packages_for "$marks")
if [ "$act" = list ]; then
    printf '%s\n' "${wanted[@]}"
    exit
fi
[ "${HEGEMON_SETUP:-}" != no ] || exit 0

# refuse SENTENCE PACKAGE...: ends the set-up, with what this wish still needs.
refuse() {
    local sentence=$1
    shift
    echo "setup: $sentence Needed are the Debian packages or their like: $(in_archive "$@" | paste -sd ' ')" \
        "(HEGEMON_SETUP=no skips this check)." >&2
    exit 1
}

# Who isn't root says yes once. Without a terminal nobody could, so that sudo must do without a password there.
ask_for_root() {
    local answer
    command -v sudo >/dev/null || refuse "Installing needs root or sudo." "${missing[@]}"
    if [ ! -t 0 ] || [ ! -t 2 ]; then
        sudo -n true 2>/dev/null || refuse "Installing needs root, and sudo wants a password." "${missing[@]}"
        return
    fi
    read -rp "setup: may sudo install what is missing? [Y/n] " answer
    [[ $answer =~ ^([YyJjOo].*)?$ ]] || refuse "Nothing was installed." "${missing[@]}"
    sudo -v || refuse "sudo did not let you in, so that nothing was installed." "${missing[@]}"
}

# What to install the missing ones by ($names), and what apt says about it ($size). False when apt can't.
look_up() {
    local file
    file=$(mktemp)
    # shellcheck disable=SC2016  # the inner shell expands it
    tools/living.sh 'setup: looking up what comes' bash -c '. tools/archive.sh
        mapfile -t names < <(in_archive "${@:2}")
        printf "%s\n" "${names[*]}" "$(announce "${names[@]}")" >"$1"' _ "$file" "${missing[@]}" || true
    { read -ra names && read -r size; } <"$file" || true
    rm "$file"
    [ -n "$size" ]
}

install_packages() {
    local as_root=() names=() size='' said=''
    mapfile -t missing < <(missing_of "${wanted[@]}")
    [ ${#missing[@]} -gt 0 ] || return 0
    [ "$act" != check ] || refuse "Run 'make setup FOR=$wish' to install what is missing." "${missing[@]}"

    if [ "$(id -u)" != 0 ]; then
        look_up || size="setup: missing are ${names[*]}"
        echo "$size"
        said=$size
        ask_for_root
        as_root=(sudo)
    fi
    tools/living.sh 'setup: reading the lists of packages' "${as_root[@]}" apt-get update -qq ||
        refuse "The package lists could not be read; is there a network?" "${missing[@]}"
    look_up || refuse "apt-get can't install all of it." "${missing[@]}"
    [ "$size" = "$said" ] || echo "$size"
    tools/living.sh 'setup: installing' "${as_root[@]}" tools/apt.sh "${names[@]}" ||
        refuse "apt-get could not install everything." "${missing[@]}"
}

# Whether everything that this wish needs of web/package.json is there, in the versions of the lock file.
has_modules() {
    local name
    [ ! web/package-lock.json -nt web/node_modules/.package-lock.json ] || return 1
    while read -r name; do
        [ -d "web/node_modules/$name" ] || return 1
    done < <(named_modules "$npm")
}

# By the lock file, exactly; none of their own scripts is run.
install_modules() {
    local without=()
    has_modules && return
    if [ "$act" = check ]; then
        echo "setup: web/node_modules does not fit web/package-lock.json; run 'make setup FOR=$wish'." >&2
        exit 1
    fi
    [ "$npm" = all ] || without=(--omit=dev)
    tools/living.sh "setup: npm installs $(named_modules "$npm" | paste -sd ' ')" \
        npm --prefix web ci --ignore-scripts --no-audit --no-fund --loglevel=error "${without[@]}" || {
        echo "setup: npm could not install what web/package.json names; is there a network?" >&2
        exit 1
    }
    touch web/node_modules/.package-lock.json
}

if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
    refuse "This is no Debian system, so please install the tools by hand." "${wanted[@]}"
fi
install_packages
[ -z "$npm" ] || install_modules
