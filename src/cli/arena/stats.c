/* What the results say: shares, cross table, ratings with their intervals, roles, the sequential test. Games are walked
 * in the order of their numbers, so that sums come out the same every time.
 *
 * docs/ARENA.md has the formulas. Every figure is computed from the list of results alone, so that a resumed tournament
 * reports the same as one that was never interrupted. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "cli/arena/arena.h"
#include "players/rng.h"

/* ---- The sequential test ----------------------------------------------------------------------------------------- */

/* The expected score of the first player over a group when it is so much stronger. */
static double expected(const struct arena_plan *plan, double elo)
{
    double sum = 0;
    for (unsigned k = 0; k < plan->rivals; k++) {
        unsigned own = 0;
        for (unsigned i = 0; i < plan->rules.seats; i++)
            own += plan->seating[k].entrant[i] == 0;
        sum += figures_chance(elo, own, plan->rules.seats - own);
    }
    return sum / plan->rivals;
}

/* Half a point more or less is the standard deviation of a fair game; a group's mean over its games has that much less
 * variance. */
void arena_test_begin(const struct arena_plan *plan, struct arena_test *test)
{
    *test = (struct arena_test){.s0 = 0};
    if (!plan->sprt)
        return;
    test->s0 = expected(plan, plan->elo0);
    test->s1 = expected(plan, plan->elo1);
    test->spread = 0.25 / plan->rivals;
}

/* What an entrant got with all of its seats in a game. */
static double score_of(const struct arena_plan *plan, const struct arena_result *g, const struct arena_seating *seating,
                       unsigned entrant)
{
    double sum = 0;
    for (unsigned i = 0; i < plan->rules.seats; i++)
        if (seating->entrant[i] == entrant)
            sum += arena_score(g, i);
    return sum;
}

/* A group counts as one observation, since its games share a deal and are not independent. After a verdict nothing more
 * is added: a test that went on could change its mind. */
void arena_test_add(const struct arena_plan *plan, const struct arena_result *group, struct arena_test *test)
{
    double score = 0;
    if (!plan->sprt || test->verdict != 0)
        return;
    for (unsigned k = 0; k < plan->rivals; k++)
        score += score_of(plan, &group[k], &plan->seating[k], 0) / plan->rivals;
    test->scores.count++;
    test->scores.sum += score;
    test->scores.squares += score * score;
    test->llr = figures_llr(&test->scores, test->s0, test->s1, test->spread);
    test->verdict = (test->llr >= FIGURES_LLR_BOUND) - (test->llr <= -FIGURES_LLR_BOUND);
}

/* ---- Counting ---------------------------------------------------------------------------------------------------- */

/* A game in which the role took part. */
static void add_part(struct arena_part *part, double score)
{
    part->games++;
    part->score += score;
}

/* A seat's army and, where there are any, its faction. */
static void count_role(const struct arena_plan *plan, unsigned army, double score, struct arena_part *armies,
                       struct arena_part *factions)
{
    if (army == 0 || army > plan->sides.armies)
        return;
    add_part(&armies[army - 1], score);
    if (plan->sides.factions > 0)
        add_part(&factions[plan->sides.faction_of[army - 1]], score);
}

/* A win that a side shares is a win in each of its roles: there it counts whole, whereas points are shared. */
static double won_in_role(const struct arena_result *g, unsigned seat)
{
    if (g->end == ARENA_WON)
        return g->sharers >> seat & 1;
    return arena_score(g, seat);
}

/* Counts a game for everybody who took part in it. For a pair only the points of both count; par is the share that
 * seats alone would give. */
static void count_entrants(const struct arena_plan *plan, const struct arena_result *g,
                           const struct arena_seating *seating, struct arena_report *report)
{
    unsigned seats[ROSTER_MAX] = {0};
    double score[ROSTER_MAX] = {0};
    for (unsigned i = 0; i < plan->rules.seats; i++) {
        struct arena_entrant *e = &report->entrant[seating->entrant[i]];
        seats[seating->entrant[i]]++;
        score[seating->entrant[i]] += arena_score(g, i);
        e->faults += g->faults[i];
        count_role(plan, g->army[i], won_in_role(g, i), e->army, e->faction);
    }
    for (unsigned i = 0; i < plan->roster.count; i++) {
        report->entrant[i].games += seats[i] > 0;
        report->entrant[i].seats += seats[i];
        report->entrant[i].score += score[i];
        for (unsigned k = 0; k < plan->roster.count; k++)
            if (k != i && seats[i] > 0 && seats[k] > 0) {
                report->cross[i][k].games += score[i] + score[k];
                report->cross[i][k].score += score[i];
                report->cross_par[i][k] += (double)seats[i] / (seats[i] + seats[k]) * (score[i] + score[k]);
            }
    }
}

/* Only roles: a player can't be stronger than itself. */
static void count_mirror(const struct arena_plan *plan, const struct arena_result *g, struct arena_report *report)
{
    for (unsigned i = 0; i < plan->rules.seats; i++)
        count_role(plan, g->army[i], won_in_role(g, i), report->mirror_army, report->mirror_faction);
}

/* Only whole groups are counted, see arena_report_make: half a group would favour whoever had the better seats in it.
 */
static void count_games(const struct arena_plan *plan, const struct arena_games *games, struct arena_report *report)
{
    for (uint64_t i = 0; i < report->games; i++) {
        const struct arena_result *g = &games->result[i];
        const struct arena_seating *seating = &plan->seating[i % plan->seatings];
        report->ends[g->end]++;
        report->rounds += g->rounds;
        report->actions += g->actions;
        if (seating->mirror)
            count_mirror(plan, g, report);
        else
            count_entrants(plan, g, seating, report);
    }
    if (report->games > 0) {
        report->rounds /= (double)report->games;
        report->actions /= (double)report->games;
    }
}

/* ---- Ratings ----------------------------------------------------------------------------------------------------- */

/* Enough for stable bounds at 2.5 and 97.5 %; a multiple of 40, so that these are whole numbers of samples. */
enum { RESAMPLES = 400 };

/* Half a game won and lost against somebody average: keeps ratings finite and moves them little. */
static const double rating_prior = 0.5;

/* Adds a group to its contests; those that a group has several times are counted as often. */
static void add_group(const struct arena_plan *plan, const struct arena_result *group, struct contest *contest)
{
    for (unsigned k = 0; k < plan->rivals; k++) {
        const struct arena_seating *seating = &plan->seating[k];
        struct contest *c = &contest[seating->contest];
        c->games++;
        for (unsigned i = 0; i < plan->rules.seats; i++)
            c->wins[seating->entrant[i]] += arena_score(&group[k], i);
    }
}

/* Sets all counts to 0 and writes down who has how many seats. */
static void clear_contests(const struct arena_plan *plan, struct contest *contest)
{
    memset(contest, 0, plan->contests * sizeof *contest);
    for (unsigned k = 0; k < plan->rivals; k++) {
        const struct arena_seating *seating = &plan->seating[k];
        struct contest *c = &contest[seating->contest];
        memset(c->seats, 0, sizeof c->seats);
        for (unsigned i = 0; i < plan->rules.seats; i++)
            c->seats[seating->entrant[i]]++;
    }
}

/* See figures_ratings; the prior is the same in every fit. */
static void fit(const struct arena_plan *plan, const struct contest *contest, double elo[ROSTER_MAX])
{
    figures_ratings(contest, plan->contests, plan->roster.count, rating_prior, elo);
}

/* The middle 95 % of fits to groups drawn anew, always by the same lots; or what the curvature of the likelihood says,
 * where that is wider: who wins every game wins every sample, too. Whole groups are drawn, since games of one deal
 * depend on each other. */
static void resample(const struct arena_plan *plan, const struct arena_games *games, struct contest *contest,
                     const double error[ROSTER_MAX], struct arena_report *report)
{
    static double sample[ROSTER_MAX][RESAMPLES];
    struct rng rng;
    rng_seed(&rng, plan->seed, report->groups);
    for (unsigned n = 0; n < RESAMPLES; n++) {
        double elo[ROSTER_MAX];
        clear_contests(plan, contest);
        for (uint64_t g = 0; g < report->groups; g++)
            add_group(plan, &games->result[rng_below64(&rng, report->groups) * plan->seatings], contest);
        fit(plan, contest, elo);
        for (unsigned i = 0; i < plan->roster.count; i++)
            sample[i][n] = elo[i];
    }
    for (unsigned i = 0; i < plan->roster.count; i++) {
        figures_sort(sample[i], RESAMPLES);
        struct interval *elo = &report->entrant[i].elo;
        elo->low = fmin(sample[i][RESAMPLES / 40 - 1], elo->middle - FIGURES_Z95 * error[i]);
        elo->high = fmax(sample[i][RESAMPLES - RESAMPLES / 40], elo->middle + FIGURES_Z95 * error[i]);
    }
}

/* Without memory there are no ratings; all else is told. */
static void rate(const struct arena_plan *plan, const struct arena_games *games, struct arena_report *report)
{
    double elo[ROSTER_MAX], error[ROSTER_MAX];
    struct contest *contest = calloc(plan->contests, sizeof *contest);
    if (contest == NULL || report->groups == 0) {
        free(contest);
        return;
    }
    clear_contests(plan, contest);
    for (uint64_t g = 0; g < report->groups; g++)
        add_group(plan, &games->result[g * plan->seatings], contest);
    fit(plan, contest, elo);
    for (unsigned i = 0; i < plan->roster.count; i++)
        report->entrant[i].elo.middle = elo[i];
    figures_rating_errors(contest, plan->contests, plan->roster.count, rating_prior, elo, error);
    resample(plan, games, contest, error, report);
    free(contest);
}

/* ---- All of it --------------------------------------------------------------------------------------------------- */

/* Games and wins in a role, here and in mirror play. */
static struct stratum stratum_of(const struct arena_part *own, const struct arena_part *mirror)
{
    return (struct stratum){own->score, own->games - own->score, mirror->score, mirror->games - mirror->score};
}

/* Each role is a stratum: a player that happened to have the strong armies more often gains nothing by it. */
static void compare_with_mirror(const struct arena_plan *plan, struct arena_report *report)
{
    for (unsigned i = 0; i < plan->roster.count; i++) {
        struct stratum stratum[HG_SEATS_MAX];
        struct arena_entrant *e = &report->entrant[i];
        for (unsigned k = 0; k < plan->sides.armies; k++) {
            stratum[k] = stratum_of(&e->army[k], &report->mirror_army[k]);
            e->army_odds_ratio[k] = figures_odds_ratio(&stratum[k], 1);
        }
        e->odds_ratio = figures_odds_ratio(stratum, plan->sides.armies);
    }
}

/* The running test is made anew from all groups: the one of play.c ended when it decided, and so does this. */
void arena_report_make(const struct arena_plan *plan, const struct arena_games *games, struct arena_report *report)
{
    memset(report, 0, sizeof *report);
    report->groups = games->done / plan->seatings;
    report->games = report->groups * plan->seatings;
    report->rivals = report->groups * plan->rivals;
    count_games(plan, games, report);
    for (unsigned i = 0; i < plan->roster.count; i++) {
        struct arena_entrant *e = &report->entrant[i];
        e->share = figures_wilson(e->score, e->games);
        e->par = e->games > 0 ? e->seats / (e->games * plan->rules.seats) : 0;
        for (unsigned k = 0; k < plan->roster.count; k++)
            if (report->cross[i][k].games > 0)
                report->cross_par[i][k] /= report->cross[i][k].games;
    }
    rate(plan, games, report);
    if (plan->mirror)
        compare_with_mirror(plan, report);
    arena_test_begin(plan, &report->test);
    for (uint64_t g = 0; g < report->groups; g++)
        arena_test_add(plan, &games->result[g * plan->seatings], &report->test);
}
