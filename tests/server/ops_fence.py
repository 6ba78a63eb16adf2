#!/usr/bin/python3
"""The filter of system calls: what is refused behind it, that a server stands behind it with all of its threads, and
that tables are played there."""
import asyncio
import pathlib
import subprocess
import sys

sys.dont_write_bytecode = True
from ops import BUILD, Folder, Server, check, finish  # noqa: E402
from table import Seat, get, make_table  # noqa: E402

REFUSED = ["exec", "fork", "vfork", "ptrace", "mount", "chmod", "setuid", "kill", "exec-in-older-thread", "exec-in-thread"]
FINE = ["write", "thread", "open", "socket"]


def states(process):
    """Of each thread: its filter and whether it may gain privileges."""
    for task in pathlib.Path(f"/proc/{process}/task").iterdir():
        lines = dict(line.split(":\t", 1) for line in (task / "status").read_text().splitlines() if ":\t" in line)
        yield lines["Seccomp"], lines["NoNewPrivs"]


async def play(server):
    table = make_table(server.base, "mass-effect/basic", ["open", "casual", "casual"], "0123456789abcdef" * 2)
    seat = Seat(server.base, table)
    playing = asyncio.create_task(seat.play())
    for _ in range(1000):
        if (seat.number or 0) >= 60:
            break
        await asyncio.sleep(0.01)
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    return seat.number


def main():
    ran = subprocess.run([BUILD / "tests/fence"], capture_output=True, text=True, timeout=30, check=False)
    said = dict(line.split(" ", 1) for line in ran.stdout.splitlines())
    for word in REFUSED:
        check(f"{word} is refused: {said.get(word)}", said.get(word) == "EPERM")
    for word in FINE:
        check(f"{word} is fine: {said.get(word)}", said.get(word) == "fine")
    check(f"the loop finds no io_uring: {said.get('rings')}", said.get("rings") == "ENOSYS")
    with Folder() as folder:
        with Server("--db", folder / "x.db") as server:
            check("a game is played behind it", asyncio.run(play(server)) >= 60)
            check("every thread is behind it", set(states(server.process.pid)) == {("2", "1")})
            check("the log says so", "seccomp=on" in server.said())
            check("and nothing was refused that a server needs", "EPERM" not in server.said() and
                  "hegemon_commits_failed_total 0" in get(server.base, "/metrics"))
            check("it ends in order", server.stop() == 0)
            check("and leaves no log beside its database", not (folder / "x.db-wal").exists())
        with Server("--db", folder / "x.db", "--no-seccomp") as server:
            get(server.base, "/healthz")
            check("unless it shall not be", set(states(server.process.pid)) == {("0", "0")} and "seccomp=off" in server.said())


main()
finish()
