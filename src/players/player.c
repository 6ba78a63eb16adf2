/* The list of players, in the order that help texts show. The first is the default. */
#include "players/player.h"

#include <string.h>

#include "players/ladder.h"
#include "players/random.h"

static const struct player *const players[] = {
    &player_aggressive, &player_uniform, &player_random, &player_novice, &player_casual, &player_skilled, &player_hard,
};

enum { PLAYERS = sizeof players / sizeof players[0] };

unsigned player_count(void)
{
    return PLAYERS;
}

const struct player *player_at(unsigned i)
{
    return players[i];
}

const struct player *player_find(const char *id)
{
    for (unsigned i = 0; i < PLAYERS; i++)
        if (strcmp(players[i]->id, id) == 0)
            return players[i];
    return NULL;
}
