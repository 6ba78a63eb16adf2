/* The arithmetic of the arena against values from elsewhere. */
#include <math.h>

#include "cli/figures.h"
#include "support/suite.h"

#define NEAR(a, b, within) ck_assert_msg(fabs((a) - (b)) <= (within), "%.9g instead of %.9g", (double)(a), (double)(b))

/* ---- Wilson ------------------------------------------------------------------------------------------------------ */

/* Newcombe, Statistics in Medicine 17 (1998), table I: 81 of 263, 15 of 148, 0 of 20, 1 of 29, method 3. */
START_TEST(wilson_gives_newcombes_table)
{
    static const struct {
        double count, of, low, high;
    } rows[] = {{81, 263, 0.2553, 0.3662}, {15, 148, 0.0624, 0.1605}, {0, 20, 0.0000, 0.1611}, {1, 29, 0.0061, 0.1718}};
    for (unsigned i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        struct interval x = figures_wilson(rows[i].count, rows[i].of);
        NEAR(x.low, rows[i].low, 0.00005);
        NEAR(x.high, rows[i].high, 0.00005);
    }
    NEAR(figures_wilson(0, 0).high, 1, 0);
}
END_TEST

/* ---- Ratings ----------------------------------------------------------------------------------------------------- */

/* Of two players the fit is the log odds. */
START_TEST(two_players_are_rated_by_their_odds)
{
    struct contest c = {100, {1, 1}, {75, 25}};
    double elo[FIGURES_PLAYERS_MAX];
    figures_ratings(&c, 1, 2, 0, elo);
    NEAR(elo[0] - elo[1], 400 * log10(3), 1e-4);
    NEAR(elo[0] + elo[1], 0, 1e-9);
}
END_TEST

/* Three seats won in the ratio 5 : 3 : 2 have these strengths; one against two of a kind counts its seats. */
START_TEST(seats_share_wins_by_their_strengths)
{
    struct contest three = {1000, {1, 1, 1}, {500, 300, 200}}, one = {1000, {1, 2}, {500, 500}};
    double elo[FIGURES_PLAYERS_MAX];
    figures_ratings(&three, 1, 3, 0, elo);
    NEAR(elo[0] - elo[1], 400 * log10(5.0 / 3), 1e-4);
    NEAR(elo[1] - elo[2], 400 * log10(1.5), 1e-4);
    figures_ratings(&one, 1, 2, 0, elo);
    NEAR(elo[0] - elo[1], 400 * log10(2), 1e-4);
    NEAR(figures_chance(400 * log10(2), 1, 2), 0.5, 1e-12);
}
END_TEST

/* Pairs whose scores fit strengths 6 : 3 : 1 exactly give them back, although no game has all three. */
START_TEST(pairs_join_into_one_scale)
{
    struct contest pairs[] = {
        {90, {1, 1, 0}, {60, 30, 0}},
        {80, {0, 1, 1}, {0, 60, 20}},
        {70, {1, 0, 1}, {60, 0, 10}},
    };
    double elo[FIGURES_PLAYERS_MAX];
    figures_ratings(pairs, 3, 3, 0, elo);
    NEAR(elo[0] - elo[1], 400 * log10(2), 1e-4);
    NEAR(elo[1] - elo[2], 400 * log10(3), 1e-4);
}
END_TEST

START_TEST(who_never_wins_has_a_rating_by_the_prior)
{
    struct contest c = {20, {1, 1}, {20, 0}};
    double elo[FIGURES_PLAYERS_MAX], error[FIGURES_PLAYERS_MAX];
    figures_ratings(&c, 1, 2, 0.5, elo);
    figures_rating_errors(&c, 1, 2, 0.5, elo, error);
    ck_assert(elo[0] > 200 && elo[0] < 500);
    ck_assert(error[0] > 100 && error[0] < 300);
}
END_TEST

/* A log odds of n games at p has the variance 1 / (n p q); each of two ratings is half of the difference. */
START_TEST(errors_of_two_players_are_those_of_the_log_odds)
{
    struct contest c = {400, {1, 1}, {300, 100}};
    double elo[FIGURES_PLAYERS_MAX], error[FIGURES_PLAYERS_MAX];
    figures_ratings(&c, 1, 2, 1e-9, elo);
    figures_rating_errors(&c, 1, 2, 1e-9, elo, error);
    NEAR(error[0], 400 / log(10) * sqrt(1 / (400 * 0.75 * 0.25)) / 2, 1e-3);
}
END_TEST

/* ---- Sequential test --------------------------------------------------------------------------------------------- */

/* LLR = n (s1 - s0) (2 s - s0 - s1) / (2 v) by hand: n 400, s 0.55, v 0.09 (with one group more of spread 0). */
START_TEST(the_ratio_is_the_formulas)
{
    struct scores scores = {400, 220, 400 * (0.09 + 0.55 * 0.55)};
    NEAR(figures_llr(&scores, 0.5, 0.6, 0), 0, 1e-9);
    NEAR(figures_llr(&scores, 0.5, 0.52, 0), 400 * 0.02 * 0.08 / (2 * 0.09), 1e-9);
    NEAR(figures_chance(20, 1, 1), 0.5287505, 1e-6);
}
END_TEST

START_TEST(equal_scores_do_not_decide_at_once)
{
    struct scores scores = {1, 1, 1};
    double llr = figures_llr(&scores, 0.5, figures_chance(20, 1, 1), 0.125);
    ck_assert(llr > 0 && llr < 0.2);
    ck_assert(figures_llr(&(struct scores){0}, 0.5, 0.6, 0.1) == 0);
}
END_TEST

/* ---- Odds ratio -------------------------------------------------------------------------------------------------- */

/* One table: the plain ratio with Woolf's error, to which that of Robins, Breslow and Greenland comes down. */
START_TEST(one_role_has_the_plain_odds_ratio)
{
    struct stratum t = {40, 60, 20, 80};
    struct interval x = figures_odds_ratio(&t, 1);
    NEAR(x.middle, 40.0 * 80 / (60 * 20), 1e-12);
    NEAR(log(x.high / x.middle), 1.959964 * sqrt(1.0 / 40 + 1.0 / 60 + 1.0 / 20 + 1.0 / 80), 1e-5);
}
END_TEST

/* The same ratio in tables of different sizes is the common one. */
START_TEST(roles_of_one_ratio_have_it_in_common)
{
    struct stratum t[] = {{60, 30, 30, 30}, {10, 20, 20, 80}, {0, 0, 5, 5}};
    struct interval x = figures_odds_ratio(t, 3);
    NEAR(x.middle, 2, 1e-12);
    ck_assert(x.low < 2 && x.high > 2);
}
END_TEST

START_TEST(a_perfect_score_has_a_finite_ratio)
{
    struct stratum t = {20, 0, 10, 10};
    struct interval x = figures_odds_ratio(&t, 1);
    NEAR(x.middle, 20.5 * 10.5 / (0.5 * 10.5), 1e-9);
    ck_assert(x.low > 1);
    ck_assert(figures_odds_ratio(NULL, 0).middle == 1);
}
END_TEST

START_TEST(the_median_stands_in_the_middle)
{
    double odd[] = {3, -1, 2}, even[] = {4, 1, 3, 2};
    ck_assert(figures_median(odd, 3) == 2);
    ck_assert(odd[0] == -1 && odd[2] == 3);
    ck_assert(figures_median(even, 4) == 3);
    ck_assert(figures_median(odd, 0) == 0);
}
END_TEST

int main(void)
{
    TCase *tests;
    Suite *suite = suite_of("figures", &tests);
    tcase_add_test(tests, wilson_gives_newcombes_table);
    tcase_add_test(tests, two_players_are_rated_by_their_odds);
    tcase_add_test(tests, seats_share_wins_by_their_strengths);
    tcase_add_test(tests, pairs_join_into_one_scale);
    tcase_add_test(tests, who_never_wins_has_a_rating_by_the_prior);
    tcase_add_test(tests, errors_of_two_players_are_those_of_the_log_odds);
    tcase_add_test(tests, the_ratio_is_the_formulas);
    tcase_add_test(tests, equal_scores_do_not_decide_at_once);
    tcase_add_test(tests, one_role_has_the_plain_odds_ratio);
    tcase_add_test(tests, roles_of_one_ratio_have_it_in_common);
    tcase_add_test(tests, a_perfect_score_has_a_finite_ratio);
    tcase_add_test(tests, the_median_stands_in_the_middle);
    return suite_run(suite);
}
