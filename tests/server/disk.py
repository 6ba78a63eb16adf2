"""Disks that fail: one that is full, a database that can only be read, one that was cut. Nothing is acknowledged that
is not stored; what is wrong is said in a sentence; what is intact goes on."""
import asyncio
import os
import random
import resource
import shutil
import signal
import sqlite3
import subprocess
import tempfile

from manners import asked, close_all, sit_down
from serving import PROGRAM, Server, check

ROOM = 400000  # bytes that a file may have on the small disk


def small_disk():
    """A write beyond it fails as on a full disk; the signal that would end the process is ignored."""
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (ROOM, ROOM))


async def play_until_refused(server):
    """What was acknowledged, and the refusal: two people who talk until the disk is full."""
    table, (ada, bob) = await sit_down(server)
    said = []
    for n in range(2000):
        got = await ada.ask("say", text=f"{n} " + "x" * 400)
        if got["t"] == "refuse":
            hand, ask = await asked([ada, bob])
            move = await hand.act(ask, random.Random(1))
            await close_all(ada, bob)
            return table, said, got, move
        said.append(n)
    return table, said, None, None


def full_disk():
    with Server(limits=small_disk) as server:
        table, said, refused, move = asyncio.run(play_until_refused(server))
        check("a full disk refuses", refused is not None and refused["reason"] == "store" and len(said) > 10, refused)
        check("moves, too", move["t"] == "refuse" and move["reason"] == "store", move)
        check("the operator reads why", "not-stored table=" in server.log(), server.log()[-300:])
        check("and sees it in the figures", server.metrics()["commits_failed_total"] > 0)
        server.kill()
        server.limits = None
        server.start()
        base = sqlite3.connect(f"file:{server.database}?mode=ro", uri=True)
        stored = [int(line.split(" ")[5]) for (line,) in base.execute(
            "select line from lines where game = ? and log = 1 order by number", (table,)) if line.split(" ")[1] == "say"]
        base.close()
        check("what was acknowledged is there", stored[:len(said)] == said and len(stored) <= len(said) + 1,
              (len(stored), len(said)))


def refused_start(database, limits=None, program=PROGRAM):
    """Exit code and words of a server that should not start."""
    done = subprocess.run([program, "serve", "--listen", "127.0.0.1:0", "--db", str(database)], capture_output=True,
                          text=True, timeout=20, check=False, preexec_fn=limits)
    return done.returncode, done.stderr


def nobody():
    """Root may write to everything."""
    if os.geteuid() == 0:
        os.setgid(65534)
        os.setuid(65534)


def broken_files():
    server = Server()
    server.start()
    asyncio.run(sit_and_leave(server))
    server.end()
    folder = server.folder
    for path in (folder, *folder.iterdir()):
        os.chmod(path, 0o555 if path.is_dir() else 0o444)
        if os.geteuid() == 0:
            os.chown(path, 65534, 65534)
    with tempfile.TemporaryDirectory() as public:  # the tree may lie where nobody else may look
        os.chmod(public, 0o755)
        code, words = refused_start(server.database, nobody, shutil.copy(PROGRAM, public))
    check("a database that can only be read is refused", code == 2 and "tables.db" in words, (code, words))
    for path in (folder, *folder.iterdir()):
        os.chmod(path, 0o700 if path.is_dir() else 0o600)
    size = server.database.stat().st_size
    for cut in (0, 50, size // 3, size - 1):
        copy = folder / f"cut-{cut}.db"
        shutil.copy(server.database, copy)
        os.truncate(copy, cut)
        code, words = refused_start(copy)
        check(f"a database cut at {cut} is refused", code == 2 and str(copy) in words, (code, words))
        check("in one sentence", len(words.strip().splitlines()) == 1, words)
    code, _ = refused_start(folder)
    check("a folder is no database", code == 2)
    server.start()
    code, words = refused_start(server.database)
    check("one that another server holds is refused", code == 2 and "tables.db" in words, (code, words))
    check("and the whole one goes on", server.metrics()["tables_unread"] <= 1)
    check("to its end", server.end() == 0)
    server.scratch.cleanup()


async def sit_and_leave(server):
    _, hands = await sit_down(server)
    await close_all(*hands)


def failing_disks():
    full_disk()
    broken_files()
