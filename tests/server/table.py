"""A player at a table of a server, for the tests: written from docs/API.md, on python3-websockets.

`Seat` keeps a connection alive: whatever happens to it, it comes back with the last number it has seen, and sends again
what was not answered. It checks what the protocol promises as it goes: numbers without holes, views that follow from
changes, an answer for every message, and that what was acknowledged stays.
"""
import asyncio
import json
import random
import secrets
import urllib.error
import urllib.request

import websockets


def post(base, path, body, headers=None):
    request = urllib.request.Request(base + path, json.dumps(body).encode(), headers or {})
    with urllib.request.urlopen(request, timeout=20) as answer:
        return json.loads(answer.read())


def get(base, path, headers=None):
    with urllib.request.urlopen(urllib.request.Request(base + path, headers=headers or {}), timeout=20) as answer:
        return answer.read().decode()


def make_table(base, game, seats, token, **more):
    return post(base, "/api/v1/tables", {"game": game, "seats": seats, "token": token, **more})["table"]


def pick(word, lots):
    """One choice of a word of a box; docs/BOTS.md."""
    if word.startswith("["):
        if lots.random() < 0.5:
            return None
        word = word[1:-1]
    word = lots.choice(word.split("|"))
    if ".." in word:
        low, high = word.split("..")
        return str(lots.randint(int(low), int(high)))
    return word


def choose(boxes, lots):
    words = (pick(word, lots) for word in lots.choice(boxes).split(" "))
    return " ".join(word for word in words if word is not None)


def merge(into, change):
    for key, value in change.items():
        if isinstance(value, dict) and isinstance(into.get(key), dict):
            merge(into[key], value)
        else:
            into[key] = value


class Seat:
    """One person at one table. `lots` decides its moves, so that a game can be played again."""

    def __init__(self, base, table, seat=None, name="Ada", token=None, seed=1, lang="en", patience=5.0):
        self.url = base.replace("http", "ws", 1) + f"/api/v1/tables/{table}/ws"
        self.token = token or secrets.token_hex(16)
        self.wanted, self.name, self.lang, self.patience = seat, name, lang, patience
        self.lots = random.Random(seed)
        self.number, self.view, self.seat = None, None, None
        self.ask, self.end, self.phase = None, None, None
        self.waiting = {}  # id -> message, until it is answered
        self.acknowledged = 0  # the highest number that an `ok` to a move named
        self.sent, self.moves, self.reconnects, self.refused = 0, 0, 0, []
        self.chains, self.received, self.socket = [], [], None
        self.record = False  # keep every message, for comparisons
        self.cut = None  # a function that says when to drop the connection

    async def say(self, kind, **keys):
        self.sent += 1
        message = {"t": kind, "id": f"{self.token[:6]}-{self.sent}", **keys}
        self.waiting[message["id"]] = message
        await self.socket.send(json.dumps(message))

    def take_events(self, message):
        for event in message["list"]:
            if self.number is not None and event["number"] <= self.number:
                continue
            assert self.number is None or event["number"] == self.number + 1, (self.number, event["number"])
            merge(self.view, event["set"])
            self.number = event["number"]
            self.chains.append((event["number"], event["chain"]))

    async def take(self, message):
        kind = message["t"]
        if kind == "welcome":
            self.seat, self.phase = message["seat"], message["phase"]
        elif kind == "table":
            self.phase = message["phase"]
            await self.sit(message)
        elif kind == "sealed":
            await self.say("contribute", hex=self.lots.randbytes(32).hex())
        elif kind == "snapshot":
            assert message["number"] >= self.acknowledged, "an acknowledged move is missing"
            self.number, self.view, self.ask = message["number"], message["view"], None
        elif kind == "events":
            self.take_events(message)
            self.ask = None
        elif kind == "ask":
            self.ask = message
            await self.answer()
        elif kind in ("ok", "refuse"):
            await self.answered(message)
        elif kind == "end":
            self.end = message

    async def sit(self, message):
        if self.phase != "open":
            return
        if self.seat is None and not any(m["t"] == "join" for m in self.waiting.values()):
            await self.say("join", name=self.name, **({"seat": self.wanted} if self.wanted else {}))
        elif self.seat is not None and not message["seats"][self.seat - 1]["ready"] and \
                not any(m["t"] == "ready" for m in self.waiting.values()):
            await self.say("ready", on=True)

    async def answer(self):
        if self.ask and "boxes" in self.ask and not any(m["t"] == "act" for m in self.waiting.values()):
            await self.say("act", number=self.ask["number"], do=choose(self.ask["boxes"], self.lots))

    async def answered(self, message):
        asked = self.waiting.pop(message["id"], None)
        if message["t"] == "refuse":
            self.refused.append((message["reason"], asked))
            if message["reason"] in ("stale", "busy", "store") and asked and asked["t"] == "act":
                await asyncio.sleep(0.01)
                await self.answer()
            elif message["reason"] in ("busy", "store") and asked:
                await asyncio.sleep(0.05)
                self.waiting[asked["id"]] = asked
                await self.socket.send(json.dumps(asked))
        elif asked and asked["t"] == "act":
            self.moves += 1
            self.acknowledged = max(self.acknowledged, message["number"])

    async def connect(self):
        self.socket = await websockets.connect(self.url, subprotocols=["hegemon.1"], max_size=None,
                                               open_timeout=self.patience, close_timeout=1, ping_interval=None)
        hello = {"t": "hello", "v": 1, "token": self.token, "lang": self.lang}
        if self.number is not None:
            hello["after"] = self.number
        await self.socket.send(json.dumps(hello))
        for message in list(self.waiting.values()):
            await self.socket.send(json.dumps(message))

    async def listen(self):
        async for text in self.socket:
            message = json.loads(text)
            if self.record:
                self.received.append(text)
            await self.take(message)
            if self.end or message["t"] == "bye":
                return
            if self.cut and self.cut(self):
                self.socket.transport.abort()

    async def play(self, until=None):
        """To the end of the game, through as many connections as it takes; False when `until` came first."""
        while self.end is None:
            try:
                await self.connect()
                await self.listen()
            except (OSError, websockets.exceptions.WebSocketException, asyncio.TimeoutError):
                pass
            finally:
                if self.socket is not None:
                    await self.socket.close()
            if self.end is None:
                if asyncio.current_task().cancelling():  # a connection that failed just then has hidden it
                    raise asyncio.CancelledError
                if until is not None and until():
                    return False
                self.reconnects += 1
                await asyncio.sleep(0.05)
        return True
