/* What a review has to know of each family beyond traits: who wins together, and which battle is on. */
#ifndef REVIEW_FAMILIES_H
#define REVIEW_FAMILIES_H

#include "engine/hg.h"

/* The seats on a seat's side, itself included, as bits. */
uint8_t review_friends(const struct hg_rules *r, const struct hg_state *s, uint8_t seat);

/* The battle that is on: where from and where to, HG_NONE outside of one. */
struct review_battle {
    uint8_t from, to;
};
struct review_battle review_battle(const struct hg_rules *r, const struct hg_state *s);

/* Who defends in it, HG_NONE when that is no seat. */
uint8_t review_defender(const struct hg_rules *r, const struct hg_state *s);

/* How a game is played on where it is reviewed. */
struct review_pace {
    unsigned rounds;   /* until the evaluation sees what an event of chance has brought */
    unsigned quick;    /* the same where there are few lines, as each round has noise of its own */
    unsigned turns;    /* of such a line, most: among many a round is more than it takes */
    unsigned looked;   /* rounds behind a decision where the best move is looked for */
    unsigned measured; /* and where its lead is measured in few worlds */
    double rare;       /* see struct compare_effort */
    unsigned price;    /* how many times as long a round takes as elsewhere: decisions are compared in fewer worlds */
    unsigned work;     /* thousands of steps for all luck of a game, at least: a quarter of a second to half of one */
};
struct review_pace review_pace(const struct hg_rules *r);

#endif
