"""A record as text: its lines in their order and form, the header's digest, the checks, as docs/RECORD.md has them.

Nothing here knows the games. `read(data)` gives a Record, or raises Refusal with the line that does not fit."""
import hashlib
import re

NUMBER = r"(0|[1-9][0-9]*)"
ID = r"([a-z0-9-]+)"
WORD = r"([^ ]+)"
HEX64 = r"([0-9a-f]{64})"
HASH = r"#([0-9a-f]{16})"
LONGEST = 4095
LONGEST_WORD = 63
MOST = {"option": 16, "term": 8}


class Refusal(Exception):
    def __init__(self, line, sentence):
        super().__init__(f"line {line}: {sentence}" if line else sentence)
        self.line, self.sentence = line, sentence


class Record:
    """What the text says; `line_of` has the numbers of the lines that a later step may have to name."""

    def __init__(self):
        self.options, self.terms, self.seats, self.contributions = {}, {}, [], []
        self.edition_text = self.commitment = self.header = self.secret = self.end = None
        self.actions, self.players, self.line_of = [], [], {}


class Action:
    def __init__(self, line, number, seat, words, hash):
        self.line, self.number, self.seat, self.words, self.hash = line, number, seat, words, hash


class Lines:
    """The lines that count, one after the other. Comments are passed over but numbered."""

    def __init__(self, data):
        if not data.endswith(b"\n"):
            raise Refusal(data.count(b"\n") + 1, "the last line is torn")
        lines = list(enumerate(data[:-1].split(b"\n"), 1))
        for number, line in lines:
            refuse_bytes(number, line)
        self.last = len(lines)
        self.rest = [(number, line.decode()) for number, line in lines if not line.startswith(b";")]
        self.rest.reverse()
        self.taken = []

    def peek(self):
        return self.rest[-1][1] if self.rest else None

    def here(self):
        return self.rest[-1][0] if self.rest else self.last + 1

    def begins(self, word):
        return self.rest and self.rest[-1][1].split(" ")[0] == word

    def take(self, pattern, what):
        """The groups of the next line, which must fit the whole pattern."""
        match = re.fullmatch(pattern, self.peek()) if self.rest else None
        if not match:
            raise Refusal(self.here(), f"expected {what}")
        self.taken.append(self.rest.pop()[1])
        return match.groups()


def refuse_bytes(number, line):
    if len(line) > LONGEST:
        raise Refusal(number, f"over {LONGEST} bytes")
    if b"\0" in line or not line.startswith(b"|") and any(byte < 32 or byte == 127 for byte in line):
        raise Refusal(number, "a control character")
    try:
        line.decode()
    except UnicodeDecodeError:
        raise Refusal(number, "no UTF-8") from None


# ---- The header ----------------------------------------------------------------------------------------------------

def read_game(lines, record):
    (version,) = lines.take(r"hegemon-record ([12])", "hegemon-record 1 or 2")
    record.version = int(version)
    (record.edition,) = lines.take(f"edition {ID}", "the edition")
    record.line_of["edition-sha256"] = lines.here()
    (record.edition_sha256,) = lines.take(f"edition-sha256 {HEX64}", "edition-sha256 and 64 digits")
    (record.rules,) = lines.take(f"rules {NUMBER}", "rules and a number")
    (record.mode,) = lines.take(f"mode {ID}", "the mode")
    while lines.begins("option"):
        read_pair(lines, record.options, "option")


def read_pair(lines, pairs, word):
    here = lines.here()
    key, value = lines.take(f"{word} {WORD} {WORD}", f"{word}, its name and its value")
    refuse_long(here, key, value)
    if key in pairs or len(pairs) == MOST[word]:
        raise Refusal(here, f"{word} {key} for a second time, or too many of them")
    pairs[key] = value


def refuse_long(line, *words):
    if any(len(word.encode()) > LONGEST_WORD for word in words):
        raise Refusal(line, f"a word over {LONGEST_WORD} bytes")


def read_seats(lines, record):
    (count,) = lines.take(f"seats {NUMBER}", "the number of seats")
    for seat in range(1, int(count) + 1):
        here = lines.here()
        record.seats.append(lines.take(f"seat {seat} {ID} {WORD}", f"seat {seat}, its army and its player"))
        refuse_long(here, *record.seats[-1])


def read_edition_text(lines, record):
    if not lines.begins("edition-text"):
        return
    (count,) = lines.take(f"edition-text {NUMBER}", "edition-text and a number of lines")
    text = [lines.take(r"\| (.*)", "a line of the edition's text")[0] for _ in range(int(count))]
    record.edition_text = "".join(line + "\n" for line in text)
    if hashlib.sha256(record.edition_text.encode()).hexdigest() != record.edition_sha256:
        raise Refusal(record.line_of["edition-sha256"], "the edition's text has another SHA-256")


def read_edition_words(lines):
    """What is only said: behind the digest, and for people alone."""
    if lines.begins("edition-words"):
        (count,) = lines.take(f"edition-words {NUMBER}", "edition-words and a number of lines")
        for _ in range(int(count)):
            lines.take(r"\| (.*)", "a line of the edition's words")


def read_dealer(lines, record):
    seeded = "seed2" if record.version == 2 else "seed"
    groups = lines.take(f"dealer (?:audit|{seeded} {NUMBER} {NUMBER})", "the dealer")
    record.audited = groups == (None, None)
    record.seed = None if record.audited else (int(groups[0]), int(groups[1]))
    if record.audited:
        (record.commitment,) = lines.take(f"commitment {HEX64}", "commitment and 64 digits")


def read_digest(lines, record):
    above = "".join(line + "\n" for line in lines.taken)
    here = lines.here()
    (record.header,) = lines.take(f"header {HEX64}", "header and 64 digits")
    if hashlib.sha256(above.encode()).hexdigest() != record.header:
        raise Refusal(here, "the digest does not fit the lines above")


def read_contributions(lines, record):
    given = HEX64 + "|derived" if record.version == 2 else HEX64
    for seat in range(1, len(record.seats) + 1 if record.audited else 1):
        record.line_of["contribution", seat] = lines.here()
        (digits,) = lines.take(f"contribution {seat} (?:{given})", f"the contribution of seat {seat}")
        record.contributions.append(bytes.fromhex(digits) if digits else None)


def read_header(lines, record):
    read_game(lines, record)
    read_seats(lines, record)
    if record.version == 2:
        while lines.begins("term"):
            read_pair(lines, record.terms, "term")
        read_edition_text(lines, record)
        read_dealer(lines, record)
        read_digest(lines, record)
        if record.edition_text is not None:
            read_edition_words(lines)
        read_contributions(lines, record)
    else:
        read_dealer(lines, record)
        read_contributions(lines, record)
        read_edition_text(lines, record)
    record.line_of["begin"] = lines.here()
    (record.begin,) = lines.take(f"begin {HASH}", "begin and the hash of the first position")


# ---- Actions and the end -------------------------------------------------------------------------------------------

def check_of(record, line):
    """The 16 digits behind a line that has no position of its own."""
    text = f"{record.header} {len(record.players)} {len(record.actions)} {line}"
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def take_checked(lines, record, pattern, what):
    """Takes a line that ends in a check, in version 1 without."""
    here, line = lines.here(), lines.peek()
    groups = lines.take(pattern + (f" {HASH}" if record.version == 2 else ""), what)
    if record.version == 1:
        return groups
    if groups[-1] != check_of(record, line.rsplit(" #", 1)[0]):
        raise Refusal(here, "the check does not fit")
    return groups[:-1]


def read_player(lines, record):
    here = lines.here()
    seat, name = take_checked(lines, record, f"player {NUMBER} {WORD}", "player, a seat and a name")
    refuse_long(here, name)
    if not 1 <= int(seat) <= len(record.seats):
        raise Refusal(here, f"there is no seat {seat}")
    record.players.append((here, int(seat), name))


def read_action(lines, record):
    here = lines.here()
    number, seat, words, hash = lines.take(f"{NUMBER} (chance|[1-9][0-9]*) (.+) {HASH}", "an action and its hash")
    if int(number) != len(record.actions) + 1:
        raise Refusal(here, f"the wrong number: action {len(record.actions) + 1} is due")
    record.actions.append(Action(here, int(number), seat, words, hash))


def read_end(lines, record):
    record.line_of["end"] = lines.here()
    pattern = f"end (won|drawn|capped|stopped)((?: {NUMBER})*)"
    record.end, numbers = take_checked(lines, record, pattern, "how it ended")[:2]
    record.end_numbers = [int(word) for word in numbers.split()]
    if record.audited and lines.peek() is not None:
        record.line_of["secret"] = lines.here()
        (digits,) = lines.take(f"secret {HEX64}", "secret and 64 digits")
        record.secret = bytes.fromhex(digits)
    if lines.peek() is not None:
        raise Refusal(lines.here(), "nothing may follow the end")


def read(data):
    lines, record = Lines(data), Record()
    read_header(lines, record)
    while lines.peek() is not None and not lines.begins("end"):
        (read_player if lines.begins("player") else read_action)(lines, record)
    if lines.peek() is not None:
        read_end(lines, record)
    record.last_line = lines.last
    return record
