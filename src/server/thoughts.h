/* What tables have given to think about: which decisions wait or are being made, in which order, and whether anybody
 * waits for them. Nothing is thought about twice, nothing that is not wanted any more. */
#ifndef SERVER_THOUGHTS_H
#define SERVER_THOUGHTS_H

#include "players/player.h"
#include "server/drive.h"
#include "server/origins.h"

/* Work on its way to the thinkers, and back. The game is kept meanwhile; the table may leave and come back. */
struct deciding {
    struct posted posted;
    struct server *s;
    struct job job;
    struct host_work work;
    struct hg_action action; /* what came of it */
    struct thought why;
    struct game *game;
    struct origin *origin;
    char table[HOST_TABLE_MAX];
    bool done; /* it is back, and waits until the table can take it */
};

/* Whether somebody waits for what computer players do there: whoever is there; and people who hold seats and will come
 * back, as long as they were here since the table was read, or have left an address, or their time runs. */
bool thoughts_awaited(const struct server *s, const struct table *t);

/* From the table: this is to be thought about. */
void thoughts_give(struct server *s, struct table *t, const struct host_work *work);
/* After any call into a table: takes back what it does not want any more, and puts the rest in order. */
void thoughts_settle(struct server *s, struct table *t);
/* What the table could not take while something was being stored. */
void thoughts_deliver(struct server *s, struct table *t);
/* Threads that think; each has odds of its own. False without memory or threads. */
bool thoughts_begin(struct server *s);
void thoughts_end(struct server *s);
/* The table leaves memory. */
void thoughts_forget(struct server *s, struct table *t);

#endif
