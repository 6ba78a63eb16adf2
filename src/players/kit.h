/* What a player works with besides what it sees: random numbers of its own, and tables of odds that it may share with
 * everybody who plays in the same thread. The caller owns both and hands them to every decision; players keep nothing
 * of their own between two decisions. What the tables hold already changes how long a decision takes, never what it is.
 */
#ifndef PLAYERS_KIT_H
#define PLAYERS_KIT_H

#include "odds/quick.h"
#include "players/rng.h"
#include "players/style.h"

struct kit {
    struct rng *rng;
    struct odds_cache *odds;
    const uint8_t
        *styles; /* enum style by seat, how each of them plays where the policy is asked; NULL: as the ladder */
};

/* The style of a seat. */
static inline enum style kit_style(const struct kit *kit, uint8_t seat)
{
    return kit->styles == NULL ? STYLE_LADDER : (enum style)kit->styles[seat];
}

#endif
