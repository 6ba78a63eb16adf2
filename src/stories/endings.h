/* How a game that is over came to its end, as its last position tells it. */
#ifndef STORIES_ENDINGS_H
#define STORIES_ENDINGS_H

#include "engine/hg.h"
#include "text/names.h"

enum ending {
    ENDING_ELIMINATION, /* nobody but the winners is left on the board */
    ENDING_RESIGNATION, /* everybody else has gone or given up */
    ENDING_GOALS,       /* goals enough were collected */
    ENDING_INVASION,    /* a home was filled with enemies */
    ENDING_SCORE,       /* nobody could go on, or the limit of turns was reached: the better position won */
    ENDING_DRAW,        /* nobody has won */
    ENDING_PRIZE,       /* the hidden prize was found */
    ENDING_STRATEGIC,   /* strategic places enough were held */
    ENDINGS
};

/* How a game that is over came to its end. Only of such a one: others have no winners yet and would count as draws. */
enum ending ending_of(const struct hg_rules *r, const struct hg_state *s);

/* One word for programs, e.g. "elimination"; and what people read. */
const char *ending_id(enum ending ending);
const char *ending_name(enum ending ending, enum language language);

/* How a record closes ("won", "capped", "drawn", "stopped"), for people. */
const char *ending_of_record(const char *reason, enum language language);

#endif
