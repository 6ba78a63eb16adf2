/* What a conquest position is worth to each side: a few features, each with a fitted weight, and the chances to win
 * that follow from them. */
#ifndef PLAYERS_CONQUEST_WORTH_H
#define PLAYERS_CONQUEST_WORTH_H

#include "players/skill.h"

/* Features of a side, in 1/256. Shares are of what all sides have together. */
enum worth_feature {
    WORTH_UNITS,     /* share */
    WORTH_PLACES,    /* share */
    WORTH_INCOME,    /* share */
    WORTH_CARDS,     /* share */
    WORTH_TURN,      /* how soon it is its turn: 256 now, 0 last */
    WORTH_MAIN,      /* its largest force, as a share of its units */
    WORTH_EXPOSED,   /* share of its units that stand beside larger forces of enemies */
    WORTH_REGIONS,   /* how far it has come with regions, by what they pay, as a share */
    WORTH_GOALS,     /* of the goals that win, how many it has */
    WORTH_LAST_GOAL, /* 256 when one goal is missing */
    WORTH_BASE,      /* part of its own bases that it holds */
    WORTH_BASES,     /* enemies' bases that it holds, by all bases */
    WORTH_RESOURCES, /* share */
    WORTH_REWARDS,   /* share */
    WORTH_NEAR_GOAL, /* how near it is to the goal it is nearest to */
    WORTH_SEEKERS,   /* campaigns: 256 for this role */
    WORTH_KEEPERS,   /* and for this */
    WORTH_FEATURES
};

/* One side of the game: allies share one. `seats` are bits. Features are the side's own, not compared with others yet.
 */
struct worth_side {
    uint8_t seats;
    int32_t feature[WORTH_FEATURES];
};

/* The sides that still play and their features; returns how many. */
unsigned worth_sides(const struct hg_rules *r, const struct hg_state *s, struct worth_side out[HG_SEATS_MAX]);

/* Which row of weights is used. */
enum { WORTH_KINDS = 8 };
/* The row of weights for a game with so many sides. */
unsigned worth_kind(const struct hg_rules *r, unsigned sides);

/* weights.c */
extern const int16_t worth_weights[WORTH_KINDS][WORTH_FEATURES];

/* The chance to win of each seat's side, in parts of the whole that skill.h names. */
void worth_evaluate(const struct hg_rules *r, const struct hg_state *s, uint32_t worth[HG_SEATS_MAX]);

#endif
