/* The dice rule of a battle. */
#include "engine/conquest/dice.h"

struct top_two {
    uint8_t first, second; /* 0 when there is no such die */
};

/* One more die, behind those that are sorted in already. */
static inline struct top_two with(struct top_two top, uint8_t face)
{
    if (face > top.first)
        return (struct top_two){face, top.first};
    if (face > top.second)
        top.second = face;
    return top;
}

/* One to three dice. */
static inline struct top_two highest(const uint8_t *faces, unsigned count)
{
    struct top_two top = {faces[0], 0};
    if (count > 1)
        top = with(top, faces[1]);
    return count > 2 ? with(top, faces[2]) : top;
}

struct losses dice_compare(const uint8_t *attack, unsigned attack_count, const uint8_t *defence, unsigned defence_count)
{
    struct top_two a = highest(attack, attack_count), d = highest(defence, defence_count);
    struct losses lost = {0, 0};
    if (a.first > d.first)
        lost.defender++;
    else
        lost.attacker++;
    if (a.second == 0 || d.second == 0)
        return lost;
    if (a.second > d.second)
        lost.defender++;
    else
        lost.attacker++;
    return lost;
}
