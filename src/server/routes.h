/* Requests: which path is whose, and what every answer has in common. docs/API.md has them for people. */
#ifndef SERVER_ROUTES_H
#define SERVER_ROUTES_H

#include "server/server.h"

/* The callback of net.h. */
void routes_request(void *server, uint64_t id, const struct net_asked *asked);

#endif
