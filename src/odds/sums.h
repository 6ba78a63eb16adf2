/* Battles in which each side adds up its dice: the higher total wins, as the engine judges totals. */
#ifndef ODDS_SUMS_H
#define ODDS_SUMS_H

#include "engine/hg.h"

enum { ODDS_SUM_DICE_MAX = 8, ODDS_SUM_MODIFIER_MAX = 100 };

struct odds_sums {
    unsigned dice[2];                    /* by enum hg_battle_side, up to eight that are still to be rolled */
    int modifier[2];                     /* on each total, with what lies on the table already */
    unsigned sides;                      /* faces of a die, at most HG_SIDES_MAX */
    unsigned wins_ties, tie_to_defender; /* the attacker, or the defender, wins a tie; otherwise both roll again */
};

struct odds_sums_result {
    uint64_t won, lost, tied, all; /* throws out of all */
    double win;                    /* the attacker's share when tied throws are made again */
};

void odds_sums(const struct odds_sums *battle, struct odds_sums_result *out);

/* The battle that is on in a position of the galactic family: with all its dice, and with those alone that are awaited.
 * They differ while a card has some of them rolled again; a tie then brings all of them back. */
struct odds_sums odds_sums_of_battle(const struct hg_rules *r, const struct hg_state *position);
struct odds_sums odds_sums_awaited(const struct hg_rules *r, const struct hg_state *position);

#endif
