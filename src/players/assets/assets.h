/* Inside the players of the assets family: exact chances to complete a card, and what it is worth to have it. */
#ifndef PLAYERS_ASSETS_H
#define PLAYERS_ASSETS_H

#include "engine/assets/assets.h"
#include "players/player.h"

/* Chances are whole numbers in parts of ASSETS_ONE, so that they are the same on every machine. Rows and dice are sizes
 * of tables: the most there can be, and one more. */
enum { ASSETS_ONE = 1 << 24 /* certainty */, ASSETS_ROWS = HG_ROWS_MAX + 1, ASSETS_DICE = ROWS_DICE + 1 };

/* The chances of one card, found as they are asked for. */
struct assets_prospects {
    const struct hg_rules *r;
    const struct hg_row *row[ASSETS_ROWS];
    unsigned rows;
    /* With a set of rows still to match and so many dice of each kind to roll; one more than the chance, 0 until it is
     * asked for. */
    uint32_t known[1u << ASSETS_ROWS][ASSETS_DICE][ASSETS_DICE];
};

/* For a card; `held` when somebody has it, so that it needs the row for stealing too. */
void assets_prospects_start(struct assets_prospects *c, const struct hg_rules *r, uint8_t card, bool held);

/* The chance to match the rows of a set, with dice about to be rolled and best play. */
uint32_t assets_prospect(struct assets_prospects *c, unsigned rows, unsigned small, unsigned large);

/* The same by a rule of thumb: hardest row first, all dice alike. In parts of ASSETS_ONE as well. */
uint32_t assets_guess(const struct hg_rules *r, uint8_t card, unsigned rows, unsigned dice);

/* What a card would bring to the seat whose turn it is, in hundredths of a point: its value, what others lose by it,
 * regions that come nearer; much more or less than that when the game ends with it. */
int32_t assets_gain(const struct hg_rules *r, const struct hg_state *s, uint8_t card);

/* The plain value of a card, in hundredths of a point, and a little for a region that it completes; likewise when the
 * game ends with it. */
int32_t assets_plain_gain(const struct hg_rules *r, const struct hg_state *s, uint8_t card);

#endif
