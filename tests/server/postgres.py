"""A PostgreSQL of a test's own: a new cluster in a folder of its own, reached by a socket there and by nothing else, with
every commit synced. It runs as somebody who is not root, since PostgreSQL refuses root, and is gone when the test ends.

    with Postgres() as pg: ... pg.url ..."""
import glob
import os
import pathlib
import pwd
import shutil
import signal
import subprocess
import tempfile
import time


def binaries():
    """Where Debian keeps the programs of the newest version; else they are on the path."""
    found = sorted(glob.glob("/usr/lib/postgresql/*/bin/initdb"), key=lambda path: int(path.split("/")[4]))
    there = found[-1] if found else shutil.which("initdb")
    return pathlib.Path(there).parent if there else None


def is_there():
    return binaries() is not None


class Postgres:
    def __init__(self, folder=None, **settings):
        self.bin = binaries()
        if self.bin is None:
            raise RuntimeError("PostgreSQL is not installed (package postgresql)")
        self.folder = pathlib.Path(folder or tempfile.mkdtemp(prefix="hegemon-pg-"))
        self.owned = folder is None
        self.user = pwd.getpwnam("postgres" if os.geteuid() == 0 else pwd.getpwuid(os.geteuid()).pw_name)
        self.data, self.log = self.folder / "data", self.folder / "log"
        self.settings = {"listen_addresses": "", "unix_socket_directories": str(self.folder), "shared_buffers": "32MB",
                         "max_connections": "50", "fsync": "on", "max_wal_size": "256MB", **settings}
        self.process = None

    def become(self):
        if os.geteuid() == 0:
            os.setgid(self.user.pw_gid)
            os.setgroups([])
            os.setuid(self.user.pw_uid)

    def run(self, *words, **more):
        return subprocess.run([str(self.bin / words[0]), *words[1:]], preexec_fn=self.become, cwd="/", check=True,
                              capture_output=True, text=True, timeout=120, **more)

    def make(self):
        if os.geteuid() == 0:
            os.chown(self.folder, self.user.pw_uid, self.user.pw_gid)
        self.folder.chmod(0o711)
        self.run("initdb", "-D", str(self.data), "-U", "hegemon", "-A", "trust", "-E", "UTF8", "--locale=C", "-N")

    def start(self):
        options = [word for key, value in self.settings.items() for word in ("-c", f"{key}={value}")]
        with open(self.log, "ab") as log:
            self.process = subprocess.Popen([str(self.bin / "postgres"), "-D", str(self.data), *options], stdout=log,
                                            stderr=log, preexec_fn=self.become, cwd="/")
        until = time.monotonic() + 60
        while not self.answers():
            if time.monotonic() > until or self.process.poll() is not None:
                raise RuntimeError("PostgreSQL did not start: " + self.log.read_text()[-2000:])
            time.sleep(0.02)

    def answers(self):
        return subprocess.run([str(self.bin / "pg_isready"), "-q", "-h", str(self.folder)], check=False).returncode == 0

    def stop(self, how=signal.SIGINT):
        """Fast by default: sessions are cut off. SIGQUIT is a crash, after which it recovers."""
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(how)
            self.process.wait(60)

    @property
    def url(self):
        return self.address("tables")

    def address(self, name):
        return f"postgresql:///{name}?host={self.folder}&user=hegemon"

    def psql(self, sql, name="tables"):
        """Rows as lists of texts."""
        done = self.run("psql", "-X", "-q", "-A", "-t", "-F", "\x1f", "-h", str(self.folder), "-U", "hegemon", "-d", name,
                        "-v", "ON_ERROR_STOP=1", "-c", sql)
        return [line.split("\x1f") for line in done.stdout.splitlines()]

    def create(self, name="tables"):
        self.psql(f"create database {name}", "postgres")
        return self.address(name)

    def __enter__(self):
        self.make()
        self.start()
        self.create()
        return self

    def __exit__(self, *_):
        self.stop()
        if self.owned:
            shutil.rmtree(self.folder, ignore_errors=True)
