/* The players that decide by lot: yardsticks, and the quickest way through a game. player.c lists them; what each
 * family wants of the aggressive one is declared here and stands in the family's folder. */
#ifndef PLAYERS_RANDOM_H
#define PLAYERS_RANDOM_H

#include "players/player.h"

/* conquest/aggressive.c: how the aggressive player plays where land is conquered; aggressive_battles.c: battles of it
 * against itself. */
struct hg_action random_conquest_choose(const struct hg_rules *r, const struct hg_state *s, struct rng *rng);
unsigned long random_conquest_rush(const struct hg_rules *r, struct hg_state *s, const struct rush *with,
                                   unsigned long most);

/* assets/aggressive.c: how it plays the assets family. */
struct hg_action random_assets_choose(const struct hg_rules *r, const struct hg_state *s, struct rng *rng);
unsigned long random_assets_rush(const struct hg_rules *r, struct hg_state *s, const struct rush *with,
                                 unsigned long most);

/* galactic/aggressive.c: how it plays the galactic family. */
struct hg_action random_galactic_choose(const struct hg_rules *r, const struct hg_state *s, struct rng *rng);

extern const struct player player_aggressive, player_uniform, player_random;

#endif
