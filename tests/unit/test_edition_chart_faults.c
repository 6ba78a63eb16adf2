/* Editions with charts, goals and abilities that are wrong: each way of spoiling one is refused at its line, with a
 * sentence that names the cure. */
#include "support/editions.h"
#include "support/spoil.h"
#include "support/suite.h"
#include "support/written.h"

static const struct spoilt starcraft[] = {
    /* board.yaml */
    {"board.yaml", "links: {char-aleph: rulebook}", "links: {}", "links: {feral-hives: rulebook}",
     "char-aleph has feral-hives under links, but feral-hives (line"},
    {"board.yaml", "links: {char-aleph: rulebook}", "relays: {char-aleph: rulebook}", NULL,
     "Unknown key relays in the place"},
    {"board.yaml", "wraps: {links: [[feral-hives, char-aleph]]", "wraps: {links: [[feral-hives, ate]]", NULL,
     "No link joins feral-hives and ate; name two places that one joins."},
    {"board.yaml", "wraps: {links: [[feral-hives, char-aleph]]", "wraps: {links: [feral-hives]", NULL,
     "A link that wraps is a pair of places"},
    {"board.yaml", "circle: [811, 297, 125]", "circle: [811, 297]", NULL, "circle must be three numbers"},
    {"board.yaml", "    also: [talemattros]\n", "    also: talemattros\n", NULL, "also must be a list"},
    /* edition.yaml */
    {"edition.yaml", "hero: {en: Zagara, fr: Zagara}", "hero: {fr: Zagara}", NULL,
     "The key en is missing in this hero; add it."},
    {"edition.yaml", "heroes: 6,", "heroes: 7,", NULL, "The printed rules count 7 heroes, but the files hold 6;"},
    {"edition.yaml", "goals: 12,", "goals: 11,", NULL, "The printed rules count 11 goals, but the files hold 12;"},
    {"edition.yaml", "rewards: 8,", "rewards: 9,", NULL, "The printed rules count 9 rewards, but the files hold 8;"},
    {"edition.yaml", "resources: 15,", "resources: 16,", NULL, "The printed rules count 16 resources, but the files"},
    {"edition.yaml", "without-seats: [5]", "without-seats: [4]", NULL, "without-seats is 4; it must be from 5 to 5."},
    {"edition.yaml", "    without-seats: [5]\n", "", "- id: team-play", "team-play has no set-up chart for 5 seats;"},
    {"edition.yaml", "win: {by: goals, alone: 3}", "win: {by: luck}", NULL, "A mode is won by goals or by conquest;"},
    {"edition.yaml", "win: {by: goals, alone: 3}", "win: {by: goals}", NULL, "Say how many goals win the game"},
    {"edition.yaml", "win: {by: conquest}", "win: {by: conquest, alone: 3}", NULL,
     "Only a mode that is won by goals has the keys alone and team;"},
    {"edition.yaml", "removes: {off: [abilities]}", "removes: {out: [abilities]}", NULL,
     "The option abilities has no value out; name one of its values."},
    {"edition.yaml", "removes: {off: [abilities]}", "removes: [abilities]", NULL, "removes must say for a value"},
    {"edition.yaml", "win: {domination: {by: conquest}}", "win: {domination: {by: goals}}", NULL,
     "An option can only change the win to conquest;"},
    {"edition.yaml", "set-up: [order, armies, swap, chart, heroes, cards]",
     "set-up: [order, armies, swap, heroes, cards]", "- id: basic",
     "basic for 3 seats: the phase chart and a chart with places for its armies go together;"},
    {"edition.yaml", "set-up: [order, armies, swap, chart, heroes, cards]",
     "set-up: [order, armies, swap, chart, goals, cards]", "- id: basic",
     "basic for 3 seats: goals need the phase goals or a chart"},
    {"edition.yaml", "turn: [deploy, prepare, invade, collect, victory, draw, fortify, victory]",
     "turn: [deploy, prepare, invade, invade]", NULL, "invade stands twice in turn; remove one."},
    /* cards.yaml */
    {"cards.yaml", "    place: radiated-wastes\n", "    place: augustgrad\n", "- id: siege-mode",
     "augustgrad has a card already (line"},
    {"cards.yaml", "    place: radiated-wastes\n", "", "cards:\n",
     "No card names radiated-wastes; every place needs one"},
    {"cards.yaml", "units: [2, 4, 7, 10, 13, 17, 21, 25, 30]", "units: [2, 4, 7]", NULL,
     "units must have 9 numbers, for 2 to 10 pips."},
    {"cards.yaml", "units: [2, 4, 7, 10, 13, 17, 21, 25, 30]", "units: [2, 4, 3, 10, 13, 17, 21, 25, 30]", NULL,
     "units is 3; it must be from 4 to 99."},
    {"cards.yaml", "cards:\n", "set-of-each: {units: 7, source: rulebook}\ncards:\n",
     "classes:", "Cards are turned in as sets (set-of-each) or for their pips (pips);"},
    {"cards.yaml", "{op: recall}", "{op: retreat}", NULL,
     "There is no operation retreat; docs/EDITIONS.md lists them."},
    {"cards.yaml", "{op: recall}", "{units: 3}", NULL, "An operation is a map that begins with op"},
    {"cards.yaml", "{op: recall}", "{op: recall, units: 3}", NULL, "Unknown key units in the recall"},
    {"cards.yaml", "which: second", "which: third", NULL, "which can't be third;"},
    {"cards.yaml", "side: attacker, which: one", "side: attacker, which: highest", NULL, "which can't be highest;"},
    {"cards.yaml", "by: number, amount: 2", "by: number, least: 1, most: 2", NULL,
     "gain-units by number needs an amount;"},
    {"cards.yaml", "by: regions-entered, least: 1, most: 4", "by: regions-entered, least: 3, most: 1", NULL,
     "gain-units needs least and most"},
    {"cards.yaml", "reach: steps, steps: 2,", "reach: steps,", NULL, "remote-invasion by steps needs steps;"},
    {"cards.yaml", "what: no-base-in-target", "what: no-base-in-target, units: 2", NULL,
     "require attacking-units needs units;"},
    {"cards.yaml", "window: after-defence", "window: after-defeat", NULL,
     "There is no window after-defeat; did you mean"},
    {"cards.yaml", "        - {op: recall}\n", "        - {op: convert}\n", NULL,
     "convert can't be done at manoeuvre;"},
    {"cards.yaml", "where: near-conquered,", "where: near-own,", NULL,
     "Units can't be removed there at after-conquest;"},
    {"cards.yaml", "{op: remove, where: around-own, amount: 1, keep: 1}",
     "{op: remove, where: around-own, amount: 1, keep: 1, targets: 2}", NULL, "Only near-own and near-conquered have"},
    /* goals.yaml */
    {"goals.yaml", "in-play: 4, source: rulebook}\n\ngoals", "in-play: 3, source: rulebook}\n\ngoals", "id: gold, en",
     "in-play must be the same for all tiers;"},
    {"goals.yaml", "kind: hold-region, region: char", "kind: hold-region, region: tarsonis", NULL,
     "There is no region tarsonis;"},
    {"goals.yaml", "kind: hold-region, region: char", "kind: hold-region", NULL,
     "The kind hold-region needs the key region"},
    {"goals.yaml", "kind: hold-region, region: char", "kind: hold-world, region: char", NULL,
     "There is no kind hold-world; docs/EDITIONS.md lists them."},
    {"goals.yaml", "    kind: extra-units\n    amount: 2\n", "    kind: attack-die\n    amount: 2\n", "- id: two-units",
     "The kind attack-die has no key amount; remove it."},
    {"goals.yaml", "  - id: starting-manoeuvre\n    tier: silver\n", "  - id: starting-manoeuvre\n    tier: gold\n",
     "rewards:", "The tier silver has 3 rewards for its 4 goals in play; give each goal one."},
    /* charts.yaml */
    {"charts.yaml", "lost-with: last-unit", "lost-with: honour", NULL, "lost-with must be last-unit or top-die."},
    {"charts.yaml", "captured: apart", "captured: burnt", NULL, "captured must be hand or apart."},
    {"charts.yaml", "begins: next", "begins: last", NULL, "begins must be first or next."},
    {"charts.yaml", "    cards: [0, 0, 0]\n", "    cards: [0, 0]\n", NULL,
     "cards must have 3 numbers, one for each place in turn order."},
    {"charts.yaml", "[acid-marsh, nydus-network, velari-province,", "[acid-marsh, velari-province,", NULL,
     "14 resources are placed, but there are 15; correct the list."},
    {"charts.yaml", "[acid-marsh, nydus-network, velari-province,", "[acid-marsh, acid-marsh, velari-province,", NULL,
     "acid-marsh stands twice in resources;"},
    {"charts.yaml", "goals: [minerals-8, korhal, char, aiur, take-10",
     "goals: [minerals-8, korhal, char, minerals-11, take-10", NULL,
     "3 goals of the tier silver are laid out, but 4 are in play;"},
    {"charts.yaml", "{feral-hives: 1, remains", "{feral-hives: 2, remains", NULL,
     "The units of these places add up to 31, but units is 30; correct one of them."},
    {"charts.yaml", "{feral-hives: 1, remains", "{saalok: 1, remains", "places: {saalok: 2,",
     "saalok stands under an army above as well; remove one of the two."},
    {"charts.yaml", "        base: keresh-province\n", "        base: ursa\n", NULL,
     "The base stands in ursa, which this army doesn't hold; move it."},
    {"charts.yaml", "        base: keresh-province\n", "", "places: {feral-hives: 1",
     "This army has no base; add base: with one of its places."},
    {"charts.yaml", "    order: chart\n", "    order: clockwise\n", "- mode: basic",
     "A chart with places fixes the turn order; write order: chart."},
    {"charts.yaml", "    order: chart\n", "    order: random\n", NULL,
     "order must be clockwise, chart or sides-in-turn."},
    {"charts.yaml", "teams: [[1, 3], [2, 4]]", "teams: [[1, 3], [2, 3]]", NULL, "3 stands in two teams; remove one."},
    {"charts.yaml", "teams: [[1, 3], [2, 4]]", "teams: [[1, 3], [2]]", NULL,
     "The teams must hold everybody who plays once"},
    {"charts.yaml", "teams: [[1, 3], [2, 4]]", "teams: [[1, 3], [red, 4]]", NULL,
     "The sides of a chart are made of seats or of armies"},
    {"charts.yaml", "    dealt: 9\n", "    dealt: 8\n", "- mode: duel", "40 places are dealt, but the board has 42;"},
    {"charts.yaml", "    batch: 3\n", "    batch: 4\n", "- mode: duel",
     "27 units are left after the deal, which batches of 4 don't divide;"},
    {"charts.yaml", "units: 24, dealt: 6", "units: 25, dealt: 6", "- mode: duel",
     "A neutral army has 19 units left after the deal, but one is placed in each of 18 batches;"},
    {"charts.yaml", "neutrals: {armies: 4,", "neutrals: {armies: 5,", NULL,
     "2 seats and 5 neutral armies are more than the edition's 6 armies;"},
    {"charts.yaml", "{mode: team-play, seats: 4,", "{mode: team-play, seats: 5,", NULL, "cards must have 5 numbers"},
};

static const struct spoilt halo_wars[] = {
    {"charts.yaml", "    first: red\n", "    first: grey\n", NULL, "There is no army grey"},
    {"charts.yaml", "    seats: 5\n    order: sides-in-turn\n    first: red\n",
     "    seats: 5\n    order: clockwise\n    first: red\n", "    first: red\n",
     "Only with order: sides-in-turn can one army be first; remove it."},
    {"charts.yaml", "teams: [[green, gold], [purple, blue]]", "teams: [[green, gold], [purple, red]]", NULL,
     "The teams must hold everybody who plays once"},
    {"charts.yaml", "set-up: [order, armies, resources,", "set-up: [order, dance, resources,", NULL,
     "There is no phase dance; docs/EDITIONS.md lists them."},
    {"charts.yaml", "set-up: [order, armies, resources,", "set-up: [order, order, resources,", NULL,
     "order stands twice in set-up; remove one."},
    {"cards.yaml", "{id: derry, place: derry, class: one-skull,", "{id: derry, place: derry, class: three-skulls,",
     NULL, "There is no class three-skulls;"},
    {"edition.yaml", "mechanisms: [pips, bases, resources, heroes, goals, teams]",
     "mechanisms: [pips, decks, bases, resources, heroes, goals, teams]", NULL,
     "decks needs a faction for every card and every army, which the edition doesn't have; add them."},
    {"edition.yaml", "mechanisms: [pips, bases, resources, heroes, goals, teams]",
     "mechanisms: [pips, abilities, bases, resources, heroes, goals, teams]", NULL,
     "abilities needs an ability on every card, which the edition doesn't have; add them."},
};

static void check(const struct edition *e, const struct spoilt *t)
{
    size_t length;
    spoil_check(written(e, &length), t);
}

START_TEST(a_spoilt_starcraft_is_refused_at_its_line)
{
    check(sc, &starcraft[_i]);
}
END_TEST

START_TEST(a_spoilt_halo_wars_is_refused_at_its_line)
{
    check(hw, &halo_wars[_i]);
}
END_TEST

int main(void)
{
    TCase *t;
    Suite *suite = suite_of("chart-faults", &t);
    editions_open();
    tcase_add_loop_test(t, a_spoilt_starcraft_is_refused_at_its_line, 0, sizeof starcraft / sizeof starcraft[0]);
    tcase_add_loop_test(t, a_spoilt_halo_wars_is_refused_at_its_line, 0, sizeof halo_wars / sizeof halo_wars[0]);
    int code = suite_run(suite);
    editions_close();
    return code;
}
