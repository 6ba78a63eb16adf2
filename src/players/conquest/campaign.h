/* Campaigns: what places are worth to each faction, and the casual answers to questions that only campaigns ask. */
#ifndef PLAYERS_CONQUEST_CAMPAIGN_H
#define PLAYERS_CONQUEST_CAMPAIGN_H

#include "players/conquest/answers.h"

/* Completes a look at the board by what the faction is after; `near` are the neighbours of the own places. */
void campaign_value(struct mind *m, uint64_t near);

/* The casual answer, when the question is one of a campaign. */
bool campaign_answer(const struct hg_rules *r, const struct hg_state *s, const struct kit *kit, struct hg_action *out);

/* The next attack towards a target, or false when nothing promising starts there. */
bool campaign_strike(const struct mind *m, const struct hg_choices *choices, const struct target *t,
                     struct hg_action *out);

/* The first directive on offer that is timely, at the dearest of its places. */
bool campaign_play(const struct mind *m, const struct hg_choices *choices, struct hg_action *out);

/* Who follows into a place that was conquered. */
struct hg_action campaign_follow(const struct mind *m);

/* titan.c: an attack on the titan that is worth its units; whether the attack that is on needs a card. */
bool titan_attack(const struct mind *m, const struct hg_choices *choices, struct hg_action *out);
/* A card that raises the total counts only if the total then is enough. */
bool titan_needs(const struct mind *m, uint8_t card);

#endif
