#!/usr/bin/env python3
"""Counts the rules of docs/rules that the tests cite. The last line reads `rules: N of M cited, K exempt`.

  --list         also print every rule that no test cites
  --report-only  exit with 0 whatever is missing

Exit code 1 when a test cites a rule that doesn't exist, or when a group of docs/rules/complete.txt lacks a citation.
"""
import argparse
import pathlib
import re
import sys
import textwrap

ROOT = pathlib.Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs" / "rules"
TESTS = ROOT / "tests"

RULE = re.compile(r"(?:ME|CQ|SC|HW|GW)-[A-Z0-9]+(?:-[A-Za-z0-9]+)*")
ASIDE = re.compile(r"(?:ME-)?(?:HID|DEC)-\d+|(?:GW[AHDV]|AMB|VEC|EX|DV|A)-\d+")
KINDS = {
    "rulings": re.compile(r"A-|AMB-|GWA-"),
    "hidden information": re.compile(r"(ME-)?HID-|GWH-"),
    "decisions": re.compile(r"(ME-)?DEC-|GWD-"),
    "vectors": re.compile(r"EX-|DV-|VEC-|GWV-"),
}
# An ID stands alone: no letter, digit or hyphen touches it.
TOKEN = re.compile(rf"(?<![\w-])(?:{ASIDE.pattern}|{RULE.pattern})(?![\w-])")


def read_ids():
    """Rules and all other IDs, in the order of the documents; a doubled ID ends the program."""
    rules, asides = [], []
    for path in sorted(DOCS.glob("*.md")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            cell = re.match(r"\| ([A-Z][\w-]*)( ★)? \||\*\*(DV-\d+) ", line)
            name = cell and (cell[1] or cell[3])
            if not name or not TOKEN.fullmatch(name):
                continue
            ids = asides if ASIDE.fullmatch(name) else rules
            if name in ids:
                sys.exit(f"{path.relative_to(ROOT)}:{number}: {name} stands in the lists twice; give the new rule a new ID.")
            ids.append(name)
    return rules, asides


def read_list(name):
    """First word and rest of every line that is no comment."""
    for line in (DOCS / name).read_text(encoding="utf-8").splitlines():
        if line.strip() and not line.startswith("#"):
            first, *rest = line.split(maxsplit=1)
            yield first, "".join(rest)


def run_by_a_suite():
    """The test files that `make test` runs: all rule scripts, and whatever tests/suites.txt names."""
    lines = (TESTS / "suites.txt").read_text(encoding="utf-8").splitlines()
    commands = " ".join(line for line in lines if not line.startswith("#"))
    words = set(re.findall(r"[\w./-]+", commands))
    programs = {word.rsplit("/", 1)[-1] for word in words if "/tests/" in word}
    for path in sorted(TESTS.rglob("*")):
        inside = path.relative_to(ROOT).as_posix()
        if path.suffix == ".rule" or inside in words or (path.suffix == ".c" and path.stem in programs):
            yield path


def read_citations(known):
    """All IDs cited, and a complaint for each citation of something unknown."""
    cited, complaints = set(), []
    for path in run_by_a_suite():
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for name in TOKEN.findall(line):
                if name in known:
                    cited.add(name)
                elif not any(other.startswith(name + "-") for other in known):
                    complaints.append(f"{path.relative_to(ROOT)}:{number}: no rule is called {name}; see docs/rules.")
    return cited, complaints


def group_of(name):
    return "-".join(name.split("-")[: 2 if name.startswith("ME-") else 1])


def print_groups(rules, cited, exempt):
    for group in dict.fromkeys(map(group_of, rules)):
        names = [name for name in rules if group_of(name) == group]
        spared = sum(name in exempt and name not in cited for name in names)
        print(f"{group:<8} {sum(name in cited for name in names):4} of {len(names):4} cited, {spared} exempt")


def print_asides(asides, cited):
    for kind, pattern in KINDS.items():
        names = [name for name in asides if pattern.match(name)]
        print(f"{kind:<20} {sum(name in cited for name in names):4} of {len(names):4} cited")


def main():
    parser = argparse.ArgumentParser(description="Counts the rules of docs/rules that the tests cite.")
    parser.add_argument("--list", action="store_true", help="print every rule that no test cites")
    parser.add_argument("--report-only", action="store_true", help="exit with 0 whatever is missing")
    options = parser.parse_args()

    rules, asides = read_ids()
    exempt = dict(read_list("exempt.txt"))
    complete = [group + "-" for group, _ in read_list("complete.txt")]
    cited, complaints = read_citations(set(rules) | set(asides))
    complaints += [f"docs/rules/exempt.txt: no rule is called {name}." for name in exempt if name not in rules]
    complaints += [f"docs/rules/exempt.txt: {name} needs a reason." for name, reason in exempt.items() if not reason]

    uncited = [name for name in rules if name not in cited and name not in exempt]
    missing = [name for name in uncited if name.startswith(tuple(complete))]
    if missing:
        complaints.append(f"No test cites {len(missing)} rules of complete groups:")
        complaints += textwrap.wrap(" ".join(missing), 110, break_on_hyphens=False)

    print_groups(rules, cited, exempt)
    print_asides(asides, cited)
    if options.list:
        print(*(f"uncited {name}" for name in uncited), sep="\n")
    print(*complaints, sep="\n", end="\n" if complaints else "")
    spared = [name for name in exempt if name in rules and name not in cited]
    print(f"rules: {sum(name in cited for name in rules)} of {len(rules)} cited, {len(spared)} exempt")
    return 1 if complaints and not options.report_only else 0


sys.exit(main())
