#!/bin/bash
# Installs packages as root, with the services that come with them neither enabled nor started:
#   tools/apt.sh "SERVICE..." PACKAGE...
# What was there before stays as it was: a service that somebody has installed keeps running.
set -euo pipefail
export DEBIAN_FRONTEND=noninteractive LC_ALL=C.UTF-8

policy=/usr/sbin/policy-rc.d
cluster=/etc/postgresql-common/createcluster.conf
read -ra services <<<"$1"
shift
new=() made=()

# Whether the machine knows a service.
knows() {
    compgen -G "/etc/init.d/$1" >/dev/null || compgen -G "/*/systemd/system/$1.service" >/dev/null ||
        compgen -G "/usr/lib/systemd/system/$1.service" >/dev/null
}

# What asks before it starts something is told no; PostgreSQL makes no database. Files of that name stay as they are.
keep_quiet() {
    if [ ! -e "$policy" ]; then
        made+=("$policy")
        printf '#!/bin/sh\nexit 101\n' >"$policy"
        chmod 755 "$policy"
    fi
    if [[ " ${new[*]} " == *' postgresql '* ]] && [ ! -e "$cluster" ]; then
        made+=("$cluster")
        mkdir -p "${cluster%/*}"
        echo 'create_main_cluster = false' >"$cluster"
    fi
}

# The database's own file, which the package leaves alone while ours stands there, takes its place.
tidy() {
    rm -f "${made[@]}"
    if [[ " ${made[*]} " == *" $cluster "* ]] && [ -e /usr/share/postgresql-common/createcluster.conf ]; then
        cp /usr/share/postgresql-common/createcluster.conf "$cluster"
    fi
}

disable() {
    local service
    for service in "${new[@]}"; do
        [ ! -x /usr/sbin/update-rc.d ] || update-rc.d "$service" disable
        ! command -v systemctl >/dev/null || systemctl disable "$service"
    done
}

for service in "${services[@]}"; do
    knows "$service" || new+=("$service")
done
trap tidy EXIT
keep_quiet
apt-get install -y --no-install-recommends "$@"
disable
