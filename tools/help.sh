#!/bin/bash
# What `make help` says: the targets of the Makefile that have a sentence behind ##, in groups.
set -euo pipefail
cd "$(dirname "$0")/.."

groups=(
    "Play:run play build web wasm install deb setup clean"
    "Change something:check debug test format hooks rules help"
    "The page:web-serve web-test screenshots tab-games"
    "Look for faults, for minutes or hours:fuzz mutants soak soak-wire soak-host kill new-user"
    "Servers and their databases:kill-server kill-base kill-cluster hostile-server proxies-server tsan-server soak-server fair-server load"
    "Measure:bench bench-against bench-review bench-wire bench-base bench-cluster"
    "Computer players:ladder weights calibration"
)

declare -A sentence
while IFS=$'\t' read -r name text; do
    sentence[$name]=$text
done < <(sed -n 's/^\([a-z-]*\):.*## \(.*\)/\1\t\2/p' Makefile)

for group in "${groups[@]}"; do
    echo "${group%%:*}"
    for name in ${group#*:}; do
        printf '  make %-16s %s\n' "$name" "${sentence[$name]:?make has no target $name}"
        unset "sentence[$name]"
    done
done

# A group of tools/help.sh has been forgotten.
[ ${#sentence[@]} = 0 ] || echo Others
for name in "${!sentence[@]}"; do
    printf '  make %-16s %s\n' "$name" "${sentence[$name]}"
done
