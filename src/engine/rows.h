/* Rows of cards and the dice that match them: for cards that are claimed, and for places that are scanned. */
#ifndef HG_ROWS_H
#define HG_ROWS_H

#include "engine/bits.h"
#include "engine/hg.h"

/* There is one die less than room for them, so that a list of faces always ends with a 0. */
enum { ROWS_LOW_FACE = 3 /* the highest that counts in a sum */, ROWS_FACES = 8, ROWS_DICE = HG_DICE_MAX - 1 };

/* Dice on the table: their faces, those of the smaller kind first, a 0 behind the last; how many of each kind. */
struct rows_roll {
    const uint8_t *face;
    const uint8_t *dice;
};

/* What dice show, as bits: for each face that one of them shows it (bits 0 to 7), that two do (8 to 15), and from 16 on
 * every sum that the low ones reach. A row wants some of these, so one look at all of them is enough. */
enum { ROWS_TWICE = ROWS_FACES, ROWS_SUMS = 2 * ROWS_FACES };

static inline uint64_t rows_have(const uint8_t *face)
{
    uint64_t once = 0, twice = 0;
    unsigned low = 0;
    for (unsigned i = 0; face[i] != 0; i++) {
        uint64_t here = bit(face[i] - 1u);
        twice |= once & here;
        once |= here;
        low += face[i] <= ROWS_LOW_FACE ? face[i] : 0u;
    }
    return once | twice << ROWS_TWICE | (bit(low + 1) - 1) << ROWS_SUMS;
}

/* Whether some of the dice match a row completely. */
static inline bool rows_suffice(uint64_t have, const struct hg_row *row)
{
    return (row->want & ~have) == 0;
}

/* Fills in what follows from faces and sum; the smaller dice have so many sides. */
void rows_prepare(struct hg_row *row, unsigned sides);

/* The one set of dice that matches a row, but for equal dice; 0 when there are several or none. */
unsigned rows_only_set(struct rows_roll roll, const struct hg_row *row);

/* Sets of dice that match a row, each as bits, those that differ only by equal dice once: up to `most`, rising. */
unsigned rows_sets(struct rows_roll roll, const struct hg_row *row, uint8_t *out, unsigned most);
enum hg_reason rows_why_not_set(struct rows_roll roll, const struct hg_row *row, unsigned set);

#endif
