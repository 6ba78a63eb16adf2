/* How far a long run is, on stderr: a bar on a terminal, a plain line every few seconds elsewhere, nothing in the first
 * two seconds. */
#ifndef CLI_PROGRESS_H
#define CLI_PROGRESS_H

#include <stdbool.h>
#include <stdint.h>

struct progress {
    uint64_t games;
    bool quiet, terminal, shown;
    double began, next; /* seconds */
};

void progress_begin(struct progress *p, uint64_t games, bool quiet);
void progress_wait(void); /* a moment */
void progress_show(struct progress *p, uint64_t done);
void progress_end(struct progress *p, uint64_t done);

#endif
