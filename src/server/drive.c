/* The functions that a table calls while it is at work. None of them waits, and none calls back. */
#include "server/drive.h"

#include <stdlib.h>
#include <string.h>

#include "server/budget.h"
#include "server/thoughts.h"
#include "server/webhooks.h"

/* On the writer's thread. A loop without memory for a result can't tell anybody anything, so it ends; the line is
 * stored, and whoever said it will say it again. */
static void on_stored(struct base_request *r)
{
    struct storing *storing = r->context;
    if (!net_post(storing->s->net, 0, storing))
        abort();
}

void *drive_must(void *memory)
{
    if (memory == NULL)
        abort(); /* half a table is worse than none: what is stored is safe, and a restart reads it */
    return memory;
}

static struct storing *storing_of(struct driving *d)
{
    struct storing *storing = d->t->storing;
    if (storing != NULL)
        return storing;
    storing = drive_must(calloc(1, sizeof *storing));
    storing->posted.take = tables_take_stored;
    storing->s = d->s;
    strcpy(storing->table, d->t->id);
    base_request(&storing->request, storing->table, on_stored, storing);
    return d->t->storing = storing;
}

static void on_append(void *context, enum store_log log, uint64_t number, const char *line, size_t length)
{
    base_request_add(&storing_of(context)->request, log, number, line, length);
}

static void on_commit(void *context)
{
    struct driving *d = context;
    d->s->counts.commits++;
    budget_count(d->s, SPENT_CHANGES, 1);
    base_submit(d->s->base, &storing_of(d)->request);
}

static void on_send(void *context, struct host_watcher *to, const char *bytes, size_t length)
{
    struct driving *d = context;
    budget_count(d->s, SPENT_TOLD, length);
    sockets_send(d->s, to, bytes, length);
}

static void on_leave(void *context, struct host_watcher *w)
{
    struct driving *d = context;
    sockets_leave(d->s, w);
}

static void on_work(void *context, const struct host_work *work)
{
    struct driving *d = context;
    budget_count(d->s, SPENT_DECISIONS, 1);
    thoughts_give(d->s, d->t, work);
}

static void on_again(void *context)
{
    struct driving *d = context;
    d->t->again = true;
}

static long on_read(void *context, enum store_log log, uint64_t number, char *out, size_t size)
{
    struct driving *d = context;
    struct fault f;
    budget_count(d->s, SPENT_LINES, 1);
    long length = base_read(d->s->reader, d->t->id, log, number, out, size, &f);
    if (length == STORE_UNREADABLE)
        log_line("unreadable", "table=%s why=\"%s\"", d->t->id, f.sentence);
    return length;
}

static void on_nudge(void *context, const struct host_nudge *nudge)
{
    struct driving *d = context;
    if (d->s->webhooks != NULL)
        webhooks_add(d->s->webhooks, d->t->id, nudge, server_now());
}

/* No work is lost here, and nothing that takes long is read on the loop. */
void drive_begin(struct table *t)
{
    t->host.keeps_work = t->host.reads_beside = true;
}

struct host_out drive_out(struct driving *d)
{
    return (struct host_out){d,        on_send, on_append,     on_commit, on_work,      on_again,
                             on_leave, on_read, d->s->scratch, on_nudge,  &d->s->looks, &d->s->ring};
}
