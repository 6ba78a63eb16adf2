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

/* The two highest dice of a side. */
struct top_two {
    uint8_t first, second; /* 0 when there is no such die */
};

/* One more die, behind those that are sorted in already. */
static inline struct top_two dice_with(struct top_two top, uint8_t face)
{
    uint8_t low = face < top.first ? face : top.first;
    return (struct top_two){face > top.first ? face : top.first, low > top.second ? low : top.second};
}

/* The two dice as they are compared: with what is added to them. A bonus on the second may make it the highest. */
static inline struct top_two dice_raised(struct top_two top, struct bonus b)
{
    uint8_t first = (uint8_t)(top.first + b.highest + b.all);
    uint8_t second = (uint8_t)(top.second == 0 ? 0 : top.second + b.second + b.all);
    if (second > first)
        return (struct top_two){second, first};
    return (struct top_two){first, second};
}

/* The comparison itself, of dice that are raised already. */
static inline struct losses dice_settle(struct top_two a, struct top_two d, unsigned tie_to_attacker)
{
    unsigned first = a.first + tie_to_attacker <= d.first, second = a.second <= d.second;
    unsigned both = a.second != 0 && d.second != 0;
    return (struct losses){.attacker = (uint8_t)(first + (both & second)),
                           .defender = (uint8_t)((first ^ 1) + (both & (second ^ 1))),
                           .attacker_lost_highest = first != 0};
}

/* dice_resolve without extra dice or bonuses, one to three dice against one or two; who lost the highest is not told.
 * Most battles are settled by it. */
static inline struct losses dice_compare(const uint8_t *attack, unsigned attack_count, const uint8_t *defence,
                                         unsigned defence_count)
{
    struct top_two a = {attack[0], 0}, d = {defence[0], 0};
    uint8_t first, second;
    if (attack_count > 1)
        a = dice_with(a, attack[1]);
    if (attack_count > 2)
        a = dice_with(a, attack[2]);
    if (defence_count > 1)
        d = dice_with(d, defence[1]);
    first = a.first > d.first;
    if (attack_count < 2 || defence_count < 2)
        return (struct losses){first ^ 1, first, false};
    second = a.second > d.second;
    return (struct losses){(uint8_t)(2 - first - second), (uint8_t)(first + second), false};
}

/* Puts the `kept` highest of `count` faces into out, falling; one to three are kept, and there are as many. */
void dice_keep(const uint8_t *face, unsigned count, unsigned kept, uint8_t *out);

#endif
