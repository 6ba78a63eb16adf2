"""What a server does with clients that are odd, slow, rude or gone, and what its neighbours notice of it: nothing."""
import asyncio
import contextlib
import http.client
import socket
import statistics
import struct
import subprocess
import time

import websockets
import wsproto
import wsproto.events

import client
from client import (ACCEPT, CLOSE, PING, PONG, TEXT, Reader, Server, check, close, frame, open_socket, request, talk,
                    upgrade)


def since(start):
    return time.monotonic() - start


def in_time(what, start, least, most):
    """Deadlines hold from below exactly; from above with some patience for a busy machine."""
    took = since(start)
    check(what, least - 0.05 <= took <= most, f"took {took:.2f} s")


# ---- Requests --------------------------------------------------------------------------------------------------------

def answers_are_those_of_the_requests():
    with Server() as server:
        got = talk(server, request("/echo", "POST", b"hello"))
        check("a body comes back", got.status == 200 and got.body == b"hello" and got.fields["x-test"] == "yes")
        check("a date is told", got.fields["date"].endswith(" GMT"))
        check("what isn't there is not there", talk(server, request("/nowhere")).status == 404)
        got = talk(server, request("/empty"))
        check("no content has no length", got.status == 204 and "content-length" not in got.fields)
        got = talk(server, request("/echo", "POST", b"ok", "Expect: 100-continue"))
        check("who sends the body at once needs no leave", got.status == 200, got.status)
        with server.connect() as s:
            whole = request("/echo", "POST", b"ok", "Expect: 100-continue")
            s.sendall(whole[:-2])
            r = Reader(s)
            check("leave to send a body is given", r.answer().status == 100)
            s.sendall(whole[-2:])
            check("then it is answered", r.answer().body == b"ok")
        again = http.client.HTTPConnection("127.0.0.1", server.port, timeout=client.PATIENCE)
        for _ in range(3):
            again.request("POST", "/echo", b"x" * 60000)
            check("Python's own client is understood, again and again", again.getresponse().read() == b"x" * 60000)
        again.close()


def shared_bodies_come_in_variants():
    with Server() as server:
        got = talk(server, request("/static"))
        check("plain for whoever says nothing", got.body == b"s" * 200000 and "content-encoding" not in got.fields)
        check("it says that it varies", got.fields["vary"] == "Accept-Encoding")
        for accepts, coding in (("gzip", "gzip"), ("gzip, br", "br"), ("br;q=0, gzip", "gzip"), ("identity", None)):
            got = talk(server, request("/static", "GET", None, f"Accept-Encoding: {accepts}"))
            check(f"variant for {accepts}", got.fields.get("content-encoding") == coding, got.fields)
        got = talk(server, request("/static", "HEAD", None, "Connection: close"), bodiless=True)
        check("HEAD has a length", got.fields["content-length"] == "200000")
        with server.connect() as s:
            s.sendall(request("/static", "HEAD") + request("/echo", "POST", b"next"))
            r = Reader(s)
            r.answer(bodiless=True)
            check("and no body", r.answer().body == b"next")


def refusals_have_their_status():
    host = b"Host: a\r\n"
    rows = [(400, b"GET / HTTP/1.1\n"), (400, b"GET / HTTP/1.1\r\n\r\n"), (405, b"PUT / HTTP/1.1\r\n" + host + b"\r\n"),
            (413, b"POST / HTTP/1.1\r\n" + host + b"Content-Length: 65537\r\n\r\n" + b"x" * 65537),
            (414, b"GET /" + b"x" * 9000), (431, b"GET / HTTP/1.1\r\n" + host + b"X: " + b"x" * 1000000),
            (501, b"BREW / HTTP/1.1\r\n" + host + b"\r\n"), (505, b"GET / HTTP/2.0\r\n" + host + b"\r\n"),
            (501, b"POST / HTTP/1.1\r\n" + host + b"Transfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n"),
            (400, upgrade().replace(client.KEY.encode(), b"short")),
            (426, upgrade().replace(b"Version: 13", b"Version: 8"))]
    with Server(drain_ms=500) as server:
        for status, sent in rows:
            with server.connect() as s:
                s.sendall(sent + request())  # all of it is heard out, though nobody listens any more
                r = Reader(s)
                got = r.answer()
                check(f"{status} for {sent[:40]}", got is not None and got.status == status, got and got.status)
                check("and that was all", got.fields.get("connection") == "close" and r.ended())
                check("in peace", not r.reset, sent[:40])
        check("405 says what is allowed", talk(server, rows[2][1]).fields["allow"] == "GET, HEAD, POST")
        check("426 says which version", talk(server, rows[-1][1]).fields["sec-websocket-version"] == "13")


def a_post_without_a_length_is_empty():
    """As RFC 9112 has it; but what comes behind it is never looked at, whoever may have meant it as its body."""
    with Server(drain_ms=500) as server, server.connect() as s:
        s.sendall(b"POST /echo HTTP/1.1\r\nHost: a\r\n\r\n" + request("/echo", "POST", b"lost"))
        r = Reader(s)
        got = r.answer()
        check("a POST without a length", got.status == 200 and got.body == b"", (got.status, got.body))
        check("is the last of its connection", got.fields.get("connection") == "close" and r.ended())


def pipelined_requests_are_answered_in_order():
    with Server() as server, server.connect() as s:
        s.sendall(b"".join(request("/thread" if i % 10 == 3 else "/late" if i % 10 == 7 else "/echo", "POST", b"%d" % i)
                           for i in range(40)))
        r = Reader(s)
        wanted = [b"worked" if i % 10 == 3 else b"late" if i % 10 == 7 else b"%d" % i for i in range(40)]
        check("forty in one packet", [r.answer().body for _ in range(40)] == wanted)
        s.sendall(request("/static") * 5)
        check("long ones", [len(r.answer().body) for _ in range(5)] == [200000] * 5)
        s.sendall(request("/echo", "POST", b"last", "Connection: close") + request("/echo", "POST", b"lost"))
        check("nothing behind the last", r.answer().body == b"last" and r.ended())
    with Server() as server, server.connect() as s:
        s.sendall(b"GET /count HTTP/1.0\r\nHost: a\r\nConnection: keep-alive\r\n\r\n" + request())
        r = Reader(s)
        check("HTTP/1.0 ends after one", r.answer().status == 200 and r.ended())


def frames_may_follow_the_request_at_once():
    for target in ("/ws", "/late"):
        with Server() as server, server.connect() as s:
            s.sendall(request("/echo", "POST", b"1") + upgrade(target) + frame(TEXT, b"a") + frame(TEXT, b"b")[:5])
            r = Reader(s)
            check("the request in front", r.answer().body == b"1")
            check("the upgrade", r.answer().fields["sec-websocket-accept"] == ACCEPT)
            check("the frame behind", r.frame() == (TEXT, b"a"))
            s.sendall(frame(TEXT, b"b")[5:] + close(1000))
            check("half a frame and the rest", r.frame() == (TEXT, b"b") and r.frame()[0] == CLOSE and r.ended())


def protocols_are_agreed_upon():
    with Server() as server:
        got = talk(server, upgrade("/ws", "Sec-WebSocket-Protocol: other, echo.1"))
        check("one that is offered", got.fields["sec-websocket-protocol"] == "echo.1")
        got = talk(server, upgrade("/ws", "Sec-WebSocket-Protocol: other"))
        check("or none", got.status == 101 and "sec-websocket-protocol" not in got.fields)
        check("no WebSocket without asking", talk(server, request("/ws")).status == 426)


# ---- Time ------------------------------------------------------------------------------------------------------------

def drip(s, sent, every):
    """Until somebody answers or hangs up."""
    s.settimeout(every)
    for i in range(len(sent)):
        try:
            s.sendall(sent[i:i + 1])
            got = s.recv(1000)
        except TimeoutError:
            continue
        except OSError:
            got = b""
        return got
    return None


def deadlines_are_never_put_off():
    with Server(request_ms=1000, idle_ms=400, answer_ms=600) as server:
        for sent in (request("/count", "GET", None, "X: " + "x" * 200), request("/echo", "POST", b"x" * 200)[:-1]):
            body = sent.find(b"\r\n\r\n") + 4 if b"POST" in sent else 0
            with server.connect() as s:
                start = time.monotonic()
                s.sendall(sent[:body])
                got = drip(s, sent[body:], 0.05)
                check("a dripping request is cut with 408", got is not None and got.startswith(b"HTTP/1.1 408 "), got)
                in_time("at its deadline", start, 1.0, 4)
        with server.connect() as s:
            start = time.monotonic()
            check("who says nothing is told nothing", Reader(s).ended())
            in_time("at its deadline", start, 1.0, 4)
        with server.connect() as s:
            s.sendall(request())
            r = Reader(s)
            r.answer()
            start = time.monotonic()
            check("who says no more, too", r.ended())
            in_time("sooner", start, 0.4, 3)
        start = time.monotonic()
        got = talk(server, request("/never"))
        check("what nobody answers is 503", got.status == 503 and got.fields["retry-after"] == "5")
        in_time("when its time has come", start, 0.6, 3)
        with server.connect() as s:
            s.sendall(request() + request()[:9])
            r = Reader(s)
            r.answer()
            start = time.monotonic()
            check("half a request behind a whole one has its own deadline", r.answer().status == 408)
            in_time("from its own first byte", start, 1.0, 4)


def half_open_ones_are_found():
    with Server(ping_ms=300) as server:
        silent, r = open_socket(server)
        lively, q = open_socket(server)
        start = time.monotonic()
        check("a silent one is pinged", r.frame() == (PING, b""))
        check("and so is the other", q.frame() == (PING, b""))
        lively.sendall(frame(PONG))
        check("who does not answer is cut", r.frame() is None)
        in_time("soon", start, 0.6, 4)
        lively.sendall(frame(TEXT, b"still here"))
        while (got := q.frame()) == (PING, b""):
            lively.sendall(frame(PONG))
        check("who answers stays", got == (TEXT, b"still here"), got)
        counted = server.counted()
        check("it has gone without a word", counted["closed"] == "1" and counted["code"] == "1006", counted)
        silent.close()
        lively.close()
    with Server(ping_ms=300) as server, server.connect() as s:
        s.sendall(request("/late"))
        s.shutdown(socket.SHUT_WR)
        r = Reader(s)
        check("who has said all still gets the answer", r.answer().body == b"late" and r.ended())


def stuck_readers_are_cut():
    with Server(ping_ms=300, queue_max=50000000, write_ms=600) as server:
        s, _ = open_socket(server, room=4096)
        s.sendall(frame(TEXT, b"!send 400 60000"))
        cut = False
        for _ in range(100):
            time.sleep(0.05)
            try:
                s.sendall(frame(PONG))  # it speaks, but does not listen
            except OSError:
                cut = True
                break
        check("a WebSocket that takes nothing", cut)
        s.close()
        with server.connect(room=4096) as s:
            s.sendall(request("/static") * 40)
            time.sleep(1.5)
            s.settimeout(5)
            r = Reader(s)
            taken = 0
            while r.more():
                taken += len(r.left)
                r.left = b""
            check("a client that does not take its answer", taken < 40 * 200000, taken)


# ---- Too much --------------------------------------------------------------------------------------------------------

def floods_end():
    with Server(burst=50, per_second=1) as server:
        for sent, back in ((frame(TEXT, b"x"), (TEXT, b"x")), (frame(PING, b"x"), (PONG, b"x"))):
            s, r = open_socket(server)
            neighbour, q = open_socket(server)
            s.sendall(sent * 60)
            got = [r.frame() for _ in range(51)]
            check("a burst is heard", got[:50] == [back] * 50, got[:3])
            check("a flood ends with 1008", got[50][0] == CLOSE and got[50][1][:2] == struct.pack("!H", 1008), got[50])
            neighbour.sendall(frame(TEXT, b"and me?"))
            check("a neighbour does not notice", q.frame() == (TEXT, b"and me?"))
            s.close()
            neighbour.close()


def pongs_do_not_pile_up():
    """Who sends pings and reads nothing is not read from, either: its own side fills up."""
    with Server(queue_max=10000) as server:
        s, r = open_socket(server, room=4096)
        s.settimeout(0.5)
        sent = 0
        with contextlib.suppress(TimeoutError):
            while sent < 100000000:
                sent += s.send(frame(PING, b"p" * 125) * 500)
        check("there is an end to it", sent < 100000000, sent)
        resident = int(next(line for line in open(f"/proc/{server.process.pid}/status", encoding="utf-8")
                            if line.startswith("VmRSS")).split()[1])
        check("and memory stays small", resident < 200000, resident)
        s.settimeout(client.PATIENCE)
        check("it is answered once it reads", r.frame() == (PONG, b"p" * 125))
        s.close()


def slow_readers_lose_messages_and_are_told():
    with Server(queue_max=100000) as server:
        s, r = open_socket(server, room=4096)
        s.sendall(frame(TEXT, b"!send 2000 5000"))
        time.sleep(0.3)
        got = []
        while not got or got[-1] != b"you were slow":
            got.append(r.frame()[1])
        numbers = [int(text.split()[0]) for text in got[:-1]]
        check("the first ones came, whole and in order", numbers == list(range(len(numbers))) and
              all(len(text) == 5000 for text in got[:-1]), len(got))
        check("others were dropped", len(numbers) < 2000, len(numbers))
        s.sendall(frame(TEXT, b"now?"))
        check("then all is well again", r.frame() == (TEXT, b"now?"))
        check("it was said once", server.counted()["slow"] == "1")
        s.sendall(frame(TEXT, b"!send 1 3000000"))
        check("one message is never too long for an empty queue", len(r.frame()[1]) == 3000000)
        s.close()


def told(r, count):
    """The next messages of a crowd, which come in order."""
    return [r.frame() for _ in range(count)] == [(TEXT, b"told %d" % i) for i in range(count)]


def quiet(s, seconds):
    """Whether nothing comes for so long."""
    s.settimeout(seconds)
    try:
        return s.recv(1, socket.MSG_PEEK) is None
    except TimeoutError:
        return True
    finally:
        s.settimeout(client.PATIENCE)


@contextlib.contextmanager
def crowd(count, **limits):
    with Server(**limits) as server:
        people = [open_socket(server) for _ in range(count)]
        yield server, people
        for s, _ in people:
            s.close()


def crowds_are_told_in_rounds():
    with crowd(150, crowd_us=10000) as (_, people):
        (first, r), (asker, a), (leaver, l), (last, z) = people[0], people[50], people[51], people[-1]
        first.sendall(frame(TEXT, b"!tell 2"))
        check("who is told something new is told at once", told(r, 1))
        check("the others of a crowd wait for more", quiet(last, 0.1))
        asker.sendall(frame(TEXT, b"!tell 1"))
        asker.sendall(frame(TEXT, b"now?"))
        check("an answer is not held back, nor overtakes what waits",
              told(a, 2) and told(a, 1) and a.frame() == (TEXT, b"now?"))
        leaver.sendall(frame(TEXT, b"!close 1000"))
        check("nor is an end", told(l, 2) and told(l, 1) and l.frame()[0] == CLOSE)
        check("others still wait", quiet(last, 0.01))
        check("then everybody gets everything, in order",
              all(told(r, 2) and told(r, 1) for s, r in people[1:] if s not in (asker, leaver)))
        first.sendall(frame(TEXT, b"!tell 40"))
        check("also what no single write takes", told(z, 40))
    with crowd(100, crowd_us=10000) as (_, people):
        people[0][0].sendall(frame(TEXT, b"!tell 1"))
        start = time.monotonic()
        check("few are told at once", all(told(r, 1) for _, r in people) and since(start) < 0.15, since(start))


def a_crowd_that_waits_hears_all_at_the_end():
    server = Server(crowd_us=10000).__enter__()
    people = [open_socket(server) for _ in range(150)]
    people[0][0].sendall(frame(TEXT, b"!tell 3"))
    told(people[0][1], 1)
    server.process.terminate()
    check("a server that stops tells what waits", all(told(r, 3) for _, r in people[1:]))
    for s, _ in people:
        s.close()
    server.end()


def told_to_go(server, sockets, allowed):
    """So many get in, others hear this; and when one leaves, the next gets in."""
    for s in sockets:
        s.sendall(request())
    answers = [Reader(s).answer() for s in sockets]
    statuses = [got.status for got in answers if got is not None]
    check("so many get in", statuses.count(200) == allowed, statuses)
    for s in sockets:
        s.close()
    for _ in range(100):
        got = talk(server, request())
        if got is not None and got.status == 200:
            break
        time.sleep(0.05)
    check("then there is room again", got is not None and got.status == 200)
    return set(statuses) - {200}


def there_is_a_limit_of_connections():
    with Server(connections=5, drain_ms=300) as server:
        check("all: 503", told_to_go(server, [server.connect() for _ in range(9)], 5) == {503})
    with Server(per_address=3, drain_ms=300) as server:
        check("of one address: 429", told_to_go(server, [server.connect() for _ in range(9)], 3) == {429})
    with Server(connections=5, drain_ms=300) as server:
        crowd = [server.connect() for _ in range(200)]
        neighbour = crowd[0]
        neighbour.sendall(request())
        check("a crowd at the door stops nobody inside", Reader(neighbour).answer().status == 200)
        for s in crowd:
            s.close()


def nobody_comes_too_often():
    def come(server):
        with server.connect() as s:
            s.sendall(request())
            return Reader(s).answer().status

    with Server(per_address=2, drain_ms=100) as server:
        statuses = [come(server) for _ in range(40)]
        check("one after the other: some, then 429", statuses[:16] == [200] * 16 and 429 in statuses, statuses)
        time.sleep(1.2)
        check("a second later again", come(server) == 200)


def descriptors_do_not_run_out():
    class Poor(Server):
        def __enter__(self):
            self.process = subprocess.Popen(["bash", "-c", 'ulimit -n 100; exec "$0" "$@"', client.PROGRAM,
                                             *self.arguments], stdout=subprocess.PIPE, text=True)
            self.port = int(self.process.stdout.readline())
            return self

    with Poor(drain_ms=300) as server:
        check("the limit is kept below theirs", told_to_go(server, [server.connect() for _ in range(60)], 36) == {503})


# ---- Threads, and the end --------------------------------------------------------------------------------------------

def results_for_those_who_left_are_dropped():
    with Server() as server:
        check("a thread's result is the answer", talk(server, request("/thread")).body == b"worked")
        for _ in range(20):
            s = server.connect()
            s.sendall(request("/thread"))
            s.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            s.close()
        time.sleep(0.3)
        check("the server is still there", server.counted()["opened"] == "0")
    with Server(answer_ms=10) as server:
        check("a result that comes too late", talk(server, request("/thread")).status == 503)
        time.sleep(0.05)
        with server.connect():  # in the same place, but somebody else
            time.sleep(0.5)
            check("finds nobody", server.counted()["dead"] == "1")


def stopping_is_polite():
    server = Server().__enter__()
    s, r = open_socket(server)
    waiting, idle = server.connect(), server.connect()
    waiting.sendall(request("/late"))
    idle.sendall(request())
    i = Reader(idle)
    i.answer()
    server.process.terminate()
    got = r.frame()
    check("a WebSocket hears 1001", got is not None and got == (CLOSE, struct.pack("!H", 1001)), got)
    got = Reader(waiting).answer()
    check("a request is finished", got is not None and got.body == b"late" and got.fields["connection"] == "close")
    check("who waits for nothing is let go", i.ended())
    for one in (s, waiting, idle):
        one.close()
    server.end()
    server = Server().__enter__()
    s, r = open_socket(server)
    server.process.terminate()
    start = time.monotonic()
    server.end()
    in_time("who does not go is cut", start, 0, 5)
    s.close()


def echoes_are_quick():
    """Without care each would wait for a delayed acknowledgement, 40 ms."""
    with Server() as server:
        s, r = open_socket(server)
        took = []
        for i in range(60):
            start = time.monotonic()
            s.sendall(frame(TEXT, b"%d" % i * 100))
            r.frame()
            took.append(since(start))
        check("half of them take less than 20 ms", statistics.median(took) < 0.02, statistics.median(took))
        s.close()


# ---- Clients of others -----------------------------------------------------------------------------------------------

def websockets_understands_us():
    async def talk_to(port):
        async with websockets.connect(f"ws://127.0.0.1:{port}/ws", subprotocols=["echo.1"]) as ws:
            check("websockets: protocol", ws.subprotocol == "echo.1")
            for text in ("", "é", "x" * 65536):
                await ws.send(text)
                check(f"websockets: a text of {len(text)}", await ws.recv() == text)
            await ws.send(["frag", "ment", "s"])
            check("websockets: fragments", await ws.recv() == "fragments")
            await (await ws.ping())
            await ws.send("!close 4001")
            try:
                await ws.recv()
            except websockets.ConnectionClosed as closed:
                check("websockets: the end", closed.rcvd.code == 4001 and closed.rcvd.reason == "as you wish")

    with Server() as server:
        asyncio.run(asyncio.wait_for(talk_to(server.port), client.PATIENCE))


def wsproto_understands_us():
    with Server() as server, server.connect() as s:
        ws = wsproto.WSConnection(wsproto.ConnectionType.CLIENT)
        s.sendall(ws.send(wsproto.events.Request(host="test", target="/ws", subprotocols=["echo.1"])))
        seen = []

        def until(kind):
            while not any(isinstance(event, kind) for event in seen):
                ws.receive_data(s.recv(65536) or None)
                seen.extend(ws.events())
            return seen.pop()

        check("wsproto: the protocol", until(wsproto.events.AcceptConnection).subprotocol == "echo.1")
        s.sendall(ws.send(wsproto.events.TextMessage("ha", message_finished=False)) +
                  ws.send(wsproto.events.Ping(b"p")) + ws.send(wsproto.events.TextMessage("llo")))
        check("wsproto: a text", until(wsproto.events.TextMessage).data == "hallo")
        check("wsproto: a pong", bytes(seen.pop().payload) == b"p")
        s.sendall(ws.send(wsproto.events.CloseConnection(code=3000, reason="enough")))
        check("wsproto: the end", until(wsproto.events.CloseConnection).code == 3000)


TESTS = [answers_are_those_of_the_requests, shared_bodies_come_in_variants, refusals_have_their_status,
         a_post_without_a_length_is_empty, pipelined_requests_are_answered_in_order,
         frames_may_follow_the_request_at_once, protocols_are_agreed_upon,
         deadlines_are_never_put_off, half_open_ones_are_found, stuck_readers_are_cut, floods_end, pongs_do_not_pile_up,
         slow_readers_lose_messages_and_are_told, crowds_are_told_in_rounds,
         a_crowd_that_waits_hears_all_at_the_end, there_is_a_limit_of_connections, nobody_comes_too_often, descriptors_do_not_run_out,
         results_for_those_who_left_are_dropped, stopping_is_polite, echoes_are_quick, websockets_understands_us,
         wsproto_understands_us]
