/* Inside: watchers that speak the lines of docs/BOTS.md. */
#ifndef HOST_BOTS_H
#define HOST_BOTS_H

#include "host/inside.h"

void bots_hear(const struct host_call *c, const char *bytes, size_t length);
/* Where things stand, to one that comes or has got a seat; that a game begins; a question, if it is one for this bot.
 */
void bots_greet(const struct host_call *c, struct host_watcher *w);
void bots_begin(const struct host_call *c, struct host_watcher *w);
void bots_ask(const struct host_call *c, struct host_watcher *w);
/* Where it goes on after the end, once that is known; people see it in the message `table`. */
void bots_rematched(const struct host_call *c, struct host_watcher *w);
/* What it wanted could not be stored. */
void bots_refused(struct host_watcher *w);
/* Seats for those who want one; answers that wait. True when something is being stored now. */
bool bots_sit_down(const struct host_call *c);
bool bots_move(const struct host_call *c);

#endif
