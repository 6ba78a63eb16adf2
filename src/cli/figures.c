/* Intervals, ratings, tests: the formulas of docs/ARENA.md. Nothing here is random or depends on time. */
#include "cli/figures.h"

#include <math.h>
#include <stdlib.h>

/* ---- Shares ------------------------------------------------------------------------------------------------------ */

/* The bounds are cut at 0 and 1, which rounding may pass by a hair. */
struct interval figures_wilson(double count, double of)
{
    if (of <= 0)
        return (struct interval){0, 0, 1};
    double p = count / of, z2 = FIGURES_Z95 * FIGURES_Z95;
    double centre = (p + z2 / (2 * of)) / (1 + z2 / of);
    double half = FIGURES_Z95 / (1 + z2 / of) * sqrt(fmax(0, p * (1 - p)) / of + z2 / (4 * of * of));
    return (struct interval){p, fmax(0, centre - half), fmin(1, centre + half)};
}

/* For shares of whole numbers; beyond 2^53 a double would round, and nobody plays as many games. */
struct interval figures_wilson_count(uint64_t count, uint64_t of)
{
    return figures_wilson((double)count, (double)of);
}

/* As qsort wants it. */
static int by_size(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

void figures_sort(double *value, size_t count)
{
    qsort(value, count, sizeof *value, by_size);
}

/* Sorts the caller's values. The upper one of the two in the middle of an even number. */
double figures_median(double *value, size_t count)
{
    figures_sort(value, count);
    return count > 0 ? value[count / 2] : 0;
}

/* ---- Ratings ----------------------------------------------------------------------------------------------------- */

/* Steps after which a fit ends that does not come to rest; without a prior, a player that never wins sinks for ever. */
enum { STEPS_MAX = 100000 };

static const double still = 1e-9; /* relative change of a strength that ends the fit */

/* The strengths of all seats of a game together. */
static double weight_of(const struct contest *c, unsigned players, const double *strength)
{
    double sum = 0;
    for (unsigned i = 0; i < players; i++)
        sum += c->seats[i] * strength[i];
    return sum;
}

/* One step of the MM algorithm: wins divided by the expected wins for each unit of strength. */
static double better(const struct contest *contest, unsigned contests, unsigned players, double prior,
                     const double *strength, unsigned i)
{
    double wins = prior, expected = 2 * prior / (strength[i] + 1);
    for (unsigned k = 0; k < contests; k++) {
        if (contest[k].seats[i] <= 0)
            continue;
        wins += contest[k].wins[i];
        expected += contest[k].games * contest[k].seats[i] / weight_of(&contest[k], players, strength);
    }
    return expected > 0 ? wins / expected : strength[i];
}

/* Without a prior only ratios count, and strengths are brought back to the mean 1. */
static void centre(double *strength, unsigned players)
{
    double sum = 0;
    for (unsigned i = 0; i < players; i++)
        sum += strength[i];
    for (unsigned i = 0; i < players && sum > 0; i++)
        strength[i] *= players / sum;
}

/* Repeats the step until all strengths rest. All of them move at once, from the same old ones. */
static void fit(const struct contest *contest, unsigned contests, unsigned players, double prior, double *strength)
{
    for (unsigned step = 0; step < STEPS_MAX; step++) {
        double next[FIGURES_PLAYERS_MAX], moved = 0;
        for (unsigned i = 0; i < players; i++)
            next[i] = better(contest, contests, players, prior, strength, i);
        if (prior <= 0)
            centre(next, players);
        for (unsigned i = 0; i < players; i++) {
            moved = fmax(moved, fabs(next[i] - strength[i]) / fmax(next[i], 1e-300));
            strength[i] = next[i];
        }
        if (moved < still)
            return;
    }
}

/* Elo points are 400 times the decimal logarithm of a strength. The least strength keeps the logarithm finite. */
void figures_ratings(const struct contest *contest, unsigned contests, unsigned players, double prior,
                     double elo[FIGURES_PLAYERS_MAX])
{
    double strength[FIGURES_PLAYERS_MAX], mean = 0;
    for (unsigned i = 0; i < players; i++)
        strength[i] = 1;
    fit(contest, contests, players, prior, strength);
    for (unsigned i = 0; i < players; i++) {
        elo[i] = 400 * log10(fmax(strength[i], 1e-12));
        mean += elo[i] / players;
    }
    for (unsigned i = 0; i < players; i++)
        elo[i] -= mean;
}

/* The information that the games have about the logarithms of the strengths. */
struct matrix {
    double at[FIGURES_PLAYERS_MAX][FIGURES_PLAYERS_MAX];
};

/* Each contest with the chances p of its players adds games times (diag(p) - p p'). */
static void add_information(const struct contest *c, unsigned players, const double *strength, struct matrix *m)
{
    double weight = weight_of(c, players, strength);
    for (unsigned i = 0; i < players; i++) {
        double p = c->seats[i] * strength[i] / weight;
        m->at[i][i] += c->games * p;
        for (unsigned k = 0; k < players; k++)
            m->at[i][k] -= c->games * p * c->seats[k] * strength[k] / weight;
    }
}

/* Inverts in place, by the method of Gauss and Jordan. The matrix is positive definite, thanks to the prior, so that
 * no pivot has to be looked for. */
static void invert(struct matrix *m, unsigned n)
{
    for (unsigned pivot = 0; pivot < n; pivot++) {
        double by = 1 / m->at[pivot][pivot];
        m->at[pivot][pivot] = 1;
        for (unsigned k = 0; k < n; k++)
            m->at[pivot][k] *= by;
        for (unsigned i = 0; i < n; i++) {
            double times = m->at[i][pivot];
            if (i == pivot)
                continue;
            m->at[i][pivot] = 0;
            for (unsigned k = 0; k < n; k++)
                m->at[i][k] -= times * m->at[pivot][k];
        }
    }
}

/* The variance of a rating less the mean of all: ratings are shifted to the mean 0, and the shift is uncertain too. */
static double variance_of(const struct matrix *m, unsigned n, unsigned which)
{
    double sum = 0;
    for (unsigned i = 0; i < n; i++)
        for (unsigned k = 0; k < n; k++)
            sum += ((i == which) - 1.0 / n) * ((k == which) - 1.0 / n) * m->at[i][k];
    return sum;
}

/* The prior adds to the diagonal what 2 * prior games against somebody of strength 1 would. 400 / ln 10 makes Elo
 * points of logarithms. */
void figures_rating_errors(const struct contest *contest, unsigned contests, unsigned players, double prior,
                           const double elo[FIGURES_PLAYERS_MAX], double error[FIGURES_PLAYERS_MAX])
{
    double strength[FIGURES_PLAYERS_MAX];
    struct matrix m = {{{0}}};
    for (unsigned i = 0; i < players; i++) {
        strength[i] = pow(10, elo[i] / 400);
        m.at[i][i] += 2 * prior * strength[i] / (strength[i] + 1) / (strength[i] + 1);
    }
    for (unsigned k = 0; k < contests; k++)
        add_information(&contest[k], players, strength, &m);
    invert(&m, players);
    for (unsigned i = 0; i < players; i++)
        error[i] = 400 / log(10) * sqrt(fmax(0, variance_of(&m, players, i)));
}

double figures_chance(double elo, double own, double other)
{
    double weight = own * pow(10, elo / 400);
    return weight / (weight + other);
}

/* ---- Sequential test --------------------------------------------------------------------------------------------- */

/* The sum of squares about the mean may fall below 0 by rounding; the spread keeps the variance above it. */
double figures_llr(const struct scores *scores, double s0, double s1, double spread)
{
    double n = scores->count;
    if (n < 1)
        return 0;
    double mean = scores->sum / n;
    double variance = (fmax(0, scores->squares - scores->sum * mean) + spread) / n;
    return n * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance);
}

/* ---- Odds ratio -------------------------------------------------------------------------------------------------- */

/* The sums that the estimate and its variance are made of, named as in the paper: R, S, PR, PS + QR, QS. */
struct sums {
    double r, s, pr, ps_qr, qs;
};

/* `more` is added to all four numbers of a role. Roles without games on either side say nothing and are passed over. */
static struct sums sum_strata(const struct stratum *stratum, unsigned count, double more)
{
    struct sums sums = {0};
    for (unsigned i = 0; i < count; i++) {
        struct stratum t = stratum[i];
        if (t.won + t.lost <= 0 || t.mirror_won + t.mirror_lost <= 0)
            continue;
        double won = t.won + more, lost = t.lost + more, mirror_won = t.mirror_won + more,
               mirror_lost = t.mirror_lost + more, n = won + lost + mirror_won + mirror_lost;
        double r = won * mirror_lost / n, s = lost * mirror_won / n, p = (won + mirror_lost) / n;
        sums.r += r;
        sums.s += s;
        sums.pr += p * r;
        sums.ps_qr += p * s + (1 - p) * r;
        sums.qs += (1 - p) * s;
    }
    return sums;
}

/* Mantel and Haenszel, with the variance of Robins, Breslow and Greenland. Where one side never won or never lost, half
 * a game is added everywhere, which keeps the ratio finite. */
struct interval figures_odds_ratio(const struct stratum *stratum, unsigned count)
{
    struct sums t = sum_strata(stratum, count, 0);
    if (t.r <= 0 || t.s <= 0)
        t = sum_strata(stratum, count, 0.5);
    if (t.r <= 0 || t.s <= 0)
        return (struct interval){1, 0, INFINITY};
    double half = FIGURES_Z95 * sqrt(t.pr / (2 * t.r * t.r) + t.ps_qr / (2 * t.r * t.s) + t.qs / (2 * t.s * t.s));
    return (struct interval){t.r / t.s, t.r / t.s * exp(-half), t.r / t.s * exp(half)};
}
