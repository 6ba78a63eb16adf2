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

unsigned rows_dice(const struct hg_row *row); /* fewest dice that can match it */

/* How many of them must be of the larger kind, when the smaller one has so many sides. */
static inline unsigned rows_large(const struct hg_row *row, unsigned sides)
{
    return (row->face[0] > sides ? 1u : 0u) + (row->face[1] > sides ? 1u : 0u);
}

/* The dice at a glance: how many show each face (a byte per face), what low ones add up to. */
struct rows_look {
    uint64_t faces;
    unsigned low;
};

static inline struct rows_look rows_look(const uint8_t *face)
{
    struct rows_look d = {0, 0};
    for (unsigned i = 0; face[i] != 0; i++) {
        d.faces += bit(8u * (face[i] - 1u));
        d.low += face[i] <= ROWS_LOW_FACE ? face[i] : 0u;
    }
    return d;
}

/* Whether some of the dice match a row completely. With the top bit set in every byte, one subtraction compares all
 * faces: no byte borrows from the next. */
static inline bool rows_suffice(const struct rows_look *d, const struct hg_row *row)
{
    uint64_t top = bytes_all(128), need;
    if (row->sum != 0)
        return d->low >= row->sum;
    need = bit(8u * (row->face[0] - 1u));
    if (row->face[1] != 0)
        need += bit(8u * (row->face[1] - 1u));
    return (((d->faces | top) - need) & top) == top;
}

/* Sets of dice that match a row, each as bits, those that differ only by equal dice once: up to `most`, rising. */
unsigned rows_sets(struct rows_roll roll, const struct hg_row *row, uint8_t *out, unsigned most);
enum hg_reason rows_why_not_set(struct rows_roll roll, const struct hg_row *row, unsigned set);

#endif
