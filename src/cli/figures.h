/* The arithmetic of statistics: intervals, ratings, sequential tests, odds ratios. `sim` and `arena` use it for their
 * reports, `bench` for its medians. Pure functions of numbers; the same input gives the same bits on one machine,
 * whatever the number of threads was. docs/ARENA.md has the formulas. */
#ifndef CLI_FIGURES_H
#define CLI_FIGURES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Standard deviations on either side of the mean that hold 95 % of a normal distribution. */
#define FIGURES_Z95 1.959963984540054 /* of the normal distribution */

/* A figure with its 95 % interval: low <= middle <= high, all in the unit of the figure. A bound may be infinite. */
struct interval {
    double middle, low, high;
};

/* Wilson's interval of the share count / of. `count` may have halves and thirds, from games that several players
 * share. Of nothing (of = 0) it is 0, somewhere between 0 and 1. */
struct interval figures_wilson(double count, double of);
struct interval figures_wilson_count(uint64_t count, uint64_t of);

/* Sorts in place, the smallest first. The median is the one in the middle once they are sorted: the upper of two, 0 of
 * none. It leaves the values sorted. */
void figures_sort(double *value, size_t count);
double figures_median(double *value, size_t count);

/* ---- Ratings by the model of Plackett and Luce ------------------------------------------------------------------- */

enum { FIGURES_PLAYERS_MAX = 16 };

/* All games that were played with the same players at the table: how many games, how many seats each player had in one
 * of them, and how many games each player won. Players are numbered; one with 0 seats was not there. A tie is shared,
 * so that the wins of a contest add up to its games. */
struct contest {
    double games;
    double seats[FIGURES_PLAYERS_MAX];
    double wins[FIGURES_PLAYERS_MAX];
};

/* Strengths in Elo points with the mean 0: a seat wins with a chance proportional to 10^(elo/400) of its player.
 * Hunter's MM algorithm until no strength moves by more than a billionth. Each player has also won `prior` games and
 * lost as many against somebody of strength 0, so that who never wins has a rating too; 0 for the plain fit. */
void figures_ratings(const struct contest *contest, unsigned contests, unsigned players, double prior,
                     double elo[FIGURES_PLAYERS_MAX]);

/* The standard error of each of these ratings by the curvature of the likelihood (the information matrix). Needs a
 * prior above 0. */
void figures_rating_errors(const struct contest *contest, unsigned contests, unsigned players, double prior,
                           const double elo[FIGURES_PLAYERS_MAX], double error[FIGURES_PLAYERS_MAX]);

/* The chance to win of a player with `own` seats against others of strength 0 with `other` seats. */
double figures_chance(double elo, double own, double other);

/* ---- Sequential test --------------------------------------------------------------------------------------------- */

#define FIGURES_LLR_BOUND 2.9444389791664403 /* ln 19: both errors at 5 % */

/* Sums over the scores of deal groups, each from 0 to 1. */
struct scores {
    double count, sum, squares;
};

/* The log likelihood ratio of mean score s1 against s0, for normally distributed group scores with unknown variance
 * (GSPRT). `spread` is the variance of one group of fair games; it counts as one more group, so that a run of equal
 * scores has a variance too. */
double figures_llr(const struct scores *scores, double s0, double s1, double spread);

/* ---- Odds ratio -------------------------------------------------------------------------------------------------- */

/* One role: games won and lost by a player in it, and won and lost by the same role in mirror play. */
struct stratum {
    double won, lost, mirror_won, mirror_lost;
};

/* The common odds ratio of Mantel and Haenszel with the interval of Robins, Breslow and Greenland. Where it would be 0
 * or infinite, half a game is added to each of the numbers (Haldane). Without any games the middle is 1 and the
 * interval has no bounds (0 to infinity). */
struct interval figures_odds_ratio(const struct stratum *stratum, unsigned count);

#endif
