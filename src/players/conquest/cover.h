/* A second unit for borders, for manners that see to it: two dice defend better than one, and a border with a single
 * unit invites everybody. The conquest that brings the turn's card has the first right to units, then what completes or
 * breaks a region or ends an army; only what is left covers borders. Where nothing is to be done, the functions say so.
 */
#ifndef PLAYERS_CONQUEST_COVER_H
#define PLAYERS_CONQUEST_COVER_H

#include "players/conquest/answers.h"

/* The border that gets the next unit of the pile, or HG_NONE. */
uint8_t cover_lacks(const struct mind *m, unsigned pile);

/* How many follow into a conquered place when `units` would otherwise, so that both places have two where that is
 * possible. */
unsigned cover_advance(const struct mind *m, unsigned units);

/* The manoeuvre to a border that needs it, unless a force waits behind the lines. */
bool cover_fortify(const struct mind *m, const struct hg_choices *choices, struct hg_action *out);

/* The surest attack while the turn has brought no card yet, if it is likely to succeed. */
bool cover_card(const struct mind *m, struct hg_action *out);

/* Whether an answer follows from what stands above, so that a search would only undo it. */
bool cover_decides(const struct mind *m, const struct hg_choices *choices, const struct hg_action *a);

#endif
