/* The board as bits. A dark square of an even rank (files b d f h) and its two neighbours on the odd rank above (files
 * a c e g) lie 4 and 5 bits apart, and so do those of an odd rank and the even rank above it, because one bit is left
 * out after every second rank: what would step over the edge of the board falls into such a gap. So a step up to the
 * left is a shift by 4, one to the right a shift by 5, from everywhere.
 *
 *        a   b   c   d   e   f   g   h                 a   b   c   d   e   f   g   h
 *   3   13   .  14   .  15   .  16   .            9   40  44  41  45  42  46  43  47
 *   2    .   9   .  10   .  11   .  12            8    .  36   .  37   .  38   .  39
 *   1    4   .   5   .   6   .   7   .
 *   0    8   0  17   1  26   2  35   3
 *
 * The gaps and the three bits above hold the light squares of the homes, so that 48 numbers name all squares on which
 * a ship may ever stand. Seat 0 moves up, seat 1 down; half a turn of the board maps dark square i to 43 - i. */
#ifndef HG_GALACTIC_BOARD_H
#define HG_GALACTIC_BOARD_H

#include "engine/bits.h"

/* squares between the homes have ranks 1 to 8; ranks 0 and 9 are the homes */
enum { BOARD_FILES = 8, RANKS = 10, SQUARES = 48 };

/* The dark squares of a rank, 0 to 9, and sets made of them. */
#define RANK(i)     (UINT64_C(0xf) << (9 * ((i) / 2) + 4 * ((i) % 2)))
#define LOW_LIGHTS  (UINT64_C(1) << 8 | UINT64_C(1) << 17 | UINT64_C(1) << 26 | UINT64_C(1) << 35)
#define HIGH_LIGHTS (UINT64_C(0xf) << 44)
#define LIGHTS      (LOW_LIGHTS | HIGH_LIGHTS)
#define DARK        ((UINT64_C(1) << SQUARES) - 1 - LIGHTS)
#define LOW_HOME    (RANK(0) | LOW_LIGHTS)
#define HIGH_HOME   (RANK(RANKS - 1) | HIGH_LIGHTS)
#define BOTH_HOMES  (LOW_HOME | HIGH_HOME)

/* The number of a square, HG_NONE for a light one between the homes. */
static inline uint8_t square_at(unsigned file, unsigned rank)
{
    unsigned pair = 9 * (rank / 2) + 4 * (rank % 2);
    if ((file + rank) % 2 == 1)
        return (uint8_t)(pair + file / 2);
    if (rank == 0)
        return (uint8_t)(8 + 9 * (file / 2));
    return rank == RANKS - 1 ? (uint8_t)(44 + file / 2) : (uint8_t)HG_NONE;
}

/* ---- Steps ------------------------------------------------------------------------------------------------------ */

/* One diagonal step ahead of each dark square of the set. */
static inline uint64_t ahead_left(unsigned seat, uint64_t set)
{
    return (seat == 0 ? (set & DARK) << 4 : (set & DARK) >> 5) & DARK;
}

static inline uint64_t ahead_right(unsigned seat, uint64_t set)
{
    return (seat == 0 ? (set & DARK) << 5 : (set & DARK) >> 4) & DARK;
}

/* The squares whose step to the left (right) leads into the set: the same steps, seen by the other seat. */
static inline uint64_t left_into(unsigned seat, uint64_t set)
{
    return ahead_right(1 - seat, set);
}

static inline uint64_t right_into(unsigned seat, uint64_t set)
{
    return ahead_left(1 - seat, set);
}

/* All squares one step ahead of the set on this board, and all from which a step ahead leads into it. Besides the
 * diagonals that is one straight step into or out of a light home square, where these are played. */
uint64_t gal_ahead(unsigned seat, uint64_t set, uint64_t board);
uint64_t gal_step_into(unsigned seat, uint64_t set, uint64_t board);

/* Diagonal steps back towards the own home. */
static inline uint64_t behind(unsigned seat, uint64_t set)
{
    return left_into(seat, set) | right_into(seat, set);
}

/* ---- Rows ------------------------------------------------------------------------------------------------------- */

/* The dark squares of the rank on which a dark square lies. */
static inline uint64_t row_of(unsigned square)
{
    return RANK(square / 9 * 2 + (square % 9 >= 4));
}

/* The rank before the enemy home. */
static inline uint64_t last_rank(unsigned seat)
{
    return seat == 0 ? RANK(RANKS - 2) : RANK(1);
}

#endif
