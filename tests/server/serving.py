"""A server for tests: the real program with its database in a folder of its own, on any free port, again and again on
the same one. What it writes to standard error is kept, so that a test can look for what must not be there."""
import asyncio
import os
import pathlib
import signal
import subprocess
import tempfile
import time
import urllib.error
import urllib.request

BUILD = pathlib.Path(os.environ.get("BUILD", "build/release")).resolve()
PROGRAM = str(BUILD / "src/cli/hegemon")
passed = failed = 0


def check(what, fine, more=""):
    global passed, failed
    passed, failed = passed + bool(fine), failed + (not fine)
    if not fine:
        print("FAILED:", what, str(more)[:600], flush=True)
    return bool(fine)


def sum_up():
    print(f"{passed} passed, {failed} failed")
    return failed != 0


# All clients of a test come from one address.
UNLIMITED = ("--makes", "0", "--share", "0", "--per-address", "1000000", "--in-play", "0")


class Server:
    """`with Server() as s`: s.base is its address. `kill` and `start` again keep port and database."""

    def __init__(self, *arguments, folder=None, limits=None, program=PROGRAM, database=None, unlimited=UNLIMITED):
        self.unlimited = unlimited
        self.program = program
        self.scratch = None if folder else tempfile.TemporaryDirectory(prefix="hegemon-serve-")
        self.folder = pathlib.Path(folder or self.scratch.name)
        self.database = database or self.folder / "tables.db"
        self.log_path = self.folder / "log"
        self.arguments = arguments
        self.limits = limits  # a function that the child calls before it becomes the server
        self.process, self.port = None, 0

    def start(self):
        with open(self.log_path, "ab") as log:
            self.process = subprocess.Popen(
                [self.program, "serve", "--listen", f"127.0.0.1:{self.port}", "--db", str(self.database), *self.unlimited,
                 *self.arguments],
                stdout=subprocess.PIPE, stderr=log, text=True, preexec_fn=self.limits)
        line = self.process.stdout.readline()
        if "http://" not in line:
            raise RuntimeError(f"the server did not start: {self.log()[-400:]}")
        self.port = int(line.split("http://")[1].split("/")[0].rsplit(":", 1)[1])
        self.base = f"http://127.0.0.1:{self.port}"
        return self

    __enter__ = start

    def log(self):
        return self.log_path.read_text(encoding="utf-8") if self.log_path.exists() else ""

    def kill(self):
        self.process.kill()
        self.wait()

    def wait(self, patience=30):
        code = self.process.wait(patience)
        self.process.stdout.close()
        return code

    def end(self):
        """As an operator ends it; the exit code."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.wait()

    def __exit__(self, kind, *_):
        code = self.end()
        if kind is None:
            check("the server ended in order", code == 0, (code, self.log()[-2000:]))
        if self.scratch:
            self.scratch.cleanup()

    def rss(self):
        """Kilobytes that it holds in memory."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])

    def metrics(self):
        with urllib.request.urlopen(self.base + "/metrics", timeout=20) as got:
            lines = got.read().decode().splitlines()
        return {line.split()[0].removeprefix("hegemon_"): int(line.split()[1]) for line in lines if line[0] != "#"}


def verify(record, *more):
    """Exit code and words of `hegemon verify`."""
    done = subprocess.run([PROGRAM, "verify", str(record), *map(str, more)], capture_output=True, text=True, timeout=120,
                          check=False)
    return done.returncode, done.stdout + done.stderr


async def within(seconds, is_so, every=0.02):
    """Whether it becomes true in time."""
    until = time.monotonic() + seconds
    while not is_so():
        if time.monotonic() > until:
            return False
        await asyncio.sleep(every)
    return True
