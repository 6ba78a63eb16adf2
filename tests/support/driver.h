/* Drives a table as a server would: owns its store, its watchers with all that they were told, and the work it gave
 * out. Every watcher keeps the game as a page does, from a snapshot and the changes after it, and every message is
 * looked at as it comes: nobody may be told of something that is not stored. */
#ifndef SUPPORT_DRIVER_H
#define SUPPORT_DRIVER_H

#include <jansson.h>

#include "host/looks.h"
#include "players/player.h"
#include "support/failing.h"
#include "support/modes.h"

enum { DRIVER_WATCHERS = 10, DRIVER_WORKS = 16, DRIVER_ROOM = 4 << 20, DRIVER_LAST = 24 };

struct driver;

struct driver_watcher {
    struct host_watcher w;
    struct host_bot bot;
    char *told; /* of one that speaks lines: all of them since it came, or NULL */
    struct driver *d;
    bool connected;
    char token[WIRE_TOKEN_MAX];
    unsigned long messages;    /* it got in all */
    json_t *last[DRIVER_LAST]; /* the newest of them, in a ring */
    json_t *view;              /* the game as it knows it, or NULL */
    unsigned long number;
    char chain[WIRE_HEX];
    uint8_t seat; /* as the last welcome said */
    bool lost;    /* it knows no game until the next snapshot: it has lied about what it knows, or changed its seat */
};

struct driver {
    struct host_game game;
    struct host_plan plan;
    struct host_table t;
    struct failing_store store;
    struct store *mirror; /* NULL, or another store that gets the same groups */
    struct host_out out;
    uint64_t now;
    bool committing, spoilt; /* the store must still answer; an append was refused */
    bool slow;               /* driver_settle leaves the answer of the store to driver_store */
    bool lazy;               /* works wait for driver_work */
    bool beside;             /* what takes reading the game is read with copies, as on another thread */
    void (*meanwhile)(void); /* or NULL: happens while it is read */
    bool looking;            /* keeps what watchers are told (costs most of the time) */
    unsigned agains, leaves, nudges;
    char nudged[HOST_URL_MAX + 32]; /* the last one: SEAT NUMBER URL */
    struct host_work work[DRIVER_WORKS];
    unsigned works;
    struct driver_watcher watcher[DRIVER_WATCHERS];
    uint64_t hash;      /* of everything that went out */
    unsigned long sent; /* messages */
    const char *broken; /* the first thing that should not have happened */
    struct odds_cache *odds;
    struct host_looks looks;
    struct hg_state position[HOST_BATCH];
    struct host_ring ring;
    unsigned long reads;            /* of lines */
    char *record, *table, *scratch; /* memory */
    char why[256];
};

/* A new table of a mode; all seats open, the creator's token is that of watcher 0. */
void driver_open(struct driver *d, const struct mode *mode, const struct wire_clock *clock, uint64_t secret);
void driver_create(struct driver *d);
/* The host is gone and comes back from its logs; watchers must connect again. */
bool driver_restart(struct driver *d);
void driver_close(struct driver *d);

/* The token of a watcher: its number is all that differs. */
void driver_connect(struct driver *d, unsigned watcher);
/* One that speaks lines, and says its token first. */
void driver_connect_bot(struct driver *d, unsigned watcher);
void driver_hello(struct driver *d, unsigned watcher, long after);
void driver_disconnect(struct driver *d, unsigned watcher);
/* A message; then, unless slow or lazy, all that follows: the store's answers and work. */
void driver_say(struct driver *d, unsigned watcher, const char *format, ...) __attribute__((format(printf, 3, 4)));
void driver_hear(struct driver *d, unsigned watcher, const char *bytes, size_t length);
void driver_tick(struct driver *d, uint64_t now);

/* The store's answer to what is under way; one work. */
void driver_store(struct driver *d);
void driver_work(struct driver *d);
void driver_settle(struct driver *d);

/* Everybody takes a seat: watcher i the seat i, for `people` of them; the others are AIs `level`. Then the game begins.
 */
void driver_sit(struct driver *d, unsigned people, const char *level);
/* The newest message of a kind that the watcher got, or NULL. */
const json_t *driver_got(const struct driver *d, unsigned watcher, const char *kind);
/* The newest answer to an id: its kind ("ok", "refuse"), or "". */
const char *driver_answer(const struct driver *d, unsigned watcher, const char *id, const json_t **message);

/* NULL, or what is wrong: the state, the record's lines, what watchers know. `deep` compares whole views. */
const char *driver_check(struct driver *d, bool deep);
/* NULL, or why the record reader does not accept the stored lines as the game that was played. */
const char *driver_read(struct driver *d);
/* The record as a file at `path`. */
bool driver_save(const struct driver *d, const char *path);

#endif
