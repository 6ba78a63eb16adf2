"""What the tests of server/net share: a server of their own, raw sockets, raw frames, and a count of what passed."""
import os
import pathlib
import signal
import socket
import struct
import subprocess
import threading

PROGRAM = str(pathlib.Path(os.environ["BUILD"], "tests/net-server").resolve())
KEY, ACCEPT = "dGhlIHNhbXBsZSBub25jZQ==", "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="
CONT, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
PATIENCE = 20  # seconds until a test that hangs fails

lock = threading.Lock()
counts = {"passed": 0, "failed": 0}


def check(what, fine, seen=""):
    with lock:
        counts["passed" if fine else "failed"] += 1
    if not fine:
        print("FAILED:", what, seen)
    return fine


class Server:
    """A server with these limits while the block runs; it must end in order, whatever was done to it."""

    def __init__(self, **limits):
        # All tests come from one address, and some of them talk a lot.
        limits = {"per_address": 4000000000, "burst": 1000000, **limits}
        self.arguments = [f"{name}={value}" for name, value in limits.items()]

    def __enter__(self):
        self.process = subprocess.Popen([PROGRAM, *self.arguments], stdout=subprocess.PIPE, text=True)
        self.port = int(self.process.stdout.readline())
        return self

    def __exit__(self, *_):
        self.stop()

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        self.end()

    def end(self):
        try:
            rest, _ = self.process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            rest, _ = self.process.communicate()
        check("the server ends in order", rest == "stopped\n" and self.process.returncode == 0,
              (rest, self.process.returncode, self.arguments))

    def connect(self, room=None):
        s = socket.socket()
        if room:
            s.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
        s.settimeout(PATIENCE)
        s.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        s.connect(("127.0.0.1", self.port))
        return s

    def counted(self):
        words = talk(self, request("/count")).body.decode().split()
        return {words[i]: words[i + 1] for i in range(0, len(words) - 1, 2)}


# ---- Requests --------------------------------------------------------------------------------------------------------

def request(target="/count", method="GET", body=None, *lines):
    head = [f"{method} {target} HTTP/1.1", "Host: test", *lines]
    if body is not None:
        head.append(f"Content-Length: {len(body)}")
    return "\r\n".join([*head, "", ""]).encode() + (body or b"")


class Answer:
    def __init__(self, status, fields, body):
        self.status, self.fields, self.body = status, fields, body


class Reader:
    """Reads answers and frames off one socket."""

    def __init__(self, s):
        self.s, self.left, self.reset = s, b"", False

    def more(self):
        try:
            got = self.s.recv(65536)
        except ConnectionResetError:
            got, self.reset = b"", True
        self.left += got
        return len(got) > 0

    def take(self, n):
        while len(self.left) < n:
            if not self.more():
                return None
        out, self.left = self.left[:n], self.left[n:]
        return out

    def answer(self, bodiless=False):
        """The next answer, or None when the connection ended before it."""
        while b"\r\n\r\n" not in self.left:
            if not self.more():
                return None
        head, self.left = self.left.split(b"\r\n\r\n", 1)
        first, *lines = head.decode().split("\r\n")
        fields = {name.lower(): value for name, value in (line.split(": ", 1) for line in lines)}
        length = 0 if bodiless else int(fields.get("content-length", 0))
        return Answer(int(first.split()[1]), fields, self.take(length))

    def ended(self):
        """Nothing follows but the end."""
        return not self.left and not self.more()

    def frame(self):
        """(opcode, payload) of the next frame, which must be whole, last and unmasked; None at the end."""
        head = self.take(2)
        if head is None:
            return None
        assert head[0] & 0xF0 == 0x80 and head[1] < 128, head
        length = head[1]
        if length > 125:
            length = int.from_bytes(self.take(2 if length == 126 else 8), "big")
        return head[0] & 15, self.take(length)


def talk(server, *pieces, bodiless=False):
    """One answer to these bytes."""
    with server.connect() as s:
        for piece in pieces:
            s.sendall(piece)
        return Reader(s).answer(bodiless)


# ---- WebSockets ------------------------------------------------------------------------------------------------------

def upgrade(target="/ws", *lines):
    return request(target, "GET", None, "Upgrade: websocket", "Connection: Upgrade", f"Sec-WebSocket-Key: {KEY}",
                   "Sec-WebSocket-Version: 13", *lines)


def mask(payload, key):
    if key == b"\0\0\0\0":
        return payload
    wide = (key * (len(payload) // 4 + 1))[:len(payload)]
    return (int.from_bytes(payload, "big") ^ int.from_bytes(wide, "big")).to_bytes(len(payload), "big")


def frame(opcode, payload=b"", fin=1, rsv=0, key=b"\x12\x34\x56\x78", form=None, length=None):
    """A client's frame. `form` is how the length is written: 7, 16 or 64 bits; without a key it is not masked."""
    length = len(payload) if length is None else length
    form = form or (7 if length < 126 else 16 if length < 65536 else 64)
    marked = 128 if key is not None else 0
    head = bytes([fin << 7 | rsv << 4 | opcode])
    head += {7: lambda: struct.pack("!B", marked | length), 16: lambda: struct.pack("!BH", marked | 126, length),
             64: lambda: struct.pack("!BQ", marked | 127, length)}[form]()
    return head + (payload if key is None else key + mask(payload, key))


def close(code=None, reason=b""):
    return frame(CLOSE, b"" if code is None else struct.pack("!H", code) + reason)


def open_socket(server, target="/ws", room=None):
    s = server.connect(room)
    s.sendall(upgrade(target))
    r = Reader(s)
    answer = r.answer()
    assert answer is not None and answer.status == 101, answer and answer.status
    return s, r
