/* The boards of the review's page: what never changes of one (boards.c), and what each action has changed on it
 * (positions.c). The script of the page puts the two together and draws. */
#ifndef CLI_REVIEW_BOARDS_H
#define CLI_REVIEW_BOARDS_H

#include "cli/review/sheet.h"

/* A board that the page can draw. */
struct boards {
    struct json *j;
    const struct sheet *sheet;
    const struct edition *edition;
    unsigned places;
};

/* Pairs of an object that is open: the board as it is, and all positions on it. Of a board that is too tangled to be
 * drawn there are none. */
void boards_write(struct json *j, const struct sheet *s);

/* Likewise: who holds what, and what lies on the table besides, as lists with an element for each position. */
void positions_write(const struct boards *in);
void positions_table(const struct boards *in);

#endif
