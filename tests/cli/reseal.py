#!/usr/bin/env python3
"""Makes the header's digest and the checks of a record fit its text, as a careful forger would: what remains is for
the dealer to find.   reseal.py FILE [NEW]"""
import hashlib
import sys


def resealed(text):
    lines, out, digest, labels, number = text.split("\n"), [], "", 0, 0
    for line in lines:
        word = line.split(" ")[0]
        if word == "header":
            above = "".join(l + "\n" for l in out if not l.startswith(";"))
            digest = hashlib.sha256(above.encode()).hexdigest()
            line = "header " + digest
        elif word in ("player", "end") and " #" in line:
            line = line.rsplit(" #", 1)[0]
            check = hashlib.sha256(f"{digest} {labels} {number} {line}".encode()).hexdigest()[:16]
            labels, line = labels + 1, f"{line} #{check}"
        elif word.isdigit():
            number = int(word)
        out.append(line)
    return "\n".join(out)


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        forged = resealed(file.read())
    with open(sys.argv[-1], "w", encoding="utf-8") as file:
        file.write(forged)
