/* The server's way to the network: one loop that owns all sockets, HTTP requests in whole, WebSocket messages in whole,
 * timers, and a door for other threads. libuv, our request parser and wslay stand behind it, and nobody above it knows.
 *
 * Everything happens in the thread of net_run but net_post. A connection is known by its id, which is never used twice
 * (its low half is a small number that no two living connections share, so that a caller may index by it):
 * whoever comes too late with one is told so, and nothing happens. No function calls back before it returns, so that
 * callbacks may call anything here; and none waits. */
#ifndef SERVER_NET_H
#define SERVER_NET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "server/net/addresses.h"
#include "server/net/request.h"

struct net;
struct net_timer;

/* ---- What it allows: 0 stands for the figure in brackets -----------------------------------------------------------
 */

struct net_limits {
    unsigned connections; /* at a time (10,000, always some below the limit of descriptors); others are told 503 */
    unsigned per_address; /* of them from one IPv4 address or IPv6 /64 (64), and as many may come in a second, eight
                             times as many at once; others are told 429. Behind a proxy all come from one address:
                             UINT_MAX leaves it to whoever knows the real one */
    size_t body_max;      /* of a request (65,536) */
    size_t message_max;   /* that comes in (65,536); longer ones end the connection with 1009 */
    size_t queue_max;     /* bytes that wait to be written to one WebSocket (1,048,576) */
    unsigned burst;       /* messages and pings that may come at once (200); more end the connection with 1008 */
    unsigned per_second;  /* how fast it recovers (50) */
    unsigned request_ms;  /* from a request's first byte, or the connection's start, to its last byte (10,000) */
    unsigned idle_ms;     /* between two requests (60,000) */
    unsigned answer_ms;   /* until it is answered (30,000), else with 503 */
    unsigned write_ms;    /* until an answer is taken (60,000) */
    unsigned ping_ms;  /* a WebSocket that says nothing for so long is pinged, and cut after as long again (30,000) */
    unsigned drain_ms; /* what still comes in is read and thrown away before a connection is closed (2,000) */
    unsigned crowd_us; /* for each of a crowd, how long it is waited for more to tell them (50), 250 ms at the most */
};

/* ---- Answers -------------------------------------------------------------------------------------------------------
 */

/* Bytes that many answers share; counted. Only the loop's thread may touch one. */
struct net_blob;

struct net_blob *net_blob(const void *bytes, size_t length); /* a copy; NULL without memory */
struct net_blob *net_blob_keep(struct net_blob *b);
void net_blob_drop(struct net_blob *b); /* may be NULL */
size_t net_blob_length(const struct net_blob *b);

struct net_response {
    int status;
    const char *type;         /* of the body; or NULL */
    const char *headers;      /* whole lines that end in CR LF, or NULL */
    struct request_text body; /* is copied; or: */
    /* Shared ones, of which the client gets the smallest that it understands. `plain` must be there; all are kept as
     * long as needed. */
    struct net_blob *plain, *gzip, *brotli;
};

/* ---- Callbacks -----------------------------------------------------------------------------------------------------
 */

struct net_asked {
    const struct request *request; /* gone when the callback returns */
    const char *address;           /* of the peer, as text */
    struct address who;            /* the same, as it is counted */
    bool upgrade;                  /* a flawless request for a WebSocket: net_upgrade may be called */
};

struct net_calls {
    void *context;
    /* Answer by net_answer or net_upgrade, now or later. The next request of the connection waits until then. */
    void (*request)(void *context, uint64_t id, const struct net_asked *asked);
    /* Valid UTF-8, without a zero behind it. */
    void (*message)(void *context, uint64_t id, const char *text, size_t length);
    /* Messages to it were dropped because it reads too slowly, and now all that was left has been written: tell it
     * where things stand. */
    void (*slow)(void *context, uint64_t id);
    /* A WebSocket has ended: the peer's code (1005 without one), or ours where we ended it, or 1006 when it just went.
     * Its id is dead. */
    void (*closed)(void *context, uint64_t id, unsigned code);
    /* What net_post was given. `id` is 0 when the connection has gone meanwhile; `result` is the callee's to free. */
    void (*posted)(void *context, uint64_t id, void *result);
};

/* ---- A server ------------------------------------------------------------------------------------------------------
 */

/* NULL without memory. Callbacks that can't happen may be NULL. */
struct net *net_new(const struct net_calls *calls, const struct net_limits *limits);

/* 0, or the system's error number: EADDRINUSE leaves it to the caller to try another port. `address` is IPv4 or IPv6 in
 * digits; port 0 takes any. At most four listeners. *bound is the port that it became. */
int net_listen(struct net *n, const char *address, unsigned port, unsigned *bound);

/* Until net_stop has done its work. */
void net_run(struct net *n);

/* No more connections; WebSockets are closed with 1001, requests that are under way are finished, and what isn't over
 * by then is cut. May be called again with less patience. */
void net_stop(struct net *n, unsigned patience_ms);

/* After net_run, or instead of it. Results that were posted and not taken are given to `posted` with id 0. */
void net_free(struct net *n);

/* How many there are right now. */
unsigned net_connections(const struct net *n);

/* ---- Connections: false when the id is dead or it is not its turn --------------------------------------------------
 */

bool net_answer(struct net *n, uint64_t id, const struct net_response *response);

/* `protocol` must be one that the client offers (request_lists, "sec-websocket-protocol"), or NULL for none. */
bool net_upgrade(struct net *n, uint64_t id, const char *protocol);

/* One text message. False also when it was dropped; then `slow` will be called. */
bool net_send(struct net *n, uint64_t id, const char *text, size_t length);

/* The same for somebody who looks on with many others. What is told to a crowd one after the other may wait a little
 * for what comes next, since a write costs the kernel more than a message; net_send to the same one writes it, too. */
bool net_tell(struct net *n, uint64_t id, const char *text, size_t length);

/* A message is awaited from it: one more does not count against its rate. */
bool net_await(struct net *n, uint64_t id);

/* Nothing more that it says is looked at for so long: what it has sent waits with it, as far as the kernel lets it.
 * Only from within the call that brought its request or message. */
bool net_hold(struct net *n, uint64_t id, unsigned ms);

/* Ends a WebSocket after what waits to be written. The reason has at most 123 bytes. */
bool net_close(struct net *n, uint64_t id, unsigned code, const char *reason);

/* From any thread, until net_free: `posted` is called in the loop. False without memory; the result stays the caller's.
 */
bool net_post(struct net *n, uint64_t id, void *result);

/* ---- Timers and signals: live until net_free -----------------------------------------------------------------------
 */

struct net_timer *net_timer(struct net *n, void (*due)(void *context), void *context);
void net_timer_set(struct net_timer *t, uint64_t ms); /* anew when it is set already */
void net_timer_stop(struct net_timer *t);

/* Calls it in the loop whenever the signal arrives. At most four. */
bool net_catch(struct net *n, int signal, void (*caught)(void *context), void *context);

#endif
