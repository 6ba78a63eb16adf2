/* An attack on a piece that rolls no dice: all dice are added up, and a total that is reached destroys it; otherwise
 * all units sent are lost. */
#ifndef ODDS_ASSAULT_H
#define ODDS_ASSAULT_H

#include "odds/side.h"

enum { ODDS_ASSAULT_UNITS_MAX = 1000 };

struct odds_assault {
    struct odds_side side; /* dice, ships, what is added to each; the rest of it has no part in a total */
    int modifier;          /* on the total */
    unsigned target;       /* that has to be reached */
    unsigned top_face;     /* 1: a die that shows its highest face is enough, too */
};

/* `hit` of `all` throws reach the target, each counted by how often it falls; `chance` is their quotient. */
struct odds_assault_result {
    uint64_t hit, all; /* throws out of all */
    double chance;
};

/* One assault by so many units, one to three. */
void odds_assault(const struct odds_assault *assault, unsigned units, struct odds_assault_result *out);

/* One assault after another with as many units as may be sent, until it succeeds or no unit is left. */
struct odds_assaults {
    double win, units_left;            /* units on average, won or not */
    unsigned most;                     /* assaults that can be made */
    double at[ODDS_ASSAULT_UNITS_MAX]; /* the chance to succeed in each of them */
};
void odds_assaults(const struct odds_assault *assault, unsigned units, struct odds_assaults *out);

#endif
