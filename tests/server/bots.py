#!/usr/bin/python3
"""Bots online: the subprotocol hegemon-bot.1 by a client of the tests, and `hegemon bot`, which lets the examples of
docs/BOTS.md play unchanged through cut connections, a killed server and TLS."""
import asyncio
import json
import os
import pathlib
import random
import re
import signal
import socket
import ssl
import stat
import subprocess
import tempfile
import threading
import time

import websockets

from hand import Hand, status_of
from start import BUILD, HEGEMON, Server, Verdicts
from table import choose, get, make_table

ADA = "0a" * 16
GAME = "galactic-warfare/standard"
DICEY = ["/usr/bin/python3", "examples/bots/dicey.py"]
LOT = [os.path.join(BUILD, "tests/lot")]
verdicts = Verdicts()
check = verdicts.check
kept = tempfile.TemporaryDirectory()
folder = pathlib.Path(kept.name)
tokens = []


# ---- The subprotocol ---------------------------------------------------------------------------------------------------


def address(base, table):
    return base.replace("http", "ws", 1) + f"/api/v1/tables/{table}/ws"


async def play(base, table, number, said=None):
    """A bot in Python, to the end; all lines that it was told."""
    lots, lines, choices = random.Random(number), [], []
    token = f"{number:032x}"
    tokens.append(token)
    async with websockets.connect(address(base, table), subprotocols=["hegemon-bot.1"], max_size=None) as s:
        check("the subprotocol is agreed on", s.subprotocol == "hegemon-bot.1")
        await s.send(f"token {token}\nname Bot {number}")
        async for message in s:
            assert message.endswith("\n"), message[-40:]
            for line in message[:-1].split("\n"):
                lines.append(line)
                word, _, rest = line.partition(" ")
                if word == "hegemon":
                    await s.send(f"ready python {number}")
                elif word == "view":
                    choices = []
                elif word == "choice":
                    choices.append(rest)
                elif word == "go":
                    await s.send("info thinking\ndo " + choose(choices, lots))
                elif word in ("end", "refuse"):
                    return lines
    return lines


async def subprotocol(server):
    table = make_table(server.base, GAME, ["bot", "bot"], ADA)
    first, second = await asyncio.gather(play(server.base, table, 1), play(server.base, table, 2))
    check("it begins with the version", first[0] == second[0] == "hegemon 1")
    words = [line.split(" ")[0] for line in first]
    check("then comes the game", words[1] == "newgame" and "rules" in words and "random" in words, words[:8])
    check("the seats differ", {first[1], second[1]} == {f"newgame {GAME} 2 1", f"newgame {GAME} 2 2"}, first[1])
    check("both hear the end", first[-1] == second[-1] and first[-1].startswith("end "), first[-1])
    check("nobody has a fault", not any(line.startswith("fault") for line in first + second))
    record = get(server.base, f"/api/v1/tables/{table}/record")
    actions = len(re.findall(r"^\d+ ", record, re.M))
    check("every action is told", words.count("action") == actions, (words.count("action"), actions))
    seen = [line for line in first + second if line.startswith("action")]
    check("what is hidden is redacted", any("?" in line for line in seen))
    late = await play(server.base, table, 3)
    check("who comes too late is told so", late[-1].startswith("refuse phase "), late)


async def refused(server):
    table = make_table(server.base, GAME, ["open", "open"], ADA)
    try:
        await websockets.connect(address(server.base, table), subprotocols=["hegemon-bot.9"])
        check("an unknown subprotocol is refused", False)
    except websockets.exceptions.InvalidHandshake as error:
        check("an unknown subprotocol is refused", status_of(error) == 400, error)


# ---- hegemon bot -------------------------------------------------------------------------------------------------------


def bot(url, program, token, *options, **more):
    tokens_file = str(folder / token)
    return subprocess.Popen([HEGEMON, "bot", url, "--token-file", tokens_file, *options, "--", *program],
                            stderr=subprocess.PIPE, text=True, **more)


def ended(process, seconds=90):
    """Exit code and what it said."""
    try:
        _, said = process.communicate(timeout=seconds)
    except subprocess.TimeoutExpired:
        process.kill()
        _, said = process.communicate()
        return None, said
    return process.returncode, said


def remember(name):
    token = (folder / name).read_text(encoding="utf-8").strip()
    tokens.append(token)
    return token


class Proxy:
    """Between a bot and the server, on loopback: cuts the first connections after so many bytes, or speaks TLS."""

    def __init__(self, port, cuts=(), context=None):
        self.port, self.cuts, self.context, self.connections = port, list(cuts), context, 0
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.base = f"{'https' if context else 'http'}://localhost:{self.listener.getsockname()[1]}"
        threading.Thread(target=self.serve, daemon=True).start()

    def serve(self):
        while True:
            client, _ = self.listener.accept()
            self.connections += 1
            threading.Thread(target=self.carry, args=(client,), daemon=True).start()

    def carry(self, client):
        try:
            if self.context:
                client = self.context.wrap_socket(client, server_side=True)
            server = socket.create_connection(("127.0.0.1", self.port))
        except OSError:
            client.close()
            return
        for end in (client, server):
            end.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        threading.Thread(target=self.pump, args=(client, server, None), daemon=True).start()
        self.pump(server, client, self.cuts.pop(0) if self.cuts else None)

    @staticmethod
    def pump(source, to, most):
        try:
            while most is None or most > 0:
                bytes_ = source.recv(65536)
                if not bytes_:
                    break
                to.sendall(bytes_)
                most = None if most is None else most - len(bytes_)
        except OSError:
            pass
        for end in (source, to):
            try:
                end.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass


def wait_for_number(server, table, number, seconds=60):
    """Until so many actions have been played."""
    for _ in range(int(seconds * 50)):
        if json.loads(get(server.base, f"/api/v1/tables/{table}"))["number"] >= number:
            return True
        time.sleep(0.02)
    return False


def interrupt_after(process, words):
    """Ctrl-C once it has said something; exit code and all that it said."""
    said = ""
    while words not in said:
        line = process.stderr.readline()
        if not line:
            break
        said += line
    process.send_signal(signal.SIGINT)
    code, rest = ended(process, 20)
    return code, said + rest


def over(server, table):
    return '"phase":"over"' in get(server.base, f"/api/v1/tables/{table}")


def through_cuts_and_a_kill(server):
    table = make_table(server.base, GAME, ["bot", "bot"], ADA)
    proxy = Proxy(server.port, cuts=[70000, 90000])
    read = folder / "read"
    overheard = ["/bin/sh", "-c", f"tee {read} | {' '.join(DICEY)}"]
    one = bot(f"{proxy.base}/t/{table}", overheard, "one", "--name", "Dicey one")
    two = bot(address(server.base, table), LOT, "two", "--seat", "2")
    wait_for_number(server, table, 10)
    command_line = pathlib.Path(f"/proc/{one.pid}/cmdline").read_bytes()
    check("the token is in no command line", remember("one").encode() not in command_line)
    check("a token file is its owner's alone", stat.S_IMODE((folder / "one").stat().st_mode) == 0o600)
    check("and has 256 bits", len(remember("two")) == 64)
    check("the game goes on after a cut", wait_for_number(server, table, 40))
    server.kill()
    time.sleep(0.3)
    server.start()
    codes = [ended(one), ended(two)]
    check("both play to the end", [code for code, _ in codes] == [0, 0], codes)
    check("the game is over", over(server, table))
    check("connections were cut", proxy.connections > 2, proxy.connections)
    check("it says so", "the connection is lost" in codes[0][1] and "the next try is in" in codes[0][1], codes[0][1])
    lines = read.read_text(encoding="utf-8").split("\n")
    games = sum(line.startswith("newgame") for line in lines)
    check("the same program is told the game anew", lines.count("hegemon 1") == 1 and games >= 3, games)
    check("answers to what was asked before a cut are no faults", not any(line.startswith("fault") for line in lines))
    told = get(server.base, f"/api/v1/tables/{table}")
    check("names are told", '"name":"Dicey one"' in told and '"name":"lot"' in told, told)


def through_tls(server):
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
                    "-keyout", str(key), "-out", str(certificate), "-days", "2", "-subj", "/CN=localhost", "-addext",
                    "subjectAltName=DNS:localhost"], check=True, capture_output=True)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    proxy = Proxy(server.port, context=context)
    table = make_table(server.base, GAME, ["bot", "novice"], ADA)
    code, said = interrupt_after(bot(f"{proxy.base}/#{table}", LOT, "tls"), "next try")
    check("a certificate that nobody vouches for is refused", code == 130 and "no TLS: " in said, (code, said))
    trusting = dict(os.environ, SSL_CERT_FILE=str(certificate))
    elsewhere = f"{proxy.base.replace('localhost', '127.0.0.1')}/t/{table}"
    code, said = interrupt_after(bot(elsewhere, LOT, "tls", env=trusting), "next try")
    check("a certificate for another name is refused", code == 130 and "no TLS: " in said, (code, said))
    code, said = ended(bot(f"{proxy.base}/#{table}", LOT, "tls", env=trusting))
    check("with TLS a bot plays to the end", code == 0 and over(server, table), (code, said))
    remember("tls")


def bad_input(server):
    table = make_table(server.base, GAME, ["open", "bot"], ADA)
    url = f"{server.base}/t/{table}"
    (folder / "open-to-all").write_text("0d" * 16 + "\n", encoding="utf-8")
    (folder / "open-to-all").chmod(0o644)
    (folder / "garbage").write_text("hello\n", encoding="utf-8")
    (folder / "garbage").chmod(0o600)
    for sentence, code, words, process in [
        ("a token that others may read is refused", 2, "chmod 600", bot(url, LOT, "open-to-all")),
        ("a file that holds none is refused", 2, "hexadecimal", bot(url, LOT, "garbage")),
        ("a folder is no token", 2, "", bot(url, LOT, ".")),
        ("no link is refused", 2, "no link to a table", bot("example.org", LOT, "x")),
        ("a link without a table is refused", 2, "no link to a table", bot("https://example.org/", LOT, "x")),
        ("another scheme is refused", 2, "no link to a table", bot("ftp://example.org/t/abc", LOT, "x")),
        ("a name is looked at", 2, "--name", bot(url, LOT, "x", "--name", "a\nb")),
        ("a seat is looked at", 2, "--seat", bot(url, LOT, "x", "--seat", "9")),
        ("a table that is not there is told", 1, "no such table", bot(f"{server.base}/t/nowhere", LOT, "x")),
        ("a seat that is not there is told", 1, "no such seat", bot(url, LOT, "x", "--seat", "3")),
        ("a program that is not there is told", 2, "", bot(url, ["./nothing-of-this-name"], "x")),
        ("a program that says nothing is told", 1, "ready", bot(url, ["/bin/true"], "x")),
    ]:
        got, said = ended(process, 30)
        wanted = (1, 2) if code == 2 and "not there is told" in sentence else (code,)
        check(sentence, got in wanted and words in said, (got, said))
    taken = bot(url, LOT, "taken")
    for _ in range(100):
        if '"name":"lot"' in get(server.base, f"/api/v1/tables/{table}"):
            break
        time.sleep(0.05)
    code, said = ended(bot(url, LOT, "late"), 20)
    check("without a seat it ends", code == 1 and "No seat here waits for a bot" in said, (code, said))
    taken.send_signal(signal.SIGINT)
    check("Ctrl-C ends it", ended(taken, 20)[0] == 130)


async def rematch(server):
    """A person plays against a bot, stops, and plays again; the bot comes along."""
    table = make_table(server.base, GAME, ["open", "bot"], ADA)
    follows = bot(f"{server.base}/t/{table}", LOT, "follows", "--follow")
    ada = await Hand(server.base, table, ADA).connect()
    await ada.sit(1)
    await ada.begin()
    check("the person alone decides to stop", (await ada.ask("offer", on=True))["t"] == "ok")
    end = ada.last("end") or await ada.wait("end", patience=30)  # stored after the offer, so told after its answer
    check("it ends as it stands", end["result"]["how"] == "stopped", end)
    check("the person wants to play again", (await ada.ask("rematch", on=True))["t"] == "ok")
    told = ada.last("table")
    if told["rematch"] is None:
        told = await ada.wait("table", lambda m: m["rematch"] is not None, 30)
    again = await Hand(server.base, told["rematch"], ADA).connect()
    await again.sit(1)
    await asyncio.wait_for(again.begin(), 60)
    seats = json.loads(get(server.base, f"/api/v1/tables/{told['rematch']}"))["seats"]
    check("the bot plays there, too", [seat["name"] for seat in seats] == ["Ada", "lot"], seats)
    check("at the first table it is told where", (await lines_at_the_end(server, table))[-1] == f"rematch {told['rematch']}")
    await ada.close()
    await again.close()
    follows.send_signal(signal.SIGINT)
    code, said = ended(follows, 20)
    check("it says so", code == 130 and "they play again" in said, (code, said))


async def lines_at_the_end(server, table):
    """What the bot's own token hears at a table that is over."""
    lines = []
    async with websockets.connect(address(server.base, table), subprotocols=["hegemon-bot.1"], max_size=None) as s:
        await s.send(f"token {remember('follows')}\nready lot")
        while not any(line.startswith("rematch") for line in lines):
            lines += (await asyncio.wait_for(s.recv(), 20)).rstrip("\n").split("\n")
    return lines


def mortal_program(server):
    """One that ends whenever it is asked is started again, but not for ever."""
    path = folder / "mortal.sh"
    path.write_text("#!/bin/sh\nwhile read word rest; do\n  [ $word != hegemon ] || echo ready mortal\n"
                    "  [ $word != go ] || exit 0\ndone\n", encoding="utf-8")
    path.chmod(0o755)
    table = make_table(server.base, GAME, ["bot", "novice"], ADA)
    code, said = ended(bot(f"{server.base}/t/{table}", [str(path)], "mortal"), 60)
    check("a program that dies is given up after three times", code == 1 and said.count("it ended") == 3, (code, said))


def main():
    with Server() as server:
        asyncio.run(subprotocol(server))
        asyncio.run(refused(server))
        bad_input(server)
        mortal_program(server)
        asyncio.run(rematch(server))
        through_tls(server)
        through_cuts_and_a_kill(server)
        check("it ends in order", server.stop() == 0)
        check("no token is logged", not any(token in server.log for token in tokens), server.log[-300:])
    verdicts.end()


main()
