"""A pgbouncer of a test's own in front of its PostgreSQL, in transaction mode: a connection is lent for one transaction
at a time, so nobody can listen through it. Its socket lies beside the database's.

    with Postgres() as pg, Bouncer(pg) as bouncer: ... bouncer.url ..."""
import shutil
import signal
import socket
import subprocess
import time

PORT = 6432  # no port: a part of the socket's name
SETTINGS = """[databases]
* = host={folder} user=hegemon

[pgbouncer]
listen_addr =
listen_port = {port}
unix_socket_dir = {folder}
auth_type = any
pool_mode = transaction
default_pool_size = {size}
server_login_retry = 1
"""


def is_there():
    return shutil.which("pgbouncer", path="/usr/sbin:/usr/bin:/usr/local/bin") is not None


class Bouncer:
    def __init__(self, pg, size=4):
        self.pg, self.size, self.process = pg, size, None
        self.log = pg.folder / "bouncer.log"
        self.url = pg.url + f"&port={PORT}"

    def start(self):
        program = shutil.which("pgbouncer", path="/usr/sbin:/usr/bin:/usr/local/bin")
        settings = self.pg.folder / "bouncer.ini"
        settings.write_text(SETTINGS.format(folder=self.pg.folder, port=PORT, size=self.size))
        with open(self.log, "ab") as log:
            self.process = subprocess.Popen([program, "-q", str(settings)], stdout=log, stderr=log,
                                            preexec_fn=self.pg.become, cwd="/")
        until = time.monotonic() + 60
        while not self.answers():
            if time.monotonic() > until or self.process.poll() is not None:
                raise RuntimeError("pgbouncer did not start: " + self.log.read_text()[-2000:])
            time.sleep(0.02)
        return self

    __enter__ = start

    def answers(self):
        with socket.socket(socket.AF_UNIX) as s:
            return s.connect_ex(str(self.pg.folder / f".s.PGSQL.{PORT}")) == 0

    def stop(self):
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait(60)

    def __exit__(self, *_):
        self.stop()
