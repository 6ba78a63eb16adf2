/* Fast rollouts of the conquest family: the same decisions as the casual policy makes, with battles settled at once. */
#ifndef PLAYERS_CONQUEST_PLAY_H
#define PLAYERS_CONQUEST_PLAY_H

#include "players/conquest/mind.h"

/* Plays on in a world that is not over, by one question or a whole chain of them. */
void conquest_play(const struct hg_rules *r, struct hg_state *s, const struct kit *kit);

/* strike.c: battles of campaigns. One round, ships and all; a whole battle, settled; the first directive that
 * can be played while invading. */
struct losses play_round(const struct mind *m, const struct hg_action *a, unsigned attackers, unsigned defenders,
                         struct rng *rng);
/* Fights the battle that `a` begins to its end, on the position itself. `m` is the look it was decided by, which is
 * stale afterwards. */
void play_strike(const struct mind *m, struct hg_state *s, const struct hg_action *a, struct rng *rng);
/* False when none was played and the position is as it was. */
bool play_directive(const struct mind *m, struct hg_state *s);

#endif
