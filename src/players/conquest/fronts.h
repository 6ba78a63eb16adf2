/* Pairs of an own place and an enemy's beside it, for players that take any of them by lot: counted and found without a
 * list of choices. */
#ifndef PLAYERS_CONQUEST_FRONTS_H
#define PLAYERS_CONQUEST_FRONTS_H

#include "engine/conquest/conquest.h"
#include "players/boxes.h"

/* Where attacks can start, and what they can be aimed at. */
struct fronts {
    const struct hg_rules *r;
    uint64_t starts, enemies;
};

static inline uint64_t fronts_targets(const struct fronts *f, uint8_t from)
{
    return f->r->conquest.near[from] & f->enemies;
}

static inline unsigned fronts_pairs(const struct fronts *f)
{
    unsigned pairs = 0;
    for (uint64_t left = f->starts; left != 0;)
        pairs += count_bits(fronts_targets(f, take_lowest(&left)));
    return pairs;
}

/* The k-th pair, k below their number, as boxes would list them; everything else of the action stays blank. */
static inline struct hg_action fronts_nth(const struct fronts *f, uint8_t verb, uint8_t seat, unsigned k)
{
    struct hg_action a = hg_blank(verb, seat);
    uint64_t left = f->starts;
    do {
        a.from = take_lowest(&left);
        unsigned targets = count_bits(fronts_targets(f, a.from));
        if (k < targets)
            break;
        k -= targets;
    } while (left != 0);
    a.to = boxes_place(fronts_targets(f, a.from), k);
    return a;
}

#endif
