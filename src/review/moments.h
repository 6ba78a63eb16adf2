/* What is worth seeing in a game: the turns that changed most, the luckiest event, the costliest decision, the best and
 * the worst battle. */
#ifndef REVIEW_MOMENTS_H
#define REVIEW_MOMENTS_H

#include "review/review.h"

enum { MOMENT_TURNS = 5, MOMENT_NONE = -1 };

/* A battle: all rolls of one attack on a place, together. */
struct moment_battle {
    int first, last; /* steps, or MOMENT_NONE */
    uint8_t attacker, from, to;
    int64_t luck; /* of the attacker */
};

/* A turn, or what happened before the first. */
struct moment_turn {
    int first, last;
    uint8_t seat; /* whose chance it changed most */
    int64_t change;
};

struct moments {
    int luckiest, costliest; /* steps, or MOMENT_NONE; the decision only when it has a class */
    int decided;             /* the step after which the winner was never behind again */
    struct moment_battle best, worst;
    struct moment_turn turn[MOMENT_TURNS]; /* the largest first */
    unsigned turns;
};

void moments_find(const struct review *v, struct moments *out);

#endif
