/* Ctrl-C as a fact to look at between two steps, so that nothing is left half-done. */
#ifndef SHELL_STOP_H
#define SHELL_STOP_H

#include <stdbool.h>

/* From now on the first Ctrl-C (or a polite request to end) only sets the fact; a second one kills as usual. */
void stop_watch(void);
/* Looked at between two steps; never goes back to false. */
bool stop_wanted(void);

#endif
