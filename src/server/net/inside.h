/* What the files behind net.h share: a server, its connections, and who may call whom.
 *
 *   server (accepts, looks ids up, stops)   post   timers
 *      │
 *   connection (its course: reads, deadlines, the end) ──▶ http ──▶ response
 *      │                                        │
 *      └──▶ socket (frames, wslay) ──────────▶ out (write first, queue what is left)
 */
#ifndef SERVER_NET_INSIDE_H
#define SERVER_NET_INSIDE_H

#include <uv.h>
#include <wslay/wslay.h>

#include "server/net.h"
#include "server/net/addresses.h"
#include "server/net/frames.h"
#include "server/net/handshake.h"
#include "server/net/rates.h"

enum { NET_LISTENERS = 4, NET_SIGNALS = 4, NET_ADDRESS_TEXT = 64, NET_READ = 16384, NET_GATHER = 24 };

/* Connections that are being told to go; and descriptors that are left to files, the database, libuv and them. */
enum { NET_SURPLUS = 32, NET_RESERVE = 64 };

/* Bytes that a connection lets wait for the end of the loop's turn, at most. */
enum { NET_LATER_BYTES = 65536 };

/* Results of other threads after which what they have brought is written. */
enum { NET_POSTED = 32 };

/* Of a crowd, so many are written to in a turn of the loop, about a millisecond of work: other tables come in between.
 * So few are no crowd, and told at once; nobody waits longer for a round than that. */
enum { NET_CROWD = 256, NET_FEW = 128, NET_PAUSE_MS = 250 };

/* Bytes that several connections send. `count` says how many hold it. */
struct net_blob {
    size_t count, length;
    char bytes[];
};

/* Bytes that wait to be written: its own, or a shared buffer's. */
struct chunk {
    struct chunk *next;
    struct net_blob *blob; /* or NULL */
    size_t length, written;
    bool message; /* may be dropped as long as nothing of it has been written */
    char bytes[];
};

/* The queue of one connection. Chunks that libuv is busy with stay in it, at the front, until it is done. */
struct out {
    struct chunk *first, **end;
    size_t waiting;  /* bytes */
    unsigned flying; /* chunks at the front that libuv is busy with */
    bool soon;       /* it is on the list of those that write at the end of the turn */
    bool crowd;      /* it is on that of those that write in the next round */
    uv_write_t write;
};

/* Connections by their ids, first come, first served; room for slot_count. */
struct line {
    uint64_t *who;
    uint32_t from, to;
};

/* The course of a connection; it never goes back, but from SENDING to READING. */
enum course {
    READING,  /* a request, or waiting for one */
    WAITING,  /* for the answer; nothing is read */
    SENDING,  /* the answer; nothing is read */
    OPEN,     /* a WebSocket */
    LEAVING,  /* what waits is being written; then the write side is shut down */
    DRAINING, /* until the peer has gone, or drain_ms */
    GONE      /* libuv is closing its handles */
};

/* One client, from accept to the last closed handle. Most of its memory is only there when it is needed: there may be
 * ten thousand quiet ones. */
struct connection {
    struct net *net;
    uint64_t id;
    uv_tcp_t tcp;
    uv_timer_t timer;
    uv_shutdown_t shutdown;
    enum course course;
    unsigned handles; /* that libuv has not closed yet */
    struct address address;
    bool counted; /* among those of its address, and of all; else it is surplus and only told to go */

    /* Requests. */
    char *in; /* what has been read and not been understood yet; allocated when needed */
    size_t in_length, in_room;
    struct request_reader reader;
    bool head_only, keep_alive, gzip, brotli; /* of the request that is being answered */
    bool upgrade;                             /* it may become a WebSocket */
    bool timed;                               /* the request's deadline is set */
    bool pumping;                             /* requests are being taken off `in` */
    bool again;    /* the timer is set to go on with what is in `in`, outside of anybody's call */
    bool ended;    /* the peer sends no more */
    uint64_t held; /* until then nothing that it says is looked at */
    char key[HANDSHAKE_KEY];

    /* A WebSocket. */
    wslay_event_context_ptr ws;
    struct frames frames;
    const uint8_t *feed; /* what wslay may take right now */
    size_t feed_length;
    char *gathered; /* what wslay wants to be written as one */
    size_t gathered_length, gathered_room;
    bool was_open, told;     /* somebody must hear of its end; has heard */
    bool heard, moved;       /* since the timer came last: something was read; written */
    bool pinged;             /* and nothing has come since */
    bool slow, paused;       /* messages were dropped; nothing is read because too much waits to be written */
    uint64_t tokens, filled; /* thousandths of a message; when they were counted */

    struct out out;
};

/* Where an id finds its connection. Free slots form a list. */
struct slot {
    struct connection *connection; /* or NULL */
    uint32_t generation;
    uint32_t next_free;
};

/* What another thread has posted. */
struct result {
    struct result *next;
    uint64_t id;
    void *result;
};

/* A timer of the owner's, in the list of all, so that net_free finds it. */
struct net_timer {
    uv_timer_t timer;
    struct net_timer *next;
    void (*due)(void *context);
    void *context;
};

/* A signal, and who wants to know. */
struct caught {
    uv_signal_t signal;
    void (*caught)(void *context);
    void *context;
};

/* The server. All of it belongs to the loop's thread but for what the lock guards. */
struct net {
    struct net_calls calls;
    struct net_limits limits;
    uv_loop_t loop;
    uv_tcp_t *listener[NET_LISTENERS];
    unsigned listeners;
    struct caught caught[NET_SIGNALS];
    unsigned catches;
    struct net_timer *timers;
    uv_timer_t patience; /* of net_stop */
    bool stopping;
    struct slot *slots;
    uint32_t slot_count, free_slot; /* UINT32_MAX: none */
    unsigned alive, counted;        /* connections; without surplus ones */
    struct addresses addresses;
    struct rates comes;      /* how often each address may come */
    uv_prepare_t turn;       /* before the loop waits */
    struct line soon, crowd; /* who writes at its end; who writes in rounds, some at a time */
    uint32_t round;          /* those of the crowd that are still to be served in this round */
    uint64_t since;          /* when the first one came who waits for the next */
    uv_idle_t rest;          /* keeps the loop going in a round */
    uv_timer_t pause;        /* before the next */
    struct net_blob *frame;  /* the last message that was sent to anybody, or NULL */
    uv_async_t async;
    uv_mutex_t lock; /* of what follows */
    struct result *first, **end;
    char read[NET_READ]; /* libuv fills it and gives it back before it fills it again */
};

/* ---- server ---- */
struct connection *net_find(struct net *n, uint64_t id);
void net_admit(struct connection *c);   /* gives it an id */
void net_dismiss(struct connection *c); /* takes it back; ends the loop when it stops and nobody is left */

/* ---- post ---- */
bool post_start(struct net *n);
void post_take(struct net *n, bool alive);

/* ---- connection ---- */
void connection_accept(struct net *n, uv_stream_t *listener);
void connection_due(struct connection *c, uint64_t ms); /* the one deadline that it has, anew */
void connection_listen(struct connection *c);           /* reads on */
void connection_quiet(struct connection *c);            /* reads nothing for now */
bool connection_is_held(const struct connection *c);
void connection_rest(struct connection *c);  /* goes on with what is in `in` when it is held no longer, others first */
void connection_leave(struct connection *c); /* writes what waits, then goes in order */
void connection_cut(struct connection *c);   /* goes at once */
void connection_written(struct connection *c); /* nothing waits any more */
void connection_stop(struct connection *c);    /* as far as it is over */

/* ---- http ---- */
void http_read(struct connection *c, const char *bytes, size_t length);
bool http_keep(struct connection *c, const char *bytes, size_t length); /* for later; false without memory */
void http_refuse(struct connection *c, int status);
void http_overdue(struct connection *c);
void http_sent(struct connection *c);
void http_go_on(struct connection *c); /* when `again` was set */
bool http_answer(struct connection *c, const struct net_response *response);

/* ---- socket ---- */
bool socket_open(struct connection *c, const char *protocol);
void socket_read(struct connection *c, const char *bytes, size_t length);
bool socket_send(struct connection *c, const char *text, size_t length, bool patient);
bool socket_close(struct connection *c, unsigned code, const char *reason);
void socket_beat(struct connection *c);
void socket_written(struct connection *c);
void socket_tell_end(struct connection *c);
void socket_free(struct connection *c);

/* ---- out ---- */
void out_start(struct out *o);
bool out_add(struct connection *c, const char *bytes, size_t length);
bool out_share(struct connection *c, struct net_blob *blob, bool message);
void out_flush(struct connection *c);
void out_flush_soon(struct connection *c);  /* together with whatever else comes in this turn of the loop */
void out_flush_crowd(struct connection *c); /* the same for one of many that are told the same */
void out_turn(struct net *n);               /* which has come to its end */
void out_drop_messages(struct connection *c);
void out_free(struct out *o);

#endif
