/* What can be played here: every edition with its modes, and the computer players. */
#ifndef SERVER_OFFER_H
#define SERVER_OFFER_H

#include "server/answer.h"

void offer_games(const struct asking *a);
void offer_end(struct server *s);

#endif
