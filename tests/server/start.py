"""A server on loopback for the tests: started, stopped, started again at the same port."""
import os
import pathlib
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

BUILD = os.environ.get("BUILD", "build/release")
HEGEMON = os.path.join(BUILD, "src/cli/hegemon")


class Server:
    """`log` is all that it has written to standard error, over its lives."""

    def __init__(self, *options):
        self.folder = tempfile.TemporaryDirectory()
        self.options, self.port, self.process = options, 0, None
        self.path = os.path.join(self.folder.name, "log")
        self.start()

    def start(self):
        with open(self.path, "a", encoding="utf-8") as log:
            self.process = subprocess.Popen(
                [HEGEMON, "serve", "--listen", f"127.0.0.1:{self.port}", "--db", self.folder.name + "/tables.db",
                 "--makes", "0", "--share", "0", "--in-play", "0", *self.options], stdout=subprocess.PIPE, stderr=log, text=True)
        where = self.process.stdout.readline()
        self.base = where.split(" at ")[1].split("/ ")[0]
        self.port = int(self.base.rsplit(":", 1)[1])

    def kill(self):
        self.process.kill()
        self.process.wait()
        self.process.stdout.close()

    def stop(self):
        self.process.terminate()
        code = self.process.wait(20)
        self.process.stdout.close()
        return code

    @property
    def log(self):
        with open(self.path, encoding="utf-8") as log:
            return log.read()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        self.folder.cleanup()


class Verdicts:
    """Counts what holds; the last line is the one that tests/run.sh reads."""

    def __init__(self):
        self.passed = self.failed = 0

    def check(self, sentence, true, more=""):
        if true:
            self.passed += 1
        else:
            self.failed += 1
            print("FAILED:", sentence, more)

    def end(self):
        print(f"{self.passed} passed, {self.failed} failed")
        sys.exit(self.failed > 0)
