/* Fast rollouts of the conquest family. */
#ifndef PLAYERS_CONQUEST_PLAY_H
#define PLAYERS_CONQUEST_PLAY_H

#include "players/skill.h"

void conquest_play(const struct hg_rules *r, struct hg_state *s, struct rng *rng);

#endif
