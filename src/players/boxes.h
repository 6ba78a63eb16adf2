/* Picking from the boxes of choices, for players of every kind: whoever takes an action out of a box may be sure
 * that it is legal. */
#ifndef PLAYERS_BOXES_H
#define PLAYERS_BOXES_H

#include <string.h>

#include "engine/bits.h"
#include "engine/hg.h"
#include "players/rng.h"

/* The boxes of a verb stand together: how many, and where the first is. */
static inline unsigned boxes_of(const struct hg_choices *choices, uint8_t verb, const struct hg_choice **first)
{
    unsigned count = 0;
    for (unsigned i = 0; i < choices->count; i++) {
        if (choices->box[i].verb != verb)
            continue;
        if (count++ == 0)
            *first = &choices->box[i];
    }
    return count;
}

/* The largest numbers of a box, at one target (HG_NONE for a box without one). */
static inline struct hg_action box_largest(const struct hg_choice *box, uint8_t to)
{
    struct hg_action a = hg_blank(box->verb, box->seat);
    a.from = box->from;
    a.to = to;
    a.n = box->n.hi;
    a.card = box->card;
    for (unsigned i = 0; i < HG_SMALL_MAX; i++)
        a.x[i] = box->x_hi[i];
    return a;
}

/* The k-th place of a set, k below its size. */
static inline uint8_t boxes_place(uint64_t set, unsigned k)
{
    while (k-- > 0)
        set &= set - 1;
    return (uint8_t)lowest(set);
}

static inline uint8_t boxes_any_place(uint64_t set, struct rng *rng)
{
    return set == 0 ? (uint8_t)HG_NONE : boxes_place(set, rng_below(rng, count_bits(set)));
}

/* Any action of a box: mostly it has no numbers to choose, and any target is as likely. */
static inline struct hg_action box_any(const struct hg_choice *box, struct rng *rng)
{
    struct hg_action a;
    if (box->n.lo != box->n.hi || memcmp(box->x_lo, box->x_hi, sizeof box->x_lo) != 0)
        return hg_choice_nth(box, rng_below64(rng, hg_choice_count(box)));
    a = box_largest(box, HG_NONE);
    if (box->to == 0)
        rng_next(rng);
    else
        a.to = boxes_any_place(box->to, rng);
    return a;
}

/* Any box, then any action in it. */
static inline struct hg_action boxes_any(const struct hg_choices *choices, struct rng *rng)
{
    return box_any(&choices->box[rng_below(rng, choices->count)], rng);
}

/* Conquest: of the places offered, those beside an enemy's; all of them when none is. */
uint64_t boxes_borders(const struct hg_rules *r, const struct hg_state *s, uint64_t offered);

#endif
