#!/usr/bin/env python3
"""Pulls the plug. tests/plug/plug.c is a disk that forgets what was not synced: the program runs on it once for every
operation and every choice of what had got to the disk by then. Afterwards the game stands at least where the person was
asked last, and can be played to its end; or it was never begun, and a new one can be, with the same name.
    tests/cli/plug.py [SCENARIO...]
"""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

BUILD = os.path.realpath(os.environ["BUILD"])
HEGEMON = BUILD + "/src/cli/hegemon"
# In memory where that is possible: what the real disk does is of no interest here, and syncing it takes its time.
MEMORY = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
WORK = pathlib.Path(os.path.realpath(tempfile.mkdtemp(prefix="hegemon-plug-", dir=MEMORY)))
ROOT = WORK / "disk"
RECORD = ROOT / "g.hgr"
NEW = ROOT / "g.hgr.new"
SECRET = ROOT / "g.hgr.secret"
REPORT = WORK / "report"
GAME = "mass-effect/war-assets"
PULLED = 99
BEGIN = ["play", "--plain", GAME, "--record", str(RECORD)]
RESUME = ["play", "--plain", "--resume", str(RECORD)]
counts = {True: 0, False: 0}


def check(sentence, true, more=""):
    counts[bool(true)] += 1
    if not true:
        print("FAILED:", sentence)
        if more:
            print(more)


def run(arguments, lines="", **plug):
    environment = {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "HOME": str(WORK), "LD_PRELOAD": BUILD + "/tests/libplug.so",
                   **{f"PLUG_{name.upper()}": str(value) for name, value in plug.items()}}
    if plug:
        environment |= {"PLUG_ROOT": str(ROOT), "PLUG_REPORT": str(REPORT)}
    done = subprocess.run([HEGEMON, *arguments], input=lines, capture_output=True, text=True, check=False, timeout=60,
                          env=environment)
    return done.returncode, done.stdout + done.stderr


def read_report():
    """The operations as (pending names, dirty, what), and what was acknowledged."""
    bytes_ = REPORT.read_bytes()
    head, _, rest = bytes_.partition(b"acknowledged ")
    operations = [line.split(" ", 3)[1:] for line in head.decode().splitlines()]
    return [(int(names), int(dirty), what) for names, dirty, what in operations], rest.partition(b"\n")[2]


# ---- Scenarios -------------------------------------------------------------------------------------------------------

def nothing():
    """An empty folder."""


def leftovers():
    """A kill right before the renaming."""
    run(BEGIN)
    text = RECORD.read_text(encoding="utf-8")
    NEW.write_text(text[:text.index("begin #") + 24], encoding="utf-8")
    RECORD.unlink()


def torn():
    """A game that stopped in the middle of a line."""
    run(BEGIN, "auto\nauto\n")
    with open(RECORD, "a", encoding="utf-8") as file:
        file.write("77 1 ma")


def interrupted_end():
    """A game that is over and still has its secret beside it."""
    run(BEGIN)
    secret = SECRET.read_bytes()
    run(RESUME, "auto\nresign\n")
    SECRET.write_bytes(secret)


ANSWERS = "auto\nundo\nauto\nauto\nresign\n"
SCENARIOS = {
    "a game": (nothing, BEGIN, ANSWERS),
    "a game over leftovers": (leftovers, BEGIN, "auto\n"),
    "a torn game": (torn, RESUME, "auto\nresign\n"),
    "an end that was interrupted": (interrupted_end, RESUME, ""),
}


def prepare(scenario):
    """The folder as it is in the beginning; returns what a person knows of already."""
    shutil.rmtree(ROOT, ignore_errors=True)
    ROOT.mkdir()
    SCENARIOS[scenario][0]()
    known = RECORD.read_bytes() if RECORD.exists() else b""
    return known[:known.rfind(b"\n") + 1]


# ---- Judging -----------------------------------------------------------------------------------------------------------

def play_to_the_end():
    """Goes on with what is there, or begins anew; None, or what is wrong."""
    code, said = run(RESUME if RECORD.exists() else BEGIN, "auto\nresign\nresign\n")
    if code != 0 and "this game is over" not in said:
        return f"{code}: {said}"
    code, said = run(["verify", str(RECORD)])
    if code != 0 or "outcomes of chance recomputed" not in said:
        return f"{code}: {said}"
    left = sorted(os.listdir(ROOT))
    return None if left == ["g.hgr"] else f"there is {left}"


def judge(acknowledged):
    """None, or what was lost."""
    there = {name: (ROOT / name).read_bytes() for name in os.listdir(ROOT)}
    if acknowledged and not there.get("g.hgr", b"").startswith(acknowledged):
        return f"acknowledged {acknowledged[-80:]}, but there is {there}"
    wrong = play_to_the_end()
    return wrong and f"{wrong}\n{there}"


def variants(names, dirty):
    """What may have got to the disk without a sync: which operations on names, how many bytes."""
    return [(mask, kept) for mask in range(1 << min(names, 4)) for kept in (range(3) if dirty else (0,))]


def pulls(scenario, deaf=""):
    """Every pull of the plug, with what was wrong after it."""
    _, arguments, lines = SCENARIOS[scenario]
    prepare(scenario)
    code, said = run(arguments, lines, deaf=deaf)
    assert code in (0, 2), said
    operations, _ = read_report()
    for number, (names, dirty, what) in enumerate(operations, 1):
        for mask, kept in variants(names, dirty):
            known = prepare(scenario)
            code, said = run(arguments, lines, at=number, names=mask, bytes=kept, deaf=deaf)
            assert code == PULLED, f"{code}: {said}"
            _, acknowledged = read_report()
            yield f"{number} {what}, names {mask}, bytes {kept}", judge(max(known, acknowledged, key=len))


# ---- Tests --------------------------------------------------------------------------------------------------------------

def test_scenario(scenario):
    times = 0
    for where, wrong in pulls(scenario):
        check(f"{scenario}: the plug pulled before operation {where}", wrong is None, wrong)
        times += 1
    print(f"{scenario}: the plug was pulled {times} times")


def test_deaf(name):
    """The proof that this test can fail: without one kind of sync it must."""
    found = next((where for where, wrong in pulls("a game", deaf=name) if wrong is not None), None)
    check(f"without syncing {name} something is lost", found is not None)


def main():
    for scenario in SCENARIOS:
        if len(sys.argv) < 2 or scenario in sys.argv[1:]:
            test_scenario(scenario)
    for name in ("g.hgr.new", "g.hgr.secret", "g.hgr", "."):
        test_deaf(name)
    shutil.rmtree(WORK, ignore_errors=True)
    print(f"{counts[True]} passed, {counts[False]} failed")
    return counts[False] > 0


sys.exit(main())
