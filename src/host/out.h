/* What a table hands to whoever drives it: messages, lines to be stored, work. */
#ifndef HOST_OUT_H
#define HOST_OUT_H

#include "engine/hg.h"
#include "players/rng.h"
#include "store/store.h"
#include "table/keys.h"

struct host_watcher;
struct player;

/* For a seat that an AI plays, for a person whose time ran out, or for a person who asked what an AI would do. */
enum host_purpose { HOST_FOR_AI, HOST_FOR_LATE, HOST_FOR_HINT };

/* "Seat 2 must answer question 183": anybody may do it, and it comes out the same everywhere. It holds copies only, so
 * it may be sent to another thread or process. `view` is what the seat sees: no worker ever learns more. */
struct host_work {
    enum host_purpose purpose;
    unsigned long number;
    uint8_t seat;
    const struct player *player;
    struct rng rng; /* its random numbers */
    struct hg_view view;
};

/* "It is your turn", for somebody who is not there: an address of its own, and the key that the call is signed with. */
struct host_nudge {
    uint8_t seat;
    unsigned long number;
    const char *url;
    const struct game_key *secret;
};

/* The positions of what is being stored, so that no action is played twice: a ring, which tables of the same thread
 * may share. Whose positions were written over meanwhile plays its actions once more. Begins with `made` 0. */
struct host_ring {
    struct hg_state *position;
    unsigned room; /* at least HOST_BATCH */
    uint64_t made; /* positions so far */
};

struct host_looks;

/* What the table tells the world outside. Called from inside the functions below, never after they return; none of them
 * may call back into the table. */
struct host_out {
    void *context;
    /* Bytes of one message, without a break; valid until it returns. */
    void (*send)(void *context, struct host_watcher *to, const char *bytes, size_t length);
    /* One line, without a break, for the end of a log. `number` counts from 1 and is the last line's plus one. */
    void (*append)(void *context, enum store_log log, uint64_t number, const char *line, size_t length);
    /* All appended since the last one, as a whole: answer by host_stored, also when an append has failed. */
    void (*commit)(void *context);
    /* Answer by host_worked, in any order, or never: after HOST_WORK_MS it is given out again (but see keeps_work of
     * the table). `work` is valid until it returns, so copy it. */
    void (*work)(void *context, const struct host_work *work);
    /* Everybody wants to play again: make a table of the same plan, and answer by host_rematched. */
    void (*again)(void *context);
    void (*leave)(void *context, struct host_watcher *w); /* it is to be cut off, after what was sent */
    long (*read)(void *context, enum store_log log, uint64_t number, char *out, size_t size); /* as store_read */
    /* Messages are made in its first WIRE_MESSAGE_MAX bytes, headers are read behind them. Tables that are driven by
     * the same thread may share it. */
    char *scratch; /* of HOST_SCRATCH bytes */
    /* Once for each question. NULL: nobody is called. */
    void (*nudge)(void *context, const struct host_nudge *nudge);
    struct host_looks *looks; /* of host/looks.h; NULL: whoever looks back reads the game from its beginning */
    struct host_ring *ring;
};

#endif
