"""Golden games cut where a seat decides, for screens that are the same every time."""
import re

from stage import ROOT, WORK


def actors(golden):
    """Whom the game awaits after each action: whoever acts next."""
    acted = re.findall(r"^(\d+) (\S+) ", golden.read_text(encoding="utf-8"), re.M)
    return {int(number) - 1: seat for number, seat in acted}


def cut(name, game, least, people="one"):
    """A record of the game's first actions in which the seat that is awaited is a person's, or all of them are."""
    golden = ROOT / "tests/golden" / f"{game}.hgr"
    at, seat = next((number, actor) for number, actor in sorted(actors(golden).items())
                    if number >= least and actor.isdigit())
    lines = []
    for line in golden.read_text(encoding="utf-8").splitlines():
        number = re.match(r"(\d+) ", line)
        if number and int(number[1]) > at or line.startswith(("end", ";")):
            continue
        lines.append(re.sub(rf"^(seat {seat if people == 'one' else '.'} \S+) \S+", r"\1 me", line))
    path = WORK / f"{name}.hgr"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path
