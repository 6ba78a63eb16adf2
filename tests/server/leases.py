"""Who leads a table, where the answer that said so was lost: a server that holds the lease of a table which it does not have
in memory leads it as soon as somebody comes, and lays down what it was given too late."""
import asyncio
import secrets

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
