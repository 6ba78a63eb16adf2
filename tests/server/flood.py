#!/usr/bin/python3
"""One address floods, another asks and plays: flood.py [all]. Each kind of message and each route is sent as fast as the
server takes it, from one connection and then from as many as an address may have. Without a word it is a small version
that judges loosely, because other tests keep the processors busy; `all` wants a core for the server and one for the
clients, and judges by the quiet time."""
import asyncio
import http.client
import json
import multiprocessing
import os
import secrets
import selectors
import sys
import time

from hand import Hand
from hostile import dial, frame, upgrade
from limits import long_game, make, say
from serving import Server, check, sum_up

WHOLE = "all" in sys.argv
SECONDS = 3 if WHOLE else 0.4
HEX = "5" * 64


def messages(number):
    """Every kind there is, as dear as it gets."""
    middle = number // 2
    return {"hello": frame(b'{"t":"hello","v":1,"after":%d}' % (number - 190)), "join": say("join", name="Mallory"),
            "leave": say("leave"), "ready": say("ready", on=True), "seat": say("seat", seat=2, **{"as": "casual"}),
            "start": say("start"), "contribute": say("contribute", hex=HEX), "act": say("act", number=1, do="pass"),
            "undo": say("undo", number=1), "aside": say("aside", do="resign"), "offer": say("offer", on=False),
            "rematch": say("rematch", on=False), "orders": say("orders", dice="ask"), "say": say("say", text="x" * 500),
            "mute": say("mute", seat=2, on=True), "remove": say("remove", seat=2), "forget": say("forget"),
            "odds": say("odds", place="a", target="b"), "hint": say("hint"), "why": say("why", do="pass"),
            "look": say("look", number=middle), "history": say("history", **{"from": middle, "to": middle + 49}),
            "worth": say("worth"), "lang": say("lang", lang="fr"), "ping": frame(b'{"t":"ping","n":1}')}


def routes(table):
    """Every route, as it was written down for a client that never reads."""
    def request(method, path, body=""):
        return (f"{method} {path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer {HEX[:32]}\r\n"
                f"Content-Length: {len(body)}\r\n\r\n{body}").encode()
    at, plan = f"/api/v1/tables/{table}", json.dumps({"game": "starcraft/duel", "seats": ["open", "open"], "token": HEX[:32]})
    slot = json.dumps({"at": HEX, "what": "0" * 200})
    gets = ("/healthz", "/metrics", "/", "/privacy", "/api/v1/games", "/api/v1/tables", at, at + "/record", "/api/v1/facts/" + HEX,
            f"/api/v1/boards/{HEX}/basic", "/api/v1/mine")
    posts = {"/api/v1/tables": plan, at + "/close": "", at + "/erase": "", at + "/hook": "{}", "/api/v1/moving": slot,
             "/api/v1/moved": json.dumps({"at": HEX})}
    return {**{f"GET {path}": request("GET", path) for path in gets},
            **{f"POST {path}": request("POST", path, body) for path, body in posts.items()}}


# ---- The attacker, in a process of its own ---------------------------------------------------------------------------

def attack(port, begin, what, count):
    """So many connections that send as much as they can, and throw away what they are answered; until it is killed."""
    os.nice(5)
    waiting, text = selectors.DefaultSelector(), what * 50
    left = {}

    def come(i):
        try:
            s = dial(port)
            s.sendall(begin[i % len(begin)])
        except OSError:
            return
        s.setblocking(False)
        left[s] = (i, memoryview(text))
        waiting.register(s, selectors.EVENT_READ | selectors.EVENT_WRITE)

    def talk(s, events):
        if events & selectors.EVENT_READ and not s.recv(1 << 16):
            raise ConnectionError
        if events & selectors.EVENT_WRITE:
            i, rest = left[s]
            rest = rest[s.send(rest):]
            left[s] = (i, rest if rest else memoryview(text))

    missing = list(range(count))
    while True:
        while missing and len(left) < count:
            before = len(left)
            come(missing[0])
            if len(left) == before:
                time.sleep(0.05)
                break
            missing.pop(0)
        for key, events in waiting.select(0.05):
            try:
                talk(key.fileobj, events)
            except BlockingIOError:
                continue
            except OSError:
                waiting.unregister(key.fileobj)
                missing.append(left.pop(key.fileobj)[0])
                key.fileobj.close()


# ---- The bystander ---------------------------------------------------------------------------------------------------

class Bystander:
    def __init__(self, server):
        self.server, self.line, self.hand, self.on = server, None, None, False

    async def come(self):
        token = secrets.token_hex(16)
        table = json.loads(make(self.server, token, {"seats": ["open", "open"]})[2])["table"]
        self.line = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=60)
        self.hand = await Hand(self.server.base, table, token).connect()
        await self.hand.sit(1)
        return self

    def request(self):
        began = time.monotonic()
        self.line.request("GET", "/healthz")
        self.line.getresponse().read()
        return time.monotonic() - began

    async def store(self):
        """Like a move: it is answered when it is stored."""
        began = time.monotonic()
        self.on = not self.on
        await self.hand.send("ready", on=self.on)
        await self.hand.wait("ok", patience=60)
        return time.monotonic() - began

    async def watch(self, seconds):
        """99 of 100 and the worst of trivial requests, and the same of what is stored, in milliseconds."""
        asked, stored, until = [], [], time.monotonic() + seconds
        while time.monotonic() < until or len(stored) < 4:
            asked.append(self.request())
            if len(asked) % 5 == 0:
                stored.append(await self.store())
            await asyncio.sleep(0.003)
        return [1000 * f for took in (sorted(asked), sorted(stored)) for f in (took[(len(took) * 99 - 1) // 100], took[-1])]

    async def go(self):
        self.line.close()
        await self.hand.close()


def judge(what, got, quiet):
    if WHOLE:
        check(f"{what}: requests at p99 within quiet + 5 ms", got[0] <= quiet[0] + 5, (got, quiet))
        check(f"{what}: the worst within 100 ms", got[1] <= 100, got)
        check(f"{what}: what is stored at p99 within twice quiet + 5 ms", got[2] <= 2 * quiet[2] + 5, (got, quiet))
    else:
        check(f"{what}: a bystander is answered within three seconds", max(got) < 3000, got)


async def flood(server):
    long, number = await asyncio.to_thread(long_game, server)
    token = secrets.token_hex(16)
    own = json.loads(make(server, token, {"seats": ["open", "open"]})[2])["table"]
    bystander = await Bystander(server).come()
    quiet = await bystander.watch(3)
    print(f"a game of {number} actions; quiet: " + " / ".join(f"{f:.1f}" for f in quiet) + " ms")
    greet = frame(json.dumps({"t": "hello", "v": 1, "token": token}).encode())
    sit = say("join", name="Mallory", seat=1)
    watching = [upgrade(long) + frame(b'{"t":"hello","v":1}'), upgrade(own) + greet + sit]
    kinds = [(name, watching, text) for name, text in messages(number).items()]
    kinds += [(name, [b""], text) for name, text in routes(long).items()]
    worst = [0.0] * 4
    for name, begin, text in kinds:
        for count in (1, 62):
            attacker = multiprocessing.Process(target=attack, args=(server.port, begin, text, count), daemon=True)
            attacker.start()
            got = await bystander.watch(SECONDS)
            attacker.kill()
            attacker.join()
            worst = [max(pair) for pair in zip(worst, got)]
            judge(f"{name} from {count}", got, quiet)
            if WHOLE or max(got) > 100:
                print(f"{name} from {count}: " + " / ".join(f"{f:.1f}" for f in got) + " ms", flush=True)
    print("the longest of all, requests p99 / worst, what is stored p99 / worst: " + " / ".join(f"{f:.1f}" for f in worst) + " ms")
    await bystander.go()


def main():
    if WHOLE:
        os.sched_setaffinity(0, {1 % os.cpu_count()})
    pin = (lambda: os.sched_setaffinity(0, {0})) if WHOLE else None
    with Server("--share", "15", "--per-address", "64", "--makes", "30", limits=pin) as server:
        asyncio.run(flood(server))
    return sum_up()


if __name__ == "__main__":
    sys.exit(main())
