/* Seats that somebody has left, in a game with hidden hands: their hands go with them. */
#ifndef HOST_HEIRS_H
#define HOST_HEIRS_H

#include "host/inside.h"

/* Whether it is kept from others than its last holder, until all who are asked have agreed. */
bool heirs_are_kept_out(const struct host_table *t, uint8_t seat);
/* Whether this one may take it. */
bool heirs_may_sit(const struct host_table *t, uint8_t seat, const struct game_key *token);
/* Handles `let`, as the functions of inside.h handle theirs. */
void seat_let(const struct host_call *c);

#endif
