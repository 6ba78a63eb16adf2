/* Why a move of the conquest family makes sense. */
#ifndef PLAYERS_CONQUEST_EXPLAIN_H
#define PLAYERS_CONQUEST_EXPLAIN_H

#include "players/skill.h"

/* `a` must be legal in the position. Only what the asked seat may know is told, so the position may be that of its
 * view. */
void conquest_explain(const struct hg_rules *r, const struct hg_state *s, const struct hg_action *a,
                      struct odds_cache *odds, struct thought *why);

#endif
