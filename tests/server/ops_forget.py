#!/usr/bin/python3
"""Deleting: one's name and chat, tables by the operator, old ones by themselves."""
import asyncio
import contextlib
import hashlib
import json
import sqlite3
import sys
import time
import urllib.error

sys.dont_write_bytecode = True
from ops import Folder, Server, check, finish, hegemon  # noqa: E402
from table import Seat, get, make_table, post  # noqa: E402
import websockets  # noqa: E402

TOKEN, DAY = "0123456789abcdef" * 2, 86400
BOSS = {"Authorization": "Bearer " + "b" * 32}
OPERATOR = ["--operator", hashlib.sha256(b"b" * 32).hexdigest()]
GAME = "mass-effect/basic"


def rows(path, question):
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as base:
        return base.execute(question).fetchall()


async def until(sooner, seconds=10.0):
    end = time.monotonic() + seconds
    while not (done := sooner()) and time.monotonic() < end:
        await asyncio.sleep(0.01)
    return done


async def ask(seat, kind, **keys):
    """Says it, as often as it takes, and waits for its `ok`."""
    await seat.say(kind, **keys)
    ok = f'"t":"ok","id":"{seat.token[:6]}-{seat.sent}"'
    return await until(lambda: any(ok in text for text in seat.received))


async def as_spectator(base, table):
    """What somebody is told who comes: names of the seats, texts of the chat, the chain."""
    texts, names, chain = [], None, None
    async with websockets.connect(base.replace("http", "ws") + f"/api/v1/tables/{table}/ws", subprotocols=["hegemon.1"],
                                  max_size=None) as s:
        await s.send(json.dumps({"t": "hello", "v": 1}))
        await s.send(json.dumps({"t": "ping", "n": 1}))
        async for text in s:
            message = json.loads(text)
            if message["t"] == "chat":
                texts.append(message["text"])
            elif message["t"] == "table":
                names = [seat["name"] for seat in message["seats"]]
            elif message["t"] == "snapshot":
                chain = message["number"], message["chain"]
            elif message["t"] == "pong":
                return names, texts, chain


async def play_and_talk(server, table):
    """Two people who have said something, at a game that is under way."""
    seats = [Seat(server.base, table, seed=1, name="Adalbert", token="a" * 32), Seat(server.base, table, seed=2, name="Bobine")]
    for seat in seats:
        seat.record = True
    playing = [asyncio.create_task(seat.play()) for seat in seats]
    await until(lambda: all((seat.number or 0) >= 12 for seat in seats))
    check("Ada may talk", await ask(seats[0], "say", text="my secret recipe"))
    check("and among allies", await ask(seats[0], "say", text="another secret", to="team"))
    check("Bob may talk", await ask(seats[1], "say", text="nothing special"))
    for seat in seats:
        seat.answer = nothing  # the game stands still from here on
    return seats, playing


async def nothing():
    pass


async def end(playing):
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


async def forgotten(folder):
    path = folder / "forget.db"
    with Server("--db", path) as server:
        table = make_table(server.base, GAME, ["open", "open", "random"], TOKEN)
        seats, playing = await play_and_talk(server, table)
        names, texts, _ = await as_spectator(server.base, table)
        check(f"before, all is told: {names} {texts}", "Adalbert" in names and texts == ["my secret recipe", "nothing special"])
        check("forget is done", await ask(seats[0], "forget"))
        names, texts, before = await as_spectator(server.base, table)
        check(f"the name is gone: {names}", "Adalbert" not in names and None in names and "Bobine" in names)
        check(f"so is what was said, and no more: {texts}", texts == ["nothing special"])
        listed = json.loads(get(server.base, f"/api/v1/tables/{table}"))
        check("the lobby does not know it either", all(seat["name"] != "Adalbert" for seat in listed["seats"]))
        waiting = make_table(server.base, GAME, ["open", "open", "random"], TOKEN)
        early = Seat(server.base, waiting, name="Cunegonde")
        early.record = True
        sitting = asyncio.create_task(early.play())
        await until(lambda: any('"name":"Cunegonde"' in text for text in early.received))
        check("forget may be asked for before the game", await ask(early, "forget"))
        await end([*playing, sitting])
    with Server("--db", path) as server:
        names, texts, after = await as_spectator(server.base, table)
        check(f"after a restart it is the same: {names} {texts}", None in names and texts == ["nothing special"])
        check(f"and the game stands where it stood: {before} {after}", after[0] >= before[0])
    check("the game fits", hegemon("db", "check", "--db", path).returncode == 0)
    stored = path.read_bytes()
    for text in (b"my secret recipe", b"another secret", b"Cunegonde"):
        check(f"no byte of it is left: {text}", text not in stored)
    check("Bob's are there", b"nothing special" in stored and b"Bobine" in stored)
    lines = rows(path, "select log, line from lines where line like '%Adalbert%'")
    check(f"the record alone keeps the name under which the seat was played: {lines}", lines and all(log == 0 for log, _ in lines))


def status(base, path, headers):
    try:
        post(base, path, {}, headers)
        return 200
    except urllib.error.HTTPError as error:
        return error.code


def seen(base, table):
    try:
        return json.loads(get(base, f"/api/v1/tables/{table}"))["phase"]
    except urllib.error.HTTPError as error:
        return error.code


async def operator(folder):
    path = folder / "operator.db"
    with Server("--db", path, *OPERATOR, "--makes", "0") as server:
        base = server.base
        table = make_table(base, GAME, ["open", "open", "random"], TOKEN, public=True)
        close = f"/api/v1/tables/{table}/close"
        check("nobody but the operator may close", status(base, close, {}) == 403)
        check("nor with another token", status(base, close, {"Authorization": "Bearer " + "c" * 32}) == 403)
        watcher = Seat(base, table)
        sitting = asyncio.create_task(watcher.play(until=lambda: True))
        await until(lambda: watcher.phase == "open")
        check("an open table is closed", await asyncio.to_thread(status, base, close, BOSS) == 200)
        check("whoever was there is cut off", await asyncio.wait_for(sitting, 10) is False)
        check(f"and the table is gone: {seen(base, table)}", seen(base, table) == 404)
        check("also from the list", table not in get(base, "/api/v1/tables"))
        check("and from the database", rows(path, "select count(*) from lines") == [(0,)])
        table = make_table(base, GAME, ["open", "open", "random"], TOKEN)
        seats, playing = await play_and_talk(server, table)
        closed = await asyncio.to_thread(status, base, f"/api/v1/tables/{table}/close", BOSS)
        check(f"a game that is played ends as it stands: {closed}", closed == 200 and seen(base, table) == "over")
        check("a game that is over is not closed again", status(base, f"/api/v1/tables/{table}/close", BOSS) == 409)
        check("but may be erased", status(base, f"/api/v1/tables/{table}/erase", BOSS) == 200 and seen(base, table) == 404)
        check("with all that was said", rows(path, "select count(*) from lines") == [(0,)])
        check("which is counted", "hegemon_tables_erased_total 2" in get(base, "/metrics"))
        await end(playing)


async def old_ones(folder):
    """Five tables, some of them made older than they are."""
    path = folder / "old.db"
    with Server("--db", path, *OPERATOR, "--makes", "0") as server:
        tables = {name: make_table(server.base, GAME, ["open", "open", "random"], TOKEN)
                  for name in ("open-old", "open-young", "over-old", "over-young", "playing-old")}
    states = {"open": 0, "playing": 1, "over": 2}
    now = int(time.time())
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as base:
        for name, table in tables.items():
            state, age = name.split("-")
            days = {"open": 8, "over": 31, "playing": 400}[state] if age == "old" else {"open": 6, "over": 29}[state]
            base.execute("update games set state = ?, changed = ? where id = ?", (states[state], (now - days * DAY) * 1000, table))

    def left():
        ids = {row[0] for row in rows(path, "select id from games")}
        return {name for name, table in tables.items() if table in ids}
    with Server("--db", path):
        check(f"open tables go after a week: {left()}", await until(lambda: left() == set(tables) - {"open-old"}))
        await asyncio.sleep(0.3)
        check("without a limit finished games stay", "over-old" in left())
    with Server("--db", path, "--retention", "30"):
        kept = {"open-young", "over-young", "playing-old"}
        check(f"with one they go: {left()}", await until(lambda: left() == kept))
    check("with their lines", rows(path, "select count(distinct game) from lines") == [(3,)])


async def main():
    with Folder() as folder:
        await forgotten(folder)
        await operator(folder)
        await old_ones(folder)


asyncio.run(main())
finish()
