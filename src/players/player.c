/* The lists of players, in the order that help texts show; the first is the default. Fronts find players here by
 * name and call nothing but their `choose`. */
#include "players/player.h"

#include <string.h>

#include "players/cardless.h"
#include "players/ladder.h"
#include "players/pool/pool.h"
#include "players/random.h"

static const struct player *const players[] = {
    &player_aggressive, &player_uniform, &player_random, &player_novice,
    &player_casual,     &player_skilled, &player_hard,   &player_master,
};

static const struct player *const yardsticks[] = {&player_cardless, &player_effectless, &player_veteran};

enum { PLAYERS = sizeof players / sizeof players[0], YARDSTICKS = sizeof yardsticks / sizeof yardsticks[0] };

unsigned player_count(void)
{
    return PLAYERS;
}

const struct player *player_at(unsigned i)
{
    return players[i];
}

unsigned yardstick_count(void)
{
    return YARDSTICKS + pool_count();
}

const struct player *yardstick_at(unsigned i)
{
    return i < YARDSTICKS ? yardsticks[i] : pool_at(i - YARDSTICKS);
}

const struct player *player_find(const char *id)
{
    for (unsigned i = 0; i < yardstick_count(); i++)
        if (strcmp(yardstick_at(i)->id, id) == 0)
            return yardstick_at(i);
    for (unsigned i = 0; i < PLAYERS; i++)
        if (strcmp(players[i]->id, id) == 0)
            return players[i];
    return NULL;
}
