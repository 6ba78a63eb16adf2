/* Every round that a battle can have, worked out once: how many units fight, with or without heroes, what follows. All
 * computations of a whole battle walk over these steps. */
#ifndef ODDS_ROUNDS_H
#define ODDS_ROUNDS_H

#include "odds/round.h"

/* What a round can lead to: losses, and the heroes that are left. */
struct odds_step {
    double chance;
    uint32_t below;             /* a random number of 32 bits below this means this step or an earlier one */
    uint8_t attacker, defender; /* units lost */
    uint8_t heroes;             /* set of enum hg_battle_side */
};

struct odds_steps {
    unsigned count;
    struct odds_step step[ODDS_CELLS]; /* all different and possible; the attacker's losses fall */
};

enum { ODDS_HEROES = 4 /* sets of heroes that can be alive */ };

struct odds_rounds {
    uint8_t dice[2]; /* most units that fight on each side */
    uint8_t heroes;  /* that fight when the battle begins */
    uint8_t sets;    /* set of sets of heroes that it can come to: bit 0 for none, bit 1 for the attacker's alone ... */
    struct odds_steps steps[ODDS_HEROES][ODDS_DICE_MAX][ODDS_DICE_MAX]; /* units that fight, minus one each */
};

void odds_rounds(const struct odds_battle *b, struct odds_rounds *out);

static inline unsigned odds_fighting(const struct odds_rounds *rounds, unsigned side, unsigned units)
{
    return units < rounds->dice[side] ? units : rounds->dice[side];
}

/* The next round of so many units, at least one on each side. */
static inline const struct odds_steps *odds_steps(const struct odds_rounds *rounds, unsigned heroes, unsigned attackers,
                                                  unsigned defenders)
{
    return &rounds->steps[heroes][odds_fighting(rounds, HG_ATTACKER, attackers) - 1]
                         [odds_fighting(rounds, HG_DEFENDER, defenders) - 1];
}

/* What a round leads to by a random number, all 32 bits of it uniform. */
static inline const struct odds_step *odds_step_by_lot(const struct odds_steps *steps, uint32_t random)
{
    unsigned i = 0;
    while (i + 1 < steps->count && random >= steps->step[i].below)
        i++;
    return &steps->step[i];
}

#endif
