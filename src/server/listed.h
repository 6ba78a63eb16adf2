/* Which tables the lobby lists: public ones that wait for people or are played. `server.listed` has them, the newest
 * first. */
#ifndef SERVER_LISTED_H
#define SERVER_LISTED_H

#include "server/tables.h"

/* After any call into a table. */
void listed_settle(struct server *s, struct table *t);
/* The table leaves memory. */
void listed_drop(struct server *s, struct table *t);

#endif
