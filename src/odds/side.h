/* One side of a battle: what it rolls, and how often its two dice that are compared come to lie on what. Counts are
 * exact: whole numbers out of all equally likely ways that the dice can fall. */
#ifndef ODDS_SIDE_H
#define ODDS_SIDE_H

#include "engine/conquest/core/dice.h"
#include "engine/rules.h"

enum {
    ODDS_DICE_MAX = HG_ATTACK_DICE_MAX, /* units of a side that fight in one round */
    ODDS_EXTRA_MAX = 2,                 /* dice rolled beyond them */
    ODDS_SIDES_MAX = HG_SIDES_MAX, /* faces of a die; with all of this the counts of a round stay below 2 to the 59 */
    ODDS_BONUS_MAX = 20,           /* what may be added to a die, of each kind */
    ODDS_PAIRS_MAX = ODDS_SIDES_MAX * (ODDS_SIDES_MAX + 3) / 2
};

/* Zero means none of it, so that a plain side is {.dice = 3, .sides = 6}. Plain bytes: compare by memcmp. */
struct odds_side {
    uint8_t dice;                 /* most units that fight in a round, cards that limit them counted */
    uint8_t sides;                /* faces of an ordinary die */
    uint8_t larger;               /* faces of a larger one, where ships, tokens or cards give some */
    uint8_t all_larger;           /* 1: all dice of units are larger ones */
    uint8_t cruisers;             /* ones that are rolled again */
    uint8_t carriers;             /* highest dice that get one more */
    uint8_t dreadnoughts;         /* dice that are larger ones */
    uint8_t extra;                /* ordinary dice rolled beyond the units that fight; the highest count */
    uint8_t set;                  /* a die of a unit shows this face without being rolled */
    uint8_t highest, second, all; /* added to the highest die, the second, each: towers, cards, heroes that stay */
    uint8_t hero;      /* 1: a hero fights, and adds one to the highest die; see the battle for how it is lost */
    uint8_t most_lost; /* units that can be lost in a round; 0: no limit */
};

/* NULL when the side can be computed, otherwise what is wrong with it in a few words. */
const char *odds_side_ok(const struct odds_side *side);

/* The dice that are compared, with everything added, and how often they fall so. */
struct odds_pair {
    struct top_two top; /* second is 0 when one die counts */
    uint64_t count;
};

/* All of them; `all` is the sum of the counts. */
struct odds_faces {
    unsigned pairs;
    uint64_t all;
    struct odds_pair pair[ODDS_PAIRS_MAX];
};

/* With so many units fighting, one to three: without the hero, and behind it with the hero, where the side has one. */
void odds_side_faces(const struct odds_side *side, unsigned units, struct odds_faces out[2]);

#endif
