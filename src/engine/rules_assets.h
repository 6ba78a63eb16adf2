/* Cards that are claimed with dice, as data: their rows, their regions, the dice. The rules of the assets family, and
 * of scanning in a campaign, which share the code of rows.h. Part of the rules, see rules.h. */
#ifndef HG_RULES_ASSETS_H
#define HG_RULES_ASSETS_H

#include <stdint.h>

#include "engine/limits.h"

/* A row of a card: one face or two that dice must show exactly, or a sum that low faces must reach together. An edition
 * gives faces or a sum; rows_prepare (engine/rows.h) computes the other members from them. */
struct hg_row {
    uint64_t want;   /* computed: the dice it needs, in the form that rows_have gives to dice that lie */
    uint8_t face[2]; /* face[1] is 0 when one die is enough; both are 0 when the row is a sum */
    uint8_t sum;     /* 0 when the row is no sum */
    uint8_t dice;    /* computed: fewest dice that can match it */
    uint8_t large;   /* computed: how many of these must be of the larger kind */
};

/* Cards that are claimed (in conquest: scanned) with two kinds of dice. A card is known by its place. */
struct hg_assets_rules {
    uint64_t cards;                  /* places with a card */
    uint64_t region[HG_REGIONS_MAX]; /* the cards of each region; empty where it has none */
    uint8_t regions;
    uint8_t region_value[HG_REGIONS_MAX]; /* of a region in one hand, instead of its cards' */
    uint8_t value[HG_PLACES_MAX];
    uint8_t rows[HG_PLACES_MAX];
    struct hg_row row[HG_PLACES_MAX][HG_ROWS_MAX];
    /* Computed by rows_gather, so that a roll is compared with each different row once: the `want` of all different
     * rows, how many there are, and the cards that have each of them as their first row, their second and so on. */
    uint64_t want[HG_WANTS_MAX];
    uint64_t want_cards[HG_WANTS_MAX][HG_ROWS_MAX];
    /* Likewise: what rows need at the least, by card, a byte for each row and the row for stealing behind them: dice,
     * and sixteen times the large ones. */
    uint64_t needs[HG_PLACES_MAX];
    uint8_t wants;
    struct hg_row steal;       /* one more row when somebody holds the card */
    uint8_t dice[2], sides[2]; /* how many dice of each kind, and their sides; the smaller ones first */
};

#endif
