/* The players that decide by lot. */
#ifndef PLAYERS_RANDOM_H
#define PLAYERS_RANDOM_H

#include "players/player.h"

extern const struct player player_aggressive, player_uniform;

#endif
