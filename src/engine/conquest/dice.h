/* The dice rule of a battle, on its own: everything that resolves or computes a battle uses this one. */
#ifndef HG_DICE_H
#define HG_DICE_H

#include <stdbool.h>
#include <stdint.h>

/* What is added to the dice of one side that count, by their rank before anything is added. */
struct bonus {
    uint8_t highest, second, all;
};

/* The dice of one side: `count` faces in any order, of which the `kept` highest count. */
struct throw
{
    const uint8_t *face;
    uint8_t count, kept;
    struct bonus bonus;
};

struct losses {
    uint8_t attacker, defender;
    bool attacker_lost_highest; /* who lost the comparison of the highest dice: the attacker, or else the defender */
};

/* Highest meets highest, then second meets second; the higher wins, a tie goes to the defender (that of the highest
 * dice to the attacker when `tie_to_attacker`); dice without a counterpart are ignored. */
struct losses dice_resolve(const struct throw *attack, const struct throw *defence, bool tie_to_attacker);

/* The same without extra dice or bonuses, one to three dice on each side; who lost the highest is not told. */
struct losses dice_compare(const uint8_t *attack, unsigned attack_count, const uint8_t *defence,
                           unsigned defence_count);

/* Puts the `kept` highest of `count` faces into out, falling. */
void dice_keep(const uint8_t *face, unsigned count, unsigned kept, uint8_t *out);

#endif
