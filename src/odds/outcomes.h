/* How whole battles end, drawn by one random number instead of round by round: for every number of units up to a size
 * the chances of all ends, added up from the worst for the attacker to the best. The caller supplies the memory; what
 * is built is never changed, so threads may share it. Whether a hero fell on the way is not told. */
#ifndef ODDS_OUTCOMES_H
#define ODDS_OUTCOMES_H

#include <stddef.h>

#include "odds/rounds.h"

enum { ODDS_OUTCOMES_MAX = 64 };

struct odds_outcomes {
    unsigned units;        /* the most of each side */
    const uint32_t *below; /* in parts of 2 to the 32 */
};

/* What the caller has to supply: numbers that stay, and memory that is free again after building. */
size_t odds_outcomes_room(unsigned units);
size_t odds_outcomes_scratch(unsigned units);
void odds_outcomes_build(struct odds_outcomes *o, const struct odds_rounds *rounds, unsigned units, uint32_t *room,
                         double *scratch);

/* One side has nothing left. */
struct odds_end {
    unsigned attackers, defenders;
};

/* Where the ends of a battle stand: as many as it has units, the last one left out since it follows from the rest. */
static inline size_t odds_outcomes_at(unsigned units, unsigned attackers, unsigned defenders)
{
    size_t a = attackers - 1, d = defenders - 1, all = units;
    return all * a * attackers / 2 + a * (all * (all + 1) / 2) + d * attackers + d * defenders / 2;
}

/* By a random number, all 32 bits of it uniform; at least one unit on each side. The search takes no branch that
 * depends on it. */
static inline struct odds_end odds_outcome(const struct odds_outcomes *o, unsigned attackers, unsigned defenders,
                                           uint32_t random)
{
    const uint32_t *below = o->below + odds_outcomes_at(o->units, attackers, defenders);
    unsigned end = 0, lost;
    for (unsigned left = attackers + defenders - 1; left > 0;) {
        unsigned half = (left + 1) / 2;
        end += half & (0u - (unsigned)(below[end + half - 1] <= random));
        left -= half;
    }
    lost = 0u - (unsigned)(end < defenders);
    return (struct odds_end){(end + 1 - defenders) & ~lost, (defenders - end) & lost};
}

#endif
