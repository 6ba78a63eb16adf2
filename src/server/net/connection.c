/* The course of one connection from its acceptance to its end, whatever it speaks. It has one deadline at a time; which
 * one, its course says. Its memory is freed when libuv has closed both of its handles, and nowhere else. */
#include <stdlib.h>

#include "server/net/inside.h"

/* ---- The end ----------------------------------------------------------------------------------------------------- */

/* Called for each of the two handles; the second call frees. Whoever had opened a WebSocket hears of its end before the
 * id is gone. */
static void on_closed(uv_handle_t *handle)
{
    struct connection *c = handle->data;
    if (--c->handles > 0)
        return;
    socket_tell_end(c);
    net_dismiss(c);
    socket_free(c);
    out_free(&c->out);
    free(c->in);
    free(c);
}

/* Safe to call at any time and more than once: memory stays until libuv is done. */
void connection_cut(struct connection *c)
{
    if (c->course == GONE)
        return;
    c->course = GONE;
    uv_close((uv_handle_t *)&c->tcp, on_closed);
    uv_close((uv_handle_t *)&c->timer, on_closed);
}

/* When the peer can't be told that we are done, there is no reason to listen to it. */
static void on_shut(uv_shutdown_t *shutdown, int status)
{
    if (status < 0 && status != UV_ECANCELED)
        connection_cut(shutdown->data);
}

/* Everything is written. Closing now would make the kernel tell the peer that its last words were lost, and the peer
 * would throw our last words away unread: so only our side is shut down, and theirs is heard out for a while. */
static void shut(struct connection *c)
{
    c->course = DRAINING;
    c->shutdown.data = c;
    connection_due(c, c->net->limits.drain_ms);
    if (c->ended || uv_shutdown(&c->shutdown, (uv_stream_t *)&c->tcp, on_shut) != 0)
        connection_cut(c);
    else
        connection_listen(c);
}

/* In order: what waits is written first, then our side is shut. A call while it leaves already does nothing. */
void connection_leave(struct connection *c)
{
    if (c->course >= LEAVING)
        return;
    c->course = LEAVING;
    c->again = false;
    connection_due(c, c->net->limits.write_ms);
    out_flush(c);
    if (c->course == LEAVING && c->out.first == NULL)
        shut(c);
    else if (c->course == LEAVING)
        connection_listen(c);
}

/* The queue has run empty, and what that means depends on what was being written. */
void connection_written(struct connection *c)
{
    if (c->course == SENDING)
        http_sent(c);
    else if (c->course == LEAVING)
        shut(c);
    else if (c->course == OPEN)
        socket_written(c);
}

/* The server stops. A request that has begun is still answered; net_stop's patience ends what takes too long. */
void connection_stop(struct connection *c)
{
    if (c->course == OPEN)
        socket_close(c, WSLAY_CODE_GOING_AWAY, "");
    else if (c->course == READING && c->in_length == 0)
        connection_leave(c);
}

/* ---- Time -------------------------------------------------------------------------------------------------------- */

/* The one timer serves three ends: to go on outside of a caller's call, the pulse of a WebSocket, and deadlines. */
static void on_due(uv_timer_t *timer)
{
    struct connection *c = timer->data;
    if (c->again) {
        c->again = false;
        http_go_on(c);
    } else if (c->course == OPEN) {
        socket_beat(c);
    } else if (c->course == READING || c->course == WAITING) {
        http_overdue(c);
    } else {
        connection_cut(c);
    }
}

/* A deadline that is set again replaces the one before. */
void connection_due(struct connection *c, uint64_t ms)
{
    if (c->course != GONE)
        uv_timer_start(&c->timer, on_due, ms, 0);
}

/* ---- Reading ----------------------------------------------------------------------------------------------------- */

/* One room for all: libuv gives it back, by the call to on_read, before it asks again. */
static void on_room(uv_handle_t *handle, size_t suggested, uv_buf_t *out)
{
    struct connection *c = handle->data;
    (void)suggested;
    *out = uv_buf_init(c->net->read, NET_READ);
}

/* A client may have said all it wants to say and still wait for the answer. */
static void on_end(struct connection *c)
{
    c->ended = true;
    uv_read_stop((uv_stream_t *)&c->tcp);
    if (c->course == READING)
        connection_leave(c);
    else if (c->course != LEAVING)
        connection_cut(c);
}

/* Bytes that come while nobody wants them, in LEAVING and DRAINING, are read and thrown away: the kernel must not hold
 * them when we close. */
static void on_read(uv_stream_t *stream, ssize_t length, const uv_buf_t *buf)
{
    struct connection *c = stream->data;
    if (length == UV_EOF)
        on_end(c);
    else if (length < 0)
        connection_cut(c);
    else if (length > 0 && c->course == READING)
        http_read(c, buf->base, (size_t)length);
    else if (length > 0 && c->course == OPEN)
        socket_read(c, buf->base, (size_t)length);
}

/* May be called when it reads already. */
void connection_listen(struct connection *c)
{
    if (c->course != GONE && !c->ended)
        uv_read_start((uv_stream_t *)&c->tcp, on_room, on_read); /* says UV_EALREADY when it reads already */
}

/* The kernel's window fills up then, and slows the peer down. */
void connection_quiet(struct connection *c)
{
    if (c->course != GONE)
        uv_read_stop((uv_stream_t *)&c->tcp);
}

/* ---- Being held -------------------------------------------------------------------------------------------------- */

bool connection_is_held(const struct connection *c)
{
    return c->held > uv_now(&c->net->loop);
}

void connection_rest(struct connection *c)
{
    connection_quiet(c);
    c->again = true;
    uint64_t now = uv_now(&c->net->loop);
    connection_due(c, c->held > now ? c->held - now : 0);
}

/* ---- The start --------------------------------------------------------------------------------------------------- */

/* It has an id from its first moment on, also when it will only be refused. */
static struct connection *new_connection(struct net *n)
{
    struct connection *c = calloc(1, sizeof *c);
    if (c == NULL)
        abort(); /* libuv would never call again for a listener whose connection nobody took */
    c->net = n;
    uv_tcp_init(&n->loop, &c->tcp);
    uv_timer_init(&n->loop, &c->timer);
    c->handles = 2;
    c->tcp.data = c->timer.data = c;
    out_start(&c->out);
    net_admit(c);
    return c;
}

/* False when the peer has gone already. */
static bool find_address(struct connection *c)
{
    struct sockaddr_storage from;
    int size = sizeof from;
    if (uv_tcp_getpeername(&c->tcp, (struct sockaddr *)&from, &size) != 0)
        return false;
    c->address = address_of((struct sockaddr *)&from);
    return true;
}

/* 0, or how to refuse it. */
static int judge(struct connection *c)
{
    struct net *n = c->net;
    if (n->counted >= n->limits.connections)
        return 503;
    if (rates_take(&n->comes, c->address, uv_now(&n->loop)) > 0 ||
        !addresses_add(&n->addresses, c->address, n->limits.per_address))
        return 429;
    n->counted++;
    c->counted = true;
    return 0;
}

/* Whoever is too many gets an answer, as long as not too many of those are being answered; then they are cut, which
 * costs nothing. */
void connection_accept(struct net *n, uv_stream_t *listener)
{
    struct connection *c = new_connection(n);
    bool crowded = n->alive - n->counted > NET_SURPLUS;
    if (uv_accept(listener, (uv_stream_t *)&c->tcp) != 0 || n->stopping || !find_address(c)) {
        connection_cut(c);
        return;
    }
    uv_tcp_nodelay(&c->tcp, 1);
    connection_due(c, n->limits.request_ms);
    int status = judge(c);
    if (status == 0)
        connection_listen(c);
    else if (crowded)
        connection_cut(c);
    else
        http_refuse(c, status);
}
