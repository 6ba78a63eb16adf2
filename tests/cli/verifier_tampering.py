"""What somebody might do to a record: each kind takes the lines of a good one and gives those of a bad one, or None
where it can't be done to this record. All lots come from the generator that is handed in.

A careful forger also makes the header's digest and the checks fit; kinds that are `careful` are resealed after."""
import hashlib
import re

import reseal
from verifier_dealers import derived_contribution
from verifier_lines import actions_at, all_at, at, changed_line, other, renumbered, with_digit_changed, with_word

KINDS = []


class Kind:
    def __init__(self, name, change, careful, accepted):
        self.name, self.change, self.careful, self.accepted = name, change, careful, accepted

    def applied(self, lines, rng):
        """The tampered text as bytes, or None."""
        changed = self.change(list(lines), rng)
        if changed is None:
            return None
        text = changed if isinstance(changed, bytes) else "".join(line + "\n" for line in changed).encode()
        return reseal.resealed(text.decode()).encode() if self.careful else text


def kind(careless=True, careful=False, accepted=False):
    """Lists a kind: as a careless forger does it, as a careful one, or as both."""
    def listed(change):
        name = change.__name__.replace("_", " ")
        if careless:
            KINDS.append(Kind(name, change, False, accepted and not careful))
        if careful:
            KINDS.append(Kind(name + ", resealed", change, True, accepted))
        return change
    return listed


# ---- The header ----------------------------------------------------------------------------------------------------

@kind(careful=True)
def version(lines, rng):
    return changed_line(lines, "hegemon-record", lambda line: "hegemon-record " + rng.choice("013"))


@kind(careful=True)
def edition(lines, rng):
    ids = ["mass-effect", "starcraft", "halo-wars", "galactic-warfare", "chess"]
    return changed_line(lines, "edition", lambda line: "edition " + other(rng, ids, line.split(" ")[1]))


@kind(careful=True)
def edition_hash(lines, rng):
    return changed_line(lines, "edition-sha256", lambda line: with_digit_changed(line, rng))


@kind(careful=True)
def rules(lines, rng):
    return changed_line(lines, "rules", lambda line: f"rules {int(line.split(' ')[1]) + rng.randint(1, 9)}")


@kind(careful=True)
def mode(lines, rng):
    modes = ["basic", "galaxy-at-war", "war-assets", "command-room", "world-conquest", "total-domination", "duel",
             "team-play", "standard"]
    return changed_line(lines, "mode", lambda line: "mode " + other(rng, modes, line.split(" ")[1]))


OPTIONS = {"basic": ("reshuffle", "on"), "galaxy-at-war": ("scanning", "off"), "standard": ("cards", "on"),
           "duel": ("advanced", "off"), "total-domination": ("advanced", "off"), "team-play": ("style", "achievements")}


@kind(careful=True)
def option_added(lines, rng):
    """Even one that says what holds anyway."""
    words = OPTIONS.get(lines[at(lines, "mode")].split(" ")[1], ("reshuffle", "on"))
    i = at(lines, "seats")
    return lines[:i] + [f"option {words[0]} {words[1]}"] + lines[i:]


@kind(careful=True)
def option_removed(lines, rng):
    i = at(lines, "option")
    return None if i is None else lines[:i] + lines[i + 1:]


@kind(careful=True)
def option_changed(lines, rng):
    flip = {"on": "off", "off": "on", "achievements": "domination", "domination": "achievements"}
    return changed_line(lines, "option", lambda line: with_word(line, 2, flip.get(line.split(" ")[2], "other")))


@kind(careful=True)
def seat_more(lines, rng):
    """One seat more, with a line for it and its contribution."""
    seats, last, given = at(lines, "seats"), all_at(lines, "seat")[-1], all_at(lines, "contribution")[-1]
    count = int(lines[seats].split(" ")[1])
    out = lines[:given + 1] + [f"contribution {count + 1} derived"] + lines[given + 1:]
    out = out[:last + 1] + [f"seat {count + 1} purple casual"] + out[last + 1:]
    return out[:seats] + [f"seats {count + 1}"] + out[seats + 1:]


@kind(careful=True)
def seat_fewer(lines, rng):
    seats, last, given = at(lines, "seats"), all_at(lines, "seat")[-1], all_at(lines, "contribution")[-1]
    count = int(lines[seats].split(" ")[1])
    lines[seats] = f"seats {count - 1}"
    return [line for i, line in enumerate(lines) if i not in (last, given)]


@kind(careful=True)
def armies_swapped(lines, rng):
    i, j = rng.sample(all_at(lines, "seat"), 2)
    one, two = lines[i].split(" ")[2], lines[j].split(" ")[2]
    lines[i], lines[j] = with_word(lines[i], 2, two), with_word(lines[j], 2, one)
    return lines


@kind(careful=True)
def player_of_seat(lines, rng):
    i = rng.choice(all_at(lines, "seat"))
    lines[i] = with_word(lines[i], 3, lines[i].split(" ")[3] + rng.choice("abc"))
    return lines


@kind(careful=True)
def seats_in_another_order(lines, rng):
    i = all_at(lines, "seat")[0]
    lines[i], lines[i + 1] = lines[i + 1], lines[i]
    return lines


@kind(careful=True)
def term_changed(lines, rng):
    more = rng.randint(1, 99)
    return changed_line(lines, "term", lambda line: with_word(line, 2, str(int(line.split(" ")[2]) + more)))


@kind(careful=True)
def term_removed(lines, rng):
    i = at(lines, "term")
    return lines[:i] + lines[i + 1:]


@kind(careful=True)
def term_added(lines, rng):
    i = at(lines, "dealer")
    return lines[:i] + [f"term {rng.choice(['stake', 'clock', 'cap'])} {rng.randint(1, 99)}"] + lines[i:]


@kind(careful=True)
def dealer_of_another_kind(lines, rng):
    """A careful forger takes out what seeded games don't have."""
    gone = ("commitment", "contribution", "secret")
    lines = [line for line in lines if line.split(" ")[0] not in gone]
    return changed_line(lines, "dealer", lambda line: f"dealer seed2 {rng.randrange(1000)} {rng.randrange(1000)}")


@kind(careful=True)
def commitment(lines, rng):
    return changed_line(lines, "commitment", lambda line: with_digit_changed(line, rng))


@kind(careful=True)
def commitment_to_another_secret(lines, rng):
    secret = rng.randbytes(32)
    lines = changed_line(lines, "commitment", lambda line: "commitment " + hashlib.sha256(secret).hexdigest())
    return changed_line(lines, "secret", lambda line: "secret " + secret.hex())


@kind()
def digest(lines, rng):
    return changed_line(lines, "header", lambda line: with_digit_changed(line, rng))


@kind(careful=True)
def header_line_removed(lines, rng):
    i = rng.randrange(at(lines, "begin") + 1)
    return None if lines[i].startswith("|") else lines[:i] + lines[i + 1:]


@kind(careful=True)
def header_line_twice(lines, rng):
    i = rng.randrange(at(lines, "begin") + 1)
    return None if lines[i].startswith("|") else lines[:i] + [lines[i]] + lines[i:]


@kind(careful=True)
def edition_text(lines, rng):
    """Other rules in the edition that the record brings, and their SHA-256."""
    i = at(lines, "edition-text")
    if i is None:
        return None
    text = range(i + 1, i + 1 + int(lines[i].split(" ")[1]))
    named = rng.choice([j for j in text if "size: " in lines[j]])
    lines[named] = re.sub(r"size: (\d)", lambda digit: f"size: {(int(digit[1]) + 1) % 10}", lines[named])
    whole = "".join(lines[j][2:] + "\n" for j in text)
    return changed_line(lines, "edition-sha256",
                        lambda line: "edition-sha256 " + hashlib.sha256(whole.encode()).hexdigest())


@kind()
def contribution_changed(lines, rng):
    i = rng.choice(all_at(lines, "contribution"))
    line = lines[i]
    lines[i] = with_word(line, 2, rng.randbytes(32).hex()) if line.endswith("derived") else with_digit_changed(line, rng)
    return lines


@kind()
def contribution_given_called_derived(lines, rng):
    given = [i for i in all_at(lines, "contribution") if not lines[i].endswith("derived")]
    if not given:
        return None
    lines[given[0]] = with_word(lines[given[0]], 2, "derived")
    return lines


@kind()
def contribution_derived_called_given(lines, rng):
    """The same bytes, so the dice stay; but nobody gave them."""
    derived = [i for i in all_at(lines, "contribution") if lines[i].endswith("derived")]
    i = rng.choice(derived)
    secret, header = (bytes.fromhex(lines[at(lines, word)].split(" ")[1]) for word in ("secret", "header"))
    lines[i] = with_word(lines[i], 2, derived_contribution(secret, header, int(lines[i].split(" ")[1])).hex())
    return lines


@kind()
def begin(lines, rng):
    return changed_line(lines, "begin", lambda line: with_digit_changed(line, rng))


# ---- Actions -------------------------------------------------------------------------------------------------------

@kind()
def die(lines, rng):
    """Another face, also where it makes no difference to the position."""
    i = rng.choice([i for i in actions_at(lines) if lines[i].split(" ")[2] == "roll"])
    words = lines[i].split(" ")
    j = rng.randrange(3, len(words) - 1)
    words[j] = str(other(rng, range(1, 7), int(words[j])))
    lines[i] = " ".join(words)
    return lines


def exchanged(lines, rng, wanted):
    """The first argument of an action for that of another one with the same verb."""
    found = [(i, lines[i].split(" ")) for i in actions_at(lines)]
    found = [(i, words) for i, words in found if len(words) > 4 and wanted(words)]
    if not found:
        return None
    i, words = rng.choice(found)
    argument = other(rng, sorted({w[3] for _, w in found if w[2] == words[2]}), words[3])
    if argument is None:
        return None
    lines[i] = with_word(lines[i], 3, argument)
    return lines


@kind()
def card(lines, rng):
    return exchanged(lines, rng, lambda words: words[1] == "chance" and words[2] != "roll")


@kind()
def move(lines, rng):
    """Dice that are placed or given up are left alone: two that show the same make the same move, and it makes no
    difference which one a try ends with."""
    return exchanged(lines, rng, lambda words: words[1] != "chance" and not (words[2] in ("place", "remove") and words[3].isdigit()))


@kind()
def seat_of_action(lines, rng):
    i = rng.choice(actions_at(lines))
    lines[i] = with_word(lines[i], 1, other(rng, ["chance", "1", "2", "9"], lines[i].split(" ")[1]))
    return lines


@kind()
def hash_of_action(lines, rng):
    i = rng.choice(actions_at(lines))
    lines[i] = with_digit_changed(lines[i], rng)
    return lines


@kind(careful=True)
def action_removed(lines, rng):
    i = rng.choice(actions_at(lines))
    return lines[:i] + lines[i + 1:]


@kind(careful=True)
def action_removed_and_counted_again(lines, rng):
    i = rng.choice(actions_at(lines))
    return renumbered(lines[:i] + lines[i + 1:])


@kind(careful=True)
def action_twice(lines, rng):
    i = rng.choice(actions_at(lines))
    return lines[:i] + [lines[i]] + lines[i:]


@kind(careful=True)
def action_twice_and_counted_again(lines, rng):
    i = rng.choice(actions_at(lines))
    return renumbered(lines[:i] + [lines[i]] + lines[i:])


@kind()
def actions_swapped(lines, rng):
    i = rng.choice(actions_at(lines)[:-1])
    if not lines[i + 1][:1].isdigit():
        return None
    lines[i], lines[i + 1] = lines[i + 1], lines[i]
    return lines if rng.random() < 0.5 else renumbered(lines)


@kind(careful=True)
def undo_of_chance(lines, rng):
    """Takes a roll back, in the name of whoever acts next."""
    i = rng.choice([i for i in actions_at(lines)[1:] if lines[i].split(" ")[1] == "chance"])
    before = lines[i - 1].split("#")[-1]
    return renumbered(lines[:i + 1] + [f"0 1 undo #{before}"] + lines[i + 1:])


# ---- Who plays -----------------------------------------------------------------------------------------------------

def some_player_line(rng):
    return f"player {rng.randint(1, 2)} {rng.choice(['eve', 'mallory', 'casual'])} #{rng.randbytes(8).hex()}"


@kind()
def player_line_added(lines, rng):
    i = rng.choice(actions_at(lines)) + 1
    return lines[:i] + [some_player_line(rng)] + lines[i:]


@kind()
def player_line_changed(lines, rng):
    return changed_line(lines, "player", lambda line: with_word(line, 2, line.split(" ")[2] + "x"))


@kind()
def player_line_removed(lines, rng):
    i = at(lines, "player")
    return None if i is None else lines[:i] + lines[i + 1:]


@kind()
def player_line_moved(lines, rng):
    i = at(lines, "player")
    if i is None:
        return None
    rest = lines[:i] + lines[i + 1:]
    j = rng.choice([j for j in actions_at(rest) if j not in (i - 1, i)])
    return rest[:j + 1] + [lines[i]] + rest[j + 1:]


@kind()
def player_line_for_a_seat_that_is_not_there(lines, rng):
    i = rng.choice(actions_at(lines)) + 1
    return reseal.resealed("\n".join(lines[:i] + ["player 9 eve #0"] + lines[i:] + [""])).encode()


@kind(careless=False, careful=True, accepted=True)
def player_line_forged_throughout(lines, rng):
    """Its check is made of what everybody can read: docs/RECORD.md says that it proves nothing about a careful forger."""
    change = rng.choice([player_line_added, player_line_changed, player_line_removed, player_line_moved])
    return change(lines, rng)


def broken_off(lines, i, how):
    """Who loses cuts the game short, and calls it capped or stopped."""
    end = [f"end {how} #0", *[line for line in lines if line.startswith("secret ")], ""]
    return reseal.resealed("\n".join(lines[:i + 1] + end)).encode()


# ---- The end -------------------------------------------------------------------------------------------------------

@kind(careful=True)
def end_changed(lines, rng):
    i = at(lines, "end")
    said, check = lines[i].rsplit(" #", 1)
    ends = ["end drawn", "end won 1", "end won 2", "end won 1 2", "end capped 0", "end capped 1", "end capped 7", "end"]
    lines[i] = f"{other(rng, ends, said)} #{check}"
    return lines


@kind()
def check_of_end(lines, rng):
    return changed_line(lines, "end", lambda line: with_digit_changed(line, rng))


@kind()
def end_removed(lines, rng):
    i = at(lines, "end")
    return lines[:i] + lines[i + 1:]


@kind(careful=True)
def end_twice(lines, rng):
    i = at(lines, "end")
    return lines[:i] + [lines[i]] + lines[i:]


@kind()
def secret_changed(lines, rng):
    return changed_line(lines, "secret", lambda line: with_digit_changed(line, rng))


@kind()
def secret_removed(lines, rng):
    i = at(lines, "secret")
    return lines[:i] + lines[i + 1:]


@kind()
def something_after_the_end(lines, rng):
    return lines + [rng.choice(lines + ["", "thanks"])]


# ---- Bytes ---------------------------------------------------------------------------------------------------------

def with_line_changed(lines, rng, change):
    i = rng.choice([i for i, line in enumerate(lines) if not line.startswith(("|", ";"))])
    lines[i] = change(lines[i])
    return lines


@kind()
def torn(lines, rng):
    text = "".join(line + "\n" for line in lines).encode()
    return text[:rng.randrange(len(text) - 1)]


@kind()
def blanks(lines, rng):
    def change(line):
        return rng.choice([line + " ", " " + line, line.replace(" ", "  ", 1), line + "\t", line + "\r"])
    return with_line_changed(lines, rng, change)


@kind()
def empty_line(lines, rng):
    i = rng.randrange(len(lines) + 1)
    return lines[:i] + [""] + lines[i:]


@kind()
def spelling(lines, rng):
    """The same number or hash, written otherwise."""
    i = rng.choice([i for i in actions_at(lines) if re.search("#.*[a-f]", lines[i])])
    line, hash = lines[i].rsplit("#", 1)
    lines[i] = rng.choice([line + "#" + hash.upper(), "0" + lines[i], "+" + lines[i], lines[i].replace(" ", " 0", 1)])
    return lines


@kind()
def strange_bytes(lines, rng):
    text = "".join(line + "\n" for line in lines).encode()
    i = rng.choice([i for i, byte in enumerate(text) if byte == 10])
    return text[:i] + rng.choice([b"\0", b"\x7f", b"\xff", b"\xc3\x28", b"x" * 5000]) + text[i:]


@kind(accepted=True)
def comments(lines, rng):
    """These are no tampering."""
    for _ in range(rng.randint(1, 9)):
        lines.insert(rng.randrange(len(lines) + 1), rng.choice([";", "; a remark", "; déjà vu", ";end won 1"]))
    return lines
