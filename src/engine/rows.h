/* Rows of cards and the dice that match them: for cards that are claimed, and for places that are scanned. */
#ifndef HG_ROWS_H
#define HG_ROWS_H

#include "engine/bytes.h"
#include "engine/hg.h"

/* There is one die less than room for them, so that a list of faces always ends with a 0. */
enum { ROWS_LOW_FACE = 3 /* the highest that counts in a sum */, ROWS_FACES = 8, ROWS_DICE = HG_DICE_MAX - 1 };

/* Dice on the table: their faces, those of the smaller kind first, zeros behind the last; how many of each kind. */
struct rows_roll {
    const uint8_t *face; /* HG_DICE_MAX of them */
    const uint8_t *dice;
};

/* What dice show, as numbers in one word: how many show each face, four bits for each, and at the top the sum that the
 * low ones reach. A row wants some of these, so that one subtraction compares them all: each number leaves a bit free,
 * which is set before and stays set where there is enough. */
enum { ROWS_BITS = 4, ROWS_SUM = ROWS_BITS * (ROWS_FACES + 1) };
#define ROWS_FREE (UINT64_C(0x888888880) | UINT64_C(0x100) << ROWS_SUM)

/* The number of dice that show a face. */
static inline uint64_t rows_one(unsigned face)
{
    return bit(ROWS_BITS * face);
}

static inline uint64_t rows_have(const uint8_t *face)
{
    uint64_t shift = bytes_of(face) * ROWS_BITS, shown = 0;
    UNROLLED
    for (unsigned i = 0; i < ROWS_DICE; i++)
        shown += bit((shift >> 8 * i) & 63);
    shown += ((shown >> 4 & 7) + 2 * (shown >> 8 & 7) + 3 * (shown >> 12 & 7)) << ROWS_SUM;
    return shown | ROWS_FREE;
}

static inline bool rows_have_all(uint64_t have, uint64_t want)
{
    return ((have - want) & ROWS_FREE) == ROWS_FREE;
}

/* Whether some of the dice match a row completely. */
static inline bool rows_suffice(uint64_t have, const struct hg_row *row)
{
    return rows_have_all(have, row->want);
}

/* Fills in what follows from faces and sum; the smaller dice have so many sides. */
void rows_prepare(struct hg_row *row, unsigned sides);
/* What the rows of a card need, as `needs` has it. */
uint64_t rows_needs(const struct hg_assets_rules *g, uint8_t card);

/* Fills in what follows from the rows of all cards. Rows are left out when there are too many different ones. */
void rows_gather(struct hg_assets_rules *g);

/* The one set of dice that matches a row, but for equal dice; 0 when there are several or none. */
unsigned rows_only_set(struct rows_roll roll, const struct hg_row *row);

/* Sets of dice that match a row, each as bits, those that differ only by equal dice once: up to `most`, rising. */
unsigned rows_sets(struct rows_roll roll, const struct hg_row *row, uint8_t *out, unsigned most);
/* The first of those with the fewest dice. Some dice match the row. */
unsigned rows_fewest(struct rows_roll roll, const struct hg_row *row);
enum hg_reason rows_why_not_set(struct rows_roll roll, const struct hg_row *row, unsigned set);

#endif
