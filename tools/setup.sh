#!/bin/bash
# Installs the Debian packages of tools/packages.txt that are missing. Says what is needed where it can't.
#   tools/setup.sh          install what is missing
#   tools/setup.sh --check  only say what is missing
# HEGEMON_SETUP=no skips all of it, for systems other than Debian where the tools are there already.
set -euo pipefail
[ "${HEGEMON_SETUP:-}" != no ] || exit 0

list=$(dirname "$0")/packages.txt
mapfile -t wanted < <(sed -e 's/#.*//' -e 's/[[:space:]].*//' -e '/^$/d' "$list")

refuse() {
    echo "setup: $1 Needed are the Debian packages or their like: $2 (HEGEMON_SETUP=no skips this check)." >&2
    exit 1
}

if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
    refuse "This is no Debian system, so please install the tools by hand." "${wanted[*]}"
fi

installed=$(dpkg-query -W -f '${db:Status-Abbrev}${Package}\n' "${wanted[@]}" 2>/dev/null | sed -n 's/^ii *//p' || true)
mapfile -t missing < <(comm -23 <(printf '%s\n' "${wanted[@]}" | sort) <(printf '%s\n' "$installed" | sort -u))
[ ${#missing[@]} -gt 0 ] || exit 0

[ "${1:-}" != --check ] || refuse "Run 'make setup' to install what is missing." "${missing[*]}"

as_root=()
if [ "$(id -u)" != 0 ]; then
    command -v sudo >/dev/null || refuse "Installing needs root or sudo." "${missing[*]}"
    as_root=(sudo)
fi

echo "setup: installing ${missing[*]}"
"${as_root[@]}" apt-get update -qq || refuse "The package lists could not be read." "${missing[*]}"
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" ||
    refuse "apt-get could not install everything." "${missing[*]}"
