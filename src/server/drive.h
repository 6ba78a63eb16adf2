/* How a table of host/ reaches the world: its lines become requests to the database's writer, its work goes to the
 * thinkers, its messages to sockets. What comes back is taken by tables.c. */
#ifndef SERVER_DRIVE_H
#define SERVER_DRIVE_H

#include "server/tables.h"

/* The context of a call into a table. */
struct driving {
    struct server *s;
    struct table *t;
};

/* Lines on their way to the database, and back in the loop. */
struct storing {
    struct posted posted;
    struct server *s;
    struct base_request request;
    char table[HOST_TABLE_MAX];
};

/* What a new table must know of how it is driven. */
void drive_begin(struct table *t);
/* What the table calls, as long as `d` is there. */
struct host_out drive_out(struct driving *d);

/* Memory without which a table can't go on. */
void *drive_must(void *memory);

#endif
