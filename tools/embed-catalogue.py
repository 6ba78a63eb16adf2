#!/usr/bin/env python3
"""Writes a compiled catalogue (.mo) as C: tools/embed-catalogue.py LANGUAGE IN.mo OUT.c [OBJECT...]

A sentence is found by the FNV-1a hash of its English, so that the English is not there twice. With OBJECTs only the
sentences that stand in one of them are kept, for a program that has only some of the rooms.
"""
import pathlib
import struct
import sys


def pairs_of(data):
    """(English, translation) of a .mo file: https://www.gnu.org/software/gettext/manual/html_node/MO-Files.html"""
    magic, _, count, originals, translations = struct.unpack_from("<5I", data)
    if magic != 0x950412DE:
        sys.exit("embed-catalogue: this is no catalogue.")

    def text_at(table, i):
        length, place = struct.unpack_from("<2I", data, table + 8 * i)
        return data[place:place + length]

    return [(text_at(originals, i), text_at(translations, i)) for i in range(count)]


def key_of(english):
    """Of an entry with a plural the singular is the key."""
    key = 0x811C9DC5
    for byte in english.split(b"\0")[0]:
        key = ((key ^ byte) * 0x01000193) & 0xFFFFFFFF
    return key


def is_said(english, objects):
    return english == b"" or not objects or any(english.split(b"\0")[0] + b"\0" in data for data in objects)


def listed(values):
    rows = [", ".join(str(value) for value in values[i:i + 16]) for i in range(0, len(values), 16)]
    return "{\n    " + ",\n    ".join(rows) + "}"


def main():
    language, source, target, *objects = sys.argv[1:]
    objects = [pathlib.Path(name).read_bytes() for name in objects]
    texts, places = b"", {}
    for english, translation in pairs_of(pathlib.Path(source).read_bytes()):
        if not is_said(english, objects):
            continue
        if key_of(english) in places:
            sys.exit(f"embed-catalogue: '{english.decode()}' has the hash of another sentence.")
        places[key_of(english)] = len(texts)
        texts += translation + b"\0"
    keys = sorted(places)
    pathlib.Path(target).write_text(
        '/* Written by tools/embed-catalogue.py. */\n#include "text/catalogue.h"\n\n'
        f"static const uint32_t keys[] = {listed(keys)};\n"
        f"static const uint32_t places[] = {listed([places[key] for key in keys])};\n"
        f"static const unsigned char texts[] = {listed(list(texts))};\n\n"
        f"const struct catalogue catalogue_{language} = {{{len(keys)}, keys, places, texts}};\n", encoding="utf-8")


main()
