/* What is written to a connection. The kernel is tried first, since it nearly always takes everything at once; only
 * what it leaves is given to libuv, one piece of work at a time, so that messages behind it can still be dropped.
 * A move is told by two or three messages to the same connection, one right after the other: they wait for the end of
 * the loop's turn, since each write costs the kernel more than the message has cost us. A crowd waits longer, for the
 * next moves: ten thousand sockets do not fit the processor's caches, and a write to each costs the more. */
#include <stdlib.h>
#include <string.h>

#include "server/net/inside.h"

/* `end` points into the struct, so that it must not be copied. */
void out_start(struct out *o)
{
    *o = (struct out){.end = &o->first};
}

/* Takes the first chunk out of the queue; the caller frees it. */
static struct chunk *first_off(struct out *o)
{
    struct chunk *k = o->first;
    o->first = k->next;
    if (o->first == NULL)
        o->end = &o->first;
    o->waiting -= k->length - k->written;
    return k;
}

/* A shared buffer lives on as long as others wait for it. */
static void chunk_free(struct chunk *k)
{
    net_blob_drop(k->blob);
    free(k);
}

/* Only when libuv holds none of them any more. */
void out_free(struct out *o)
{
    while (o->first != NULL)
        chunk_free(first_off(o));
}

/* Without memory there is nothing sensible left to say to the peer. */
static bool add(struct connection *c, struct chunk *k)
{
    if (k == NULL) {
        connection_cut(c);
        return false;
    }
    *c->out.end = k;
    c->out.end = &k->next;
    c->out.waiting += k->length;
    return true;
}

/* The bytes lie behind the chunk, in one allocation. */
static struct chunk *copy_of(const char *bytes, size_t length)
{
    struct chunk *k = malloc(sizeof *k + length);
    if (k == NULL)
        return NULL;
    *k = (struct chunk){.length = length};
    if (length > 0)
        memcpy(k->bytes, bytes, length);
    return k;
}

/* For what must arrive: heads of answers, pongs, the Close. */
bool out_add(struct connection *c, const char *bytes, size_t length)
{
    return add(c, copy_of(bytes, length));
}

/* No copy, so that what ten thousand are told lies in memory once. A message may be dropped when the peer is slow. */
bool out_share(struct connection *c, struct net_blob *blob, bool message)
{
    struct chunk *k = malloc(sizeof *k);
    if (k != NULL)
        *k = (struct chunk){.blob = net_blob_keep(blob), .length = blob->length, .message = message};
    return add(c, k);
}

/* The first chunks as libuv wants them; a few are enough to fill the kernel's buffer. */
static unsigned gather(const struct out *o, uv_buf_t bufs[NET_GATHER])
{
    unsigned count = 0;
    for (struct chunk *k = o->first; k != NULL && count < NET_GATHER; k = k->next) {
        char *bytes = k->blob != NULL ? k->blob->bytes : k->bytes;
        bufs[count++] = uv_buf_init(bytes + k->written, (unsigned)(k->length - k->written));
    }
    return count;
}

/* Drops what was written. The last chunk may have been written in part. */
static void advance(struct connection *c, size_t written)
{
    struct out *o = &c->out;
    c->moved = true;
    while (o->first != NULL && o->first->length - o->first->written <= written) {
        written -= o->first->length - o->first->written;
        chunk_free(first_off(o));
    }
    if (o->first != NULL) {
        o->first->written += written;
        o->waiting -= written;
    }
}

/* libuv writes all or fails, so every flying chunk is done. The connection may have been cut meanwhile; its memory is
 * still there. */
static void on_written(uv_write_t *write, int status)
{
    struct connection *c = write->data;
    for (; c->out.flying > 0; c->out.flying--)
        chunk_free(first_off(&c->out));
    c->moved = true;
    if (c->course == GONE)
        return;
    if (status < 0) {
        connection_cut(c);
        return;
    }
    out_flush(c);
    if (c->out.first == NULL && c->course != GONE)
        connection_written(c);
}

/* May find that the peer has gone, but calls nobody back. */
void out_flush(struct connection *c)
{
    uv_buf_t bufs[NET_GATHER];
    while (c->out.first != NULL && c->out.flying == 0 && c->course != GONE) {
        unsigned count = gather(&c->out, bufs);
        int written = uv_try_write((uv_stream_t *)&c->tcp, bufs, count);
        if (written >= 0) {
            advance(c, (size_t)written);
            continue;
        }
        c->out.write.data = c;
        if (written != UV_EAGAIN || uv_write(&c->out.write, (uv_stream_t *)&c->tcp, bufs, count, on_written) != 0) {
            connection_cut(c);
            return;
        }
        c->out.flying = count;
    }
}

/* ---- Lines ------------------------------------------------------------------------------------------------------- */

/* The next ones in line, as many as are there. Who is leaving has written what it had; somebody of a crowd may have
 * been written to for another reason, and then has nothing to write. */
static void serve(struct net *n, struct line *l, uint32_t most)
{
    for (uint32_t i = 0; i < most && l->from < l->to; i++) {
        struct connection *c = net_find(n, l->who[l->from++]);
        if (c == NULL)
            continue;
        *(l == &n->soon ? &c->out.soon : &c->out.crowd) = false;
        out_flush(c);
    }
    if (l->from == l->to)
        l->from = l->to = 0;
}

/* Room at the end: those that were served make it. Somebody may have gone from a line, and others may have come in its
 * place: then it is longer than there are people, and served at once. */
static void make_room(struct net *n, struct line *l)
{
    if (l->from == 0)
        serve(n, l, l->to);
    memmove(l->who, l->who + l->from, (l->to - l->from) * sizeof *l->who);
    l->to -= l->from;
    l->from = 0;
}

static void stand_in(struct net *n, struct line *l, uint64_t id)
{
    if (l->to == n->slot_count)
        make_room(n, l);
    l->who[l->to++] = id;
}

void out_flush_soon(struct connection *c)
{
    if (c->out.soon)
        return;
    c->out.soon = true;
    stand_in(c->net, &c->net->soon, c->id);
}

void out_flush_crowd(struct connection *c)
{
    struct net *n = c->net;
    if (c->out.soon || c->out.crowd)
        return;
    c->out.crowd = true;
    if (n->crowd.from == n->crowd.to)
        n->since = uv_now(&n->loop);
    stand_in(n, &n->crowd, c->id);
}

static void on_rest(uv_idle_t *rest)
{
    (void)rest;
}

static void on_pause(uv_timer_t *pause)
{
    (void)pause;
}

/* Milliseconds until the crowd is told: the larger it is, the longer it waits for more, so that telling it takes a part
 * of the loop's time that does not grow. */
static uint64_t pause_left(const struct net *n)
{
    uint64_t count = n->crowd.to - n->crowd.from, now = uv_now(&n->loop);
    uint64_t pause = count <= NET_FEW ? 0 : count * n->limits.crowd_us / 1000;
    uint64_t due = n->since + (pause < NET_PAUSE_MS ? pause : NET_PAUSE_MS);
    return due > now ? due - now : 0;
}

/* Ten thousand watchers of one table must not hold up the others: a round is served piece by piece. Who stands in line
 * behind it, since there was more to tell meanwhile, waits for the next one. */
static void serve_round(struct net *n)
{
    uint32_t most = n->round < NET_CROWD ? n->round : NET_CROWD;
    serve(n, &n->crowd, most);
    n->round -= most;
    if (n->round == 0)
        n->since = uv_now(&n->loop);
}

void out_turn(struct net *n)
{
    uint64_t left = 0;
    serve(n, &n->soon, n->soon.to);
    if (n->round > n->crowd.to - n->crowd.from)
        n->round = n->crowd.to - n->crowd.from; /* the line was served at once */
    if (n->round == 0 && n->crowd.to > 0) {
        left = pause_left(n);
        n->round = left == 0 ? n->crowd.to - n->crowd.from : 0;
    }
    if (n->round > 0)
        serve_round(n);
    if (left > 0)
        uv_timer_start(&n->pause, on_pause, left, 0);
    if (n->crowd.to > 0 && left == 0)
        uv_idle_start(&n->rest, on_rest);
    else
        uv_idle_stop(&n->rest);
}

/* ---- Dropping ---------------------------------------------------------------------------------------------------- */

/* All that have not been begun, and that libuv does not hold. */
void out_drop_messages(struct connection *c)
{
    struct out *o = &c->out;
    struct chunk **at = &o->first;
    for (unsigned i = 0; *at != NULL; i++) {
        struct chunk *k = *at;
        if (i < o->flying || k->written > 0 || !k->message) {
            at = &k->next;
            continue;
        }
        *at = k->next;
        o->waiting -= k->length;
        chunk_free(k);
    }
    o->end = at;
}
