/* Campaigns: what places are worth to each faction, and the casual answers to questions that only campaigns ask. */
#ifndef PLAYERS_CONQUEST_CAMPAIGN_H
#define PLAYERS_CONQUEST_CAMPAIGN_H

#include "players/conquest_answers.h"

/* Completes a look at the board by what the faction is after. */
void campaign_value(struct mind *m);

/* The casual answer, when the question is one of a campaign. */
bool campaign_answer(const struct hg_rules *r, const struct hg_state *s, struct rng *rng, struct hg_action *out);

/* The next attack towards a target, or false when nothing promising starts there. */
bool campaign_strike(const struct mind *m, const struct hg_choices *choices, const struct target *t,
                     struct hg_action *out);

#endif
