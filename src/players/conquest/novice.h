/* The beginner of the conquest family. */
#ifndef PLAYERS_CONQUEST_NOVICE_H
#define PLAYERS_CONQUEST_NOVICE_H

#include "players/skill.h"

/* Chooses one of the offered boxes; it never fails. */
struct hg_action conquest_novice(const struct hg_rules *r, const struct hg_state *s, const struct hg_choices *choices,
                                 const struct kit *kit);

#endif
