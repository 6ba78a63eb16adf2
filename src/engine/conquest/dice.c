/* The dice rule of a battle. */
#include "engine/conquest/dice.h"

struct top_two {
    uint8_t first, second; /* 0 when there is no such die */
};

static struct top_two highest(const uint8_t *faces, unsigned count)
{
    struct top_two top = {0, 0};
    for (unsigned i = 0; i < count; i++) {
        uint8_t face = faces[i];
        if (face > top.first) {
            top.second = top.first;
            top.first = face;
        } else if (face > top.second) {
            top.second = face;
        }
    }
    return top;
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
