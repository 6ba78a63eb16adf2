#!/usr/bin/python3
"""Webhooks end to end, on loopback: what is refused, what is called and how it is signed, that no redirect is followed,
that a failed call is tried again, that who is online is not called, that an address survives a restart, and that nothing
of it is logged or told."""
import asyncio
import hashlib
import hmac
import http.server
import json
import threading
import time
import urllib.error
import urllib.request

from start import Server, Verdicts
from table import Seat, get, make_table

ADA, BOB = "0a" * 16, "0b" * 16
verdicts = Verdicts()
check = verdicts.check


class Called(http.server.BaseHTTPRequestHandler):
    """Keeps every call; /later fails once, /moved points elsewhere, /long answers more than anybody wants to read."""

    calls = []
    arrived = threading.Condition()

    def do_POST(self):
        body = self.rfile.read(int(self.headers["Content-Length"]))
        with Called.arrived:
            seen = sum(path == self.path for path, _, _ in Called.calls)
            Called.calls.append((self.path, dict(self.headers), body))
            Called.arrived.notify_all()
        status = 503 if self.path == "/later" and seen == 0 else 302 if self.path == "/moved" else 200
        answer = b"x" * 100000 if self.path == "/long" else b"fine"
        self.send_response(status)
        if status == 302:
            self.send_header("Location", "/elsewhere")
        self.send_header("Content-Length", str(len(answer)))
        self.end_headers()
        try:
            self.wfile.write(answer)
        except OSError:
            pass

    do_GET = do_POST

    def log_message(self, *_):
        pass


def wait_for(path, count, seconds=20):
    with Called.arrived:
        Called.arrived.wait_for(lambda: sum(p == path for p, _, _ in Called.calls) >= count, seconds)
        return [call for call in Called.calls if call[0] == path]


def set_hook(base, table, token, url):
    """Status and answer."""
    headers = {"Authorization": "Bearer " + token} if token else {}
    request = urllib.request.Request(f"{base}/api/v1/tables/{table}/hook", json.dumps({"url": url}).encode(), headers)
    for _ in range(100):
        try:
            with urllib.request.urlopen(request, timeout=20) as answer:
                return answer.status, json.loads(answer.read())
        except urllib.error.HTTPError as error:
            status, answer = error.code, json.loads(error.read())
            if answer["error"] != "busy":
                return status, answer
            time.sleep(0.02)
    return status, answer


class Player(Seat):
    """Answers `moves` questions, then rests."""

    async def answer(self):
        if self.moves_left > 0 and self.ask and "boxes" in self.ask and not self.waiting:
            self.moves_left -= 1
            await super().answer()


async def rest(seat, until, seconds=20):
    """Connected until a condition holds."""
    async def listen():
        await seat.connect()
        await seat.listen()
    task = asyncio.ensure_future(listen())
    try:
        for _ in range(int(seconds * 50)):
            if until():
                break
            await asyncio.sleep(0.02)
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        if seat.socket is not None:
            await seat.socket.close()
    return until()


def player(base, table, seat, token):
    made = Player(base, table, seat=seat, token=token)
    made.moves_left = 0
    return made


async def begin(base):
    """A game of two people; the seat that is asked first, and the tokens by seat."""
    table = make_table(base, "starcraft/duel", ["open", "open"], ADA)
    people = [player(base, table, 1, ADA), player(base, table, 2, BOB)]
    ready = lambda: all(p.ask is not None for p in people)
    await asyncio.gather(*(rest(p, ready) for p in people))
    check("a game of two begins", ready())
    return table, people


async def move_until_other_is_asked(people, mover):
    """The mover is connected and moves until the other one is asked; the other is not there."""
    mover.moves_left, mover.ask = 10000, None
    other = 3 - mover.seat
    return await rest(mover, lambda: mover.ask is not None and mover.ask["seats"] == [other], 60)


def asked_seat(people):
    return people[0].ask["seats"][0]


async def called(server, address):
    base = server.base
    table, people = await begin(base)
    mover = people[asked_seat(people) - 1]
    other = people[2 - mover.seat]
    status, answer = set_hook(base, table, other.token, address + "/turn")
    check("the holder of a seat may leave an address", status == 200 and len(answer["secret"]) == 64, answer)
    secret = answer["secret"]
    check("the other one is asked", await move_until_other_is_asked(people, mover))
    (_, headers, body), = wait_for("/turn", 1)[:1] or [(None, {}, b"{}")]
    told = json.loads(body)
    check("the body says which seat of which table", told.get("table") == table and told.get("seat") == other.seat, told)
    due = "sha256=" + hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()
    check("it is signed", headers.get("Hegemon-Signature") == due, headers)
    check("it is JSON", headers.get("Content-Type") == "application/json")
    time.sleep(0.5)
    check("one question, one call", len(wait_for("/turn", 1)) == 1)

    server.kill()
    server.start()
    get(server.base, f"/api/v1/tables/{table}")
    time.sleep(0.5)
    check("a restart calls nobody anew", len(wait_for("/turn", 1)) == 1)

    # Who is online is not called: both are there, and both get their turn.
    for one in people:
        one.ask, one.moves_left = None, 0
    first = mover
    other.moves_left, first.moves_left = 10000, 0
    await asyncio.gather(rest(other, lambda: first.ask is not None and first.ask["seats"] == [first.seat], 60),
                         rest(first, lambda: first.ask is not None and first.ask["seats"] == [first.seat], 60))
    first.moves_left, other.moves_left = 10000, 0
    there = lambda: other.ask is not None and other.ask["seats"] == [other.seat]
    other.ask = None
    await asyncio.gather(rest(first, there, 60), rest(other, there, 60))
    time.sleep(0.5)
    check("nobody is called who is online", len(wait_for("/turn", 1)) == 1, Called.calls)

    # After the restart the address still counts.
    other.moves_left, other.ask = 10000, None
    await rest(other, lambda: other.ask is not None and other.ask["seats"] == [mover.seat], 60)
    await move_until_other_is_asked(people, mover)
    check("an address survives a restart", len(wait_for("/turn", 2)) == 2)
    return table, people, mover, other


async def again(server, address, table, people, mover, other):
    """Another address each, and a turn to have it called."""
    async def turn(path):
        check(f"{path} is left", set_hook(server.base, table, other.token, address + path)[0] == 200)
        other.moves_left, other.ask = 10000, None
        await rest(other, lambda: other.ask is not None and other.ask["seats"] == [mover.seat], 60)
        await move_until_other_is_asked(people, mover)
    await turn("/later")
    check("a call that failed is made again", len(wait_for("/later", 2)) == 2)
    check("and says the same", len({body for _, _, body in wait_for("/later", 2)}) == 1)
    await turn("/moved")
    check("what has moved is called once", len(wait_for("/moved", 1)) == 1)
    time.sleep(1.5)
    check("and not followed", not wait_for("/elsewhere", 1, 0) and len(wait_for("/moved", 1)) == 1)
    await turn("/long")
    wait_for("/long", 1)
    time.sleep(1.5)
    check("an endless answer is left alone", len(wait_for("/long", 1)) == 1)
    check("an address is taken back", set_hook(server.base, table, other.token, None)[0] == 200)
    before = len(Called.calls)
    other.moves_left, other.ask = 10000, None
    await rest(other, lambda: other.ask is not None and other.ask["seats"] == [mover.seat], 60)
    await move_until_other_is_asked(people, mover)
    time.sleep(0.5)
    check("then nobody is called", len(Called.calls) == before)


def refusals(server, table, token):
    base = server.base
    for sentence, status, word, arguments in [
        ("without a token", 401, "token", (table, None, "https://example.org/")),
        ("with a stranger's token", 403, "no-seat", (table, "0c" * 16, "https://example.org/")),
        ("at no table", 404, "no-table", ("nowhere", token, "https://example.org/")),
        ("without http", 400, "address", (table, token, "ftp://example.org/")),
        ("of a file", 400, "address", (table, token, "file:///etc/passwd")),
        ("with a password", 400, "address", (table, token, "http://a:b@example.org/")),
        ("that is too long", 400, "bad-message", (table, token, "http://example.org/" + "a" * 600)),
        ("that is no text", 400, "bad-message", (table, token, 7)),
        ("that is none", 400, "address", (table, token, "hello")),
    ]:
        got, answer = set_hook(base, *arguments)
        check(f"{sentence} it is refused", (got, answer["error"]) == (status, word), (got, answer))


async def private(address):
    """Without the operator's word nobody on this network is called, whatever it is called."""
    with Server("--webhooks") as server:
        table, people = await begin(server.base)
        mover = people[asked_seat(people) - 1]
        other = people[2 - mover.seat]
        refusals(server, table, other.token)
        port = address.rsplit(":", 1)[1]
        for host in ["127.0.0.1", "localhost", "[::1]", "10.0.0.1", "192.168.1.1", "169.254.169.254", "127.1",
                     "0x7f000001", "[::ffff:127.0.0.1]", "224.0.0.1", "0.0.0.0"]:
            got, answer = set_hook(server.base, table, other.token, f"http://{host}:{port}/hidden")
            check(f"{host} is refused", (got, answer["error"]) == (400, "address"), answer)
        # A name that stands for this machine is found out when it is called.
        got, _ = set_hook(server.base, table, other.token, f"http://table.localhost:{port}/hidden")
        check("a name is taken as it is", got == 200)
        await move_until_other_is_asked(people, mover)
        for _ in range(100):
            if "hegemon_webhooks_refused_total 1" in get(server.base, "/metrics"):
                break
            time.sleep(0.05)
        check("but not called", "hegemon_webhooks_refused_total 1\n" in get(server.base, "/metrics"))
        check("nothing has arrived", not any(path == "/hidden" for path, _, _ in Called.calls))
    with Server() as server:
        table = make_table(server.base, "starcraft/duel", ["open", "open"], ADA)
        got, answer = set_hook(server.base, table, ADA, "https://example.org/")
        check("it is off unless switched on", (got, answer["error"]) == (403, "webhooks"), answer)


def main():
    listener = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Called)
    threading.Thread(target=listener.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{listener.server_address[1]}"
    with Server("--webhooks-private") as server:
        game = asyncio.run(called(server, address))
        asyncio.run(again(server, address, *game))
        check("it ends in order", server.stop() == 0)
        check("no address and no token is logged", all(word not in server.log for word in (address, ADA, BOB)))
    asyncio.run(private(address))
    verdicts.end()


main()
