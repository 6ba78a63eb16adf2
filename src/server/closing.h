/* An operator ends a game as it stands. What is being stored meanwhile is waited for, and who asked is told when the
 * end is stored. */
#ifndef SERVER_CLOSING_H
#define SERVER_CLOSING_H

#include "server/tables.h"

/* The writer has answered; and then, when the table may be free again. */
void closing_stored(struct server *s, struct table *t, enum store_answer answer);
void closing_go_on(struct server *s, struct table *t);

#endif
