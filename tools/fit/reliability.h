/* How well chances hold in games that nothing was fitted to: "said 70 %, won 70 %" in ten bins, with errors and a test.
 */
#ifndef FIT_RELIABILITY_H
#define FIT_RELIABILITY_H

#include <stddef.h>
#include <stdio.h>

#include "review/fit.h"

/* A position: its sides, and which of them won; of which game. */
struct sample {
    struct fit_side side[HG_SEATS_MAX];
    unsigned char sides, winner;
    unsigned game;
};

/* Positions of a game stand together. */
struct samples {
    struct sample *item;
    size_t count, room;
};

/* A row of the report; `seat`: of one faction alone, HG_NONE for all sides. */
void reliability_tell(FILE *out, const char *name, const struct samples *set, const struct fit_row *row, unsigned seat);

/* After all rows: how many bins hold, and whether the tests of all rows together do. */
void reliability_sum_up(FILE *out);

#endif
