/* Timers and signals of whoever uses the server. */
#include <stdlib.h>

#include "server/net/inside.h"

/* libuv's handle is the first member, but `data` says so without a cast. */
static void on_due(uv_timer_t *timer)
{
    struct net_timer *t = timer->data;
    t->due(t->context);
}

/* It stays until net_free; whoever needs it no longer stops it. */
struct net_timer *net_timer(struct net *n, void (*due)(void *context), void *context)
{
    struct net_timer *t = calloc(1, sizeof *t);
    if (t == NULL)
        return NULL;
    uv_timer_init(&n->loop, &t->timer);
    t->timer.data = t;
    t->due = due;
    t->context = context;
    t->next = n->timers;
    n->timers = t;
    return t;
}

/* The loop's own time stands still while callbacks run; a deadline counts from now. libuv calls whatever is due before
 * it looks at sockets again, so that a timer which sets itself to nothing would keep it from them for ever. */
void net_timer_set(struct net_timer *t, uint64_t ms)
{
    uv_update_time(t->timer.loop);
    uv_timer_start(&t->timer, on_due, ms > 0 ? ms : 1, 0);
}

/* One that is not set is left alone. */
void net_timer_stop(struct net_timer *t)
{
    uv_timer_stop(&t->timer);
}

/* On the loop's thread, between other callbacks: everything may be called. */
static void on_signal(uv_signal_t *signal, int number)
{
    struct caught *c = signal->data;
    (void)number;
    c->caught(c->context);
}

/* False when too many are caught already, or the system refuses. */
bool net_catch(struct net *n, int signal, void (*caught)(void *context), void *context)
{
    if (n->catches == NET_SIGNALS)
        return false;
    struct caught *c = &n->caught[n->catches];
    *c = (struct caught){.caught = caught, .context = context};
    if (uv_signal_init(&n->loop, &c->signal) != 0)
        return false;
    n->catches++;
    c->signal.data = c;
    return uv_signal_start(&c->signal, on_signal, signal) == 0;
}
