/* The odds of battles as players use them: fixed point, from tables that each thread builds when it first needs them.
 * They are whole numbers that follow from the engine's own dice rule and from the dice of the rules, so they are the
 * same everywhere. */
#ifndef PLAYERS_CHANCES_H
#define PLAYERS_CHANCES_H

#include "engine/rules.h"

enum {
    CHANCES_ONE = 65536, /* certainty */
    CHANCES_UNITS = 40,  /* larger armies are scaled down to this */
    CHANCES_BONUS = 2,   /* most on the highest die of a side */
    CHANCES_DICE = 1     /* most dice of a side beyond its units */
};

/* What helps each side; more than the limits above counts as the limit. */
struct chances_edge {
    uint8_t bonus[2]; /* on the highest die of attacker and defender */
    uint8_t dice[2];  /* beyond the units */
};

/* One battle round, by the units that fight, as thresholds of a random number of 32
 * bits: below the first the defender loses all that is at stake, from the last on the attacker does; between them each
 * loses one, and the attacker's highest die loses from the middle one on. */
struct chances_round {
    uint32_t defender_loses, top_loses, attacker_loses;
};

struct chances {
    uint8_t dice[2]; /* most units of attacker and defender that fight in a round */
    struct chances_round round[HG_ATTACK_DICE_MAX][HG_DEFENCE_DICE_MAX];
    uint16_t win[CHANCES_UNITS + 1][CHANCES_UNITS + 1]; /* by units that may attack, units that defend; in 1/65536 */
};

/* The table for the dice of conquest rules and an edge. It stays valid until the thread asks for rules with other dice.
 */
const struct chances *chances_of(const struct hg_rules *r, struct chances_edge edge);

/* Armies too large for the table are scaled down together. */
uint32_t chances_win_large(const struct chances *c, unsigned attack, unsigned defence);

/* The chance that `attack` units (without the one that stays) take a place of `defence` units, both fighting on with
 * all they may. */
static inline uint32_t chances_win(const struct chances *c, unsigned attack, unsigned defence)
{
    if (attack > CHANCES_UNITS || defence > CHANCES_UNITS)
        return chances_win_large(c, attack, defence);
    return c->win[attack][defence];
}

/* The next round of so many units, at least one on each side. */
static inline const struct chances_round *chances_round(const struct chances *c, unsigned attack, unsigned defence)
{
    return &c->round[(attack < c->dice[0] ? attack : c->dice[0]) - 1u]
                    [(defence < c->dice[1] ? defence : c->dice[1]) - 1u];
}

/* Units at stake in it, and those of them that the attacker loses, by a random number of 32 bits. */
static inline unsigned chances_stake(const struct chances *c, unsigned attack, unsigned defence)
{
    return attack > 1 && defence > 1 && c->dice[0] > 1 && c->dice[1] > 1 ? 2 : 1;
}

static inline unsigned chances_lost(const struct chances_round *round, unsigned stake, uint32_t random)
{
    return random < round->defender_loses ? 0 : random < round->attacker_loses ? 1 : stake;
}

#endif
