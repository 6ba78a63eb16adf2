#!/usr/bin/python3
"""Describes the WebSocket's messages for programs: docs/asyncapi.yaml, from the lists that the program itself goes by
(src/wire/said.c, src/wire/sent.c, src/wire/shapes.c) and the texts and examples of docs/API.md. What is fetched instead of
told, `facts` and `board`, stands there as schemas.

    tools/asyncapi.py           writes docs/asyncapi.yaml
    tools/asyncapi.py --print   prints it

A key that is new needs a type below, in SAID or SENT.
"""
import json
import pathlib
import re
import sys

import yaml

ROOT = pathlib.Path(__file__).resolve().parent.parent
NUMBER, TEXT, FLAG = {"type": "integer", "minimum": 0}, {"type": "string"}, {"type": "boolean"}
SEAT = {"type": "integer", "minimum": 1, "maximum": 6}
NUMBERS, TEXTS = {"type": "array", "items": NUMBER}, {"type": "array", "items": TEXT}
PAIR = {**NUMBERS, "minItems": 2, "maxItems": 2}
HEX = {"type": "string", "pattern": "^([0-9a-f]+|[0-9a-f]*…)$"}


def word(*words):
    return {"type": "string", "enum": list(words)}


def or_null(schema):
    return {"anyOf": [schema, {"type": "null"}]}


def read(path):
    return (ROOT / path).read_text(encoding="utf-8")


def traits():
    """Words for the traits of a verb."""
    return {"type": "array", "items": word(*re.findall(r'\{HG_VERB_\w+, "([\w-]+)"\}', read("src/wire/shapes.c")))}


# What keys to the host hold.
SAID = {
    "v": {"const": 1}, "id": {"type": "string", "pattern": "^[A-Za-z0-9._-]{1,32}$"},
    "token": {"type": "string", "pattern": "^[0-9a-f]{32,64}$"}, "after": NUMBER, "lang": TEXT, "seat": SEAT,
    "name": {"type": "string", "minLength": 1, "maxLength": 32}, "on": FLAG, "as": TEXT,
    "hex": {"type": "string", "pattern": "^[0-9a-f]{64}$"}, "number": NUMBER, "do": TEXT, "dice": word("most", "ask"),
    "pass": word("always", "idle", "ask"), "text": {"type": "string", "minLength": 1, "maxLength": 512},
    "to": word("all", "team"), "from": NUMBER, "place": TEXT, "target": TEXT, "n": NUMBER, "history.to": NUMBER,
}

# What keys from the host hold: by the last part of their path, or by message and path where that is not enough. Below a
# path that ends in `*` stands whatever a position has.
SENT = {
    "v": NUMBER, "table": TEXT, "seat": SEAT, "now": NUMBER, "phase": word("open", "sealed", "playing", "over"),
    "edition": TEXT, "sha256": HEX, "mode": TEXT, "facts": HEX, "message": NUMBER, "id": TEXT, "name": TEXT, "text": TEXT,
    "creator": FLAG, "kind": TEXT, "seconds": NUMBER, "reserve": NUMBER, "days": NUMBER,
    "as": word("open", "person", "ai", "bot"), "army": or_null(TEXT), "ready": FLAG, "online": FLAG, "away": FLAG,
    "offered": FLAG, "again": FLAG, "rematch": or_null(TEXT), "header": TEXTS, "commitment": HEX, "digest": HEX,
    "deadline": NUMBER, "number": NUMBER, "chain": HEX, "do": TEXT, "story": TEXT, "dice": NUMBERS, "attack": NUMBER,
    "from": TEXT, "to": TEXT, "lost": PAIR, "conquered": FLAG, "seats": NUMBERS, "boxes": TEXTS, "win": NUMBER,
    "lands": TEXT,
    "titan": FLAG, "rough": FLAG, "default": TEXT, "say": TEXT, "reason": TEXT, "sentence": TEXT, "left": PAIR,
    "won": NUMBERS, "held": NUMBERS, "card": TEXT, "turn": NUMBER, "worth": NUMBERS,
    "lang": TEXT, "pass": word("always", "idle", "ask"), "n": NUMBER, "how": TEXT, "winners": NUMBERS,
    "secret": or_null(HEX), "code": TEXT, "fatal": FLAG, "why": TEXT, "retry": NUMBER,
    "welcome seat": or_null(SEAT), "welcome game.seats": NUMBER, "welcome limits.id": NUMBER,
    "welcome limits.name": NUMBER, "welcome limits.text": NUMBER, "table clock.kind": word("none", "move", "days"),
    "table seats.name": or_null(TEXT), "events list.seat": {"anyOf": [SEAT, {"const": "chance"}]},
    "answer list.seat": {"anyOf": [SEAT, {"const": "chance"}]}, "refuse id": or_null(TEXT), "chat seat": or_null(SEAT),
    "chat name": or_null(TEXT), "chat to": word("all", "team"), "answer dice": word("most", "ask"),
    "answer list.dice": NUMBERS, "answer sentence": or_null(TEXT),
    "region": TEXT, "colour": TEXT, "bonus": NUMBER, "faction": TEXT, "faction_id": TEXT, "unit": TEXT, "large_unit": TEXT,
    "base": TEXT, "hero": TEXT, "class": TEXT, "class_id": TEXT, "directive": TEXT, "window": TEXT, "place": TEXT,
    "tier": TEXT, "resource": TEXT, "tower": TEXT, "token": TEXT, "link": TEXT, "args": TEXT, "aside": FLAG, "traits": traits(),
    "rule": TEXT, "ids": TEXT, "repeats": FLAG, "asks": TEXTS, "about": TEXT, "values": TEXTS, "players": TEXTS,
    "facts places.at": {"type": "array", "items": {"type": "integer"}, "minItems": 2, "maxItems": 2},
    "facts mode.board": word("graph", "grid", "cards"), "facts mode.dice": word("compared", "added", "matched"),
    "facts things.titan": TEXT,
}
OPEN = {"welcome game.options": TEXT}  # what any key below holds, where it is always the same
# Of objects, where something stands below them.
LISTS = {"cards", "list", "odds", "seats", "places", "regions", "armies", "goals", "rewards", "classes", "tokens", "verbs",
         "questions", "steps", "options"}
FETCHED = {"facts", "board"}  # not said by the socket: docs/openapi.yaml has their addresses


def examples():
    """Of each kind, in both directions: the lines of docs/API.md."""
    to_host, from_host = {}, {}
    api = read("docs/API.md")
    split = api.index("\n## From the host")
    for at, text in enumerate((api[:split], api[split:])):
        for line in re.findall(r'^\{"t":.*\}$', text, re.M):
            message = json.loads(line)
            (to_host, from_host)[at].setdefault(message["t"], []).append(message)
    return to_host, from_host


# ---- To the host -------------------------------------------------------------------------------------------------------

def kinds():
    """Kind, keys that must be there, keys that may."""
    for kind, must, may in re.findall(r'\[WIRE_\w+\] = \{"(\w+)", (KEY[^,}]*), ([^}]*)\}', read("src/wire/said.c")):
        yield kind, [key.lower() for key in re.findall(r"KEY\((\w+)\)", must)], \
            [key.lower() for key in re.findall(r"KEY\((\w+)\)", may)]


def said_message(kind, must, may, meaning, shown):
    keys = {"t": {"const": kind}}
    for key in must + may:
        keys[key] = SAID.get(f"{kind}.{key}", SAID[key])
    return {"name": kind, "summary": meaning, "contentType": "application/json",
            "payload": {"type": "object", "properties": keys, "required": ["t", *must], "additionalProperties": False},
            "examples": [{"payload": message} for message in shown]}


# ---- From the host -----------------------------------------------------------------------------------------------------

def rows():
    text = re.sub(r'"\s*\n\s*"', "", read("src/wire/sent.c"))
    return re.findall(r'\{"(\w+)",\s*"([^"]+)",\s*"([^"]+)"\}', text)


def closed(**properties):
    return {"type": "object", "properties": properties, "required": list(properties), "additionalProperties": False}


def below(at, part, schema):
    """The schema of a key, with `schema` where it is new. What has no mark must be there."""
    name = part.removesuffix("?")
    if name == part and name not in at["required"]:
        at["required"].append(name)
    return at["properties"].setdefault(name, schema)


def into(schema, path, kind, about):
    """Adds one row's key to the schema of its message, with the objects and lists above it."""
    at, parts, plain = schema, path.split("."), path.replace("?", "")
    for i, part in enumerate(parts[:-1]):
        if parts[i + 1] == "*":
            values = OPEN.get(f"{kind} {plain.removesuffix('.*')}")
            inside = {"additionalProperties": values} if values else {}
            below(at, part, {"type": "object", "description": about, **inside})
            return
        of_list = part.removesuffix("?") in LISTS
        at = below(at, part, {"type": "array", "items": closed()} if of_list else closed())
        at = at.get("items", at)
    known = SENT.get(f"{kind} {plain}", SENT.get(plain.split(".")[-1]))
    if known is None:
        sys.exit(f"asyncapi: '{path}' of '{kind}' has no type yet; give it one in SENT.")
    below(at, parts[-1], {**known, "description": about})


def sent_schemas():
    schemas = {}
    for kind, path, about in rows():
        into(schemas.setdefault(kind, closed(t={"const": kind})), path, kind, about)
    return schemas


def sent_message(kind, schema, shown):
    return {"name": kind, "contentType": "application/json", "payload": schema,
            "examples": [{"payload": message} for message in shown]}


# ---- All of it ---------------------------------------------------------------------------------------------------------

def described():
    to_host, from_host = examples()
    meaning = dict(re.findall(r"^\| `(\w+)` \| [^|]* \| (.*) \|$", read("docs/API.md").split("\n## From the host")[0], re.M))
    said = {"say_" + kind: said_message(kind, must, may, meaning[kind], to_host[kind]) for kind, must, may in kinds()}
    schemas = sent_schemas()
    fetched = {kind: schemas.pop(kind) for kind in sorted(FETCHED)}
    sent = {"told_" + kind: sent_message(kind, schema, from_host[kind]) for kind, schema in schemas.items()}
    version = re.search(r"version: '(.*)',", read("meson.build"))[1]
    channel = "#/channels/table"
    return {
        "asyncapi": "3.0.0",
        "info": {"title": "Hegemon: the WebSocket of a table", "version": version, "license": {"name": "MIT"},
                 "description": "Made by tools/asyncapi.py. docs/API.md explains the messages, docs/openapi.yaml has what is "
                                "asked over HTTP."},
        "servers": {"local": {"host": "127.0.0.1:8421", "protocol": "ws"}},
        "channels": {"table": {
            "address": "/api/v1/tables/{table}/ws",
            "description": "A WebSocket with the subprotocol hegemon.1. Each message is one JSON object.",
            "parameters": {"table": {"description": "The table's id."}},
            "messages": {name: {"$ref": f"#/components/messages/{name}"} for name in (*said, *sent)}}},
        "operations": {
            "hear": {"action": "receive", "channel": {"$ref": channel}, "summary": "What a watcher says to the host.",
                     "messages": [{"$ref": f"{channel}/messages/{name}"} for name in said]},
            "tell": {"action": "send", "channel": {"$ref": channel}, "summary": "What the host tells a watcher.",
                     "messages": [{"$ref": f"{channel}/messages/{name}"} for name in sent]}},
        "components": {"messages": {**said, **sent}, "schemas": fetched},
    }


class Plain(yaml.SafeDumper):
    """Without anchors: every schema stands there in full."""

    def ignore_aliases(self, data):
        return True


TEXT_OF_IT = yaml.dump(described(), Dumper=Plain, sort_keys=False, allow_unicode=True, width=120)
if sys.argv[1:] == ["--print"]:
    print(TEXT_OF_IT, end="")
elif not sys.argv[1:]:
    (ROOT / "docs/asyncapi.yaml").write_text(TEXT_OF_IT, encoding="utf-8")
else:
    sys.exit("asyncapi: use --print, or nothing at all.")
