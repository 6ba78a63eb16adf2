/* The players that decide by lot. */
#ifndef PLAYERS_RANDOM_H
#define PLAYERS_RANDOM_H

#include "players/player.h"

/* How the aggressive player plays the assets family. */
struct hg_action random_assets_choose(const struct hg_choices *choices, struct rng *rng);

/* How it plays a campaign. */
struct hg_action random_campaign_choose(const struct hg_rules *r, const struct hg_view *v,
                                        const struct hg_choices *choices, struct rng *rng);

/* How it plays the galactic family: uniformly, but for the box that this returns when it is not NULL. */
const struct hg_choice *random_galactic_go(const struct hg_choices *choices);

extern const struct player player_aggressive, player_uniform, player_random;

#endif
