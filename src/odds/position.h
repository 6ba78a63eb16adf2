/* The battle that an attack would be in a position: everything that the engine adds to the dice there, asked from the
 * engine itself. Only what lies open is looked at, so the position of a view serves as well as the whole truth. */
#ifndef ODDS_POSITION_H
#define ODDS_POSITION_H

#include "engine/hg.h"
#include "odds/round.h"

/* Of the army on `from` against the one on `to`, places of a conquest game that different armies hold. `hero`: whether
 * the attacker's hero goes in, if it stands there. Cards in force count, also those for the
 * next roll alone; cards that may still be played are not foreseen. */
void odds_battle_at(const struct hg_rules *r, const struct hg_state *position, uint8_t from, uint8_t to, unsigned hero,
                    struct odds_battle *out);

/* Units on a place that may be lost in an attack: all but the one that stays behind. */
unsigned odds_attackers_at(const struct hg_state *position, uint8_t from);
unsigned odds_defenders_at(const struct hg_state *position, uint8_t to);

#endif
