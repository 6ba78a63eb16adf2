/* Threads that think for computer players. Work goes in, and comes out by the caller's function on the thread that did
 * it. Each thread has odds of its own; what a player decides depends on the work alone.
 *
 * What people wait for comes before what nobody waits for. Within each, whoever has used least of the threads' time
 * comes first, so that many decisions of one hold up nobody else's; and of one's own, the one that was ordered first.
 * After a decision that somebody waits for a thread keeps itself free for a moment: another one often follows. */
#ifndef SERVER_THINKERS_H
#define SERVER_THINKERS_H

#include "host/host.h"
#include "players/player.h"
#include "server/dues.h"

struct thinkers;

enum thinkers_rank { THINKERS_FIRST, THINKERS_LAST, THINKERS_RANKS };

/* Of whoever has decisions thought about: its part of the threads' time. All zero at first. The thinkers' own from the
 * first thinkers_add until the last of its work is done or taken back. */
struct share {
    struct share_rank {
        struct due turn;     /* by the time that it has used */
        struct dues waiting; /* its work, by order */
    } rank[THINKERS_RANKS];
    uint64_t used; /* microseconds, and all that others used while it wanted nothing */
    unsigned busy; /* pieces of work that wait or are being thought about */
};

/* One decision. The caller's memory; between thinkers_add and `done` it is the thinkers'. `rules` and `share` must
 * stay. */
struct thinking {
    struct due place; /* the thinkers' */
    enum thinkers_rank rank;
    uint64_t order; /* what has the least of a share's comes first */
    struct share *share;
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
/* Takes it back; false when somebody thinks about it already, or has. */
bool thinkers_drop(struct thinkers *t, struct thinking *work);
/* Another place in the queue, for what still waits. */
void thinkers_move(struct thinkers *t, struct thinking *work, enum thinkers_rank rank, uint64_t order);
unsigned thinkers_waiting(struct thinkers *t);

#endif
