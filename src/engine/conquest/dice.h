/* The dice rule of a battle, on its own: everything that resolves or computes a battle uses this one. */
#ifndef HG_DICE_H
#define HG_DICE_H

#include <stdint.h>

struct losses {
    uint8_t attacker, defender;
};

/* One to three faces on each side, in any order. Highest meets highest, then second meets second; the higher wins, a
 * tie goes to the defender; dice without a counterpart are ignored. */
struct losses dice_compare(const uint8_t *attack, unsigned attack_count, const uint8_t *defence,
                           unsigned defence_count);

#endif
