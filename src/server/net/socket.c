/* A WebSocket: bytes go past the gate of frames to wslay, which makes messages of them; what wslay wants to be written
 * is gathered first, since header and payload in two writes would cost a peer's delayed acknowledgement each time. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/net/inside.h"
#include "server/net/response.h"

/* ---- What wslay calls -------------------------------------------------------------------------------------------- */

/* wslay asks for bytes; it gets what `feed` holds and is told to wait for the rest. */
static ssize_t give(wslay_event_context_ptr ws, uint8_t *buf, size_t room, int flags, void *context)
{
    struct connection *c = context;
    size_t length = c->feed_length < room ? c->feed_length : room;
    (void)flags;
    if (length == 0 || c->course != OPEN) {
        wslay_event_set_error(ws, WSLAY_ERR_WOULDBLOCK);
        return -1;
    }
    memcpy(buf, c->feed, length);
    c->feed += length;
    c->feed_length -= length;
    return (ssize_t)length;
}

/* wslay has bytes to write; they are kept until it has no more. Growing by doubling keeps a long message cheap. */
static ssize_t gather(wslay_event_context_ptr ws, const uint8_t *bytes, size_t length, int flags, void *context)
{
    struct connection *c = context;
    (void)flags;
    if (c->gathered_room - c->gathered_length < length) {
        size_t room = (c->gathered_length + length) * 2;
        char *wide = realloc(c->gathered, room);
        if (wide == NULL) {
            wslay_event_set_error(ws, WSLAY_ERR_CALLBACK_FAILURE);
            return -1;
        }
        c->gathered = wide;
        c->gathered_room = room;
    }
    memcpy(c->gathered + c->gathered_length, bytes, length);
    c->gathered_length += length;
    return (ssize_t)length;
}

/* Tokens come back by the clock; a message takes one. A flood ends the connection: to slow it down instead would keep
 * its bytes in our memory. */
static bool may_speak(struct connection *c)
{
    const struct net_limits *l = &c->net->limits;
    uint64_t now = uv_now(&c->net->loop), most = (uint64_t)l->burst * 1000;
    c->tokens += (now - c->filled) * l->per_second;
    c->filled = now;
    if (c->tokens > most)
        c->tokens = most;
    if (c->tokens < 1000)
        return false;
    c->tokens -= 1000;
    return true;
}

static void collect(struct connection *c);

/* What answers the frame before this one: a pong must not be overtaken by a Close that came in the same packet. */
static void on_frame(wslay_event_context_ptr ws, const struct wslay_event_on_frame_recv_start_arg *f, void *context)
{
    struct connection *c = context;
    (void)f;
    if (c->course == OPEN && wslay_event_want_write(ws))
        collect(c);
}

/* Pings count as messages, too: they cost an answer. The Close is seen to by look_for_end. */
static void on_message(wslay_event_context_ptr ws, const struct wslay_event_on_msg_recv_arg *m, void *context)
{
    struct connection *c = context;
    struct net *n = c->net;
    (void)ws;
    if (c->course != OPEN || m->opcode == WSLAY_CONNECTION_CLOSE)
        return;
    if (!may_speak(c))
        socket_close(c, WSLAY_CODE_POLICY_VIOLATION, "too many messages");
    else if (m->opcode == WSLAY_TEXT_FRAME)
        n->calls.message(n->calls.context, c->id, (const char *)m->msg, m->msg_length);
}

/* ---- Writing ----------------------------------------------------------------------------------------------------- */

/* All that wslay wants to be written, as one piece. */
static void collect(struct connection *c)
{
    if (wslay_event_send(c->ws) != 0)
        connection_cut(c);
    else if (c->gathered_length > 0)
        out_add(c, c->gathered, c->gathered_length);
    free(c->gathered); /* ten thousand quiet ones shall not keep a buffer each */
    c->gathered = NULL;
    c->gathered_length = c->gathered_room = 0;
}

/* Sends what wslay has in store, pongs for the most part. */
static void flush(struct connection *c)
{
    collect(c);
    out_flush(c);
}

/* wslay makes the frame; nothing is written yet. */
static bool queue(struct connection *c, uint8_t opcode, const char *bytes, size_t length)
{
    struct wslay_event_msg m = {opcode, (const uint8_t *)bytes, length};
    return wslay_event_queue_msg(c->ws, &m) == 0;
}

static size_t put_head(unsigned char head[10], size_t length)
{
    size_t size = length < 126 ? 2 : length < 65536 ? 4 : 10;
    head[0] = 0x80 | WSLAY_TEXT_FRAME;
    head[1] = (unsigned char)(length < 126 ? length : length < 65536 ? 126 : 127);
    for (size_t i = size; i > 2; i--, length >>= 8)
        head[i - 1] = (unsigned char)length;
    return size;
}

/* A message to everybody at a table comes as often as there are watchers, one right after the other: they share its
 * bytes. wslay would make each of them anew. */
static struct net_blob *frame_of(struct net *n, const char *text, size_t length)
{
    unsigned char head[10];
    size_t size = put_head(head, length);
    struct net_blob *b = n->frame;
    if (b != NULL && b->length == size + length && (length == 0 || memcmp(b->bytes + size, text, length) == 0))
        return b;
    b = malloc(sizeof *b + size + length);
    if (b == NULL)
        return NULL;
    *b = (struct net_blob){1, size + length};
    memcpy(b->bytes, head, size);
    if (length > 0)
        memcpy(b->bytes + size, text, length);
    net_blob_drop(n->frame);
    return n->frame = b;
}

/* An empty queue takes any message, so that there is always a way to tell where things stand. wslay is not asked: what
 * it wants to be written is collected where it arises, and its memory is cold for nearly all of many watchers. */
bool socket_send(struct connection *c, const char *text, size_t length, bool patient)
{
    size_t most = c->net->limits.queue_max;
    if (c->slow)
        return false;
    if (c->out.waiting > 0 && (c->out.waiting + length > NET_LATER_BYTES || c->out.waiting + length > most))
        out_flush(c); /* so that only what the peer does not take counts */
    if (c->out.waiting > 0 && c->out.waiting + length > most) {
        out_drop_messages(c);
        c->slow = true;
        return false;
    }
    const struct net_blob *last = c->net->frame;
    struct net_blob *frame = frame_of(c->net, text, length);
    if (frame == NULL || c->course != OPEN || !out_share(c, frame, true))
        return false;
    if (patient && frame == last)
        out_flush_crowd(c);
    else
        out_flush_soon(c);
    return c->course == OPEN;
}

/* 123 bytes are what a Close has room for beside its code. Nothing that the peer says afterwards is looked at. */
bool socket_close(struct connection *c, unsigned code, const char *reason)
{
    size_t length = strlen(reason);
    if (length > 123 || wslay_event_queue_close(c->ws, (uint16_t)code, (const uint8_t *)reason, length) != 0)
        return false;
    wslay_event_shutdown_read(c->ws);
    flush(c);
    connection_leave(c);
    return true;
}

/* Answers to pings pile up where a peer sends and does not read: then it is not read from, either. */
void socket_written(struct connection *c)
{
    struct net *n = c->net;
    if (c->paused) {
        c->paused = false;
        connection_listen(c);
    }
    if (!c->slow)
        return;
    c->slow = false;
    if (n->calls.slow != NULL)
        n->calls.slow(n->calls.context, c->id);
}

/* ---- Reading ----------------------------------------------------------------------------------------------------- */

/* Once, and only of sockets that were open. The peer's code counts first, then ours; without either the connection
 * broke. */
void socket_tell_end(struct connection *c)
{
    struct net *n = c->net;
    if (!c->was_open || c->told)
        return;
    c->told = true;
    unsigned code = WSLAY_CODE_ABNORMAL_CLOSURE;
    if (wslay_event_get_close_received(c->ws))
        code = wslay_event_get_status_code_received(c->ws);
    else if (wslay_event_get_close_sent(c->ws))
        code = wslay_event_get_status_code_sent(c->ws);
    if (n->calls.closed != NULL)
        n->calls.closed(n->calls.context, c->id, code);
}

/* wslay takes everything within this call. A failure is none of the peer's making that has a code, so the connection is
 * cut. */
static void feed(struct connection *c, const uint8_t *bytes, size_t length)
{
    c->feed = bytes;
    c->feed_length = length;
    if (wslay_event_recv(c->ws) != 0)
        connection_cut(c);
    c->feed_length = 0;
}

/* Our own or the peer's Close may be among it; then this was all. */
static void look_for_end(struct connection *c)
{
    if (c->course != OPEN)
        return;
    flush(c);
    if (c->course == OPEN && wslay_event_get_close_sent(c->ws)) {
        connection_leave(c);
        socket_tell_end(c);
    } else if (c->course == OPEN && c->out.waiting > c->net->limits.queue_max) {
        c->paused = true;
        connection_quiet(c);
    }
}

static bool is_listening(const struct connection *c)
{
    return c->course == OPEN && wslay_event_get_read_enabled(c->ws) && !connection_is_held(c);
}

/* What came with the message after which it is held is read when it is not. */
static void hold(struct connection *c, const uint8_t *rest, size_t length)
{
    if (http_keep(c, (const char *)rest, length))
        connection_rest(c);
    else
        connection_cut(c);
}

/* Pieces pass the gate one by one; after a piece that asks for the end, nothing more is taken. */
void socket_read(struct connection *c, const char *bytes, size_t length)
{
    const uint8_t *at = (const uint8_t *)bytes, *end = at + length;
    struct frames_piece piece;
    unsigned code = 0;
    c->heard = true;
    while (at < end && code == 0 && is_listening(c)) {
        at += frames_take(&c->frames, at, (size_t)(end - at), &piece, &code);
        if (piece.length > 0)
            feed(c, piece.at, piece.length);
    }
    if (code == 0 && c->course == OPEN && connection_is_held(c))
        hold(c, at, (size_t)(end - at));
    look_for_end(c);
    if (code != 0 && c->course == OPEN) {
        socket_close(c, code, "");
        socket_tell_end(c);
    }
}

/* ---- Start, pulse and end ---------------------------------------------------------------------------------------- */

/* A new socket may speak a whole burst at once. */
static bool start_wslay(struct connection *c)
{
    static const struct wslay_event_callbacks callbacks = {.recv_callback = give,
                                                           .send_callback = gather,
                                                           .on_frame_recv_start_callback = on_frame,
                                                           .on_msg_recv_callback = on_message};
    if (wslay_event_context_server_init(&c->ws, &callbacks, c) != 0)
        return false;
    wslay_event_config_set_max_recv_msg_length(c->ws, c->net->limits.message_max);
    c->frames.message_max = c->net->limits.message_max;
    c->tokens = (uint64_t)c->net->limits.burst * 1000;
    c->filled = uv_now(&c->net->loop);
    return true;
}

/* The answer to the handshake. It fits: only the protocol's name is of any length, and it is cut. */
static bool greet(struct connection *c, const char *protocol)
{
    char accept[HANDSHAKE_ACCEPT], head[512];
    handshake_accept(c->key, accept);
    int n = snprintf(head, sizeof head,
                     "HTTP/1.1 101 %s\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: %s\r\n"
                     "%s%.100s%s\r\n",
                     response_reason(101), accept, protocol != NULL ? "Sec-WebSocket-Protocol: " : "",
                     protocol != NULL ? protocol : "", protocol != NULL ? "\r\n" : "");
    return out_add(c, head, (size_t)n);
}

/* Frames may have come with the request. They are looked at after this call, so that its caller knows the socket before
 * it hears its first message. */
bool socket_open(struct connection *c, const char *protocol)
{
    if (!start_wslay(c)) {
        connection_cut(c);
        return false;
    }
    c->course = OPEN;
    c->was_open = c->heard = true;
    if (!greet(c, protocol))
        return false;
    out_flush(c);
    if (!c->pumping && c->course == OPEN) {
        c->again = true;
        connection_due(c, 0);
    }
    return c->course == OPEN;
}

/* Who neither speaks nor answers a ping has gone without a word; who lets a queue wait for a whole pulse, too. */
void socket_beat(struct connection *c)
{
    bool stuck = c->out.flying > 0 && !c->moved, silent = !c->heard;
    if (stuck || (silent && c->pinged)) {
        connection_cut(c);
        return;
    }
    c->pinged = silent;
    c->heard = c->moved = false;
    connection_due(c, c->net->limits.ping_ms);
    if (silent && queue(c, WSLAY_PING, "", 0))
        flush(c);
}

/* Also of connections that never became a socket. */
void socket_free(struct connection *c)
{
    if (c->ws != NULL)
        wslay_event_context_free(c->ws);
    free(c->gathered);
}
