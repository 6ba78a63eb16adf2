"""Whole games of every family through the real server, by two clients that share no code: table.py, and the script of
examples/online, which is written from docs/API.md alone. Each loses its connection once; the record of each game is
verified, and so is what both were told through it."""
import asyncio
import pathlib
import secrets
import sys

from serving import check, verify
from table import Seat, get, make_table

PLAY = str(pathlib.Path(__file__).resolve().parents[2] / "examples/online/play.py")

# The game, options, who sits beside the two, and after how many moves the script resigns at the latest: by lot alone
# nobody ever wins some of them.
GAMES = [("mass-effect/basic", {"reshuffle": "on"}, ["aggressive"], 250),
         ("mass-effect/galaxy-at-war", {"scanning": "on", "keep-connected": "on"}, ["casual"], 250),
         ("mass-effect/war-assets", {}, [], 150),
         ("starcraft/team-play", {"style": "domination"}, ["aggressive", "casual"], 150),
         ("starcraft/duel", {"advanced": "on"}, [], 150),
         ("starcraft/command-room", {}, ["casual"], 150),
         ("halo-wars/world-conquest", {}, ["aggressive"], 250),
         ("galactic-warfare/standard", {}, [], 60)]


async def run_script(*arguments):
    process = await asyncio.create_subprocess_exec(sys.executable, PLAY, *map(str, arguments),
                                                   stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE)
    try:
        out, errors = await asyncio.wait_for(process.communicate(), 120)
    except asyncio.TimeoutError:
        process.kill()
        out, errors = b"", b"it never ended"
    return process.returncode, out.decode(), errors.decode()


def cut_once(after):
    """Says once that the connection is to be cut, after so many moves."""
    def cut(seat):
        if seat.moves < after or seat.reconnects > 0:
            return False
        return True
    return cut


def resign_with(seat, moves):
    """Two who play by lot may never end; whoever is left beside AIs gives up, too."""
    say = seat.answer

    async def answer():
        if seat.ask and "boxes" in seat.ask and seat.moves >= moves and not any(
                m["t"] in ("act", "aside") for m in seat.waiting.values()) and not seat.resigned:
            seat.resigned = True
            await seat.say("aside", do="resign")
        else:
            await say()
    seat.answer, seat.resigned = answer, False


async def play_one(server, row, n):
    game, options, others, most = row
    folder = server.folder / f"game-{n}"
    folder.mkdir()
    token = secrets.token_hex(16)
    table = make_table(server.base, game, ["open", "open", *others], token, options=options)
    seat = Seat(server.base, table, seat=1, token=token, seed=n)
    seat.cut = cut_once(5)
    resign_with(seat, most + 100)
    script = run_script(server.base, "--table", table, "--seat", 2, "--seed", n, "--drop", 7, "--resign", most,
                        "--name", "Script", "--record", folder / "record", "--seen", folder / "seen",
                        "--token-file", folder / "token")
    (code, out, errors), ended = await asyncio.gather(script, asyncio.wait_for(seat.play(), 120))
    check(f"{game}: both came to the end", code == 0 and ended, (code, out, errors))
    check(f"{game}: both lost their connection and came back", seat.reconnects >= 1 and "dropped on purpose" in errors)
    look_through(server, game, folder, seat, table)
    return [token, (folder / "token").read_text(encoding="ascii").strip()]


def look_through(server, game, folder, seat, table):
    record = folder / "record"
    record.write_text(get(server.base, f"/api/v1/tables/{table}/record"), encoding="utf-8")
    code, words = verify(record, "--seen", folder / "seen")
    check(f"{game}: the record fits, and what the script was told", code == 0 and "values fit" in words, words)
    digest = next(line.split()[1] for line in record.read_text(encoding="utf-8").splitlines()
                  if line.startswith("header "))
    mine = folder / "mine"
    mine.write_text(f"hegemon-seen 1 {digest} 1\n" + "".join(f"{n} {value}\n" for n, value in seat.chains),
                    encoding="ascii")
    code, words = verify(record, "--seen", mine)
    check(f"{game}: what the other was told fits, too", code == 0 and "values fit" in words, words)
    broken = [(n, "0" * 32 if i == len(seat.chains) // 2 else value) for i, (n, value) in enumerate(seat.chains)]
    mine.write_text(f"hegemon-seen 1 {digest} 1\n" + "".join(f"{n} {value}\n" for n, value in broken), encoding="ascii")
    check(f"{game}: one false value is found", verify(record, "--seen", mine)[0] == 1)
    check(f"{game}: moves were played", seat.moves > 5, seat.moves)


async def whole_games(server):
    tokens = await asyncio.gather(*(play_one(server, row, n) for n, row in enumerate(GAMES)))
    return [token for pair in tokens for token in pair]
