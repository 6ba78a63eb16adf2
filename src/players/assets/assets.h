/* Inside the players of the assets family: exact chances to complete a card, and what it is worth to have it. */
#ifndef PLAYERS_ASSETS_H
#define PLAYERS_ASSETS_H

#include "engine/assets/assets.h"
#include "players/player.h"
#include "players/skill.h"

/* Chances are whole numbers in parts of ASSETS_ONE, so that they are the same on every machine. Rows and dice are sizes
 * of tables: the most there can be, and one more. */
enum {
    ASSETS_BITS = 24,
    ASSETS_ONE = 1 << ASSETS_BITS /* certainty */,
    ASSETS_ROWS = HG_ROWS_MAX + 1,
    ASSETS_DICE = ROWS_DICE + 1
};

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

/* The same with dice on the table, `rows` still to match: once a set of them lies on a row that is not among `rows`,
 * and when a row that is among them is matched as well as it can be. */
uint32_t assets_after_placing(struct assets_prospects *c, const struct hg_state *s, unsigned rows, unsigned set);
uint32_t assets_after_matching(struct assets_prospects *c, const struct hg_state *s, unsigned rows, unsigned row);

/* The same by a rule of thumb: hardest row first, all dice alike. In parts of ASSETS_ONE as well. */
uint32_t assets_guess(const struct hg_rules *r, uint8_t card, unsigned rows, unsigned dice);

/* What a card would bring to the seat whose turn it is, in hundredths of a point: its value, what others lose by it,
 * regions that come nearer; much more or less than that when the game ends with it. */
int32_t assets_gain(const struct hg_rules *r, const struct hg_state *s, uint8_t card);

/* The plain value of a card, in hundredths of a point, and a little for a region that it completes; likewise when the
 * game ends with it. */
int32_t assets_plain_gain(const struct hg_rules *r, const struct hg_state *s, uint8_t card);

/* ---- The same for many positions of one game --------------------------------------------------------------------- */

/* What follows from the rules alone. In hundredths of a point: a card by itself, and what a region promises to who has
 * so many of its cards. In points: what a region counts for beyond its cards. */
struct assets_worths {
    const struct hg_rules *r;
    int32_t card[HG_PLACES_MAX];
    int32_t promise[HG_REGIONS_MAX][HG_PLACES_MAX + 1];
    int32_t extra[HG_REGIONS_MAX];
    uint8_t region[HG_PLACES_MAX]; /* of a card */
};
void assets_worths(const struct hg_rules *r, struct assets_worths *out);

/* Who has what between two turns, and whose turn it is. */
struct assets_table {
    uint64_t own[HG_SEATS_MAX], claimed, locked;
    int32_t score[HG_SEATS_MAX];
    uint8_t seat, acting;
};
struct assets_table assets_table(const struct hg_rules *r, const struct hg_state *s);

/* The most points among the opponents of the seat whose turn it is; assets_gain wants it handed over. */
int32_t assets_most_points(const struct assets_table *t);
int32_t assets_gain_of(const struct assets_worths *w, const struct assets_table *t, uint8_t card, int32_t most);

/* The seat whose turn it is gets a card, from the middle or from its holder. */
void assets_take(const struct assets_worths *w, struct assets_table *t, uint8_t card);

/* ---- Games in the head ------------------------------------------------------------------------------------------- */

/* A card to try for and the chance to get it now; passing is a try without a chance. */
struct assets_try {
    uint8_t card;
    uint32_t chance;
};

/* The number of the best of some tries, by about so many games that are played to their end. The first of them has the
 * right of way. */
unsigned assets_foresee(const struct hg_rules *r, const struct hg_state *s, const struct assets_try *try,
                        unsigned count, unsigned games, struct rng *rng);

#endif
