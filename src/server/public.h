/* Which addresses belong to the whole world, and not to this machine, its network or nobody. */
#ifndef SERVER_PUBLIC_H
#define SERVER_PUBLIC_H

#include <stdbool.h>
#include <sys/socket.h>

/* False also for families other than IPv4 and IPv6. */
bool address_is_public(const struct sockaddr *a);

#endif
