#!/usr/bin/python3
"""What one client may cost the others: each function tries one limit from outside, against a server of its own.

  tests/server/limits.py [NAME...]   only these"""
import json
import secrets
import sys
import urllib.error
import urllib.request

from serving import Server, check, sum_up

PLAN = {"game": "mass-effect/war-assets", "seats": ["open", "casual"]}


def ask(server, path, body=None, **headers):
    """Status, headers and answer of a request; `forwarded` is the address that a proxy tells."""
    if "forwarded" in headers:
        headers["X-Forwarded-For"] = headers.pop("forwarded")
    if "token" in headers:
        headers["Authorization"] = "Bearer " + headers.pop("token")
    request = urllib.request.Request(server.base + path, json.dumps(body).encode() if body is not None else None, headers)
    try:
        with urllib.request.urlopen(request, timeout=60) as got:
            return got.status, got.headers, got.read().decode()
    except urllib.error.HTTPError as refused:
        return refused.code, refused.headers, refused.read().decode()


def make(server, token=None, more=None, **headers):
    return ask(server, "/api/v1/tables", {**PLAN, **(more or {}), "token": token or secrets.token_hex(16)}, **headers)


# ---- Who is counted together -----------------------------------------------------------------------------------------

def a_network_of_ipv6_is_one_address():
    with Server("--behind-proxy", "--makes", "3") as server:
        statuses = [make(server, forwarded=f"192.0.2.77, 2001:db8:1:2:{n:x}::{n:x}")[0] for n in range(1, 101)]
        check("100 addresses of one network make three tables", statuses == [201] * 3 + [429] * 97, statuses)
        check("the next network makes its own", make(server, forwarded="2001:db8:1:3::1")[0] == 201)
        statuses = [make(server, forwarded=text)[0] for text in ("192.0.2.1", "::ffff:192.0.2.1", "192.0.2.1", "192.0.2.1")]
        check("IPv4 is the same inside of IPv6", statuses == [201] * 3 + [429], statuses)
        status, headers, text = make(server, forwarded="192.0.2.1")
        check("who is refused is told when to come back", status == 429 and 1 <= int(headers["Retry-After"]) <= 20 and
              json.loads(text)["error"] == "too-fast", (status, headers, text))


TESTS = [a_network_of_ipv6_is_one_address]


def main():
    for test in TESTS:
        if not sys.argv[1:] or test.__name__ in sys.argv[1:]:
            test()
    return sum_up()


if __name__ == "__main__":
    sys.exit(main())
