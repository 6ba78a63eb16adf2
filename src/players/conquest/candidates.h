/* The moves of the conquest family that deserve a search. */
#ifndef PLAYERS_CONQUEST_CANDIDATES_H
#define PLAYERS_CONQUEST_CANDIDATES_H

#include "players/skill.h"

/* The casual move comes first; returns how many, from 1 to SKILL_CANDIDATES. All of them are legal and no two are
 * equal. */
unsigned conquest_candidates(const struct hg_rules *r, const struct hg_state *s, const struct hg_choices *choices,
                             const struct kit *kit, struct hg_action out[SKILL_CANDIDATES]);

#endif
