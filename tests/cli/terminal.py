#!/usr/bin/env python3
"""The program on a terminal: the demo's animation, its keys, Ctrl-C; the progress bar; colours; stepping."""
import codecs
import fcntl
import os
import pathlib
import pty
import re
import select
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time

HEGEMON = os.path.realpath(os.environ["BUILD"] + "/src/cli/hegemon")
WORK = pathlib.Path(tempfile.mkdtemp())
ENVIRONMENT = {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "TERM": "xterm-256color", "HOME": str(WORK),
               "XDG_STATE_HOME": str(WORK / "state")}
counts = {True: 0, False: 0}


def check(sentence, true):
    counts[bool(true)] += 1
    if not true:
        print("FAILED:", sentence)


class Terminal:
    """A program on a terminal of its own."""

    def __init__(self, *arguments, columns=80, rows=24, **environment):
        self.pid, self.fd = pty.fork()
        if self.pid == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
            os.execve(HEGEMON, [HEGEMON, *arguments], {**ENVIRONMENT, **environment})
        self.text = ""
        # A character may be torn between two reads.
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")

    def read_until(self, pattern, seconds=20):
        """Reads until the pattern appears or the program ends or time is up."""
        until = time.monotonic() + seconds
        while time.monotonic() < until and not (pattern and re.search(pattern, self.text)):
            if not select.select([self.fd], [], [], 0.1)[0]:
                continue
            try:
                self.text += self.decoder.decode(os.read(self.fd, 65536))
            except OSError:
                break
        return self.text

    def send(self, keys):
        os.write(self.fd, keys)

    def end(self):
        self.read_until(None)
        status = os.waitpid(self.pid, 0)[1]
        os.close(self.fd)
        return os.waitstatus_to_exitcode(status)


def hegemon(*arguments):
    return subprocess.run([HEGEMON, *arguments], env=ENVIRONMENT, capture_output=True, text=True, timeout=60, check=False)


def records():
    return sorted((WORK / "state/hegemon").glob("*.hgr"))


ENTER, LEAVE = "\x1b[?1049h", "\x1b[?1049l"


def demo_runs_to_its_end():
    for columns, rows, *game in ((80, 24), (160, 50), (100, 30, "starcraft/duel")):
        screen = Terminal("demo", *game, columns=columns, rows=rows)
        screen.read_until("round 2")
        check("the demo takes a screen of its own", ENTER in screen.text)
        screen.send(b"x")
        screen.read_until("hegemon", 3)
        screen.send(b"x")
        check("the demo ends well", screen.end() == 0)
        check("the demo leaves its screen and shows the cursor", screen.text.rfind(LEAVE) > screen.text.rfind(ENTER)
              and screen.text.rfind("\x1b[?25h") > screen.text.rfind("\x1b[?25l"))
        after = screen.text[screen.text.rfind(LEAVE):]
        check("the demo names the winner, verifies and says what to try", all(
            word in after for word in ("Victory", "verified:", "What to try next", "replay", "verify", "sim", "show")))
        stage = screen.text[screen.text.find(ENTER):screen.text.rfind(LEAVE)]
        frames = [re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]", "", frame).split("\r\n") for frame in stage.split("\x1b[H")[1:]]
        check("every frame fills the screen and no more", all(len(frame) == rows for frame in frames))
        check("no line is wider than the screen", max(len(line.rstrip()) for frame in frames for line in frame) <= columns)
    check("finished records verify", all(hegemon("verify", str(path)).returncode == 0 for path in records()))


def demo_stops_by_ctrl_c():
    before = set(records())
    screen = Terminal("demo")
    screen.read_until("round 2")
    screen.send(b"\x03")
    check("Ctrl-C ends the demo with 130", screen.end() == 130)
    check("Ctrl-C leaves the screen clean", screen.text.rfind(LEAVE) > screen.text.rfind(ENTER))
    check("Ctrl-C says how to go on", "--resume" in screen.text)
    (path,) = set(records()) - before
    check("the secret waits beside it, for its owner alone", pathlib.Path(f"{path}.secret").stat().st_mode & 0o777 == 0o600)
    check("the record is unfinished", hegemon("verify", str(path)).returncode == 3)
    check("the record can be resumed", hegemon("replay", "--resume", str(path)).returncode == 0)
    check("the resumed record verifies", hegemon("verify", str(path)).returncode == 0)


def demo_without_room_or_terminal():
    small = Terminal("demo", columns=50, rows=12)
    check("a small terminal gets lines", small.end() == 0 and "Victory" in small.text and "round" in small.text)
    dumb = Terminal("demo", TERM="dumb")
    check("a dumb terminal gets lines", dumb.end() == 0 and "\x1b" not in dumb.text)
    began = time.monotonic()
    plain = hegemon("demo")
    check("without a terminal it takes less than two seconds", time.monotonic() - began < 2 or "asan" in HEGEMON)
    check("without a terminal there are no escapes", plain.returncode == 0 and "\x1b" not in plain.stdout)
    check("without a terminal it is short", 10 < len(plain.stdout.splitlines()) < 120)
    french = hegemon("demo", "--lang", "fr")
    check("the demo speaks French", "Victoire" in french.stdout and "Moissonneurs" in french.stdout)
    unwritable = subprocess.run([HEGEMON, "demo"], env={**ENVIRONMENT, "XDG_STATE_HOME": "/proc/nowhere"}, cwd="/proc",
                                capture_output=True, text=True, timeout=60, check=False)
    check("a record that can't be written is a complaint", unwritable.returncode == 2
          and unwritable.stderr.startswith("hegemon: demo-") and unwritable.stderr.count("\n") == 1)


def colours():
    coloured = Terminal("show", "mass-effect")
    check("a terminal gets colours", coloured.end() == 0 and "\x1b[38;5;" in coloured.text)
    plain = Terminal("show", "mass-effect", NO_COLOR="1")
    check("NO_COLOR is honoured", plain.end() == 0 and "\x1b" not in plain.text)
    screen = Terminal("demo", "--fast", NO_COLOR="1")
    screen.read_until("round 2")
    screen.send(b"x")
    screen.read_until("hegemon", 3)
    screen.send(b"x")
    check("the demo works without colours", screen.end() == 0 and "\x1b[38;5;" not in screen.text)


def progress():
    screen = Terminal("sim", "mass-effect/basic", "--games", "100000000", "--threads", "1")
    screen.read_until("games/s")
    os.kill(screen.pid, signal.SIGINT)
    check("a long run shows a bar on a terminal", screen.end() == 130 and "\r[" in screen.text and "s left" in screen.text)


def stepping():
    path = str(WORK / "game.hgr")
    hegemon("sim", "mass-effect/basic", "--only", "1", "--record", path)
    screen = Terminal("replay", path, "--step")
    screen.read_until(r"\n +1  chance")
    screen.send(b"\n")
    screen.read_until(r"\n +2  ", 5)
    screen.send(b"q\n")
    check("--step waits for Enter and ends at q", screen.end() == 0 and re.search(r"\n +2  ", screen.text)
          and not re.search(r"\n +3  ", screen.text))


for test in (demo_runs_to_its_end, demo_stops_by_ctrl_c, demo_without_room_or_terminal, colours, progress, stepping):
    test()
shutil.rmtree(WORK)
print(f"{counts[True]} passed, {counts[False]} failed")
sys.exit(counts[False] > 0)
