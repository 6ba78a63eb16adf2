/* What ships do to the dice of their side, on its own: everything that rolls or computes a battle with ships uses this
 * one. The order is that of ruling A-05: choose the larger dice, roll, roll ones again, sort, add, compare (or add up).
 *
 * The faces of a side stand with its larger dice first; a ship counts for one die, so that ships beyond the number of
 * dice have no effect. Every function takes the ships that take part, however many those are. */
#ifndef HG_SHIP_DICE_H
#define HG_SHIP_DICE_H

#include <stdbool.h>
#include <stdint.h>

#include "engine/conquest/core/dice.h"

static inline unsigned ship_dice_effective(unsigned dice, unsigned ships)
{
    return ships < dice ? ships : dice;
}

/* How many of the dice are the larger kind; `all` when something else than a ship makes all of them large already. */
static inline unsigned ship_dice_larger(unsigned dice, unsigned dreadnoughts, bool all)
{
    return all ? dice : ship_dice_effective(dice, dreadnoughts);
}

/* Whether a die is rolled again that shows a face, the dice of its side before it being settled: a one is while a
 * cruiser is left. The die keeps its kind and comes to lie on two or more, each face with the same chance. */
static inline bool ship_dice_is_again(uint8_t face, unsigned cruisers)
{
    return face == 1 && cruisers > 0;
}

/* The dice that are rolled again, as a set of their numbers. */
static inline unsigned ship_dice_again(const uint8_t *face, unsigned dice, unsigned cruisers)
{
    unsigned again = 0;
    for (unsigned i = 0; i < dice; i++)
        if (ship_dice_is_again(face[i], cruisers)) {
            again |= 1u << i;
            cruisers--;
        }
    return again;
}

/* What carriers add in a comparison: one for each carrier, beginning with the highest die. That of a third die is
 * never asked for. */
static inline struct bonus ship_dice_bonus(unsigned carriers)
{
    return (struct bonus){.highest = carriers > 0, .second = carriers > 1, .all = 0};
}

/* What the dice come to where they are added up: with their carriers, and with what cards add to each die. */
static inline unsigned ship_dice_total(const uint8_t *face, unsigned dice, unsigned carriers, unsigned each)
{
    unsigned total = ship_dice_effective(dice, carriers) + dice * each;
    for (unsigned i = 0; i < dice; i++)
        total += face[i];
    return total;
}

/* Whether a die shows the highest face of its kind, before anything is added; `larger` dice of `larger_sides` come
 * first, the others have `sides`. */
static inline bool ship_dice_has_top_face(const uint8_t *face, unsigned dice, unsigned larger, unsigned larger_sides,
                                          unsigned sides)
{
    for (unsigned i = 0; i < dice; i++)
        if (face[i] == (i < larger ? larger_sides : sides))
            return true;
    return false;
}

#endif
