#!/usr/bin/python3
"""Settings of a server: the file with the same words, its faults by line, the command line above it, texts that are
none of their kind, and root."""
import hashlib
import os
import re
import socket
import sys
import time
import urllib.request

sys.dont_write_bytecode = True
from ops import ROOT, SANITIZED, Folder, Server, check, complains, finish, hegemon  # noqa: E402
from table import make_table  # noqa: E402


def fetch(base, path):
    with urllib.request.urlopen(base + path, timeout=10) as answer:
        return answer.read().decode()


FAULTS = [
    ("lisen 127.0.0.1:0", 1, "there is no setting 'lisen'"),
    ("# a comment\n\nlisten", 3, "'listen' needs a value: listen ADDR:PORT"),
    ("listen nowhere", 1, "this is no ADDR:PORT"),
    ("listen 127.0.0.1:70000", 1, "this is no ADDR:PORT"),
    ("listen 127.0.0.1:-1", 1, "this is no ADDR:PORT"),
    ("behind-proxy yes", 1, "'behind-proxy' takes no value"),
    ("connections 0", 1, "\"0\" is not a whole number from 1 to 1000000"),
    ("connections 12x", 1, "\"12x\" is not a whole number from 1 to 1000000"),
    ("connections 99999999999999999999999", 1, "\"99999999999999999999999\" is not a whole number from 1 to 1000000"),
    ("makes 3\nmakes 4", 2, "'makes' stands here twice"),
    ("config other.conf", 1, "there is no setting 'config'"),
    ("check-db", 1, "there is no setting 'check-db'"),
    ("help", 1, "there is no setting 'help'"),
    ("--makes 3", 1, "there is no setting '--makes'; a line is a word without dashes, a blank and its value"),
    ("makes=3", 1, "there is no setting 'makes=3'; a line is a word without dashes"),
    ("listen localhost:8421", 1, "this is no ADDR:PORT in digits"),
    ("listen [127.0.0.1::1]:8421", 1, "this is no ADDR:PORT in digits"),
    ("operator 1234", 1, "this is no SHA-256"),
    ("operator " + "A" * 64, 1, "this is no SHA-256"),
    ("public-url https://play.example.org/here", 1, "this is no address without a path"),
    ("public-url ftp://play.example.org", 1, "this is no address without a path"),
    ("public-url https://", 1, "this is no address without a path"),
    ("contact somebody", 1, "this is no mailto:"),
    ("contact mailto:\u202eme@example.org", 1, "the line holds what can't be shown to people"),
]


def faults(folder):
    path = folder / "serve.conf"
    for text, line, sentence in FAULTS:
        path.write_text(text + "\n", encoding="utf-8")
        complains(f"{path}:{line}: {sentence}", 2, "serve", "--config", path)
    path.write_bytes(b"makes 3\n\0makes 4\n")
    complains(f"{path}: the file holds what can't be shown", 2, "serve", "--config", path)
    path.write_bytes(b"#" * 70000)
    complains(f"{path}: the file is too long", 2, "serve", "--config", path)
    complains(str(folder), 2, "serve", "--config", folder)
    complains("nothing.conf", 2, "serve", "--config", folder / "nothing.conf")


def words():
    complains("--operator: this is no SHA-256", 2, "serve", "--operator", "12")
    complains("--public-url: this is no address without a path", 2, "serve", "--public-url", "play.example.org")
    complains("--contact: this is no mailto:", 2, "serve", "--contact", "http://x")
    complains("--listen: this is no ADDR:PORT", 2, "serve", "--listen", "x:y")
    complains("--listen: this is no ADDR:PORT in digits", 2, "serve", "--listen", "localhost:0")
    complains("there is no such folder for the database; make it", 2, "serve", "--listen", "127.0.0.1:0",
              "--db", "/nothing/here/tables.db")
    french = hegemon("serve", "--lang", "fr", "--contact", "x")
    check(f"French complains in French: {french.stderr}", "adresse mailto:" in french.stderr)


def as_root():
    if os.geteuid() == 0:
        complains("as root it listens on loopback only; start it as another user (docs/SERVE.md), or say --as-root-anywhere", 2, "serve", "--listen", "0.0.0.0:0")
        with Folder() as folder, Server("--db", folder / "x.db", "--as-root-anywhere", listen="0.0.0.0:0") as server:
            check("unless it is told otherwise", "0.0.0.0" in server.base)


def proxied(folder):
    """Connections are counted by address, but not those of a proxy."""
    for words, fine in (([], False), (["--behind-proxy"], True)):
        with Server("--db", folder / "proxied.db", "--per-address", "2", *words) as server:
            where = server.base.removeprefix("http://").split(":")
            open_ones = [socket.create_connection((where[0], int(where[1])), timeout=10) for _ in range(5)]
            open_ones[4].sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            got = open_ones[4].recv(100)
            check(f"{words}: the fifth of one address gets {got}", (b" 200 " in got) == fine)
            for one in open_ones:
                one.close()


def file_and_line(folder):
    """Everything but the place comes from the file; one word of it is said on the command line again, which wins."""
    path = folder / "serve.conf"
    token = "0123456789abcdef" * 2
    path.write_text(f"""# a server of the tests
listen 127.0.0.1:1     # not here: comments stand on lines of their own
""", encoding="utf-8")
    complains(f"{path}:2: this is no ADDR:PORT", 2, "serve", "--config", path)
    path.write_text(f"""
# a server of the tests
listen\t127.0.0.1:0
   db {folder}/of the file.db
contact mailto:me@example.org
operator {hashlib.sha256(token.encode()).hexdigest()}
retention 30
next-port""", encoding="utf-8")
    with Server("--config", path, "--retention", "7", listen=None) as server:
        check("the contact is the file's", "Contact: mailto:me@example.org" in fetch(server.base, "/.well-known/security.txt"))
        check("the command line wins", "after 7 days" in fetch(server.base, "/privacy"))
        check("a path may have blanks", (folder / "of the file.db").exists())
        beside = {path.name: oct(path.stat().st_mode & 0o777) for path in folder.glob("of the file.db*")}
        check(f"all that it has made is its owner's alone: {beside}", len(beside) == 4 and set(beside.values()) == {"0o600"})
        check("it ends in order", server.stop() == 0)


def guide(folder):
    """docs/SERVE.md knows every setting, and its example is one."""
    text = (ROOT / "docs/SERVE.md").read_text(encoding="utf-8")
    table = text[text.index("| word | meaning |"):text.index("## A proxy in front")]
    known = set(re.findall(r"`([a-z-]+)(?: [A-Z0-9:]+)?`", "".join(row.split("|")[1] for row in table.splitlines()[2:] if row)))
    shown = set(re.findall(r"^ +--([a-z-]+)", hegemon("serve", "--help").stdout, re.M)) - {"config", "check-db", "help", "lang"}
    check(f"the guide has the settings of --help: {known ^ shown}", known == shown)
    path = folder / "example.conf"
    path.write_text(re.search(r"```\n(listen .*?)```", text, re.S)[1], encoding="utf-8")
    with Server("--config", path, "--db", folder / "example.db") as server:
        check("its example starts a server", "365 days" in fetch(server.base, "/privacy"))
    shipped = (ROOT / "tools/deb/serve.conf").read_text(encoding="utf-8")
    path.write_text(re.sub(r"^#([a-z])", r"\1", shipped, flags=re.M), encoding="utf-8")
    with Server("--config", path, "--db", folder / "example.db") as server:
        check("and so do the package's settings with all of their comments taken off", "365 days" in fetch(server.base, "/privacy"))


def figures(server):
    lines = fetch(server.base, "/metrics").splitlines()
    return {line.split()[0]: int(line.split()[1]) for line in lines if line[0] != "#"}


def heap(server):
    """Kilobytes of the heap, without the database's."""
    told = figures(server)
    return (told["hegemon_heap_bytes"] - told["hegemon_database_memory_bytes"]) / 1024


def emptied(server):
    """Whether every table leaves memory."""
    until = time.monotonic() + 60
    while figures(server)["hegemon_tables"] > 0 and time.monotonic() < until:
        time.sleep(0.2)
    return figures(server)["hegemon_tables"] == 0


def idle(folder):
    """A table that nobody watches leaves memory, and is read again for whoever comes."""
    with Server("--idle", "1", "--db", folder / "idle.db") as server:
        table = make_table(server.base, "mass-effect/basic", ["open", "open", "open"], "0123456789abcdef" * 2)
        check("nobody watches it, so it goes", emptied(server) and figures(server)["hegemon_tables_read_total"] == 0)
        before = heap(server)
        check("it is there for whoever comes", '"phase":"open"' in fetch(server.base, f"/api/v1/tables/{table}"))
        check("by being read", figures(server)["hegemon_tables_read_total"] == 1)
        check("it goes again", emptied(server))
        if not SANITIZED:  # which counts a heap of its own
            check(f"its game was not opened twice: {before}, {heap(server)} kB", 0 < before and heap(server) < before + 100)


with Folder() as there:
    faults(there)
    words()
    as_root()
    proxied(there)
    file_and_line(there)
    guide(there)
    idle(there)
finish()
