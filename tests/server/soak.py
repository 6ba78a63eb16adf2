#!/usr/bin/python3
"""People play, come, go and look for an hour: soak.py [SECONDS]. The server's memory must stay flat.

Memory follows the number of tables, and what tables leave behind on the heap is used again but rarely given back to the
system. So it is compared where both ends have the same number of them, none: everybody plays for a third of the time and
goes, and when all tables have left memory the heap is looked at; then everybody plays on for the rest, and goes again.
What is in use on the heap then, without the database's pages, which have a bound of their own, would be a leak. While
people play, resident memory is watched as well."""
import asyncio
import secrets
import sys
import time

import websockets
from hand import Hand
from kill import TABLES, Pair
from serving import Server, check, sum_up
from table import get

IDLE_S = 10  # that a table without watchers stays in memory: many come and go in a short run, too
LEAK_KB = 64  # of the heap at rest: freed pieces that the allocator keeps for each thread count as used


async def come_and_go(server, pairs, over):
    """Spectators who look at tables, and pages that ask for lists."""
    while not over():
        seats = [seat for pair in pairs for seat in pair.seats]
        for seat in seats:
            hand = Hand(server.base, seat.url.split("/")[-2])
            try:
                await hand.connect(token=secrets.randbelow(2) == 0, lang=("en", "fr")[secrets.randbelow(2)])
                await hand.ask("look", number=0)
                await hand.close()
            except (OSError, asyncio.TimeoutError, websockets.exceptions.WebSocketException):
                pass
            await asyncio.sleep(0.05)
        for path in ("/api/v1/tables", "/api/v1/games", "/metrics", "/"):
            await asyncio.to_thread(get, server.base, path)


def held(server):
    """Kilobytes without the database's pages: in use on the heap, and resident; and the figures."""
    figures, rss = server.metrics(), server.rss()
    pages = figures["database_memory_bytes"]
    return (figures["heap_bytes"] - pages) / 1024, rss - pages / 1024, figures


def report(what, heap, rss, figures):
    print(f"{what}: heap {heap:.0f} kB, resident {rss:.0f} kB, pages {figures['database_memory_bytes'] / 1024:.0f} kB, "
          f"{figures['tables']} tables, {figures['tables_made_total']} made, {figures['tables_read_total']} read, "
          f"{figures['commits_total']} commits, {figures['messages_sent_total']} messages", flush=True)


async def rest(server):
    """The heap when every table has left memory."""
    until = time.monotonic() + 60 + 10 * IDLE_S
    while time.monotonic() < until and (server.metrics()["tables"] > 0 or server.metrics()["watchers"] > 0):
        await asyncio.sleep(1)
    heap, rss, figures = await asyncio.to_thread(held, server)
    report("at rest", heap, rss, figures)
    check("every table leaves memory", figures["tables"] == 0, figures)
    return heap


async def play(server, seconds):
    """Resident memory over the time."""
    began = time.monotonic()

    def over():
        return time.monotonic() > began + seconds
    pairs = [Pair(server, n, over) for n in range(2 * len(TABLES))]
    tasks = [asyncio.create_task(pair.run()) for pair in pairs] + [asyncio.create_task(come_and_go(server, pairs, over))]
    samples = []
    while not over():
        await asyncio.sleep(min(10, seconds / 20))
        heap, rss, figures = await asyncio.to_thread(held, server)
        samples.append(rss)
        report(f"{time.monotonic() - began:6.0f} s", heap, rss, figures)
    for pair in pairs:
        for seat in pair.seats:
            if seat.socket is not None:
                await seat.socket.close()
    await asyncio.gather(*tasks, return_exceptions=True)
    return samples


async def soak(server, seconds):
    await play(server, seconds / 3)
    before = await rest(server)
    samples = await play(server, seconds * 2 / 3)
    after = await rest(server)
    half = len(samples) // 2
    early, late = sum(samples[:half]) / half, sum(samples[half:]) / len(samples[half:])
    check("nothing is left behind", after - before < LEAK_KB, (before, after))
    check("resident memory stays flat", late - early < max(1000, 0.05 * early), (early, late))
    print(f"heap at rest {before:.0f} kB, then {after:.0f} kB; resident {early:.0f} kB, then {late:.0f} kB")


def main():
    with Server("--idle", str(IDLE_S)) as server:
        asyncio.run(soak(server, float(sys.argv[1]) if len(sys.argv) > 1 else 3600))
    return sum_up()


if __name__ == "__main__":
    sys.exit(main())
