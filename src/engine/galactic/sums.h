/* Who wins a battle of sums, on its own: everything that settles or computes such a battle uses this one. `lead` is by
 * how much the attacker's total is ahead, everything added and taken away. */
#ifndef HG_SUMS_H
#define HG_SUMS_H

#include <stdbool.h>

/* Otherwise both sides roll again. */
static inline bool sums_decide(int lead, bool wins_ties, bool tie_to_defender)
{
    return lead != 0 || wins_ties || tie_to_defender;
}

/* Only meaningful when the totals decide the battle. */
static inline bool sums_attacker_leads(int lead, bool wins_ties)
{
    return lead > 0 || (lead == 0 && wins_ties);
}

#endif
