/* Insights tell what the rules do: every answer is compared with what happens in games of every board mode when its
 * time comes. */
#include <string.h>

#include "engine/conquest/abilities/abilities.h"
#include "engine/insight.h"
#include "support/modes.h"
#include "support/suite.h"
#include "table/table.h"

enum { SEED = 29, ROUNDS = 25, GAMES = 3 };

static const struct mode *modes;
static unsigned mode_count;
static struct odds_cache odds;

static const struct mode *mode_of(const char *label)
{
    for (unsigned i = 0; i < mode_count; i++)
        if (strcmp(modes[i].label, label) == 0)
            return &modes[i];
    ck_abort_msg("no mode %s", label);
    return NULL;
}

static bool is_asked(const struct hg_state *s, enum ask_kind kind)
{
    return !s->over && ask_seen(s)->kind == kind;
}

/* How often each question was compared, so that no test passes by never asking. */
static unsigned compared;

typedef void comparison(const struct hg_rules *r, const struct hg_state *s);

/* After every action of casual games. */
static void compare(const struct mode *mode, comparison *with)
{
    static struct table t;
    struct hg_action a;
    struct fault f;
    for (uint64_t game = 0; game < GAMES && mode->rules.family == HG_CONQUEST; game++) {
        table_seed(&t, &mode->rules, SEED, game);
        dealer_seed(&t.dealer, SEED, game);
        t.cap = ROUNDS;
        t.odds = &odds;
        for (unsigned i = 0; i < mode->rules.seats; i++)
            t.player[i] = player_find(i % 2 == 0 ? "casual" : "aggressive");
        while (table_advance(&t, &a, &f) == TABLE_ACTED)
            with(&mode->rules, &t.state);
    }
}

static void compare_all(comparison *with)
{
    compared = 0;
    for (unsigned i = 0; i < mode_count; i++)
        compare(&modes[i], with);
    ck_assert_uint_gt(compared, 100);
}

/* ---- Reinforcements ---------------------------------------------------------------------------------------------- */

static void compare_income(const struct hg_rules *r, const struct hg_state *s)
{
    static uint32_t turn;
    bool begins = s->turn != turn;
    turn = s->turn;
    if (!begins || !is_asked(s, ASK_DEPLOY) || r->conquest.step[0] != HG_STEP_DEPLOY)
        return;
    ck_assert_uint_eq(insight_income(r, s, ask_seen(s)->seat), open_seen(s)->pile);
    compared++;
}

START_TEST(a_turn_begins_with_the_income_that_was_told)
{
    compare_all(compare_income);
}
END_TEST

START_TEST(a_region_pays_for_what_is_left_of_it)
{
    const struct hg_rules *r = &mode_of("mass-effect/galaxy-at-war 3")->rules;
    uint64_t region = r->conquest.region[0], ruin = region & (~region + 1);
    struct hg_state s;
    unsigned before;
    hg_start(r, &s);
    open_of(&s)->own[0] = region & ~ruin;
    before = insight_income(r, &s, 0);
    open_of(&s)->devastated = ruin;
    ck_assert_uint_eq(insight_income(r, &s, 0), before + r->conquest.bonus[0]);
    open_of(&s)->own[0] = 0;
    ck_assert_uint_eq(insight_income(r, &s, 0), 0);
}
END_TEST

/* ---- Goals ------------------------------------------------------------------------------------------------------- */

static void compare_goals(const struct hg_rules *r, const struct hg_state *s)
{
    struct insight_holdings h;
    struct hg_choices choices;
    uint64_t offered = 0, complete = 0;
    if (!is_asked(s, ASK_COLLECT))
        return;
    h = insight_holdings(r, s, ask_seen(s)->seat);
    hg_choices(r, s, &choices);
    for (unsigned i = 0; i < choices.count; i++)
        offered |= choices.box[i].verb == VERB_COLLECT ? bit(choices.box[i].card) : 0;
    for (uint64_t left = open_seen(s)->goals; left != 0;) {
        uint8_t goal = take_lowest(&left);
        struct insight_progress p = insight_goal(r, s, goal, &h);
        complete |= p.had >= p.needed ? bit(goal) : 0;
    }
    ck_assert_uint_eq(offered, complete);
    compared++;
}

START_TEST(goals_are_offered_when_nothing_is_missing)
{
    compare_all(compare_goals);
}
END_TEST

/* ---- Places ------------------------------------------------------------------------------------------------------ */

/* The first move of the step may go wherever chains of the side lead. */
static void compare_moves(const struct hg_rules *r, const struct hg_state *s)
{
    struct hg_choices choices;
    uint64_t own, way;
    if (!is_asked(s, ASK_FORTIFY) || ask_seen(s)->y != 0)
        return;
    hg_choices(r, s, &choices);
    own = open_seen(s)->own[ask_seen(s)->seat];
    way = friendly_places(r, s, ask_seen(s)->seat);
    for (unsigned i = 0; i < choices.count; i++) {
        const struct hg_choice *box = &choices.box[i];
        if (box->verb != VERB_FORTIFY)
            continue;
        ck_assert_uint_eq(box->to, insight_connected(r, way, bit(box->from)) & own & ~bit(box->from));
        compared++;
    }
}

START_TEST(units_move_as_far_as_places_connect)
{
    compare_all(compare_moves);
}
END_TEST

/* Looked up eight places at a time, they come to what they come to one by one, whatever lies beside the board. */
static void compare_sets(const struct hg_rules *r, uint64_t places)
{
    uint64_t near = 0, beside = 0, regions = 0, whole = 0;
    for (unsigned i = 0; i < r->conquest.places; i++)
        if (has(places, i)) {
            near |= r->conquest.near[i];
            regions |= bit(r->conquest.region_of[i]);
        }
    for (unsigned i = 0; i < r->conquest.places; i++)
        beside |= (r->conquest.near[i] & places) != 0 ? bit(i) : 0;
    for (unsigned i = 0; i < r->conquest.regions; i++)
        whole |= (r->conquest.region[i] & ~places) == 0 ? bit(i) : 0;
    ck_assert_uint_eq(insight_neighbours(r, places), near);
    ck_assert_uint_eq(insight_beside(r, all_places(r), places), beside);
    ck_assert_uint_eq(insight_regions_of(r, places), regions);
    ck_assert_uint_eq(insight_whole_regions(r, places), whole);
}

START_TEST(sets_of_places_come_to_what_each_of_them_does)
{
    struct rng rng;
    rng_seed(&rng, SEED, 0);
    for (unsigned i = 0; i < mode_count; i++) {
        const struct hg_rules *r = &modes[i].rules;
        if (r->family != HG_CONQUEST)
            continue;
        compare_sets(r, 0);
        compare_sets(r, ~UINT64_C(0));
        for (unsigned n = 0; n < 200; n++)
            compare_sets(r, n % 2 == 0 ? rng_next(&rng) : rng_next(&rng) & rng_next(&rng));
        for (unsigned region = 0; region < r->conquest.regions; region++)
            compare_sets(r, r->conquest.region[region] | (rng_next(&rng) & rng_next(&rng)));
    }
}
END_TEST

/* What the engine trusts is looked at before. */
START_TEST(sets_of_places_that_contradict_them_are_refused)
{
    struct hg_rules r = mode_of("mass-effect/basic 3")->rules;
    ck_assert_ptr_null(hg_rules_ok(&r));
    r.conquest.near_any[2][77] ^= 1;
    ck_assert_ptr_nonnull(hg_rules_ok(&r));
    r.conquest.near_any[2][77] ^= 1;
    r.conquest.region_any[5][255] ^= 1;
    ck_assert_ptr_nonnull(hg_rules_ok(&r));
}
END_TEST

START_TEST(members_are_found_by_their_number)
{
    struct rng rng;
    rng_seed(&rng, SEED, 1);
    for (unsigned n = 0; n < 2000; n++) {
        uint64_t set = n % 3 == 0 ? rng_next(&rng) : rng_next(&rng) & rng_next(&rng) & rng_next(&rng), left = set;
        for (unsigned k = 0; left != 0; k++)
            ck_assert_uint_eq(nth_of(set, k), take_lowest(&left));
    }
    ck_assert_uint_eq(nth_of(~UINT64_C(0), 63), 63);
    ck_assert_uint_eq(nth_of(bit(63), 0), 63);
}
END_TEST

START_TEST(a_region_has_a_holder_when_one_seat_has_all_of_it)
{
    const struct hg_rules *r = &mode_of("mass-effect/basic 3")->rules;
    struct hg_state s;
    hg_start(r, &s);
    open_of(&s)->own[0] = all_places(r) & ~r->conquest.region[1];
    open_of(&s)->own[2] = r->conquest.region[1];
    ck_assert_uint_eq(insight_region_holder(r, &s, 0), 0);
    ck_assert_uint_eq(insight_region_holder(r, &s, 1), 2);
    ck_assert_uint_eq(insight_whole_regions(r, open_of(&s)->own[2]), bit(1));
    open_of(&s)->own[2] &= open_of(&s)->own[2] - 1;
    ck_assert_uint_eq(insight_region_holder(r, &s, 1), HG_NONE);
    ck_assert_uint_eq(insight_region_of(r, (uint8_t)lowest(r->conquest.region[1])), 1);
}
END_TEST

/* ---- Battles ----------------------------------------------------------------------------------------------------- */

static void compare_edges(const struct hg_rules *r, const struct hg_state *s, uint8_t from, uint8_t to)
{
    struct insight_edge pieces = insight_pieces(r, s, from, to), none = {{0, 0}, {0, 0}};
    struct insight_battle all;
    insight_battle(r, s, from, to, true, &all);
    ck_assert_mem_eq(&pieces, &all.edge, sizeof pieces);
    if (((bit(from) | bit(to)) & insight_places_with_pieces(r, s)) == 0)
        ck_assert_mem_eq(&pieces, &none, sizeof pieces);
    compared += memcmp(&pieces, &none, sizeof pieces) != 0;
}

/* Without cards in force and without ships pieces are all there is. */
static void compare_pieces(const struct hg_rules *r, const struct hg_state *s)
{
    struct hg_choices choices;
    if ((!is_asked(s, ASK_INVADE) && !is_asked(s, ASK_DECLARE)) || r->conquest.mechanisms == 0 || effects_any(s))
        return;
    insight_attacks(r, s, ask_seen(s)->seat, &choices);
    for (unsigned i = 0; i < choices.count; i++)
        for (uint64_t left = choices.box[i].verb == VERB_PLAY ? 0 : choices.box[i].to; left != 0;)
            compare_edges(r, s, choices.box[i].from, take_lowest(&left));
}

START_TEST(pieces_add_what_the_rules_add)
{
    compare_all(compare_pieces);
}
END_TEST

/* The same attack by the rules, with the best dice for one side and the worst for the other. */
static struct hg_state fought(const struct hg_rules *r, const struct hg_state *position, struct hg_action a,
                              bool attacker_loses)
{
    struct hg_state s = *position;
    hg_apply_legal(r, &s, &a);
    if (is_asked(&s, ASK_DEFEND)) {
        struct hg_action all = hg_blank(VERB_DEFEND, hg_actor(&s));
        all.n = 1;
        hg_apply_legal(r, &s, &all);
    }
    struct hg_chances chances;
    struct hg_action roll = hg_blank(VERB_ROLL, HG_CHANCE);
    unsigned attack = a.n + ask_seen(&s)->a; /* with dice beyond the units */
    hg_chances(r, &s, &chances);
    roll.count = chances.count;
    for (unsigned i = 0; i < roll.count; i++)
        roll.x[i] = (i < attack) == attacker_loses ? 1 : chances.sides[i];
    hg_apply_legal(r, &s, &roll);
    return s;
}

/* Attacks on places that can't fall by one loss: then nothing but the highest die decides about heroes. */
static void compare_falls(const struct hg_rules *r, const struct hg_state *s)
{
    struct hg_choices choices;
    if (!is_asked(s, ASK_INVADE) || r->conquest.hero_fate != HG_LOST_WITH_TOP_DIE)
        return;
    hg_choices(r, s, &choices);
    for (unsigned i = 0; i < choices.count; i++) {
        const struct hg_choice *box = &choices.box[i];
        uint8_t to = box->to != 0 ? (uint8_t)lowest(box->to) : (uint8_t)HG_NONE;
        if (box->verb != VERB_ATTACK || open_seen(s)->units[to] < 3)
            continue;
        for (unsigned loses = 0; loses < 2; loses++) {
            struct hg_action a = hg_choice_nth(box, 0);
            a.to = to;
            a.n = 1;
            a.x[0] = box->x_hi[0];
            struct hg_state by_rules = fought(r, s, a, loses == 1), by_insight = *s;
            bool fell = insight_lose_highest(r, &by_insight, &a, loses == 1);
            ck_assert_mem_eq(by_insight.conquest.open.hero, by_rules.conquest.open.hero, HG_SEATS_MAX);
            ck_assert_uint_eq(fell, memcmp(open_seen(s)->hero, open_seen(&by_rules)->hero, HG_SEATS_MAX) != 0);
            ck_assert_uint_eq(by_insight.conquest.open.battle_hero, 0);
            compared += fell;
        }
    }
}

START_TEST(heroes_fall_as_by_the_rules)
{
    compare_all(compare_falls);
}
END_TEST

int main(void)
{
    TCase *tests;
    Suite *suite = suite_of("insight", &tests);
    modes = modes_all(&mode_count);
    tcase_add_test(tests, a_turn_begins_with_the_income_that_was_told);
    tcase_add_test(tests, a_region_pays_for_what_is_left_of_it);
    tcase_add_test(tests, goals_are_offered_when_nothing_is_missing);
    tcase_add_test(tests, units_move_as_far_as_places_connect);
    tcase_add_test(tests, sets_of_places_come_to_what_each_of_them_does);
    tcase_add_test(tests, sets_of_places_that_contradict_them_are_refused);
    tcase_add_test(tests, members_are_found_by_their_number);
    tcase_add_test(tests, a_region_has_a_holder_when_one_seat_has_all_of_it);
    tcase_add_test(tests, pieces_add_what_the_rules_add);
    tcase_add_test(tests, heroes_fall_as_by_the_rules);
    return suite_run(suite);
}
