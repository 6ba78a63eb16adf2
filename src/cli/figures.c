/* Intervals, ratings, tests. */
#include "cli/figures.h"

#include <math.h>

/* ---- Shares ------------------------------------------------------------------------------------------------------ */

struct interval figures_wilson(double count, double of)
{
    if (of <= 0)
        return (struct interval){0, 0, 1};
    double p = count / of, z2 = FIGURES_Z95 * FIGURES_Z95;
    double centre = (p + z2 / (2 * of)) / (1 + z2 / of);
    double half = FIGURES_Z95 / (1 + z2 / of) * sqrt(fmax(0, p * (1 - p)) / of + z2 / (4 * of * of));
    return (struct interval){p, fmax(0, centre - half), fmin(1, centre + half)};
}

struct interval figures_wilson_count(uint64_t count, uint64_t of)
{
    return figures_wilson((double)count, (double)of);
}

/* ---- Ratings ----------------------------------------------------------------------------------------------------- */

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

double figures_chance(double elo, double own, double other)
{
    double weight = own * pow(10, elo / 400);
    return weight / (weight + other);
}

/* ---- Sequential test --------------------------------------------------------------------------------------------- */

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

struct interval figures_odds_ratio(const struct stratum *stratum, unsigned count)
{
    double r = 0, s = 0, pr = 0, ps_qr = 0, qs = 0;
    for (unsigned i = 0; i < count; i++) {
        const struct stratum *t = &stratum[i];
        double n = t->won + t->lost + t->mirror_won + t->mirror_lost;
        if (t->won + t->lost <= 0 || t->mirror_won + t->mirror_lost <= 0)
            continue;
        double a = t->won * t->mirror_lost / n, b = t->lost * t->mirror_won / n;
        double p = (t->won + t->mirror_lost) / n, q = (t->lost + t->mirror_won) / n;
        r += a;
        s += b;
        pr += p * a;
        ps_qr += p * b + q * a;
        qs += q * b;
    }
    if (r <= 0 && s <= 0)
        return (struct interval){1, 0, INFINITY};
    if (r <= 0 || s <= 0)
        return (struct interval){r > 0 ? INFINITY : 0, 0, INFINITY};
    double half = FIGURES_Z95 * sqrt(pr / (2 * r * r) + ps_qr / (2 * r * s) + qs / (2 * s * s));
    return (struct interval){r / s, r / s * exp(-half), r / s * exp(half)};
}
