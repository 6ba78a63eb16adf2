/* The dice rule of a battle.
 *
 * Sources: ME-BT-DICE-04 to 07, CQ-ATT-08 to 11. See dice.h. */
#include "engine/conquest/core/dice.h"

/* Of the dice that count only the two highest matter, and both are among all that were rolled. */
static inline struct top_two counted(const struct throw *t)
{
    struct top_two top = {t->face[0], 0};
    for (unsigned i = 1; i < t->count; i++)
        top = dice_with(top, t->face[i]);
    if (t->kept < 2)
        top.second = 0;
    return dice_raised(top, t->bonus);
}

struct losses dice_resolve(const struct throw *attack, const struct throw *defence, bool tie_to_attacker)
{
    return dice_settle(counted(attack), counted(defence), tie_to_attacker);
}

static uint8_t higher(uint8_t a, uint8_t b)
{
    return a > b ? a : b;
}

static uint8_t lower(uint8_t a, uint8_t b)
{
    return a > b ? b : a;
}

/* Each face sinks as far as it is lower: without branches, since nobody foresees dice. */
void dice_keep(const uint8_t *face, unsigned count, unsigned kept, uint8_t *out)
{
    uint8_t first = face[0], second = 0, third = 0;
    for (unsigned i = 1; i < count; i++) {
        uint8_t below_first = lower(first, face[i]), below_second = lower(second, below_first);
        first = higher(first, face[i]);
        second = higher(second, below_first);
        third = higher(third, below_second);
    }
    out[0] = first;
    if (kept > 1)
        out[1] = second;
    if (kept > 2)
        out[2] = third;
}
