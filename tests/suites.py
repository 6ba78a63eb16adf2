#!/usr/bin/env python3
"""Reads tests/suites.txt for whoever runs suites: one line each, separated by tabs: NAME, FOLDER, COMMAND, TARGETS.

  tests/suites.py test [NAME...]     as `make test` runs them, all when none is named
  tests/suites.py check NAME...      as `make check` runs them: in build/dev what needs neither sanitizers nor release
  tests/suites.py touched [COMMIT]   names alone: what changes since COMMIT (or since main) are nearest to; long ones
                                     that are near, but not changed themselves, are told on stderr and left out
  tests/suites.py self               whether this file and suites.txt are true: `N passed, N failed`

FOLDER is where the suite finds its programs, TARGETS what ninja must build there first, separated by spaces.
"""
import collections
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
LIST = ROOT / "tests" / "suites.txt"
PROGRAM = "src/cli/hegemon"
BUILDS = {"asan", "release", "both", "shipped", "-"}
IN_COMMAND = re.compile(r"\$BUILD/(\S+)")
# How scripts say that they start a program of the tests.
IN_SCRIPT = re.compile(r"(?:\$BUILD\"?/|\{process\.env\.BUILD\}/|BUILD\"?\]?, \"|BUILD / \"|BUILD \+ \"/)(tests/[\w-]+)")

Suite = collections.namedtuple("Suite", "name build targets command")
Run = collections.namedtuple("Run", "name folder command targets")


def needs(build, stated, command):
    """What must be built before a command can run. Scripts need the program unless they say what they need instead."""
    named = IN_COMMAND.findall(command)
    if build == "-":
        return stated
    return stated + named or [PROGRAM]


def read():
    """The suites in the order of the file."""
    suites = []
    for line in LIST.read_text(encoding="utf-8").splitlines():
        words = line.split("#")[0].split()
        if not words:
            continue
        name, build, rest = words[0], words[1], words[2:]
        stated = [word[1:] for word in rest if word.startswith("+")]
        command = " ".join(word for word in rest if not word.startswith("+"))
        if build not in BUILDS:
            sys.exit(f"tests/suites.txt: {name} has '{build}' for a build; write one of {', '.join(sorted(BUILDS))}.")
        suites.append(Suite(name, build, needs(build, stated, command), command))
    return suites


def run_in(suite, kind, name=None):
    folder = "build" if kind == "-" else f"build/{kind}"
    return Run(name or suite.name, folder, suite.command, suite.targets)


def test_runs(suites):
    """Each run of `make test`."""
    for suite in suites:
        if suite.build == "both":
            yield run_in(suite, "asan", suite.name + "-asan")
            yield run_in(suite, "release")
        else:
            yield run_in(suite, "release" if suite.build == "shipped" else suite.build)


def check_runs(suites):
    """Each run that `make check` knows. With a name that ends in -asan it uses sanitizers."""
    for suite in suites:
        if suite.build == "both":
            yield run_in(suite, "asan", suite.name + "-asan")
        yield run_in(suite, {"both": "dev", "release": "dev", "shipped": "release"}.get(suite.build, suite.build))


def chosen(runs, names, with_asan):
    """Those that are named. `make test` runs both kinds of a suite that has two."""
    runs = list(runs)
    known = {run.name for run in runs}
    unknown = [name for name in names if name not in known]
    if unknown:
        sys.exit(f"No suite of tests/suites.txt is called {' '.join(unknown)}.")
    wanted = set(names) | ({name + "-asan" for name in names} if with_asan else set())
    return [run for run in runs if not names or run.name in wanted]


# ---- What changes touch ----------------------------------------------------------------------------------------------

# Suites that look at the whole tree, and at next to no cost.
LAWS_OF_THE_HOUSE = ["layers", "sizes", "walks", "families", "listed", "format"]
# By the beginning of a changed file's path: suites that play or read what it says, though none of their files names it.
NEAR = [
    ("src/engine/", ["laws", "perft", "scripts", "golden", "basic-rules"]),
    ("src/engine/galactic/", ["galactic", "gaw-cards", "gaw-laws", "galactic-oracle"]),
    ("src/engine/assets/", ["assets"]),
    ("src/engine/conquest/", ["hooks", "oracle", "abilities", "starcraft", "halo"]),
    ("src/text/", ["golden", "notation", "sink"]),
    ("src/text/edition/", ["cli-misspelt", "slips", "edition", "bad-edition", "bad-charts", "modes", "pack", "facts"]),
    ("src/text/record/", ["record", "record-tampering", "record-verify", "cli-records", "old"]),
    ("src/odds/", ["cli-odds"]),
    ("src/players/", ["behaviour", "follies", "positions"]),
    ("src/stories/", ["golden", "tui"]),
    ("src/review/", ["review", "cli-review"]),
    ("src/wire/", ["wire-leaks"]),
    ("src/cli/", ["cli-help", "cli-sim", "cli-usage", "cli-records", "cli-play"]),
    ("src/cli/arena/", ["cli-arena"]),
    ("src/cli/bot/", ["cli-bots", "server-bots"]),
    ("src/cli/odds/", ["cli-odds"]),
    ("src/cli/review/", ["cli-review"]),
    ("src/cli/check.c", ["cli-misspelt", "cli-geometry"]),
    ("src/tui/", ["tui", "typed", "standing", "tui-keys", "tui-path"]),
    ("src/tui/replay/", ["replay", "tui-replay"]),
    ("src/server/", ["server", "webhooks", "ops-config"]),
    ("src/server/base/", ["base", "base-host", "base-care"]),
    ("src/server/net/", ["net", "net-ws", "net-request"]),
    ("src/wasm/", ["tab-native", "wasm"]),
    ("src/library/", ["library", "library-installed"]),
    ("web/", ["web-border", "web", "page"]),
    ("editions/", ["checked", "edition", "modes", "facts", "golden", "old", "charts", "perft"]),
    ("po/", ["catalogue", "pseudo", "language"]),
    ("docs/ARCHITECTURE.md", ["walks"]),
    ("docs/API.md", ["wire-docs", "wire-keys", "ops-docs"]),
    ("docs/asyncapi.yaml", ["wire-keys", "wire-docs"]),
    ("docs/SERVE.md", ["ops-docs", "ops-config"]),
    ("tools/build.sh", ["copied"]),
    ("tools/hooks.sh", ["workshop"]),
    ("tools/pre-commit.sh", ["workshop"]),
    ("tools/help.sh", ["workshop"]),
    ("Makefile", ["workshop"]),
    ("tools/check-editions.py", ["checked"]),
    ("tools/check-rooms.py", ["rooms"]),
    ("tests/suites", ["listed"]),
    ("tests/rules/", ["scripts"]),
]
# Those that cost more than ten seconds of the processor, or a build of their own (tests/COSTS.md).
LONG = {"fuzz", "language", "cli-verifier", "cli-referee", "cli-hostile", "cli-games", "cli-bots", "cli-plug", "cli-odds",
        "tui-looks", "page", "online", "web", "tab", "wasm", "library-installed", "ops-package"}
INCLUDE = re.compile(r'#include "([\w/.]+)"')


def changed(since):
    """Files that differ from the commit that this branch has in common with another, the new and the uncommitted too."""
    def git(*words):
        return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=False).stdout.split("\n")
    base = next((line for line in git("merge-base", since, "HEAD") if line), "HEAD")
    return sorted({*git("diff", "--name-only", base), *git("ls-files", "--others", "--exclude-standard")} - {""})


def sources(suite):
    """The test's own C file, where it is a program, or the files that its command names."""
    found = [ROOT / "tests" / "unit" / (pathlib.PurePath(target).name + ".c") for target in suite.targets]
    found += [ROOT / word for word in suite.command.split() if "/" in word and not word.startswith("$") and "*" not in word]
    return [path for path in found if path.is_file()]


def includes(path, seen=None):
    """The headers that a test sees, through those of its own support."""
    seen = set() if seen is None else seen
    for header in INCLUDE.findall(path.read_text(encoding="utf-8")) if path.suffix in (".c", ".h") else []:
        if header not in seen:
            seen.add(header)
            if (ROOT / "tests" / header).is_file():
                includes(ROOT / "tests" / header, seen)
    return seen


def header_of(file):
    """What includes of the header beside a source say; where there is none, how those of its folder begin."""
    if not re.match(r"(src|tests)/.*/.*\.(c|h|inc)$", file):
        return None
    header = pathlib.PurePath(file).with_suffix(".h")
    there = (ROOT / header).is_file()
    beside = str(header if there else header.parent) + ("" if there else "/")
    return re.sub(r"^(src|tests)/", "", beside)


def looks_at(suite, file):
    """Whether one of the suite's own files includes the changed one, or its header."""
    beside, own = header_of(file), sources(suite)
    return beside is not None and any(header.startswith(beside) for path in own for header in includes(path))


def folder_of(suite):
    """Where the script of a suite lies, such as tests/cli; none for programs."""
    first = next((word for word in suite.command.split() if word.startswith(("tests/", "web/"))), "")
    return str(pathlib.PurePath(first).parent) if first.count("/") > 1 else None


def is_helper(file, suites):
    """Whether a changed file of the tests serves all the scripts of its folder, being the script of none."""
    return file.startswith("tests/") and not any(file in suite.command.split() for suite in suites)


def nearest(suites, files):
    """The suites that changed files belong to, and all that are near them."""
    own, near = set(), set(LAWS_OF_THE_HOUSE) if files else set()
    for file in files:
        for beginning, names in NEAR:
            near.update(names if file.startswith(beginning) else [])
        for suite in suites:
            helps = is_helper(file, suites) and folder_of(suite) == str(pathlib.PurePath(file).parent)
            if file in suite.command.split() or file in {str(path.relative_to(ROOT)) for path in sources(suite)}:
                own.add(suite.name)
            elif helps or looks_at(suite, file):
                near.add(suite.name)
    return own, near | own


def touched(suites, files):
    """The suites nearest to changed files, in the order of the list, and the long ones that nobody has changed."""
    own, near = nearest(suites, files)
    names = [suite.name for suite in suites if suite.name in near and suite.build != "asan"]
    left_out = [name for name in names if name in LONG - own]
    return [name for name in names if name not in left_out], left_out


# ---- Whether all of it is true ---------------------------------------------------------------------------------------

def started(suite):
    """Programs of the tests that the suite's script starts, itself or by a helper in its folder."""
    own = [path for path in sources(suite) if path.suffix in (".sh", ".py", ".mjs", ".js")]
    return {name for path in own for name in IN_SCRIPT.findall(path.read_text(encoding="utf-8"))}


def complaints(suites):
    """Each thing that should be so, and whether it is."""
    names = [suite.name for suite in suites]
    known = {run.name for run in check_runs(suites)}
    yield "each suite has a name of its own", len(set(names)) == len(names)
    for suite in suites:
        for program in started(suite):
            yield (f"{suite.name} starts {program}, so its line says +{program}",
                   any(target.startswith(program) for target in suite.targets))
    for beginning, near in NEAR:
        yield f"there is something below {beginning}", any(ROOT.glob(beginning + "*" if beginning[-1] != "/" else beginning))
        yield f"what is near {beginning} are suites: {' '.join(near)}", set(near) <= set(names)
    yield "each long suite is one", LONG <= set(names)
    yield "what a changed test program touches is its suite", "wire" in touched(suites, ["tests/unit/test_wire.c"])[0]
    yield "what a changed script touches is its suite", "cli-sim" in touched(suites, ["tests/cli/sim.sh"])[0]
    yield "a helper of scripts touches them all", {"cli-sim", "cli-play"} <= set(touched(suites, ["tests/cli/lib.sh"])[0])
    yield "a source touches the tests that include its header", "wire" in touched(suites, ["src/wire/ask.c"])[0]
    yield "a header of the engine touches the laws", "laws" in touched(suites, ["src/engine/rules.h"])[0]
    yield "long suites that are near are left out", "cli-odds" in touched(suites, ["src/odds/sums.c"])[1]
    yield "long suites that were changed are not", "fuzz" in touched(suites, ["tests/fuzz/run.sh"])[0]
    yield "a page touches what reads it and the laws of the house", (
        set(touched(suites, ["docs/ARCHITECTURE.md"])[0]) == set(LAWS_OF_THE_HOUSE))
    yield "nothing changed, nothing touched", touched(suites, []) == ([], [])
    yield "sanitizers only when asked for", {"wire", "wire-asan"} <= known


def check_self(suites):
    results = list(complaints(suites))
    for sentence, right in results:
        if not right:
            print(f"FAILED: {sentence}")
    failed = sum(not right for _, right in results)
    print(f"{len(results) - failed} passed, {failed} failed")
    return failed > 0


def main():
    what, names = (sys.argv[1] if len(sys.argv) > 1 else ""), sys.argv[2:]
    suites = read()
    if what == "self":
        sys.exit(check_self(suites))
    if what == "touched":
        near, left_out = touched(suites, changed(names[0] if names else "main"))
        print("\n".join(near))
        if left_out:
            print(f"Left out, since they take long: {' '.join(left_out)} (name them with T).", file=sys.stderr)
        return
    if what not in ("test", "check"):
        sys.exit(__doc__)
    runs = test_runs(suites) if what == "test" else check_runs(suites)
    for run in chosen(runs, names, what == "test"):
        print("\t".join([run.name, run.folder, run.command, " ".join(run.targets)]))


main()
