#!/usr/bin/env python3
"""People and programs are told the same: for a set of calls the whole text of `hegemon odds` is written anew from its
JSON and must be what the program prints, figure by figure. docs/ODDS.md must list every key, and its examples must be
what the program answers.

Usage: odds_figures.py HEGEMON FOLDER (with records in it); ends with `N passed, N failed`.
"""
import itertools
import json
import pathlib
import re
import shlex
import subprocess
import sys

HEGEMON, FOLDER = sys.argv[1:]
PASSED, FAILED = [], []


def check(what, fine, *detail):
    (PASSED if fine else FAILED).append(what)
    if not fine:
        print(f"FAILED: {what}", *detail, sep="\n    ")


def run(call, *more):
    done = subprocess.run([HEGEMON, "odds", *shlex.split(call), *more], capture_output=True, text=True, check=False)
    check(f"odds {call} {' '.join(more)}", done.returncode == 0 and done.stderr == "", done.stderr)
    return done.stdout


# ---- The text from the JSON ------------------------------------------------------------------------------------------

WORDS = {"dice": "dice: up to %u", "cap": "dice: at most %u", "cruisers": "cruisers: %u", "carriers": "carriers: %u",
         "dreadnoughts": "dreadnoughts: %u", "eight": "eight-sided dice", "hero": "a hero", "towers": "towers: %u",
         "extra": "extra dice: %u", "highest": "+%u on the highest die", "second": "+%u on the second die",
         "all": "+%u on each die", "set": "one die set to %u", "lose": "loses at most %u a round"}


def plural(n, word):
    return f"{n} {word}{'' if n == 1 else 's'}"


def share(label, x, width=34):
    return f"  {label:{width}}{x * 100:8.4f} %"


def units(label, x):
    return f"  {label:34}{x:8.4f}"


def count(label, s, width, fraction):
    line = share(label, s["count"] / s["of"], width)
    check(f"the chance of {s} is its fraction", abs(s["chance"] - s["count"] / s["of"]) < 1e-12)
    top, bottom = map(int, s["fraction"].split("/"))
    check(f"the fraction of {s}", top * s["of"] == bottom * s["count"])
    return line + ("   " + s["fraction"] if fraction else "")


def added(j):
    lines = []
    for side in ("attacker", "defender"):
        words = []
        for a in (a for a in j["added"] if a["side"] == side):
            rounds = f" ({plural(a['rounds'], 'round')})" if a["rounds"] else ""
            words.append(WORDS[a["option"]].replace("%u", str(a["value"])) + rounds)
        if words:
            lines.append(f"  {side}: " + ", ".join(words))
    if j.get("ties"):
        lines.append("  ties of the highest dice are won by the attacker")
    return lines


def stops(j):
    return [f"  the attacker gives up with {plural(j['stop'], 'unit')} or fewer left"] if j["stop"] else []


def bars(place, attackers):
    ends = [(n, "attacker", place["won_with"][n]) for n in range(attackers, 0, -1)]
    ends += [(n, "defender", place["held_with"][n]) for n in range(1, place["defenders"] + 1)]
    first, last = 0, len(ends) - 1
    while first < last and ends[first][2] < 5e-7:
        first += 1
    while last > first and ends[last][2] < 5e-7:
        last -= 1
    each, lines, i = (last - first) // 24 + 1, [], first
    while i <= last:
        group = [e for e in ends[i:min(i + each, last + 1)] if e[1] == ends[i][1]]
        least, most = min(e[0] for e in group), max(e[0] for e in group)
        who = ends[i][1]
        label = f"{plural(most, who)} left" if least == most else f"{least} to {most} {who}s left"
        lines.append((label, sum(e[2] for e in group)))
        i += len(group)
    width = max(len(label) for label, _ in lines)
    return [f"  {label:>{width}} {chance * 100:8.4f} %" for label, chance in lines]


def ending(j, place):
    lines = [share("the attacker wins", place["win"]), units("attackers left on average", place["attackers_left"])]
    if place["attackers_left_when_won"] is not None:
        lines.append(units("  when the place is taken", place["attackers_left_when_won"]))
    lines.append(units("defenders left on average", place["defenders_left"]))
    if place["defenders_left_when_held"] is not None:
        lines.append(units("  when they hold", place["defenders_left_when_held"]))
    for side in ("attacker", "defender"):
        if any(a["option"] == "hero" and a["side"] == side for a in j["added"]):
            lines.append(share(f"the {side}'s hero falls", place[f"{side}_hero_lost"]))
    return lines


def fight(j, _):
    places = j["places"]
    lines = [f"{plural(j['attackers'], 'attacker')} (the one that stays behind not counted) against " +
             ", then ".join(str(p["defenders"]) for p in places)] + stops(j)
    if len(places) > 1:
        lines.append(f"  {j['leave']} unit{' is' if j['leave'] == 1 else 's are'} left behind on each place taken")
    lines += added(j) + [""]
    if len(places) > 1:
        lines += [share(f"place {i + 1} ({p['defenders']}) is taken", p["win"]) for i, p in enumerate(places)]
        lines += ["", "The last place:", share("it is attacked at all", places[-1]["reached"])]
    check("the chance to win is that of the last place", j["win"] == places[-1]["win"])
    return lines + ending(j, places[-1]) + [""] + bars(places[-1], j["attackers"])


def one_round(j, call):
    fraction = "--fraction" in call
    lines = [f"one round, {plural(j['attack'], 'unit')} against {j['defence']}"] + added(j) + [""]
    for o in j["outcomes"]:
        lines.append(count(f"attacker loses {o['attacker_loses']}, defender loses {o['defender_loses']}", o["share"], 38,
                           fraction))
    lines.append(count("the attacker's highest die loses", j["attacker_highest_lost"], 38, fraction))
    for side in ("attacker", "defender"):
        if any(a["option"] == "hero" and a["side"] == side for a in j["added"]):
            lines.append(count(f"the {side}'s hero falls", j[f"{side}_hero_lost"], 38, fraction))
    return lines


def table(j, _):
    lines = ["The attacker's chance to win in %, by attackers (down) and defenders (across)"] + stops(j) + added(j)
    lines += ["", "     " + "".join(f"{d:6}" for d in range(1, j["defenders"] + 1))]
    return lines + [f"{a + 1:5}" + "".join(f"{x * 100:6.1f}" for x in row) for a, row in enumerate(j["win"])]


def sums(j, call):
    tie = {"again": "rolled again", "attacker": "the attacker's", "defender": "the defender's"}[j["tie"]]
    fraction = "--fraction" in call
    title = f"{j['attack']} dice against {j['defence']}, added up"
    if any(j["modifier"]):
        title += f", {j['modifier'][0]:+} against {j['modifier'][1]:+} on the totals"
    lines = [title, f"  a tie is {tie}", "", share("the attacker wins", j["win"]),
             count("  by one throw", j["won"], 34, fraction),
             count("  the defender by one throw", j["lost"], 34, fraction)]
    return lines + ([count("  a tie, rolled again", j["tied"], 34, fraction)] if j["tied"]["count"] else [])


def harbinger(j, call):
    by = sorted((int(k[3:]) for k in j if k.startswith("by_")), reverse=True)
    lines = [f"{plural(j['units'], 'unit')} (the one that stays behind not counted) against Harbinger: a total of "
             f"{j['target']} is needed"] + added(j)
    lines += [f"  {j['modifier']:+} on the total"] if j["modifier"] else []
    lines += ["  a die that shows its highest face is enough, too"] if j["shot"] else []
    lines.append("")
    lines += [count(f"one assault by {n}", j[f"by_{n}"], 34, "--fraction" in call) for n in by]
    check("assaults add up", abs(sum(j["assaults"]) - j["win"]) < 1e-12)
    return lines + [share("destroyed before units run out", j["win"]), units("units left on average", j["units_left"])]


def scan(j, _):
    return [f"The card {j['card']} under best play" + (", with the row more that a held card has" if j["held"] else ""),
            "", share("a scan succeeds", j["scan"]),
            share("it is taken from its holder" if j["held"] else "it is claimed", j["claim"])]


CALLS = {
    "fight": (fight, ["10 10", "1 1", "1000 40", "12 8 --stop 3", "12 --chain 4,2,1", "12 --chain 4,2 --leave 3 --stop 1",
                      "9 --chain 3,4+ --vanguard", "3 200", "300 2", "2 --chain 1,1,1,1",
                      "6 4 --edition halo-wars --hero 1/1", "6 4 --edition starcraft --hero 1/1 --ties",
                      "7 5 --cap /1:1 --all 2:1/1:3", "8 5 --edition mass-effect --cruisers 1 --carriers /2",
                      "9 9 --lose /1 --second 1 --highest 1 --set 6:1", "5 5 --dice 2/1", "5 5 --towers 1/1 --extra 1/1"]),
    "round": (one_round, ["3 2 --round", "3 2 --round --fraction", "1 2 --round --fraction --eight /1",
                          "3 2 --round --fraction --hero 1/1 --edition halo-wars", "3 2 --round --hero 1/1 --fraction",
                          "3 2 --round --lose /1 --ties", "2 1 --round --cruisers 2/1 --dreadnoughts 1"]),
    "table": (table, ["--table 10", "--table 6 --stop 2 --carriers 1", "--table 3 --ties --edition starcraft"]),
    "sums": (sums, ["2 3 --sums --fraction", "1 1 --sums --ties --modifier 1/-2", "2 3 --edition galactic-warfare"]),
    "harbinger": (harbinger, ["7 --harbinger --modifier 3", "3 --harbinger --shot --target 20 --all 1 --fraction",
                              "6 --harbinger --dreadnoughts 2 --modifier -1 --edition mass-effect",
                              "2 --harbinger --cruisers 3 --carriers 3"]),
    "scan": (scan, ["--scan 7,5,3+", "--scan 7,5,3+ --steal", "--scan feros --edition mass-effect"]),
}


def without_bars(text):
    return [re.sub(r" %\s[▏▎▍▌▋▊▉█ ]*$", " %", line) for line in text.splitlines()]


def keys_of(value):
    if isinstance(value, dict):
        return {re.sub(r"^by_\d$", "by_N", k) for k in value} | set().union(*map(keys_of, value.values()))
    return set().union(*map(keys_of, value)) if isinstance(value, list) else set()


SEEN = {}
for form, (written, calls) in CALLS.items():
    for call in calls:
        j = json.loads(run(call, "--json"))
        SEEN.setdefault(form, set()).update(keys_of(j))
        told, expected = without_bars(run(call)), written(j, call)
        check(f"odds {call} says the same to people and programs", told == expected,
              *[f"{a!r} for people, {b!r} for programs" for a, b in zip(told, expected) if a != b][:3])

# ---- Every throw, one by one ------------------------------------------------------------------------------------------


def outcomes_by_hand(attack, defence):
    seen = {}
    for dice in itertools.product(range(1, 7), repeat=attack + defence):
        pairs = list(zip(sorted(dice[:attack], reverse=True), sorted(dice[attack:], reverse=True)))
        lost = sum(a <= d for a, d in pairs)
        seen[lost, len(pairs) - lost] = seen.get((lost, len(pairs) - lost), 0) + 1
    return seen


for attack, defence in itertools.product((1, 2, 3), (1, 2)):
    j = json.loads(run(f"{attack} {defence} --round --dice {attack}/{defence}", "--json"))
    counted = {(o["attacker_loses"], o["defender_loses"]): o["share"]["count"] for o in j["outcomes"]}
    check(f"--dice {attack}/{defence} compares as many pairs as there are", counted == outcomes_by_hand(attack, defence))

# ---- Records ---------------------------------------------------------------------------------------------------------

LINE = re.compile(r"^(.*) \((\d+)\) +(.*?)(?: \((\d+)\)|: titan) +(~?) *([\d.]+) %(?: +([\d.]+) +([\d.]+))?$")


def attacks(record, at):
    j, text = json.loads(run(f"--record {record} --at {at}", "--json")), run(f"--record {record} --at {at}")
    lines = [m.groups() for m in map(LINE.match, text.splitlines()) if m]
    SEEN.setdefault("record", set()).update(keys_of(j))
    check(f"{record} {at}: as many attacks", len(lines) == len(j["attacks"]) == len(text.splitlines()[3:]), text)
    check(f"{record} {at}: the title", text.startswith(f"After action {j['action']}: {plural(len(lines), 'attack')} of "))
    for line, a in zip(lines, j["attacks"]):
        expected = [str(a["units"]), None if a["titan"] else str(a["defenders"]), "" if a["exact"] else "~",
                    f"{a['win'] * 100:.2f}"]
        expected += [f"{a[k]:.2f}" for k in ("attackers_left", "defenders_left")] if "attackers_left" in a else [None] * 2
        check(f"{record} {at}: {a['from']} to {a['to']}", [line[1], *line[3:]] == expected, line, expected)


def cards(record, at):
    j, text = json.loads(run(f"--record {record} --at {at}", "--json")), run(f"--record {record} --at {at}")
    lines = re.findall(r" ([\d.]+) %(   held)?$", text, re.M)
    SEEN.setdefault("cards", set()).update(keys_of(j))
    check(f"{record} {at}: cards", lines == [(f"{c['chance'] * 100:.2f}", "   held" if c["held"] else "")
                                             for c in j["cards"]], text)


for name in ("game", "campaign", "galactic"):
    for at in (100, 150, 200, 250):
        attacks(f"{FOLDER}/{name}.hgr", at)
for at in range(1, 12):
    cards(f"{FOLDER}/assets.hgr", at)

# ---- The page --------------------------------------------------------------------------------------------------------

PAGE = pathlib.Path("docs/ODDS.md").read_text()
for form, keys in SEEN.items():
    listed = re.search(rf"^### {form}\n(.*?)(?=^##|\Z)", PAGE, re.M | re.S)
    names = set(re.findall(r"`(\w+)`", "\n".join(row.split("|")[1] for row in listed.group(1).splitlines()
                                               if row.startswith("| `")))) if listed else set()
    if "chance" in keys and form not in ("cards", "record"):
        names |= {"chance", "count", "of", "fraction"}
    check(f"docs/ODDS.md lists the keys of {form}", names == keys, f"missing {keys - names}, gone {names - keys}")
EXAMPLES = re.findall(r"^\$ hegemon odds (.*)\n((?:.+\n)+?)```", PAGE, re.M)
check("docs/ODDS.md has examples of JSON", sum("--json" in call for call, _ in EXAMPLES) >= 2)
for call, answer in EXAMPLES:
    check(f"docs/ODDS.md: odds {call}", run(call) == answer, run(call))

print(f"{len(PASSED)} passed, {len(FAILED)} failed")
sys.exit(1 if FAILED else 0)
