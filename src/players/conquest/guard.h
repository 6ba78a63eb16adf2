/* Guards at the borders of whole regions, for manners that have them. */
#ifndef PLAYERS_CONQUEST_GUARD_H
#define PLAYERS_CONQUEST_GUARD_H

#include "players/conquest/answers.h"

/* The border that lacks fewest units, and how many; HG_NONE when all have enough. */
uint8_t guard_lacks(const struct mind *m, unsigned *lack);

/* Whether any border lacks units. */
bool guard_is_thin(const struct mind *m);

/* Of the units that would follow into a conquered place, those that stay where they guard. */
unsigned guard_keeps(const struct mind *m, uint8_t from, uint8_t to);

/* The manoeuvre that mends most, if any does. */
bool guard_fortify(const struct mind *m, const struct hg_choices *choices, struct hg_action *out);

#endif
