"""What others feel when a long game is read again and again, by whoever may take all of a server's time: part of fair.py.
flood.py has all other messages and requests. Who floods comes from another address, and yields the processor."""
import asyncio
import hashlib
import json
import multiprocessing
import os
import random
import secrets
import time

from fairness import ask_from, begin_alone, choose_quietly, number_of
from hostile import dial, frame, upgrade
from manners import close_all, sit_down
from serving import check

OPERATOR = "0123456789abcdef" * 4
OPERATED = ("--operator", hashlib.sha256(OPERATOR.encode()).hexdigest())
MANY = 64  # connections of one address
BURST, PAUSE = 190, 0.02  # what may come at once, and how fast it may go on

OVER = {  # `n` is the last number
    "hello": lambda n: {"v": 1, "lang": "en", "after": n - random.randint(1, 199)},
    "look": lambda n: {"number": random.randint(1, n)},
    "history": lambda n: (lambda at: {"from": at, "to": at + 49, "seat": random.randint(1, 3)})(random.randint(1, n - 50)),
    "worth": lambda n: {},
}
ROUTES = [("GET", "/api/v1/games"), ("GET", "/api/v1/tables/TABLE"), ("GET", "/api/v1/tables/TABLE/record")]


# ---- Who floods: processes of their own ------------------------------------------------------------------------------

class Line:
    """A connection that says what it may, reads what comes and throws it away; when it is closed, there is a new one."""

    def __init__(self, port, begin, beat):
        self.port, self.begin, self.beat, self.socket, self.answered = port, begin, beat, None, True

    def open(self):
        try:
            self.socket = dial(self.port)
            self.socket.sendall(self.begin())
            self.socket.setblocking(False)
        except OSError:
            self.close()

    def close(self):
        if self.socket is not None:
            self.socket.close()
        self.socket, self.answered = None, True

    def step(self):
        if self.socket is None:
            self.open()
            return
        try:
            while got := self.socket.recv(1 << 20):
                self.answered = True
                if len(got) < 1 << 16:
                    break
            if got == b"":
                self.close()
        except BlockingIOError:
            pass
        except OSError:
            self.close()
        self.go_on()

    def go_on(self):
        try:
            if self.socket is not None:
                self.socket.send(self.beat(self))
        except BlockingIOError:
            pass
        except OSError:
            self.close()


def flood(lines, pause):
    os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    while True:
        for line in lines:
            line.step()
        time.sleep(pause)


def say(kind, keys, number):
    return frame(json.dumps({"t": kind, "id": secrets.token_hex(4), **keys(number)}).encode())


def flood_messages(port, target, kind, connections):
    table, token, number, keys = target
    hello = frame(json.dumps({"t": "hello", "v": 1, "token": token}).encode())

    def begin():
        return upgrade(table) + hello + b"".join(say(kind, keys, number) for _ in range(BURST))
    flood([Line(port, begin, lambda line: say(kind, keys, number)) for _ in range(connections)], PAUSE)


def flood_requests(port, method, path, connections):
    body = b"{}" if method == "POST" else b""
    request = (f"{method} {path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer {'ab' * 16}\r\n"
               f"Content-Length: {len(body)}\r\n\r\n").encode() + body

    def beat(line):
        waits, line.answered = not line.answered, False
        return b"" if waits else request
    flood([Line(port, lambda: b"", beat) for _ in range(connections)], 0.0005)


# ---- Bystanders ------------------------------------------------------------------------------------------------------

def percentile(values, part):
    values = sorted(values)
    return values[min(len(values) - 1, int(part * len(values)))] if values else float("inf")


class Felt:
    """Milliseconds that a trivial request and a move took."""

    def __init__(self):
        self.lags, self.moves = [], []

    def __str__(self):
        return " ".join(f"{name} p99 {percentile(values, 0.99):.1f} worst {percentile(values, 1):.1f}"
                        for name, values in (("request", self.lags), ("move", self.moves)))


async def ask_health(server, until, felt):
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    while time.monotonic() < until:
        began = time.monotonic()
        writer.write(b"GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n")
        await reader.readuntil(b"ok\"}")
        felt.lags.append(1000 * (time.monotonic() - began))
        await asyncio.sleep(0.005)
    writer.close()


class Pair:
    """Two people at a table of their own, who end their turns; when their game is over, they begin another one."""

    def __init__(self, server):
        self.server, self.hands, self.lots = server, [], random.Random(7)

    async def sit_down(self):
        await self.close()
        _, self.hands = await sit_down(self.server)

    async def close(self):
        await close_all(*self.hands)

    async def move(self):
        """Milliseconds until it was acknowledged, or None where that can't be told."""
        asks = [hand.last("ask") or await hand.wait("ask", patience=3) for hand in self.hands]
        hand, ask = next(both for both in zip(self.hands, asks) if "boxes" in both[1])
        for each in self.hands:
            each.heard.clear()
        began = time.monotonic()
        try:
            got = await hand.ask("act", number=ask["number"], do=choose_quietly(ask["boxes"], self.lots))
        except asyncio.TimeoutError:
            got = {"t": "ok"}
        return 1000 * (time.monotonic() - began) if got["t"] == "ok" else None


async def play_on(pair, until, felt):
    while time.monotonic() < until:
        try:
            took = await pair.move()
        except (asyncio.TimeoutError, StopIteration, RuntimeError):
            await pair.sit_down()
            continue
        if took is not None:
            felt.moves.append(took)
        await asyncio.sleep(PAUSE)  # faster than this nobody may speak for long


async def feel(server, pair, seconds):
    felt, until = Felt(), time.monotonic() + seconds
    await asyncio.gather(ask_health(server, until, felt), play_on(pair, until, felt))
    return felt


# ---- One flood after the other ---------------------------------------------------------------------------------------

async def end_long_game(server, actions, address):
    """Computer players have played so much when the operator ends it; its id and last number."""
    table, _, maker = await begin_alone(server, "mass-effect/war-assets", ["random"] * 3, address)

    while maker.last("end") is None:
        maker.heard.clear()
        await maker.next(60)
        if any(event["number"] >= actions for event in (maker.last("events") or {"list": []})["list"]):
            break
    status, text = ask_from(server, "127.0.0.1", "POST", f"/api/v1/tables/{table}/close", {}, OPERATOR)
    check("the operator ends a long game", status == 200 and number_of(server, table) >= actions, text)
    await maker.close()
    return table, number_of(server, table)


class Judge:
    """`exact`: server and clients have a core each; else others are at work here, too, and only a jam can be told."""

    def __init__(self, exact):
        self.exact = exact

    def fits(self, quiet, now):
        lag, worst = percentile(now.lags, 0.99), percentile(now.lags, 1)
        moves, quiet_moves = percentile(now.moves, 0.99), percentile(quiet.moves, 0.99)
        if self.exact:
            return lag <= percentile(quiet.lags, 0.99) + 5 and worst <= 100 and moves <= 2 * quiet_moves + 5
        return worst <= max(500, 3 * percentile(quiet.lags, 1))


async def under(server, pair, judge, seconds, what, run, arguments):
    """What others do to the processors does not come back three times; what a flood does, does."""
    for _ in range(3):
        quiet = await feel(server, pair, seconds)
        process = multiprocessing.get_context("fork").Process(target=run, args=arguments, daemon=True)
        process.start()
        now = await feel(server, pair, seconds)
        process.kill()
        process.join()
        print(f"{what}: quiet {quiet}; flooded {now}", flush=True)
        if judge.fits(quiet, now):
            return
    check(f"{what}: others go on as if nobody flooded", False, now)


async def floods(server, whole):
    judge, seconds = Judge(whole), 3 if whole else 1
    over, number = await end_long_game(server, 8000 if whole else 3000, "127.0.0.3")
    pair = Pair(server)
    await pair.sit_down()
    for connections in (1, MANY) if whole else (8,):
        for kind, keys in OVER.items():
            await under(server, pair, judge, seconds, f"{connections} x {kind}", flood_messages,
                        (server.port, (over, "cd" * 16, number, keys), kind, connections))
        for method, path in ROUTES:
            await under(server, pair, judge, seconds, f"{connections} x {method} {path}", flood_requests,
                        (server.port, method, path.replace("TABLE", over), connections))
    await pair.close()
