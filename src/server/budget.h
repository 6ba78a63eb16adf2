/* What clients may cost. Whatever a request or a message makes the server do is counted (prices.h) and charged to the
 * address that it comes from, to its connection and to its seat. It may be asked for as long as something is left, and
 * has its price afterwards (or the processor's time that it took, where that is more): so nobody must know before what
 * something will cost, and a debt is never larger than one of them.
 *
 * Who is in debt is not read from until it has recovered, a second at most at a time. Addresses that many share are
 * told so besides: requests by 429, messages that only ask for something by `too-fast`. What plays a game waits, and
 * is never refused for its price. */
#ifndef SERVER_BUDGET_H
#define SERVER_BUDGET_H

#include "server/server.h"

/* Seconds of its share that somebody may spend at once; the part of an address's share that a connection and a seat
 * have; what nobody is held longer for at a time. */
enum { BUDGET_AT_ONCE = 2, BUDGET_PARTS = 2, BUDGET_HOLD_MS = 1000 };

void budget_begin(struct server *s); /* by the settings */
void budget_end(struct server *s);

/* Before a call: counting begins. How many milliseconds its address must wait until it may ask for something; 0: now.
 */
uint64_t budget_open(struct server *s, struct address who);
/* One more of something. */
void budget_count(struct server *s, enum spending what, uint64_t count);
/* After the call: `own` and `seat` may be NULL. How many milliseconds the connection must be held for. */
unsigned budget_close(struct server *s, struct address who, struct bucket *own, struct bucket *seat);

#endif
