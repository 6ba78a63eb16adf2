/* Sums of games and what they say. Only integers are merged, so that the number of threads can't show: sums of
 * fractions would depend on their order.
 *
 * Squares of lengths are summed beside the lengths, so that the deviation can be told without a second look at the
 * games; GAMES_MAX of sim.c keeps the sums in range. */
#include <math.h>

#include "cli/sim/sim.h"

/* Of equally long games the one with the lowest number is kept, whichever thread had it. */
static void merge_sum(struct sim_sum *into, const struct sim_sum *from, bool into_is_empty)
{
    if (into_is_empty) {
        *into = *from;
        return;
    }
    into->sum += from->sum;
    into->squares += from->squares;
    if (from->least < into->least)
        into->least = from->least;
    if (from->most > into->most || (from->most == into->most && from->most_game < into->most_game)) {
        into->most = from->most;
        into->most_game = from->most_game;
    }
}

/* Armies and factions alike. */
static void merge_part(struct sim_part *into, const struct sim_part *from)
{
    into->games += from->games;
    into->wins += from->wins;
}

/* Of several violations the one of the lowest game is kept, for the same reason. */
void sim_stats_merge(struct sim_stats *into, const struct sim_stats *from)
{
    if (from->games == 0)
        return;
    for (unsigned i = 0; i < SIM_LENGTHS; i++)
        merge_sum(&into->length[i], &from->length[i], into->games == 0);
    if (from->violations > 0 && (into->violations == 0 || from->violation_game < into->violation_game)) {
        into->violation_game = from->violation_game;
        into->violation = from->violation;
    }
    for (unsigned i = 0; i < HG_SEATS_MAX; i++) {
        into->wins[i] += from->wins[i];
        into->order_wins[i] += from->order_wins[i];
    }
    for (unsigned i = 0; i < HG_SEATS_MAX; i++) {
        merge_part(&into->army[i], &from->army[i]);
        merge_part(&into->faction[i], &from->faction[i]);
    }
    for (unsigned i = 0; i < ENDINGS; i++)
        into->endings[i] += from->endings[i];
    into->shared = into->shared || from->shared;
    into->games += from->games;
    into->violations += from->violations;
    into->stuck += from->stuck;
    into->capped += from->capped;
    into->drawn += from->drawn;
}

/* The variance has n - 1 below it, as that of a sample has. */
struct interval sim_mean(const struct sim_sum *sum, uint64_t count)
{
    if (count == 0)
        return (struct interval){0, 0, 0};
    double n = (double)count, mean = (double)sum->sum / n;
    double variance = count < 2 ? 0 : fmax(0, ((double)sum->squares - (double)sum->sum * mean) / (n - 1));
    double half = FIGURES_Z95 * sqrt(variance / n);
    return (struct interval){mean, mean - half, mean + half};
}
