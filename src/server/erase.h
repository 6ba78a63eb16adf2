/* Deleting tables for good: those that the operator wants gone, and by a slow walk through the database those whose
 * time is over. */
#ifndef SERVER_ERASE_H
#define SERVER_ERASE_H

#include "server/server.h"

enum {
    ERASE_STEP = 64,         /* games that one step of the walk looks at */
    ERASE_STEP_MS = 100,     /* between two steps */
    ERASE_REST_MS = 3600000, /* between two walks */
    ERASE_OPEN_DAYS = 7      /* after which an open table goes at which nothing has happened */
};

/* Whoever is there is cut off. `asked`, where it is not 0, is answered when the table is gone from the database. */
void erase_table(struct server *s, const char *id, uint64_t asked);

/* A timer's function: one step of the walk. */
void erase_walk(void *server);

#endif
