/* Exact odds against what others published and what the rule catalogues list: Osborne's table, the vectors DV-03 to
 * DV-07, the counts of section D.3 for heroes, towers and bonus dice, the totals of Galactic Warfare. */
#include <math.h>
#include <string.h>

#include "engine/conquest/campaign/ship_dice.h"
#include "engine/rows.h"
#include "odds/assault.h"
#include "odds/fight.h"
#include "odds/scan.h"
#include "odds/sums.h"
#include "odds/table.h"
#include "support/suite.h"

#define NEAR(a, b) ck_assert_msg(fabs((a) - (b)) < 1e-12, "%.15f instead of %.15f", (double)(a), (double)(b))

struct fraction {
    unsigned long top, bottom;
};

/* Chances are compared as fractions, without rounding. */
static void check_count(uint64_t count, uint64_t all, struct fraction f)
{
    ck_assert_msg(count * f.bottom == all * f.top, "%lu/%lu instead of %lu/%lu", (unsigned long)count,
                  (unsigned long)all, f.top, f.bottom);
}

static struct odds_round round_of(const struct odds_battle *b, unsigned attack, unsigned defence, unsigned heroes)
{
    struct odds_round r;
    ck_assert_ptr_null(odds_battle_ok(b));
    odds_round(b, attack, defence, heroes, &r);
    return r;
}

/* ---- Osborne 2003, table 3 -------------------------------------------------------------------------------------- */

static const unsigned osborne[10][10] = {
    {417, 106, 27, 7, 2, 0, 0, 0, 0, 0},
    {754, 363, 206, 91, 49, 21, 11, 5, 3, 1},
    {916, 656, 470, 315, 206, 134, 84, 54, 33, 21},
    {972, 785, 642, 477, 359, 253, 181, 123, 86, 57},
    {990, 890, 769, 638, 506, 397, 297, 224, 162, 118},
    {997, 934, 857, 745, 638, 521, 423, 329, 258, 193},
    {999, 967, 910, 834, 736, 640, 536, 446, 357, 287},
    {1000, 980, 947, 888, 818, 730, 643, 547, 464, 380},
    {1000, 990, 967, 930, 873, 808, 726, 646, 558, 480},
    {1000, 994, 981, 954, 916, 861, 800, 724, 650, 568},
};

static struct odds_value room[4 * 201 * 201];

static struct odds_table table_of(const struct odds_battle *b, unsigned units, unsigned stop)
{
    struct odds_rounds rounds;
    struct odds_table t;
    odds_rounds(b, &rounds);
    ck_assert_uint_le(odds_table_room(&rounds, units, units), sizeof room / sizeof room[0]);
    odds_table_build(&t, &rounds, units, units, stop, room);
    return t;
}

START_TEST(the_published_table_is_reproduced)
{
    struct odds_battle b = odds_plain_battle();
    struct odds_table t = table_of(&b, 10, 0);
    for (unsigned a = 1; a <= 10; a++)
        for (unsigned d = 1; d <= 10; d++)
            ck_assert_uint_eq((unsigned)(odds_value(&t, a, d)->win * 1000 + 0.5), osborne[a - 1][d - 1]);
}
END_TEST

/* ---- DV-03, DV-04, DV-05 ---------------------------------------------------------------------------------------- */

struct ships {
    uint8_t cruisers, carriers, dreadnoughts;
};

/* Fractions for: nobody but the defender loses, each side loses one, nobody but the attacker loses. */
struct ship_case {
    unsigned attack, defence;
    struct ships attacker, defender;
    unsigned vanguard;
    struct fraction none, one, all;
};

static const struct ship_case ship_case[] = {
    {1, 1, {0}, {0}, 0, {5, 12}, {0, 1}, {7, 12}},
    {1, 2, {0}, {0}, 0, {55, 216}, {0, 1}, {161, 216}},
    {2, 1, {0}, {0}, 0, {125, 216}, {0, 1}, {91, 216}},
    {2, 2, {0}, {0}, 0, {295, 1296}, {35, 108}, {581, 1296}},
    {3, 1, {0}, {0}, 0, {95, 144}, {0, 1}, {49, 144}},
    {3, 2, {0}, {0}, 0, {1445, 3888}, {2611, 7776}, {2275, 7776}},
    {1, 1, {0}, {0}, 1, {5, 16}, {0, 1}, {11, 16}},
    {3, 1, {0}, {0}, 1, {95, 192}, {0, 1}, {97, 192}},
    {3, 2, {0}, {0}, 1, {1445, 6912}, {4771, 13824}, {6163, 13824}},
    {3, 2, {1, 0, 0}, {0}, 0, {3385, 7776}, {1457, 4320}, {4421, 19440}},
    {3, 2, {3, 0, 0}, {0}, 0, {401, 900}, {379, 1125}, {979, 4500}},
    {3, 2, {0, 1, 0}, {0}, 0, {1985, 3888}, {2377, 7776}, {1429, 7776}},
    {3, 2, {0, 2, 0}, {0}, 0, {301, 486}, {1981, 7776}, {979, 7776}},
    {3, 2, {0, 3, 0}, {0}, 0, {301, 486}, {1981, 7776}, {979, 7776}},
    {3, 2, {0, 0, 1}, {0}, 0, {305, 648}, {119, 384}, {2275, 10368}},
    {3, 2, {0, 0, 3}, {0}, 0, {2935, 4608}, {4417, 18432}, {2275, 18432}},
    {3, 2, {3, 3, 3}, {0}, 0, {884, 1029}, {11, 98}, {59, 2058}},
    {3, 2, {3, 3, 3}, {2, 2, 2}, 0, {937, 2401}, {796, 2401}, {668, 2401}},
    {3, 2, {0}, {0, 2, 0}, 0, {245, 1296}, {203, 648}, {215, 432}},
    {1, 1, {1, 0, 0}, {0}, 0, {1, 2}, {0, 1}, {1, 2}},
    {1, 1, {0, 1, 0}, {0}, 0, {7, 12}, {0, 1}, {5, 12}},
    {1, 1, {0, 0, 1}, {0}, 0, {9, 16}, {0, 1}, {7, 16}},
};

static void board(struct odds_side *side, struct ships ships)
{
    side->cruisers = ships.cruisers;
    side->carriers = ships.carriers;
    side->dreadnoughts = ships.dreadnoughts;
}

/* Cells by what the attacker loses. */
static void check_round(const struct odds_round *r, unsigned compared, const struct fraction *lost)
{
    if (compared == 1) {
        check_count(r->count[0], r->all, lost[0]);
        check_count(r->count[ODDS_TOP], r->all, lost[2]);
        return;
    }
    check_count(r->count[0], r->all, lost[0]);
    check_count(r->count[ODDS_TOP] + r->count[ODDS_SECOND], r->all, lost[1]);
    check_count(r->count[ODDS_TOP | ODDS_SECOND], r->all, lost[2]);
}

START_TEST(ships_and_vanguards_change_a_round_as_listed)
{
    const struct ship_case *c = &ship_case[_i];
    struct odds_battle b = odds_plain_battle();
    board(&b.side[HG_ATTACKER], c->attacker);
    board(&b.side[HG_DEFENDER], c->defender);
    b.side[HG_DEFENDER].all_larger = (uint8_t)c->vanguard;
    struct odds_round r = round_of(&b, c->attack, c->defence, 0);
    check_round(&r, c->attack > 1 && c->defence > 1 ? 2 : 1, &c->none);
}
END_TEST

/* ---- Section D.3 of the StarCraft and Halo Wars catalogue ------------------------------------------------------- */

enum modifier { PLAIN, ATTACK_1, DEFENCE_1, BOTH_1, ATTACK_2, DEFENCE_2, ATTACK_DIE, DEFENCE_DIE };

struct count_case {
    enum modifier modifier;
    unsigned attack, defence;
    unsigned long rolls, count[3]; /* the attacker loses 0, 1, 2 */
};

static const struct count_case count_case[] = {
    {PLAIN, 1, 1, 36, {15, 21}},
    {PLAIN, 1, 2, 216, {55, 161}},
    {PLAIN, 2, 1, 216, {125, 91}},
    {PLAIN, 2, 2, 1296, {295, 420, 581}},
    {PLAIN, 3, 1, 1296, {855, 441}},
    {PLAIN, 3, 2, 7776, {2890, 2611, 2275}},
    {ATTACK_1, 1, 1, 36, {21, 15}},
    {ATTACK_1, 1, 2, 216, {91, 125}},
    {ATTACK_1, 2, 1, 216, {161, 55}},
    {ATTACK_1, 2, 2, 1296, {405, 486, 405}},
    {ATTACK_1, 3, 1, 1296, {1071, 225}},
    {ATTACK_1, 3, 2, 7776, {3970, 2377, 1429}},
    {DEFENCE_1, 1, 1, 36, {10, 26}},
    {DEFENCE_1, 1, 2, 216, {30, 186}},
    {DEFENCE_1, 2, 1, 216, {90, 126}},
    {DEFENCE_1, 2, 2, 1296, {190, 415, 691}},
    {DEFENCE_1, 3, 1, 1296, {640, 656}},
    {DEFENCE_1, 3, 2, 7776, {1860, 3176, 2740}},
    {BOTH_1, 1, 1, 36, {15, 21}},
    {BOTH_1, 1, 2, 216, {55, 161}},
    {BOTH_1, 2, 1, 216, {125, 91}},
    {BOTH_1, 2, 2, 1296, {295, 420, 581}},
    {BOTH_1, 3, 1, 1296, {855, 441}},
    {BOTH_1, 3, 2, 7776, {2890, 2611, 2275}},
    {ATTACK_2, 1, 1, 36, {26, 10}},
    {ATTACK_2, 1, 2, 216, {126, 90}},
    {ATTACK_2, 2, 1, 216, {186, 30}},
    {ATTACK_2, 2, 2, 1296, {465, 581, 250}},
    {ATTACK_2, 3, 1, 1296, {1196, 100}},
    {ATTACK_2, 3, 2, 7776, {4470, 2552, 754}},
    {DEFENCE_2, 1, 1, 36, {6, 30}},
    {DEFENCE_2, 1, 2, 216, {14, 202}},
    {DEFENCE_2, 2, 1, 216, {58, 158}},
    {DEFENCE_2, 2, 2, 1296, {102, 443, 751}},
    {DEFENCE_2, 3, 1, 1296, {432, 864}},
    {DEFENCE_2, 3, 2, 7776, {998, 3828, 2950}},
    {ATTACK_DIE, 1, 1, 216, {125, 91}},
    {ATTACK_DIE, 1, 2, 1296, {505, 791}},
    {ATTACK_DIE, 2, 1, 1296, {855, 441}},
    {ATTACK_DIE, 2, 2, 7776, {2890, 2611, 2275}},
    {ATTACK_DIE, 3, 1, 7776, {5501, 2275}},
    {ATTACK_DIE, 3, 2, 46656, {21421, 15470, 9765}},
    {DEFENCE_DIE, 1, 1, 216, {55, 161}},
    {DEFENCE_DIE, 1, 2, 1296, {225, 1071}},
    {DEFENCE_DIE, 2, 1, 1296, {505, 791}},
    {DEFENCE_DIE, 2, 2, 7776, {979, 1981, 4816}},
    {DEFENCE_DIE, 3, 1, 7776, {3667, 4109}},
    {DEFENCE_DIE, 3, 2, 46656, {10767, 13671, 22218}},
};

static struct odds_battle with_modifier(enum modifier m)
{
    struct odds_battle b = odds_plain_battle();
    b.side[HG_ATTACKER].highest = m == ATTACK_1 || m == BOTH_1 ? 1 : m == ATTACK_2 ? 2 : 0;
    b.side[HG_DEFENDER].highest = m == DEFENCE_1 || m == BOTH_1 ? 1 : m == DEFENCE_2 ? 2 : 0;
    b.side[HG_ATTACKER].extra = m == ATTACK_DIE;
    b.side[HG_DEFENDER].extra = m == DEFENCE_DIE;
    return b;
}

START_TEST(heroes_towers_and_bonus_dice_change_a_round_as_listed)
{
    const struct count_case *c = &count_case[_i];
    struct odds_battle b = with_modifier(c->modifier);
    struct odds_round r = round_of(&b, c->attack, c->defence, 0);
    ck_assert_uint_eq(r.all, c->rolls);
    ck_assert_uint_eq(r.count[0], c->count[0]);
    ck_assert_uint_eq(r.count[1] + r.count[2], c->count[1]);
    ck_assert_uint_eq(r.count[3], c->count[2]);
}
END_TEST

struct hero_case {
    unsigned attack, defence;
    unsigned long lost, all;
};

static const struct hero_case hero_case[] = {{1, 1, 15, 36},    {1, 2, 125, 216},  {2, 1, 55, 216},
                                             {2, 2, 505, 1296}, {3, 1, 225, 1296}, {3, 2, 2183, 7776}};

START_TEST(a_hero_is_lost_in_one_round_as_often_as_listed)
{
    const struct hero_case *c = &hero_case[_i];
    struct odds_battle b = odds_plain_battle();
    b.side[HG_ATTACKER].hero = 1;
    b.hero_fate = HG_LOST_WITH_TOP_DIE;
    struct odds_round r = round_of(&b, c->attack, c->defence, 1u << HG_ATTACKER);
    ck_assert_uint_eq(r.count[1] + r.count[3], c->lost);
    ck_assert_uint_eq(r.all, c->all);
}
END_TEST

/* The deterministic cases (a) to (e) of DV-05. */
START_TEST(ships_change_these_throws_as_listed)
{
    const uint8_t high[] = {6, 4, 1}, ones[] = {1, 1, 5}, sixes[] = {6, 6, 3};
    struct top_two top = dice_with(dice_with((struct top_two){high[0], 0}, high[1]), high[2]);
    top = dice_raised(top, ship_dice_bonus(2));
    ck_assert(top.first == 7 && top.second == 5);
    ck_assert_uint_eq(ship_dice_again(ones, 3, 1), 1);
    ck_assert_uint_eq(ship_dice_again(ones, 3, 3), 3);
    top = dice_raised((struct top_two){6, 0}, ship_dice_bonus(1));
    ck_assert(dice_settle(top, (struct top_two){7, 0}, 0).attacker_lost_highest);
    ck_assert_uint_eq(dice_raised((struct top_two){4, 0}, ship_dice_bonus(3)).first, 5);
    ck_assert_uint_eq(ship_dice_total(sixes, 3, 3, 0), 18);
    ck_assert_uint_eq(ship_dice_total(sixes, 1, 3, 0), 7);
}
END_TEST

/* ---- DV-06: Harbinger ------------------------------------------------------------------------------------------- */

struct harbinger_case {
    unsigned dice;
    struct ships ships;
    struct fraction at[7]; /* by modifier, -3 to +3 */
};

static const struct harbinger_case harbinger_case[] = {
    {3, {0}, {{0, 1}, {0, 1}, {0, 1}, {1, 216}, {1, 54}, {5, 108}, {5, 54}}},
    {2, {0}, {{0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}}},
    {1, {0}, {{0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}, {0, 1}}},
    {3, {0, 0, 1}, {{0, 1}, {1, 288}, {1, 72}, {5, 144}, {5, 72}, {35, 288}, {7, 36}}},
    {3, {0, 0, 3}, {{5, 128}, {35, 512}, {7, 64}, {21, 128}, {15, 64}, {81, 256}, {13, 32}}},
    {3, {0, 3, 0}, {{1, 216}, {1, 54}, {5, 108}, {5, 54}, {35, 216}, {7, 27}, {3, 8}}},
    {3, {3, 0, 0}, {{0, 1}, {0, 1}, {0, 1}, {1, 125}, {4, 125}, {2, 25}, {4, 25}}},
    {3, {3, 3, 3}, {{12, 49}, {117, 343}, {153, 343}, {190, 343}, {226, 343}, {37, 49}, {41, 49}}},
    {2, {2, 2, 2}, {{0, 1}, {0, 1}, {0, 1}, {1, 49}, {3, 49}, {6, 49}, {10, 49}}},
};

START_TEST(harbinger_falls_as_often_as_listed)
{
    const struct harbinger_case *c = &harbinger_case[_i];
    struct odds_assault assault = {.side = odds_plain_battle().side[HG_ATTACKER], .target = 18};
    board(&assault.side, c->ships);
    for (int modifier = -3; modifier <= 3; modifier++) {
        struct odds_assault_result r;
        assault.modifier = modifier;
        odds_assault(&assault, c->dice, &r);
        check_count(r.hit, r.all, c->at[modifier + 3]);
    }
}
END_TEST

/* Deterministic case (e) of DV-05 seen from afar: every assault costs the units sent, until one succeeds. */
START_TEST(assaults_follow_each_other_until_units_run_out)
{
    struct odds_assault assault = {.side = odds_plain_battle().side[HG_ATTACKER], .target = 18, .modifier = 3};
    struct odds_assaults r;
    odds_assaults(&assault, 7, &r);
    ck_assert_uint_eq(r.most, 3);
    NEAR(r.at[0], 5.0 / 54);
    NEAR(r.at[1], 49.0 / 54 * 5 / 54);
    NEAR(r.at[2], 0.0);
    NEAR(r.units_left, 7 * r.at[0] + 4 * r.at[1]);
}
END_TEST

START_TEST(one_clear_shot_needs_a_highest_face)
{
    struct odds_assault assault = {.side = odds_plain_battle().side[HG_ATTACKER], .target = 99, .top_face = 1};
    struct odds_assault_result r;
    odds_assault(&assault, 3, &r);
    check_count(r.hit, r.all, (struct fraction){91, 216});
    assault.side.dreadnoughts = 3;
    odds_assault(&assault, 3, &r);
    check_count(r.hit, r.all, (struct fraction){169, 512});
}
END_TEST

/* ---- DV-07: scans ----------------------------------------------------------------------------------------------- */

static struct hg_rules sample_card(void)
{
    struct hg_rules r = {.family = HG_ASSETS, .seats = 2};
    r.assets.cards = 1;
    r.assets.rows[0] = 3;
    r.assets.row[0][0].face[0] = 7;
    r.assets.row[0][1].face[0] = 5;
    r.assets.row[0][2].sum = 3;
    for (unsigned i = 0; i < 3; i++)
        rows_prepare(&r.assets.row[0][i], 6);
    r.assets.steal.face[0] = 6;
    rows_prepare(&r.assets.steal, 6);
    r.assets.dice[0] = 5;
    r.assets.dice[1] = 2;
    r.assets.sides[0] = 6;
    r.assets.sides[1] = 8;
    return r;
}

START_TEST(the_sample_card_is_scanned_claimed_and_stolen_as_listed)
{
    struct hg_rules r = sample_card();
    struct odds_scan scan;
    odds_scan_start(&scan, &r.assets, 0, 0, 0);
    ck_assert_double_eq_tol(odds_scan_attempt(&scan), 0.772443, 5e-7);
    ck_assert_double_eq_tol(odds_scan_claim(&scan), 0.759179, 5e-7);
    odds_scan_start(&scan, &r.assets, 0, 0, 1);
    ck_assert_double_eq_tol(odds_scan_attempt(&scan), 0.749220, 5e-7);
    odds_scan_start(&scan, &r.assets, 0, 1, 0);
    ck_assert_double_eq_tol(odds_scan_attempt(&scan), 0.681693, 5e-7);
    ck_assert_double_eq_tol(odds_scan_claim(&scan), 0.680789, 5e-7);
}
END_TEST

/* ---- Galactic Warfare ------------------------------------------------------------------------------------------- */

struct sums_case {
    unsigned attack, defence;
    unsigned long won, lost, tied;
};

static const struct sums_case sums_case[] = {
    {1, 1, 15, 15, 6},
    {1, 2, 20, 181, 15},
    {1, 3, 15, 1261, 20},
    {1, 4, 6, 7755, 15},
    {1, 5, 1, 46649, 6},
    {2, 1, 181, 20, 15},
    {2, 2, 575, 575, 146},
    {2, 3, 1182, 6054, 540},
    {2, 4, 1674, 43821, 1161},
    {2, 5, 1709, 276560, 1667},
    {3, 1, 1261, 15, 20},
    {3, 2, 6054, 1182, 540},
    {3, 3, 21162, 21162, 4332},
    {3, 4, 53664, 207945, 18327},
    {3, 5, 101974, 1527354, 50288},
    {4, 1, 7755, 6, 15},
    {4, 2, 43821, 1674, 1161},
    {4, 3, 207945, 53664, 18327},
    {4, 4, 771831, 771831, 135954},
    {4, 5, 2221551, 7236576, 619569},
};

START_TEST(sums_of_dice_win_as_often_as_listed)
{
    const struct sums_case *c = &sums_case[_i];
    struct odds_sums battle = {.dice = {c->attack, c->defence}, .sides = 6};
    struct odds_sums_result r;
    odds_sums(&battle, &r);
    ck_assert_uint_eq(r.won, c->won);
    ck_assert_uint_eq(r.lost, c->lost);
    ck_assert_uint_eq(r.tied, c->tied);
    NEAR(r.win, (double)c->won / (double)(c->won + c->lost));
    battle.wins_ties = 1;
    odds_sums(&battle, &r);
    ck_assert_uint_eq(r.won, c->won + c->tied);
    battle = (struct odds_sums){.dice = {c->attack, c->defence}, .sides = 6, .tie_to_defender = 1};
    odds_sums(&battle, &r);
    ck_assert_uint_eq(r.lost, c->lost + c->tied);
    battle = (struct odds_sums){.dice = {c->attack, c->defence}, .sides = 6, .modifier = {30, 0}};
    odds_sums(&battle, &r);
    ck_assert_uint_eq(r.won, r.all);
}
END_TEST

/* ---- What can't be computed -------------------------------------------------------------------------------------- */

/* The dice rule compares two pairs, so that a third die of the defender would be left out in silence. */
START_TEST(a_battle_that_the_dice_rule_does_not_know_is_refused)
{
    struct odds_battle b = odds_plain_battle();
    ck_assert_ptr_null(odds_battle_ok(&b));
    b.side[HG_DEFENDER].dice = 3;
    ck_assert_ptr_nonnull(odds_battle_ok(&b));
    b = odds_plain_battle();
    b.side[HG_ATTACKER].set = 6;
    ck_assert_ptr_null(odds_battle_ok(&b));
    b.side[HG_ATTACKER].set = 7;
    ck_assert_ptr_nonnull(odds_battle_ok(&b));
    b.side[HG_ATTACKER].all_larger = 1;
    ck_assert_ptr_null(odds_battle_ok(&b));
    b = odds_plain_battle();
    b.side[HG_ATTACKER].sides = HG_SIDES_MAX + 1;
    ck_assert_ptr_nonnull(odds_battle_ok(&b));
}
END_TEST

#define LOOP(test, list) tcase_add_loop_test(tests, test, 0, (int)(sizeof(list) / sizeof(list)[0]))

int main(void)
{
    TCase *tests;
    Suite *suite = suite_of("odds", &tests);
    tcase_add_test(tests, the_published_table_is_reproduced);
    LOOP(ships_and_vanguards_change_a_round_as_listed, ship_case);
    LOOP(heroes_towers_and_bonus_dice_change_a_round_as_listed, count_case);
    LOOP(a_hero_is_lost_in_one_round_as_often_as_listed, hero_case);
    tcase_add_test(tests, ships_change_these_throws_as_listed);
    LOOP(harbinger_falls_as_often_as_listed, harbinger_case);
    tcase_add_test(tests, assaults_follow_each_other_until_units_run_out);
    tcase_add_test(tests, one_clear_shot_needs_a_highest_face);
    tcase_add_test(tests, the_sample_card_is_scanned_claimed_and_stolen_as_listed);
    LOOP(sums_of_dice_win_as_often_as_listed, sums_case);
    tcase_add_test(tests, a_battle_that_the_dice_rule_does_not_know_is_refused);
    return suite_run(suite);
}
