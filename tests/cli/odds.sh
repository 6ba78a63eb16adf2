#!/bin/bash
# hegemon odds: every form, people and programs, and what it refuses.
# shellcheck source=tests/cli/lib.sh
. "$(dirname "$0")/lib.sh"

# json EXPRESSION: the last output is JSON for which the Python expression over `j` is true.
json() {
    check "JSON: $1" python3 -c "
import json, sys
j = json.load(open('$work/out'))
near = lambda a, b: abs(a - b) < 1e-12
sys.exit(0 if $1 else 1)"
}

# ---- Battles -------------------------------------------------------------------------------------------------------

expect 0 odds 10 10
says '^10 attackers \(the one that stays behind not counted\) against 10$'
says 'the attacker wins +56\.7593 %'
says '10 attackers left +[0-9.]+ % [▏▎▍▌▋▊▉█]'
check "odds fits 80 columns" [ "$(wc -L <"$work/out")" -le 80 ]
check "no colours where there is no terminal" [ "$(grep -c $'\033' "$work/out")" = 0 ]
LC_ALL=C run odds 10 10
says '10 attackers left +[0-9.]+ % #'
check "plain bars without UTF-8" [ "$(LC_ALL=C grep -c -P '[\x80-\xff]' "$work/out")" = 0 ]
expect 0 odds 10 10 --json
json "abs(j['win'] - 0.567592872) < 1e-8"
json "near(sum(j['places'][0]['won_with']), j['win'])"
json "near(sum(j['places'][0]['held_with']) + j['win'], 1)"
json "near(j['places'][0]['attackers_left_when_won'] * j['win'], sum(n * x for n, x in enumerate(j['places'][0]['won_with'])))"

expect 0 odds 1000 1000 --json
json "near(sum(j['places'][0]['held_with']) + j['win'], 1)"
expect 0 odds 12 8 --stop 3
says 'gives up with 3 units or fewer left'
expect 0 odds 12 8 --stop 3 --json
json "j['places'][0]['failed_with'][3] > 0.1 and j['places'][0]['failed_with'][4] == 0"
expect 0 odds 12 --chain 4,2,1
says 'place 3 \(1\) is taken +86\.2278 %'
expect 0 odds 12 --chain 4,2,1 --leave 3 --json
json "len(j['places']) == 3 and j['win'] < j['places'][1]['win'] < j['places'][0]['win']"
expect 0 odds 9 --chain 3,4+ --vanguard --json
json "abs(j['places'][0]['win'] - 0.967) < 5e-4"

# ---- One round -----------------------------------------------------------------------------------------------------

expect 0 odds 5 3 --lang fr
says "l'attaquant gagne +76,9375 %"
check "no English fraction" bash -c '! grep -Eq "[0-9]\.[0-9]" "$0"' "$work/out"
expect 0 odds 3 2 --round --fraction
says 'attacker loses 0, defender loses 2 +37\.1656 % +1445/3888'
says 'attacker loses 1, defender loses 1 +33\.5777 % +2611/7776'
expect 0 odds 3 2 --round --fraction --vanguard
says 'defender loses 2 +20\.9057 % +1445/6912'
expect 0 odds 3 2 --round --fraction --cruisers 1
says 'defender loses 2 +43\.5314 % +3385/7776'
expect 0 odds 3 2 --round --fraction --carriers 2
says 'defender loses 2 +[0-9.]+ % +301/486'
expect 0 odds 3 2 --round --fraction --dreadnoughts 3
says 'defender loses 2 +[0-9.]+ % +2935/4608'
expect 0 odds 3 2 --round --fraction --cruisers 3/2 --carriers 3/2 --dreadnoughts 3/2
says 'defender loses 2 +[0-9.]+ % +937/2401'
expect 0 odds 3 2 --round --fraction --extra 1
says 'defender loses 2 +[0-9.]+ % +21421/46656'
expect 0 odds 3 2 --round --json --extra /1
json "j['outcomes'][0]['share']['count'] == 10767 and j['outcomes'][0]['share']['of'] == 46656"
expect 0 odds 3 2 --round --json --lose /1
json "[(o['attacker_loses'], o['defender_loses']) for o in j['outcomes']] == [(0, 1), (1, 1), (2, 0)]"
expect 0 odds 3 2 --round --fraction --hero 1 --edition halo-wars
says "the attacker's hero falls +28\.0736 % +2183/7776"
expect 0 odds 3 2 --round --hero 1/1 --edition halo-wars
says "the defender's hero falls"
expect 0 odds 3 2 --round --towers 2 --fraction
says 'defender loses 2 +57\.4846 % +745/1296'
expect 0 odds 3 2 --round --highest 1 --second 1 --all 1 --set 6 --lose /1 --ties --cap 3 --dice 3/2
expect 0 odds 3 1 --round --lose /1 --cap /1

# ---- Rounds that pass, heroes, tables ------------------------------------------------------------------------------

expect 0 odds 7 5 --cap /1:1 --all 2:1/1:3
says 'attacker: \+2 on each die \(1 round\)'
says 'defender: dice: at most 1 \(1 round\), \+1 on each die \(3 rounds\)'
expect 0 odds 6 4 --edition halo-wars --hero 1/1 --json
json "0 < j['places'][0]['attacker_hero_lost'] < 1 and j['places'][0]['defender_hero_lost'] > j['win']"
expect 0 odds 6 4 --edition starcraft/command-room --hero 1/1 --json
json "j['places'][0]['attacker_hero_lost'] == 0 and near(j['places'][0]['defender_hero_lost'], j['win'])"
expect 0 odds --table 10
says '^    9 100\.0  99\.0  96\.7  93\.0  87\.3  80\.8  72\.6  64\.6  55\.8  48\.0$'
expect 0 odds --table 200 --json --carriers 1
json "len(j['win']) == 200 and near(j['win'][0][0], 7 / 12)"

# ---- Dice that are added up ----------------------------------------------------------------------------------------

expect 0 odds 2 3 --sums --fraction
says 'the attacker wins +16\.3350 %'
expect 0 odds 2 3 --edition galactic-warfare --json
json "j['won']['count'] == 1182 and j['lost']['count'] == 6054 and j['tied']['count'] == 540"
expect 0 odds 1 1 --sums --ties --modifier 1/-2 --json
json "j['win'] > 0.8 and j['tied']['count'] == 0"
expect 0 odds 3 --harbinger --fraction --cruisers 3 --carriers 3 --dreadnoughts 3 --modifier -3
says 'one assault by 3 +24\.4898 % +12/49'
expect 0 odds 7 --harbinger --modifier 3 --json
json "j['by_3']['fraction'] == '5/54' and len(j['assaults']) == 3"
expect 0 odds 3 --harbinger --shot --target 20 --all 1
expect 0 odds --scan 7,5,3+
says 'a scan succeeds +77\.2443 %'
says 'it is claimed +75\.9179 %'
expect 0 odds --scan 7,5,3+ --steal --json
json "abs(j['claim'] - 0.680789) < 1e-6 and abs(j['scan'] - 0.681693) < 1e-6"
expect 0 odds --scan feros --edition mass-effect
says 'a scan succeeds +77\.2443 %'
expect 0 odds --scan 4-6,8,6+

# ---- Records -------------------------------------------------------------------------------------------------------

record "$work/game.hgr" 3 7
expect 0 odds --record "$work/game.hgr" --at 200
says '^After action 200: [0-9]+ attacks? of '
says '^[A-Z].* \([0-9]+\) +[A-Z].* \([0-9]+\) +[0-9.]+ %'
expect 0 odds --record "$work/game.hgr" --at 200 --json
json "j['action'] == 200 and all(0 <= a['win'] <= 1 and a['exact'] for a in j['attacks']) and j['attacks']"
json "[a['win'] for a in j['attacks']] == sorted((a['win'] for a in j['attacks']), reverse=True)"
expect 0 odds --record "$work/game.hgr" --at 0
says '^After action 0: 0 attacks of '
expect 0 odds --record "$work/game.hgr"
complains 2 '^hegemon: --at: the record has only [0-9]+ actions' odds --record "$work/game.hgr" --at 999999
for game in halo-wars/command-room starcraft/duel galactic-warfare/standard; do
    run sim $game --seed 1 --only 3 --record "$work/${game%%/*}.hgr" --cap 30
    expect 0 odds --record "$work/${game%%/*}.hgr" --at 150 --json
    json "all(0 <= a['win'] <= 1 for a in j['attacks'])"
done
run sim mass-effect/war-assets --seed 1 --only 3 --record "$work/assets.hgr"
for at in 1 2 3 4 5; do
    expect 0 odds --record "$work/assets.hgr" --at $at --json
    json "j['cards'] and all(0 <= c['chance'] <= 1 for c in j['cards'])"
done
expect 0 odds --record "$work/assets.hgr" --at 1
says '^After action 1: 18 cards in reach of '
says '^Feros +75\.92 %'
expect 0 odds --record "$work/assets.hgr"
head -c 3000 "$work/game.hgr" >"$work/torn.hgr"
complains 1 'torn.hgr' odds --record "$work/torn.hgr"
sed '30s/#[0-9a-f]*$/#0000000000000000/' "$work/game.hgr" >"$work/broken.hgr"
complains 1 'broken.hgr:30' odds --record "$work/broken.hgr"
complains 2 'no-such-file' odds --record "$work/no-such-file"
complains 2 '.' odds --record "$work"
printf 'hello\n' >"$work/text"
complains 2 '.' odds --record "$work/text"

# ---- What is refused -----------------------------------------------------------------------------------------------

complains 2 'this needs attackers and defenders' odds
complains 2 'this needs attackers and defenders' odds 5
complains 2 '"7" is one argument too many' odds 5 6 7
complains 2 'attackers: "0" is not a whole number from 1 to 1000' odds 0 5
complains 2 'defenders: "1001" is not a whole number from 1 to 1000' odds 5 1001
complains 2 '"99999999999999999999"' odds 99999999999999999999 5
complains 2 '"five"' odds five 5
complains 2 '.' odds -5 5
complains 2 '"5.5"' odds 5.5 5
for bad in x -1 4x '1/' '/' '1/2/3' '1:2' '10' '/10' '1000000' '' ' 1' '1 '; do
    complains 2 '^hegemon: --cruisers: ' odds 5 5 --cruisers "$bad"
done
for bad in 0 4 '1:0' '1:' '1:101' '1:x' '/1:9999999999'; do
    complains 2 '^hegemon: --cap: ' odds 5 5 --cap "$bad"
done
for bad in '' , 1, 1,,2 0 1001 1+2 x '1, 2' 1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1; do
    complains 2 '^hegemon: --chain: ' odds 5 --chain "$bad"
done
for bad in '' 0 9 4-9 4-0 22+ 7,,5 7, x no-such-planet 1,1,1,1,1,1,1; do
    complains 2 '^hegemon: --scan: ' odds --scan "$bad"
done
complains 2 '^hegemon: --scan: ' odds --scan no-such-planet --edition mass-effect
for bad in x 101 -101 1/ --1 +; do
    complains 2 '^hegemon: --modifier: ' odds 2 2 --sums --modifier "$bad"
done
complains 2 '^hegemon: --stop: ' odds 5 5 --stop 5
complains 2 '^hegemon: --leave: this needs --chain with two places' odds 5 5 --leave 1
complains 2 '^hegemon: --leave: this needs --chain with two places' odds 5 --chain 4 --leave 2
complains 2 '^hegemon: --leave: of 5 attackers nobody would be left to attack place 2; possible are 1 to 4$' \
    odds 5 --chain 2,1 --leave 100
complains 2 '^hegemon: --leave: .* possible are 1 to 2$' odds 5 --chain 2,1,1 --leave 3
complains 2 '^hegemon: --leave: .* possible are 1 to 2$' odds 5 --chain 2,1 --leave 3 --stop 2
complains 2 "^hegemon: --leave: 3 attackers can't take 4 places" odds 3 --chain 1,1,1,1 --leave 2
expect 0 odds 5 --chain 2,1 --leave 4
complains 2 '^hegemon: --chain: the \+ has nothing to hold for' odds 9 --chain 3,4+ --cruisers 1
complains 2 '^hegemon: --stop: in a table up to 5' odds --table 5 --stop 5
complains 2 '^hegemon: --table: ' odds --table 201
complains 2 '^hegemon: --table: what holds for some rounds' odds --table 5 --all 1:1
complains 2 'only one of' odds --round --sums 2 2
complains 2 '^hegemon: --cruisers: this has no part' odds 2 2 --sums --cruisers 1
complains 2 '^hegemon: --hero: this has no part' odds 6 --harbinger --hero 1
complains 2 '^hegemon: --cruisers: this has no part' odds 6 --harbinger --cruisers /1
complains 2 '^hegemon: --modifier: this has no part' odds 6 5 --modifier 1
complains 2 '^hegemon: --modifier: this has no part' odds 6 5 --modifier 0
complains 2 '^hegemon: --cruisers: this has no part' odds 2 2 --sums --cruisers 0
complains 2 '^hegemon: --target: this has no part' odds 2 2 --target 18
complains 2 '^hegemon: --at: this has no part' odds 6 5 --at 3
complains 2 '^hegemon: --edition: this has no part' odds --record "$work/game.hgr" --edition halo-wars
complains 2 '^hegemon: attackers: at most 5 dice of the attacker are added up in galactic-warfare/standard' odds 9 1 --sums
complains 2 '^hegemon: attackers: at most 5 dice' odds 500 1 --edition galactic-warfare
complains 2 '^hegemon: defenders: at most 6 dice' odds 5 7 --edition galactic-warfare
expect 0 odds 5 6 --sums
complains 2 '^hegemon: --round: at most 3 units of the attacker' odds 4 1 --round
complains 2 '^hegemon: --round: at most 2 units of the defender' odds 3 3 --round
everywhere='galactic-warfare, halo-wars, mass-effect, starcraft'
complains 2 "^hegemon: --edition: \"nonsense\" is neither an edition nor a folder; built in are: $everywhere" \
    odds 5 5 --edition nonsense
complains 2 "built in are: $everywhere" odds 5 5 --edition no/such/path
complains 2 'its modes are: basic, galaxy-at-war, war-assets' odds 5 5 --edition mass-effect/nonsense

# ---- What no table can see -----------------------------------------------------------------------------------------

# The most of every option for attacker and defender, as the files of the editions have it: dice in charts.yaml, ships
# and tokens there, rewards in goals.yaml, bonuses as all cards of one deck add up to.
declare -A possible=(
    [mass-effect/basic]='dice=3/2'
    [mass-effect/galaxy-at-war]='dice=3/2 cap=0/2 cruisers=3/3 carriers=3/3 dreadnoughts=3/3 eight=0/1 all=7/2'
    [starcraft/basic]='dice=3/2 cap=3/2 hero=1/1 extra=1/1 highest=1/0 second=1/0 all=1/1 set=6/0 lose=0/2'
    [starcraft/command-room]='dice=3/2 cap=3/2 hero=1/1 towers=2/2 extra=2/2 highest=1/0 second=1/0 all=1/1 set=6/0 lose=0/2'
    [starcraft/duel]='dice=3/2 cap=3/2 hero=1/1 towers=2/2 extra=2/2 highest=1/0 second=1/0 all=1/1 set=6/0 lose=0/2'
    [halo-wars/basic]='dice=3/2 hero=1/1'
    [halo-wars/world-conquest]='dice=3/2 hero=1/1 towers=2/2 extra=1/1'
)
for game in "${!possible[@]}"; do
    for knob in dice cap cruisers carriers dreadnoughts eight hero towers extra highest second all set lose; do
        most=$(grep -oP "(?<=\b$knob=)[0-9/]+" <<<"${possible[$game]}" || echo 0/0)
        for side in attacker defender; do
            n=${most%/*} before=
            [ $side = attacker ] || n=${most#*/} before=/
            [ "$n" = 0 ] || expect 0 odds 5 5 --edition "$game" --$knob "$before$n"
            if [ "$n" = 0 ]; then
                complains 2 "^hegemon: --$knob: the $side has nothing of the kind in $game; possible there: --dice" \
                    odds 5 5 --edition "$game" --$knob "${before}1"
            elif [ $knob != eight ] && [ $knob != hero ]; then
                complains 2 "^hegemon: --$knob: $((n + 1)) is not possible for the $side in $game; it can be [01] to $n$" \
                    odds 5 5 --edition "$game" --$knob "$before$((n + 1))"
            fi
        done
    done
done
complains 2 '^hegemon: --dice: 3 is not possible for the defender in .*; it can be 1 to 2' odds 5 5 --dice 3/3
complains 2 '^hegemon: --cruisers: 9 is not possible for the attacker in mass-effect/galaxy-at-war; it can be 0 to 3' \
    odds 5 5 --cruisers 9
complains 2 '^hegemon: --set: 7 is not possible for the attacker in starcraft/basic; it can be 1 to 6' odds 5 5 --set 7
complains 2 '^hegemon: --cruisers: the attacker has nothing of the kind in starcraft/' odds 5 5 --cruisers 1 --edition starcraft
complains 2 'has nothing of the kind in .* \(no other game comes nearer\)$' odds 5 5 --cruisers 1 --hero 1
complains 2 'rien de tel dans .* \(aucun autre jeu ne s.en approche plus\)$' odds 5 5 --cruisers 1 --hero 1 --lang fr
complains 2 '^hegemon: --towers: 2 and 1 are more than the 2 that' odds 5 5 --towers 2/1
complains 2 '^hegemon: --vanguard: this is --eight /1' odds 9 --chain 3,4+ --vanguard --eight /0
complains 2 '^hegemon: --vanguard: this is --eight /1' odds 9 9 --vanguard --eight /1:2
complains 2 '^hegemon: --vanguard: the defender has nothing of the kind in halo-wars/basic' \
    odds 5 5 --vanguard --edition halo-wars/basic
for game in mass-effect halo-wars; do
    complains 2 "^hegemon: --ties: no card of $game/.* does this" odds 5 5 --ties --edition $game
done
expect 0 odds 5 5 --ties --edition starcraft
expect 0 odds 2 2 --ties --edition galactic-warfare
complains 2 '^hegemon: --modifier: -4 is not possible for the attacker in mass-effect/galaxy-at-war; it can be -3 to 9' \
    odds 6 --harbinger --modifier -4
complains 2 '^hegemon: --modifier: nothing changes the total of the defender' odds 6 --harbinger --modifier /1
complains 2 '^hegemon: --sums: there is no such thing in halo-wars; there is in: galactic-warfare/standard' \
    odds 2 2 --sums --edition halo-wars
complains 2 '^hegemon: --harbinger: .* there is in: mass-effect/galaxy-at-war' odds 5 --harbinger --edition mass-effect/basic
complains 2 '^hegemon: --scan: .* there is in: mass-effect/war-assets' odds --scan 7 --edition starcraft
for form in '--round 1 1' '--table 3'; do
    # shellcheck disable=SC2086
    complains 2 "^hegemon: ${form%% *}: there is no such thing in galactic-warfare" odds $form --edition galactic-warfare
done
complains 2 '^hegemon: --edition: there is no such thing in mass-effect/war-assets' odds 5 5 --edition mass-effect/war-assets

# ---- Other dice, and the same for people and programs --------------------------------------------------------------

# An edition of one's own: its dice count, for what is computed and for what is possible.
mkdir "$work/own"
cp editions/halo-wars/*.yaml "$work/own"
sed -i 's/attack: 3, defence: 2, sides: 6/attack: 2, defence: 1, sides: 8/' "$work/own/charts.yaml"
expect 0 odds 2 1 --round --edition "$work/own" --json
json "(j['outcomes'][0]['share']['count'], j['outcomes'][0]['share']['of']) == (sum(max(a, b) > d for a in range(8) for b in range(8) for d in range(8)), 512)"
complains 2 '^hegemon: --dice: 3 is not possible for the attacker in halo-wars/basic; it can be 1 to 2' \
    odds 5 5 --dice 3 --edition "$work/own"
sed -i 's/sides: 8/sides: 10/' "$work/own/charts.yaml"
complains 2 'own/charts.yaml:8: sides is 10; it must be from 2 to 8' odds 2 1 --edition "$work/own"
complains 2 'own/charts.yaml:8: sides is 10; it must be from 2 to 8' check "$work/own"

run sim mass-effect/galaxy-at-war --seed 1 --only 3 --record "$work/campaign.hgr"
mv "$work/galactic-warfare.hgr" "$work/galactic.hgr"
if python3 tests/cli/odds_figures.py "$hegemon" "$work" >"$work/figures"; then
    pass
else
    fail "people and programs are told different figures"
fi
grep -v ' passed, ' "$work/figures" || true

finish
