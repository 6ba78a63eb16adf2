/* What a gauntlet says: `arena --one NAME --pool LIST`, table by table. */
#ifndef CLI_ARENA_GAUNTLET_H
#define CLI_ARENA_GAUNTLET_H

#include "cli/arena/arena.h"
#include "text/json.h"

enum { GAUNTLET_ROWS = 160 }; /* tables that a report has room for; the rest is in the sums alone */

/* A table, or all tables of a kind. */
struct gauntlet_row {
    int all;                    /* 0: one table; 1: every table of one style, 2: every mixed one, 3: every table */
    unsigned others;            /* set of entrants that the player met */
    unsigned best;              /* the entrant with most points of them; 0 in sums */
    double games, par;          /* par: the share that equal players would have */
    struct interval share;      /* of the player, the wider of Wilson's and the one by deal groups */
    struct interval best_share; /* of the best of the others, with all of its seats */
};

/* Returns how many rows there are. */
unsigned gauntlet_rows(const struct arena_sheet *sheet, struct gauntlet_row out[GAUNTLET_ROWS]);

/* For people and for programs; nothing where no gauntlet was played. */
void gauntlet_print(const struct arena_sheet *sheet);
void gauntlet_write(struct json *j, const struct arena_sheet *sheet);

#endif
