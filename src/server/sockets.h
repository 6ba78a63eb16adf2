/* WebSockets: each is one watcher of one table. */
#ifndef SERVER_SOCKETS_H
#define SERVER_SOCKETS_H

#include "server/server.h"

struct asking;
struct reading;

/* What somebody says while something is read for it waits, in its order: each has its length before it. */
struct said_since {
    char *bytes;
    size_t length, room;
    unsigned count;
};

struct watcher {
    struct host_watcher host; /* first: what a table calls its watcher is ours */
    uint64_t id;
    struct table *table;
    struct origin *origin;
    struct bucket cost;
    struct watcher *newer, *older; /* of the same origin */
    struct reading *reading;       /* what is read for it, or NULL */
    struct said_since since;
    bool left;             /* it is cut off: nothing that it says counts */
    struct host_bot bot[]; /* one, where it speaks lines */
};

enum { SOCKETS_PER_TABLE = 20000 };

/* How it is spoken to, and the subprotocols by which it is asked for. */
enum sockets_format { SOCKETS_JSON, SOCKETS_LINES, SOCKETS_FORMATS };
extern const char *const sockets_protocol[SOCKETS_FORMATS];

/* Makes a watcher of a connection that asks for a WebSocket, or refuses it. */
void sockets_open(const struct asking *a, struct table *t, enum sockets_format format);

/* The watcher of a connection, or NULL. */
struct watcher *sockets_watcher(struct server *s, uint64_t id);

/* The callbacks of net.h. */
void sockets_message(void *server, uint64_t id, const char *text, size_t length);
void sockets_slow(void *server, uint64_t id);
void sockets_closed(void *server, uint64_t id, unsigned code);

/* The server goes: everybody hears when to come back. */
void sockets_bye(struct server *s, unsigned seconds);

#endif
