/* The aggressive player's answers, question by question: aggressive.c has the table of them, aggressive_campaign.c
 * those of campaigns. */
#ifndef PLAYERS_CONQUEST_AGGRESSIVE_H
#define PLAYERS_CONQUEST_AGGRESSIVE_H

#include "players/rng.h"
#include "players/skill.h"

/* An answer by lot. It comes from the position where that will do; otherwise it is handed on to the list. */
typedef struct hg_action aggressive_answer(const struct hg_rules *r, const struct hg_state *s, struct rng *rng);

/* From the list of all choices. */
aggressive_answer aggressive_from_list;

/* The plain game: attacks, and moving in; and what is committed to the next roll of an invasion, or that it stops. */
aggressive_answer aggressive_invade, aggressive_advance, aggressive_commit;

/* The whole pile on one border. */
aggressive_answer aggressive_place;

/* The k-th of the places that units may leave, in the order of the list: group by group of own places that hang
 * together. `group` receives its own. */
uint8_t aggressive_mover(const struct hg_rules *r, uint64_t own, uint64_t movable, unsigned k, uint64_t *group);

/* Campaigns: deploying, strikes, holding, following, windows for directives, and the fortify step. */
aggressive_answer aggressive_muster, aggressive_strike, aggressive_hold, aggressive_follow, aggressive_window;
aggressive_answer aggressive_regroup;

/* What a campaign takes from its list. */
struct hg_action aggressive_campaign(const struct hg_rules *r, const struct hg_state *s,
                                     const struct hg_choices *choices, struct rng *rng);

#endif
