/* Every attack that a seat could make in a position, if it were its time to attack. */
#ifndef ODDS_ATTACKS_H
#define ODDS_ATTACKS_H

#include "odds/position.h"
#include "odds/sums.h"

/* attacks of one list, more than any board has */
enum { ODDS_ATTACKS_MAX = 512 };

struct odds_attack {
    uint8_t from, to;
    uint8_t behind;                /* 1 + the place behind it where who wins lands; 0: on the target itself */
    uint8_t army;                  /* that is attacked: a seat, or a neutral army behind them */
    unsigned attackers, defenders; /* units that may be lost; where dice are added up, dice */
    struct odds_battle battle;     /* of a conquest game, with the attacker's hero where it stands */
    struct odds_sums sums;         /* of the galactic family */
    bool titan;                    /* the titan is attacked, by assaults, and not the place it stands on */
    struct odds_assault assault;
};

/* Fills in at most ODDS_ATTACKS_MAX; how many there are. None where nobody attacks, or before the first turn.
 */
unsigned odds_attacks(const struct hg_rules *r, const struct hg_state *position, uint8_t seat,
                      struct odds_attack out[ODDS_ATTACKS_MAX]);

/* By what dice do in an attack. */
unsigned odds_attacks_compared(const struct hg_rules *r, const struct hg_state *position, uint8_t seat,
                               struct odds_attack out[ODDS_ATTACKS_MAX]);
/* Each family of dice has its own; odds_attacks chooses. They return how many. */
unsigned odds_attacks_added(const struct hg_rules *r, const struct hg_state *position, uint8_t seat,
                            struct odds_attack out[ODDS_ATTACKS_MAX]);

#endif
