#!/usr/bin/python3
"""What so many processes on one database hold, by costs that were measured (docs/SCALE.md): a simulation of writers that
each take all moves that wait, up to 256, into one transaction. A transaction costs the database's processors so much for
itself and for each move, and then its sync; moves are told to the other processes, which read them.
    scale.py [--sync MS] [--transaction MS] [--move MS] [--follow MS] [--cores N]"""
import argparse
import random

MOST, SECONDS = 256, 20.0


def run(rate, processes, costs, lots):
    """Milliseconds until a move is stored: the median and the 99th of a hundred; None when it can't keep up."""
    free = [0.0] * processes  # when each writer is free again
    core = [0.0] * costs.cores  # and each processor of the database
    waits, arrivals = [], [[] for _ in range(processes)]
    time = 0.0
    while time < SECONDS * 1000:
        time += lots.expovariate(rate / 1000)
        arrivals[lots.randrange(processes)].append(time)
    at = [0] * processes
    while any(at[p] < len(arrivals[p]) for p in range(processes)):
        p = min((p for p in range(processes) if at[p] < len(arrivals[p])), key=lambda p: max(free[p], arrivals[p][at[p]]))
        begin = max(free[p], arrivals[p][at[p]])
        batch = [a for a in arrivals[p][at[p]:at[p] + MOST] if a <= begin]
        at[p] += len(batch)
        k = min(range(costs.cores), key=core.__getitem__)
        work = costs.transaction + len(batch) * (costs.move + (processes - 1) * costs.follow)
        core[k] = max(core[k], begin) + work
        free[p] = core[k] + costs.sync
        waits += [free[p] - a for a in batch]
    waits.sort()
    if free and max(free) > SECONDS * 1000 * 1.05 + 1000:
        return None
    return waits[len(waits) // 2], waits[len(waits) * 99 // 100]


def most(processes, costs):
    low, high = 1, 1
    while high < 1 << 20 and run(high * 100, processes, costs, random.Random(1)) is not None:
        low, high = high, high * 2
    return low * 100


def main():
    parser = argparse.ArgumentParser()
    for name, usual in (("sync", 4.4), ("transaction", 1.03), ("move", 0.023), ("follow", 0.25)):
        parser.add_argument("--" + name, type=float, default=usual, metavar="MS")
    parser.add_argument("--cores", type=int, default=2)
    costs = parser.parse_args()
    for processes in (1, 2, 3, 10):
        held = most(processes, costs)
        median, worst = run(held, processes, costs, random.Random(2)) or (0, 0)
        print(f"processes {processes}: at {held} moves/s a move is stored after {median:.1f} ms, 99 of 100 within {worst:.1f}")


if __name__ == "__main__":
    main()
