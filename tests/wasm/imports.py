#!/usr/bin/env python3
"""Lists what a WebAssembly file imports and exports. Exit code 1 when it imports anything or exports no function."""
import sys


def number(data, at):
    """An unsigned LEB128 number and where it ends."""
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            return value, at


def text(data, at):
    length, at = number(data, at)
    return data[at:at + length].decode(), at + length


def sections(data):
    if data[:8] != b"\0asm\1\0\0\0":
        sys.exit("not a WebAssembly file of version 1")
    at = 8
    while at < len(data):
        kind = data[at]
        size, at = number(data, at + 1)
        yield kind, data[at:at + size]
        at += size


def exported_functions(body):
    count, at = number(body, 0)
    for _ in range(count):
        name, at = text(body, at)
        kind = body[at]
        _, at = number(body, at + 1)
        if kind == 0:
            yield name


def main():
    data = open(sys.argv[1], "rb").read()
    imports, exports = 0, []
    for kind, body in sections(data):
        if kind == 2:
            imports, _ = number(body, 0)
        if kind == 7:
            exports = [name for name in exported_functions(body) if name.startswith("hg_")]
    print(f"{len(data)} bytes, {imports} imports, {len(exports)} functions exported: {' '.join(exports)}")
    passed = (imports == 0) + (len(exports) > 0)
    print(f"{passed} passed, {2 - passed} failed")
    sys.exit(passed < 2)


main()
