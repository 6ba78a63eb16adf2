#!/usr/bin/python3
"""The descriptions of the API: well formed, complete, and true. Every address of the server's list is in openapi.yaml,
every message in asyncapi.yaml; every example of both is replayed against a server, and so is the session of docs/API.md."""
import asyncio
import contextlib
import copy
import hashlib
import http.client
import json
import re
import subprocess
import sys
import time

sys.dont_write_bytecode = True
import jsonschema  # noqa: E402
import websockets  # noqa: E402
import yaml  # noqa: E402
from ops import ENVIRONMENT, ROOT, Folder, Server, check, finish  # noqa: E402
from ops_lint import lint_asyncapi, lint_openapi, resolve  # noqa: E402
from table import Seat, make_table  # noqa: E402

OPENAPI = yaml.safe_load((ROOT / "docs/openapi.yaml").read_text(encoding="utf-8"))
ASYNCAPI = yaml.safe_load((ROOT / "docs/asyncapi.yaml").read_text(encoding="utf-8"))
API = (ROOT / "docs/API.md").read_text(encoding="utf-8")
GAME, TOKEN, BOSS = "mass-effect/basic", "00112233445566778899aabbccddeeff", "b" * 32
OPERATOR = ["--operator", hashlib.sha256(BOSS.encode()).hexdigest(), "--contact", "mailto:somebody@example.org", "--makes", "0", "--webhooks"]


def fits(document, schema, value):
    """None, or what is wrong with a value by a schema whose references lead into the document."""
    resolver = jsonschema.RefResolver("", document)
    for error in jsonschema.Draft202012Validator(schema, resolver=resolver).iter_errors(value):
        return f"{list(error.absolute_path)}: {error.message}"
    return None


# ---- HTTP --------------------------------------------------------------------------------------------------------------

def routes():
    """Method and path of every route, as the server has them; and the pages about the server."""
    text = (ROOT / "src/server/routes.c").read_text(encoding="utf-8")
    found = {(method.lower(), path) for method, path in re.findall(r'\{REQUEST_(\w+), "([^"]+)"', text)}
    return found | {("get", "/privacy"), ("get", "/.well-known/security.txt")}


def described():
    for path, item in OPENAPI["paths"].items():
        for method in ("get", "post"):
            if method in item:
                yield method, path, item[method]


def compare_routes():
    shown = {(method, re.sub(r"\{\w+\}", "*", path)) for method, path, _ in described()}
    check(f"openapi.yaml has the server's addresses: {shown ^ routes()}", shown == routes())


def request(base, method, path, body=None, headers=None):
    """Status, type and text of the answer."""
    data = None if method == "get" else (body if isinstance(body, bytes) else json.dumps(body or {}).encode())
    connection = http.client.HTTPConnection(base.removeprefix("http://"), timeout=20)
    connection.request(method.upper(), path, data, headers or {})
    with contextlib.closing(connection), connection.getresponse() as answer:
        return answer.status, answer.headers["Content-Type"], answer.read().decode()


def hold_against(operation, status, kind, text):
    """An answer is of the status, type and form that the description says, and so is the example."""
    name = f"{operation['operationId']} {status}"
    response = resolve(OPENAPI, operation["responses"].get(str(status), {"content": {}}))
    content = response.get("content", {}).get(kind)
    if not check(f"{name}: {kind} is described: {text[:200]}", content):
        return
    value = json.loads(text) if kind == "application/json" else text
    for what, told in (("answer", value), ("example", content["example"])):
        check(f"{name}: the {what} fits: {fits(OPENAPI, content['schema'], told)}", fits(OPENAPI, content["schema"], told) is None)
    if status >= 400:
        check(f"{name}: it says {content['example']}: {text}", value == content["example"])
    elif kind != "application/json":
        first = content["example"].splitlines()[0]
        check(f"{name}: it begins or goes on as in the example", first in value or name == "security 200")


def replays(tables, facts, board):
    """How each answer that is described comes about: operation, status, what stands in the path, body, headers."""
    boss, mine = {"Authorization": f"Bearer {BOSS}"}, {"Authorization": f"Bearer {TOKEN}"}
    example = {op["operationId"]: op["requestBody"]["content"]["application/json"]["example"]
               for _, _, op in described() if "requestBody" in op}
    upgrade = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13",
               "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ=="}
    none, playing, waiting, over = {"table": "nothing"}, {"table": tables[0]}, {"table": tables[1]}, {"table": tables[2]}
    return [
        ("health", 200, {}, None, {}), ("metrics", 200, {}, None, {}), ("privacy", 200, {}, None, {}),
        ("security", 200, {}, None, {}), ("games", 200, {}, None, {}), ("tables", 200, {}, None, {}),
        ("make", 201, {}, example["make"], {}), ("make", 400, {}, {}, {}),
        ("table", 200, waiting, None, {}), ("table", 404, none, None, {}),
        ("socket", 400, playing, None, upgrade), ("socket", 426, playing, None, {}), ("socket", 404, none, None,
                                                                                     {**upgrade, "Sec-WebSocket-Protocol": "hegemon.1"}),
        ("socket", 403, playing, None, {**upgrade, "Origin": "https://elsewhere.example"}),
        ("record", 409, playing, None, {}), ("record", 200, over, None, {}), ("record", 404, none, None, {}),
        ("close", 403, playing, {}, {}), ("close", 404, none, {}, boss), ("close", 409, over, {}, boss),
        ("close", 200, waiting, {}, boss),
        ("hook", 200, playing, example["hook"], mine), ("hook", 400, playing, b"x", mine),
        ("hook", 401, playing, example["hook"], {}), ("hook", 403, playing, example["hook"], boss),
        ("hook", 404, none, example["hook"], mine),
        ("erase", 403, over, {}, mine), ("erase", 404, none, {}, boss), ("erase", 200, over, {}, boss),
        ("facts", 200, {"key": facts}, None, {}), ("facts", 404, {"key": "0" * 32}, None, {}),
        ("board", 200, board, None, {}), ("board", 404, {**board, "mode": "nothing"}, None, {}),
        ("mine", 200, {}, None, mine), ("mine", 401, {}, None, {}),
        ("moving", 200, {}, example["moving"], {}), ("moving", 400, {}, b"x", {}),
        ("moved", 200, {}, example["moved"], {}), ("moved", 404, {}, example["moved"], {}), ("moved", 400, {}, {}, {}),
    ]


# What is refused while its address is in debt.
DEAR = {"games": "/api/v1/games", "tables": "/api/v1/tables", "table": "/api/v1/tables/x", "record": "/api/v1/tables/x/record",
        "mine": "/api/v1/mine"}
# Brought about by another server (too fast), by the WebSocket's own test (101), or by nothing that a test can do.
ELSEWHERE = {("make", "429"), ("moving", "429"), ("moved", "429"), ("socket", "101"), *((name, "429") for name in DEAR)}


def replay_http(base, tables, facts, board):
    by_name = {op["operationId"]: (method, path, op) for method, path, op in described()}
    steps = replays(tables, facts, board)
    done = {(name, str(status)) for name, status, *_ in steps} | ELSEWHERE
    due = {(name, status) for name, (_, _, op) in by_name.items() for status in op["responses"] if status != "default"}
    check(f"every answer that is described is replayed: {done ^ due}", done == due)
    for name, status, parts, body, headers in steps:
        method, path, operation = by_name[name]
        for _ in range(200):  # while something else is just being stored
            got, kind, text = request(base, method, path.format(**parts), body, headers)
            if '"busy"' not in text:
                break
            time.sleep(0.01)
        if check(f"{name} is answered with {status}, not {got}: {text[:200]}", got == status):
            hold_against(operation, status, kind, text)


def too_fast(folder):
    with Server("--db", folder / "fast.db", "--makes", "1") as server:
        request(server.base, "post", "/api/v1/moved", {})
        for path, name in (("/api/v1/tables", "make"), ("/api/v1/moving", "moving"), ("/api/v1/moved", "moved")):
            status, kind, text = request(server.base, "post", path, {})
            operation = OPENAPI["paths"][path]["post"]
            check(f"{name} too fast is 429: {status}", status == 429)
            hold_against(operation, 429, kind, text)


def too_dear(folder):
    with Server("--db", folder / "dear.db", "--share", "1") as server:
        for game in ("mass-effect/basic", "starcraft/duel", "halo-wars/basic", "galactic-warfare/standard", "mass-effect/war-assets"):
            request(server.base, "post", "/api/v1/tables", {"game": game, "seats": ["open", "open"], "token": "0" * 32})
        for name, path in DEAR.items():
            status, kind, text = request(server.base, "get", path)
            by_name = {op["operationId"]: op for _, _, op in described()}
            check(f"{name} too dear is 429: {status}", status == 429)
            hold_against(by_name[name], 429, kind, text)


# ---- Messages ----------------------------------------------------------------------------------------------------------

MESSAGES = ASYNCAPI["components"]["messages"]
REPLY = {"hello": "welcome", "ping": "pong", "odds": "answer", "why": "answer", "look": "answer", "history": "answer",
         "lang": "answer", "orders": "answer"}


def examples_fit():
    for name, message in MESSAGES.items():
        check(f"{name} has an example", message["examples"])
        for example in message["examples"]:
            wrong = fits(ASYNCAPI, message["payload"], example["payload"])
            check(f"the example of {name} fits: {wrong}", wrong is None)


def told_fits(texts):
    """Whatever a host has told is of its kind's form. Kinds that were told are returned."""
    kinds, wrongs = set(), set()
    for text in texts:
        message = json.loads(text)
        kinds.add(message["t"])
        wrong = fits(ASYNCAPI, MESSAGES["told_" + message["t"]]["payload"], message)
        if wrong:
            wrongs.add(f"{message['t']} {wrong}")
    check(f"what is told is as asyncapi.yaml describes it: {wrongs}", not wrongs)
    return kinds


async def say_examples(base, table, told):
    """Each example to the host is understood: answered, refused for a reason of the game, but never as unreadable."""
    for name, message in MESSAGES.items():
        if not name.startswith("say_"):
            continue
        example = message["examples"][0]["payload"]
        async with websockets.connect(base.replace("http", "ws") + f"/api/v1/tables/{table}/ws", subprotocols=["hegemon.1"],
                                      max_size=None) as socket:
            if example["t"] != "hello":
                await socket.send(json.dumps({"t": "hello", "v": 1}))
            await socket.send(json.dumps(example))
            while True:
                text = await asyncio.wait_for(socket.recv(), 10)
                answer = json.loads(text)
                told.append(text)
                if answer.get("id") == example.get("id", 0) or answer["t"] in (REPLY.get(example["t"]), "error"):
                    break
            fine = answer["t"] in ("ok", "refuse", REPLY.get(example["t"])) and answer.get("reason") != "bad-message"
            check(f"the example of {name} is understood: {text[:200]}", fine)
            wrong = await refuses(socket, {**example, "nonsense": 1}, told)
            check(f"one key more in {name} is refused: {wrong}", wrong)


async def refuses(socket, message, told):
    await socket.send(json.dumps(message))
    while True:
        text = await asyncio.wait_for(socket.recv(), 10)
        told.append(text)
        answer = json.loads(text)
        if answer["t"] in ("error", "refuse"):
            return answer.get("reason", answer.get("code")) == "bad-message"


async def play(base, table, moves):
    """A seat that has played on for a while and kept all that it was told."""
    seat = Seat(base, table, token=TOKEN)
    seat.record = True
    playing = asyncio.create_task(seat.play())
    for _ in range(2000):
        if (seat.number or 0) >= moves:
            break
        await asyncio.sleep(0.01)
    for kind, keys in (("say", {"text": "Hello"}), ("hint", {}), ("why", {"do": "end"}), ("look", {"number": 3}),
                       ("history", {"from": 1, "to": 9}), ("lang", {"lang": "fr"}), ("orders", {"dice": "most"}), ("hint", {}),
                       ("nonsense", {})):
        await seat.say(kind, **keys)
    await seat.socket.send(json.dumps({"t": "ping", "n": 7}))
    await asyncio.sleep(0.5)
    return seat, playing


# ---- The session of docs/API.md ----------------------------------------------------------------------------------------

def pattern(text, known):
    """A line of the session as an expression; `…` is anything, a name in capitals is known or becomes so."""
    found = re.escape(text).replace("…", ".*?")
    for name in ("NUMBER", "PLACE"):
        value = re.escape(known[name]) if name in known else f"(?P<{name}>[a-z0-9-]+)"
        found = found.replace(re.escape("$" + name), value)
    return re.compile(found.replace("\\…", ".*?") + "$")


def shell(block, base, known):
    """Runs one command after the other; a comment below one is what it prints."""
    lines = block.strip().splitlines()
    for i, line in enumerate(lines):
        name = re.match(r"([A-Z]+)=(\S+)$", line)
        if name:
            known[name[1]] = name[2]
        elif not line.startswith("#"):
            ran = subprocess.run(["bash", "-c", line], capture_output=True, text=True, timeout=20, check=False,
                                 env={**ENVIRONMENT, **known, "BASE": base})
            said, due = ran.stdout.strip(), lines[i + 1][2:]
            check(f"{line}\n  prints {due}\n  not {said}", pattern(due, {}).match(said))
            table = re.match(r'\{"table":"(\w+)"\}$', said)
            if table:
                known["TABLE"] = table[1]


async def talk(block, base, known, told):
    url = base.replace("http", "ws") + f"/api/v1/tables/{known['TABLE']}/ws"
    async with websockets.connect(url, subprotocols=["hegemon.1"], max_size=None) as socket:
        waiting = []
        for line in block.strip().splitlines():
            text = line[2:]
            if line.startswith("→"):
                for name in ("NUMBER", "PLACE"):
                    text = text.replace("$" + name, known.get(name, ""))
                await say_it(socket, text, waiting)
            else:
                check(f"then comes {text}", await comes(socket, pattern(text, known), waiting, told, known))


async def say_it(socket, text, waiting):
    """As often as the host is busy."""
    message = json.loads(text)
    while True:
        await socket.send(text)
        if message["t"] not in ("offer", "say", "forget"):
            return
        while True:
            got = await asyncio.wait_for(socket.recv(), 20)
            waiting.append(got)
            answer = json.loads(got)
            if answer.get("id") == message["id"]:
                break
        if answer.get("reason") != "busy":
            return
        await asyncio.sleep(0.05)


async def comes(socket, due, waiting, told, known):
    try:
        while True:
            text = waiting.pop(0) if waiting else await asyncio.wait_for(socket.recv(), 20)
            told.append(text)
            found = due.match(text)
            if found:
                known.update(found.groupdict())
                return True
    except asyncio.TimeoutError:
        return False


async def session(base, told):
    known = {}
    blocks = re.findall(r"```(sh|text)\n(.*?)```", API[API.index("## A complete session"):], re.S)
    check("the session has its parts", [kind for kind, _ in blocks] == ["sh", "text", "sh"])
    for kind, block in blocks:
        if kind == "sh":
            await asyncio.to_thread(shell, block, base, known)
        else:
            await talk(block, base, known, told)


# ------------------------------------------------------------------------------------------------------------------------

async def last_words(server, table, told):
    """What somebody is told who is there when the server ends."""
    async with websockets.connect(server.base.replace("http", "ws") + f"/api/v1/tables/{table}/ws", subprotocols=["hegemon.1"],
                                  max_size=None) as socket:
        await socket.send(json.dumps({"t": "hello", "v": 1}))
        told.append(await socket.recv())
        ending = asyncio.create_task(asyncio.to_thread(server.stop))
        async for text in socket:
            told.append(text)
    await ending


def fetched_fit(base, facts, board):
    """What is fetched instead of told has its form beside the messages."""
    addresses = {"facts": f"/api/v1/facts/{facts}", "board": f"/api/v1/boards/{board['sha256']}/{board['mode']}"}
    for kind, schema in ASYNCAPI["components"]["schemas"].items():
        wrong = fits(ASYNCAPI, schema, json.loads(request(base, "get", addresses[kind])[2]))
        check(f"{kind} are as asyncapi.yaml describes them: {wrong}", wrong is None)


async def replay_all(folder):
    with Server("--db", folder / "x.db", *OPERATOR) as server:
        told = []
        await session(server.base, told)
        clock = {"kind": "move", "seconds": 60, "reserve": 600}
        tables = [make_table(server.base, GAME, ["open", "random", "random"], TOKEN, clock=clock) for _ in range(3)]
        seat, playing = await play(server.base, tables[0], 40)
        other, also = await play(server.base, tables[2], 5)
        await asyncio.to_thread(close, server.base, tables[2])
        welcome = json.loads(seat.received[0])
        board = {"sha256": welcome["game"]["sha256"], "mode": welcome["game"]["mode"]}
        await asyncio.to_thread(replay_http, server.base, tables, welcome["facts"], board)
        await asyncio.to_thread(fetched_fit, server.base, welcome["facts"], board)
        await say_examples(server.base, tables[0], told)
        await last_words(server, tables[0], told)
        for task in (playing, also):
            task.cancel()
        await asyncio.gather(playing, also, return_exceptions=True)
        kinds = told_fits(told + seat.received + other.received)
        due = {name[5:] for name in MESSAGES if name.startswith("told_")}
        check(f"every kind was told: {due - kinds}", kinds == due)


def close(base, table):
    """A game that is played, whatever is just being stored there: once it is answered, the game is over."""
    boss = {"Authorization": f"Bearer {BOSS}"}
    status = request(base, "post", f"/api/v1/tables/{table}/close", {}, boss)[0]
    check(f"a game is closed: {status}", status == 200)
    check("and over then", '"phase":"over"' in request(base, "get", f"/api/v1/tables/{table}")[2])


# Each breaks a description in one place, which the linter must name.
SLIPS = [
    (OPENAPI, lint_openapi, ("paths", "/healthz", "get", "sumary"), "x", "'sumary' does not belong here"),
    (OPENAPI, lint_openapi, ("paths", "/healthz", "get", "operationId"), "make", "an operationId stands there twice"),
    (OPENAPI, lint_openapi, ("paths", "/healthz", "put"), {}, "'put' does not belong here"),
    (OPENAPI, lint_openapi, ("paths", "/healthz", "get", "responses", 200), {"description": "x"}, "no status in quotes"),
    (OPENAPI, lint_openapi, ("paths", "/api/v1/tables/{table}", "parameters"), [], "its path and its parameters differ"),
    (OPENAPI, lint_openapi, ("components", "schemas", "Error", "type"), "objet", "not valid under any of the given schemas"),
    (OPENAPI, lint_openapi, ("components", "schemas", "Lonely"), {}, "nobody uses schemas/Lonely"),
    (OPENAPI, lint_openapi, ("components", "schemas", "Plan", "properties", "clock", "$ref"), "#/x", "#/x leads nowhere"),
    (ASYNCAPI, lint_asyncapi, ("components", "messages", "told_ok", "payload", "type"), 3, "3 is not valid"),
    (ASYNCAPI, lint_asyncapi, ("channels", "table", "parameters"), {}, "its address and its parameters differ"),
    (ASYNCAPI, lint_asyncapi, ("operations", "hear", "action"), "hear", "it neither sends nor receives"),
]


def lint():
    for document, linter in ((OPENAPI, lint_openapi), (ASYNCAPI, lint_asyncapi)):
        check(f"the linter finds nothing: {linter(document)}", not linter(document))
    for document, linter, path, value, sentence in SLIPS:
        broken = copy.deepcopy(document)
        at = broken
        for part in path[:-1]:
            at = at[part]
        at[path[-1]] = value
        check(f"the linter says '{sentence}': {linter(broken)}", any(sentence in wrong for wrong in linter(broken)))


def tables_of_the_page():
    """What a stranger must know has its row: each key of a plan, each code that a connection ends with, each form of a
    choice as docs/BOTS.md has it."""
    plan = set(re.findall(r'{"(\w+)", (?:true|false), read_', (ROOT / "src/host/plan.c").read_text(encoding="utf-8")))
    listed = API.partition("A plan of a table has these keys")[2].partition("A table begins")[0]
    check(f"API.md has every key of a plan: {plan}", plan and plan == set(re.findall(r"^\| `(\w+)` \|", listed, re.M)))
    names = {"GOING_AWAY": 1001, "POLICY_VIOLATION": 1008, "ABNORMAL_CLOSURE": 1006}
    net = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "src/server").rglob("*.c"))
    codes = {names[name] for name in re.findall(r"WSLAY_CODE_(\w+)", net)}
    codes |= {int(code) for code in re.findall(r"\b(?:return|\? 0 :|\? |->id,) (10[01]\d)\b", net)}
    listed = API.partition("### When a connection ends")[2].partition("A final")[0]
    told = {int(code) for code in re.findall(r"\b10[01]\d\b", listed)}
    check(f"API.md has every code that a connection ends with: {codes - told}", len(codes) >= 6 and codes <= told)
    bots = (ROOT / "docs/BOTS.md").read_text(encoding="utf-8")
    forms = re.findall(r"^\| `.*` \| (?:this word|one of these|a number from|the word).* \|$", bots, re.M)
    check(f"API.md has every form of a choice: {forms}", len(forms) == 5 and all(form in API for form in forms))


def main():
    lint()
    made = subprocess.run([ROOT / "tools/asyncapi.py", "--print"], capture_output=True, text=True, check=False)
    check(f"asyncapi.yaml is up to date (tools/asyncapi.py makes it): {made.stderr}",
          made.stdout == (ROOT / "docs/asyncapi.yaml").read_text(encoding="utf-8"))
    compare_routes()
    examples_fit()
    tables_of_the_page()
    with Folder() as folder:
        too_fast(folder)
        too_dear(folder)
        asyncio.run(replay_all(folder))


main()
finish()
