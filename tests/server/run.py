#!/usr/bin/python3
"""The whole server from outside: whole games, manners, a restart, disks that fail: run.py [postgres|pgbouncer]"""
import asyncio
import sys

from bouncer import Bouncer
from disk import failing_disks
from games import whole_games
from leases import lost_answers, news_after_a_restart
from manners import all_is_there_again, goodbye_is_said, manners, tokens_stay_away
from postgres import Postgres
from serving import Server, check, sum_up


async def everything(server):
    tokens, (more, said) = await asyncio.gather(whole_games(server), manners(server))
    await tokens_stay_away(server, tokens + more)
    left = await goodbye_is_said(server)
    server.start()
    await all_is_there_again(server, said, left)
    figures = server.metrics()
    check("nothing failed", figures["commits_failed_total"] == 0 and figures["messages_dropped_total"] == 0, figures)


def main():
    if "pgbouncer" in sys.argv:
        with Postgres() as pg, Bouncer(pg) as pool, Server("--db-direct", pg.url, database=pool.url) as server:
            asyncio.run(everything(server))
        return sum_up()
    if "postgres" in sys.argv:
        with Postgres() as pg, Server(database=pg.url) as server:
            asyncio.run(everything(server))
            asyncio.run(lost_answers(pg))
        with Postgres() as pg:
            asyncio.run(news_after_a_restart(pg))
        return sum_up()
    with Server() as server:
        asyncio.run(everything(server))
    failing_disks()
    return sum_up()


if __name__ == "__main__":
    sys.exit(main())
