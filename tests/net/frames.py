"""WebSocket frames, byte by byte: a table along the chapters of Autobahn's test suite. A row has a name, what the client
sends, and what must come back. Rows that don't end by themselves end with a Close of the client's."""
import struct

from client import BINARY, CLOSE, CONT, PING, PONG, TEXT, close, frame

MESSAGE_MAX = 65536
rows = []


def row(name, sent, back):
    """`back` lists frames as (opcode, payload), or a number: the connection ends with this code, None for none."""
    if not back or isinstance(back[-1], tuple):
        sent, back = [*sent, close(1000)], [*back, 1000]
    rows.append((name, sent, back))


def echo(text):
    return (TEXT, text if isinstance(text, bytes) else text.encode())


# ---- 1 Framing -------------------------------------------------------------------------------------------------------

for size in (0, 1, 2, 3, 4, 5, 124, 125, 126, 127, 128, 255, 256, 1000, 4095, 4096, 4097, 16384, 65534, 65535, 65536):
    row(f"1.1 text of {size}", [frame(TEXT, b"*" * size)], [echo(b"*" * size)])
    if size < 65536:
        row(f"1.1 two texts of {size}", [frame(TEXT, b"*" * size), frame(TEXT, b"-" * size)],
            [echo(b"*" * size), echo(b"-" * size)])
for size in (0, 1, 125, 126, 127, 128, 65535, 65536, 65537):
    row(f"1.2 binary of {size} is not spoken here", [frame(BINARY, b"\xfe" * size)], [1003])
row("1.2 a fragment of binary", [frame(BINARY, b"ab", fin=0), frame(CONT, b"cd")], [1003])
for form, size in ((16, 0), (16, 5), (16, 125), (64, 0), (64, 125), (64, 126), (64, 65535)):
    row(f"1.3 a length of {size} in {form} bits", [frame(TEXT, b"x" * size, form=form)], [1002])
row("1.3 a length with its first bit set", [frame(TEXT, b"", form=64, length=1 << 63)], [1002])
row("1.3 all bits of a length set", [frame(TEXT, b"", form=64, length=(1 << 64) - 1)], [1002])
for key in (b"\0\0\0\0", b"\xff\xff\xff\xff", b"\0\0\0\1", b"\x80\0\0\0", b"abcd"):
    row(f"1.4 the mask {key!r}", [frame(TEXT, b"masked text", key=key)], [echo("masked text")])
for opcode in (CONT, TEXT, BINARY, CLOSE, PING, PONG):
    row(f"1.5 opcode {opcode} without a mask", [frame(opcode, b"", key=None)], [1002])
    row(f"1.5 opcode {opcode} with bytes and without a mask", [frame(opcode, b"\x03\xe8", key=None)], [1002])
row("1.5 no mask after a good one", [frame(TEXT, b"a"), frame(TEXT, b"b", key=None)], [echo("a"), 1002])

# ---- 2 Pings and pongs -----------------------------------------------------------------------------------------------

for payload in (b"", b"a", b"Hello, world!", b"\0\xff\xfe\xfd\xfc\xfb\0\xff", b"\xfe" * 124, b"\xfe" * 125):
    row(f"2.1 ping of {len(payload)}", [frame(PING, payload)], [(PONG, payload)])
    row(f"2.2 pong of {len(payload)} that nobody wanted", [frame(PONG, payload)], [])
    row(f"2.3 pong of {len(payload)} and a ping", [frame(PONG, payload), frame(PING, b"p")], [(PONG, b"p")])
for size in (126, 127, 128, 65535, 65536):
    for opcode in (PING, PONG, CLOSE):
        row(f"2.4 opcode {opcode} with {size} bytes", [frame(opcode, b"\x03\xe8" + b"a" * (size - 2))], [1002])
row("2.4 a ping of 5 bytes in 16 bits", [frame(PING, b"hello", form=16)], [1002])
row("2.4 a ping that says 2^40", [frame(PING, b"", form=64, length=1 << 40)], [1002])
row("2.5 ten pings", [frame(PING, b"%d" % i) for i in range(10)], [(PONG, b"%d" % i) for i in range(10)])
row("2.6 a text and a ping", [frame(TEXT, b"a"), frame(PING, b"b"), frame(TEXT, b"c")],
    [echo("a"), (PONG, b"b"), echo("c")])
row("2.7 a text behind a ping that is too long", [frame(PING, b"a" * 126), frame(TEXT, b"lost")], [1002])
row("2.8 a ping that is too long behind a text", [frame(TEXT, b"a"), frame(PING, b"a" * 126)], [echo("a"), 1002])

# ---- 3 Reserved bits -------------------------------------------------------------------------------------------------

for rsv in range(1, 8):
    row(f"3.1 bits {rsv} of a text", [frame(TEXT, b"a", rsv=rsv)], [1002])
    row(f"3.2 bits {rsv} behind a good text", [frame(TEXT, b"a"), frame(TEXT, b"b", rsv=rsv)], [echo("a"), 1002])
    row(f"3.3 bits {rsv} of a ping", [frame(PING, b"a", rsv=rsv)], [1002])
    row(f"3.4 bits {rsv} of a close", [frame(CLOSE, b"\x03\xe8", rsv=rsv)], [1002])
    row(f"3.5 bits {rsv} of a continuation", [frame(TEXT, b"a", fin=0), frame(CONT, b"b", rsv=rsv)], [1002])

# ---- 4 Opcodes -------------------------------------------------------------------------------------------------------

for opcode in (3, 4, 5, 6, 7, 11, 12, 13, 14, 15):
    row(f"4.1 opcode {opcode}", [frame(opcode)], [1002])
    row(f"4.2 opcode {opcode} with bytes", [frame(opcode, b"reserved")], [1002])
    row(f"4.3 opcode {opcode} behind a text, a ping behind it", [frame(TEXT, b"a"), frame(opcode), frame(PING)],
        [echo("a"), 1002])
    row(f"4.4 opcode {opcode} inside of a message", [frame(TEXT, b"a", fin=0), frame(opcode), frame(CONT, b"b")], [1002])

# ---- 5 Fragments -----------------------------------------------------------------------------------------------------

FIRST, LAST = frame(TEXT, b"one", fin=0), frame(CONT, b"two")
row("5.1 a ping in two", [frame(PING, b"a", fin=0), frame(CONT, b"b")], [1002])
row("5.2 a pong in two", [frame(PONG, b"a", fin=0), frame(CONT, b"b")], [1002])
row("5.2 a close in two", [frame(CLOSE, b"\x03\xe8", fin=0), frame(CONT, b"b")], [1002])
row("5.3 a text in two", [FIRST, LAST], [echo("onetwo")])
row("5.4 a ping between", [FIRST, frame(PING, b"p"), LAST], [(PONG, b"p"), echo("onetwo")])
row("5.5 a pong between", [FIRST, frame(PONG, b"p"), LAST], [echo("onetwo")])
row("5.6 many pings between", [FIRST, *[frame(PING, b"%d" % i) for i in range(9)], LAST],
    [*[(PONG, b"%d" % i) for i in range(9)], echo("onetwo")])
row("5.7 a close between", [FIRST, close(1000), LAST], [1000])
row("5.9 a continuation of nothing", [LAST], [1002])
row("5.10 a continuation of nothing, and a text", [LAST, frame(TEXT, b"a")], [1002])
row("5.11 a continuation of nothing that goes on", [frame(CONT, b"a", fin=0), LAST], [1002])
row("5.12 a continuation behind a whole text", [frame(TEXT, b"a"), LAST], [echo("a"), 1002])
row("5.13 a continuation behind a message in two", [FIRST, LAST, LAST], [echo("onetwo"), 1002])
row("5.15 a text inside of a text", [FIRST, frame(TEXT, b"a")], [1002])
row("5.16 a fragment inside of a text", [FIRST, FIRST, LAST], [1002])
row("5.17 binary inside of a text", [FIRST, frame(BINARY, b"a")], [1002])
row("5.18 all of it empty", [frame(TEXT, fin=0), frame(CONT, fin=0), frame(CONT)], [echo("")])
row("5.19 empty but for the middle", [frame(TEXT, fin=0), frame(CONT, b"m", fin=0), frame(CONT)], [echo("m")])
row("5.20 an empty end", [FIRST, frame(CONT)], [echo("one")])
row("5.21 an empty start", [frame(TEXT, fin=0), LAST], [echo("two")])
for count in (3, 10, 500, 1024):
    row(f"5.22 a text in {count}", [frame(TEXT, b"x", fin=0), *[frame(CONT, b"x", fin=0)] * (count - 2), frame(CONT, b"x")],
        [echo("x" * count)])
row("5.23 more fragments than anybody needs", [frame(TEXT, b"x", fin=0), *[frame(CONT, b"", fin=0)] * 1024], [1009])
row("5.24 two messages in two each", [FIRST, LAST, FIRST, LAST], [echo("onetwo"), echo("onetwo")])

# ---- 6 UTF-8 ---------------------------------------------------------------------------------------------------------

GOOD = ["κόσμε", "Hello-µ@ßöäüàá-UTF-8!!", "\x00", "\x7f", "\x80", "߿", "ࠀ", "퟿", "\ue000", "￿", "�",
        "\U00010000", "\U0010ffff", "\U0010fffe", "\ufeff", "﷐", "﷯", "\U0001fffe", "\U0001ffff", "😀😁",
        "é" * 40, "a\u0301", "日本語"]
BAD = [b"\x80", b"\xbf", b"\x80\xbf", b"\xc0\x80", b"\xc0\xaf", b"\xc1\xbf", b"\xc2", b"\xc2\x20", b"\xdf", b"\xe0\x80\x80",
       b"\xe0\x9f\xbf", b"\xe0\xa0", b"\xed\xa0\x80", b"\xed\xad\xbf", b"\xed\xae\x80", b"\xed\xbf\xbf",
       b"\xed\xa0\x80\xed\xb0\x80", b"\xef\xbf", b"\xf0\x80\x80\x80", b"\xf0\x8f\xbf\xbf", b"\xf0\x90\x80", b"\xf4\x90\x80\x80",
       b"\xf5\x80\x80\x80", b"\xf7\xbf\xbf\xbf", b"\xf8\x88\x80\x80\x80", b"\xfb\xbf\xbf\xbf\xbf", b"\xfc\x84\x80\x80\x80\x80",
       b"\xfe", b"\xff", b"\xfe\xfe\xff\xff", b"\xce\xba\xe1\xbd\xb9\xcf\x83\xce\xbc\xce\xb5\xed\xa0\x80edited",
       b"\xce\xba\xe1\xbd\xb9\xcf\x83\xce\xbc\xce\xb5\xf4\x90\x80\x80edited", b"fine so far \xe2\x82"]


def pieces(payload):
    """A message of one fragment for each byte."""
    parts = [payload[i:i + 1] for i in range(len(payload))]
    return [frame(TEXT if i == 0 else CONT, part, fin=int(i == len(parts) - 1)) for i, part in enumerate(parts)]


for text in GOOD:
    row(f"6.1 {text[:9]!r}", [frame(TEXT, text.encode())], [echo(text)])
    row(f"6.2 {text[:9]!r} in bytes", pieces(text.encode()), [echo(text)])
for bad in BAD:
    row(f"6.3 {bad.hex()}", [frame(TEXT, bad)], [1007])
    row(f"6.4 {bad.hex()} in bytes", pieces(bad), [1007])
    row(f"6.5 {bad.hex()} behind a good text", [frame(TEXT, b"a"), frame(TEXT, b"b" + bad)], [echo("a"), 1007])
row("6.6 refused before the message ends", [frame(TEXT, b"\xf4\x90", fin=0)], [1007])
row("6.6 refused before the frame ends", [frame(TEXT, b"a\xffb")[:-1]], [1007])
row("6.7 a ping inside of a letter", [frame(TEXT, b"\xce", fin=0), frame(PING, b"\xff"), frame(CONT, b"\xba")],
    [(PONG, b"\xff"), echo("κ")])
row("6.8 each message starts anew", [frame(TEXT, "é".encode()), frame(TEXT, "é".encode())], [echo("é"), echo("é")])

# ---- 7 Close ---------------------------------------------------------------------------------------------------------

row("7.1 a close and nothing else", [close(1000)], [1000])
row("7.1 a close without a code", [close()], [None])
row("7.1 two closes", [close(1000), close(1001)], [1000])
row("7.1 a ping behind a close", [close(1000), frame(PING, b"a")], [1000])
row("7.1 a text behind a close", [frame(TEXT, b"a"), close(1000), frame(TEXT, b"b")], [echo("a"), 1000])
row("7.1 garbage behind a close", [close(1000), b"\xff" * 50], [1000])
row("7.3 a close of one byte", [frame(CLOSE, b"\x03")], [1002])
for length in (1, 2, 122, 123):
    row(f"7.3 a reason of {length}", [close(1000, b"r" * length)], [1000])
row("7.3 a reason in Greek", [close(1000, "κόσμε".encode())], [1000])
row("7.3 a reason of 124", [close(1000, b"r" * 124)], [1002])
for bad in (b"\xff", b"\xce\xba\xed\xa0\x80", b"\xc3", b"\xf4\x90\x80\x80"):
    row(f"7.5 the reason {bad.hex()}", [close(1000, bad)], [1007])
for code in (1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 3000, 3999, 4000, 4999):
    row(f"7.7 code {code}", [close(code)], [code])
    row(f"7.7 code {code} with a reason", [close(code, b"why")], [code])
for code in (0, 1, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999, 5000, 65535):
    row(f"7.9 code {code}", [close(code)], [1002])
for code in (1000, 1001, 1011, 3000, 4321, 4999):
    row(f"7.13 the server closes with {code}", [frame(TEXT, b"!close %d" % code), frame(TEXT, b"lost")], [code])

# ---- 9 Limits --------------------------------------------------------------------------------------------------------

row("9.1 one byte too many", [frame(TEXT, b"x" * (MESSAGE_MAX + 1))], [1009])
row("9.2 one byte too many is refused by its head", [frame(TEXT, b"", length=MESSAGE_MAX + 1)], [1009])
for bits in (17, 20, 24, 31, 32, 33, 40, 48, 62):
    row(f"9.3 a message of 2^{bits}", [frame(TEXT, b"x", length=1 << bits)], [1009])
row("9.4 one byte too many in two", [frame(TEXT, b"x" * MESSAGE_MAX, fin=0), frame(CONT, b"x")], [1009])
row("9.5 as much as there may be in two", [frame(TEXT, b"x" * (MESSAGE_MAX - 1), fin=0), frame(CONT, b"x")],
    [echo("x" * MESSAGE_MAX)])
row("9.6 too long in many", [frame(TEXT, b"", fin=0), *[frame(CONT, b"x" * 1024, fin=0)] * 65], [1009])
row("9.7 a good one before", [frame(TEXT, b"a"), frame(TEXT, b"x" * (MESSAGE_MAX + 1))], [echo("a"), 1009])


def code_of(payload):
    return None if payload == b"" else struct.unpack("!H", payload[:2])[0]
