/* Steps on the board. The straight ones are seldom played, so they are kept out of the way of the diagonals. The light
 * squares of a home are scattered over the gaps, so each has a shift of its own. */
#include "engine/galactic/board.h"

/* For seat 0: from the rank before the high home into its light squares, and out of those of the low home. */
static uint64_t up_straight(uint64_t set)
{
    return (set & RANK(8)) << 8 | (set >> 4 & bit(4)) | (set >> 12 & bit(5)) | (set >> 20 & bit(6)) |
           (set >> 28 & bit(7));
}

/* The same, turned by half a turn, for seat 1. */
static uint64_t down_straight(uint64_t set)
{
    return (set & HIGH_LIGHTS) >> 8 | (set & bit(4)) << 4 | (set & bit(5)) << 12 | (set & bit(6)) << 20 |
           (set & bit(7)) << 28;
}

uint64_t gal_ahead(unsigned seat, uint64_t set, uint64_t board)
{
    uint64_t steps = ahead_left(seat, set) | ahead_right(seat, set);
    return (steps | (seat == 0 ? up_straight(set) : down_straight(set))) & board;
}

/* A step ahead of one seat is a step back of the other. */
uint64_t gal_step_into(unsigned seat, uint64_t set, uint64_t board)
{
    return gal_ahead(1 - seat, set, board);
}
