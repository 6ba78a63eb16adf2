/* WebSockets: each is one watcher of one table. */
#ifndef SERVER_SOCKETS_H
#define SERVER_SOCKETS_H

#include "server/answer.h"

enum { SOCKETS_PER_TABLE = 20000 };

/* How it is spoken to, and the subprotocols by which it is asked for. */
enum sockets_format { SOCKETS_JSON, SOCKETS_LINES, SOCKETS_FORMATS };
extern const char *const sockets_protocol[SOCKETS_FORMATS];

/* Makes a watcher of a connection that asks for a WebSocket, or refuses it. */
void sockets_open(const struct asking *a, struct table *t, enum sockets_format format);

/* The callbacks of net.h. */
void sockets_message(void *server, uint64_t id, const char *text, size_t length);
void sockets_slow(void *server, uint64_t id);
void sockets_closed(void *server, uint64_t id, unsigned code);

/* The server goes: everybody hears when to come back. */
void sockets_bye(struct server *s, unsigned seconds);

#endif
