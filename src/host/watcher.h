/* Who watches a table: one for each connection. */
#ifndef HOST_WATCHER_H
#define HOST_WATCHER_H

#include "engine/hg.h"
#include "table/keys.h"
#include "text/names.h"
#include "wire/said.h"

/* Of a watcher that speaks the lines of docs/BOTS.md. */
struct host_bot {
    bool ready;             /* it has answered `hegemon` */
    bool wants;             /* a seat, as soon as one can be given */
    bool asked, answered;   /* its last question is not answered yet; the answer is not stored yet */
    bool failed;            /* that answer could not be read */
    bool turned_away;       /* nothing it says counts any more */
    uint8_t wanted;         /* the seat that it has named, or HG_NONE */
    unsigned owed;          /* answers to `go`, one for each, overtaken or not */
    unsigned long asked_on; /* the number of its last question */
    struct hg_action answer;
    char name[WIRE_NAME_MAX];
};

/* What a message needs that takes reading the game, read beforehand; see host_read. */
struct host_ready {
    uint8_t seat;                /* with whose eyes */
    bool answered;               /* the messages are the answer */
    bool found;                  /* it was answered long ago */
    unsigned long said;          /* with this number */
    bool missed;                 /* the messages are events behind `after` up to `number` */
    bool whole;                  /* all of it could be read */
    unsigned long after, number; /* `number` is the table's own as it was then, whatever was read */
    const char *text;            /* messages with a break behind each; for `worth` its points alone */
    size_t length;
};

/* A connection; the caller's memory, the host's members. A seat may have several connections at once, and all of them
 * are told the same. */
struct host_watcher {
    struct host_watcher *next, **back; /* what points to it in the table's list; NULL: it is in none */
    void *context;                     /* the caller's own */
    struct game_key token;             /* SHA-256 of what it said */
    bool greeted : 1, known : 1;       /* it has said hello; with a token */
    bool anew : 1;                     /* its seat is another one now, which it has not been told yet */
    /* Of the caller's, for each message anew: for so many seconds what only asks for something is refused; that it was.
     */
    bool refused : 1;
    uint8_t wait;
    uint8_t seat; /* or HG_SPECTATOR */
    enum language language;
    struct host_bot *bot; /* its format: NULL for the messages of docs/API.md, else lines */
};

#endif
