"""Finds and changes lines of a record, for who tampers with it."""


def at(lines, word):
    """Where the first line with this word stands, or None."""
    return next((i for i, line in enumerate(lines) if line.split(" ")[0] == word), None)


def all_at(lines, word):
    return [i for i, line in enumerate(lines) if line.split(" ")[0] == word]


def actions_at(lines):
    return [i for i, line in enumerate(lines) if line[:1].isdigit()]


def number_at(lines, i):
    return int(lines[i].split(" ")[0])


def with_digit_changed(line, rng):
    """Changes one hexadecimal digit of the last word."""
    start = max(line.rfind(" "), line.rfind("#")) + 1
    i = rng.randrange(start, len(line))
    return line[:i] + rng.choice([c for c in "0123456789abcdef" if c != line[i]]) + line[i + 1:]


def with_word(line, i, word):
    words = line.split(" ")
    words[i] = word
    return " ".join(words)


def renumbered(lines):
    """Actions counted from 1 again."""
    number = 0
    for i in actions_at(lines):
        number += 1
        lines[i] = with_word(lines[i], 0, str(number))
    return lines


def changed_line(lines, word, change):
    i = at(lines, word)
    if i is None:
        return None
    line = change(lines[i])
    return None if line is None or line == lines[i] else lines[:i] + [line] + lines[i + 1:]


def other(rng, values, value):
    values = [v for v in values if v != value]
    return rng.choice(values) if values else None
