#!/usr/bin/env python3
"""Proves that the rooms of the conquest family call each other one way only.

File A calls file B when A's object needs a symbol that B's object defines. A room is a folder below src/engine/conquest;
the files beside the folders, which bind the whole together, are a room of their own called `conquest`. Inside a room files
may call each other in circles, a *knot*, but only so many of them. Between rooms there is no way back: pieces, abilities and
campaign call the core, abilities call pieces, the files beside the folders call them all.

One thing is no call: to name a constant table of `conquest`. Through these tables the core asks who joins in, without
knowing who does. Functions there are out of bounds.

  tools/check-rooms.py [--calls]   --calls lists every call from one room to another

Looks at the release build ($BUILD, or build/release). Ends with `N passed, N failed`.
"""
import collections
import os
import pathlib
import re
import subprocess
import sys

LARGEST_KNOT = 8
ROOT = pathlib.Path(__file__).resolve().parent.parent
FAMILY = ROOT / "src" / "engine" / "conquest"
HALL = "conquest"

# Whom a room may call, and whose headers it may include; its own and those of the hall everybody may.
MAY_CALL = {"core": set(), "pieces": {"core"}, "abilities": {"core", "pieces"}, "campaign": {"core"},
            HALL: {"core", "pieces", "abilities", "campaign"}}
INCLUDE = re.compile(r'#include "engine/conquest/([^"]+)"')


def objects():
    """The object of each source file of the family, by its path below the family's folder."""
    built = ROOT / os.environ.get("BUILD", "build/release") / "src" / "engine" / "libhegemon.a.p"
    for source in sorted(FAMILY.rglob("*.c")):
        name = source.relative_to(FAMILY)
        yield str(name), built / ("conquest_" + "_".join(name.parts) + ".o")


def symbols(path):
    """(needed, defined): the names that the object asks others for, and those it offers them with their kind."""
    needed, defined = set(), {}
    for line in subprocess.run(["nm", "-g", path], check=True, capture_output=True, text=True).stdout.splitlines():
        *_, kind, name = line.split()
        if kind == "U":
            needed.add(name)
        else:
            defined[name] = kind
    return needed, defined


def is_table(name, kind):
    """A symbol that is data of a file beside the rooms: the one thing that everybody may name."""
    return room_of(name) == HALL and kind != "T"


def call_graph():
    """For each file the files it calls, and the symbols of each call."""
    needs, home = {}, {}
    for name, path in objects():
        needs[name], defined = symbols(path)
        home.update((symbol, (name, kind)) for symbol, kind in defined.items())
    graph = {name: collections.defaultdict(set) for name in needs}
    for name, wanted in needs.items():
        for symbol in wanted & home.keys():
            other, kind = home[symbol]
            if not is_table(other, kind):
                graph[name][other].add(symbol)
    return graph


def reachable(graph, start):
    seen, left = set(), [start]
    while left:
        for other in graph[left.pop()]:
            if other not in seen:
                seen.add(other)
                left.append(other)
    return seen


def knots(graph):
    """Sets of nodes of which each can reach all others, largest first; only those of two and more."""
    reach = {node: reachable(graph, node) for node in graph}
    found = {frozenset({node} | {other for other in reach[node] if node in reach[other]}) for node in graph}
    return sorted((knot for knot in found if len(knot) > 1), key=lambda knot: (-len(knot), sorted(knot)))


def room_of(name):
    return name.split("/")[0] if "/" in name else HALL


def room_graph(graph):
    rooms = {room_of(name): collections.defaultdict(list) for name in graph}
    for name, calls in graph.items():
        for other, names in calls.items():
            if room_of(other) != room_of(name):
                rooms[room_of(name)][room_of(other)].append((name, other, sorted(names)))
    return rooms


def within(graph, room):
    return {name: [other for other in calls if room_of(other) == room]
            for name, calls in graph.items() if room_of(name) == room}


def wrong_calls(rooms):
    for room in sorted(rooms):
        for other in sorted(rooms[room].keys() - MAY_CALL.get(room, set())):
            for caller, called, names in sorted(rooms[room][other]):
                yield f"{caller} calls {called}, and {room} may not call {other}: {' '.join(names)}"


def wrong_includes():
    for path in sorted(FAMILY.rglob("*.[ch]")):
        name = str(path.relative_to(FAMILY))
        allowed = MAY_CALL.get(room_of(name), set()) | {room_of(name), HALL}
        for header in INCLUDE.findall(path.read_text(encoding="utf-8")):
            if room_of(header) not in allowed:
                yield f"{name} includes {header}, and {room_of(name)} may not know {room_of(header)}"


def print_calls(rooms):
    for room in sorted(rooms):
        for other in sorted(rooms[room]):
            for caller, called, names in sorted(rooms[room][other]):
                print(f"  {caller} -> {called}: {' '.join(names)}")


def main():
    graph = call_graph()
    rooms = room_graph(graph)
    failed = 0
    for room in sorted(rooms):
        inner = within(graph, room)
        found = knots(inner)
        largest = len(found[0]) if found else 1
        calls = ", ".join(f"{other} ({len(rooms[room][other])})" for other in sorted(rooms[room])) or "nobody"
        print(f"{room}: {len(inner)} files, largest knot {largest}; calls {calls}")
        for knot in found:
            if len(knot) > LARGEST_KNOT:
                print(f"{room}: {len(knot)} files in one knot, at most {LARGEST_KNOT} may: {' '.join(sorted(knot))}")
                failed += 1
    for wrong in [*wrong_calls(rooms), *wrong_includes()]:
        print(wrong)
        failed += 1
    cycles = knots(rooms)
    for cycle in cycles:
        print(f"rooms that call each other in a circle: {' '.join(sorted(cycle))}")
    whole = knots(graph)
    print(f"all rooms: {len(graph)} files, largest knot {len(whole[0]) if whole else 1}, cycles between rooms {len(cycles)}")
    if "--calls" in sys.argv[1:]:
        print_calls(rooms)
    failed += len(cycles)
    print(f"{max(len(rooms) + 3 - failed, 0)} passed, {failed} failed")
    sys.exit(failed > 0)


main()
