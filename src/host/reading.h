/* For the files of the room: what takes reading a game is put off, where that is done beside the table. */
#ifndef HOST_READING_H
#define HOST_READING_H

#include "host/inside.h"

/* Whether what is said takes reading that is done beside: then nothing more is done about it now. When it is heard
 * again, what it needs is there. */
bool put_off(const struct host_call *c);

/* Of watchers.c. Sends the events behind a number; false when they can't be told as events. */
bool watchers_missed(const struct host_call *c, struct host_watcher *w, unsigned long after);
/* Whether what is missed since is told as events. */
bool watchers_miss_events(const struct host_table *t, unsigned long after);
/* The points of an answer to `worth`, without an answer around them. */
void watchers_read_worth(const struct host_call *c, struct host_ready *ready);

#endif
