"""What people wait for while others let many computer players think: part of fair.py. Others come from another address."""
import asyncio
import http.client
import json
import random
import secrets
import time
import urllib.error

from hand import Hand
from serving import Server, check, within

CROWD, OTHERS = "127.0.0.2", "127.0.0.3"
LONG, QUICK = "mass-effect/basic", "starcraft/duel"
GRACE, BUSY = 0.2, 1  # seconds, beside one decision that had begun before; where other tests keep processors busy


def ask_from(server, address, method, path, body=None, bearer=None):
    """A request that comes from another address: its status, and what it was answered."""
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60, source_address=(address, 0))
    line.request(method, path, None if body is None else json.dumps(body), {"Authorization": f"Bearer {bearer}"} if bearer else {})
    got = line.getresponse()
    text = got.read().decode()
    line.close()
    return got.status, text


def make(server, address, game, seats, token):
    status, text = ask_from(server, address, "POST", "/api/v1/tables", {"game": game, "seats": seats, "token": token})
    if status != 201:
        raise urllib.error.URLError(text)
    return json.loads(text)["table"]


def figure(server, name):
    return server.metrics().get(name, 0)


async def come(server, table, token, address):
    return await Hand(server.base, table, token).connect(local_addr=(address, 0))


async def begin_alone(server, game, seats, address):
    """A table of computer players that has begun, its token, and who has begun it and looks on."""
    token = secrets.token_hex(16)
    table = make(server, address, game, seats, token)
    maker = await come(server, table, token, address)
    got = await maker.ask("start")
    assert got["t"] == "ok", got
    return table, token, maker


async def sit_alone(server, game, seats, address):
    """One person at the open seat of a table, at the first question."""
    token = secrets.token_hex(16)
    table = make(server, address, game, seats, token)
    hand = await come(server, table, token, address)
    await hand.sit(seats.index("open") + 1)
    await hand.begin()
    return hand


async def question(hand, after=0, patience=600):
    """The next question to this seat that is newer."""
    ask = hand.last("ask")
    while ask is None or "boxes" not in ask or ask["number"] <= after:
        ask = await hand.wait("ask", patience=patience)
    return ask


async def waits(hand, moves, lots):
    """How long the person waits for each next question after a move."""
    took = []
    ask = await question(hand)
    for _ in range(moves):
        got = await hand.ask("act", number=ask["number"], do=choose_quietly(ask["boxes"], lots))
        if got["t"] != "ok":
            ask = await question(hand, ask["number"])
            continue
        began = time.monotonic()
        ask = await question(hand, ask["number"])
        took.append(time.monotonic() - began)
    return took


def choose_quietly(boxes, lots):
    """Turns end soon, so that computer players have much to do."""
    from table import choose
    words = [box for box in boxes if box.split(" ")[0] in ("end", "stay", "pass")]
    return choose(words or boxes, lots)


# ---- Nobody waits ----------------------------------------------------------------------------------------------------

def number_of(server, table):
    return json.loads(ask_from(server, "127.0.0.1", "GET", f"/api/v1/tables/{table}")[1])["number"]


async def rests(server):
    """A table that nobody sits at or looks at stands still, and goes on when somebody looks."""
    table, token, maker = await begin_alone(server, LONG, ["casual"] * 3, OTHERS)
    await maker.wait("events")
    await maker.close()
    await asyncio.sleep(0.5)
    number = number_of(server, table)
    await asyncio.sleep(1)
    check("where nobody looks computer players rest", number_of(server, table) == number, number)
    check("and nothing of theirs waits", figure(server, "thinking_waiting") == 0)
    looker = await come(server, table, token, OTHERS)
    check("they go on when somebody looks", await within(10, lambda: number_of(server, table) > number + 2))
    await looker.close()


async def restart(server, tables=20):
    """After a restart nothing is thought about that nobody waits for."""
    for _ in range(tables):
        hand = await sit_alone(server, LONG, ["open"] + ["casual"] * 2, OTHERS)
        ask = await question(hand)
        await hand.send("act", number=ask["number"], do=choose_quietly(ask["boxes"], random.Random(1)))
        await hand.close()
    server.kill()
    server.start()
    unread = await within(60, lambda: figure(server, "tables_unread") == 0, 0.2)
    check("all games are read after a restart", unread)
    await asyncio.sleep(1)
    figures = server.metrics()
    check("after a restart with nobody there nothing is given out",
          figures["thinking_waiting"] == 0 and figures["decisions_total"] == 0, figures)


# ---- A crowd of tables -----------------------------------------------------------------------------------------------

async def longest_decision(server, game, level, seats, moves):
    """Of one table that is watched: the longest time between two of its moves."""
    _, _, maker = await begin_alone(server, game, [level] * seats, OTHERS)
    await maker.wait("events", patience=60)
    longest = 0
    for _ in range(moves):
        began = time.monotonic()
        await maker.wait("events", patience=60)
        longest = max(longest, time.monotonic() - began)
    await maker.close()
    return longest


async def crowd(server, tables, watched, level, moves, grace, game="halo-wars/world-conquest", seats=5):
    """Many tables of one address, some of them watched by their maker, others with its own seat that it has left."""
    alone = await longest_decision(server, game, level, seats, 30)
    makers = []
    for i in range(tables):
        if i < watched:
            makers.append((await begin_alone(server, game, [level] * seats, CROWD))[2])
        else:
            hand = await sit_alone(server, game, [level] * (seats - 1) + ["open"], CROWD)
            await hand.close()
    person = await sit_alone(server, LONG, ["open"] + ["casual"] * 2, "127.0.0.1")
    took = sorted(await waits(person, moves, random.Random(3)))
    p99, worst = took[len(took) * 99 // 100 - 1], took[-1]
    waiting = figure(server, "thinking_waiting")
    print(f"a person beside {tables} tables of {seats} {level}: question within {p99:.3f} s (99 of 100), {worst:.3f} s (worst), "
          f"longest decision alone {alone:.3f} s; {waiting} wait")
    check("a person's table gets its question within one running decision", p99 <= alone + grace, (p99, alone))
    for hand in makers + [person]:
        await hand.close()


# ---- Hints -----------------------------------------------------------------------------------------------------------

async def ask_hints(hand, until):
    """As fast as the server lets it; events and answers are read and thrown away."""
    async def read():
        while True:
            await hand.socket.recv()
    reading = asyncio.create_task(read())
    while time.monotonic() < until:
        await hand.send("hint")
        await asyncio.sleep(0.021)
    reading.cancel()


async def hints(server, connections, seconds):
    """Half of them of one seat, half at tables of their own."""
    seat = await sit_alone(server, LONG, ["open"] + ["casual"] * 2, CROWD)
    table = seat.url.split("/")[-2]
    askers = [seat] + [await come(server, table, seat.token, CROWD) for _ in range(connections // 2 - 1)]
    askers += [await sit_alone(server, LONG, ["open"] + ["casual"] * 2, CROWD) for _ in range(connections - len(askers))]
    person = await sit_alone(server, LONG, ["open"] + ["casual"] * 2, "127.0.0.1")
    await question(person)
    before = server.rss()
    asking = [asyncio.create_task(ask_hints(hand, time.monotonic() + seconds)) for hand in askers]
    await asyncio.sleep(min(3, seconds / 3))
    took = []
    while not all(task.done() for task in asking) and len(took) < 50:
        began = time.monotonic()
        try:
            await person.ask("hint")
        except asyncio.TimeoutError:
            pass
        took.append(time.monotonic() - began)
    waiting, after = figure(server, "thinking_waiting"), server.rss()
    await asyncio.gather(*asking, return_exceptions=True)
    print(f"{connections} connections ask for hints: a bystander's within {max(took):.3f} s, {waiting} wait, "
          f"memory {before} to {after} kB")
    check("a bystander's hint comes within 2 s", max(took) <= 2, max(took))
    check("hints do not pile up", waiting <= connections, waiting)
    check("and memory stays flat", after - before < 4096, (before, after))
    for hand in askers + [person]:
        await hand.close()


# ---- A limit ---------------------------------------------------------------------------------------------------------

def too_many(limit=64):
    """The first table of an address that is one too many, and others are still made."""
    with Server(unlimited=("--makes", "0")) as server:
        refused, i = None, 0
        while refused is None and i < 300:
            i += 1
            status, text = ask_from(server, CROWD, "POST", "/api/v1/tables", {"game": QUICK, "seats": ["master"] * 2, "token": "ab" * 16})
            refused = (i, status, text) if status != 201 else None
        print(f"tables of one address: the first refused is number {refused and refused[0]}: {refused and refused[2]}")
        check("one address has a limit of tables under way",
              refused is not None and refused[0] == limit + 1 and refused[1] == 409 and str(limit) in refused[2], refused)
        check("others still make theirs", ask_from(server, OTHERS, "POST", "/api/v1/tables",
                                                   {"game": QUICK, "seats": ["master"] * 2, "token": "ab" * 16})[0] == 201)


async def thinking(server, whole):
    await rests(server)
    await hints(server, 20, 20 if whole else 6)
    if whole:
        await crowd(server, 300, 64, "master", 200, GRACE)
    else:
        await crowd(server, 24, 8, "hard", 40, BUSY)
    await restart(server)
