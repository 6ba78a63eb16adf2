/* The server as a whole: its limits, its listeners, who is there by which id, and how it stops. */
#include <errno.h>
#include <limits.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

#include "server/net/inside.h"

enum { COME_AT_ONCE = 8 /* seconds of coming, at once */ };

/* ---- Start ------------------------------------------------------------------------------------------------------- */

/* A limit of 0 stands for the usual one. */
static void or_else(unsigned *limit, unsigned usual)
{
    if (*limit == 0)
        *limit = usual;
}

static void or_else_size(size_t *limit, size_t usual)
{
    if (*limit == 0)
        *limit = usual;
}

/* At the limit of descriptors nobody can be told anything any more, and files can't be opened: stay below it. */
static unsigned below_descriptors(unsigned wanted)
{
    struct rlimit most;
    if (getrlimit(RLIMIT_NOFILE, &most) != 0 || most.rlim_cur == RLIM_INFINITY)
        return wanted;
    unsigned room = most.rlim_cur > NET_RESERVE + 1 ? (unsigned)most.rlim_cur - NET_RESERVE : 1;
    return wanted < room ? wanted : room;
}

/* Times are in milliseconds, sizes in bytes. What each is for stands in net.h. */
static void fill_limits(struct net_limits *l)
{
    or_else(&l->connections, 10000);
    or_else(&l->per_address, 64);
    or_else_size(&l->body_max, 65536);
    or_else_size(&l->message_max, 65536);
    or_else_size(&l->queue_max, 1 << 20);
    or_else(&l->burst, 200);
    or_else(&l->per_second, 50);
    or_else(&l->request_ms, 10000);
    or_else(&l->idle_ms, 60000);
    or_else(&l->answer_ms, 30000);
    or_else(&l->write_ms, 60000);
    or_else(&l->ping_ms, 30000);
    or_else(&l->drain_ms, 2000);
    or_else(&l->crowd_us, 50);
    l->connections = below_descriptors(l->connections);
}

/* Whoever may hold so many connections may come as often in a second: who hangs up at once to come again gains nothing
 * by it. */
static void limit_coming(struct net *n)
{
    double often = n->limits.per_address == UINT_MAX ? 0 : n->limits.per_address;
    n->comes.most = COME_AT_ONCE * often;
    n->comes.per_second = often;
}

static void on_turn(uv_prepare_t *turn)
{
    out_turn(turn->data);
}

/* NULL without memory, or when the system has no descriptors left for the loop. */
struct net *net_new(const struct net_calls *calls, const struct net_limits *limits)
{
    struct net *n = calloc(1, sizeof *n);
    if (n == NULL || uv_loop_init(&n->loop) != 0) {
        free(n);
        return NULL;
    }
    n->calls = *calls;
    n->limits = *limits;
    n->free_slot = UINT32_MAX;
    fill_limits(&n->limits);
    limit_coming(n);
    if (!post_start(n)) {
        uv_loop_close(&n->loop);
        free(n);
        return NULL;
    }
    uv_timer_init(&n->loop, &n->patience);
    n->patience.data = n;
    uv_prepare_init(&n->loop, &n->turn);
    n->turn.data = n;
    uv_prepare_start(&n->turn, on_turn);
    uv_idle_init(&n->loop, &n->rest);
    uv_timer_init(&n->loop, &n->pause);
    signal(SIGPIPE, SIG_IGN); /* a peer that has gone is told by the write's result */
    return n;
}

/* A failure of accepting is not ours to cure; libuv tries again. */
static void on_connection(uv_stream_t *listener, int status)
{
    if (status == 0)
        connection_accept(listener->data, listener);
}

/* 0 or libuv's error. Port 0 lets the system choose, so the port that was bound is asked for. */
static int listen_at(uv_tcp_t *at, const struct sockaddr *address, unsigned *bound)
{
    struct sockaddr_storage name;
    int size = sizeof name, failed = uv_tcp_bind(at, address, 0);
    if (failed == 0)
        failed = uv_listen((uv_stream_t *)at, 1024, on_connection);
    if (failed == 0)
        failed = uv_tcp_getsockname(at, (struct sockaddr *)&name, &size);
    if (failed == 0 && bound != NULL) /* the port lies at the same place in both kinds */
        *bound = ntohs(((struct sockaddr_in *)(void *)&name)->sin_port);
    return failed;
}

/* A handle must stay until libuv has let go of it. */
static void on_listener_closed(uv_handle_t *handle)
{
    free(handle);
}

/* Returns an errno; libuv's errors are their negatives on this system. */
int net_listen(struct net *n, const char *address, unsigned port, unsigned *bound)
{
    struct sockaddr_storage to;
    if (n->listeners == NET_LISTENERS)
        return ENOSPC;
    if (port > 65535 || (uv_ip4_addr(address, (int)port, (struct sockaddr_in *)(void *)&to) != 0 &&
                         uv_ip6_addr(address, (int)port, (struct sockaddr_in6 *)(void *)&to) != 0))
        return EINVAL;
    uv_tcp_t *at = malloc(sizeof *at);
    if (at == NULL)
        return ENOMEM;
    uv_tcp_init(&n->loop, at);
    at->data = n;
    int failed = listen_at(at, (struct sockaddr *)&to, bound);
    if (failed == 0)
        n->listener[n->listeners++] = at;
    else
        uv_close((uv_handle_t *)at, on_listener_closed);
    return -failed;
}

/* ---- Who is there ------------------------------------------------------------------------------------------------ */

static void grow_line(struct line *l, uint32_t count)
{
    l->who = realloc(l->who, count * sizeof *l->who);
    if (l->who == NULL)
        abort(); /* as in connection.c */
}

/* New slots become the list of free ones. Only called when there is none left, so nothing is forgotten. */
static void grow_slots(struct net *n)
{
    uint32_t count = n->slot_count != 0 ? n->slot_count * 2 : 64;
    struct slot *slots = realloc(n->slots, count * sizeof *slots);
    if (slots == NULL)
        abort(); /* as in connection.c */
    grow_line(&n->soon, count);
    grow_line(&n->crowd, count);
    for (uint32_t i = n->slot_count; i < count; i++)
        slots[i] = (struct slot){NULL, 1, i + 1 < count ? i + 1 : UINT32_MAX};
    n->free_slot = n->slot_count;
    n->slots = slots;
    n->slot_count = count;
}

/* The id is slot and generation; it finds its connection without a search. Generations begin at 1, so no id is 0. */
void net_admit(struct connection *c)
{
    struct net *n = c->net;
    if (n->free_slot == UINT32_MAX)
        grow_slots(n);
    struct slot *s = &n->slots[n->free_slot];
    c->id = (uint64_t)s->generation << 32 | n->free_slot;
    n->free_slot = s->next_free;
    s->connection = c;
    n->alive++;
}

/* The next one in this slot is of another generation, so that an old id never finds it. */
void net_dismiss(struct connection *c)
{
    struct net *n = c->net;
    uint32_t at = (uint32_t)c->id;
    n->slots[at] = (struct slot){NULL, n->slots[at].generation + 1, n->free_slot};
    n->free_slot = at;
    n->alive--;
    if (c->counted) {
        n->counted--;
        addresses_remove(&n->addresses, c->address);
    }
    if (n->stopping && n->alive == 0)
        uv_stop(&n->loop);
}

/* NULL for an id of the past, and for a connection that is on its way out: nothing may be sent to it any more. */
struct connection *net_find(struct net *n, uint64_t id)
{
    uint32_t at = (uint32_t)id;
    if (at >= n->slot_count || n->slots[at].connection == NULL || n->slots[at].generation != id >> 32)
        return NULL;
    struct connection *c = n->slots[at].connection;
    return c->course < LEAVING ? c : NULL;
}

/* Without those that are only being told to go. */
unsigned net_connections(const struct net *n)
{
    return n->counted;
}

/* ---- What is done to one of them --------------------------------------------------------------------------------- */

/* False when nobody waits for this answer any more. The same holds for the next three in their states. */
bool net_answer(struct net *n, uint64_t id, const struct net_response *response)
{
    struct connection *c = net_find(n, id);
    return c != NULL && c->course == WAITING && http_answer(c, response);
}

bool net_upgrade(struct net *n, uint64_t id, const char *protocol)
{
    struct connection *c = net_find(n, id);
    return c != NULL && c->course == WAITING && c->upgrade && socket_open(c, protocol);
}

bool net_send(struct net *n, uint64_t id, const char *text, size_t length)
{
    struct connection *c = net_find(n, id);
    return c != NULL && c->course == OPEN && socket_send(c, text, length, false);
}

bool net_tell(struct net *n, uint64_t id, const char *text, size_t length)
{
    struct connection *c = net_find(n, id);
    return c != NULL && c->course == OPEN && socket_send(c, text, length, true);
}

bool net_await(struct net *n, uint64_t id)
{
    struct connection *c = net_find(n, id);
    if (c == NULL || c->course != OPEN)
        return false;
    c->tokens += 1000;
    return true;
}

bool net_hold(struct net *n, uint64_t id, unsigned ms)
{
    struct connection *c = net_find(n, id);
    if (c == NULL)
        return false;
    c->held = uv_now(&n->loop) + ms;
    return true;
}

bool net_close(struct net *n, uint64_t id, unsigned code, const char *reason)
{
    struct connection *c = net_find(n, id);
    return c != NULL && c->course == OPEN && socket_close(c, code, reason);
}

/* ---- The end ----------------------------------------------------------------------------------------------------- */

/* `what` may cut connections: they stay in their slots until libuv has closed them. */
static void each(struct net *n, void (*what)(struct connection *c))
{
    for (uint32_t i = 0; i < n->slot_count; i++)
        if (n->slots[i].connection != NULL)
            what(n->slots[i].connection);
}

/* The port is free for the next process from here on. */
static void close_listeners(struct net *n)
{
    while (n->listeners > 0)
        uv_close((uv_handle_t *)n->listener[--n->listeners], on_listener_closed);
}

/* Patience is over: whoever is left is cut. */
static void on_impatient(uv_timer_t *timer)
{
    each(timer->data, connection_cut);
}

/* Open WebSockets get a Close, idle connections go, and answers under way are finished. net_run returns when the last
 * has gone. */
void net_stop(struct net *n, unsigned patience_ms)
{
    n->stopping = true;
    close_listeners(n);
    each(n, connection_stop);
    uv_timer_start(&n->patience, on_impatient, patience_ms, 0);
    if (n->alive == 0)
        uv_stop(&n->loop);
}

/* Until net_stop is through. */
void net_run(struct net *n)
{
    uv_run(&n->loop, UV_RUN_DEFAULT);
}

/* Everything else that would keep the loop alive. */
static void close_own(struct net *n)
{
    uv_close((uv_handle_t *)&n->async, NULL);
    uv_close((uv_handle_t *)&n->patience, NULL);
    uv_close((uv_handle_t *)&n->turn, NULL);
    uv_close((uv_handle_t *)&n->rest, NULL);
    uv_close((uv_handle_t *)&n->pause, NULL);
    for (unsigned i = 0; i < n->catches; i++)
        uv_close((uv_handle_t *)&n->caught[i].signal, NULL);
    for (struct net_timer *t = n->timers; t != NULL; t = t->next)
        uv_close((uv_handle_t *)&t->timer, NULL);
}

/* libuv wants its loop to run until all handles are closed. What other threads have posted is handed back, to nobody,
 * so that its memory can be freed. */
void net_free(struct net *n)
{
    if (n == NULL)
        return;
    close_listeners(n);
    each(n, connection_cut);
    close_own(n);
    uv_run(&n->loop, UV_RUN_DEFAULT);
    post_take(n, false);
    uv_loop_close(&n->loop);
    uv_mutex_destroy(&n->lock);
    while (n->timers != NULL) {
        struct net_timer *next = n->timers->next;
        free(n->timers);
        n->timers = next;
    }
    addresses_free(&n->addresses);
    rates_free(&n->comes);
    net_blob_drop(n->frame);
    free(n->soon.who);
    free(n->crowd.who);
    free(n->slots);
    free(n);
}

/* ---- Shared bytes ------------------------------------------------------------------------------------------------ */

/* Counts are not locked: blobs belong to the loop's thread. */
struct net_blob *net_blob(const void *bytes, size_t length)
{
    struct net_blob *b = malloc(sizeof *b + length);
    if (b == NULL)
        return NULL;
    b->count = 1;
    b->length = length;
    if (length > 0)
        memcpy(b->bytes, bytes, length);
    return b;
}

struct net_blob *net_blob_keep(struct net_blob *b)
{
    b->count++;
    return b;
}

size_t net_blob_length(const struct net_blob *b)
{
    return b->length;
}

void net_blob_drop(struct net_blob *b)
{
    if (b != NULL && --b->count == 0)
        free(b);
}
