/* Threads that play numbered games: each takes the next block of numbers from one counter, with a crew of its own.
 * What a game counts must be added up in a way that does not depend on the order, since any thread may play any
 * game. */
#ifndef CLI_WORKERS_H
#define CLI_WORKERS_H

#include "cli/roster.h"

/* The job, which stays the caller's and must not change while it runs. */
struct workers {
    uint64_t from, to; /* the numbers from .. to - 1 */
    unsigned block;    /* so many are taken at once */
    unsigned threads;  /* at most; fewer where there are fewer blocks, so that no program is started for nothing */
    bool quiet;        /* no progress on stderr */
    const struct roster *roster;
    void *shared; /* what both functions below work with */
    /* Plays one game, on thread 0 .. threads - 1. False ends the work of all threads; so does Ctrl-C. */
    bool (*play)(void *shared, unsigned thread, struct crew *crew, uint64_t number);
    /* Looks at what was played, on the caller's thread: every few milliseconds, and once more when all threads have
     * ended. False ends their work. NULL: nobody looks. */
    bool (*look)(void *shared);
};

/* Plays all games and returns when they are done, or when somebody wanted to stop; games that were begun are played to
 * their end before. False when nothing could be started: no memory, no thread, or a program that can't play. */
bool workers_run(const struct workers *job, struct fault *f);

#endif
