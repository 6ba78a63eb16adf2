/* Threads for what takes longer than the loop may wait: thinking for computer players, reading games. A job goes in,
 * and comes out by the caller's function on the thread that did it.
 *
 * What people wait for comes before what nobody waits for. Within each, whoever has used least of the threads' time
 * comes first, so that many jobs of one hold up nobody else's; and of one's own, the one that was ordered first. */
#ifndef SERVER_WORKERS_H
#define SERVER_WORKERS_H

#include "server/dues.h"

struct workers;

enum workers_rank { WORKERS_FIRST, WORKERS_LAST, WORKERS_RANKS };

/* Of whoever has jobs: its part of the threads' time. All zero at first. The workers' own from the first workers_add
 * until the last of its jobs is done or taken back. */
struct share {
    struct share_rank {
        struct due turn;     /* by the time that it has used */
        struct dues waiting; /* its jobs, by order */
    } rank[WORKERS_RANKS];
    uint64_t used; /* microseconds, and all that others used while it wanted nothing */
    unsigned busy; /* jobs that wait or are being done */
};

/* The caller's memory; between workers_add and `done` it is the workers'. `share` must stay. */
struct job {
    struct due place; /* the workers' */
    enum workers_rank rank;
    uint64_t order; /* what has the least of a share's comes first */
    struct share *share;
    void (*run)(struct job *j, void *own); /* `own`: of the thread */
    void (*done)(struct job *j);
    bool dropped; /* nobody has run it, because the workers end */
};

/* After a job of the first rank a thread waits so long for what may follow it, before it begins one of the last.
 * `nice`: by how much it yields the processor to everybody else, above all to the loop. */
struct workers_manner {
    unsigned linger_us;
    int nice;
};

/* A thread for each of `own`, which stays the caller's. NULL without memory or threads. */
struct workers *workers_new(unsigned threads, void *const own[], struct workers_manner manner);
/* Who is at work finishes; what waits is given to `done` as dropped. */
void workers_free(struct workers *t);

void workers_add(struct workers *t, struct job *j);
/* Takes it back; false when somebody is at it already, or has done it. */
bool workers_drop(struct workers *t, struct job *j);
/* Another place in the queue, for what still waits. */
void workers_move(struct workers *t, struct job *j, enum workers_rank rank, uint64_t order);
unsigned workers_waiting(struct workers *t);

#endif
