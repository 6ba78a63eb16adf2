/* Battles in which each side adds up its dice: the higher total wins, as the engine judges totals. */
#ifndef ODDS_SUMS_H
#define ODDS_SUMS_H

#include "engine/rules.h"

enum { ODDS_SUM_DICE_MAX = 8, ODDS_SUM_MODIFIER_MAX = 100 };

struct odds_sums {
    unsigned dice[2];                    /* by enum hg_battle_side, one to eight */
    int modifier[2];                     /* on each total */
    unsigned sides;                      /* faces of a die, at most HG_SIDES_MAX */
    unsigned wins_ties, tie_to_defender; /* the attacker, or the defender, wins a tie; otherwise both roll again */
};

struct odds_sums_result {
    uint64_t won, lost, tied, all; /* throws out of all */
    double win;                    /* the attacker's share when tied throws are made again */
};

void odds_sums(const struct odds_sums *battle, struct odds_sums_result *out);

#endif
