/* The search behind the strong levels: a race of the moves that a family's skill proposes. */
#ifndef PLAYERS_SEARCH_H
#define PLAYERS_SEARCH_H

#include "players/skill.h"

/* How much a level searches. */
struct search_effort {
    unsigned work;   /* rollouts for a decision, at most */
    unsigned slow;   /* the same where games are decided slowly; 0: as many */
    unsigned rounds; /* that a rollout looks ahead where games are decided slowly; elsewhere one */
    unsigned margin; /* halves of standard errors by which the policy's own move has to be beaten; 0: by anything */
    unsigned lots;   /* of so many in eight worlds the others' styles are drawn by lot */
    uint8_t style;   /* enum style of everybody in rollouts */
    uint8_t own;     /* enum style of the moves that are compared */
};

/* The best of the proposed moves, by rollouts in worlds imagined from the view: fewer than it may be when one is
 * clearly ahead, none for a decision without alternatives. */
struct hg_action search_choose(const struct hg_rules *r, const struct hg_view *v, const struct hg_choices *choices,
                               struct search_effort effort, const struct kit *kit, struct thought *why);

/* The turn in which so many rounds from a position on are over: every seat that acts has had as many turns. */
uint32_t search_horizon(const struct hg_state *s, unsigned rounds);

/* One rollout from a world: casual play until that turn, then each seat's worth. */
void search_rollout(const struct skill *skill, const struct hg_rules *r, struct hg_state *s, uint32_t horizon,
                    const struct kit *kit, uint32_t worth[HG_SEATS_MAX]);

#endif
