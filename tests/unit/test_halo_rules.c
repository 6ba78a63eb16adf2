/* StarCraft and Halo Wars, where a rule script would have to be a loop: all faces of the dice with every modifier, all
 * rolls for the turn order, all sums of territories and colonies. Positions are put together by hand; what happens to
 * them goes through the public functions. Each test names the rules it proves. */
#include <stdio.h>
#include <string.h>

#include "engine/braces.h"
#include "engine/conquest/conquest.h"
#include "support/editions.h"
#include "support/suite.h"

enum { SIDES = 6, ARMY = 30 };

static struct hg_rules rules;

static void compile(const struct edition *e, const char *mode, unsigned seats)
{
    struct fault f;
    ck_assert_msg(edition_compile(e, mode, seats, NULL, 0, &rules, &f), "%s", f.sentence);
}

static void must(struct hg_state *s, const struct hg_action *a)
{
    ck_assert_int_eq(hg_apply(&rules, s, a), HG_OK);
}

static struct hg_action roll_of(const uint8_t *face, unsigned count)
{
    struct hg_action a = hg_blank(VERB_ROLL, HG_CHANCE);
    a.count = (uint8_t)count;
    memcpy(a.x, face, count);
    return a;
}

/* Counts through all rolls of so many dice, from all ones; false after the last. */
static bool next_roll(uint8_t *face, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        if (face[i]++ < SIDES)
            return true;
        face[i] = 1;
    }
    return false;
}

/* ---- Positions --------------------------------------------------------------------------------------------------- */

static struct hg_action first_of_setup(const struct hg_state *s)
{
    static const uint8_t falling[] = {6, 5, 4, 3, 2, 1};
    struct hg_choices choices;
    struct hg_chances chances;
    if (hg_actor(s) != HG_CHANCE) {
        hg_choices(&rules, s, &choices);
        return hg_choice_nth(&choices.box[0], 0);
    }
    hg_chances(&rules, s, &chances);
    if (chances.count > 0)
        return roll_of(falling, chances.count);
    struct hg_action a = hg_blank(chances.verb, HG_CHANCE);
    a.card = set_nth(chances.items, 0);
    return a;
}

/* The first turn after a set-up in which everybody did the first thing offered. */
static struct hg_state position(void)
{
    struct hg_state s;
    hg_start(&rules, &s);
    while (s.conquest.open.seat == HG_NONE) {
        struct hg_action a = first_of_setup(&s);
        must(&s, &a);
    }
    return s;
}

static void ask_to_invade(struct hg_state *s)
{
    struct hg_conquest_open *o = &s->conquest.open;
    o->step = 0;
    while (rules.conquest.step[o->step] != HG_STEP_INVADE)
        o->step++;
    o->pile = 0;
    ask_clear(s);
    ask_push(s, (struct hg_ask){.kind = ASK_INVADE, .seat = o->seat});
}

static void own_by(struct hg_state *s, unsigned seat, uint64_t places)
{
    for (unsigned i = 0; i < rules.seats; i++)
        s->conquest.open.own[i] &= ~places;
    s->conquest.open.own[seat] |= places;
}

/* ---- Odds of a battle -------------------------------------------------------------------------------------------- */

/* What helps the two sides: heroes, towers that reach the battle, bonus dice. */
struct help {
    const char *name;
    uint8_t hero[2], tower[2], die[2];
};

enum { ATTACKER, DEFENDER };

static uint8_t reward_of(enum hg_reward_kind kind, unsigned nth)
{
    for (uint8_t i = 0; i < rules.conquest.rewards; i++)
        if (rules.conquest.reward[i].kind == kind && nth-- == 0)
            return i;
    ck_abort_msg("no such reward");
    return HG_NONE;
}

static void reward(struct hg_state *s, unsigned seat, uint8_t which)
{
    s->conquest.open.rewards &= (uint8_t)~bit(which);
    s->conquest.open.rewards_of[seat] |= (uint8_t)bit(which);
}

/* Seat 1 in Academ against seat 2 in Skerries, thirty units each; no roll can conquer anything. */
static struct hg_state battlefield(const struct help *h)
{
    struct hg_state s = position();
    struct hg_conquest_open *o = &s.conquest.open;
    unsigned site[2] = {place_in(hw, "academ"), place_in(hw, "skerries")};
    unsigned away[2] = {place_in(hw, "kish"), place_in(hw, "alpha")};
    o->goals = 0;
    for (unsigned side = 0; side < 2; side++) {
        own_by(&s, side, bit(site[side]) | bit(away[side]));
        o->units[site[side]] = ARMY;
        o->hero[side] = (uint8_t)((h->hero[side] ? site[side] : away[side]) + 1);
        if (h->tower[side]) {
            reward(&s, side, reward_of(HG_TOWER, side));
            o->tower[side] = (uint8_t)(site[side] + 1);
        }
    }
    if (h->die[ATTACKER])
        reward(&s, ATTACKER, reward_of(HG_ATTACK_DIE, 0));
    if (h->die[DEFENDER])
        reward(&s, DEFENDER, reward_of(HG_DEFENCE_DIE, 0));
    o->hero[2] = (uint8_t)(lowest(o->own[2]) + 1);
    ask_to_invade(&s);
    ck_assert_ptr_null(hg_state_ok(&rules, &s));
    return s;
}

static struct hg_state engaged(const struct help *h, unsigned attack, unsigned defence)
{
    struct hg_state s = battlefield(h);
    struct hg_action a = hg_blank(VERB_ATTACK, 0), d = hg_blank(VERB_DEFEND, 1);
    a.from = (uint8_t)place_in(hw, "academ");
    a.to = (uint8_t)place_in(hw, "skerries");
    a.n = (uint16_t)attack;
    a.x[0] = h->hero[ATTACKER];
    d.n = (uint16_t)defence;
    must(&s, &a);
    must(&s, &d);
    return s;
}

/* All rolls: by how many units the attacker loses, and those that cost a hero. */
struct tally {
    unsigned lost[3], heroes[2], rolls;
};

static struct tally tally(const struct help *h, unsigned attack, unsigned defence)
{
    const struct hg_state before = engaged(h, attack, defence);
    unsigned from = place_in(hw, "academ"), to = place_in(hw, "skerries");
    unsigned dice = attack + defence + h->die[ATTACKER] + h->die[DEFENDER];
    struct tally t = {{0, 0, 0}, {0, 0}, 0};
    uint8_t face[HG_DICE_MAX];
    memset(face, 1, sizeof face);
    do {
        struct hg_state s = before;
        struct hg_action a = roll_of(face, dice);
        hg_apply_legal(&rules, &s, &a);
        const struct hg_conquest_open *o = &s.conquest.open;
        unsigned lost = (unsigned)ARMY - o->units[from], beaten = (unsigned)ARMY - o->units[to];
        ck_assert_uint_eq(lost + beaten, attack < defence ? attack : defence);
        t.lost[lost]++;
        t.heroes[ATTACKER] += o->hero[ATTACKER] == 0;
        t.heroes[DEFENDER] += o->hero[DEFENDER] == 0;
        t.rolls++;
    } while (next_roll(face, dice));
    return t;
}

struct odds {
    struct help help;
    unsigned lost[6][3]; /* for 1v1, 1v2, 2v1, 2v2, 3v1, 3v2: rolls that cost the attacker 0, 1, 2 units */
};

#define PLAIN     BRACED({15, 21, 0}, {55, 161, 0}, {125, 91, 0}, {295, 420, 581}, {855, 441, 0}, {2890, 2611, 2275})
#define ATTACK_1  BRACED({21, 15, 0}, {91, 125, 0}, {161, 55, 0}, {405, 486, 405}, {1071, 225, 0}, {3970, 2377, 1429})
#define DEFENCE_1 BRACED({10, 26, 0}, {30, 186, 0}, {90, 126, 0}, {190, 415, 691}, {640, 656, 0}, {1860, 3176, 2740})

static const struct odds odds[] = {
    {{"plain", {0, 0}, {0, 0}, {0, 0}}, PLAIN},
    {{"attacking hero", {1, 0}, {0, 0}, {0, 0}}, ATTACK_1},
    {{"attacking tower", {0, 0}, {1, 0}, {0, 0}}, ATTACK_1},
    {{"defending hero", {0, 1}, {0, 0}, {0, 0}}, DEFENCE_1},
    {{"defending tower", {0, 0}, {0, 1}, {0, 0}}, DEFENCE_1},
    {{"both heroes", {1, 1}, {0, 0}, {0, 0}}, PLAIN},
    {{"both towers", {0, 0}, {1, 1}, {0, 0}}, PLAIN},
    {{"attacking hero, defending tower", {1, 0}, {0, 1}, {0, 0}}, PLAIN},
    {{"attacking hero and tower", {1, 0}, {1, 0}, {0, 0}},
     {{26, 10, 0}, {126, 90, 0}, {186, 30, 0}, {465, 581, 250}, {1196, 100, 0}, {4470, 2552, 754}}},
    {{"defending hero and tower", {0, 1}, {0, 1}, {0, 0}},
     {{6, 30, 0}, {14, 202, 0}, {58, 158, 0}, {102, 443, 751}, {432, 864, 0}, {998, 3828, 2950}}},
    {{"bonus attack die", {0, 0}, {0, 0}, {1, 0}},
     {{125, 91, 0}, {505, 791, 0}, {855, 441, 0}, {2890, 2611, 2275}, {5501, 2275, 0}, {21421, 15470, 9765}}},
    {{"bonus defence die", {0, 0}, {0, 0}, {0, 1}},
     {{55, 161, 0}, {225, 1071, 0}, {505, 791, 0}, {979, 1981, 4816}, {3667, 4109, 0}, {10767, 13671, 22218}}},
};

enum { ODDS = sizeof odds / sizeof odds[0] };

/* CQ-ATT-07 to CQ-ATT-12, CQ-HERO-03 to CQ-HERO-06, HW-REW-H1, HW-REW-H1c, HW-REW-L3, HW-REW-L4, AMB-07, AMB-08,
 * AMB-78, AMB-79: over all faces a battle ends as often one way or another as computed by hand. */
START_TEST(all_faces_give_the_exact_odds)
{
    const struct odds *o = &odds[_i];
    compile(hw, "command-room", 3);
    for (unsigned attack = 1; attack <= 3; attack++) {
        for (unsigned defence = 1; defence <= 2; defence++) {
            struct tally t = tally(&o->help, attack, defence);
            const unsigned *expected = o->lost[(attack - 1) * 2 + defence - 1];
            for (unsigned i = 0; i < 3; i++)
                ck_assert_msg(t.lost[i] == expected[i], "%s, %u against %u: %u of %u rolls cost %u units, not %u",
                              o->help.name, attack, defence, t.lost[i], t.rolls, i, expected[i]);
        }
    }
}
END_TEST

/* HW-HERO-01, AMB-11: how often a hero that attacks is lost, of all rolls. */
START_TEST(a_hero_is_lost_as_often_as_its_highest_die_loses)
{
    static const unsigned lost[6] = {15, 125, 55, 505, 225, 2183};
    static const struct help in = {"in", {1, 0}, {0, 0}, {0, 0}}, out = {"out", {0, 0}, {0, 0}, {0, 0}};
    compile(hw, "command-room", 3);
    for (unsigned attack = 1; attack <= 3; attack++) {
        for (unsigned defence = 1; defence <= 2; defence++) {
            ck_assert_uint_eq(tally(&in, attack, defence).heroes[ATTACKER], lost[(attack - 1) * 2 + defence - 1]);
            ck_assert_uint_eq(tally(&out, attack, defence).heroes[ATTACKER], 0);
        }
    }
}
END_TEST

/* HW-HERO-01, AMB-13: with one comparison a defending hero is lost exactly when a unit of the defender is. */
START_TEST(a_defending_hero_is_lost_with_the_highest_die)
{
    static const struct help defending = {"defending", {0, 1}, {0, 0}, {0, 0}};
    compile(hw, "command-room", 3);
    ck_assert_uint_eq(tally(&defending, 1, 1).heroes[DEFENDER], 10);
    ck_assert_uint_eq(tally(&defending, 1, 2).heroes[DEFENDER], 30);
    ck_assert_uint_eq(tally(&defending, 2, 1).heroes[DEFENDER], 90);
    ck_assert_uint_eq(tally(&defending, 3, 1).heroes[DEFENDER], 640);
    ck_assert_uint_eq(tally(&defending, 3, 1).heroes[ATTACKER], 0);
}
END_TEST

/* ---- Turn order by rolls ----------------------------------------------------------------------------------------- */

static bool all_differ(const uint8_t *face, unsigned count)
{
    unsigned seen = 0;
    for (unsigned i = 0; i < count; i++)
        seen |= 1u << face[i];
    return count_bits(seen) == count;
}

/* The seat of the highest face among some seats; face[0] is that of seat `first`. */
static unsigned highest_of(const uint8_t *face, unsigned first, unsigned seats)
{
    unsigned best = HG_NONE;
    for (uint64_t left = seats; left != 0;) {
        unsigned seat = take_lowest(&left);
        if (best == HG_NONE || face[seat - first] > face[best - first])
            best = seat;
    }
    return best;
}

/* The four seats from `first` on sit alternately: two teams. */
static void check_order(const struct hg_state *s, const uint8_t *face, unsigned first)
{
    const uint8_t *order = s->conquest.open.order + first;
    unsigned team[2] = {5u << first, 10u << first};
    unsigned lead = highest_of(face, first, team[0] | team[1]), ours = has(team[0], lead) ? 0 : 1;
    unsigned second = highest_of(face, first, team[1 - ours]);
    ck_assert_uint_eq(order[0], lead + 1);
    ck_assert_uint_eq(order[1], second + 1);
    ck_assert_uint_eq(order[2], lowest(team[ours] & ~bit(lead)) + 1);
    ck_assert_uint_eq(order[3], lowest(team[1 - ours] & ~bit(second)) + 1);
}

static void check_all_orders(unsigned first)
{
    uint8_t face[4] = {1, 1, 1, 1};
    unsigned settled = 0;
    do {
        struct hg_state s;
        struct hg_action a = roll_of(face, 4);
        hg_start(&rules, &s);
        must(&s, &a);
        if (all_differ(face, 4)) {
            check_order(&s, face, first);
            settled++;
        } else {
            ck_assert_uint_eq(ask_seen(&s)->kind, ASK_ORDER_ROLL);
        }
    } while (next_roll(face, 4));
    ck_assert_uint_eq(settled, 6 * 5 * 4 * 3);
}

/* HW-SEAT-03, HW-SEAT-05: the highest, the higher of the other team, the first one's teammate, the last. */
START_TEST(four_players_alternate_by_their_rolls)
{
    compile(hw, "command-room", 4);
    check_all_orders(0);
}
END_TEST

/* HW-SEAT-04, HW-SEAT-05, HW-CR-04: the Flood, and then the others likewise. */
START_TEST(five_players_follow_the_flood)
{
    compile(hw, "command-room", 5);
    check_all_orders(1);
    struct hg_state s = position();
    ck_assert_uint_eq(s.conquest.open.order[0], 1);
    ck_assert_uint_eq(s.conquest.open.first, 0);
}
END_TEST

/* ---- Reinforcements ---------------------------------------------------------------------------------------------- */

static unsigned region_units(uint64_t own)
{
    static const struct {
        const char *region;
        unsigned units;
    } bonus[] = {{"eire", 5}, {"pacifica", 7}, {"mu", 5}, {"lemuria", 3}, {"avalon", 2}, {"caledonia", 2}};
    unsigned units = 0;
    for (unsigned i = 0; i < 6; i++)
        if ((hw->region[find(&hw->names.regions, bonus[i].region)].places & ~own) == 0)
            units += bonus[i].units;
    return units;
}

/* What seat 2 gets when seat 1 ends its turn. No base stands among the places in question. */
static unsigned reinforcements(uint64_t own, uint64_t resource)
{
    struct hg_state s = position();
    struct hg_conquest_open *o = &s.conquest.open;
    struct hg_action end = hg_blank(VERB_END, 0);
    memset(o->own, 0, sizeof o->own);
    o->own[1] = own;
    o->own[0] = all_places(&rules) & ~own;
    o->own[2] = o->own[0] & ~bit(lowest(o->own[0]));
    o->own[0] &= ~o->own[2];
    o->resource = resource;
    o->goals = 0;
    for (unsigned i = 0; i < 3; i++) {
        o->hero[i] = (uint8_t)(lowest(o->own[i]) + 1);
        o->base[i] = (uint8_t)(ALL_PLACES - i);
    }
    ask_to_invade(&s);
    must(&s, &end);
    must(&s, &end);
    ck_assert_uint_eq(hg_actor(&s), 1);
    return o->pile;
}

/* CQ-DEP-02, CQ-DEP-03, CQ-DEP-04, AMB-19: a third of territories and colonies together, at least 3, and regions. */
START_TEST(reinforcements_follow_from_territories_and_colonies)
{
    compile(hw, "command-room", 3);
    for (unsigned places = 1; places <= 39; places++) {
        for (unsigned colonies = 0; colonies <= 15; colonies++) {
            uint64_t own = bit(places) - 1, resource = bit(colonies) - 1;
            unsigned third = (places + count_bits(own & resource)) / 3;
            unsigned expected = (third < 3 ? 3 : third) + region_units(own);
            ck_assert_uint_eq(reinforcements(own, resource), expected);
        }
    }
}
END_TEST

/* CQ-PIP-01, CQ-PIP-03, CQ-DEP-06, VEC-05: every number of pips that can be turned in has its price. */
START_TEST(every_number_of_pips_has_its_price)
{
    static const unsigned price[] = {0, 0, 2, 4, 7, 10, 13, 17, 21, 25, 30};
    compile(game(_i), "command-room", 3);
    ck_assert_uint_eq(rules.conquest.pips_least, 2);
    ck_assert_uint_eq(rules.conquest.pips_most, 10);
    for (unsigned pips = 2; pips <= 10; pips++)
        ck_assert_uint_eq(rules.conquest.pip_units[pips], price[pips]);
}
END_TEST

int main(void)
{
    TCase *tests;
    Suite *suite = suite_of("halo-rules", &tests);
    editions_open();
    tcase_add_loop_test(tests, all_faces_give_the_exact_odds, 0, ODDS);
    tcase_add_test(tests, a_hero_is_lost_as_often_as_its_highest_die_loses);
    tcase_add_test(tests, a_defending_hero_is_lost_with_the_highest_die);
    tcase_add_test(tests, reinforcements_follow_from_territories_and_colonies);
    tcase_add_loop_test(tests, every_number_of_pips_has_its_price, 0, GAMES);
    tcase_add_test(tests, four_players_alternate_by_their_rolls);
    tcase_add_test(tests, five_players_follow_the_flood);
    int result = suite_run(suite);
    editions_close();
    return result;
}
