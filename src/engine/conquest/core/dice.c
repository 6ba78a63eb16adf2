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

void dice_keep(const uint8_t *face, unsigned count, unsigned kept, uint8_t *out)
{
    uint8_t first = face[0], second = 0, third = 0;
    for (unsigned i = 1; i < count; i++) {
        uint8_t next = face[i];
        if (next > first) {
            third = second;
            second = first;
            first = next;
        } else if (next > second) {
            third = second;
            second = next;
        } else if (next > third) {
            third = next;
        }
    }
    out[0] = first;
    if (kept > 1)
        out[1] = second;
    if (kept > 2)
        out[2] = third;
}
