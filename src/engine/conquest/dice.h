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

static inline unsigned dice_larger(unsigned a, unsigned b)
{
    return a > b ? a : b;
}

static inline unsigned dice_smaller(unsigned a, unsigned b)
{
    return a < b ? a : b;
}

/* The same without extra dice or bonuses, one to three dice against one or two; who lost the highest is not told. In
 * here so that it costs no call: most battles are settled by it. Without branches, as nobody can foresee dice: a die
 * that is not rolled counts as 0. */
static inline struct losses dice_compare(const uint8_t *attack, unsigned attack_count, const uint8_t *defence,
                                         unsigned defence_count)
{
    unsigned x = attack[0], y = attack_count > 1 ? attack[1] : 0, z = attack_count > 2 ? attack[2] : 0;
    unsigned u = defence[0], v = defence_count > 1 ? defence[1] : 0;
    unsigned high = dice_larger(x, y), low = dice_smaller(x, y);
    unsigned first = dice_larger(high, z), second = dice_larger(low, dice_smaller(high, z));
    unsigned both = attack_count > 1 && defence_count > 1;
    unsigned top = first > dice_larger(u, v), next = both & (unsigned)(second > dice_smaller(u, v));
    return (struct losses){(uint8_t)(1 + both - top - next), (uint8_t)(top + next), false};
}

/* Puts the `kept` highest of `count` faces into out, falling; one to three are kept, and there are as many. */
void dice_keep(const uint8_t *face, unsigned count, unsigned kept, uint8_t *out);

#endif
