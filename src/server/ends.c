/* Tables that end before their games do: closed by whoever runs the server, overtaken, or deleted. */
#include "server/drive.h"
#include "server/tables.h"

/* Nothing happens here any more. */
void tables_break_up(struct server *s, struct table *t)
{
    for (struct host_watcher *w = t->host.watcher, *next; w != NULL; w = next) {
        next = w->next;
        sockets_leave(s, w);
    }
    t->host.broken = true;
}

static void answer_closer(struct server *s, uint64_t *asked, bool kept)
{
    if (*asked != 0)
        routes_done(s, *asked, kept);
    *asked = 0;
}

/* A game that has come to its end meanwhile is what was wanted, too. */
void tables_close_when_free(struct server *s, struct table *t)
{
    struct driving d = {s, t};
    struct host_out out = drive_out(&d);
    if (t->to_close == 0)
        return;
    if (host_close(&t->host, server_now(), &out)) {
        t->closing = t->to_close;
        t->to_close = 0;
    } else if (t->host.broken || t->host.phase != HOST_PLAYING)
        answer_closer(s, &t->to_close, t->host.phase == HOST_OVER);
}

/* A move at another server may have been faster than the end, which comes behind it then. */
void tables_end_stored(struct server *s, struct table *t, enum store_answer answer)
{
    if (answer == STORE_TAKEN && t->closing != 0) {
        answer_closer(s, &t->to_close, false);
        t->to_close = t->closing;
        t->closing = 0;
    }
    answer_closer(s, &t->closing, answer == STORE_DONE);
}

bool tables_close(struct server *s, struct table *t, uint64_t asked)
{
    if (t->host.phase != HOST_PLAYING || t->host.broken)
        return false;
    answer_closer(s, &t->to_close, false); /* somebody who came before: one is told when it is done */
    t->to_close = asked;
    tables_close_when_free(s, t);
    tables_settle(s, t);
    return true;
}

void tables_shut(struct server *s, const char *id)
{
    struct table *t = tables_in_memory(s, id);
    if (t == NULL)
        return;
    tables_break_up(s, t);
    t->shut = t->erasing = true;
    t->host.listed = false;
    tables_settle(s, t);
}

void tables_gone(struct server *s, const char *id)
{
    struct table *t = tables_in_memory(s, id);
    if (t == NULL)
        return;
    t->erasing = false;
    tables_settle(s, t);
}

bool tables_watched(struct server *s, const char *id)
{
    const struct table *t = tables_in_memory(s, id);
    return t != NULL && t->watchers > 0;
}
