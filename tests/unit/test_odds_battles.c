/* Whole battles: tables, distributions and drawn outcomes agree with each other and with a plain recursion in higher
 * precision; giving up, cards for some rounds, heroes that fall, chains; whole numbers for players. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "odds/fight.h"
#include "odds/outcomes.h"
#include "odds/quick.h"
#include "odds/table.h"
#include "players/rng.h"
#include "support/suite.h"

#define NEAR(a, b) ck_assert_msg(fabs((a) - (b)) < 1e-12, "%.15f instead of %.15f", (double)(a), (double)(b))

enum { UNITS = 40, BATTLES = 6 };

static struct odds_battle battle[BATTLES];

/* Plain; ships on both sides; heroes that fall; heroes that stay and a tower; one die less; limited losses. */
static void set_up(void)
{
    for (unsigned i = 0; i < BATTLES; i++)
        battle[i] = odds_plain_battle();
    battle[1].side[HG_ATTACKER].cruisers = battle[1].side[HG_ATTACKER].dreadnoughts = 2;
    battle[1].side[HG_DEFENDER].carriers = 1;
    battle[2].side[HG_ATTACKER].hero = battle[2].side[HG_DEFENDER].hero = 1;
    battle[2].hero_fate = HG_LOST_WITH_TOP_DIE;
    battle[3].side[HG_ATTACKER].hero = battle[3].side[HG_DEFENDER].hero = 1;
    battle[3].side[HG_ATTACKER].highest = 1;
    battle[4].side[HG_DEFENDER].dice = 1;
    battle[4].side[HG_ATTACKER].extra = 1;
    battle[5].side[HG_DEFENDER].most_lost = 1;
    battle[5].tie_to_attacker = 1;
}

/* ---- Plain recursion in higher precision ------------------------------------------------------------------------- */

enum { FAR = 200 };

static long double exact[ODDS_HEROES][FAR + 1][FAR + 1];

static unsigned heroes_of(const struct odds_battle *b)
{
    return (unsigned)(b->side[HG_ATTACKER].hero != 0) << HG_ATTACKER | (unsigned)(b->side[HG_DEFENDER].hero != 0)
                                                                           << HG_DEFENDER;
}

static long double exact_one(const struct odds_battle *b, const struct odds_round *r, unsigned heroes, unsigned a,
                             unsigned d)
{
    long double sum = 0.0L;
    for (unsigned cell = 0; cell < ODDS_CELLS; cell++) {
        unsigned left = heroes;
        if (r->count[cell] == 0)
            continue;
        if (b->hero_fate == HG_LOST_WITH_TOP_DIE)
            left &= (cell & ODDS_TOP) != 0 ? ~1u : ~2u;
        sum += (long double)r->count[cell] / (long double)r->all *
               exact[left][a - r->lost[cell].attacker][d - r->lost[cell].defender];
    }
    return sum;
}

static void find_exact(const struct odds_battle *b, unsigned heroes)
{
    struct odds_round r[3][2];
    unsigned most = b->side[HG_DEFENDER].dice;
    for (unsigned i = 0; i < 3; i++)
        for (unsigned k = 0; k < most; k++)
            odds_round(b, i + 1, k + 1, heroes, &r[i][k]);
    for (unsigned a = 0; a <= FAR; a++)
        for (unsigned d = 0; d <= FAR; d++)
            exact[heroes][a][d] = a == 0 || d == 0
                                      ? (long double)(d == 0)
                                      : exact_one(b, &r[(a < 3 ? a : 3) - 1][(d < most ? d : most) - 1], heroes, a, d);
}

static struct odds_value *table_room;

static struct odds_table table_of(const struct odds_battle *b, unsigned units, unsigned stop)
{
    struct odds_rounds rounds;
    struct odds_table t;
    odds_rounds(b, &rounds);
    free(table_room);
    table_room = malloc(odds_table_room(&rounds, units, units) * sizeof table_room[0]);
    ck_assert_ptr_nonnull(table_room);
    odds_table_build(&t, &rounds, units, units, stop, table_room);
    return t;
}

START_TEST(tables_are_exact_to_the_twelfth_digit)
{
    const struct odds_battle *b = &battle[_i];
    struct odds_table t = table_of(b, FAR, 0);
    for (unsigned heroes = 0; heroes < ODDS_HEROES; heroes++)
        if ((heroes & ~heroes_of(b)) == 0)
            find_exact(b, heroes);
    for (unsigned a = 0; a <= FAR; a++)
        for (unsigned d = a == 0; d <= FAR; d++)
            NEAR(odds_value(&t, a, d)->win, (double)exact[heroes_of(b)][a][d]);
}
END_TEST

/* ---- Distributions ------------------------------------------------------------------------------------------------
 */

static double *fight_room;
static struct odds_ending ending;

static void fight_from(const struct odds_phase *phase, unsigned phases, const struct odds_force *start,
                       unsigned attackers, unsigned defenders, unsigned stop)
{
    struct odds_fight fight = {attackers, defenders, stop, phase, phases};
    free(fight_room);
    fight_room = malloc(odds_fight_room(&fight) * sizeof fight_room[0]);
    ck_assert_ptr_nonnull(fight_room);
    odds_fight(&fight, start, fight_room, &ending);
}

static void fight(const struct odds_battle *b, unsigned attackers, unsigned defenders, unsigned stop)
{
    struct odds_phase phase = {*b, 0};
    struct odds_force start;
    odds_force_of(attackers, b->side[HG_ATTACKER].hero, &start);
    fight_from(&phase, 1, &start, attackers, defenders, stop);
}

static double held_units(unsigned defenders)
{
    double sum = 0.0;
    for (unsigned d = 1; d <= defenders; d++)
        sum += ending.held[d] * d;
    return sum;
}

static void check_against(const struct odds_value *v, unsigned defenders)
{
    NEAR(ending.win, v->win);
    NEAR(odds_force_all(&ending.won) + odds_force_all(&ending.failed), 1.0);
    ck_assert_double_eq_tol(odds_force_units(&ending.won) + odds_force_units(&ending.failed), v->attackers, 1e-10);
    ck_assert_double_eq_tol(held_units(defenders), v->defenders, 1e-10);
    NEAR(ending.hero_lost[HG_ATTACKER], v->hero_lost);
}

START_TEST(tables_and_distributions_agree)
{
    static const unsigned size[][3] = {{1, 1, 0},   {3, 2, 0},  {2, 9, 0}, {10, 10, 0},
                                       {40, 31, 0}, {12, 8, 3}, {9, 9, 8}};
    for (unsigned i = 0; i < sizeof size / sizeof size[0]; i++) {
        struct odds_table t = table_of(&battle[_i], UNITS, size[i][2]);
        fight(&battle[_i], size[i][0], size[i][1], size[i][2]);
        check_against(odds_value(&t, size[i][0], size[i][1]), size[i][1]);
    }
}
END_TEST

START_TEST(one_battle_alone_is_that_of_the_table)
{
    static struct odds_value room[3 * ODDS_HEROES * (UNITS + 1)];
    struct odds_table t = table_of(&battle[_i], UNITS, 2);
    struct odds_rounds rounds;
    odds_rounds(&battle[_i], &rounds);
    ck_assert_uint_eq(odds_battle_room(UNITS), sizeof room / sizeof room[0]);
    struct odds_value v = odds_battle_value(&rounds, 17, UNITS, 2, room);
    ck_assert_mem_eq(&v, odds_value(&t, 17, UNITS), sizeof v);
}
END_TEST

/* Osborne's fight of 10 against 10, given up at three units. */
START_TEST(who_gives_up_keeps_units)
{
    fight(&battle[0], 10, 10, 3);
    for (unsigned a = 4; a <= 10; a++)
        NEAR(odds_force_chance(&ending.failed, a), 0.0);
    ck_assert_double_gt(odds_force_chance(&ending.failed, 3), 0.1);
    ck_assert_double_gt(odds_force_chance(&ending.failed, 2), 0.01);
    NEAR(odds_force_chance(&ending.failed, 1), 0.0);
    ck_assert_double_lt(ending.win, 0.5675);
}
END_TEST

/* Two rounds in which one unit defends, by hand: three against two, then whatever it is. */
START_TEST(cards_hold_for_their_rounds_only)
{
    struct odds_phase phase[2] = {{battle[0], 1}, {battle[0], 0}};
    struct odds_table t = table_of(&battle[0], 10, 0);
    struct odds_round first;
    struct odds_force start;
    phase[0].battle.side[HG_DEFENDER].dice = 1;
    odds_round(&phase[0].battle, 3, 1, 0, &first);
    odds_force_of(7, 0, &start);
    fight_from(phase, 2, &start, 7, 5, 0);
    NEAR(ending.win, first.chance[0] * odds_value(&t, 7, 4)->win + first.chance[1] * odds_value(&t, 6, 5)->win);
}
END_TEST

/* In one round with both heroes exactly one of them falls. */
START_TEST(one_of_two_heroes_falls_in_the_first_round)
{
    struct odds_phase phase[2] = {{battle[2], 1}, {battle[2], 0}};
    struct odds_round round;
    odds_round(&battle[2], 1, 1, 3, &round);
    fight(&battle[2], 1, 1, 0);
    NEAR(ending.hero_lost[HG_ATTACKER], round.chance[ODDS_TOP]);
    NEAR(ending.hero_lost[HG_DEFENDER], round.chance[0]);
    struct odds_force start;
    odds_force_of(8, 1, &start);
    fight_from(phase, 2, &start, 8, 8, 0);
    double whole = ending.win;
    fight(&battle[2], 8, 8, 0);
    NEAR(ending.win, whole);
}
END_TEST

/* A hero that falls only with its place falls exactly when that is taken. */
START_TEST(a_hero_that_stays_falls_with_its_place)
{
    fight(&battle[3], 9, 6, 0);
    NEAR(ending.hero_lost[HG_ATTACKER], 0.0);
    NEAR(ending.hero_lost[HG_DEFENDER], ending.win);
}
END_TEST

/* The second place is attacked with what the first left, minus those that stay. */
START_TEST(a_chain_goes_on_with_what_is_left)
{
    struct odds_table t = table_of(&battle[0], 12, 0);
    struct odds_phase phase = {battle[0], 0};
    struct odds_force next;
    double expected = 0.0;
    fight(&battle[0], 12, 4, 0);
    for (unsigned a = 3; a <= 12; a++)
        expected += odds_force_chance(&ending.won, a) * odds_value(&t, a - 2, 3)->win;
    odds_force_go_on(&ending.won, 2, &next);
    fight_from(&phase, 1, &next, 12, 3, 0);
    NEAR(ending.win, expected);
}
END_TEST

/* ---- Drawn outcomes ------------------------------------------------------------------------------------------------
 */

enum { DRAWN = 12 };

static void check_outcomes(const struct odds_outcomes *o, unsigned a, unsigned d)
{
    const uint32_t *below = o->below + odds_outcomes_at(o->units, a, d);
    double sum = 0.0;
    for (unsigned i = 0; i < a + d - 1; i++) {
        sum += i < d ? ending.held[d - i] : odds_force_chance(&ending.won, i - d + 1);
        ck_assert_double_eq_tol(below[i] / 4294967296.0, sum, 1e-9);
        if (i > 0 && below[i] > below[i - 1]) {
            struct odds_end end = odds_outcome(o, a, d, below[i] - 1);
            ck_assert_uint_eq(end.attackers, i < d ? 0 : i - d + 1);
            ck_assert_uint_eq(end.defenders, i < d ? d - i : 0);
        }
    }
    ck_assert_uint_eq(odds_outcome(o, a, d, 0).attackers + odds_outcome(o, a, d, 0).defenders > 0, 1);
    ck_assert_uint_eq(odds_outcome(o, a, d, UINT32_MAX).attackers, a);
}

START_TEST(drawn_outcomes_have_the_chances_of_the_fight)
{
    uint32_t *room = malloc(odds_outcomes_room(DRAWN) * sizeof room[0]);
    double *scratch = malloc(odds_outcomes_scratch(DRAWN) * sizeof scratch[0]);
    struct odds_rounds rounds;
    struct odds_outcomes o;
    ck_assert(room != NULL && scratch != NULL);
    odds_rounds(&battle[_i], &rounds);
    odds_outcomes_build(&o, &rounds, DRAWN, room, scratch);
    for (unsigned a = 1; a <= DRAWN; a++)
        for (unsigned d = 1; d <= DRAWN; d++) {
            fight(&battle[_i], a, d, 0);
            check_outcomes(&o, a, d);
        }
    free(room);
    free(scratch);
}
END_TEST

/* Round by round with the steps' own lots: the same mean within five standard errors, by a fixed seed. */
START_TEST(drawn_rounds_come_to_the_same)
{
    enum { TIMES = 20000 };
    struct odds_rounds rounds;
    struct rng rng;
    unsigned won = 0;
    odds_rounds(&battle[_i], &rounds);
    rng_seed(&rng, 5, (uint64_t)_i);
    for (unsigned i = 0; i < TIMES; i++) {
        unsigned a = 9, d = 8, heroes = rounds.heroes;
        while (a > 0 && d > 0) {
            const struct odds_step *step =
                odds_step_by_lot(odds_steps(&rounds, heroes, a, d), (uint32_t)(rng_next(&rng) >> 32));
            a -= step->attacker;
            d -= step->defender;
            heroes = step->heroes;
        }
        won += d == 0;
    }
    fight(&battle[_i], 9, 8, 0);
    ck_assert_double_eq_tol((double)won / TIMES, ending.win, 5 * sqrt(ending.win * (1 - ending.win) / TIMES));
}
END_TEST

/* ---- Whole numbers --------------------------------------------------------------------------------------------------
 */

static struct odds_cache cache;

/* Rules of which nothing but the dice matters. */
static struct hg_rules dice_of(unsigned attack, unsigned defence, unsigned sides)
{
    static struct hg_rules r;
    r.conquest.attack_dice = (uint8_t)attack;
    r.conquest.defence_dice = (uint8_t)defence;
    r.conquest.die_sides = (uint8_t)sides;
    return r;
}

static struct insight_edge edge_of(unsigned i)
{
    return (struct insight_edge){{(uint8_t)(i % 3), (uint8_t)(i / 3 % 3)}, {(uint8_t)(i / 9 % 2), (uint8_t)(i / 18)}};
}

/* Every edge against the exact table. Each step rounds, so a few parts of 65,536 are allowed. */
START_TEST(whole_numbers_round_the_exact_ones)
{
    struct hg_rules r = dice_of(3, 2, 6);
    struct insight_edge edge = edge_of((unsigned)_i);
    const struct odds_quick *q = odds_cached(&cache, &r, edge);
    struct odds_battle b = odds_battle_of(&r);
    struct odds_table t;
    for (unsigned side = 0; side < 2; side++) {
        b.side[side].highest = edge.highest[side];
        b.side[side].extra = edge.dice[side];
    }
    t = table_of(&b, ODDS_QUICK, 0);
    for (unsigned a = 0; a <= ODDS_QUICK; a++)
        for (unsigned d = 0; d <= ODDS_QUICK; d++)
            ck_assert_double_eq_tol(odds_win(q, a, d) / (double)ODDS_ONE, odds_value(&t, a, d)->win, 5e-4);
    ck_assert_uint_eq(odds_win(q, 5, 0), ODDS_ONE - 1);
    ck_assert_uint_eq(odds_win(q, 0, 5), 0);
}
END_TEST

/* Beyond the table: certain where it is, and growing with the attackers. */
START_TEST(larger_battles_are_looked_up_in_proportion)
{
    struct hg_rules r = dice_of(3, 2, 6);
    const struct odds_quick *q = odds_cached(&cache, &r, edge_of(0));
    ck_assert_uint_eq(odds_win(q, 50000, 1), odds_win(q, ODDS_QUICK, 1));
    ck_assert_uint_eq(odds_win(q, 1, 50000), 0);
    ck_assert_uint_gt(odds_win(q, 300, 200), odds_win(q, 220, 200));
    ck_assert_uint_eq(odds_win(q, 400, 200), odds_win(q, 40, 20));
}
END_TEST

/* What helps more than a table knows of counts as the most it knows. */
START_TEST(edges_beyond_the_limits_count_as_the_limits)
{
    struct hg_rules r = dice_of(3, 2, 6);
    const struct insight_edge much = {{9, 3}, {4, 2}}, most = {{2, 2}, {1, 1}};
    ck_assert_ptr_eq(odds_cached(&cache, &r, much), odds_cached(&cache, &r, most));
}
END_TEST

static struct odds_cache fresh;

START_TEST(a_cache_answers_the_same_whatever_was_asked_before)
{
    for (unsigned i = 0; i < 3 * ODDS_EDGES; i++) {
        struct hg_rules r = dice_of(1 + i / 5 % 3, 1 + i / 7 % 2, 6 + i / 11 % 3);
        const struct odds_quick *q = odds_cached(&cache, &r, edge_of(i % ODDS_EDGES)), *one;
        memset(&fresh, 0xa5, sizeof fresh);
        odds_cache_clear(&fresh);
        one = odds_cached(&fresh, &r, edge_of(i % ODDS_EDGES));
        ck_assert_mem_eq(q->win, one->win, sizeof q->win);
        for (unsigned a = 1; a <= q->dice[0]; a++)
            for (unsigned d = 1; d <= q->dice[1]; d++)
                ck_assert_mem_eq(odds_lots(q, a, d), odds_lots(one, a, d), sizeof(struct odds_lots));
        ck_assert_ptr_eq(odds_cached(&cache, &r, edge_of(i % ODDS_EDGES)), q);
    }
}
END_TEST

START_TEST(impossible_sides_are_refused)
{
    static const struct odds_side wrong[] = {
        {.dice = 0, .sides = 6},
        {.dice = 4, .sides = 6},
        {.dice = 3, .sides = 1},
        {.dice = 3, .sides = 9},
        {.dice = 3, .sides = 6, .larger = 9},
        {.dice = 3, .sides = 6, .dreadnoughts = 1},
        {.dice = 3, .sides = 6, .all_larger = 1},
        {.dice = 3, .sides = 6, .extra = 3},
        {.dice = 3, .sides = 6, .set = 9},
        {.dice = 3, .sides = 6, .highest = 21},
        {.dice = 3, .sides = 6, .second = 21},
        {.dice = 3, .sides = 6, .all = 21},
    };
    for (unsigned i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        struct odds_battle b = battle[0];
        b.side[i % 2] = wrong[i];
        ck_assert_ptr_nonnull(odds_battle_ok(&b));
    }
    ck_assert_ptr_null(odds_battle_ok(&battle[2]));
}
END_TEST

static void tear_down(void)
{
    free(table_room);
    free(fight_room);
}

int main(void)
{
    TCase *tests;
    Suite *suite = suite_of("odds-battles", &tests);
    tcase_add_unchecked_fixture(tests, set_up, tear_down);
    tcase_add_loop_test(tests, tables_are_exact_to_the_twelfth_digit, 0, BATTLES);
    tcase_add_loop_test(tests, tables_and_distributions_agree, 0, BATTLES);
    tcase_add_loop_test(tests, one_battle_alone_is_that_of_the_table, 0, BATTLES);
    tcase_add_test(tests, who_gives_up_keeps_units);
    tcase_add_test(tests, cards_hold_for_their_rounds_only);
    tcase_add_test(tests, one_of_two_heroes_falls_in_the_first_round);
    tcase_add_test(tests, a_hero_that_stays_falls_with_its_place);
    tcase_add_test(tests, a_chain_goes_on_with_what_is_left);
    tcase_add_loop_test(tests, drawn_outcomes_have_the_chances_of_the_fight, 0, BATTLES);
    tcase_add_loop_test(tests, drawn_rounds_come_to_the_same, 0, BATTLES);
    tcase_add_loop_test(tests, whole_numbers_round_the_exact_ones, 0, ODDS_EDGES);
    tcase_add_test(tests, edges_beyond_the_limits_count_as_the_limits);
    tcase_add_test(tests, larger_battles_are_looked_up_in_proportion);
    tcase_add_test(tests, a_cache_answers_the_same_whatever_was_asked_before);
    tcase_add_test(tests, impossible_sides_are_refused);
    return suite_run(suite);
}
