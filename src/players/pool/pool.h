/* The sparring pool: players of other styles than the ladder's, to measure the ladder by and to train it with. They are
 * found by name; menus leave them out. */
#ifndef PLAYERS_POOL_H
#define PLAYERS_POOL_H

#include "players/player.h"

unsigned pool_count(void);
const struct player *pool_at(unsigned i);

#endif
