/* Is an ability worth its card? */
#ifndef PLAYERS_CONQUEST_ABILITY_H
#define PLAYERS_CONQUEST_ABILITY_H

#include "players/conquest/mind.h"

/* What playing a card like this would bring. */
int32_t ability_worth(const struct mind *m, const struct hg_action *a);

/* Whether there is time to collect cards: neither is the game won by goals, which is soon, nor is the seat about to
 * lose them with its last places. */
bool ability_cards_keep(const struct mind *m);

/* How much less the hand could be turned in for without the card. */
int32_t ability_price(const struct mind *m, uint8_t card);

#endif
