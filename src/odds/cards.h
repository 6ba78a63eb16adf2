/* The cards of the assets family that a seat may try for in a position, with the chance of each under best play. */
#ifndef ODDS_CARDS_H
#define ODDS_CARDS_H

#include "odds/scan.h"

struct odds_card {
    uint8_t card; /* its place */
    uint8_t held; /* 1: somebody holds it */
    double chance;
};

/* Cards whose chances are kept, since the same ones come again and again: zeroed once by its owner, lent to one thread
 * at a time. What it holds changes how long an answer takes, never what it is. */
enum { ODDS_TRIES = 36 /* of one game: 18 cards, each free or held */ };
struct odds_tries {
    unsigned oldest; /* makes room for the next */
    struct odds_scan scan[ODDS_TRIES];
};

/* For the seat whose turn it is: the card that is being tried, with the dice as they lie, or every card that can be.
 * How many there are. */
unsigned odds_cards(const struct hg_rules *r, const struct hg_state *position, struct odds_tries *kept,
                    struct odds_card out[HG_PLACES_MAX]);

#endif
