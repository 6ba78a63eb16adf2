/* A player is a function of a view: it never sees the state, and its move depends on nothing but the view and its own
 * random numbers. */
#ifndef PLAYERS_PLAYER_H
#define PLAYERS_PLAYER_H

#include "engine/hg.h"
#include "players/rng.h"

struct player {
    const char *id;
    const char *about; /* one English line for --help */
    struct hg_action (*choose)(const struct hg_rules *r, const struct hg_view *v, const struct hg_choices *choices,
                               struct rng *rng);
};

unsigned player_count(void);
const struct player *player_at(unsigned i);
const struct player *player_find(const char *id);

#endif
