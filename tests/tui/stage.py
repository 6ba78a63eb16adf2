"""A terminal of a known size for the program: keys go in, what people see comes out. Nothing here waits for a time: the
kernel says whether the program has read its keys and waits for the next one, and then all of its screen is written."""
import fcntl
import os
import pathlib
import platform
import re
import select
import shutil
import signal
import struct
import tempfile
import termios
import time

from screen import Screen

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
HEGEMON = os.path.realpath(os.environ["BUILD"] + "/src/cli/hegemon")
WORK = pathlib.Path(tempfile.mkdtemp(prefix="hegemon-tui-"))
counts = {True: 0, False: 0}
KEYS = {"Enter": "\r", "Escape": "\x1b", "Tab": "\t", "BTab": "\x1b[Z", "BSpace": "\x7f", "Space": " ", "Up": "\x1bOA",
        "Down": "\x1bOB", "Right": "\x1bOC", "Left": "\x1bOD", "Home": "\x1b[1~", "End": "\x1b[4~", "PageUp": "\x1b[5~",
        "PageDown": "\x1b[6~"}
# What the kernel calls reading, and waiting for several files with and without an end.
READ, POLL, PPOLL = {"x86_64": (0, 7, 271), "aarch64": (63, -1, 73)}[platform.machine()]


def check(sentence, true, more=""):
    counts[bool(true)] += 1
    if not true:
        print("FAILED:", sentence)
        if more:
            print(more)


def finish():
    """Says how it went, cleans up, and returns the exit code."""
    shutil.rmtree(WORK, ignore_errors=True)
    print(f"{counts[True]} passed, {counts[False]} failed")
    return counts[False] > 0


class Stage:
    """The program on a screen of its own."""
    number = 0

    def __init__(self, *arguments, columns=80, rows=24, **environment):
        Stage.number += 1
        self.state = WORK / f"stage{Stage.number}"
        self.state.mkdir()
        self.output = self.state / "errors"
        self.screen = Screen(columns, rows)
        self.code = None
        settings = {"PATH": os.environ["PATH"], "HOME": str(self.state), "XDG_STATE_HOME": str(self.state),
                    "LC_ALL": "C.UTF-8", "TERM": "screen-256color", **environment}
        # The search for leaks at the end would wait for ever on a terminal that is gone.
        settings["ASAN_OPTIONS"] = os.environ.get("ASAN_OPTIONS", "") + ":detect_leaks=0"
        if "UBSAN_OPTIONS" in os.environ:
            settings["UBSAN_OPTIONS"] = os.environ["UBSAN_OPTIONS"]
        self.master, self.slave = os.openpty()
        self.child = os.fork()
        if self.child == 0:
            os.login_tty(self.slave)
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
            os.dup2(os.open(self.output, os.O_WRONLY | os.O_CREAT, 0o600), 2)
            os.execve(HEGEMON, [HEGEMON, *arguments], settings)
        os.set_blocking(self.master, False)

    # ---- What the program does -----------------------------------------------------------------------------------------

    def pid(self):
        return self.child

    def drain(self):
        """Takes over all that has been written. When the program has ended its exit code is written below it."""
        ended = self.code is None and os.waitpid(self.child, os.WNOHANG)
        try:
            while True:
                self.screen.write(os.read(self.master, 65536))
        except OSError:
            pass
        if ended and ended[0] != 0:
            self.code = os.waitstatus_to_exitcode(ended[1])
            self.screen.write(f"exit code {self.code if self.code >= 0 else 128 - self.code}\r\n".encode())

    def sleeps(self):
        """Whether the program has read all keys and waits for the next: "ever" when nothing else can wake it up, "while"
        when time will. Looking for keys hands over those that are on their way."""
        if self.code is not None:
            return "ever"
        if select.select([self.slave], [], [], 0)[0]:
            return ""
        try:
            call = pathlib.Path(f"/proc/{self.child}/syscall").read_text(encoding="ascii").split()
        except OSError:
            return ""
        if len(call) < 4 or not call[0].isdigit():
            return ""
        number, first, third = int(call[0]), int(call[1], 16), int(call[3], 16)
        if number == READ and first == 0 or number == POLL and third & 0xffffffff == 0xffffffff or number == PPOLL and third == 0:
            return "ever"
        return "while" if number in (POLL, PPOLL) else ""

    def rest(self, seconds):
        """Lets some time pass in which the program may write."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            select.select([self.master], [], [], max(until - time.monotonic(), 0))
            self.drain()

    def asleep(self, kinds, seconds):
        """Whether the program comes to wait for a key in that time; if so, all of its screen has been read."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            sleeps = self.sleeps()
            self.drain()
            if sleeps in kinds and sleeps:
                return True
            select.select([self.master], [], [], 0.002)
        return False

    # ---- What is seen --------------------------------------------------------------------------------------------------

    def lines(self):
        self.drain()
        return self.screen.lines()

    def text(self):
        return "\n".join(self.lines())

    def coloured(self):
        self.drain()
        return self.screen.coloured()

    def wait(self, pattern, seconds=60):
        """The whole screen once the pattern is on it, or the last one when time is up."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            text = self.text()
            if re.search(pattern, text):
                self.asleep(("ever", "while"), 1)
                return self.text() if re.search(pattern, self.text()) else text
            if self.code is not None:
                return text
            select.select([self.master], [], [], 0.02)
        return self.text()

    def settled(self, seconds=60):
        """The screen once the program does nothing but wait for a key."""
        self.asleep(("ever",), seconds)
        return self.text()

    # ---- What people do ------------------------------------------------------------------------------------------------

    def keys(self, *names):
        """By their names, or after -H as bytes in hexadecimal."""
        if names[0] == "-H":
            os.write(self.master, bytes(int(name, 16) for name in names[1:]))
        else:
            os.write(self.master, "".join(KEYS.get(name, name) for name in names).encode())

    def type(self, text):
        os.write(self.master, text.encode())

    def resize(self, columns, rows):
        self.settled()
        self.screen.resize(columns, rows)
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def contribute(self, words="", people=1):
        """Answers the question for one's part in the dice, which comes before every new game."""
        for seat in range(people):
            self.wait(rf"(Seat|Siège) {seat + 1}, (\S+, )?(your part|votre part)")
            if words:
                self.type(words)
            self.keys("Enter")

    def records(self):
        return sorted(self.state.rglob("*.hgr"))

    def end(self):
        """Closes the terminal, and waits until the program has gone: what it still does to its record must not meet the
        next game of the same file."""
        os.close(self.master)
        os.close(self.slave)
        until = time.monotonic() + 20
        while self.code is None and time.monotonic() < until:
            ended, status = os.waitpid(self.child, os.WNOHANG)
            self.code = os.waitstatus_to_exitcode(status) if ended else None
            time.sleep(0.002)
        if self.code is None:
            os.kill(self.child, signal.SIGKILL)
            os.waitpid(self.child, 0)
