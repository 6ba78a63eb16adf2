/* Which compressed variant a client takes. Pure. */
#ifndef SERVER_NET_CODING_H
#define SERVER_NET_CODING_H

#include "server/net/request.h"

/* Accept-Encoding names it, without the weight 0. A star is no name: whoever wants less than everything says so. */
bool coding_accepted(const struct request *q, const char *coding);

#endif
