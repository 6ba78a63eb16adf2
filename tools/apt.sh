#!/bin/bash
# Installs packages, as root: tools/apt.sh PACKAGE...
# Services that come with them are neither enabled nor started, and PostgreSQL makes no database: the tests start what
# they need themselves. What was there before stays as it was. ROOT is where / is, for the test of this.
set -euo pipefail
export DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8

root=${ROOT:-}
policy=$root/usr/sbin/policy-rc.d
cluster=$root/etc/postgresql-common/createcluster.conf
made=()

# What starts with the machine, one name per line: by init's links and by systemd's.
started() {
    find "$root"/etc/rc[2-5].d -name 'S*' -printf '%f\n' 2>/dev/null | sed 's/^S[0-9]*//' || true
    find "$root"/etc/systemd/system/{multi-user,sockets,timers}.target.wants -type l -printf '%f\n' 2>/dev/null |
        grep -v '\.target$' || true
}

# Whoever asks before it starts something is told no. Files of these names stay as they are.
keep_quiet() {
    if [ ! -e "$policy" ]; then
        made+=("$policy")
        printf '#!/bin/sh\nexit 101\n' >"$policy"
        chmod 755 "$policy"
    fi
    if [[ " $* " == *' postgresql '* ]] && [ ! -e "$cluster" ]; then
        made+=("$cluster")
        mkdir -p "${cluster%/*}"
        echo 'create_main_cluster = false' >"$cluster"
    fi
}

# PostgreSQL's own file, which the package leaves out while ours stands there, takes its place.
tidy() {
    local own=$root/usr/share/postgresql-common/createcluster.conf
    rm -f "${made[@]}"
    if [[ " ${made[*]} " == *" $cluster "* ]] && [ -e "$own" ]; then
        cp "$own" "$cluster"
    fi
}

# Init's links by its own tool, units by systemd's; a service may have both, and be known to one of them only.
disable() {
    local name
    for name in "$@"; do
        if command -v update-rc.d >/dev/null && [ -e "$root/etc/init.d/$name" ]; then
            update-rc.d "$name" disable || true
        fi
        if command -v systemctl >/dev/null; then
            systemctl disable "$name" 2>/dev/null || true
        fi
    done </dev/null
}

before=$(started | sort -u)
trap tidy EXIT
keep_quiet "$@"
apt-get install -y --no-install-recommends "$@"
mapfile -t new < <(comm -13 <(echo "$before") <(started | sort -u))
disable "${new[@]}"
