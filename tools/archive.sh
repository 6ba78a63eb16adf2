#!/bin/bash
# What tools/setup.sh asks the list of packages, dpkg and apt. To be included; it does nothing by itself.

# packages_for MARKS: the packages of tools/packages.txt with any of these marks, as they stand there.
packages_for() {
    sed -nE "/^[^#]*\[(${1// /|})\]/s/[[:space:]].*//p" tools/packages.txt
}

# The number of clang here, or of the archive's.
clang_number() {
    {
        dpkg-query -W -f '${Depends}\n' clang 2>/dev/null || apt-cache depends clang 2>/dev/null || true
    } | sed -nE 's/.*\<clang-([0-9]+)\>.*/\1/p' | head -1
}

# choices PACKAGE...: each with the names that it may have here, one package per line.
choices() {
    local number=
    [[ $* != *-N-* ]] || number=$(clang_number)
    printf '%s\n' "$@" | sed -e "s/-N-/-${number:-N}-/" -e 's/|/ /g'
}

# first_of PACKAGE...: of each line of names on stdin the first that is among these packages, or an empty line.
first_of() {
    local -A known=()
    local line name found
    for name in "$@"; do
        known[$name]=yes
    done
    while read -r line; do
        found=
        for name in $line; do
            [ -n "$found" ] || [ -z "${known[$name]:-}" ] || found=$name
        done
        echo "$found"
    done
}

# missing_of PACKAGE...: those that aren't there, as they stand in the list. npm comes with some packages of nodejs, and
# then has none of its own.
missing_of() {
    local installed package found
    mapfile -t installed < <(dpkg-query -W -f '${db:Status-Abbrev}${Package}\n' | sed -n 's/^.i *//p')
    [ ${#installed[@]} = 0 ] || ! command -v npm >/dev/null || installed+=(npm)
    while read -r package && IFS= read -ru 3 found; do
        [ -n "$found" ] || echo "$package"
    done < <(printf '%s\n' "$@") 3< <(choices "$@" | first_of "${installed[@]}")
}

# in_archive PACKAGE...: the names to install them by. What the archive has not at all keeps its first.
in_archive() {
    local names package found
    mapfile -t names < <(choices "$@" | xargs -n 1 | xargs apt-cache show --no-all-versions 2>/dev/null |
        sed -n 's/^Package: //p')
    while read -r package && IFS= read -ru 3 found; do
        echo "${found:-${package%% *}}"
    done < <(choices "$@") 3< <(choices "$@" | first_of "${names[@]}")
}

# announce PACKAGE...: what comes with these, and how large it is, in apt's own figures. False when apt can't say.
announce() {
    local answer count download disk
    answer=$(apt-get install --assume-no --no-install-recommends -o Debug::NoLocking=1 "$@" 2>/dev/null || true)
    count=$(sed -nE 's/.* ([0-9]+) newly installed.*/\1/p' <<<"$answer")
    download=$(sed -nE 's/^Need to get ([^ ]+ [kMG]?B).*/\1/p' <<<"$answer")
    disk=$(sed -nE 's/^After this operation, ([^ ]+ [kMG]?B) of additional.*/\1/p' <<<"$answer")
    [ -n "$count" ] || return 1
    echo "setup: $count packages come, ${download:-0 B} to fetch and ${disk:-0 B} on the disk: $* and what they need"
}

# named_modules page|all: the names in web/package.json, one per line.
named_modules() {
    local sections=dependencies
    [ "$1" != all ] || sections='(devD|d)ependencies'
    sed -nE "/\"$sections\": \{/,/\}/s/^ *\"([^\"]*)\": \"[^\"]*\",?$/\1/p" web/package.json
}
