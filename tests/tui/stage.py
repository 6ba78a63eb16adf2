"""A terminal of a known size for the program, by tmux: keys go in, what people see comes out."""
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
HEGEMON = os.path.realpath(os.environ["BUILD"] + "/src/cli/hegemon")
WORK = pathlib.Path(tempfile.mkdtemp(prefix="hegemon-tui-"))
SOCKET = str(WORK / "tmux")
counts = {True: 0, False: 0}


def check(sentence, true, more=""):
    counts[bool(true)] += 1
    if not true:
        print("FAILED:", sentence)
        if more:
            print(more)


def finish():
    """Says how it went, cleans up, and returns the exit code."""
    tmux("kill-server")
    shutil.rmtree(WORK, ignore_errors=True)
    print(f"{counts[True]} passed, {counts[False]} failed")
    return counts[False] > 0


def tmux(*arguments):
    return subprocess.run(["tmux", "-S", SOCKET, "-f", "/dev/null", *arguments], capture_output=True, text=True,
                          check=False).stdout


class Stage:
    """The program on a screen of its own."""
    number = 0

    def __init__(self, *arguments, columns=80, rows=24, **environment):
        Stage.number += 1
        self.name = f"stage{Stage.number}x"
        self.state = WORK / self.name
        self.state.mkdir()
        settings = {"PATH": os.environ["PATH"], "HOME": str(self.state), "XDG_STATE_HOME": str(self.state),
                    "LC_ALL": "C.UTF-8", "TERM": "screen-256color", **environment}
        # The search for leaks at the end would wait for ever on a terminal that is gone.
        settings["ASAN_OPTIONS"] = os.environ.get("ASAN_OPTIONS", "") + ":detect_leaks=0"
        if "UBSAN_OPTIONS" in os.environ:
            settings["UBSAN_OPTIONS"] = os.environ["UBSAN_OPTIONS"]
        self.pidfile = self.state / "pid"
        self.output = self.state / "errors"
        words = " ".join(f"'{word}'" for word in [HEGEMON, *arguments])
        script = self.state / "run.sh"
        # Job control keeps the program in the foreground of its terminal.
        script.write_text("set -m\n" + "".join(f"export {name}='{value}'\n" for name, value in settings.items()) +
                          f"LC_ALL=C bash -c 'echo $$ >{self.pidfile}; LC_ALL={settings['LC_ALL']} exec \"$@\"' _ {words} 2>{self.output}\n"
                          "echo \"exit code $?\"\nsleep 1000\n", encoding="utf-8")
        if Stage.number == 1:  # the server must not leave between two stages
            tmux("new-session", "-d", "-s", "keeper", "sleep 10000")
        tmux("new-session", "-d", "-s", self.name, "-x", str(columns), "-y", str(rows), f"bash {script}")

    def lines(self):
        return tmux("capture-pane", "-p", "-t", self.name).rstrip("\n").split("\n")

    def text(self):
        return "\n".join(self.lines())

    def coloured(self):
        return tmux("capture-pane", "-e", "-p", "-t", self.name)

    def keys(self, *names):
        tmux("send-keys", "-t", self.name, *names)

    def type(self, text):
        tmux("send-keys", "-t", self.name, "-l", text)

    def resize(self, columns, rows):
        tmux("resize-window", "-t", self.name, "-x", str(columns), "-y", str(rows))

    def contribute(self, words="", people=1):
        """Answers the question for one's part in the dice, which comes before every new game."""
        for seat in range(people):
            self.wait(rf"(Seat|Siège) {seat + 1}, (\S+, )?(your part|votre part)")
            if words:
                self.type(words)
            self.keys("Enter")

    def wait(self, pattern, seconds=20):
        """The screen once the pattern is on it, or the last one when time is up."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            text = self.text()
            if re.search(pattern, text):
                return text
            time.sleep(0.02)
        return self.text()

    def settled(self):
        """The screen once it has stopped changing."""
        before, now = None, self.text()
        while before != now:
            time.sleep(0.15)
            before, now = now, self.text()
        return now

    def pid(self):
        until = time.monotonic() + 10
        while not (self.pidfile.exists() and self.pidfile.read_text()) and time.monotonic() < until:
            time.sleep(0.01)
        return int(self.pidfile.read_text())

    def records(self):
        return sorted(self.state.rglob("*.hgr"))

    def runs(self):
        """Whether the program is still there; one that waits to be fetched by its parent is not."""
        try:
            stat = pathlib.Path(f"/proc/{self.pidfile.read_text().strip()}/stat").read_text(encoding="utf-8")
        except OSError:
            return False
        return stat.rsplit(")", 1)[1].split()[0] != "Z"

    def end(self):
        """Closes the terminal, and waits until the program has gone: what it still does to its record must not meet the
        next game of the same file."""
        tmux("kill-session", "-t", self.name)
        until = time.monotonic() + 20
        while self.runs() and time.monotonic() < until:
            time.sleep(0.01)
