#!/usr/bin/python3
"""Moves a second that one, two and three processes store in one PostgreSQL, with 32 under way in each; beside each of them
as many connections of pgbench that insert as many rows in a commit, without looking at anything. Both take turns; the
medians of three count: cluster.py [MILLISECONDS]"""
import os
import pathlib
import statistics
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests/server"))
from postgres import Postgres  # noqa: E402

BUILD = pathlib.Path(os.environ.get("BUILD", "build/release")).resolve()
UNDER_WAY, TURNS = 32, 3
RAW = ("insert into raw select md5(random()::text), l, 1, '17 2 attack tassadar-reach aiur 3 : 6 4 2 / 5 1'"
       f" from generate_series(1, {UNDER_WAY}) as g, generate_series(0, 1) as l;\n")


def ours(pg, processes, milliseconds):
    running = [subprocess.Popen([BUILD / "tests/bench-shared", pg.url, str(UNDER_WAY), str(milliseconds)],
                                stdout=subprocess.PIPE, text=True) for _ in range(processes)]
    rows = [process.communicate()[0].split() for process in running]
    return sum(float(row[0]) for row in rows), statistics.mean(float(row[1]) for row in rows)


def raw(pg, connections, milliseconds):
    script = pg.folder / "raw.sql"
    script.write_text(RAW, encoding="utf-8")
    script.chmod(0o644)
    said = pg.run("pgbench", "-n", "-f", str(script), "-c", str(connections), "-j", str(connections), "-T",
                  str(max(1, milliseconds // 1000)), "-h", str(pg.folder), "-U", "hegemon", "tables").stdout
    tps = next(line for line in said.splitlines() if line.startswith("tps"))
    return float(tps.split("=")[1].split()[0]) * UNDER_WAY


def processor(pg):
    """Seconds that the database's processes have worked so far, those that ended among them."""
    ticks = 0
    for stat in pathlib.Path("/proc").glob("[0-9]*/stat"):
        try:
            words = stat.read_text(encoding="ascii", errors="replace").rsplit(")", 1)[1].split()
        except OSError:
            continue
        if int(words[1]) == pg.process.pid or int(stat.parent.name) == pg.process.pid:
            ticks += sum(map(int, words[11:15] if int(stat.parent.name) == pg.process.pid else words[11:13]))
    return ticks / os.sysconf("SC_CLK_TCK")


def costs(pg, milliseconds):
    """What bench/scale.py reckons with, in milliseconds: the database's work for a transaction and for a move in it, the
    sync, and the question by which another process reads a move."""
    def work(under_way):
        before = processor(pg)
        row = subprocess.run([BUILD / "tests/bench-shared", pg.url, str(under_way), str(milliseconds)], check=True,
                             capture_output=True, text=True).stdout.split()
        transactions = float(row[0]) * milliseconds / 1000 / float(row[1])
        return (processor(pg) - before) * 1000 / transactions, milliseconds / transactions
    (one, lasts), (many, _) = work(1), work(128)
    move = (many - one) / 127
    script = pg.folder / "follow.sql"
    script.write_text("select log, number, line from lines where game = (select id from games limit 1) and log = 0 and"
                      " number >= 20 union all select log, number, line from lines where game = (select id from games"
                      " limit 1) and log = 1 and number >= 20 order by 1, 2 limit 2;\n", encoding="utf-8")
    script.chmod(0o644)
    before = processor(pg)
    said = pg.run("pgbench", "-n", "-f", str(script), "-c", "1", "-t", "2000", "-h", str(pg.folder), "-U", "hegemon",
                  "tables").stdout
    assert "2000/2000" in said, said
    follow = (processor(pg) - before) / 2
    print(f"scale.py --transaction {one - move:.2f} --move {move:.3f} --sync {max(0.1, lasts - one):.2f} --follow {follow:.3f}")


def main():
    milliseconds = int(sys.argv[1]) if len(sys.argv) > 1 else 3000
    with Postgres() as pg:
        pg.psql("create table raw (game text collate \"C\", log smallint, number bigint, line text,"
                " primary key (game, log, number))")
        for processes in (1, 2, 3):
            mine, batch, plain = [], [], []
            for _ in range(TURNS):
                moves, size = ours(pg, processes, milliseconds)
                mine.append(moves)
                batch.append(size)
                plain.append(raw(pg, processes, milliseconds))
            got, beside = statistics.median(mine), statistics.median(plain)
            print(f"processes {processes}: {got:.0f} moves/s, {statistics.median(batch):.1f} in a transaction; "
                  f"plain inserts {beside:.0f}; share {got / beside:.2f}", flush=True)
        costs(pg, milliseconds)


if __name__ == "__main__":
    main()
