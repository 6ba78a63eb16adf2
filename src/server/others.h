/* Other processes on the same database: what they store at tables that are in memory here, and who leads which table. A
 * second is the most that anything here waits for; mostly a notification comes at once. */
#ifndef SERVER_OTHERS_H
#define SERVER_OTHERS_H

#include "server/tables.h"

enum {
    OTHERS_MS = 1000,     /* between two calls of the roll */
    OTHERS_HURRY_MS = 20, /* after a table came that needs a leader */
    OTHERS_AT_ONCE = 1000 /* tables that are asked about at once */
};

/* Where the database is nobody else's these do nothing, and whatever is in memory is led here. */
bool others_begin(struct server *s, struct fault *f);
void others_end(struct server *s);
/* The timer that calls the roll. */
void others_roll(void *server);

/* A table that was just read needs a leader, or watchers of it have come: asks soon. */
void others_hurry(struct server *s, const struct table *t);
/* Whether a table may leave memory now: so many at a time can be told to the database. */
bool others_have_room(const struct server *s);
/* A table leaves memory that was led here. */
void others_rest(struct server *s, const struct table *t);
/* Reads what others have stored at a table, and goes on from there. */
void others_follow(struct server *s, struct table *t);

#endif
