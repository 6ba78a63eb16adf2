#!/usr/bin/python3
"""Clients that mean harm, against the real server with its usual limits: hostile.py [SECONDS of each kind [disk]]

They come from another address than two people at a table, who talk and count how long an answer takes: `ping` shows the
loop, `say` the loop and the disk. With each kind of attack 99 of 100 answers come within twice the quiet time. Where other
tests keep processors and disk busy it would be them that are judged: there any answer within BUSY milliseconds will do, and
how long `say` takes is told only. With the word `disk` nothing else runs, and all is judged. Attackers yield the processor,
since they would have machines of their own."""
import asyncio
import json
import multiprocessing
import os
import random
import socket
import struct
import sys
import time

from hand import Hand
from manners import close_all, sit_down
from serving import Server, check, sum_up

BUSY = 50.0
HERE, KEY = "127.0.0.2", "dGhlIHNhbXBsZSBub25jZQ=="


# ---- Attackers: each runs in a process of its own, as long as it is let ----------------------------------------------

def dial(port):
    s = socket.socket()
    s.bind((HERE, 0))
    s.settimeout(2)
    s.connect(("127.0.0.1", port))
    return s


def upgrade(table):
    return (f"GET /api/v1/tables/{table}/ws HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {KEY}\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: hegemon.1\r\n\r\n").encode()


def frame(payload, kind=1):
    size = len(payload)
    head = struct.pack("!BB", 0x80 | kind, 0x80 | size) if size < 126 else \
        struct.pack("!BBH", 0x80 | kind, 0xfe, size) if size < 65536 else struct.pack("!BBQ", 0x80 | kind, 0xff, size)
    return head + b"\0\0\0\0" + payload


HELLO = frame(b'{"t":"hello","v":1}')


def keep_up(port, count, begin, beat, pause=0.05):
    """So many connections at once, for ever: `begin` says what a new one sends, `beat` what it sends now and then."""
    sockets = []
    while True:
        while len(sockets) < count:
            try:
                s = dial(port)
                s.sendall(begin())
                sockets.append(s)
            except OSError:
                time.sleep(0.05)
                break
        for s in list(sockets):
            try:
                beat(s)
            except OSError:
                s.close()
                sockets.remove(s)
        time.sleep(pause)


def dripping(port, table):
    """Requests and frames, a byte at a time."""
    texts = {}

    def beat(s):
        text = texts.setdefault(s, bytearray(random.choice((upgrade(table), b"POST /api/v1/tables HTTP/1.1\r\nHost: a\r\n"
                                                            b"Content-Length: 500\r\n\r\n" + b"{" * 500))))
        if text:
            s.sendall(bytes(text[:1]))
            del text[:1]
    keep_up(port, 60, lambda: b"", beat)


def dripping_frames(port, table):
    sent = frame(b'{"t":"hello","v":1,"lang":"' + b"x" * 3000)
    at = {}

    def beat(s):
        i = at[s] = at.get(s, -1) + 1
        s.sendall(sent[i % len(sent):i % len(sent) + 1])
    keep_up(port, 60, lambda: upgrade(table), beat, 0.02)


def oversized(port, table):
    big = [frame(b"x" * 100000), b"POST /api/v1/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 9999999\r\n\r\n" + b"x" * 70000,
           b"GET /" + b"x" * 100000, b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 20000]

    def beat(s):
        s.sendall(random.choice(big))
    keep_up(port, 60, lambda: upgrade(table), beat)


def half_open(port, table):
    """They greet, ask for much, and never read."""
    def beat(s):
        s.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        s.sendall(frame(json.dumps({"t": "history", "id": "h", "from": 1, "to": 1}).encode()))
    keep_up(port, 60, lambda: upgrade(table) + HELLO, beat, 1)


def flooding(port, table):
    """As many messages as the line takes, until they are thrown out; then again."""
    flood = [frame(b'{"t":"ping","n":1}') * 500, frame(b"", 9) * 500, frame(b"no json at all") * 500,
             frame(b'{"t":"look","id":"x","number":1}') * 500, frame(b'{"t":"odds","id":"x","place":"a","target":"b"}') * 300]

    def beat(s):
        s.sendall(random.choice(flood))
    keep_up(port, 40, lambda: upgrade(table) + HELLO, beat)


def hanging_up(port, table):
    """Connections that come and go at once."""
    while True:
        try:
            s = dial(port)
            s.sendall(upgrade(table) + HELLO)
            s.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            s.close()
        except OSError:
            time.sleep(0.01)


ATTACKS = [dripping, dripping_frames, oversized, half_open, flooding, hanging_up]


def attack(kind, port, table):
    os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    kind(port, table)


# ---- Bystanders ------------------------------------------------------------------------------------------------------

async def bystand(hand, seconds):
    """Milliseconds of each answer: of pings, and of words that are stored."""
    times = {"ping": [], "say": []}
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        for kind in ("ping", "ping", "say"):
            began = time.monotonic()
            if kind == "ping":
                await hand.socket.send('{"t":"ping","n":1}')
                await hand.wait("pong")
            else:
                got = await hand.ask("say", text="hello")
                check("a bystander is heard", got["t"] == "ok", got)
            times[kind].append(1000 * (time.monotonic() - began))
            hand.heard.clear()
            await asyncio.sleep(0.02)
    return {kind: sorted(values)[int(0.99 * (len(values) - 1))] for kind, values in times.items()}


async def listen(hand):
    """The other one reads what is said: who does not is thrown out."""
    while True:
        await hand.next(3600)
        hand.heard.clear()


async def under_attack(server, table, hand, kind, seconds):
    process = multiprocessing.Process(target=attack, args=(kind, server.port, table), daemon=True)
    process.start()
    await asyncio.sleep(0.3)
    now = await bystand(hand, seconds)
    process.kill()
    process.join()
    return now


async def withstand(server, table, hand, kind, seconds):
    """What others do to processors and disk meanwhile does not come back three times; what an attacker does, does."""
    for _ in range(3):
        quiet = await bystand(hand, seconds)
        now = await under_attack(server, table, hand, kind, seconds)
        print(f"{kind.__name__}: ping {quiet['ping']:.1f} to {now['ping']:.1f} ms, say {quiet['say']:.1f} to {now['say']:.1f} ms", flush=True)
        judged, enough = (["ping", "say"], 0) if "disk" in sys.argv else (["ping"], BUSY)
        if all(now[what] <= max(2 * quiet[what], enough) for what in judged):
            return True
    return False


async def compare(server, seconds):
    table, hands = await sit_down(server)
    listening = asyncio.create_task(listen(hands[1]))
    before = server.rss()
    print("99 of 100 answers, quiet to under attack")
    for kind in ATTACKS:
        fine = await withstand(server, table, hands[0], kind, seconds)
        check(f"{kind.__name__}: bystanders are answered within twice the quiet time", fine)
    listening.cancel()
    await asyncio.gather(listening, return_exceptions=True)
    check("memory stays small", server.rss() - before < 100000, (before, server.rss()))
    check("nobody was lost", (await hands[1].ask("say", text="still here"))["t"] == "ok")
    newcomer = await Hand(server.base, table).connect()
    check("and newcomers are let in", newcomer.last("welcome") is not None)
    await close_all(*hands, newcomer)


def main():
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 1
    with Server("--per-address", "64", "--share", "15") as server:
        asyncio.run(compare(server, seconds))
    return sum_up()


if __name__ == "__main__":
    sys.exit(main())
