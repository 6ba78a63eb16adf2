#!/usr/bin/env python3
"""Checks the editions before they are put into a program. A mistake ends the build with its place and sentence.

  check-editions.py CHECKER EDITIONS STAMP DEPFILE

CHECKER is the program that checks folders (src/text/edition/checker.c), EDITIONS as for embed.py. STAMP is written when
all is right, and DEPFILE tells ninja what it was made from.
"""
import os
import pathlib
import subprocess
import sys

sys.dont_write_bytecode = True  # this runs in the source tree, whoever owns it
import embed  # noqa: E402


def main():
    checker, root, stamp, depfile = sys.argv[1:]
    editions = embed.find_editions(root)
    above = os.path.dirname(root)
    folders = [os.path.relpath(folder, above) for _, _, folder in editions]
    if subprocess.run([os.path.abspath(checker), *folders], cwd=above, check=False).returncode != 0:
        sys.exit("An edition is broken; correct it at the place named above.")
    pathlib.Path(stamp).write_text("".join(f"{folder}\n" for folder in folders), encoding="utf-8")
    embed.write_depfile(depfile, stamp, root, editions)


main()
