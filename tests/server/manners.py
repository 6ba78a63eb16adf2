"""What a table allows whom, over the wire: tokens, the creator, chat, hints, clocks, coming back, the end."""
import asyncio
import json
import random
import secrets
import tempfile
import urllib.error

import websockets
from hand import Hand
from serving import check, verify, within
from table import choose, get, make_table, post

TWO = ["open", "open"]
DUEL = "starcraft/duel"


async def sit_down(server, game=DUEL, seats=None, people=2, **more):
    """A game that has begun: its table, and a hand for each person; the first has made it."""
    token = secrets.token_hex(16)
    table = make_table(server.base, game, seats or TWO, token, **more)
    hands = [Hand(server.base, table, token if i == 0 else None) for i in range(people)]
    for i, hand in enumerate(hands):
        await hand.connect()
        await hand.sit(i + 1, f"P{i + 1}")
    await asyncio.gather(*(hand.begin() for hand in hands))
    return table, hands


async def asked(hands):
    """Whoever is asked, and the question."""
    while True:
        for hand in hands:
            ask = hand.last("ask") or await hand.wait("ask")
            if "boxes" in ask:
                return hand, ask
        await asyncio.gather(*(hand.quiet(0.1) for hand in hands))


async def close_all(*hands):
    for hand in hands:
        await hand.close()


# ---- Whose seat it is ------------------------------------------------------------------------------------------------

async def seats_are_their_owners(server):
    table, (ada, bob) = await sit_down(server)
    hand, ask = await asked([ada, bob])
    other = bob if hand is ada else ada
    move = choose(ask["boxes"], random.Random(1))
    got = await other.ask("act", number=ask["number"], do=move)
    check("another seat's token does not move", got["t"] == "refuse" and got["reason"] == "not-asked", got)
    guess = await Hand(server.base, table).connect()
    check("a guessed token has no seat", guess.last("welcome")["seat"] is None)
    for kind, keys in (("act", {"number": ask["number"], "do": move}), ("aside", {"do": "resign"}),
                       ("undo", {"number": ask["number"]}), ("say", {"text": "hi"}), ("leave", {}), ("hint", {}),
                       ("offer", {"on": True}), ("orders", {"dice": "most"})):
        got = await guess.ask(kind, **keys)
        check(f"and may not {kind}", got["t"] == "refuse" and got["reason"] == "no-seat", got)
    got = await guess.ask("join", name="Eve", seat=2)
    check("nor take a seat that somebody has", got["t"] == "refuse" and got["reason"] == "taken", got)
    spectator = await Hand(server.base, table).connect(token=False)
    got = await spectator.ask("act", number=ask["number"], do=move)
    check("a spectator does not move", got["t"] == "refuse" and got["reason"] == "no-seat", got)
    for keeper in (guess, spectator):
        check("and sees no choices", not any("boxes" in m for m in keeper.heard))
    other_table, (cy, dee) = await sit_down(server)
    got = await (await Hand(server.base, other_table, hand.token).connect()).ask("act", number=ask["number"], do=move)
    check("a token is worth nothing at another table", got["t"] == "refuse" and got["reason"] == "no-seat", got)
    got = await hand.ask("act", number=ask["number"] + 1, do=move)
    check("a number that is not there yet is refused", got["t"] == "refuse" and got["reason"] == "number", got)
    got = await hand.ask("act", number=ask["number"], do=move)
    check("whose turn it is moves", got["t"] == "ok", got)
    await close_all(ada, bob, guess, spectator, cy, dee)
    return [ada.token, bob.token, guess.token]


async def a_seat_has_many_devices(server):
    table, (ada, bob) = await sit_down(server)
    phone = await Hand(server.base, table, ada.token).connect()
    check("the seat by its token, on another device", phone.last("welcome")["seat"] == 1)
    await ada.close()
    hand, ask = await asked([phone, bob])
    got = await hand.act(ask, random.Random(2))
    check("which plays on", got["t"] == "ok", got)
    mine = json.loads(get(server.base, "/api/v1/mine", {"Authorization": f"Bearer {ada.token}"}))
    check("and finds the table by the key", [row["table"] for row in mine["tables"]] == [table], mine)
    await own_seats(server, table, [ada, bob])
    await close_all(phone, bob)


async def own_seats(server, table, hands):
    """Whoever brings a key is told its own seat, and whether that is waited for; nobody is told about another's."""
    rows = [json.loads(get(server.base, f"/api/v1/tables/{table}", {"Authorization": f"Bearer {hand.token}"})) for hand in hands]
    check("which says whose seat it is", [row["seat"] for row in rows] == [1, 2], rows)
    check("and whose turn", sum(row["asked"] for row in rows) == 1, rows)
    row = json.loads(get(server.base, f"/api/v1/tables/{table}"))
    check("to who brings a key alone", row["seat"] is None and row["asked"] is False, row)


async def what_was_said_is_answered_once(server):
    """Before and after a restart: see restart in run.py."""
    table, (ada, bob) = await sit_down(server)
    hand, ask = await asked([ada, bob])
    said = {"t": "act", "id": "once", "number": ask["number"], "do": choose(ask["boxes"], random.Random(3))}
    await hand.socket.send(json.dumps(said))
    first = await hand.wait("ok", lambda m: m["id"] == "once")
    await hand.socket.send(json.dumps(said))
    check("the same id gets the same answer", await hand.wait("ok", lambda m: m["id"] == "once") == first)
    await close_all(ada, bob)
    return table, hand.token, said, first


# ---- The creator -----------------------------------------------------------------------------------------------------

async def the_creator_keeps_order(server):
    table, (ada, bob) = await sit_down(server)
    for kind, keys in (("mute", {"seat": 1, "on": True}), ("remove", {"seat": 1})):
        got = await bob.ask(kind, **keys)
        check(f"only the creator may {kind}", got["t"] == "refuse" and got["reason"] == "creator", got)
    check("who is told so", ada.last("table")["creator"] and not bob.last("table")["creator"])
    check("mute", (await ada.ask("mute", seat=2, on=True))["t"] == "ok")
    got = await bob.ask("say", text="blah")
    check("who is muted says nothing", got["t"] == "refuse" and got["reason"] == "muted", got)
    check("leave", (await bob.ask("leave"))["t"] == "ok")
    check("and come again", (await bob.ask("join", name="Bob"))["t"] == "ok")
    got = await bob.ask("say", text="blah")
    check("who is muted stays so", got["t"] == "refuse" and got["reason"] == "muted", got)
    check("unmute", (await ada.ask("mute", seat=2, on=False))["t"] == "ok")
    check("and talks again", (await bob.ask("say", text="thanks"))["t"] == "ok")
    check("which others hear", (await ada.wait("chat"))["text"] == "thanks")
    check("remove", (await ada.ask("remove", seat=2))["t"] == "ok")
    got = await bob.wait("welcome")
    check("who is removed only watches", got["seat"] is None, got)
    table_now = await ada.wait("table", lambda m: m["seats"][1]["away"])
    check("an AI plays the seat", table_now["seats"][1]["as"] == "person" and table_now["seats"][1]["name"] is None)
    got = await bob.ask("join", name="Robert")
    check("who was removed gets no seat again", got["t"] == "refuse" and got["reason"] == "removed", got)
    cy = await Hand(server.base, table).connect()
    check("until somebody takes it", (await cy.ask("join", name="Cy"))["t"] == "ok")
    await close_all(ada, bob, cy)


async def allies_talk_among_themselves(server):
    table, hands = await sit_down(server, "starcraft/team-play", ["open"] * 4, 4)
    spectator = await Hand(server.base, table).connect(token=False)
    check("said to the team", (await hands[0].ask("say", text="secret plan", to="team"))["t"] == "ok")
    check("said to all", (await hands[0].ask("say", text="good luck", to="all"))["t"] == "ok")
    heard = []
    for hand in (*hands, spectator):
        await hand.quiet(0.3)
        heard.append([m["text"] for m in hand.heard if m["t"] == "chat"])
    allies = [i for i, texts in enumerate(heard) if "secret plan" in texts]
    check("two hear it, the speaker and the ally", len(allies) == 2 and 0 in allies and 4 not in allies, heard)
    check("all hear the rest", all("good luck" in texts for texts in heard), heard)
    late = await Hand(server.base, table, hands[(allies[1] + 1) % 4 or 1].token).connect()
    await late.quiet(0.3)
    seat = late.last("welcome")["seat"] - 1
    texts = [m["text"] for m in late.heard if m["t"] == "chat"]
    check("also when they come later", ("secret plan" in texts) == (seat in allies) and "good luck" in texts, texts)
    await close_all(*hands, spectator, late)


async def hints_can_be_off(server):
    _, (ada, bob) = await sit_down(server, hints=False)
    hand, _ = await asked([ada, bob])
    got = await hand.ask("hint")
    check("hints off", got["t"] == "refuse" and got["reason"] == "hints", got)
    await close_all(ada, bob)
    _, (ada, bob) = await sit_down(server)
    hand, _ = await asked([ada, bob])
    got = await hand.ask("hint")
    check("hints on", got["t"] == "answer" and got["do"] != "", got)
    await close_all(ada, bob)


# ---- Time ------------------------------------------------------------------------------------------------------------

async def time_runs_out(server):
    """A second for each move: who says nothing three times is played for, until a message comes."""
    table, (ada, bob) = await sit_down(server, seats=["open", "open"], clock={"kind": "move", "seconds": 1, "reserve": 1})
    check("the clock is told", (ada.last("clock") or await ada.wait("clock"))["seats"][0]["reserve"] == 1000)
    lots = random.Random(4)

    async def play(hand):  # one of the two answers at once
        while True:
            message = await hand.next(60)
            if message["t"] == "ask" and "boxes" in message:
                await hand.send("act", number=message["number"], do=choose(message["boxes"], lots))
            if message["t"] == "end":
                return
    hand, ask = await asked([ada, bob])
    awake, asleep = (bob, ada) if hand is ada else (ada, bob)
    seat = asleep.last("welcome")["seat"] - 1
    playing = asyncio.create_task(play(awake))
    gone = await asleep.wait("table", lambda m: m["seats"][seat]["away"], 30)
    check("three times late: an AI plays on", gone["seats"][seat]["as"] == "person")
    first = asleep.last("events")["list"][-1]["number"]
    await asleep.wait("events", lambda m: any(e["seat"] == seat + 1 and e["number"] > first for e in m["list"]), 20)
    check("which moves", True)
    again = await Hand(server.base, table, asleep.token).connect()
    back = again.last("table") if not again.last("table")["seats"][seat]["away"] else \
        await again.wait("table", lambda m: not m["seats"][seat]["away"], 20)
    check("who comes back has the seat again", back["seats"][seat]["name"] is not None)
    ask = again.last("ask")
    if ask is None or "boxes" not in ask:
        ask = await again.wait("ask", lambda m: "boxes" in m, 20)
    got = await again.act(ask, lots)
    check("and plays", got["t"] == "ok" or got["reason"] in ("busy", "stale"), got)
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    await close_all(ada, bob, again)


# ---- The end ---------------------------------------------------------------------------------------------------------

async def a_game_can_be_played_again(server):
    table, (ada, bob) = await sit_down(server, options={"advanced": "on"})
    try:
        get(server.base, f"/api/v1/tables/{table}/record")
        check("there is no record before the end", False)
    except urllib.error.HTTPError as refused:
        check("there is no record before the end", refused.code == 409, refused.code)
    check("offer", (await ada.ask("offer", on=True))["t"] == "ok")
    check("agreed", (await bob.ask("offer", on=True))["t"] == "ok")
    end = ada.last("end") or await ada.wait("end")
    check("it ends as it stands", end["result"]["how"] == "stopped" and len(end["secret"]) == 64, end)
    with tempfile.NamedTemporaryFile("w", encoding="utf-8") as file:
        file.write(get(server.base, f"/api/v1/tables/{table}/record"))
        file.flush()
        code, words = verify(file.name)
    check("the record alone proves it", code == 0 and words.rstrip().endswith("; the game was stopped"), (code, words))
    check("one wants to", (await ada.ask("rematch", on=True))["t"] == "ok")
    check("the other, too", (await bob.ask("rematch", on=True))["t"] == "ok")
    told = ada.last("table")
    if told["rematch"] is None:
        told = await ada.wait("table", lambda m: m["rematch"] is not None)
    again = json.loads(get(server.base, f"/api/v1/tables/{told['rematch']}"))
    check("the same game at a new table", (again["mode"], again["phase"], len(again["seats"])) == ("duel", "open", 2))
    check("which waits for them", [seat["as"] for seat in again["seats"]] == ["open", "open"])
    cy = await Hand(server.base, told["rematch"], ada.token).connect()
    check("made by who made the first", cy.last("table")["creator"])
    await close_all(ada, bob, cy)


# ---- Pages and headers -----------------------------------------------------------------------------------------------

GUARDS = {"x-content-type-options": "nosniff", "x-frame-options": "DENY", "referrer-policy": "no-referrer",
          "cross-origin-opener-policy": "same-origin", "cross-origin-resource-policy": "same-origin"}


def headers_of(server, path, **more):
    import urllib.request
    try:
        with urllib.request.urlopen(urllib.request.Request(server.base + path, **more), timeout=10) as got:
            return got.status, {key.lower(): value for key, value in got.headers.items()}
    except urllib.error.HTTPError as refused:
        return refused.code, {key.lower(): value for key, value in refused.headers.items()}


async def strangers_pages_are_refused(server):
    table = make_table(server.base, DUEL, TWO, secrets.token_hex(16))
    for origin, fine in ((None, True), (server.base, True), (server.base.replace("http", "https", 1), True),
                         ("https://evil.example", False), ("null", False), (server.base + "0", False),
                         (server.base + ".evil.example", False)):
        try:
            hand = await Hand(server.base, table).connect(**({"origin": origin} if origin else {}))
            await hand.close()
            got = True
        except websockets.exceptions.InvalidStatusCode as refused:
            got = refused.status_code
        check(f"a page of {origin}", got is True if fine else got == 403, got)
    for path in ("/api/v1/tables", "/api/v1/moving", "/api/v1/moved", f"/api/v1/tables/{table}/close"):
        got, _ = headers_of(server, path, data=b"{}", headers={"Origin": "https://evil.example"})
        check(f"a stranger's page may not post to {path}", got == 403, got)


async def the_page_is_sent_once(server):
    """Who has a file already is told so in a few bytes; who has another one gets the new one."""
    status, headers = headers_of(server, "/")
    check("the page comes with a tag", status == 200 and headers.get("cache-control") == "no-cache" and "etag" in headers, headers)
    status, again = headers_of(server, "/", headers={"If-None-Match": headers["etag"]})
    check("who has it need not load it", status == 304 and "content-length" not in again and again.get("etag") == headers["etag"], again)
    status, _ = headers_of(server, "/", headers={"If-None-Match": 'W/"0000000000000000"'})
    check("who has an older one gets it", status == 200, status)


async def answers_are_guarded(server):
    for path in ("/", "/privacy", "/.well-known/security.txt", "/healthz", "/metrics", "/api/v1/games", "/api/v1/tables",
                 "/api/v1/nothing", "/nothing", "/api/v1/mine", "/api/v1/tables/none/ws"):
        _, headers = headers_of(server, path)
        missing = {key for key, value in GUARDS.items() if headers.get(key) != value}
        check(f"headers of {path}", not missing, missing)
        policy = headers.get("content-security-policy", "")
        check(f"policy of {path}", "default-src 'none'" in policy and "unsafe-inline" not in policy and
              "frame-ancestors 'none'" in policy, policy)
        kept = "no-cache" if path == "/" else "no-store"
        check(f"{path} is not kept unasked", headers.get("cache-control") == kept, headers)


async def a_key_moves_once(server):
    at, what = secrets.token_hex(32), secrets.token_hex(40)
    check("left", post(server.base, "/api/v1/moving", {"at": at, "what": what}) == {})
    check("taken", post(server.base, "/api/v1/moved", {"at": at}) == {"what": what})
    try:
        post(server.base, "/api/v1/moved", {"at": at})
        check("once", False)
    except urllib.error.HTTPError as refused:
        check("once", refused.code == 404, refused.code)
    return [at, what]


async def tokens_stay_away(server, tokens):
    """No log, no address, no page and no figure has any of them."""
    pages = "".join([server.log(), *(get(server.base, path) for path in
                                     ("/", "/metrics", "/healthz", "/api/v1/tables", "/api/v1/games", "/privacy"))])
    check("tokens stand in no log, page or metric", not any(token in pages for token in tokens) and len(tokens) > 10)
    stored = b"".join(path.read_bytes() for path in server.folder.glob("tables.db*"))
    check("nor in the database", not any(token.encode() in stored for token in tokens))
    check("which is its owner's alone", all(path.stat().st_mode & 0o777 == 0o600
                                            for path in server.folder.glob("tables.db*")))


async def refusals_are_in_the_askers_language(server):
    token = secrets.token_hex(16)
    for game, seats, options, english, french in (
            ("chess/basic", TWO, {}, "There is no edition chess", "chess"),
            ("starcraft/chess", TWO, {}, "has no mode chess", "modes"),
            (DUEL, TWO * 3, {}, "is for", "sièges"),
            (DUEL, TWO, {"tea": "on"}, "has no option tea", "option")):
        plan = {"game": game, "seats": seats, "token": token, "options": options}
        told = {lang: refusal(server, f"/api/v1/tables?lang={lang}", plan) for lang in ("en", "fr")}
        check(f"a plan is refused in English: {game}", english in told["en"], told)
        check(f"and in French: {game}", told["fr"] != told["en"] and french in told["fr"], told)


def refusal(server, path, body):
    """The sentence of a request that is refused."""
    try:
        return post(server.base, path, body)
    except urllib.error.HTTPError as error:
        return json.load(error)["sentence"]


ALL = [a_seat_has_many_devices, the_creator_keeps_order, allies_talk_among_themselves, hints_can_be_off, time_runs_out,
       a_game_can_be_played_again, strangers_pages_are_refused, the_page_is_sent_once, answers_are_guarded,
       refusals_are_in_the_askers_language]


async def manners(server):
    """The tokens that were used, and a move to be said again after a restart."""
    owners, said, moved, *_ = await asyncio.gather(seats_are_their_owners(server), what_was_said_is_answered_once(server),
                                                   a_key_moves_once(server), *(part(server) for part in ALL))
    return owners + moved + [said[1]], said


# ---- A restart -------------------------------------------------------------------------------------------------------

async def goodbye_is_said(server):
    """SIGTERM: everybody hears when to come back, then the connection is closed in order."""
    table, (ada, bob) = await sit_down(server)
    server.process.terminate()
    bye = await ada.wait("bye")
    check("bye says when to come back", bye["why"] == "restart" and bye["retry"] > 0, bye)
    try:
        await bob.quiet(5)
    except websockets.exceptions.ConnectionClosed as closed:
        check("and the connection ends in order", closed.rcvd is not None and closed.rcvd.code == 1001, closed)
    check("it ends", await within(10, lambda: server.process.poll() is not None))
    check("in order", server.wait() == 0)
    return table, (ada.token, bob.token), ada.last("snapshot")


async def all_is_there_again(server, said, left):
    table, token, message, first = said
    hand = await Hand(server.base, table, token).connect()
    await hand.socket.send(json.dumps(message))
    got = await hand.wait("ok", lambda m: m["id"] == message["id"])
    check("the same id gets the same answer after a restart", got == first, (got, first))
    table, tokens, snapshot = left
    again = await Hand(server.base, table, tokens[0]).connect()
    now = again.last("snapshot") or await again.wait("snapshot")
    check("a seat is there again, as it stood", (now["number"], now["chain"], now["view"]) ==
          (snapshot["number"], snapshot["chain"], snapshot["view"]))
    await close_all(hand, again)
