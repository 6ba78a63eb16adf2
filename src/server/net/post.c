/* The door for other threads: a locked list, and libuv's one function that may be called from anywhere. */
#include <stdlib.h>

#include "server/net/inside.h"

/* libuv may make one call of several posts, so everything that waits is taken. */
static void on_posted(uv_async_t *async)
{
    post_take(async->data, true);
}

/* The two go together: without the handle nobody would ever look at the list. */
bool post_start(struct net *n)
{
    n->end = &n->first;
    n->async.data = n;
    if (uv_mutex_init(&n->lock) != 0)
        return false;
    if (uv_async_init(&n->loop, &n->async, on_posted) == 0)
        return true;
    uv_mutex_destroy(&n->lock);
    return false;
}

/* From any thread. False only without memory; the result then stays the caller's. */
bool net_post(struct net *n, uint64_t id, void *result)
{
    struct result *r = malloc(sizeof *r);
    if (r == NULL)
        return false;
    *r = (struct result){NULL, id, result};
    uv_mutex_lock(&n->lock);
    *n->end = r;
    n->end = &r->next;
    uv_mutex_unlock(&n->lock);
    uv_async_send(&n->async);
    return true;
}

/* Callbacks run without the lock: they may post themselves, which then waits for the next turn. A batch of the database
 * comes in one piece: who is answered first must not wait until the last one's answer has been made. */
void post_take(struct net *n, bool alive)
{
    unsigned taken = 0;
    uv_mutex_lock(&n->lock);
    struct result *r = n->first;
    n->first = NULL;
    n->end = &n->first;
    uv_mutex_unlock(&n->lock);
    while (r != NULL) {
        struct result *next = r->next;
        uint64_t id = alive && net_find(n, r->id) != NULL ? r->id : 0;
        n->calls.posted(n->calls.context, id, r->result);
        free(r);
        r = next;
        if (++taken % NET_POSTED == 0)
            out_turn(n);
    }
}
