/* What takes reading whole games, beside the loop: looking back, catching up, records. Each origin has one part of the
 * readers' time; of each watcher one message is read for at a time, and what it says meanwhile waits. */
#ifndef SERVER_READINGS_H
#define SERVER_READINGS_H

#include "server/sockets.h"
#include "wire/odds.h"

/* What each reader has of its own. */
struct reader_room {
    struct base_reader *base;
    struct wire_odds odds;
    struct host_looks looks;
    char scratch[HOST_SCRATCH];
};

/* A message from a watcher: done at once, or once what it takes is read. */
void readings_hear(struct server *s, struct watcher *w, const char *bytes, size_t length);
/* Nothing is read for it any more, nor is what it has said since heard. */
void readings_forget(struct server *s, struct watcher *w);

/* Readers, each with a connection to the database. False without memory or threads, or with the fault of the database.
 */
bool readings_begin(struct server *s, struct fault *f);
void readings_end(struct server *s);

#endif
