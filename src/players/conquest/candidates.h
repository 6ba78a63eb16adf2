/* The moves of the conquest family that deserve a search. */
#ifndef PLAYERS_CONQUEST_CANDIDATES_H
#define PLAYERS_CONQUEST_CANDIDATES_H

#include "players/skill.h"

unsigned conquest_candidates(const struct hg_rules *r, const struct hg_state *s, const struct hg_choices *choices,
                             const struct kit *kit, struct hg_action out[SKILL_CANDIDATES]);

#endif
