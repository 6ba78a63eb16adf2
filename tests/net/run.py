#!/usr/bin/python3
"""Sockets on loopback against tests/net/server.c: every row of frames.py, then how the server behaves. By Debian's own
Python, since python3-websockets and python3-wsproto are installed for that one.

  tests/net/run.py [NAME...]   only these functions of behaviour.py"""
import sys
import traceback

import behaviour
import client
import conform


def main():
    tests = [test for test in [conform.run, *behaviour.TESTS] if not sys.argv[1:] or test.__name__ in sys.argv[1:]]
    for test in tests:
        try:
            test()
        except Exception:  # one that breaks must not hide the others
            client.check(test.__name__, False, traceback.format_exc())
    print(f'{client.counts["passed"]} passed, {client.counts["failed"]} failed')
    sys.exit(client.counts["failed"] > 0)


main()
