#!/bin/bash
# What git runs before a commit, after `make hooks`: the laws of the house that cost next to nothing. Says only what is
# wrong. Files are looked at as they lie there, with what isn't staged.
set -uo pipefail
cd "$(git rev-parse --show-toplevel)" || exit 1

wrong=0
law() { # WHAT COMMAND...
    local said
    said=$("${@:2}" 2>&1) && return
    echo "pre-commit: $1" >&2
    grep -v '^[0-9]* passed, [0-9]* failed$\|^  \|: [0-9]* functions, median' <<<"$said" >&2
    wrong=1
}

mapfile -t changed < <(git diff --cached --name-only --diff-filter=d)
if [ ! -d web/node_modules ]; then # prettier lies there
    mapfile -t changed < <(printf '%s\n' "${changed[@]}" | grep -v '^web/')
fi
[ ${#changed[@]} = 0 ] || law "the format is not what the formatters decide" tools/check-format.sh "${changed[@]}"
law "a file includes what it may not (docs/ARCHITECTURE.md, The rooms)" tools/check-layers.py
law "a family or a verb is told apart by its name (docs/ARCHITECTURE.md)" tools/check-families.py
law "a walk of docs/ARCHITECTURE.md is no longer true" tools/check-walks.py
law "something is too long" tools/sizes.py
exit "$wrong"
