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

/* A bonus on the second die may make it the highest. */
static struct top_two raised(struct top_two top, struct bonus b)
{
    uint8_t first = (uint8_t)(top.first + b.highest + b.all);
    uint8_t second = (uint8_t)(top.second == 0 ? 0 : top.second + b.second + b.all);
    if (second > first)
        return (struct top_two){second, first};
    return (struct top_two){first, second};
}

static inline struct losses compare(struct top_two a, struct top_two d, unsigned tie_to_attacker)
{
    unsigned first = a.first + tie_to_attacker <= d.first, second = a.second <= d.second;
    unsigned both = a.second != 0 && d.second != 0;
    return (struct losses){.attacker = (uint8_t)(first + (both & second)),
                           .defender = (uint8_t)((first ^ 1) + (both & (second ^ 1))),
                           .attacker_lost_highest = first != 0};
}

/* One to three dice. */
static inline struct top_two highest_of_three(const uint8_t *faces, unsigned count)
{
    struct top_two top = {faces[0], 0};
    if (count > 1)
        top = with(top, faces[1]);
    return count > 2 ? with(top, faces[2]) : top;
}

struct losses dice_compare(const uint8_t *attack, unsigned attack_count, const uint8_t *defence, unsigned defence_count)
{
    struct top_two a = highest_of_three(attack, attack_count), d = highest_of_three(defence, defence_count);
    struct losses lost = {0, 0, false};
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

/* Of the dice that count only the two highest matter, and both are among all that were rolled. */
static inline struct top_two counted(const struct throw *t)
{
    struct top_two top = {t->face[0], 0};
    for (unsigned i = 1; i < t->count; i++)
        top = with(top, t->face[i]);
    if (t->kept < 2)
        top.second = 0;
    return raised(top, t->bonus);
}

struct losses dice_resolve(const struct throw *attack, const struct throw *defence, bool tie_to_attacker)
{
    return compare(counted(attack), counted(defence), tie_to_attacker);
}

void dice_keep(const uint8_t *face, unsigned count, unsigned kept, uint8_t *out)
{
    unsigned held = 0;
    for (unsigned i = 0; i < count; i++) {
        unsigned at = held;
        while (at > 0 && face[i] > out[at - 1])
            at--;
        if (at == kept)
            continue;
        held += held < kept;
        for (unsigned k = held - 1; k > at; k--)
            out[k] = out[k - 1];
        out[at] = face[i];
    }
}
