/* How far a long run is, on stderr: a bar on a terminal, a plain line every five seconds elsewhere, nothing in the
 * first two seconds. The thread that waits for the others calls it, see workers.c. */
#ifndef CLI_PROGRESS_H
#define CLI_PROGRESS_H

#include <stdbool.h>
#include <stdint.h>

/* Belongs to the thread that shows it. */
struct progress {
    uint64_t games;              /* how many the run has */
    bool quiet, terminal, shown; /* asked to be silent; stderr is a terminal; anything was shown yet */
    /* Seconds on a clock that never jumps: when the run began, and when the next line or bar is due. */
    double began, next; /* seconds */
};

/* Starts the clock. A quiet run shows nothing, ever. */
void progress_begin(struct progress *p, uint64_t games, bool quiet);
void progress_wait(void); /* a moment */ /* 5 ms, so that a watcher doesn't spin */
/* Shows how many games are done, if it is time to; may be called as often as one likes. */
void progress_show(struct progress *p, uint64_t done);
/* Replaces the bar by one line that sums up. Silent when nothing was shown before. */
void progress_end(struct progress *p, uint64_t done);

#endif
