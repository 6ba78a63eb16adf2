#!/usr/bin/env python3
"""Writes what fuzzing starts from: tests/fuzz/make-seeds.py HEGEMON PACKER FOLDER

FOLDER/record gets games of every mode, number of seats and option, cut at several lines; FOLDER/edition the built-in
editions as bundles, FOLDER/pack the same packed; FOLDER/wire the messages of docs/API.md; FOLDER/*.dict the words of
each. Everything is written by the program itself or held true by a test, so that a change of a format changes the seeds
with it.
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile

HEGEMON, PACKER, OUT = sys.argv[1], sys.argv[2], pathlib.Path(sys.argv[3])
LINES = (3, 30, 90, 180, 360)  # of the games' records, after the header
WORDS = 400  # of a dictionary


def hegemon(*args):
    done = subprocess.run([HEGEMON, *args], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"make-seeds: hegemon {' '.join(args)} ended with {done.returncode}: {done.stderr.strip()}")
    return done.stdout


def games():
    """Every game: mode, seats, and one option at a time set to something else than its default."""
    for edition in json.loads(hegemon("editions", "--json")):
        for mode in json.loads(hegemon("show", edition["edition"], "--json"))["modes"]:
            if not mode["playable"]:
                continue
            name = f"{edition['edition']}/{mode['id']}"
            for seats in mode["seats"]:
                yield name, seats, None
            for option in mode["options"]:
                for value in option["values"][1:]:
                    yield name, mode["seats"][0], f"{option['id']}={value}"


def play(path, name, seats, *more):
    hegemon("sim", name, "--seats", str(seats), "--only", "1", "--cap", "2", "--players", "uniform", "--quiet",
            "--record", str(path), *more)


def write_cuts(path):
    """The record as it is when it is short, and its beginnings."""
    lines = path.read_text().splitlines(keepends=True)
    begin = next(i for i, line in enumerate(lines) if line.startswith("begin "))
    for length in LINES:
        if begin + length < len(lines):
            path.with_name(f"{path.name}-{length}").write_text("".join(lines[: begin + 1 + length]))
    if len(lines) > begin + LINES[-1]:
        path.unlink()


def write_records(folder):
    folder.mkdir(parents=True, exist_ok=True)
    for name, seats, option in games():
        path = folder / f"{name.replace('/', '-')}-{seats}{'-' + option if option else ''}"
        play(path, name, seats, *(["--option", option] if option else []))
        write_cuts(path)
    for name, seats in (("mass-effect/war-assets", 2), ("galactic-warfare/standard", 2), ("starcraft/basic", 3)):
        path = folder / f"{name.replace('/', '-')}-audit"
        play(path, name, seats, "--dealer", "audit")
        write_cuts(path)
    path = folder / "tiny"
    play(path, "tiny/duel", 2, "--edition", "tests/editions/tiny")
    write_cuts(path)


def bundle(folder):
    text = ""
    for file in sorted([*folder.glob("*.yaml"), *folder.glob("words/*.yaml")]):
        text += f"file {file.relative_to(folder)}\n"
        text += "".join(f"  {line}\n" if line else "\n" for line in file.read_text().splitlines())
    return text


def write_editions(folder):
    folder.mkdir(parents=True, exist_ok=True)
    for edition in sorted(pathlib.Path("editions").iterdir()) + [pathlib.Path("tests/editions/tiny")]:
        if edition.is_dir():
            (folder / edition.name).write_text(bundle(edition))


def pack(edition, path):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(subprocess.run([PACKER, edition], stdout=subprocess.PIPE, check=True).stdout)


def check_small_editions(folder, packs):
    """The small editions among the seeds that are kept must load: a fuzzer that begins with faults finds little."""
    for seed in sorted(folder.glob("small-*")):
        with tempfile.TemporaryDirectory() as place:
            for file in re.split(r"^file ", seed.read_text(), flags=re.MULTILINE)[1:]:
                name, text = file.split("\n", 1)
                pathlib.Path(place, name).parent.mkdir(exist_ok=True)
                pathlib.Path(place, name).write_text(re.sub(r"^  ", "", text, flags=re.MULTILINE))
            hegemon("check", place)
            pack(place, packs / seed.name)


def write_messages(folder):
    """Every message of the documentation, those of the host too: they are refused, but they look alike."""
    folder.mkdir(parents=True, exist_ok=True)
    page = pathlib.Path(__file__).resolve().parents[2] / "docs/API.md"
    for i, line in enumerate(re.findall(r'^{"t":.*$', page.read_text(encoding="utf-8"), re.M)):
        (folder / f"{i:02}").write_text(line, encoding="utf-8")


def write_words(path, folder, pattern):
    """The words that stand in most of the seeds first."""
    count = {}
    for seed in sorted(folder.iterdir()):
        for word in set(re.findall(pattern, seed.read_text(), re.MULTILINE)):
            count[word] = count.get(word, 0) + 1
    words = sorted(count, key=lambda word: (-count[word], word))[:WORDS]
    path.write_text("".join(f'"{word}"\n' for word in words))


write_records(OUT / "record")
write_editions(OUT / "edition")
for home in sorted(pathlib.Path("editions").glob("*-*")) + [pathlib.Path("editions/starcraft")]:
    pack(home, OUT / "pack" / home.name)
check_small_editions(pathlib.Path("tests/fuzz/seeds/edition"), OUT / "pack")
write_messages(OUT / "wire")
write_words(OUT / "record.dict", OUT / "record", r"^[a-z][a-z0-9-]+|(?<= )[a-z][a-z0-9-]{2,}")
write_words(OUT / "edition.dict", OUT / "edition", r"[a-z][a-z-]+:|(?<=: )[a-z][a-z-]+")
write_words(OUT / "wire.dict", OUT / "wire", r'(?<=")[a-z]+(?=")')
