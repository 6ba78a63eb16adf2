#!/usr/bin/python3
"""Kills the server with signal 9 at random moments while people play, and starts it again: kill.py [KILLS]

After each restart every client comes back by itself within five seconds, says its last acknowledged move again and must
get the same answer, looks at the last number that it has seen and must find the same value of its chain there. At the
end the database must hold every acknowledged move under its number, and every game must verify as far as it goes."""
import asyncio
import json
import random
import secrets
import sqlite3
import sys
import time
import urllib.error

import websockets

from serving import Server, check, sum_up, verify, within
from table import Seat, make_table

PATIENCE = 5.0  # seconds until a client is back
TABLES = [("starcraft/duel", []), ("mass-effect/basic", ["casual"]), ("mass-effect/war-assets", []),
          ("mass-effect/galaxy-at-war", ["casual"]), ("halo-wars/world-conquest", ["casual"]),
          ("galactic-warfare/standard", []), ("starcraft/team-play", ["casual", "casual"]), ("starcraft/basic", ["casual"])]


class Sturdy(Seat):
    """A seat that asks after each connection whether all is as it was."""

    def __init__(self, *arguments, **more):
        super().__init__(*arguments, **more)
        self.done = {}  # id -> (message, number) of acknowledged moves
        self.last = None
        self.looked, self.compared = {}, 0
        self.back = False

    async def take(self, message):
        kind = message["t"]
        if kind == "welcome":
            await self.look_back()
        if kind == "snapshot":
            self.chains.append((message["number"], message["chain"]))
        if kind == "answer" and message["id"] in self.looked:
            number, chain = self.looked.pop(message["id"])
            self.waiting.pop(message["id"], None)
            check("the game stands at the same value", (message["number"], message["chain"]) == (number, chain), message)
            self.compared += 1
            self.back = True
        if kind == "ok" and message["id"] in self.done:
            check("an acknowledged move gets its answer again", message["number"] == self.done[message["id"]][1], message)
        if kind == "ok" and self.waiting.get(message["id"], {}).get("t") == "act":
            self.done[message["id"]] = (self.waiting[message["id"]], message["number"])
            self.last = message["id"]
        if kind == "refuse" and (message["id"] in self.done or message["id"] in self.looked):
            check("what was acknowledged is not refused later", False, message)
        await super().take(message)

    async def look_back(self):
        if not self.chains:
            self.back = True
            return
        if self.last is not None:
            await self.socket.send(json.dumps(self.done[self.last][0]))
        self.sent += 1
        asked = f"{self.token[:6]}-{self.sent}"
        self.looked = {asked: self.chains[-1]}
        await self.socket.send(json.dumps({"t": "look", "id": asked, "number": self.chains[-1][0]}))


class Pair:
    """Two people who play one game after another until it is enough."""

    def __init__(self, server, n, enough):
        self.server, self.n, self.enough = server, n, enough
        self.seats, self.all = [], []

    async def make(self, token):
        game, others = TABLES[self.n % len(TABLES)]
        while not self.enough():
            try:
                return await asyncio.to_thread(make_table, self.server.base, game, ["open", "open", *others], token)
            except (OSError, urllib.error.URLError, ValueError):
                await asyncio.sleep(0.05)
        return None

    async def run(self):
        while not self.enough():
            token = secrets.token_hex(16)
            table = await self.make(token)
            if table is None:
                return
            self.seats = [Sturdy(self.server.base, table, 1, token=token, seed=len(self.all)),
                          Sturdy(self.server.base, table, 2, seed=len(self.all) + 1)]
            self.all += [(table, seat) for seat in self.seats]
            await asyncio.gather(*(seat.play(self.enough) for seat in self.seats))


class Trial:
    def __init__(self, server, kills):
        self.server, self.kills, self.over = server, kills, False
        self.up, self.took = [], []  # seconds after each kill: the server listens, everybody is back
        self.lots = random.Random()
        self.pairs = [Pair(server, n, lambda: self.over) for n in range(len(TABLES))]

    def everybody(self):
        return [seat for pair in self.pairs for seat in pair.seats if seat.end is None]

    async def kill_once(self):
        await asyncio.sleep(self.lots.uniform(0.02, 0.6))
        self.server.kill()
        for seat in self.everybody():
            seat.back = False
        began = time.monotonic()
        await asyncio.to_thread(self.server.start)
        self.up.append(time.monotonic() - began)
        seats = self.everybody()
        back = await within(PATIENCE + began - time.monotonic(), lambda: all(s.back or s.end for s in seats))
        self.took.append(time.monotonic() - began)
        check("everybody is back within five seconds", back, [s.url for s in seats if not s.back and not s.end])

    async def run(self):
        playing = [asyncio.create_task(pair.run()) for pair in self.pairs]
        begun = await within(60, lambda: all(any(s.moves > 0 for s in pair.seats) for pair in self.pairs))
        check("all games have begun", begun)
        for _ in range(self.kills):
            await self.kill_once()
        self.over = True
        for seat in self.everybody():
            if seat.socket is not None:
                await seat.socket.close()
        # Who was saying something when its connection was closed here has done nothing wrong.
        fine = websockets.exceptions.ConnectionClosed
        for done in await asyncio.gather(*playing, return_exceptions=True):
            wrong = isinstance(done, Exception) and not isinstance(done, fine)
            check("the clients saw nothing that the protocol forbids", not wrong, repr(done))


def look_through(trial):
    """The database itself, when nobody writes any more."""
    server, rows = trial.server, [row for pair in trial.pairs for row in pair.all]
    base = sqlite3.connect(server.database)
    acknowledged = 0
    for table, seat in rows:
        lines = {line for (line,) in base.execute("select line from lines where game = ? and log = 1", (table,))}
        said = {(words[-1] if words[1] == "move" else words[4]): int(words[2])
                for words in (line.split(" ") for line in lines) if words[1] in ("move", "answer")}
        missing = [(name, number) for name, (_, number) in seat.done.items() if name not in said]
        check("every acknowledged move is stored", not missing, (table, missing))
        acknowledged += len(seat.done)
    record = server.folder / "record"
    for table in {table for table, _ in rows}:
        record.write_text("".join(line + "\n" for (line,) in base.execute(
            "select line from lines where game = ? and log = 0 order by number", (table,))), encoding="utf-8")
        if record.stat().st_size > 0 and "\n1 " in record.read_text(encoding="utf-8"):
            code, words = verify(record)
            check("every game verifies", code in (0, 3), (table, words))
    compared = sum(seat.compared for _, seat in rows)
    check("there was something to lose", acknowledged > trial.kills and compared > trial.kills, (acknowledged, compared))
    print(f"{trial.kills} kills, {len(rows) // 2} games, {acknowledged} moves acknowledged, {compared} positions compared, "
          f"the server listens after {max(trial.up):.2f} s at most, everybody is back after "
          f"{sorted(trial.took)[len(trial.took) // 2]:.2f} s half of the time, {max(trial.took):.2f} s at most")


def main():
    server = Server()
    server.start()
    trial = Trial(server, int(sys.argv[1]) if len(sys.argv) > 1 else 20)
    try:
        asyncio.run(trial.run())
    finally:
        check("it ends in order", server.end() == 0, server.log()[-500:])
    look_through(trial)
    server.scratch.cleanup()
    return sum_up()


if __name__ == "__main__":
    sys.exit(main())
