#!/usr/bin/python3
"""What each socket receives in games that differ only in hidden things has the same bytes.

Two servers (twin.c: the real one with lots and a clock that stand still) play the same game, told the same in lockstep.
Then the position of the second is replaced by another one that looks the same to one watcher. Both go on with moves that
both allow; whatever that watcher receives must have the same bytes in both, until chance reveals to it something that
was hidden: then another pair begins. A server with a hole in its wire must be caught.
    leaks.py [all] [postgres]   all: more games, and everybody watches: two minutes"""
import asyncio
import contextlib
import json
import random
import sys

from hand import Hand
from postgres import Postgres
from serving import BUILD, Server, check, sum_up
from table import choose, make_table

PLAYED = 60  # moves before a twin is imagined, at least
HANDS = 500  # at most; there is something to hide by then
GOES_ON = 60  # moves after it, at most
# A game, its seats, and who watches: seats from 0, and behind them who has none. War Assets hides nothing from anybody.
ALL = [("mass-effect/galaxy-at-war", 3, range(4)), ("mass-effect/basic", 3, range(4)), ("starcraft/duel", 2, range(3)),
       ("starcraft/command-room", 3, range(4)), ("halo-wars/world-conquest", 3, range(4)),
       ("galactic-warfare/standard", 2, range(3))]
SOME = [("mass-effect/galaxy-at-war", 3, (1, 3)), ("starcraft/duel", 2, (0,)), ("galactic-warfare/standard", 2, (1,))]


class Ear(Hand):
    """Keeps what it received as it was."""

    def __init__(self, *arguments):
        super().__init__(*arguments)
        self.raw = []

    async def next(self, patience=10):
        text = await asyncio.wait_for(self.socket.recv(), patience)
        message = json.loads(text)
        self.heard.append(message)
        if message["t"] != "pong" and message.get("reason") != "busy":  # which depend on the disk's time, and on no game
            self.raw.append(text)
        return message

    def is_calm(self):
        """Whether a question, or the end, stands behind all that has happened."""
        kinds = [m["t"] for m in self.heard if m["t"] in ("events", "snapshot", "ask", "end", "sealed", "welcome")]
        return kinds[-1] in ("ask", "end")

    async def catch_up(self):
        """Everything that was sent before now has been received then."""
        await self.socket.send('{"t":"ping","n":1}')
        await self.wait("pong")


class Twins:
    """The same people at the same table of two servers. The last of them only watches."""

    def __init__(self, servers, game, seats, seed):
        self.servers, self.game, self.seats, self.lots = servers, game, seats, random.Random(seed)

    async def both(self, do):
        return await asyncio.gather(*(do(hands) for hands in self.hands))

    async def begin(self):
        token = [f"{i + 1:032x}" for i in range(self.seats + 1)]
        tables = [make_table(s.base, self.game, ["open"] * self.seats, token[0]) for s in self.servers]
        check("both servers draw the same", tables[0] == tables[1], tables)
        self.table = tables[0]
        self.hands = [[Ear(s.base, self.table, t) for t in token] for s in self.servers]
        for hands in self.hands:
            for i, hand in enumerate(hands):
                await hand.connect(token=i < self.seats)
            for i, hand in enumerate(hands[:-1]):
                await hand.sit(i + 1, f"P{i + 1}")
            for i, hand in enumerate(hands[:-1]):
                if not any(m["t"] == "sealed" for m in hand.heard):
                    await hand.wait("sealed")
                await hand.ask("contribute", hex=f"{i + 1:064x}")
        await self.settle()

    async def settle(self):
        """Until chance has done its part, which may take the server several turns, and everybody has heard of it."""
        await self.both(lambda hands: asyncio.gather(*(hand.catch_up() for hand in hands)))
        while not all(hand.is_calm() for hands in self.hands for hand in hands):
            await asyncio.sleep(0.002)
            await self.both(lambda hands: asyncio.gather(*(hand.catch_up() for hand in hands)))

    def asked(self):
        """The seat that is asked, and its question, in the true game."""
        rows = [(i, hand.last("ask")) for i, hand in enumerate(self.hands[0][:-1]) if hand.last("end") is None]
        rows = [(i, ask) for i, ask in rows if ask is not None and "boxes" in ask]
        newest = max((ask["number"] for _, ask in rows), default=None)
        return next(((i, ask) for i, ask in rows if ask["number"] == newest), (None, None))

    async def allowed(self, seat, ask):
        """A move that both positions allow, or none."""
        for _ in range(12):
            move = choose(ask["boxes"], self.lots)
            answers = await self.both(lambda hands, move=move: hands[seat].ask("why", do=move))
            if all(answer["t"] == "answer" and answer["reason"] == "ok" for answer in answers):
                return move
        return None

    async def move(self, certain=False):
        """One move in both games; False when there is none that both know. Where both are the same it is certain."""
        await self.settle()
        seat, ask = self.asked()
        if ask is None:
            return False
        move = choose(ask["boxes"], self.lots) if certain else await self.allowed(seat, ask)
        if move is None:
            return False
        answers = await self.both(lambda hands: hands[seat].ask("act", number=ask["number"], do=move))
        await self.settle()
        return all(answer["t"] == "ok" for answer in answers)

    async def imagine(self, watcher):
        """From here on the second server has another position, which looks the same to the watcher; whether hands
        differ in it."""
        hand = self.hands[1][-1]
        await hand.socket.send(json.dumps({"t": "imagine", "for": (watcher + 1) % (self.seats + 1)}).replace(" ", ""))
        differs = (await hand.wait("imagined"))["on"]
        for hands in self.hands:
            hands[watcher].raw.clear()
        return differs

    async def ask_around(self, watcher):
        """What the watcher can ask for, and what it is told when it comes back."""
        async def one(hands):
            fresh = Ear(hands[watcher].url.split("/api")[0].replace("ws", "http", 1), self.table, hands[watcher].token)
            await fresh.connect(token=watcher < self.seats)
            await fresh.catch_up()
            ask = fresh.last("ask")
            if ask and "boxes" in ask:
                await fresh.ask("hint")
                await fresh.ask("why", do=choose(ask["boxes"], random.Random(1)))
            await fresh.ask("lang", lang="fr")
            await fresh.ask("orders", dice="most")
            await fresh.close()
            return fresh.raw
        return await self.both(one)

    async def close(self):
        for hands in self.hands:
            for hand in hands:
                await hand.close()


def is_reveal(one, other):
    """Whether the first event that differs is chance's, with something in it that the watcher may know from now on."""
    one, other = json.loads(one), json.loads(other)
    if one["t"] != "events" or other["t"] != "events":
        return False
    for a, b in zip(one["list"], other["list"]):
        if a != b:
            drawn = a["seat"] == b["seat"] == "chance" and a["do"] != b["do"] and not a["do"].startswith("roll")
            return drawn or ("known" in a["set"] and a["do"] == b["do"])  # a card that shows another's hand
    return False


def first_difference(streams):
    for a, b in zip(*streams):
        if a != b:
            return a, b
    return None if len(streams[0]) == len(streams[1]) else (streams[0][-1], streams[1][-1])


async def pair(servers, game, seats, watcher, seed):
    """How many messages were compared, and the first that leaks, if any."""
    twins = Twins(servers, game, seats, seed)
    await twins.begin()
    played = 0
    while played < PLAYED and await twins.move(certain=True):
        played += 1
    strange = [first_difference((a.raw, b.raw)) for a, b in zip(*twins.hands) if a.raw != b.raw]
    check(f"{game}: two servers that are told the same say the same", not strange, strange)
    while not (differs := await twins.imagine(watcher)) and played < HANDS and await twins.move(certain=True):
        played += 1
    streams = await twins.ask_around(watcher)
    compared, leak = len(streams[0]), first_difference(streams)
    for _ in range(GOES_ON):
        if leak is not None or not await twins.move():
            break
        streams = [hands[watcher].raw for hands in twins.hands]
        leak = first_difference(streams)
        if leak is not None and is_reveal(*leak):
            leak = None
            break
    compared += len(twins.hands[0][watcher].raw)
    await twins.close()
    return compared if differs else 0, leak


async def look_for_leaks(program, modes, databases=(None, None)):
    """Messages that were compared, and leaks."""
    compared, leaks = 0, []
    with contextlib.ExitStack() as stack:
        a, b = (stack.enter_context(Server(program=program, database=database)) for database in databases)
        for n, (game, seats, watchers) in enumerate(modes):
            for watcher in watchers:
                count, leak = await pair((a, b), game, seats, watcher, 10 * n + watcher)
                compared += count
                leaks += [(game, watcher, leak)] if leak else []
    return compared, leaks


def main():
    modes = ALL if "all" in sys.argv else SOME
    with contextlib.ExitStack() as stack:
        pg = stack.enter_context(Postgres()) if "postgres" in sys.argv else None
        databases = [pg.create(name) if pg else None for name in ("one", "other")]
        compared, leaks = asyncio.run(look_for_leaks(str(BUILD / "tests/twin-server"), modes, databases))
    check("no socket tells the difference", not leaks, leaks[:1])
    check("much was compared", compared > 200, compared)
    if pg is None:  # where the lines lie does not matter to who finds it
        _, leaks = asyncio.run(look_for_leaks(str(BUILD / "tests/twin-server-hole"), SOME[:1]))
        check("a hole is found", leaks)
    print(f"{compared} messages compared")
    return sum_up()


if __name__ == "__main__":
    sys.exit(main())
