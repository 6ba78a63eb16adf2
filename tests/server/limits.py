#!/usr/bin/python3
"""What one client may cost the others: each function tries one limit from outside, against a server of its own.

  tests/server/limits.py [NAME...]   only these"""
import asyncio
import hashlib
import http.client
import json
import multiprocessing
import secrets
import socket
import sys
import time
import urllib.error
import urllib.request

from hand import Hand
from hostile import HELLO, dial, frame, upgrade
from serving import Server, check, sum_up, within

PLAN = {"game": "mass-effect/war-assets", "seats": ["open", "casual"]}


def ask(server, path, body=None, **headers):
    """Status, headers and answer of a request; `forwarded` is the address that a proxy tells."""
    if "forwarded" in headers:
        headers["X-Forwarded-For"] = headers.pop("forwarded")
    if "token" in headers:
        headers["Authorization"] = "Bearer " + headers.pop("token")
    request = urllib.request.Request(server.base + path, json.dumps(body).encode() if body is not None else None, headers)
    try:
        with urllib.request.urlopen(request, timeout=60) as got:
            return got.status, got.headers, got.read().decode()
    except urllib.error.HTTPError as refused:
        return refused.code, refused.headers, refused.read().decode()


def make(server, token=None, more=None, **headers):
    return ask(server, "/api/v1/tables", {**PLAN, **(more or {}), "token": token or secrets.token_hex(16)}, **headers)


# ---- Who is counted together -----------------------------------------------------------------------------------------

def a_network_of_ipv6_is_one_address():
    with Server("--behind-proxy", "--makes", "3") as server:
        statuses = [make(server, forwarded=f"192.0.2.77, 2001:db8:1:2:{n:x}::{n:x}")[0] for n in range(1, 101)]
        check("100 addresses of one network make three tables", statuses == [201] * 3 + [429] * 97, statuses)
        check("the next network makes its own", make(server, forwarded="2001:db8:1:3::1")[0] == 201)
        statuses = [make(server, forwarded=text)[0] for text in ("192.0.2.1", "::ffff:192.0.2.1", "192.0.2.1", "192.0.2.1")]
        check("IPv4 is the same inside of IPv6", statuses == [201] * 3 + [429], statuses)
        status, headers, text = make(server, forwarded="192.0.2.1")
        check("who is refused is told when to come back", status == 429 and 1 <= int(headers["Retry-After"]) <= 20 and
              json.loads(text)["error"] == "too-fast", (status, headers, text))


# ---- What something costs --------------------------------------------------------------------------------------------

def long_game(server):
    """A finished game of some thousand actions, played by those who play fastest."""
    token = secrets.token_hex(16)
    table = json.loads(make(server, token, {"seats": ["random", "random"]})[2])["table"]

    async def play():
        hand = await Hand(server.base, table, token).connect()
        await hand.ask("start")
        await hand.wait("end", patience=120)
        number = hand.last("end")["number"]
        await hand.close()
        return number
    return table, asyncio.run(play())


def say(kind, **keys):
    return frame(json.dumps({"t": kind, "id": "x", **keys}).encode())


def burst(port, table, said, count):
    """One connection, no seat: says it so many times at once, and then reads what it gets."""
    s = dial(port)
    s.sendall(upgrade(table) + HELLO)
    time.sleep(0.3)
    s.sendall(said * count)
    s.settimeout(60)
    while s.recv(65536):
        pass


def slowest(server, seconds):
    """The longest that a trivial request takes, in seconds."""
    worst, until = 0.0, time.monotonic() + seconds
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
    while time.monotonic() < until:
        began = time.monotonic()
        line.request("GET", "/healthz")
        line.getresponse().read()
        worst = max(worst, time.monotonic() - began)
        time.sleep(0.005)
    line.close()
    return worst


def a_burst_of_dear_messages_holds_up_who_says_them():
    with Server("--share", "15", "--per-address", "64") as server:
        table, number = long_game(server)
        for said in (say("worth"), say("history", **{"from": 1, "to": 50}), say("look", number=number // 2),
                     frame(b'{"t":"hello","v":1,"after":%d}' % (number - 190))):
            before = server.metrics()
            attacker = multiprocessing.Process(target=burst, args=(server.port, table, said, 150), daemon=True)
            attacker.start()
            worst = slowest(server, 3)
            attacker.kill()
            attacker.join()
            after = server.metrics()
            spent = (after["cost_microseconds_total"] - before["cost_microseconds_total"]) / 1e6
            print(f"a game of {number} actions, 150 times {said[6:30]}: a bystander waits {worst:.3f} s at most, charged {spent:.2f} s")
            check("a bystander is answered within a second", worst < 1, worst)
            check("an address spends what it has and its share of the time", spent < 0.3 + 3.5 * 0.15 + 0.25, spent)


def who_shares_an_address_in_debt_is_told():
    async def look(server, table):
        first, second = [await Hand(server.base, table).connect() for _ in range(2)]
        got = await first.ask("worth")
        check("what is asked first is answered", got["t"] == "answer", got)
        got = await second.ask("worth")
        check("the next one is refused, and told when to come back",
              got["t"] == "refuse" and got["reason"] == "too-fast" and 2 <= got["retry"] <= 60, got)
        await second.socket.send('{"t":"ping","n":1}')
        check("what is cheap is answered", (await second.wait("pong", patience=20))["n"] == 1)
        status, headers, _ = ask(server, "/api/v1/tables")
        check("a request is told, too", status == 429 and 1 <= int(headers["Retry-After"]) <= 60, (status, headers))
        check("the server is seen to live", ask(server, "/healthz")[0] == 200)
        check("the page is there", ask(server, "/")[0] == 200)
        await first.close()
        await second.close()
    with Server("--share", "1") as server:
        asyncio.run(look(server, long_game(server)[0]))
        check("it is counted", server.metrics()["cost_refused_total"] >= 2, server.metrics())


def behind_a_proxy_an_address_has_so_many_sockets():
    def come(server, table, address):
        s = socket.create_connection(("127.0.0.1", server.port), 20)
        s.sendall(upgrade(table).replace(b"\r\n\r\n", f"\r\nX-Forwarded-For: {address}\r\n\r\n".encode()))
        return int(s.recv(4096).split()[1]), s
    with Server("--behind-proxy", "--per-address", "3") as server:
        table = json.loads(make(server)[2])["table"]
        there = [come(server, table, address) for address in ("2001:db8::1", "2001:db8::2", "2001:db8::3", "2001:db8::4", "2001:db8:1::1")]
        check("the fourth of a network is refused", [status for status, _ in there] == [101, 101, 101, 429, 101], there)
        there[0][1].close()
        check("who goes makes room",
              asyncio.run(within(10, lambda: (again := come(server, table, "2001:db8::5"))[0] == 101 or again[1].close())))
        for _, s in there:
            s.close()


# ---- What never changes ----------------------------------------------------------------------------------------------

def charged(server, path, times):
    """What so many requests cost together, in microseconds, and how long they take."""
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
    before, began = server.metrics()["cost_microseconds_total"], time.monotonic()
    for _ in range(times):
        line.request("GET", path)
        got = line.getresponse()
        text = got.read()
        check(f"{path} is there", got.status == 200 and len(text) > 500, (got.status, text[:200]))
    line.close()
    return server.metrics()["cost_microseconds_total"] - before, time.monotonic() - began


def what_never_changes_is_made_once():
    with Server() as server:
        table, number = long_game(server)
        for path in ("/api/v1/games", f"/api/v1/tables/{table}/record"):
            first, _ = charged(server, path, 1)
            more, took = charged(server, path, 100)
            print(f"{path}: {first} us the first time, {more / 100:.0f} us and {10 * took:.1f} ms each time after it")
            check(f"{path} is made once", more / 100 < first / 4, (first, more))
        first = ask(server, "/api/v1/games")[2]
        check("in each language", ask(server, "/api/v1/games?lang=fr")[2] not in ("", first) and ask(server, "/api/v1/games")[2] == first)
        text = ask(server, f"/api/v1/tables/{table}/record")[2]
        check("a record that is kept is whole", text.count("\n") > number and text == ask(server, f"/api/v1/tables/{table}/record")[2])


def a_record_goes_with_its_table():
    key = secrets.token_hex(16)
    with Server("--operator", hashlib.sha256(key.encode()).hexdigest()) as server:
        table, _ = long_game(server)
        check("there is a record", ask(server, f"/api/v1/tables/{table}/record")[0] == 200)
        check("the operator erases the table", ask(server, f"/api/v1/tables/{table}/erase", {}, token=key)[0] == 200)
        check("its record is gone, too", ask(server, f"/api/v1/tables/{table}/record")[0] == 404)


# ---- What there is not much of ---------------------------------------------------------------------------------------

def the_lobby_is_nobodys_alone():
    def lists(server):
        return [row["table"] for row in json.loads(ask(server, "/api/v1/tables")[2])["tables"]]
    with Server("--behind-proxy") as server:
        def public(address, seats=("open", "casual")):
            return json.loads(make(server, None, {"public": True, "seats": seats}, forwarded=address)[2])["table"]
        honest = [public(f"192.0.2.{n}") for n in range(1, 21)]
        many = [public("198.51.100.1") for _ in range(230)]
        listed = lists(server)
        check("every other maker's table is listed", all(table in listed for table in honest), len(set(honest) & set(listed)))
        check("the rest is filled up with those of one", len(listed) == 200 and len(set(many) & set(listed)) == 180, len(listed))
        check("the freshest of each come first", listed[:10] == many[:-11:-1] and listed[10:30] == honest[::-1], listed[:30])


def moving_to_another_device_is_nobodys_alone():
    def leave(server, address):
        return ask(server, "/api/v1/moving", {"at": secrets.token_hex(32), "what": "0" * 200}, forwarded=address)
    with Server("--behind-proxy") as server:
        got = [leave(server, "198.51.100.1") for _ in range(300)]
        check("an address leaves eight", [status for status, _, _ in got] == [200] * 8 + [429] * 292, [g[0] for g in got][:20])
        check("it is told when one is free again", 1 <= int(got[-1][1]["Retry-After"]) <= 600, got[-1])
        check("others leave theirs", [leave(server, f"192.0.2.{n}")[0] for n in range(1, 21)] == [200] * 20)


TESTS = [the_lobby_is_nobodys_alone, moving_to_another_device_is_nobodys_alone, what_never_changes_is_made_once, a_record_goes_with_its_table, a_network_of_ipv6_is_one_address, a_burst_of_dear_messages_holds_up_who_says_them,
         who_shares_an_address_in_debt_is_told, behind_a_proxy_an_address_has_so_many_sockets]


def main():
    for test in TESTS:
        if not sys.argv[1:] or test.__name__ in sys.argv[1:]:
            test()
    return sum_up()


if __name__ == "__main__":
    sys.exit(main())
