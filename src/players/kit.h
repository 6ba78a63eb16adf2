/* What a player works with besides what it sees: random numbers of its own, and tables of odds that it may share with
 * everybody who plays in the same thread. The caller owns both and hands them to every decision; players keep nothing
 * of their own between two decisions. What the tables hold already changes how long a decision takes, never what it is.
 */
#ifndef PLAYERS_KIT_H
#define PLAYERS_KIT_H

#include "odds/quick.h"
#include "players/rng.h"

struct kit {
    struct rng *rng;
    struct odds_cache *odds;
};

#endif
