/* The ladder: levels from a beginner to the strongest, for every family. */
#ifndef PLAYERS_LADDER_H
#define PLAYERS_LADDER_H

#include "players/player.h"

extern const struct player player_novice, player_casual, player_skilled, player_hard, player_master, player_veteran;

#endif
