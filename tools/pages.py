#!/usr/bin/env python3
"""Puts the page's files into the program: pages.py FOLDER TABLE.c BLOB.S BLOB.bin

All files below FOLDER lie one behind the other in BLOB.bin, each followed by its gzip where that is smaller; BLOB.S
brings them into the program, TABLE.c says where each one is (src/server/pages.h). Without the folder there is a page
that says how to build the real one. Everything depends on the files alone, and outputs that would not change are left
alone, so that nothing is linked anew for nothing.
"""
import gzip
import hashlib
import pathlib
import sys

TYPES = {
    ".html": "text/html; charset=utf-8", ".css": "text/css; charset=utf-8", ".js": "text/javascript; charset=utf-8",
    ".wasm": "application/wasm", ".svg": "image/svg+xml", ".png": "image/png", ".json": "application/json",
    ".webmanifest": "application/manifest+json", ".txt": "text/plain; charset=utf-8", ".ico": "image/x-icon",
    ".pack": "application/octet-stream",
}
MISSING = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Hegemon</title>
<h1>Hegemon</h1><p>This program was built without its page: run <code>make web</code>, which puts it in.
Programs can play already: see docs/API.md.</p></html>
"""


def files(folder):
    found = [("/" + path.relative_to(folder).as_posix(), TYPES[path.suffix], path.read_bytes())
             for path in sorted(folder.rglob("*")) if path.is_file() and path.suffix in TYPES]
    if not any(path == "/index.html" for path, _, _ in found):
        found = [("/index.html", TYPES[".html"], MISSING)]
    return found


def put(path, data):
    path = pathlib.Path(path)
    if not path.exists() or path.read_bytes() != data:
        path.write_bytes(data)


def main():
    folder, table, assembly, binary = map(pathlib.Path, sys.argv[1:])
    blob, rows = bytearray(), []
    for path, kind, data in files(folder):
        packed = gzip.compress(data, 9, mtime=0)
        packed = packed if len(packed) < len(data) else b""
        tag = hashlib.sha256(data).hexdigest()[:16]
        rows.append(f'    {{"{path}", "{kind}", "W/\\"{tag}\\"", {len(blob)}, {len(data)}, {len(packed)}}},\n')
        blob += data + packed
    put(binary, bytes(blob))
    put(assembly, (f"/* {hashlib.sha256(blob).hexdigest()} */\n"
                   '.section .rodata\n.globl pages_blob\n.type pages_blob, @object\n.balign 16\npages_blob:\n'
                   f'.incbin "{binary.resolve()}"\n.size pages_blob, . - pages_blob\n'
                   '.section .note.GNU-stack,"",@progbits\n').encode())
    put(table, ('#include "server/pages.h"\n\nconst struct page pages[] = {\n' + "".join(rows) + "};\n"
                f"const unsigned pages_count = {len(rows)};\n").encode())


if __name__ == "__main__":
    main()
