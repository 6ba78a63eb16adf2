#!/usr/bin/python3
"""The proxies of docs/SERVE.md in front of a real server, with TLS, as they are written there but for names, ports and
certificates: proxies.py [nginx] [caddy]. Whole games are played through them, and nothing can be forged from outside."""
import contextlib
import os
import pathlib
import re
import socket
import ssl
import subprocess
import sys
import time
import urllib.error
import urllib.request

from ops import ENVIRONMENT, PROGRAM, ROOT, Folder, Server, check, finish

BLOCK = {"nginx": r"\*\*nginx\*\*\n\n```nginx\n(.*?)```", "caddy": r"\*\*Caddy\*\*[^\n]*\n\n```\n(.*?)```"}
WORDS = {"nginx": ["nginx", "-p", ".", "-e", "errors", "-c", "conf"], "caddy": ["caddy", "run", "--config", "conf", "--adapter", "caddyfile"]}
PATIENCE = 60


def nginx_of(text, port, behind):
    """The guide's part, in a whole of our own."""
    for old, new in ((r"listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;"), (r" *listen \[::\]:443 ssl;\n", ""),
                     (r"play\.example\.org;", "localhost;"), (r"/etc/\S+/fullchain\.pem", "cert.pem"),
                     (r"/etc/\S+/privkey\.pem", "key.pem"), (r"127\.0\.0\.1:8421", behind)):
        text, found = re.subn(old, new, text)
        assert found == 1, old
    places = "".join(f"{kind}_temp_path temp-{kind};\n" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    return f"daemon off;\npid pid;\nevents {{}}\nhttp {{\naccess_log off;\n{places}{text}}}\n"


def caddy_of(text, port, behind):
    """Certificates come from strangers usually; here it has its own."""
    text, found = re.subn(r"play\.example\.org \{\n", f"https://localhost:{port} {{\n    bind 127.0.0.1\n    tls cert.pem key.pem\n", text)
    assert found == 1
    return "{\n    admin off\n    auto_https disable_redirects\n}\n" + text.replace("127.0.0.1:8421", behind)


def free_port():
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return s.getsockname()[1]


@contextlib.contextmanager
def proxy(name, folder, port, behind):
    """It runs as long as the block does."""
    guide = re.search(BLOCK[name], (ROOT / "docs/SERVE.md").read_text(encoding="utf-8"), re.S).group(1)
    (folder / "conf").write_text({"nginx": nginx_of, "caddy": caddy_of}[name](guide, port, behind), encoding="utf-8")
    folder.chmod(0o755)
    with open(folder / "said", "wb") as said:
        process = subprocess.Popen(WORDS[name], cwd=folder, stdout=said, stderr=said, env={**ENVIRONMENT, "HOME": str(folder)})
    try:
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


def fetch(url, headers=None, data=None):
    """Status and headers, whatever the status."""
    try:
        with urllib.request.urlopen(urllib.request.Request(url, data, headers or {}), timeout=10) as got:
            return got.status, got.headers
    except urllib.error.HTTPError as refused:
        return refused.code, refused.headers


def comes_up(base):
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        with contextlib.suppress(OSError):
            return fetch(base + "/healthz")[0] == 200
        time.sleep(0.1)
    return False


def upgrade(port, origin):
    """The first line of the answer to a page of this origin that wants a WebSocket."""
    with ssl.create_default_context().wrap_socket(socket.create_connection(("127.0.0.1", port), 10), server_hostname="localhost") as s:
        s.sendall((f"GET /api/v1/tables/0000000000/ws HTTP/1.1\r\nHost: localhost:{port}\r\nOrigin: {origin}\r\nUpgrade: websocket\r\n"
                   "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
                   "Sec-WebSocket-Protocol: hegemon.1\r\n\r\n").encode())
        return s.recv(4096).split(b"\r\n", 1)[0].decode()


def play(name, base, folder):
    """Two strangers' clients, one of whom loses the connection in the middle."""
    words = [sys.executable, ROOT / "examples/online/play.py", base]
    first = subprocess.Popen([*words, "--make", "galactic-warfare/standard", "open,open", "--seed", "1", "--drop", "20", "--record",
                              folder / "record"], stdout=subprocess.PIPE, text=True)
    table = re.search(r"[0-9a-z]{8,}", first.stdout.readline()).group(0)
    second = subprocess.Popen([*words, "--table", table, "--seed", "2"], stdout=subprocess.DEVNULL)
    codes = [second.wait(10 * PATIENCE), first.wait(10 * PATIENCE)]
    first.stdout.close()
    check(f"{name}: a whole game was played: {codes}", codes == [0, 0])
    check(f"{name}: its record holds", subprocess.run([PROGRAM, "verify", folder / "record"], capture_output=True, check=False).returncode == 0)


def is_counted(base):
    """Who makes tables one after the other is told to wait, whatever address they claim to have."""
    made = [fetch(base + "/api/v1/tables", {"Content-Type": "application/json", "X-Forwarded-For": f"10.0.0.{i}"},
                  b'{"game":"galactic-warfare/standard","seats":["open","open"]}')[0] for i in range(6)]
    return made[-1] == 429, made


def tried(name):
    with Folder() as folder:
        port = free_port()
        base = f"https://localhost:{port}"
        subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=localhost", "-addext",
                        "subjectAltName=DNS:localhost", "-keyout", folder / "key.pem", "-out", folder / "cert.pem"], capture_output=True, check=True)
        os.environ["SSL_CERT_FILE"] = str(folder / "cert.pem")
        with Server("--db", folder / "tables.db", "--public-url", base, "--behind-proxy", "--makes", "5") as server, \
                proxy(name, folder, port, server.base.removeprefix("http://")):
            if not check(f"{name} begins: {(folder / 'said').read_text()[-600:]}", comes_up(base)):
                return
            status, headers = fetch(base + "/")
            check(f"{name}: the page comes with its policy", status == 200 and "default-src" in headers.get("Content-Security-Policy", ""))
            check(f"{name}: metrics stay inside", fetch(base + "/metrics")[0] == 403)
            said = upgrade(port, base), upgrade(port, "https://evil.example")
            check(f"{name}: pages of this origin may talk, others not: {said}", " 403 " not in said[0] and " 403" in said[1])
            play(name, base, folder)
            counted, made = is_counted(base)
            check(f"{name}: addresses can't be forged: {made}", counted)


for wanted in sys.argv[1:] or sorted(BLOCK):
    tried(wanted)
finish()
