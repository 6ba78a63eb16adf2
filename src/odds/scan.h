/* Attempts at a card with rows, rolled for with two kinds of dice, under best play: which row to match with which dice,
 * whether to decline, which die to give up. Rows and dice are judged by the engine. */
#ifndef ODDS_SCAN_H
#define ODDS_SCAN_H

#include "engine/hg.h"

enum { ODDS_SCAN_ROWS = HG_ROWS_MAX + 1, ODDS_SCAN_DICE = HG_DICE_MAX - 1 };

struct odds_scan {
    const struct hg_rules *rules; /* of the assets family */
    uint8_t card;                 /* its place */
    uint8_t claimed;              /* 1: somebody holds it, so that one row more has to be matched */
    uint8_t must_take;            /* 1: a row that can be matched has to be */
    unsigned rows;
    /* The chance to succeed with a set of rows matched and so many dice of each kind still to roll; -1 where nobody has
     * asked yet. */
    double chance[1 << ODDS_SCAN_ROWS][ODDS_SCAN_DICE + 1][ODDS_SCAN_DICE + 1];
};

void odds_scan_start(struct odds_scan *scan, const struct hg_rules *r, uint8_t card, unsigned claimed,
                     unsigned must_take);

/* Before a roll, with a set of rows matched. */
double odds_scan_chance(struct odds_scan *scan, unsigned matched, unsigned small, unsigned large);

/* After a roll: the dice that are left as they lie, those of the smaller kind first. `first`: the opening roll of a
 * claim, which has to match a row. */
double odds_scan_rolled(struct odds_scan *scan, unsigned matched, const uint8_t *face, const uint8_t dice[2],
                        unsigned first);

/* The whole attempt from its first roll with all dice: in a scan that roll may fail like any other; a claim needs a row
 * matched by it, or it is over. */
double odds_scan_attempt(struct odds_scan *scan);
double odds_scan_claim(struct odds_scan *scan);

#endif
