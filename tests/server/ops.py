"""What the tests about operating a server share: a server of their own, the program as a command, and counting."""
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
BUILD = ROOT / os.environ.get("BUILD", "build/release")
PROGRAM = str(BUILD / "src/cli/hegemon")
SANITIZED = BUILD.name == "asan"
ENVIRONMENT = {**os.environ, "LC_ALL": "C.UTF-8", "HOME": "/nonexistent"}
counts = {True: 0, False: 0}


def check(sentence, true):
    counts[bool(true)] += 1
    if not true:
        print("FAILED:", sentence)
    return bool(true)


def finish():
    print(f"{counts[True]} passed, {counts[False]} failed")
    sys.exit(counts[False] > 0)


def hegemon(*words, program=PROGRAM):
    return subprocess.run([program, *map(str, words)], capture_output=True, text=True, timeout=60, env=ENVIRONMENT,
                          check=False)


def complains(sentence, code, *words):
    """The command ends with this code and says so."""
    ran = hegemon(*words)
    return check(f"{words} says '{sentence}', not '{ran.stderr}{ran.stdout}' ({ran.returncode})",
                 ran.returncode == code and sentence in ran.stderr)


class Folder:
    """A folder that goes when the test does."""

    def __enter__(self):
        self.path = pathlib.Path(tempfile.mkdtemp(prefix="hegemon-ops-"))
        return self.path

    def __exit__(self, *why):
        shutil.rmtree(self.path, ignore_errors=True)


class Server:
    """`hegemon serve` on any free port of loopback, as long as the block lasts."""

    def __init__(self, *words, listen="127.0.0.1:0"):
        self.words = (["--listen", listen] if listen else []) + [str(word) for word in words]
        self.log = tempfile.TemporaryFile()

    def __enter__(self):
        self.process = subprocess.Popen([PROGRAM, "serve", *self.words], stdout=subprocess.PIPE, stderr=self.log, text=True,
                                        env=ENVIRONMENT)
        said = self.process.stdout.readline()
        assert "http://" in said, self.said()
        self.base = said.split("http://", 1)[1].split("/", 1)[0]
        self.base = "http://" + self.base
        return self

    def said(self):
        self.log.seek(0)
        return self.log.read().decode()

    def stop(self, how=signal.SIGTERM):
        """Its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(how)
        return self.process.wait(30)

    def __exit__(self, *why):
        self.stop()
        self.process.stdout.close()
        self.log.close()
