#!/usr/bin/env python3
"""Writes the editions into one C file, so that the binary carries them.

  embed.py PACKER EDITIONS OUTPUT DEPFILE

PACKER is the program that packs a folder. EDITIONS holds one folder for each edition, and perhaps released/ID-HASH/ with
older versions, which only records use. DEPFILE tells ninja what the output was made from.
"""
import os
import subprocess
import sys


def yaml_files(folder):
    return sorted(name for name in os.listdir(folder) if name.endswith(".yaml") and not name.startswith("."))


def find_editions(root):
    """(id, 1 when released, folder) of each edition."""
    found = []
    for name in sorted(os.listdir(root)):
        folder = os.path.join(root, name)
        if name != "released" and os.path.isdir(folder):
            found.append((name, 0, folder))
    released = os.path.join(root, "released")
    for name in sorted(os.listdir(released)) if os.path.isdir(released) else []:
        found.append((name.rsplit("-", 1)[0], 1, os.path.join(released, name)))
    return found


def c_bytes(data):
    lines = [data[i : i + 24] for i in range(0, len(data), 24)]
    return ",\n    ".join(", ".join(str(byte) for byte in line) for line in lines) or "0"


def pack(packer, folder):
    done = subprocess.run([packer, folder], stdout=subprocess.PIPE, check=False)
    if done.returncode != 0:
        sys.exit(f"embed: {folder} can't be packed.")
    return done.stdout


def write_source(path, packer, editions):
    packs = [pack(packer, folder) for _, _, folder in editions]
    with open(path, "w", encoding="ascii") as out:
        out.write('/* Written by tools/embed.py. */\n#include "text/edition/embedded.h"\n\n')
        for number, data in enumerate(packs):
            out.write(f"static const unsigned char pack_{number}[] = {{\n    {c_bytes(data)}}};\n\n")
        out.write("const struct embedded_edition embedded_editions[] = {\n")
        for number, (name, released, _) in enumerate(editions):
            out.write(f'    {{"{name}", {released}, pack_{number}, sizeof pack_{number}}},\n')
        out.write(f"}};\nconst unsigned embedded_edition_count = {len(editions)};\n")


def write_depfile(path, output, root, editions):
    released = os.path.join(root, "released")
    inputs = [root, released] if os.path.isdir(released) else [root]
    for _, _, folder in editions:
        inputs.append(folder)
        inputs += [os.path.join(folder, name) for name in yaml_files(folder)]
    with open(path, "w", encoding="utf-8") as out:
        out.write(f"{output}: " + " ".join(name.replace(" ", "\\ ") for name in inputs) + "\n")


def main():
    packer, root, output, depfile = sys.argv[1:]
    editions = find_editions(root)
    write_source(output, packer, editions)
    write_depfile(depfile, output, root, editions)


if __name__ == "__main__":
    main()
