#!/usr/bin/env python3
"""`hegemon verify RECORD --seen FILE`: a page that has kept what its seat was told catches a host who rolled back.

The chains are worked out here once more, from docs/API.md and what `replay --as SEAT --json` shows, with nothing of the
program's own code for them."""
import functools
import hashlib
import json
import os
import pathlib
import subprocess
import sys
import tempfile

HEGEMON = str(pathlib.Path(os.environ["BUILD"], "src/cli/hegemon").resolve())
passed = failed = 0


def check(what, fine):
    global passed, failed
    passed, failed = passed + bool(fine), failed + (not fine)
    if not fine:
        print("FAILED:", what)


def run(*arguments):
    done = subprocess.run([HEGEMON, *map(str, arguments)], capture_output=True, text=True, check=False, timeout=120)
    return done.returncode, done.stdout, done.stderr


def told(record, seat):
    return told_by(record, seat, hashlib.sha256(record.read_bytes()).digest())


@functools.lru_cache
def told_by(record, seat, _content):
    """Every line that these eyes were told, by number."""
    _, out, _ = run("replay", record, "--as", seat, "--json")
    lines = [json.loads(line) for line in out.splitlines()]
    return {line["number"]: f'{line["number"]} {line["seat"]} {line["action"]} #{line["hash"]}\n'
            for line in lines if "number" in line}


def digest_of(record):
    return next(line.split()[1] for line in record.read_text().splitlines() if line.startswith("header "))


def chain(record, seat):
    first = f"hegemon-seen 1 {digest_of(record)} {seat}\n"
    value = hashlib.sha256(first.encode()).hexdigest()[:32]
    values = {0: value}
    for number, line in told(record, seat).items():
        value = hashlib.sha256(f"{value} {line}".encode()).hexdigest()[:32]
        values[number] = value
    return first, values


def write(path, first, values, every=1):
    path.write_text(first + "".join(f"{n} {v}\n" for n, v in values.items() if n % every == 0))


def true_files(work, record, seats):
    for seat in [*range(1, seats + 1), "spectator"]:
        first, values = chain(record, seat)
        for every in (1, 7):
            write(work / "seen", first, values, every)
            code, out, err = run("verify", record, "--seen", work / "seen")
            count = len([n for n in values if n % every == 0])
            check(f"a true file of {seat} passes: {err}", code == 0 and f": {count} values fit" in out)
    code, out, _ = run("verify", record, "--seen", work / "seen", "--json")
    check("as JSON", code == 0 and json.loads(out)["seen"] == count)


def changed_values(work, record):
    first, values = chain(record, 1)
    for number in (0, 1, 30, max(values)):
        broken = dict(values)
        broken[number] = "0" * 32
        write(work / "seen", first, broken)
        code, out, err = run("verify", record, "--seen", work / "seen", "--json")
        check(f"a changed value is named at {number}: {err}", code == 1 and f"seen:{number + 2}: " in err)
        check("and in JSON", number == 0 or json.loads(out)["seen_otherwise"] == number)
    write(work / "seen", first, values | {max(values) + 1: "0" * 32})
    code, _, err = run("verify", record, "--seen", work / "seen")
    check("an action that is not there is named", code == 1 and f"action {max(values) + 1}, which is not in" in err)
    write(work / "seen", first.replace(digest_of(record), "0" * 64), values)
    code, _, err = run("verify", record, "--seen", work / "seen")
    check("another game is told apart", code == 1 and "another game" in err)
    code, _, err = run("verify", record, "--seen", work / "seen", "--lang", "fr")
    check(f"in French, too: {err}", code == 1 and "a vu une autre partie" in err and "spectat" not in err)


def malformed_files(work, record):
    first, values = chain(record, 1)
    for text in ("", "hegemon-seen 2 x 1\n", first.replace(" 1\n", " 9\n"), first + "1 abc\n", first + "x\n",
                 first + f"2 {values[2]}\n1 {values[1]}\n", first + f"1 {values[1]}", first + "1 " + "0" * 500 + "\n",
                 first + f"1 {values[1]} more\n", first + "\0\n", first.replace("\n", " \n")):
        (work / "seen").write_text(text)
        code, _, err = run("verify", record, "--seen", work / "seen")
        check(f"{text!r} is refused with its line", code == 2 and "seen:" in err)
        _, _, french = run("verify", record, "--seen", work / "seen", "--lang", "fr")
        check(f"{text!r} is refused in French: {french}", "seen:" in french and french != err)
    code, _, err = run("verify", record, "--seen", work / "missing")
    check("a missing file", code == 2 and "missing" in err)


def replayed(work, record, number):
    """The same game up to a number, then played on otherwise: what a host publishes who has rolled back."""
    lines = record.read_text().splitlines(keepends=True)
    at = next(i for i, line in enumerate(lines) if line.startswith(f"{number} "))
    other = work / "other"
    other.write_text("".join(lines[:at]))
    code, _, err = run("replay", other, "--resume")
    check(f"the game is played on: {err}", code == 0)
    check("by itself it is a good record", run("verify", other)[0] == 0)
    return other


def first_difference(record, other):
    truth, again = ({line.split()[0]: line for line in path.read_text().splitlines()} for path in (record, other))
    return next(int(n) for n in truth if n.isdigit() and truth[n] != again.get(n))


def hidden_moves(work, record):
    """Where somebody picks a card, which nobody else sees, and picks another one when it is done again."""
    picks = [int(line.split()[0]) for line in record.read_text().splitlines() if " pick " in line]
    return [n for n in picks[:24:2] if first_difference(record, replayed(work, record, n)) == n][:1]


def rolled_back(work, record, seats):
    hidden = 0
    for number in [40, 120, *hidden_moves(work, record)]:
        other = replayed(work, record, number)
        really = first_difference(record, other)
        for seat in [*range(1, seats + 1), "spectator"]:
            first, values = chain(record, seat)
            mine, theirs = told(record, seat), told(other, seat)
            differs = next(n for n in mine if mine[n] != theirs.get(n))
            hidden += differs != really
            write(work / "seen", first, values)
            code, _, err = run("verify", other, "--seen", work / "seen")
            check(f"{seat} names action {differs}: {err}", code == 1 and f"action {differs} " in err)
    return hidden


def main():
    with tempfile.TemporaryDirectory() as folder:
        work = pathlib.Path(folder)
        record = work / "game"
        run("sim", "mass-effect/basic", "--seats", 3, "--seed", 1, "--only", 1, "--record", record)
        true_files(work, record, 3)
        changed_values(work, record)
        malformed_files(work, record)
        hidden = rolled_back(work, record, 3)
        run("sim", "galactic-warfare/standard", "--seats", 2, "--seed", 3, "--only", 2, "--record", work / "duel")
        true_files(work, work / "duel", 2)
        hidden += rolled_back(work, work / "duel", 2)
        check("some of what was done otherwise was hidden from somebody", hidden > 0)
    print(f"{passed} passed, {failed} failed")
    sys.exit(failed > 0)


main()
