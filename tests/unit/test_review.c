/* The laws of reviews, on games of every family: chances add up to one, luck adds up to nothing and is expected to be
 * nothing, everything together is the result, decisions are judged by what the seat knew, and the same game has the
 * same review. And the test of dice: quiet on fair ones, loud on loaded ones. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "review/dice.h"
#include "review/moments.h"
#include "review/review.h"
#include "support/modes.h"
#include "support/suite.h"
#include "table/table.h"

enum { SEED = 5, ACTIONS = 150, OUTCOMES = 512, EVENTS = 25, SAMPLED = 3, REPEATED = 60 };

static const char *const games[] = {
    "mass-effect/basic 3",      "mass-effect/galaxy-at-war 3", "starcraft/team-play 4",
    "mass-effect/war-assets 2", "galactic-warfare/standard 2", "starcraft/command-room 3",
};
enum { GAMES = sizeof games / sizeof games[0] };

static struct odds_cache odds;

static const struct mode *mode_of(const char *label)
{
    unsigned count;
    const struct mode *all = modes_all(&count);
    for (unsigned i = 0; i < count; i++)
        if (strcmp(all[i].label, label) == 0)
            return &all[i];
    ck_abort_msg("no mode %s", label);
    return NULL;
}

static const struct fit_row *row_of(const struct mode *mode)
{
    char game[96], *blank;
    snprintf(game, sizeof game, "%s", mode->label);
    blank = strchr(game, ' ');
    *blank = '\0';
    *strchr(game, '/') = '\0';
    return fit_find(game, game + strlen(game) + 1, mode->rules.seats);
}

/* A game of casual players, or its beginning. */
static void play(const struct mode *mode, struct path *p)
{
    static struct table t;
    struct hg_action a;
    struct fault f;
    table_seed(&t, &mode->rules, SEED, 1);
    t.odds = &odds;
    for (unsigned i = 0; i < mode->rules.seats; i++)
        t.player[i] = player_find("casual");
    ck_assert(path_begin(p, &t.state));
    while (p->count < ACTIONS && table_advance(&t, &a, &f) == TABLE_ACTED)
        ck_assert(path_add(p, &a, &t.state, t.actions));
}

static void make(const struct mode *mode, const struct path *p, struct review *out)
{
    const struct review_order order = {
        .r = &mode->rules, .path = p, .row = row_of(mode), .level = REVIEW_QUICK, .luck_only = true};
    ck_assert(review_make(out, &order));
}

/* ---- Sums -------------------------------------------------------------------------------------------------------- */

static int64_t sum(const struct review_worth *w)
{
    int64_t all = 0;
    for (unsigned i = 0; i < HG_SEATS_MAX; i++)
        all += w->of[i];
    return all;
}

static void check_steps(const struct review *v)
{
    for (unsigned i = 0; i <= v->path->count; i++)
        ck_assert_int_eq(sum(&v->worth[i]), REVIEW_ONE);
    for (unsigned i = 0; i < v->path->count; i++)
        ck_assert_int_eq(sum(&v->step[i].change), 0);
}

START_TEST(everything_adds_up_to_the_result_for_every_seat)
{
    const struct mode *mode = mode_of(games[_i]);
    struct path p;
    struct review v, again;
    int64_t luck = 0;
    play(mode, &p);
    make(mode, &p, &v);
    ck_assert(v.calibrated);
    check_steps(&v);
    for (unsigned i = 0; i < mode->rules.seats; i++) {
        const struct review_seat *seat = &v.seat[i];
        ck_assert_int_eq(seat->start + seat->luck + seat->own + seat->others, seat->result);
        luck += seat->luck;
    }
    ck_assert_int_eq(luck, 0);
    make(mode, &p, &again);
    ck_assert_mem_eq(again.worth, v.worth, (p.count + 1) * sizeof *v.worth);
    review_free(&v);
    review_free(&again);
    path_free(&p);
}
END_TEST

/* ---- Luck -------------------------------------------------------------------------------------------------------- */

static double chance[OUTCOMES];
static struct review_worth worth[OUTCOMES];

/* Weighted with their chances the outcomes' changes are nothing, but for rounding to one part of REVIEW_ONE. */
static bool check_event(const struct judge *j, const struct hg_state *s)
{
    struct review_worth expected;
    struct judge_event event;
    unsigned count = judge_outcomes(j, s, OUTCOMES, chance, worth);
    if (count == 0)
        return false;
    judge_chance(j, s, &expected, &event);
    ck_assert(event.exact);
    for (unsigned k = 0; k < j->r->seats; k++) {
        double luck = 0, all = 0;
        for (unsigned i = 0; i < count; i++) {
            luck += chance[i] * (worth[i].of[k] - expected.of[k]);
            all += chance[i];
        }
        ck_assert_double_eq_tol(all, 1, 1e-9);
        ck_assert_double_eq_tol(luck, 0, 1.001);
    }
    return true;
}

START_TEST(luck_is_expected_to_be_nothing)
{
    const struct mode *mode = mode_of(games[_i]);
    struct path p;
    struct judge j;
    unsigned events = 0;
    play(mode, &p);
    ck_assert(judge_begin(&j, &mode->rules, row_of(mode)));
    j.lines = 4;
    j.enumerate = 8000;
    j.samples = 30;
    for (unsigned i = 0; i < p.count && events < EVENTS; i++)
        if (hg_actor(&p.position[i]) == HG_CHANCE)
            events += check_event(&j, &p.position[i]);
    ck_assert_uint_gt(events, 0);
    judge_end(&j);
    path_free(&p);
}
END_TEST

/* An expectation from few chains lies where one from many does, within the errors that they tell. */
START_TEST(a_sampled_expectation_is_within_its_error)
{
    const struct mode *mode = mode_of("galactic-warfare/standard 2");
    struct path p;
    struct judge j;
    unsigned events = 0;
    play(mode, &p);
    ck_assert(judge_begin(&j, &mode->rules, row_of(mode)));
    j.enumerate = 8000;
    j.lines = 4;
    for (unsigned i = 0; i < p.count && events < SAMPLED; i++) {
        struct review_worth few, many;
        struct judge_event of_few, of_many;
        if (hg_actor(&p.position[i]) != HG_CHANCE || (i > 0 && p.action[i - 1].seat == HG_CHANCE))
            continue;
        j.samples = 24;
        judge_chance(&j, &p.position[i], &few, &of_few);
        if (of_few.exact)
            continue;
        j.samples = 240;
        judge_chance(&j, &p.position[i], &many, &of_many);
        ck_assert_double_lt(of_many.error, of_few.error);
        ck_assert_double_eq_tol((few.of[0] - many.of[0]) / (double)REVIEW_ONE, 0,
                                4 * hypot(of_few.error, of_many.error));
        events++;
    }
    ck_assert_uint_eq(events, SAMPLED);
    judge_end(&j);
    path_free(&p);
}
END_TEST

/* ---- Decisions --------------------------------------------------------------------------------------------------- */

static uint32_t below(void *context, uint32_t bound)
{
    return rng_below(context, bound);
}

/* In another world that looks the same to the seat the decision is judged the same. */
START_TEST(decisions_are_judged_by_what_the_seat_knew)
{
    const struct mode *mode = mode_of(games[_i]);
    const struct compare_effort little = {.pick = 4, .measure = 4, .search = 10};
    struct path p;
    struct judge j;
    struct rng rng;
    play(mode, &p);
    ck_assert(judge_begin(&j, &mode->rules, row_of(mode)));
    rng_seed(&rng, SEED, 2);
    for (unsigned i = 0; i < p.count; i += 23) {
        struct compared truth, other;
        struct hg_state world;
        struct hg_view v;
        if (hg_actor(&p.position[i]) >= mode->rules.seats)
            continue;
        hg_view(&mode->rules, &p.position[i], p.action[i].seat, &v);
        hg_imagine(&mode->rules, &v, (struct hg_source){below, &rng}, &world);
        compare_decision(&j, &p.position[i], &p.action[i], little, 7, &truth);
        compare_decision(&j, &world, &p.action[i], little, 7, &other);
        ck_assert_mem_eq(&truth.better, &other.better, sizeof truth.better);
        ck_assert(truth.loss == other.loss && truth.error == other.error && truth.moves == other.moves);
    }
    judge_end(&j);
    path_free(&p);
}
END_TEST

/* The same lots, the same losses; other lots, others. */
START_TEST(the_same_seed_finds_the_same_losses)
{
    const struct mode *mode = mode_of("mass-effect/basic 3");
    double sum = 0, again = 0, other = 0;
    struct path p;
    struct judge j;
    play(mode, &p);
    ck_assert(judge_begin(&j, &mode->rules, row_of(mode)));
    for (unsigned i = p.count - REPEATED; i < p.count; i++) {
        struct review_order order = {.r = &mode->rules, .path = &p, .row = row_of(mode), .seed = 1};
        struct review_step step = {0};
        review_decision(&j, &order, i, &step);
        sum += step.decision.loss;
        review_decision(&j, &order, i, &step);
        again += step.decision.loss;
        order.seed = 2;
        review_decision(&j, &order, i, &step);
        other += step.decision.loss;
    }
    ck_assert(sum == again && sum != other);
    judge_end(&j);
    path_free(&p);
}
END_TEST

START_TEST(noise_is_no_mistake)
{
    ck_assert_int_eq(review_class(0.2, 0.11), REVIEW_FINE);
    ck_assert_int_eq(review_class(-0.2, 0.01), REVIEW_FINE);
    ck_assert_int_eq(review_class(0.019, 0.001), REVIEW_FINE);
    ck_assert_int_eq(review_class(0.02, 0.009), REVIEW_INACCURACY);
    ck_assert_int_eq(review_class(0.05, 0.02), REVIEW_MISTAKE);
    ck_assert_int_eq(review_class(0.10, 0.04), REVIEW_BLUNDER);
}
END_TEST

/* ---- Dice -------------------------------------------------------------------------------------------------------- */

/* Rejections at five of a hundred among games of so many dice; a loaded die shows its last face more often. */
static unsigned rejected(unsigned trials, unsigned dice, unsigned loaded)
{
    unsigned count = 0;
    for (unsigned i = 0; i < trials; i++) {
        struct dice_faces f = {0};
        struct rng rng;
        rng_seed(&rng, SEED, i);
        for (unsigned k = 0; k < dice; k++)
            dice_add(&f, 6, rng_below(&rng, 100) < loaded ? 6 : 1 + rng_below(&rng, 6));
        count += dice_test(&f, i) <= 0.05;
    }
    return count;
}

START_TEST(fair_dice_are_rejected_at_the_nominal_rate)
{
    unsigned count = rejected(2000, 60, 0);
    ck_assert_uint_ge(count, 70);
    ck_assert_uint_le(count, 130);
}
END_TEST

START_TEST(loaded_dice_are_found)
{
    ck_assert_uint_ge(rejected(60, 600, 12), 57);
}
END_TEST

int main(void)
{
    TCase *tests;
    Suite *suite = suite_of("review", &tests);
    tcase_add_loop_test(tests, everything_adds_up_to_the_result_for_every_seat, 0, GAMES);
    tcase_add_loop_test(tests, luck_is_expected_to_be_nothing, 0, GAMES);
    tcase_add_test(tests, a_sampled_expectation_is_within_its_error);
    tcase_add_test(tests, the_same_seed_finds_the_same_losses);
    tcase_add_loop_test(tests, decisions_are_judged_by_what_the_seat_knew, 0, GAMES);
    tcase_add_test(tests, noise_is_no_mistake);
    tcase_add_test(tests, fair_dice_are_rejected_at_the_nominal_rate);
    tcase_add_test(tests, loaded_dice_are_found);
    return suite_run(suite);
}
