#!/usr/bin/env python3
"""Plays a whole game at a table of a server, with moves by lot. The standard library is enough.

    play.py http://127.0.0.1:8421 --make mass-effect/basic open,open,hard     makes a table, prints its id, takes a seat
    play.py http://127.0.0.1:8421 --table ID [--seat 2]                       takes a seat at a table that is there

Begin here to write a client of your own; docs/API.md has every message, docs/BOTS.md what boxes are. Whoever has a
seat's token has the seat: it is written to --token-file, so that the same call goes on after a crash. A connection that
breaks is made anew, and what was not answered is said again under its old id, which the server answers as the first
time. --seen keeps the values of the log that can't be rewritten, --record the game's record; when the game is over,
`hegemon verify RECORD --seen SEEN` tells whether the server has told the truth.
"""
import argparse
import base64
import hashlib
import json
import os
import pathlib
import random
import secrets
import socket
import ssl
import struct
import sys
import time
import urllib.parse
import urllib.request

CONTINUED, TEXT, CLOSE, PING, PONG = 0, 1, 8, 9, 10


# ---- A WebSocket: RFC 6455, as much of it as a client needs ----------------------------------------------------------

class Gone(Exception):
    """The connection has ended, whoever ended it."""


class WebSocket:
    """One connection. `read` gives one text after another, and raises Gone at the end."""

    def __init__(self, url, protocol, patience=10):
        at = urllib.parse.urlsplit(url)
        secure = at.scheme in ("https", "wss")
        port = at.port or (443 if secure else 80)
        self.left = b""
        try:
            self.socket = socket.create_connection((at.hostname, port), patience)
            if secure:
                self.socket = ssl.create_default_context().wrap_socket(self.socket, server_hostname=at.hostname)
            self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            self.shake_hands(at, protocol)
        except OSError as why:
            raise Gone(str(why)) from why

    def shake_hands(self, at, protocol):
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        self.socket.sendall((f"GET {at.path} HTTP/1.1\r\nHost: {at.netloc}\r\nUpgrade: websocket\r\n"
                             f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
                             f"Sec-WebSocket-Protocol: {protocol}\r\n\r\n").encode())
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += self.take(1)
        proof = base64.b64encode(hashlib.sha1((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").encode()).digest())
        if not head.startswith(b"HTTP/1.1 101 "):
            raise Gone(head.split(b"\r\n")[0].decode())
        if proof not in head:
            raise Gone("this is no WebSocket")

    def take(self, count):
        while len(self.left) < count:
            try:
                more = self.socket.recv(65536)
            except OSError as why:
                raise Gone(str(why)) from why
            if not more:
                raise Gone("the other side has hung up")
            self.left += more
        taken, self.left = self.left[:count], self.left[count:]
        return taken

    def send(self, payload, kind=TEXT):
        """Whatever a client sends is masked, each message otherwise."""
        size, mask = len(payload), secrets.token_bytes(4)
        head = struct.pack("!BB", 0x80 | kind, 0x80 | size) if size < 126 else \
            struct.pack("!BBH", 0x80 | kind, 0x80 | 126, size)  # a message to the host has at most 4,096 bytes
        body = (int.from_bytes(payload, "big") ^
                int.from_bytes((mask * (size // 4 + 1))[:size], "big")).to_bytes(size, "big")
        try:
            self.socket.sendall(head + mask + body)
        except OSError as why:
            raise Gone(str(why)) from why

    def read(self):
        text = b""
        while True:
            first, size = self.take(2)
            if size == 126:
                size, = struct.unpack("!H", self.take(2))
            elif size == 127:
                size, = struct.unpack("!Q", self.take(8))
            payload, kind = self.take(size), first & 15
            if kind == PING:
                self.send(payload, PONG)
            elif kind == CLOSE:
                raise Gone("the other side has said goodbye")
            elif kind in (TEXT, CONTINUED):
                text += payload
                if first & 0x80:
                    return text.decode()

    def close(self):
        self.socket.close()


# ---- Choosing --------------------------------------------------------------------------------------------------------

def pick(word, lots):
    """One choice of a word of a box: `a|b`, `1..3`, `[perhaps]`."""
    if word.startswith("["):
        return pick(word[1:-1], lots) if lots.random() < 0.5 else None
    word = lots.choice(word.split("|"))
    low, dots, high = word.partition("..")
    return str(lots.randint(int(low), int(high))) if dots else word


def choose(boxes, lots):
    """Every combination is allowed, so that a client needs no rules."""
    words = (pick(word, lots) for word in lots.choice(boxes).split(" "))
    return " ".join(word for word in words if word is not None)


def merge(view, change):
    """Objects key by key, everything else is replaced, and null is a value."""
    for key, value in change.items():
        if isinstance(value, dict) and isinstance(view.get(key), dict):
            merge(view[key], value)
        else:
            view[key] = value


# ---- A seat ----------------------------------------------------------------------------------------------------------

class Player:
    """What it knows of the game outlives its connections."""

    def __init__(self, args, table, token):
        self.args, self.table, self.token = args, table, token
        self.lots = random.Random(args.seed)
        self.socket = self.seat = self.number = self.digest = self.end = self.ask = None
        self.phase, self.seats, self.view, self.kept = "open", None, {}, {}
        self.sent = self.moves = self.connections = 0
        self.session = secrets.token_hex(4)  # ids must be new ones after a crash
        self.unanswered = {}
        self.resigned = self.dropped = False
        self.breath, self.breathed = 150.0, time.monotonic()

    # What it says. Under its id it can be said twice.
    def breathe(self):
        """Who says more than fifty messages a second for long is shown the door."""
        now = time.monotonic()
        self.breath, self.breathed = min(150.0, self.breath + 45 * (now - self.breathed)) - 1, now
        if self.breath < 0:
            time.sleep(-self.breath / 45)

    def say(self, kind, **keys):
        self.breathe()
        self.sent += 1
        said = {"t": kind, "id": f"{self.session}-{self.sent}", **keys}
        self.unanswered[said["id"]] = said
        self.socket.send(json.dumps(said).encode())

    def is_saying(self, *kinds):
        return any(said["t"] in kinds for said in self.unanswered.values())

    def answer(self):
        if self.ask is None or "boxes" not in self.ask or self.is_saying("act", "aside"):
            return
        if self.args.resign and self.moves >= self.args.resign and not self.resigned:
            self.resigned = True
            self.say("aside", do="resign")
        else:
            self.say("act", number=self.ask["number"], do=choose(self.ask["boxes"], self.lots))

    # What it hears: a method for each kind that matters. Other kinds are ignored.
    def hear_welcome(self, m):
        self.seat, self.phase = m["seat"], m["phase"]

    def hear_table(self, m):
        self.phase, self.seats = m["phase"], m["seats"]
        self.sit_down()

    def sit_down(self):
        if self.phase != "open" or self.seats is None or self.is_saying("join", "ready"):
            return
        if self.seat is None:
            self.say("join", name=self.args.name, **({"seat": self.args.seat} if self.args.seat else {}))
        elif not self.seats[self.seat - 1]["ready"]:
            self.say("ready", on=True)

    def hear_sealed(self, m):
        self.digest = m["digest"]
        if self.seat is not None:
            self.say("contribute", hex=secrets.token_hex(32))

    def hear_snapshot(self, m):
        self.number, self.view, self.ask = m["number"], m["view"], None
        self.kept[m["number"]] = m["chain"]

    def hear_events(self, m):
        for event in m["list"]:
            if event["number"] <= self.number:
                continue
            if event["number"] != self.number + 1:
                sys.exit(f"number {event['number']} came after {self.number}")
            self.number = event["number"]
            merge(self.view, event["set"])
            self.kept[self.number] = event["chain"]
        self.ask = None

    def hear_ask(self, m):
        self.ask = m
        self.answer()

    def hear_ok(self, m):
        said = self.unanswered.pop(m["id"], None)
        self.moves += said is not None and said["t"] == "act"
        self.sit_down()

    def hear_refuse(self, m):
        said = self.unanswered.pop(m["id"], None)
        if said is None:
            return
        if m["reason"] in ("busy", "store", "too-fast"):  # in a moment
            time.sleep(0.02 if m["reason"] == "busy" else 0.5)
            self.unanswered[said["id"]] = said
            self.socket.send(json.dumps(said).encode())
        elif m["reason"] in ("stale", "not-asked"):
            self.answer()
        elif said["t"] == "aside":  # the rules don't allow it now
            self.answer()
        elif said["t"] in ("join", "act"):
            sys.exit(f"{said} was refused: {m['reason']}: {m['sentence']}")

    def hear_end(self, m):
        self.end = m

    def hear_bye(self, m):
        raise Gone(m["why"])

    def hear_error(self, m):
        if m["fatal"]:
            sys.exit(f"{m['code']}: {m['sentence']}")

    # Connections, one after another.
    def connect(self):
        url = f"{self.args.server}/api/v1/tables/{self.table}/ws"
        self.socket = WebSocket(url, "hegemon.1")
        self.connections += 1
        hello = {"t": "hello", "v": 1, "token": self.token}
        if self.number is not None:
            hello["after"] = self.number
        self.socket.send(json.dumps(hello).encode())
        for said in list(self.unanswered.values()):
            self.socket.send(json.dumps(said).encode())

    def listen(self):
        while self.end is None:
            m = json.loads(self.socket.read())
            getattr(self, "hear_" + m["t"], lambda _: None)(m)
            if self.args.drop and self.moves >= self.args.drop and not self.dropped:
                self.dropped = True
                raise Gone("dropped on purpose")

    def play(self):
        pause = 0.1
        while self.end is None:
            before = self.connections
            try:
                self.connect()
                self.listen()
            except Gone as why:
                print(f"connection lost: {why}", file=sys.stderr)
            if self.socket is not None:
                self.socket.close()
            if self.end is None:
                pause = 0.1 if self.connections > before else min(pause * 2, 5)
                time.sleep(pause)


# ---- Around it -------------------------------------------------------------------------------------------------------

def ask_server(args, path, body=None):
    sent = urllib.request.Request(args.server + path, json.dumps(body).encode() if body is not None else None)
    with urllib.request.urlopen(sent, timeout=30) as got:
        return got.read().decode()


def my_token(args):
    """A file that its owner alone can read; never an argument, which everybody on the machine sees."""
    if args.token_file is None:
        return secrets.token_hex(16)
    if not args.token_file.exists():
        with open(os.open(args.token_file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as out:
            out.write(secrets.token_hex(16) + "\n")
    return args.token_file.read_text(encoding="ascii").strip()


def make_table(args, token):
    game, seats = args.make
    plan = {"game": game, "seats": seats.split(","), "token": token}
    if args.option:
        plan["options"] = dict(pair.split("=", 1) for pair in args.option)
    return json.loads(ask_server(args, "/api/v1/tables", plan))["table"]


def read_arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("server", help="http://HOST:PORT or https://HOST")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--table", help="the id of a table")
    what.add_argument("--make", nargs=2, metavar=("GAME", "SEATS"), help="EDITION/MODE and seats between commas")
    parser.add_argument("--option", action="append", metavar="ID=VALUE", help="of the game that is made")
    parser.add_argument("--seat", type=int, help="which seat (the first that is free)")
    parser.add_argument("--name", default="Lot", help="what others see")
    parser.add_argument("--seed", type=int, help="of the lots")
    parser.add_argument("--token-file", type=pathlib.Path, help="where the seat's token is kept")
    parser.add_argument("--resign", type=int, metavar="N", help="after N moves")
    parser.add_argument("--drop", type=int, metavar="N", help="break the connection once, after N moves")
    parser.add_argument("--record", type=pathlib.Path, help="where the game's record goes")
    parser.add_argument("--seen", type=pathlib.Path, help="where the values of the log go")
    args = parser.parse_args()
    args.server = args.server.rstrip("/")
    return args


def keep(args, player):
    record = ask_server(args, f"/api/v1/tables/{player.table}/record")
    if args.record:
        args.record.write_text(record, encoding="utf-8")
    if args.seen:
        digest = next(line.split()[1] for line in record.splitlines() if line.startswith("header "))
        if player.digest not in (None, digest):
            sys.exit("the record's header is not the one that was shown before the game")
        args.seen.write_text(f"hegemon-seen 1 {digest} {player.seat or 'spectator'}\n" +
                             "".join(f"{n} {value}\n" for n, value in sorted(player.kept.items())), encoding="ascii")


def main():
    args = read_arguments()
    token = my_token(args)
    table = args.table or make_table(args, token)
    print(table, flush=True)
    player = Player(args, table, token)
    player.play()
    keep(args, player)
    print(json.dumps({"seat": player.seat, "moves": player.moves, "connections": player.connections,
                      "number": player.end["number"], "result": player.end["result"]}))


if __name__ == "__main__":
    main()
