/* Attempts at a card with rows, rolled for with two kinds of dice, under best play: which row to match with which dice,
 * whether to decline, which die to give up. Rows and dice are judged by the engine. */
#ifndef ODDS_SCAN_H
#define ODDS_SCAN_H

#include "engine/hg.h"

enum {
    ODDS_SCAN_ROWS = HG_ROWS_MAX + 1,
    ODDS_SCAN_DICE = HG_DICE_MAX - 1,
    ODDS_SCAN_LEFT = (ODDS_SCAN_DICE / 2 + 1) * (ODDS_SCAN_DICE - ODDS_SCAN_DICE / 2 + 1), /* most pairs of numbers of
                                                                                            dice that may be left */
    ODDS_SCAN_CHANCES = (1 << ODDS_SCAN_ROWS) * ODDS_SCAN_LEFT
};

/* One card: copies of what its attempts depend on, so that it may outlive the rules. */
struct odds_scan {
    struct hg_row row[ODDS_SCAN_ROWS];
    unsigned rows;             /* with the one for stealing where somebody holds it; 0 in an empty one */
    uint8_t dice[2], sides[2]; /* at the beginning */
    uint8_t must_take;         /* 1: a row that can be matched has to be */
    /* The chance to succeed with a set of rows matched and so many dice of each kind still to roll; -1 where nobody has
     * asked yet. */
    double chance[ODDS_SCAN_CHANCES];
};

/* The cards of the assets family, or those that a campaign scans. `claimed`: somebody holds it, so that one row more
 * has to be matched. */
void odds_scan_start(struct odds_scan *scan, const struct hg_assets_rules *cards, uint8_t card, unsigned claimed,
                     unsigned must_take);

/* Whether it was started with this, or with what amounts to it. */
bool odds_scan_is(const struct odds_scan *scan, const struct hg_assets_rules *cards, uint8_t card, unsigned claimed,
                  unsigned must_take);

/* Before a roll, with a set of rows matched. */
double odds_scan_chance(struct odds_scan *scan, unsigned matched, unsigned small, unsigned large);

/* After a roll: the dice that are left as they lie, those of the smaller kind first. `first`: the opening roll of a
 * claim, which has to match a row. */
double odds_scan_rolled(struct odds_scan *scan, unsigned matched, const uint8_t *face, const uint8_t dice[2],
                        unsigned first);

/* Likewise when it is decided which row is matched, and only the dice for it are to be chosen. */
double odds_scan_placing(struct odds_scan *scan, unsigned matched, const uint8_t *face, const uint8_t dice[2],
                         unsigned row);

/* The whole attempt from its first roll with all dice: in a scan that roll may fail like any other; a claim needs a row
 * matched by it, or it is over. */
double odds_scan_attempt(struct odds_scan *scan);
double odds_scan_claim(struct odds_scan *scan);

#endif
