/* Bins, their errors, and a test of all bins of a row together.
 *
 * Positions of a game are not independent: what was said and what came of it is added up game by game, and the errors
 * come from the differences between games. Bins are not independent either, with two sides one is the mirror of
 * another: the test takes their covariances into account. */
#include "reliability.h"

#include <math.h>
#include <string.h>

#include "engine/bits.h"

enum { BINS = 10, GAMES_LEAST = 20 };

struct bins {
    double said[BINS], won[BINS], count[BINS];
    double of_game[BINS], together[BINS][BINS]; /* won over said in the game at hand; sums of products over games */
    unsigned games[BINS], last[BINS], game;
};

/* Over all rows: of whole modes, and of factions. */
static struct {
    unsigned rows, bins, within;
    double farthest, least; /* standard errors; p */
} sums[2] = {{.least = 1}, {.least = 1}};

static void close_game(struct bins *b)
{
    for (unsigned i = 0; i < BINS; i++)
        for (unsigned k = 0; k < BINS; k++)
            b->together[i][k] += b->of_game[i] * b->of_game[k];
    memset(b->of_game, 0, sizeof b->of_game);
}

static void put(struct bins *b, double said, bool won, unsigned game)
{
    unsigned i = said >= 1 ? BINS - 1 : (unsigned)(said * BINS);
    if (b->game != game)
        close_game(b);
    if (b->games[i] == 0 || b->last[i] != game) {
        b->games[i]++;
        b->last[i] = game;
    }
    b->game = game;
    b->said[i] += said;
    b->won[i] += won;
    b->count[i]++;
    b->of_game[i] += won - said;
}

static double error(const struct bins *b, unsigned i)
{
    return sqrt(b->together[i][i]);
}

/* Standard errors between what was said and what came. */
static double distance(const struct bins *b, unsigned i)
{
    return (b->won[i] - b->said[i]) / error(b, i);
}

/* ---- The test ---------------------------------------------------------------------------------------------------- */

/* The chance that a sum of so many squares of normal numbers is larger. */
static double beyond(double sum, unsigned squares)
{
    double x = sum / 2, a = squares % 2 == 1 ? 0.5 : 1, all = squares % 2 == 1 ? erfc(sqrt(x)) : exp(-x);
    for (; a + 0.5 < squares / 2.0; a++)
        all += exp(a * log(x) - x - lgamma(a + 1));
    return all;
}

/* The distances of all bins, made independent one by one (Cholesky): a bin that follows from those before it has
 * nothing of its own and is left out. Their squares add up; p by chi-square. */
static double test(const struct bins *b)
{
    double root[BINS][BINS] = {{0}}, free[BINS] = {0}, sum = 0;
    unsigned squares = 0;
    for (unsigned i = 0; i < BINS; i++) {
        double rest = b->together[i][i], value = b->won[i] - b->said[i];
        if (b->games[i] < GAMES_LEAST)
            continue;
        for (unsigned k = 0; k < i; k++) {
            double dot = b->together[i][k];
            for (unsigned n = 0; n < k; n++)
                dot -= root[i][n] * root[k][n];
            root[i][k] = root[k][k] > 0 ? dot / root[k][k] : 0;
            rest -= root[i][k] * root[i][k];
            value -= root[i][k] * free[k];
        }
        if (rest <= 1e-6 * b->together[i][i])
            continue;
        root[i][i] = sqrt(rest);
        free[i] = value / root[i][i];
        sum += free[i] * free[i];
        squares++;
    }
    return squares > 0 ? beyond(sum, squares) : 1;
}

/* ---- Telling ----------------------------------------------------------------------------------------------------- */

static void tell_bins(FILE *out, const char *name, const struct bins *b, bool faction)
{
    unsigned held = 0, two = 0;
    double worst = 0, p = test(b);
    fprintf(out, "| %s | ", name);
    for (unsigned i = 0; i < BINS; i++) {
        if (b->games[i] < GAMES_LEAST) {
            fprintf(out, "– | ");
            continue;
        }
        held++;
        two += fabs(distance(b, i)) <= 2;
        worst = fmax(worst, fabs(distance(b, i)));
        fprintf(out, "%.0f %.0f ± %.0f | ", 100 * b->said[i] / b->count[i], 100 * b->won[i] / b->count[i],
                200 * error(b, i) / b->count[i]);
    }
    fprintf(out, "%u of %u, %.1f | %.3f | ", two, held, worst, p);
    sums[faction].rows++;
    sums[faction].bins += held;
    sums[faction].within += two;
    sums[faction].farthest = fmax(sums[faction].farthest, worst);
    sums[faction].least = fmin(sums[faction].least, p);
}

static double brier(const struct sample *one, const double *chance)
{
    double sum = 0;
    for (unsigned i = 0; i < one->sides; i++)
        sum += ((i == one->winner) - chance[i]) * ((i == one->winner) - chance[i]);
    return sum;
}

void reliability_tell(FILE *out, const char *name, const struct samples *set, const struct fit_row *row, unsigned seat)
{
    static struct bins b;
    double chance[HG_SEATS_MAX], raw = 0, corrected = 0;
    memset(&b, 0, sizeof b);
    for (size_t n = 0; n < set->count; n++) {
        const struct sample *one = &set->item[n];
        fit_chances(NULL, one->side, one->sides, chance);
        raw += brier(one, chance) / (double)set->count;
        fit_chances(row, one->side, one->sides, chance);
        corrected += brier(one, chance) / (double)set->count;
        for (unsigned i = 0; i < one->sides; i++)
            if (seat == HG_NONE || has(one->side[i].seats, seat))
                put(&b, chance[i], i == one->winner, one->game);
    }
    close_game(&b);
    tell_bins(out, name, &b, seat != HG_NONE);
    if (seat == HG_NONE)
        fprintf(out, "%.4f | %.4f |\n", raw, corrected);
    else
        fprintf(out, "| |\n");
}

void reliability_sum_up(FILE *out)
{
    static const char *const of[] = {"modes", "factions"};
    for (unsigned i = 0; i < 2; i++)
        if (sums[i].rows > 0)
            fprintf(out,
                    "\n%u rows of %s: %u of %u bins within two standard errors, the farthest %.1f; least p %.4f, times "
                    "rows %.3f\n",
                    sums[i].rows, of[i], sums[i].within, sums[i].bins, sums[i].farthest, sums[i].least,
                    fmin(1, sums[i].least * sums[i].rows));
}
