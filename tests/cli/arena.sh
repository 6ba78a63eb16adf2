#!/bin/bash
# Tournaments: the same bytes on any number of threads, interrupted or not; reports that add up; hostile input.
# shellcheck source=tests/cli/lib.sh
. "$(dirname "$0")/lib.sh"

lot=$(realpath "$BUILD/tests/lot")
cd "$work"
plan=(mass-effect/basic --players aggressive,uniform,aggressive --groups 6 --seed 5 --cap 60 --mirror --quiet)

# ---- Threads -------------------------------------------------------------------------------------------------------

for threads in 1 2 5; do
    expect 0 arena "${plan[@]}" --threads $threads --results r$threads --html h$threads
    cp out t$threads
    expect 0 arena "${plan[@]}" --threads $threads --json
    cp out j$threads
done
for kind in r h t j; do
    check "two threads give what one gives ($kind)" cmp ${kind}1 ${kind}2
    check "five threads give what one gives ($kind)" cmp ${kind}1 ${kind}5
done
expect 0 arena "${plan[@]}" --seed 6
check "another seed gives another tournament" bash -c '! cmp -s out t1'

# ---- Going on ------------------------------------------------------------------------------------------------------

lines=$(wc -l <r1)
for keep in $((lines - 1)) $((lines - 7)) $((lines - 30)) $((lines - 36)); do
    head -n $keep r1 >cut
    expect 0 arena --resume cut --quiet
    check "resumed after $keep lines it ends as if never stopped" cmp out t1
    check "its results, too" cmp cut r1
done
for bytes in 1 5 12; do
    head -c -$bytes r1 >cut
    run arena --resume cut --quiet --threads 2
    check "a torn line is dropped with a word" grep -q '^hegemon: cut: the torn last line was dropped$' err
    check "and the tournament ends the same" cmp out t1
    check "and so do its results" cmp cut r1
done
expect 0 arena --resume r1 --quiet
check "a finished tournament is reported again" cmp out t1
expect 0 arena "${plan[@]}" --groups 9 --results r9
cp out t9
cp r1 longer
expect 0 arena --resume longer --groups 9 --quiet
check "a longer tournament is the long one" cmp out t9
expect 0 arena --resume longer --quiet
check "and stays so" cmp out t9

"$hegemon" arena starcraft/command-room --players aggressive,uniform,aggressive --groups 100000 --results stopped \
    --quiet --threads 2 >out 2>err &
pid=$!
sleep 1
kill -INT $pid
code=0
wait $pid || code=$?
check "after Ctrl-C the exit code is 130" [ "$code" = 130 ]
check "after Ctrl-C it reports" grep -q '^stopped before the end$' out
check "after Ctrl-C every line is whole" [ "$(tail -c 1 stopped | wc -l)" = 1 ]
games=$(grep -cE '^[0-9]' stopped)
sed -i 's/^groups .*/groups '$((games / 3 + 2))'/' stopped
expect 0 arena --resume stopped --quiet
cp out resumed
expect 0 arena starcraft/command-room --players aggressive,uniform,aggressive --groups $((games / 3 + 2)) --quiet \
    --results whole
check "a stopped tournament goes on to the same end" cmp out resumed
check "with the same results" cmp stopped whole

# ---- Gauntlets -----------------------------------------------------------------------------------------------------

gauntlet=(mass-effect/basic --one aggressive --pool uniform,random,novice --cap 40 --quiet)
expect 0 arena "${gauntlet[@]}" --groups 3 --results g1
cp out gt1
check "three seats, three styles: each alone in three seats, each pair in six seatings" \
    grep -q '^81 games: 3 deal groups, each played 27 times' out
check "each style alone is met nine times" [ "$(grep -cE '^  (uniform|random|novice) +9 ' out)" = 3 ]
check "each pair of styles is met eighteen times" \
    [ "$(grep -cE '^  (uniform, random|uniform, novice|random, novice) +18 ' out)" = 3 ]
check "sums stand below" grep -qE '^  all tables +81 ' out
head -n $(($(wc -l <g1) - 20)) g1 >cut
expect 0 arena --resume cut --quiet
check "a gauntlet goes on as if never stopped" cmp out gt1
expect 0 arena "${gauntlet[@]}" --groups 3 --json
check "rows for programs add up" python3 -c '
import json
report = json.load(open("out"))
rows = report["gauntlet"]
assert len(rows) == 9 and [row["kind"] for row in rows[6:]] == ["odd", "mixed", "all"], rows
assert sum(row["games"] for row in rows[:6]) == rows[8]["games"] == 81
share = sum(row["games"] * row["share"]["value"] for row in rows[:6]) / 81
assert abs(share - rows[8]["share"]["value"]) < 1e-5
assert all(row["share"]["low"] <= row["share"]["value"] <= row["share"]["high"] for row in rows)
assert all(abs(row["par"] - 1 / 3) < 1e-5 for row in rows)
assert rows[3]["against"] == ["uniform", "random"] and rows[3]["best_other"] in rows[3]["against"]
'
expect 0 arena mass-effect/basic --seats 4 --one novice --pool uniform,random,aggressive --groups 1 --cap 30 --quiet
check "four seats: the mixed table goes both ways round" grep -qE '^  uniform, random, aggressive +8 ' out
expect 0 arena starcraft/duel --one novice --pool uniform,random --groups 2 --cap 30 --quiet
check "with one opponent there is nothing to mix" [ "$(grep -c '^  all mixed tables' out)" = 0 ]
expect 0 arena mass-effect/basic --one novice --pool uniform,random --sprt 0,100 --quiet
check "a sequential test goes against the pool" grep -q 'is novice stronger than its pool by 0 or by 100 Elo' out
check "and ends early" grep -q 'the larger number is accepted' out

# ---- What the report says ------------------------------------------------------------------------------------------

cat >add.py <<'PYTHON'
"""Counts a results file anew and compares it with the JSON report."""
import json, sys
head, games = {}, []
for line in open(sys.argv[1]):
    words = line.split()
    if words[0].isdigit():
        games.append(words)
    elif len(words) > 1:
        head[words[0]] = words[1]
report = json.load(open(sys.argv[2]))
names = head["players"].split(",")
seats, per_group = int(head["seats"]), report["games_in_group"]
rivals = per_group - report["mirror_games_in_group"]
assert len(games) == report["games"] == report["groups"] * per_group
points, wins = {}, {}
seatings = []
for turned in range(seats):
    seating = [names[(i + turned) % seats] for i in range(seats)]
    if seating not in seatings:
        seatings.append(seating)
assert len(seatings) == rivals
for number, end, sharers, *_ in games:
    seating = int(number) % per_group
    share = [int(s) - 1 for s in sharers.split(",")]
    for seat in share if seating < rivals else []:
        name = seatings[seating][seat]
        points[name] = points.get(name, 0) + 1 / len(share)
for player in report["players"]:
    assert abs(player["points"] - points.get(player["player"], 0)) < 1e-4, player
    assert player["share"]["low"] <= player["share"]["value"] <= player["share"]["high"]
    assert player["elo"]["low"] <= player["elo"]["value"] <= player["elo"]["high"]
    assert sum(role["games"] for role in player["armies"]) == player["games"] * names.count(player["player"])
assert abs(sum(player["points"] for player in report["players"]) - report["groups"] * rivals) < 1e-4
assert abs(sum(player["elo"]["value"] for player in report["players"])) < 1e-4
assert sum(report["ends"][end] for end in ("won", "drawn", "capped")) == report["games"]
assert abs(sum(p["par"] for p in report["players"]) - 1) < 1e-5
PYTHON
check "the report adds up" python3 add.py r1 j1
for game in "starcraft/duel 2 aggressive,uniform" "galactic-warfare/standard 2 aggressive,uniform" \
    "mass-effect/war-assets 2 aggressive,uniform" "halo-wars/command-room 3 aggressive,uniform,uniform"; do
    read -r name seats players <<<"$game"
    rm -f r
    expect 0 arena "$name" --seats "$seats" --players "$players" --groups 4 --cap 40 --quiet --json --results r
    check "the report of $name adds up" python3 add.py r out
done

expect 0 arena mass-effect/basic --one aggressive --field uniform --groups 10 --quiet
says '^30 games: 10 deal groups, each played 3 times with the seats rotated$'
says '^  aggressive .* 33\.33 %$'
check "the report fits 80 columns" [ "$(wc -L <out)" -le 80 ]
for game in "starcraft/team-play 4" "starcraft/team-play 6" "halo-wars/command-room 4"; do
    read -r name seats <<<"$game"
    expect 0 arena "$name" --seats "$seats" --players aggressive,uniform --groups 3 --quiet
    says '^6 games: 3 deal groups, each played 2 times with the sides rotated$'
    says '^  aggressive .* 50\.00 %$'
done
expect 0 arena starcraft/duel --players aggressive,uniform,cmd:"$lot" --groups 1 --cap 5 --quiet
says '^6 games: 1 deal groups, each played 6 times with the seats rotated$'
expect 0 arena mass-effect/basic --players uniform,aggressive,uniform --groups 2 --cap 1 --quiet
says 'capped 6 \(100\.00 %, '
says '^  uniform +4\.0 +66\.67 %'
expect 0 arena mass-effect/basic --players aggressive,uniform,aggressive --groups 3 --cost --quiet
says '^  cost on one core +turn \(us\) +turn \(units\)'
says '^  aggressive +[0-9.]+ +[0-9]+ +[0-9.]+ +[0-9.]+ +[0-9.]+$'

# A program that forfeits is counted and the tournament goes on.
printf '#!/bin/bash\nread -r line; echo ready; while read -r line; do [ "$line" != go ] || exit 1; done\n' >crash
chmod +x crash
expect 0 arena starcraft/duel --players "aggressive,cmd:$work/crash" --groups 2 --quiet --threads 1
says '^  aggressive +4\.0 +100\.00 %'
says '^  faults of cmd:.*crash: 9$'

# ---- The sequential test -------------------------------------------------------------------------------------------

for threads in 1 2; do
    rm -f s$threads
    expect 0 arena starcraft/duel --players aggressive,uniform --sprt 0,20 --quiet --threads $threads --results s$threads
    cp out sprt$threads
    says 'LLR [3-9]\.[0-9]+ .*: the larger number is accepted$'
done
check "the test stops at the same game on any number of threads" cmp s1 s2
check "and says the same" cmp sprt1 sprt2
expect 0 arena --resume s1 --quiet
check "a decided test is not played on" cmp out sprt1
head -n -9 s2 >cut
expect 0 arena --resume cut --quiet
check "a resumed test stops where it stopped" cmp cut s1
expect 0 arena starcraft/duel --players uniform,aggressive --sprt 0,20 --quiet
says 'LLR -[2-9]\.[0-9]+ .*: the smaller number is accepted$'
expect 0 arena mass-effect/basic --one uniform --field aggressive --sprt 0,100 --quiet --json
check "the JSON has the verdict" grep -q '"verdict":"elo0"' out

# ---- The page ------------------------------------------------------------------------------------------------------

cat >page.py <<'PYTHON'
import html.parser, sys, xml.etree.ElementTree as tree, re
class Page(html.parser.HTMLParser):
    VOID = {"meta", "br", "link"}
    def __init__(self):
        super().__init__()
        self.open, self.seen = [], []
    def handle_starttag(self, tag, attributes):
        self.seen.append(tag)
        if tag not in self.VOID:
            self.open.append(tag)
        for key, value in attributes:
            assert key not in ("src", "href"), "the page needs something from outside"
    def handle_startendtag(self, tag, attributes):
        self.seen.append(tag)
    def handle_endtag(self, tag):
        assert self.open.pop() == tag, tag
text = open(sys.argv[1], encoding="utf-8").read()
page = Page()
page.feed(text)
assert not page.open and "nan" not in text.split("</style>")[1].lower().replace("finance", "")
assert page.seen.count("svg") == int(sys.argv[2]) and page.seen.count("table") == 2
assert "prefers-color-scheme:dark" in text and "http" not in text
for svg in re.findall(r"<svg.*?</svg>", text, re.S):
    tree.fromstring(svg)
PYTHON
check "the page is well formed and has its plots" python3 page.py h1 4
expect 0 arena galactic-warfare/standard --players aggressive,uniform --sprt 0,50 --groups 5 --cap 30 --html h --quiet
check "with a test it has five plots" python3 page.py h 5
cp "$lot" 'a<b>&"c'
expect 0 arena galactic-warfare/standard --players "aggressive,cmd:./a<b>&\"c" --groups 1 --cap 4 --html h --quiet
check "names of strangers are safe in it" python3 page.py h 4

# ---- Hostile input -------------------------------------------------------------------------------------------------

complains 2 '^hegemon: arena: which game\?' arena
complains 2 '^hegemon: arena: who plays\? Write --players LIST' arena starcraft/duel
complains 2 '^hegemon: --players: there is no player "x"' arena starcraft/duel --players x,uniform
complains 2 '^hegemon: --players: a name or a command holds no line breaks' \
    arena starcraft/duel --players $'aggressive,cmd:x\nbegin'
complains 2 '^hegemon: --players: 2 names for 3 seats' arena mass-effect/basic --players aggressive,uniform
complains 2 '^hegemon: --players: a tournament needs two different players' arena starcraft/duel --players uniform,uniform
complains 2 '^hegemon: --pool: it goes with --one' arena starcraft/duel --pool uniform,aggressive
complains 2 '^hegemon: --pool: it goes with --one' arena starcraft/duel --one uniform --field random --pool aggressive
complains 2 '^hegemon: --pool: every player of a gauntlet is named once' arena starcraft/duel --one uniform --pool uniform,random
complains 2 '^hegemon: --one: it takes one name' arena starcraft/duel --one uniform,random --pool aggressive
complains 2 '^hegemon: --one: it stands instead of --players' arena starcraft/duel --players uniform --one uniform --field aggressive
complains 2 '^hegemon: --one: --one and --field go together' arena starcraft/duel --one uniform
complains 2 '^hegemon: --field: --one and --field go together' arena starcraft/duel --field uniform
complains 2 '^hegemon: --field: it takes one name' arena starcraft/duel --one uniform --field aggressive,aggressive
complains 2 '^hegemon: --groups: "0" is not' arena starcraft/duel --players aggressive,uniform --groups 0
complains 2 '^hegemon: --games: write --groups or --games, not both' arena starcraft/duel --players aggressive,uniform --games 5 --groups 5
complains 2 '^hegemon: --groups: a tournament has at most' arena starcraft/duel --players aggressive,uniform --groups 50000000
for sprt in "" x 5 5,5 20,0 0,20x 0,nan 1,99999; do
    complains 2 '^hegemon: --sprt: .* has not the form ELO0,ELO1' arena starcraft/duel --players aggressive,uniform --sprt "$sprt"
done
complains 2 '^hegemon: --sprt: the test compares two players, and here are 3' \
    arena starcraft/duel --players "aggressive,uniform,cmd:$lot" --sprt 0,5
complains 2 '^hegemon: r1: this file exists; go on with its tournament by --resume' arena "${plan[@]}" --results r1
complains 2 '^hegemon: /no/such/r: the file can.t be written' arena "${plan[@]}" --results /no/such/r
complains 2 '^hegemon: /no/such/h: the page can.t be written' arena starcraft/duel --players aggressive,uniform --groups 1 --html /no/such/h --quiet
complains 2 '^hegemon: /no/such/r: the file could not be opened' arena --resume /no/such/r
complains 2 '^hegemon: --resume: the plan stands in the file' arena --resume r1 --seed 4
complains 2 '^hegemon: --resume: the plan stands in the file' arena mass-effect/basic --resume r1
complains 2 'this is no results file of an arena' arena --resume add.py
: >empty
complains 2 'this is no results file of an arena' arena --resume empty
head -n 5 r1 >cut
complains 2 '^hegemon: cut:5: the head of the results is not complete' arena --resume cut

# spoilt CODE PATTERN SED: the results with one thing changed.
spoilt() {
    sed "$3" r1 >bad
    complains "$1" "$2" arena --resume bad --quiet
}
first=$(grep -n '^0 ' r1 | cut -d: -f1)
spoilt 1 "^hegemon: bad:$((first + 2)): here the result of game 2 must stand" "$((first + 2))d"
spoilt 1 "^hegemon: bad:$first: here the result of game 0 must stand" "${first}s/^0/1/"
spoilt 1 "^hegemon: bad:$first: here" "${first}s/won/lost/"
spoilt 1 "^hegemon: bad:$first: here" "${first}s/won [0-9]/won 4/"
spoilt 1 "^hegemon: bad:$first: here" "${first}s/won [0-9]/won 1,1/"
spoilt 1 "^hegemon: bad:$first: here" "${first}s/\$/ more/"
spoilt 1 "^hegemon: bad:$first: here" "${first}s/,[0-9]*\$//"
spoilt 1 "^hegemon: bad:$first: here" "${first}s/ [0-9]*,/ 99,/"
spoilt 1 'there are more games than the tournament has' 's/^groups.*/groups 2/'
spoilt 2 'bad:[0-9]*: "-1" is no number that can stand after seed' 's/^seed.*/seed -1/'
spoilt 2 'bad:[0-9]*: these games were played by another version of the rules' 's/^rules.*/rules 99/'
spoilt 2 'the results were played with another version of mass-effect' 's/^edition-sha256 ./edition-sha256 x/'
spoilt 2 'there is no player "nobody"' 's/^players.*/players nobody,uniform,uniform/'
spoilt 2 'expected a word and its value' 's/^seed.*/seed/'
spoilt 2 'an option must have the form ID=VALUE' 's/^seed/option x\nseed/'
for _ in 1 2 3; do
    head -c 4000 /dev/urandom >bad
    complains 2 'this is no results file' arena --resume bad
    { head -n 12 r1 && head -c 3000 /dev/urandom && echo; } >bad
    run arena --resume bad --quiet --threads 1
    check "random bytes among the games are refused" [ "$code" = 1 ]
done

finish
