#!/usr/bin/python3
"""Three servers on one PostgreSQL lose nothing, whatever happens to them: cluster.py [GAMES KILLS [SECONDS]]

People, programs and computer players play; players of one table are at different servers. Every two seconds a server is
killed with signal 9 and started again, or frozen for two seconds; the database is restarted, once in order and once as
after a crash, and its disk is filled once. After each of these every client must be at the newest number that the
database had, without a reload, within SECONDS; the small trial of every test run is more patient, since it shares its
machine. At the end every acknowledged move is stored exactly once, there are no holes, every record verifies, and the
database copied to SQLite and back has the same hashes.

The last server reaches the database through pgbouncer in transaction mode, where that is installed.

All people are one process here, which a busy machine may starve. Time in which that process did not come to its turn is
measured and does not count as the servers' lateness; where there are many people they keep numbers and chains, but no
views."""
import asyncio
import contextlib
import json
import os
import pathlib
import random
import re
import secrets
import signal
import subprocess
import sys
import tempfile
import time
import urllib.error

import websockets

import bouncer
from bouncer import Bouncer
from kill import Sturdy
from postgres import Postgres
from serving import PROGRAM, Server, check, sum_up, verify, within
from table import choose, make_table

SERVERS = 3
FROZEN = 2.0  # seconds
TABLES = [("starcraft/duel", ["open", "open"]), ("galactic-warfare/standard", ["open", "bot"]),
          ("mass-effect/basic", ["open", "open", "casual"]), ("mass-effect/galaxy-at-war", ["open", "open", "casual"]),
          ("halo-wars/world-conquest", ["open", "open", "casual"]), ("starcraft/basic", ["open", "bot", "casual"]),
          ("mass-effect/war-assets", ["open", "open"]), ("starcraft/team-play", ["open", "open", "casual", "casual"])]


class Person(Sturdy):
    """Connects to any of the servers, and to another one when it hears nothing."""

    def __init__(self, cluster, *arguments, **more):
        super().__init__(cluster.servers[0].base, *arguments, patience=2.0, **more)
        self.cluster, self.path = cluster, self.url.split("/api")[1]
        self.heard, self.at, self.thinking = time.monotonic(), None, None

    def take_events(self, message):
        """As every seat does, and what makes up the position only where few play."""
        if not self.cluster.many:
            super().take_events(message)
            return
        for event in message["list"]:
            if self.number is None or event["number"] > self.number:
                assert self.number is None or event["number"] == self.number + 1, (self.number, event["number"])
                self.number = event["number"]
                self.chains[:] = [(event["number"], event["chain"])]

    async def look_back(self):
        """Whole positions are asked for; of many people one in eight does it."""
        if not self.cluster.many or self.lots.random() < 1 / 8:
            await super().look_back()

    async def connect(self):
        self.at = self.lots.choice(self.cluster.servers)
        self.url = self.at.base.replace("http", "ws", 1) + "/api" + self.path
        self.heard = time.monotonic()
        await super().connect()

    async def take(self, message):
        self.heard = time.monotonic()
        if message["t"] == "snapshot" and self.number is not None:
            check("nobody is shown less than it has seen", message["number"] >= self.number, (self.number, message["number"]))
        await super().take(message)

    async def answer(self):
        """After some thought, if the question still stands."""
        if self.thinking is None or self.thinking.done():
            self.thinking = asyncio.create_task(self.think())

    async def think(self):
        await asyncio.sleep(self.lots.uniform(0.2, 1.8) * self.cluster.pace)
        try:
            await super().answer()
        except websockets.exceptions.ConnectionClosed:
            pass

    async def listen(self):
        watch = asyncio.create_task(self.stay_awake())
        try:
            await super().listen()
        finally:
            watch.cancel()

    async def stay_awake(self):
        while time.monotonic() - self.heard < 2.0:
            await asyncio.sleep(0.7)
            await self.socket.send(json.dumps({"t": "ping", "n": 1}))
        self.socket.transport.abort()


class Robot:
    """A program that speaks lines, and comes back whatever happens."""

    def __init__(self, cluster, table, seed):
        self.cluster, self.table, self.token = cluster, table, secrets.token_hex(16)
        self.lots, self.moves, self.end, self.socket = random.Random(seed), 0, None, None

    async def play(self, until):
        while self.end is None and not until():
            base = self.lots.choice(self.cluster.servers).base
            try:
                async with websockets.connect(base.replace("http", "ws", 1) + f"/api/v1/tables/{self.table}/ws",
                                              subprotocols=["hegemon-bot.1"], max_size=None, open_timeout=2,
                                              close_timeout=1, ping_interval=0.7, ping_timeout=2) as socket:
                    self.socket = socket
                    await socket.send(f"token {self.token}\nname Robot")
                    await self.listen(socket)
            except (OSError, websockets.exceptions.WebSocketException, asyncio.TimeoutError):
                await asyncio.sleep(0.1)

    async def listen(self, socket):
        choices = []
        async for message in socket:
            for line in message.splitlines():
                word, _, rest = line.partition(" ")
                if word == "hegemon":
                    await socket.send("ready robot")
                elif word == "view":
                    choices = []
                elif word == "choice":
                    choices.append(rest)
                elif word == "go":
                    await asyncio.sleep(self.lots.uniform(0.1, 0.5) * self.cluster.pace)
                    await socket.send("do " + choose(choices, self.lots))
                    self.moves += 1
                elif word in ("end", "refuse"):
                    self.end = line


class Match:
    """People at one table after another until it is enough."""

    def __init__(self, cluster, n):
        self.cluster, self.n, self.table = cluster, n, None
        self.people, self.robots, self.all = [], [], []

    async def make(self, token, game, seats):
        while not self.cluster.over:
            base = random.choice(self.cluster.servers).base
            try:
                return await asyncio.wait_for(asyncio.to_thread(make_table, base, game, seats, token), 5)
            except (OSError, urllib.error.URLError, ValueError, asyncio.TimeoutError):
                await asyncio.sleep(0.1)
        return None

    async def run(self):
        game, seats = TABLES[self.n % len(TABLES)]
        while not self.cluster.over:
            token = secrets.token_hex(16)
            table = await self.make(token, game, seats)
            if table is None:
                return
            seed = 1000 * self.n + len(self.all)
            self.people = [Person(self.cluster, table, i + 1, token=token if i == 0 else None, seed=seed + i)
                           for i, who in enumerate(seats) if who == "open"]
            self.robots = [Robot(self.cluster, table, seed) for who in seats if who == "bot"]
            self.table = table
            self.all += [(table, person) for person in self.people]
            await asyncio.gather(*(who.play(lambda: self.cluster.over) for who in self.people + self.robots))


class Cluster:
    def __init__(self, pg, pool, disk, games, kills, patience):
        self.pg, self.disk, self.kills, self.patience = pg, disk, kills, patience
        self.pace, self.many, self.lag = max(0.2, games / 50), games > 50, 0.0
        self.servers = [Server(database=pg.url) for _ in range(SERVERS)]
        if pool is not None:
            self.servers[-1] = Server("--db-direct", pg.url, database=pool.url)
        self.matches = [Match(self, n) for n in range(games)]
        self.lots, self.over, self.longest, self.counts, self.blow = random.Random(), False, 0.0, {}, None

    def count(self, what):
        self.blow = what
        self.counts[what] = self.counts.get(what, 0) + 1

    # ---- What is looked at after each blow

    def newest(self):
        """The number of the last action of each game that is played, by the database."""
        rows = self.pg.psql("select id, (select split_part(line, ' ', 1) from lines where game = id and log = 0 and"
                            " line ~ '^[0-9]+ ' order by number desc limit 1) from games where state = 1")
        return {game: int(number) for game, number in rows if number}

    async def beat(self):
        """How long this process waited for its turn, in all; what is within a tenth of a second is no waiting."""
        while not self.over:
            began = time.monotonic()
            await asyncio.sleep(0.05)
            self.lag += max(0.0, time.monotonic() - began - 0.1)

    async def everybody_is_there(self):
        newest = await asyncio.to_thread(self.newest)
        began, lag = time.monotonic(), self.lag
        def behind():
            return [(p.path, p.number, newest[m.table]) for m in self.matches if m.table in newest for p in m.people
                    if p.end is None and (p.number is None or p.number < newest[m.table])]
        def late():
            return time.monotonic() - began - (self.lag - lag)
        while behind() and late() < self.patience:
            await asyncio.sleep(0.05)
        self.longest = max(self.longest, late())
        check(f"everybody is at the newest number within {self.patience} s", not behind(), (self.blow, behind()[:5]))

    # ---- Blows

    async def kill(self):
        server = self.lots.choice(self.servers)
        server.kill()
        self.count("killed")
        await asyncio.to_thread(server.start)
        await self.everybody_is_there()

    async def freeze(self):
        server = self.lots.choice(self.servers)
        server.process.send_signal(signal.SIGSTOP)
        self.count("frozen")
        looks = asyncio.create_task(self.everybody_is_there())
        await asyncio.sleep(FROZEN)
        server.process.send_signal(signal.SIGCONT)
        await looks
        await self.everybody_is_there()

    async def restart(self, how):
        await asyncio.to_thread(self.pg.stop, how)
        await asyncio.to_thread(self.pg.start)
        self.count("restarts")
        await self.everybody_is_there()

    async def fill(self):
        """Until somebody could not store something, and then some."""
        def refused():
            return sum("is full" in server.log() for server in self.servers) > 0
        with open(self.disk / "fill", "wb", 0) as file:
            try:
                while True:
                    file.write(bytes(1 << 16))
            except OSError:
                pass
        check("a full disk is noticed", await within(60, refused, 0.2))
        await asyncio.sleep(1)
        (self.disk / "fill").unlink()
        self.count("full disks")
        await self.everybody_is_there()

    def blows(self):
        blows = [self.lots.choice((self.kill, self.freeze)) for _ in range(self.kills)]
        others = [lambda: self.restart(signal.SIGINT), lambda: self.restart(signal.SIGQUIT)]
        others += [self.fill] if self.disk else []
        for i, other in enumerate(others):
            blows.insert((i + 1) * len(blows) // (len(others) + 1), other)
        return blows

    async def run(self):
        playing = [asyncio.create_task(match.run()) for match in self.matches]
        playing.append(asyncio.create_task(self.beat()))
        begun = await within(120, lambda: all(any(p.moves > 0 for p in m.people) for m in self.matches))
        check("all games have begun", begun)
        for blow in self.blows():
            began = time.monotonic()
            await blow()
            await asyncio.sleep(max(0.0, began + 2 - time.monotonic()))
        await self.everybody_is_there()
        self.over = True
        for match in self.matches:
            for who in match.people + match.robots:
                if who.socket is not None:
                    await who.socket.close()
        for done in await asyncio.gather(*playing, return_exceptions=True):
            check("the clients saw nothing that the protocol forbids", not isinstance(done, Exception), repr(done))

    def figures(self):
        keys = ("tables_followed_total", "tables_overtaken_total")
        got = [server.metrics() for server in self.servers]
        return {key: sum(figures[key] for figures in got) for key in keys}


# ---- Afterwards ----------------------------------------------------------------------------------------------------------


def look_through(cluster):
    rows = [row for match in cluster.matches for row in match.all]
    said, record = {}, {}
    for game, log, line in cluster.pg.psql("select game, log, line from lines order by game, log, number"):
        if log == "0":
            record.setdefault(game, []).append(line)
        elif re.match(r"\d+ (move|answer) ", line):
            words = line.split(" ")
            said.setdefault(game, []).append(words[4])
    acknowledged = 0
    for table, person in rows:
        stored = said.get(table, [])
        wrong = [name for name in person.done if stored.count(name) != 1]
        check("every acknowledged move is stored exactly once", not wrong, (table, wrong))
        acknowledged += len(person.done)
    with tempfile.NamedTemporaryFile("w", encoding="utf-8") as file:
        for game, lines in record.items():
            if not any(line.startswith("1 ") for line in lines):
                continue
            file.seek(0)
            file.truncate()
            file.write("".join(line + "\n" for line in lines))
            file.flush()
            code, words = verify(file.name)
            check("every record verifies", code in (0, 3), (game, words))
    return acknowledged, len(record), sum(person.compared for _, person in rows)


def hegemon(*words):
    done = subprocess.run([PROGRAM, *map(str, words)], capture_output=True, text=True, timeout=300, check=False)
    return done.returncode, done.stdout + done.stderr


def copies(pg):
    """There and back, by the program's own hashes and by the lines themselves."""
    with tempfile.TemporaryDirectory() as folder:
        file, back = pathlib.Path(folder) / "copy.db", pg.create("back")
        for source, target in ((pg.url, file), (file, back)):
            code, words = hegemon("db", "copy", target, "--db", source)
            check("a copy is made and verified", code == 0, words)
        sql = "select md5(string_agg(game || log || ' ' || number || line, E'\\n' order by game, log, number)) from lines"
        check("what comes back is what went out", pg.psql(sql) == pg.psql(sql, "back"))
        code, words = hegemon("db", "copy", back, "--db", file)
        check("a copy is not made over something", code == 2 and "empty" in words, words)
        code, words = hegemon("db", "check", "--db", file)
        check("a copy holds together", code == 0, words)


def refusals(pg):
    """Each with a sentence that names the cure, and never with a password."""
    pg.create("readable")
    pg.psql("alter database readable set default_transaction_read_only = on", "postgres")
    pg.create("careless")
    pg.psql("alter database careless set synchronous_commit = off", "postgres")
    pg.create("strange")
    pg.psql("create table games (id text)", "strange")
    nobody = f"postgresql://ada:sesame@/tables?host={pg.folder}/nowhere"
    for words, sentence in ((("migrate", "--db", nobody), "does not answer"),
                            (("migrate", "--db", pg.address("readable")), "can only be read"),
                            (("migrate", "--db", pg.address("careless")), "may lose"),
                            (("migrate", "--db", pg.address("strange")), "another program"),
                            (("backup", "x.db", "--db", pg.url), "pg_dump"),
                            (("restore", "x.db", "--db", pg.url), "pg_restore")):
        code, said = hegemon("db", *words)
        check(f"{words[0]} is refused: {sentence}", code == 2 and sentence in said and "sesame" not in said, said)


def trial(folder, disk, games, kills, patience):
    with contextlib.ExitStack() as stack:
        pg = stack.enter_context(Postgres(folder))
        pool = stack.enter_context(Bouncer(pg)) if bouncer.is_there() else None
        if disk:
            os.chown(disk, pg.user.pw_uid, pg.user.pw_gid)
            pg.psql("drop database tables", "postgres")
            pg.psql(f"create tablespace small location '{disk}'", "postgres")
            pg.psql("create database tables tablespace small", "postgres")
        cluster = Cluster(pg, pool, disk, games, kills, patience)
        for server in cluster.servers:
            server.start()
        try:
            asyncio.run(cluster.run())
            figures = cluster.figures()
        finally:
            for server in cluster.servers:
                server.process.send_signal(signal.SIGCONT)
                check("it ends in order", server.end() == 0, server.log()[-500:])
                check("no sanitizer has found anything", "Sanitizer" not in server.log(), server.log()[:2000])
        code, words = hegemon("db", "check", "--db", pg.url)
        check("there are no holes, and all games can be played on", code == 0, words)
        acknowledged, records, compared = look_through(cluster)
        check("there was something to lose", acknowledged > kills, acknowledged)
        check("tables were shared", figures["tables_followed_total"] > 0, figures)
        copies(pg)
        refusals(pg)
        for server in cluster.servers:
            server.scratch.cleanup()
    print(f"{cluster.counts}, {records} games, {acknowledged} moves acknowledged, {compared} positions compared, {figures}, "
          f"everybody at the newest number after {cluster.longest:.2f} s at most, besides {cluster.lag:.1f} s in all in which the "
          f"clients did not come to their turn; {'one server through' if pool else 'there is no'} pgbouncer")


def main():
    games, kills = (int(word) for word in (sys.argv[1:3] if len(sys.argv) > 2 else (8, 6)))
    patience = float(sys.argv[3]) if len(sys.argv) > 3 else 30.0
    with tempfile.TemporaryDirectory(prefix="hegemon-cluster-") as folder:
        disk = pathlib.Path(folder) / "disk"
        disk.mkdir()
        pathlib.Path(folder).chmod(0o711)
        (pathlib.Path(folder) / "pg").mkdir()
        mounted = os.geteuid() == 0 and subprocess.run(
            ["mount", "-t", "tmpfs", "-o", f"size={64 + games}m", "tmpfs", str(disk)], check=False).returncode == 0
        if not mounted:
            print("nobody may mount here: no disk is filled")
        try:
            trial(str(pathlib.Path(folder) / "pg"), disk if mounted else None, games, kills, patience)
        finally:
            if mounted:
                subprocess.run(["umount", str(disk)], check=False)
    return sum_up()


if __name__ == "__main__":
    sys.exit(main())
