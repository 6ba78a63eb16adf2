"""The dealers of docs/RECORD.md ("The dealer's arithmetic", "The dealers of version 1"), written from that text alone.

A dealer answers two questions: `roll(dice)`, where dice are pairs (lowest face, number of faces), and `draw(count)`, the
number of the item that is taken. `next_event()` comes before each event of chance."""
import hashlib
import hmac
import struct

WORD = 1 << 32
MASK64 = (1 << 64) - 1


def rotated(value, bits):
    return ((value << bits) | (value >> (32 - bits))) & 0xFFFFFFFF


def quarter_round(x, a, b, c, d):
    x[a] = (x[a] + x[b]) & 0xFFFFFFFF
    x[d] = rotated(x[d] ^ x[a], 16)
    x[c] = (x[c] + x[d]) & 0xFFFFFFFF
    x[b] = rotated(x[b] ^ x[c], 12)
    x[a] = (x[a] + x[b]) & 0xFFFFFFFF
    x[d] = rotated(x[d] ^ x[a], 8)
    x[c] = (x[c] + x[d]) & 0xFFFFFFFF
    x[b] = rotated(x[b] ^ x[c], 7)


ROUNDS = [(0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15),
          (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)]


def chacha20_block(key, counter, nonce):
    """Sixteen words of keystream (RFC 8439, section 2.3)."""
    start = list(struct.unpack("<16I", b"expand 32-byte k" + key + struct.pack("<I", counter) + nonce))
    x = start[:]
    for _ in range(10):
        for quarter in ROUNDS:
            quarter_round(x, *quarter)
    return [(a + b) & 0xFFFFFFFF for a, b in zip(x, start)]


def keystream(key, nonce):
    counter = 0
    while True:
        yield from chacha20_block(key, counter, nonce)
        counter += 1


def event_nonce(event):
    return struct.pack("<Q4x", event)


def hmac_sha256(key, message):
    return hmac.new(key, message, hashlib.sha256).digest()


def dealers_key(root):
    return struct.pack("<8I", *chacha20_block(root, 0, b"hegemon keys")[:8])


# ---- Version 2 -----------------------------------------------------------------------------------------------------

def below(words, bound):
    """A number below the bound: the upper half of a word times it."""
    while True:
        number, rest = divmod(next(words) * bound, WORD)
        if rest >= WORD % bound:
            return number


def groups_of(dice):
    """Dice are rolled together while their outcomes stay at most 65,536."""
    group, outcomes = [], 1
    for die in dice:
        if group and outcomes * die[1] > 65536:
            yield group, outcomes
            group, outcomes = [], 1
        group.append(die)
        outcomes *= die[1]
    if group:
        yield group, outcomes


def digits(number, group):
    faces = []
    for lowest, count in reversed(group):
        number, digit = divmod(number, count)
        faces.append(lowest + digit)
    return faces[::-1]


class Dealer2:
    """What both dealers of version 2 share; they differ in where words come from."""

    def roll(self, dice):
        return [face for group, outcomes in groups_of(dice) for face in digits(below(self.words, outcomes), group)]

    def draw(self, count):
        return below(self.words, count)


class Seeded2(Dealer2):
    def __init__(self, seed, game):
        root = hmac_sha256(b"hegemon seed2", struct.pack("<QQ", seed, game))
        self.words = keystream(dealers_key(root), bytes(12))

    def next_event(self):
        pass


class Audited2(Dealer2):
    def __init__(self, root):
        self.key, self.event, self.words = dealers_key(root), 0, None

    def next_event(self):
        self.words = keystream(self.key, event_nonce(self.event))
        self.event += 1


def derived_contribution(secret, header, seat):
    return hmac_sha256(secret, b"hegemon contribution" + header + bytes([seat]))


def audited_root(secret, header, contributions):
    """Contributions are 32 bytes each, or None where they follow from the secret."""
    given = [derived_contribution(secret, header, seat) if c is None else c for seat, c in enumerate(contributions, 1)]
    return hmac_sha256(secret, b"hegemon game" + header + b"".join(given))


# ---- Version 1 -----------------------------------------------------------------------------------------------------

class Audited1:
    def __init__(self, secret, contributions):
        self.key, self.event, self.words = hashlib.sha256(secret + b"".join(contributions)).digest(), 0, None

    def next_event(self):
        self.words = keystream(self.key, event_nonce(self.event))
        self.event += 1

    def draw(self, count):
        limit = WORD // count * count
        return next(word for word in self.words if word < limit) % count

    def roll(self, dice):
        return [lowest + self.draw(count) for lowest, count in dice]


def mixed(value):
    """The mixer of splitmix64."""
    value &= MASK64
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & MASK64
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & MASK64
    return value ^ (value >> 31)


def stream_words(seed, stream):
    golden, a, b = 0x9E3779B97F4A7C15, seed, stream
    for i in (1, 2):
        a ^= mixed(b + i * golden)
        b ^= mixed(a + i * golden)
    return [mixed(a + golden), mixed(a + 2 * golden), mixed(b + golden), mixed(b + 2 * golden)]


def rotated64(value, bits):
    return ((value << bits) | (value >> (64 - bits))) & MASK64


def xoshiro_words(state):
    """The upper 32 bits of each number of xoshiro256**."""
    s = state[:]
    while True:
        yield (rotated64(s[1] * 5 & MASK64, 7) * 9 & MASK64) >> 32
        shifted = s[1] << 17 & MASK64
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= shifted
        s[3] = rotated64(s[3], 45)


class Seeded1:
    def __init__(self, seed, game):
        self.words = xoshiro_words(stream_words(seed, 8 * game + 7))

    def next_event(self):
        pass

    def draw(self, count):
        return below(self.words, count)

    def roll(self, dice):
        return [lowest + self.draw(count) for lowest, count in dice]
