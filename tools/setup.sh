#!/bin/bash
# Installs the Debian packages of tools/packages.txt that are missing. Says what is needed where it can't.
#   tools/setup.sh          install what is missing
#   tools/setup.sh --page   also what the page is built with: packages marked [page], and those of web/package.json
#   tools/setup.sh --web    also what the page is tested with: packages marked [web]
#   tools/setup.sh --proxies  also the proxies that docs/SERVE.md has guides for: packages marked [proxies]
#   tools/setup.sh --check  only say what is missing; with others of these behind it or not
# HEGEMON_SETUP=no skips all of it, for systems other than Debian where the tools are there already.
set -euo pipefail
[ "${HEGEMON_SETUP:-}" != no ] || exit 0
cd "$(dirname "$0")/.."

check='' page='' unwanted=(page web proxies)
without() {
    mapfile -t unwanted < <(printf '%s\n' "${unwanted[@]}" | grep -vx "$1")
}
for word in "$@"; do
    case $word in
    --check) check=yes ;;
    --page | --web)
        page=yes
        without page
        without "${word#--}"
        ;;
    --proxies) without proxies ;;
    *)
        echo "setup: '$word' is no option; use --check, --page, --web or --proxies." >&2
        exit 2
        ;;
    esac
done

left_out=$(printf '\\[%s\\]\n' "${unwanted[@]}" | paste -sd '|')
mapfile -t wanted < <(sed -E -e 's/#.*//' -e "/${left_out:-^\$}/d" -e 's/[[:space:]].*//' -e '/^$/d' tools/packages.txt)

refuse() {
    echo "setup: $1 Needed are the Debian packages or their like: $2 (HEGEMON_SETUP=no skips this check)." >&2
    exit 1
}

# npm comes with some packages of nodejs, and then has none of its own.
is_there() {
    [ "$1" = npm ] && command -v npm >/dev/null
}

install_packages() {
    local installed missing=() package as_root=()
    installed=$(dpkg-query -W -f '${db:Status-Abbrev}${Package}\n' "${wanted[@]}" 2>/dev/null | sed -n 's/^ii *//p' || true)
    while read -r package; do
        [ -z "$package" ] || is_there "$package" || missing+=("$package")
    done < <(comm -23 <(printf '%s\n' "${wanted[@]}" | sort) <(printf '%s\n' "$installed" | sort -u))
    [ ${#missing[@]} -gt 0 ] || return 0
    [ -z "$check" ] || refuse "Run 'make setup' to install what is missing." "${missing[*]}"

    if [ "$(id -u)" != 0 ]; then
        command -v sudo >/dev/null || refuse "Installing needs root or sudo." "${missing[*]}"
        as_root=(sudo)
    fi
    echo "setup: installing ${missing[*]}"
    "${as_root[@]}" apt-get update -qq || refuse "The package lists could not be read." "${missing[*]}"
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" ||
        refuse "apt-get could not install everything." "${missing[*]}"
}

# By the lock file, exactly; none of their own scripts is run.
install_for_page() {
    [ web/package-lock.json -nt web/node_modules/.package-lock.json ] || return 0
    if [ -n "$check" ]; then
        echo "setup: web/node_modules does not fit web/package-lock.json; run 'make setup'." >&2
        exit 1
    fi
    echo "setup: installing what web/package.json names"
    (cd web && npm ci --ignore-scripts --no-audit --no-fund --silent) || {
        echo "setup: npm could not install what web/package.json names; is there a network?" >&2
        exit 1
    }
    touch web/node_modules/.package-lock.json
}

if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
    refuse "This is no Debian system, so please install the tools by hand." "${wanted[*]}"
fi
install_packages
[ -z "$page" ] || install_for_page
