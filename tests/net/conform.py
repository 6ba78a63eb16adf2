"""Plays the rows of frames.py: each is sent at once together with the request for the WebSocket, frame by frame, and in
small bites; the answer is the same."""
import concurrent.futures
import socket
import time

import frames
from client import ACCEPT, CLOSE, Reader, Server, check, upgrade


def bites(whole, size):
    return [whole[i:i + size] for i in range(0, len(whole), size)]


def ways(sent):
    """How the bytes may be cut: name, whether they follow the request at once, pieces."""
    whole = b"".join(sent)
    yield "at once", True, [whole]
    yield "frame by frame", False, sent
    yield "in bites", False, bites(whole, 1 if len(whole) < 40 else 7 if len(whole) < 2000 else 1499)


def answers(server, at_once, sent):
    """What comes back: frames, then a code, then what is wrong with the end of it."""
    back = []
    with server.connect() as s:
        s.sendall(upgrade() + b"".join(sent) if at_once else upgrade())
        r = Reader(s)
        opened = r.answer()
        if opened is None or opened.fields.get("sec-websocket-accept") != ACCEPT:
            return ["no WebSocket"]
        try:
            for i, piece in enumerate([] if at_once else sent):
                s.sendall(piece)
                if 0 < i < 30:  # lest several arrive as one
                    time.sleep(0.0005)
        except (BrokenPipeError, ConnectionResetError):
            pass  # it has closed already, which it may
        while (got := r.frame()) is not None:
            if got[0] == CLOSE:
                back.append(frames.code_of(got[1]))
                break
            back.append(got)
        s.shutdown(socket.SHUT_WR)
        if not r.ended():
            back.append("more behind the end")
    return back


def play(server, name, sent, wanted):
    for way, at_once, cut in ways(sent):
        try:
            back = answers(server, at_once, cut)
        except (OSError, AssertionError) as wrong:
            back = [repr(wrong)]
        if back != wanted:
            return f"{name}, {way}: {str(back)[:200]}, not {str(wanted)[:200]}"
    return None


def run():
    with Server(message_max=frames.MESSAGE_MAX, drain_ms=500) as server:
        with concurrent.futures.ThreadPoolExecutor(8) as pool:
            for wrong in pool.map(lambda row: play(server, *row), frames.rows):
                check("frames", wrong is None, wrong)
        counted = server.counted()
        check("each of them was told to be over", counted["opened"] == counted["closed"], counted)
    check("there are at least 250 cases", len(frames.rows) >= 250, len(frames.rows))
