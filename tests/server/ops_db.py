#!/usr/bin/python3
"""Care for a database: a backup under load that is restored to equal hashes, refusals, a planted game that no longer
fits, the list, and erasing."""
import asyncio
import contextlib
import http.client
import json
import sqlite3
import sys

sys.dont_write_bytecode = True
from ops import Folder, Server, check, complains, finish, hegemon  # noqa: E402
from table import Seat, make_table  # noqa: E402
import websockets  # noqa: E402

GAME, PLAYERS = "mass-effect/basic", ["open", "random", "random"]
TOKEN = "0123456789abcdef" * 2
UNLIMITED = ("--share", "0")  # four seats of one address


def lines(path):
    with contextlib.closing(sqlite3.connect(path)) as base:
        return {(game, log, number): line for game, log, number, line in base.execute("select * from lines")}


async def last_seen(base, table):
    """Number and chain where a spectator finds the table."""
    async with websockets.connect(base.replace("http", "ws") + f"/api/v1/tables/{table}/ws", subprotocols=["hegemon.1"]) as s:
        await s.send(json.dumps({"t": "hello", "v": 1, "token": "f" * 32}))
        async for text in s:
            message = json.loads(text)
            if message["t"] == "snapshot":
                return message["number"], message["chain"]


class Calm(Seat):
    """No faster than one may speak for long, so that the games last."""

    async def answer(self):
        await asyncio.sleep(0.025)
        await super().answer()


async def back_up_under_load(server, folder):
    """The backup is made while moves come in; the seats that play remember their chains."""
    tables = [make_table(server.base, GAME, PLAYERS, TOKEN) for _ in range(4)]
    seats = [Calm(server.base, table, seed=i) for i, table in enumerate(tables)]
    enough = False
    playing = [asyncio.create_task(seat.play(until=lambda: enough)) for seat in seats]
    while min(seat.number or 0 for seat in seats) < 40:
        await asyncio.sleep(0.02)
    before = [seat.number for seat in seats]
    ran = await asyncio.to_thread(hegemon, "db", "backup", folder / "copy.db", "--db", folder / "live.db")
    check(f"a backup is made while the server runs: {ran.stderr}", ran.returncode == 0)
    while any(seat.number < number + 10 and seat.end is None for seat, number in zip(seats, before)):
        await asyncio.sleep(0.02)
    enough = True
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return tables, before


async def chains_of(base, table):
    """What a spectator was told from the first number on."""
    async with websockets.connect(base.replace("http", "ws") + f"/api/v1/tables/{table}/ws", subprotocols=["hegemon.1"],
                                  max_size=None) as s:
        await s.send(json.dumps({"t": "hello", "v": 1, "token": "f" * 32}))
        await s.send(json.dumps({"t": "history", "id": "h", "from": 1, "to": 40}))
        async for text in s:
            message = json.loads(text)
            if message["t"] == "answer":
                return [(event["number"], event["chain"]) for event in message["list"]]


def restore(folder, tables, before):
    live, copy = lines(folder / "live.db"), lines(folder / "copy.db")
    check("the backup is its owner's alone", (folder / "copy.db").stat().st_mode & 0o777 == 0o600)
    check("what the backup has, the database has", all(live[key] == line for key, line in copy.items()))
    check("and it went on since", len(live) > len(copy))
    for table, number in zip(tables, before):
        check("what was told before the backup is in it",
              sum(1 for key in copy if key[0] == table and key[1] == 0) >= number)
    complains("there is a database already", 2, "db", "restore", folder / "copy.db", "--db", folder / "live.db")
    ran = hegemon("db", "restore", folder / "copy.db", "--db", folder / "live.db", "--force")
    check(f"--force replaces it: {ran.stderr}", ran.returncode == 0)
    check("line by line", lines(folder / "live.db") == copy)
    check("the restored one is its owner's alone", (folder / "live.db").stat().st_mode & 0o777 == 0o600)
    check("the backup stays", (folder / "copy.db").exists())
    check("nothing is left beside them", sorted(path.name for path in folder.iterdir()) ==
          ["copy.db", "live.db", "live.db.lock"])


def refusals(folder):
    base = ["--db", folder / "live.db"]
    complains("this file exists already", 2, "db", "backup", folder / "copy.db", *base)
    complains("say what to do", 2, "db")
    complains("say what to do", 2, "db", "dance")
    complains("backup needs one more word", 2, "db", "backup", *base)
    complains("check has too many words", 2, "db", "check", "x", *base)
    complains("could not be opened", 2, "db", "backup", folder / "x", "--db", folder / "none.db")
    complains("there is no database", 2, "db", "check", "--db", folder / "none.db")
    complains("", 2, "db", "check", "--db", "postgresql://127.0.0.1:1/none")  # nobody is there, or built without it
    complains("there is no database", 2, "db", "erase", "abc", "--db", folder / "none.db")
    complains("there is no such table", 2, "db", "erase", "abc", *base)
    (folder / "text").write_text("no database, but long enough to be taken for one" * 10)
    complains("this file is no database", 2, "db", "restore", folder / "text", "--db", folder / "new.db")
    check("nothing was made of it", not (folder / "new.db").exists())
    (folder / "text").unlink()


def held(folder):
    """While a server runs, only what reads may be done."""
    base = ["--db", folder / "live.db"]
    for what in (["restore", folder / "copy.db", "--force"], ["rebuild"], ["migrate"], ["erase", "abc"]):
        complains("process", 2, "db", *what, *base)
    check("check may be done", hegemon("db", "check", *base).returncode == 0)
    check("a list may be made", hegemon("db", "list", *base).returncode == 0)


def plant(folder, table):
    """A die of a record falls otherwise than the game's secret says."""
    with contextlib.closing(sqlite3.connect(folder / "live.db", isolation_level=None)) as base:
        at, line = base.execute("select number, line from lines where game = ? and log = 0 and line glob '* chance roll *'"
                                " order by number limit 1", (table,)).fetchone()
        base.execute("update lines set line = ? where game = ? and log = 0 and number = ?",
                     (line.replace(" #", "0 #"), table, at))
    ran = hegemon("serve", "--check-db", "--db", folder / "live.db")
    check(f"a game that no longer fits is named: {ran.stdout}{ran.stderr}", ran.returncode == 1 and f"{table}: " in ran.stdout)
    check("and no other", ran.stdout.count("\n") == 2 and "fit: 3; that don't: 1" in ran.stdout)
    check("db check says the same", hegemon("db", "check", "--db", folder / "live.db").stdout == ran.stdout)


def told_why(server, table):
    """Whoever opens a WebSocket to it hears the same as by a plain request."""
    plain = answered(server, f"/api/v1/tables/{table}", {})
    upgrade = answered(server, f"/api/v1/tables/{table}/ws",
                       {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
                        "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Protocol": "hegemon.1"})
    check(f"a game that no longer fits says so: {plain}", plain[0] == 500 and plain[1]["error"] == "fault")
    check(f"also to a WebSocket: {upgrade}", upgrade == plain)


def answered(server, path, headers):
    """Status and body. Not by urllib, which adds `Connection: close` to every request, and so contradicts an upgrade."""
    connection = http.client.HTTPConnection(server.base.removeprefix("http://"), timeout=30)
    with contextlib.closing(connection):
        connection.request("GET", path, headers=headers)
        got = connection.getresponse()
        return got.status, json.loads(got.read() or "null")


def care(folder, tables):
    base = ["--db", folder / "live.db"]
    with contextlib.closing(sqlite3.connect(folder / "live.db", isolation_level=None)) as opened:
        opened.execute("update games set state = 2, changed = 5")
    check("rebuild makes the list anew", hegemon("db", "rebuild", *base).returncode == 0)
    listed = [json.loads(line) for line in hegemon("db", "list", "--json", *base).stdout.splitlines()]
    check(f"the list has every table: {listed}", sorted(game["table"] for game in listed) == sorted(tables))
    check("with its state", all(game["state"] == "playing" and game["changed"] > 5 for game in listed))
    check("migrate is done in order", hegemon("db", "migrate", *base).returncode == 0)
    ran = hegemon("db", "erase", tables[0], tables[1], *base)
    left = lines(folder / "live.db")
    check(f"erase deletes tables with their lines: {ran.stderr}", {key[0] for key in left} == set(tables[2:]))
    with contextlib.closing(sqlite3.connect(folder / "live.db", isolation_level=None)) as opened:
        opened.execute("delete from lines where game = ? and log = 0 and number = 9", (tables[3],))
    ran = hegemon("serve", "--check-db", *base)
    check(f"a hole is found: {ran.stderr}", ran.returncode == 1 and "lines are missing from 1 logs" in ran.stderr)


async def main():
    with Folder() as folder:
        with Server("--db", folder / "live.db", *UNLIMITED) as server:
            tables, before = await back_up_under_load(server, folder)
            told = [await chains_of(server.base, table) for table in tables]
            held(folder)
        restore(folder, tables, before)
        refusals(folder)
        check("every game fits", "fit: 4; that don't: 0" in hegemon("serve", "--check-db", "--db", folder / "live.db").stdout)
        with Server("--db", folder / "live.db", *UNLIMITED) as server:
            for table, chain, number in zip(tables, told, before):
                check("the restored game tells the same, hash by hash", await chains_of(server.base, table) == chain)
                check("and is as far as it was", (await last_seen(server.base, table))[0] >= number)
        plant(folder, tables[2])
        with Server("--db", folder / "live.db", *UNLIMITED) as server:
            told_why(server, tables[2])
        care(folder, tables)


asyncio.run(main())
finish()
