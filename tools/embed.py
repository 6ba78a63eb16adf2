#!/usr/bin/env python3
"""Writes the editions into one C file, so that the binary carries them.

  embed.py PACKER EDITIONS LINGUAS OUTPUT DEPFILE [PACKS]

PACKER is the program that packs a folder. EDITIONS holds one folder for each edition, and perhaps released/ID-HASH/ with
older versions, which only records use. LINGUAS lists the languages besides English. DEPFILE tells ninja what the output
was made from. With a folder PACKS, older versions are left out, and written there as files SHA256.pack.
"""
import os
import shutil
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


def pack(packer, *arguments):
    done = subprocess.run([packer, *arguments], stdout=subprocess.PIPE, check=False)
    if done.returncode != 0:
        sys.exit(f"embed: {arguments[0]} can't be packed.")
    return done.stdout


def languages_of(folder, languages):
    """(constant of enum language, code) of each language that has words in the folder."""
    names = [("ENGLISH", "en")] + [(f"LANGUAGE_{code}", code) for code in languages]
    return [(name, code) for name, code in names if os.path.exists(os.path.join(folder, "words", f"{code}.yaml"))]


def write_pack(out, name, data):
    out.write(f"static const unsigned char {name}[] = {{\n    {c_bytes(data)}}};\n\n")


def write_source(path, packer, editions, languages):
    with open(path, "w", encoding="ascii") as out:
        out.write('/* Written by tools/embed.py. */\n#include "text/edition/embedded.h"\n\n')
        rows = []
        for number, (name, released, folder) in enumerate(editions):
            write_pack(out, f"pack_{number}", pack(packer, folder))
            words = []
            for constant, code in languages_of(folder, languages):
                write_pack(out, f"words_{number}_{code}", pack(packer, folder, code))
                words.append(f"[{constant}] = {{words_{number}_{code}, sizeof words_{number}_{code}}}")
            rows.append(f'    {{"{name}", {released}, {{pack_{number}, sizeof pack_{number}}}, '
                        f'{{{", ".join(words) or "{0}"}}}}},\n')
        out.write("const struct embedded_edition embedded_editions[] = {\n" + "".join(rows))
        out.write(f"}};\nconst unsigned embedded_edition_count = {len(editions)};\n")


def write_depfile(path, output, root, editions):
    released = os.path.join(root, "released")
    inputs = [root, released] if os.path.isdir(released) else [root]
    for _, _, folder in editions:
        for inside in [folder, os.path.join(folder, "words")]:
            if os.path.isdir(inside):
                inputs.append(inside)
                inputs += [os.path.join(inside, name) for name in yaml_files(inside)]
    with open(path, "w", encoding="utf-8") as out:
        out.write(f"{output}: " + " ".join(name.replace(" ", "\\ ") for name in inputs) + "\n")


def write_packs(folder, packer, editions):
    """A pack's hash stands in it, behind four numbers (text/edition/pack.h)."""
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    for _, _, source in editions:
        data = pack(packer, source, "all")
        with open(os.path.join(folder, f"{data[16:48].hex()}.pack"), "wb") as out:
            out.write(data)


def main():
    packer, root, linguas, output, depfile, *packs = sys.argv[1:]
    editions = everything = find_editions(root)
    if packs:
        editions = [one for one in everything if not one[1]]
        write_packs(packs[0], packer, [one for one in everything if one[1]])
    with open(linguas, encoding="ascii") as listed:
        write_source(output, packer, editions, listed.read().split())
    write_depfile(depfile, output, root, everything)


if __name__ == "__main__":
    main()
