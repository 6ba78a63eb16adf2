"""Servers that share a database, after answers of it were lost. One that holds the lease of a table which it does not have in
memory leads it as soon as somebody comes; all hear of each other again after a restart of the database."""
import asyncio
import secrets
import urllib.error

from serving import Server, check, within
from table import Seat, make_table


async def play(server, table, token, moves):
    """So many more moves of a person against computer players, who only think where the table is led."""
    seat = Seat(server.base, table, 1, token=token, seed=3)
    playing = asyncio.create_task(seat.play(lambda: True))
    played = await within(60, lambda: seat.moves >= moves)
    await seat.socket.close()
    await playing
    return played


async def lost_answers(pg):
    token = secrets.token_hex(16)
    with Server("--idle", "1", database=pg.create("leases")) as server:
        table = await asyncio.to_thread(make_table, server.base, "mass-effect/basic", ["open", "casual", "casual"], token)
        check("a game begins", await play(server, table, token, 12))
        def sql(words):
            return pg.psql(words, "leases")
        def holder():
            return sql(f"select holder from leases where game = '{table}'")
        check("a table that waits for people rests", await within(60, lambda: holder() == [[""]], 0.2), holder())
        sql(f"update leases set holder = (select id from holders) where game = '{table}'")
        check("a lease of which only the database knows is no hindrance", await play(server, table, token, 12))
        check("and rests again", await within(60, lambda: holder() == [[""]], 0.2), holder())
        own = sql("select id from holders")
        sql(f"update leases set holder = 'nobody' where game = '{table}'")
        check("a game whose holder is dead is taken over", await within(60, lambda: holder() in (own, [[""]]), 0.2), holder())
        check("and goes on", await play(server, table, token, 12))


def make(server):
    """As soon as the server has found the database again."""
    for _ in range(100):
        try:
            return make_table(server.base, "starcraft/duel", ["open", "open"], secrets.token_hex(16))
        except (OSError, urllib.error.URLError):
            pass
    return None


async def news_after_a_restart(pg):
    """A table that is new is read by the others because they are told of it, and for no other reason."""
    url = pg.create("news")
    with Server(database=url) as one, Server(database=url) as two:
        for restarts in range(3):
            if restarts > 0:
                pg.stop()
                pg.start()
            before = two.metrics()["tables_read_total"]
            for _ in range(20):
                check("a table can be made", await asyncio.to_thread(make, one))
                if await within(1, lambda: two.metrics()["tables_read_total"] > before, 0.05):
                    break
            check(f"news come after {restarts} restarts", two.metrics()["tables_read_total"] > before)
