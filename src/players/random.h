/* The players that decide by lot: yardsticks, and the quickest way through a game. player.c lists them; what each
 * family wants of the aggressive one is declared here and stands in the family's folder. */
#ifndef PLAYERS_RANDOM_H
#define PLAYERS_RANDOM_H

#include "players/player.h"

/* conquest/aggressive.c, aggressive_campaign.c: how the aggressive player plays where land is conquered; a campaign is
 * played by the second. */
struct hg_action random_conquest_choose(const struct hg_rules *r, const struct hg_state *s, struct rng *rng);
struct hg_action random_campaign_choose(const struct hg_rules *r, const struct hg_state *s,
                                        const struct hg_choices *choices, struct rng *rng);
/* The same without choices, where that can be; false otherwise, and no number is used up. */
bool random_campaign_glance(const struct hg_rules *r, const struct hg_state *s, struct rng *rng, struct hg_action *out);

/* assets/aggressive.c: how it plays the assets family. */
struct hg_action random_assets_choose(const struct hg_rules *r, const struct hg_state *s, struct rng *rng);

/* galactic/aggressive.c: how it plays the galactic family. */
struct hg_action random_galactic_choose(const struct hg_rules *r, const struct hg_state *s, struct rng *rng);

extern const struct player player_aggressive, player_uniform, player_random;

#endif
