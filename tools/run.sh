#!/bin/bash
# Serves the page on this machine, and opens it where there is a desktop. Ctrl-C ends it.
set -euo pipefail
cd "$(dirname "$0")/.."

# Its first line says where it is.
open_page() {
    local line
    read -r line || return 0
    echo "$line"
    if [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] && command -v xdg-open >/dev/null; then
        (xdg-open "$(grep -o 'http://[^ ]*' <<<"$line")" >/dev/null 2>&1 &)
    fi
    cat
}

exec > >(open_page)
exec build/hegemon serve --next-port "$@"
