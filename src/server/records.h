/* Records of finished games. They never change, so some that were asked for lately are kept in memory. */
#ifndef SERVER_RECORDS_H
#define SERVER_RECORDS_H

#include "server/answer.h"

/* Of all that are kept together, in bytes; a single one that is larger than a quarter of it isn't kept. */
enum { RECORDS_KEPT = 64, RECORDS_BYTES = 16 << 20 };

bool records_begin(struct server *s); /* false without memory */
void records_end(struct server *s);

void records_give(const struct asking *a);

#endif
