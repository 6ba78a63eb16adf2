#!/usr/bin/python3
"""Makes the page's types of the messages, web/src/table/messages.ts, from docs/asyncapi.yaml. So a message that changes
changes what the page is compiled against.

    tools/page-types.py           writes it
    tools/page-types.py --print   prints it
    tools/page-types.py --check   says whether it is up to date
"""
import pathlib
import re
import sys

import yaml

ROOT = pathlib.Path(__file__).resolve().parent.parent
SOURCE, TARGET = ROOT / "docs/asyncapi.yaml", ROOT / "web/src/table/messages.ts"
COLUMNS, ROOM = 120, 20  # of a line, and what stands before and behind an object or a list in it
HEAD = "/* Made by tools/page-types.py of docs/asyncapi.yaml, which tools/asyncapi.py makes. Changes belong there. */\n"


def literal(value):
    return f'"{value}"' if isinstance(value, str) else str(value).lower()


def parts_of(schema, depth):
    """The alternatives of a type."""
    if "const" in schema:
        return [literal(schema["const"])]
    if "enum" in schema:
        return [literal(value) for value in schema["enum"]]
    if "anyOf" in schema:
        return [part for inner in schema["anyOf"] for part in parts_of(inner, depth)]
    if schema["type"] in ("object", "array"):
        return [(object_of if schema["type"] == "object" else array_of)(schema, depth)]
    return ["number" if schema["type"] == "integer" else schema["type"]]


def type_of(schema, depth, used=0):
    """As prettier writes it: alternatives below each other where a line is too short for them."""
    parts = parts_of(schema, depth)
    line = " | ".join(parts)
    if "\n" in line or used + len(line) + 1 <= COLUMNS:
        return line
    return "".join(f"\n{'    ' * (depth + 1)}| {part}" for part in parts)


def array_of(schema, depth):
    if schema.get("maxItems") is not None and schema["maxItems"] == schema.get("minItems"):
        return "[" + ", ".join([type_of(schema["items"], depth)] * schema["maxItems"]) + "]"
    parts = parts_of(schema["items"], depth)
    if len(parts) == 1:
        return f"{parts[0]}[]"
    line = f"({' | '.join(parts)})[]"
    if 4 * depth + len(line) <= COLUMNS - ROOM:
        return line
    return "(" + "".join(f"\n{'    ' * (depth + 1)}| {part}" for part in parts) + f"\n{'    ' * depth})[]"


def object_of(schema, depth):
    if "properties" not in schema:
        values = schema.get("additionalProperties")
        return f"Record<string, {type_of(values, depth) if isinstance(values, dict) else 'unknown'}>"
    lines = [property_of(name, inner, name in schema["required"], depth + 1)
             for name, inner in schema["properties"].items()]
    short = "{ " + " ".join(line.strip() for line in lines).removesuffix(";") + " }"
    if depth > 0 and not any("\n" in line.strip() for line in lines) and 4 * depth + len(short) <= COLUMNS - ROOM:
        return short
    return "{\n" + "".join(lines) + "    " * depth + "}"


def property_of(name, schema, required, depth):
    plain = name if re.fullmatch(r"[A-Za-z_]\w*", name) else literal(name)
    key = f"{'    ' * depth}{plain}{'' if required else '?'}:"
    text = type_of(schema, depth, len(key) + 1)
    return f"{key}{'' if text.startswith(chr(10)) else ' '}{text};\n"


def group(name, about, schemas):
    kinds = object_of({"properties": schemas, "required": list(schemas)}, 0)
    return f"\n/* {about} */\nexport interface {name} {kinds}\n"


def made():
    described = yaml.safe_load(SOURCE.read_text(encoding="utf-8"))["components"]
    messages = {name: message["payload"] for name, message in described["messages"].items()}
    said = {name.removeprefix("say_"): schema for name, schema in messages.items() if name.startswith("say_")}
    told = {name.removeprefix("told_"): schema for name, schema in messages.items() if name.startswith("told_")}
    return HEAD + group("Say", "What the page says, by its kind.", said) + \
        group("Told", "What it is told.", told) + group("Fetched", "What it fetches once.", described["schemas"])


def main():
    text = made()
    if sys.argv[1:] == ["--print"]:
        print(text, end="")
    elif sys.argv[1:] == ["--check"]:
        current = TARGET.exists() and TARGET.read_text(encoding="utf-8") == text
        if not current:
            print(f"{TARGET.relative_to(ROOT)} is out of date; run tools/page-types.py")
        print(f"{int(current)} passed, {int(not current)} failed")
        sys.exit(not current)
    elif not sys.argv[1:]:
        TARGET.write_text(text, encoding="utf-8")
    else:
        sys.exit("page-types: use --print, --check, or nothing at all.")


main()
