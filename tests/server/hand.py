"""A connection that says what a test wants it to say, and waits for what it wants to hear. Nothing happens by itself."""
import asyncio
import json
import secrets

import websockets
from table import choose


def status_of(refused):
    """The status that a server answered a handshake with; newer releases of the client keep the whole response."""
    return refused.response.status_code if hasattr(refused, "response") else refused.status_code


class Hand:
    def __init__(self, base, table, token=None, seed=None):
        self.url = base.replace("http", "ws", 1) + f"/api/v1/tables/{table}/ws"
        self.token = token or secrets.token_hex(16)
        self.heard, self.sent, self.socket, self.lots = [], 0, None, seed

    async def connect(self, hello=True, lang="en", after=None, token=True, **more):
        self.socket = await websockets.connect(self.url, subprotocols=["hegemon.1"], max_size=None, open_timeout=10,
                                               close_timeout=1, ping_interval=None, **more)
        if hello:
            said = {"t": "hello", "v": 1, "lang": lang}
            if token:
                said["token"] = self.token
            if after is not None:
                said["after"] = after
            await self.socket.send(json.dumps(said))
            await self.wait("table")
        return self

    async def close(self):
        await self.socket.close()

    async def next(self, patience=10):
        self.heard.append(json.loads(await asyncio.wait_for(self.socket.recv(), patience)))
        return self.heard[-1]

    async def wait(self, kind, fits=lambda m: True, patience=10):
        """The next message of a kind that fits. What comes before it is kept in `heard`."""
        async def look():
            while True:
                message = await self.next(patience)
                if message["t"] == kind and fits(message):
                    return message
        return await asyncio.wait_for(look(), patience)

    async def send(self, kind, **keys):
        self.sent += 1
        said = {"t": kind, "id": f"h{self.sent}", **keys}
        await self.socket.send(json.dumps(said))
        return said["id"]

    async def ask(self, kind, **keys):
        """What it is answered: `ok`, `refuse`, `answer` or `error`. While somebody else's is being stored it waits."""
        said = await self.send(kind, **keys)
        while True:
            message = await self.next()
            if message["t"] == "refuse" and message["reason"] == "busy":
                await asyncio.sleep(0.01)
                await self.socket.send(json.dumps({"t": kind, "id": said, **keys}))
            elif message["t"] == "error" or (message["t"] in ("ok", "refuse", "answer") and message["id"] == said):
                return message

    async def sit(self, seat, name="Ada"):
        """Takes a seat and agrees to begin."""
        joined = await self.ask("join", name=name, seat=seat)
        assert joined["t"] == "ok", joined
        ready = await self.ask("ready", on=True)
        assert ready["t"] == "ok", ready

    async def begin(self):
        """To the first question of the game, whoever is asked."""
        if not any(m["t"] == "sealed" for m in self.heard):
            await self.wait("sealed")
        await self.ask("contribute", hex=secrets.token_hex(32))
        if not any(m["t"] == "snapshot" for m in self.heard):
            await self.wait("snapshot")

    def last(self, kind):
        return next((m for m in reversed(self.heard) if m["t"] == kind), None)

    async def quiet(self, seconds=0.3):
        """All that comes until nothing comes for a while."""
        got = []
        while True:
            try:
                got.append(await self.next(seconds))
            except asyncio.TimeoutError:
                return got

    async def act(self, ask, lots):
        return await self.ask("act", number=ask["number"], do=choose(ask["boxes"], lots))
