/* One attack followed to its end with the whole distribution of what is left: cards that hold for some rounds, a number
 * of units at which the attacker gives up, heroes that fall, and a chain of places taken one after another. */
#ifndef ODDS_FIGHT_H
#define ODDS_FIGHT_H

#include <stddef.h>

#include "odds/rounds.h"

enum { ODDS_FIGHT_MAX = 1000 /* units of a side */, ODDS_CHAIN_MAX = 20, ODDS_PHASES_MAX = 32 };

/* A battle as it is for some rounds; the last phase has 0, which means to the end. */
struct odds_phase {
    struct odds_battle battle;
    unsigned rounds;
};

/* A force by its units, with its hero ([1]) or without it ([0]): the chance of each number. */
struct odds_force {
    double chance[2][ODDS_FIGHT_MAX + 1];
};

struct odds_fight {
    unsigned attackers, defenders; /* the most that the attacker can have, and what stands there */
    unsigned stop;                 /* the attacker gives up with so many units or fewer; 0 = never */
    const struct odds_phase *phase;
    unsigned phases;
};

struct odds_ending {
    double win;                      /* the place is taken */
    struct odds_force won;           /* the attackers left then */
    struct odds_force failed;        /* the attackers left otherwise: none, or those that gave up */
    double held[ODDS_FIGHT_MAX + 1]; /* the defenders left otherwise */
    double hero_lost[2];             /* by side; that of a defender also falls with the place */
};

/* Doubles that the caller has to supply. */
size_t odds_fight_room(const struct odds_fight *fight);
void odds_fight(const struct odds_fight *fight, const struct odds_force *start, double *room, struct odds_ending *out);

/* A force of exactly so many units, with a hero or not. */
void odds_force_of(unsigned units, unsigned hero, struct odds_force *out);
double odds_force_chance(const struct odds_force *force, unsigned units);
/* Units on average; divide by the chance of the force to have them given that it came to it. */
double odds_force_units(const struct odds_force *force);
double odds_force_all(const struct odds_force *force);

/* All units that took a place but `leave` go on to the next; one at least stays. Forces too small for that stay. */
void odds_force_go_on(const struct odds_force *won, unsigned leave, struct odds_force *next);

#endif
