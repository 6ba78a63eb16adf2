#!/usr/bin/python3
"""Nobody holds up the others: fair.py [all]. Without a word it is a small version."""
import asyncio
import os
import sys

from fairness import thinking, too_many
from floods import OPERATED, floods
from serving import Server, sum_up


def main():
    whole = "all" in sys.argv
    if whole:
        os.sched_setaffinity(0, {1 % os.cpu_count()})
    pin = (lambda: os.sched_setaffinity(0, {0})) if whole else None
    with Server("--thinkers", "1", limits=pin) as server:
        asyncio.run(thinking(server, whole))
    with Server("--thinkers", "1", "--per-address", "64", *OPERATED, limits=pin) as server:
        asyncio.run(floods(server, whole))
    too_many()
    return sum_up()


if __name__ == "__main__":
    sys.exit(main())
