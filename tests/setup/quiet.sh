#!/bin/bash
# Services that come with packages are neither started nor enabled, nothing else is touched; and whoever waits hears of it.
# shellcheck source=tests/setup/lib.sh
. "$(dirname "$0")/lib.sh"

root=$work/root
rc() { ls "$root"/etc/rc2.d; }
absent() { [ ! -e "$1" ]; }

# The packages' own scripts: they ask before they start, link themselves, and PostgreSQL looks whether it should begin.
cat >"$work/scripts" <<'STUB'
root=$PWD/root
"$root/usr/sbin/policy-rc.d" pgbouncer start || echo "not started" >>calls
cat "$root/etc/postgresql-common/createcluster.conf" >>calls
mkdir -p "$root/etc/init.d" "$root/usr/share/postgresql-common"
touch "$root/etc/init.d/pgbouncer" "$root/etc/init.d/postgresql" "$root/etc/rc2.d/S01pgbouncer" "$root/etc/rc2.d/S01postgresql"
ln -sf /dev/null "$root/etc/systemd/system/multi-user.target.wants/pgbouncer.service"
echo "# create_main_cluster = true" >"$root/usr/share/postgresql-common/createcluster.conf"
STUB
stub update-rc.d <<'STUB'
mv "root/etc/rc2.d/S01$1" "root/etc/rc2.d/K01$1" 2>/dev/null
STUB
stub systemctl <<'STUB'
rm -f "root/etc/systemd/system/multi-user.target.wants/$2"
STUB

fresh
mkdir -p "$root/etc/rc2.d" "$root/etc/systemd/system/multi-user.target.wants" "$root/etc/init.d"
touch "$root/etc/rc2.d/S01cron"
setup check
check "nothing may start" called "not started"
check "no database is made" called "create_main_cluster = false"
check "services are not enabled" test "$(rc | paste -sd ' ')" = "K01pgbouncer K01postgresql S01cron"
check "nor are units" absent "$root/etc/systemd/system/multi-user.target.wants/pgbouncer.service"
check "what was there is left alone" never_called "update-rc.d cron\|systemctl disable cron"
check "nobody is forbidden to start things afterwards" absent "$root/usr/sbin/policy-rc.d"
check "and PostgreSQL has its own settings" grep -q '^# create_main_cluster = true' "$root/etc/postgresql-common/createcluster.conf"

# Somebody has said what may start here, and how databases begin.
fresh
mkdir -p "$root/etc/rc2.d" "$root/etc/systemd/system/multi-user.target.wants" "$root/etc/init.d" "$root/etc/postgresql-common"
printf '#!/bin/sh\nexit 0\n' >"$root/usr/sbin/policy-rc.d"
chmod +x "$root/usr/sbin/policy-rc.d"
echo "# mine" >"$root/etc/postgresql-common/createcluster.conf"
setup check
check "a policy that is there stays" grep -q 'exit 0' "$root/usr/sbin/policy-rc.d"
check "and so do settings" grep -qx '# mine' "$root/etc/postgresql-common/createcluster.conf"

# ---- The living line -------------------------------------------------------------------------------------------------
living() {
    code=0
    tools/living.sh "$@" >"$work/said" 2>"$work/errors" || code=$?
}
living 'a task' true
check "a command's code is its own" test "$code" = 0
living 'a task' sleep 9
check "what lasts says so, again and again" test "$(grep -cE '^a task, [0-9]+ s$' "$work/said")" -ge 2
# shellcheck disable=SC2016  # the inner shell expands it
living 'a build' bash -c 'echo "[3/8] cc a.c"; echo "a.c:1: warning: odd"; sleep 2; echo "[4/8] cc b.c"'
check "a build says how far it is" says "a build, built 3 of 8"
check "and what its compilers said" says "a.c:1: warning: odd"
check "but not every file" silent_about "cc a.c"
living 'a build' bash -c 'echo "[3/8] cc a.c"; echo "a.c:1: error: wrong"; exit 7'
check "a failure keeps its code" test "$code" = 7
check "and its words" grep -q "a.c:1: error: wrong" "$work/errors"
finish
