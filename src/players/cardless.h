/* Yardsticks that leave their cards alone: all of them, or what they would do when played. */
#ifndef PLAYERS_CARDLESS_H
#define PLAYERS_CARDLESS_H

#include "players/player.h"

extern const struct player player_cardless, player_effectless;

#endif
