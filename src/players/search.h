/* The search behind the strong levels: a race of the moves that a family's skill proposes. */
#ifndef PLAYERS_SEARCH_H
#define PLAYERS_SEARCH_H

#include "players/skill.h"

/* The best of the proposed moves, after at most `work` rollouts in worlds imagined from the view: fewer when one is
 * clearly ahead, none for a decision without alternatives. */
struct hg_action search_choose(const struct hg_rules *r, const struct hg_view *v, const struct hg_choices *choices,
                               unsigned work, struct rng *rng, struct thought *why);

/* One rollout from a world: casual play until it is ripe, then each seat's worth. */
void search_rollout(const struct skill *skill, const struct hg_rules *r, const struct hg_state *root,
                    struct hg_state *s, struct rng *rng, uint32_t worth[HG_SEATS_MAX]);

#endif
