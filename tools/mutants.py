#!/usr/bin/env python3
"""Breaks rule code on purpose and expects a red test.

Samples small mutations of the engine's rule files, builds each in a copy of the tree and runs the suites that prove
rules, the quick ones first. A mutation that no test notices has survived: either a test is missing, or the mutation
changes no rule; those are listed with their reason in tests/mutants-equivalent.txt.

  tools/mutants.py [--count 50] [--seed 1] [--family conquest] [--files 'strike.c,orders*.c'] [--list]

Ends with `mutants: K killed, E equivalent, S survived, I invalid`; exit code 1 when any survived.
"""
import argparse
import fnmatch
import pathlib
import random
import re
import shutil
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
COPY = ROOT / "build" / "mutants"
EQUIVALENT = ROOT / "tests" / "mutants-equivalent.txt"

# (pattern, replacement): each match on a line of code is one possible mutation.
OPERATORS = [
    (r" < ", " <= "), (r" > ", " >= "), (r" <= ", " < "), (r" >= ", " > "),
    (r" == ", " != "), (r" != ", " == "), (r" && ", " || "), (r" \|\| ", " && "),
    (r" \+ ", " - "), (r" - ", " + "), (r"\+\+", "--"), (r"--", "++"),
    (r"!(?=[a-z])", ""), (r"\breturn (HG_(?!OK)[A-Z_]+);", "return HG_OK;"),
    (r"(?<![\w.])0(?![\w.])", "1"), (r"(?<![\w.])1(?![\w.])", "2"), (r"(?<![\w.])2(?![\w.])", "3"),
    (r" \|= ", " = "), (r"\btrue\b", "false"), (r"\bfalse\b", "true"),
    (r"^(\s+)[a-z][\w>.\-\[\]]*(\(.*\)| [-+|&]?= .*|\+\+|--);$", r"\1;"),
]

# Where no rule stands: declarations, tables of names, invariants that only tests read.
LEAVE_ALONE = re.compile(r"^\s*(#|/\*|\*|typedef|_Static_assert|static const|\(void\)|OPEN\(|SECRET\(|(struct|unsigned|uint\d+_t|bool)\b"
                         r"(?!.*[<>=?]))")
INVARIANTS = re.compile(r"static const char \*state_ok\(")
LEFT_OUT = {"check.c", "check_campaign.c", "check_rules.c", "conquest.h", "galactic.h", "assets.h"}

# The programs that prove rules, their arguments, and the families they play: quick ones first, since the first red one
# decides.
SUITES = [
    ("test_basic_rules", [], "conquest"), ("test_starcraft_rules", [], "conquest"),
    ("test_behaviour", ["tests/behaviour.txt"], "conquest galactic assets"),
    ("test_gaw_invariants", [], "conquest"), ("test_perft", [], "conquest"), ("test_halo_rules", [], "conquest"),
    ("test_basic_games", [], "conquest"), ("test_gaw_directives", [], "conquest"),
    ("test_gaw_scan", [], "conquest assets"), ("test_gaw_odds", [], "conquest"),
    ("test_laws", ["1500"], "conquest galactic assets"), ("test_players", [], "conquest"),
    ("test_strikes", [], "conquest"),
    ("test_abilities", [], "conquest"), ("test_oracle", [], "conquest"), ("test_galactic", [], "galactic"),
    ("test_galactic_oracle", [], "galactic"), ("test_assets", [], "assets"),
]


def code_lines(path):
    in_comment = in_invariants = False
    for number, line in enumerate(path.read_text().splitlines()):
        begins, ends = "/*" in line, "*/" in line
        in_invariants = (in_invariants or INVARIANTS.match(line) is not None) and line != "}"
        if not in_comment and not begins and not in_invariants and not LEAVE_ALONE.match(line):
            yield number, line
        in_comment = (in_comment or begins) and not ends


def mutations(family, patterns):
    for path in sorted((ROOT / "src" / "engine" / family).rglob("*.c")):
        if path.name in LEFT_OUT or not any(fnmatch.fnmatch(path.name, pattern) for pattern in patterns):
            continue
        for number, line in code_lines(path):
            for pattern, replacement in OPERATORS:
                for match in re.finditer(pattern, line):
                    changed = line[:match.start()] + match.expand(replacement) + line[match.end():]
                    if changed != line:
                        yield path.relative_to(ROOT), number, line, changed


def equivalent_list():
    entries = set()
    for line in EQUIVALENT.read_text().splitlines():
        if line and not line.startswith(("#", "  ")):
            entries.add(tuple(part.strip() for part in line.split(" => ")))
    for path, line in sorted({entry[:2] for entry in entries}):
        if not (ROOT / path).exists() or line not in map(str.strip, (ROOT / path).read_text().splitlines()):
            print(f"mutants: {path} has no line `{line}`; mend {EQUIVALENT.name}", file=sys.stderr)
    return entries


def run(command, seconds):
    try:
        return subprocess.run(command, cwd=COPY, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                              stdin=subprocess.DEVNULL, timeout=seconds, check=False).returncode == 0
    except subprocess.TimeoutExpired:
        return False


def prepare(commands):
    shutil.rmtree(COPY, ignore_errors=True)
    ignore = shutil.ignore_patterns("build*", ".git")
    shutil.copytree(ROOT, COPY, ignore=ignore)
    setup = ["meson", "setup", "build", "--buildtype=debugoptimized", "-Dwerror=false"]
    if not run(setup, 300) or not build(commands, 600):
        sys.exit("mutants: the copy of the tree does not build; try `make` first")


def tests(family):
    scripts = sorted(str(path.relative_to(ROOT)) for path in (ROOT / "tests" / "rules").rglob("*.rule"))
    yield ["build/tests/script/rule-scripts", *scripts]
    for name, arguments, families in SUITES:
        if family in families.split():
            yield [f"build/tests/{name}", *arguments]


def build(commands, seconds):
    """Only what these tests run, as ninja knows it: building no more keeps a mutation cheap."""
    return run(["ninja", "-C", "build", *(command[0].removeprefix("build/") for command in commands)], seconds)


def limits(commands):
    """How long each test may take: a mutation can make a loop endless. None when a test is red already."""
    found = []
    for command in commands:
        start = time.monotonic()
        if not run(command, 300):
            return None
        found.append(10 + 10 * (time.monotonic() - start))
    return found


def outcome(commands, seconds, path, number, changed):
    target = COPY / path
    original = target.read_text()
    lines = original.splitlines()
    lines[number] = changed
    target.write_text("\n".join(lines) + "\n")
    try:
        for command, limit in zip(commands, seconds):
            if not build([command], 300):
                return "invalid"
            if not run(command, limit):
                return "killed"
        return "survived"
    finally:
        target.write_text(original)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=50, help="how many mutations that compile (default 50)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--family", default="conquest", help="folder below src/engine (default conquest)")
    parser.add_argument("--files", default="*.c", help="names of files in it, with * and commas (default all)")
    parser.add_argument("--list", action="store_true", help="only list the sampled mutations")
    options = parser.parse_args()
    everything = list(mutations(options.family, options.files.split(",")))
    random.Random(options.seed).shuffle(everything)
    if options.list:
        for path, number, line, changed in everything[:options.count]:
            print(f"{path}:{number + 1}: {line.strip()} => {changed.strip()}")
        return 0
    commands = list(tests(options.family))
    prepare(commands)
    seconds = limits(commands)
    if seconds is None:
        sys.exit("mutants: the tests are red before anything is broken; run `make test` first")
    allowed = equivalent_list()
    tally = {"killed": 0, "equivalent": 0, "survived": 0, "invalid": 0}
    for path, number, line, changed in everything:
        if tally["killed"] + tally["equivalent"] + tally["survived"] >= options.count:
            break
        result = outcome(commands, seconds, path, number, changed)
        if result == "survived" and (path.as_posix(), line.strip(), changed.strip()) in allowed:
            result = "equivalent"
        tally[result] += 1
        print(f"{result:10} {path}:{number + 1}: {line.strip()} => {changed.strip()}", flush=True)
    print("mutants: {killed} killed, {equivalent} equivalent, {survived} survived, {invalid} invalid".format(**tally))
    return 1 if tally["survived"] else 0


if __name__ == "__main__":
    sys.exit(main())
