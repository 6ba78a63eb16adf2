/* Threads that think for computer players. Work goes in, and comes out by the caller's function on the thread that did
 * it. Each thread has odds of its own; what a player decides depends on the work alone. */
#ifndef SERVER_THINKERS_H
#define SERVER_THINKERS_H

#include "host/host.h"
#include "players/player.h"

struct thinkers;

/* One decision. The caller's memory; between thinkers_add and `done` it is the thinkers'. `rules` must stay. */
struct thinking {
    struct thinking *next; /* the thinkers' */
    const struct hg_rules *rules;
    struct host_work work;
    void (*done)(struct thinking *t);
    struct hg_action action; /* what came of it */
    struct thought why;
};

/* NULL without memory or threads. */
struct thinkers *thinkers_new(unsigned threads);
/* Whoever thinks finishes; what waits is given to `done` without an action of its own (work.player NULL). */
void thinkers_free(struct thinkers *t);

void thinkers_add(struct thinkers *t, struct thinking *work);
unsigned thinkers_waiting(struct thinkers *t);

#endif
