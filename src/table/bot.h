/* A player outside this program: one process that speaks the protocol of docs/BOTS.md, through many games. Whatever it
 * does, bot_ask returns a legal action in time: after a fault the ruled default, after BOT_FAULTS_MAX of them in one
 * game its resignation. */
#ifndef TABLE_BOT_H
#define TABLE_BOT_H

#include "engine/hg.h"
#include "table/botline.h"
#include "table/child.h"

enum {
    BOT_FORFEITS_MAX = 3,  /* games in a row; then the rest of the series is */
    BOT_LIMIT_MS = 5000,   /* for an answer, unless said otherwise */
    BOT_START_MS = 10000,  /* for the first word of the program */
    BOT_PATIENCE_MS = 1000 /* between `quit` and the end by force */
};

/* How a program is treated; the command stays where it is. */
struct bot_terms {
    const char *command; /* see child_start */
    unsigned limit;      /* milliseconds for an answer */
    int log;             /* where its standard error and its faults are written, or -1 */
};

/* One program. Only the functions below look into it. */
struct bot {
    struct bot_terms terms;
    struct child child;
    const struct bot_game *game;
    uint8_t seat;
    uint64_t random;   /* a number of its own for its lots */
    unsigned faults;   /* in this game */
    unsigned forfeits; /* games in a row */
    unsigned asides;   /* since its last move */
    bool forfeited;    /* this game, or the rest of the series */
};

/* Starts the program and waits for its first word. False with the reason when it can't be a player. */
bool bot_open(struct bot *b, const struct bot_terms *terms, struct fault *f);

/* The calls of one game: begin, then tell and ask, then finish. `game` must stay where it is until then. */
void bot_begin(struct bot *b, const struct bot_game *game, uint8_t seat, uint64_t random);
void bot_tell(struct bot *b, const struct hg_action *a); /* as its seat saw it */
struct hg_action bot_ask(struct bot *b, const struct hg_view *v, const struct hg_choices *choices);
/* Reads one line of an answer: an action that the seat may take in its view, or a fault. bot_ask uses it. */
bool bot_understand(const struct bot_game *g, uint8_t seat, const struct hg_view *v, const char *line,
                    struct hg_action *a, struct fault *f);
void bot_finish(struct bot *b, const char *end); /* the line that ends a record, such as `end won 2` */

/* Lets the program end. */
void bot_close(struct bot *b);

#endif
