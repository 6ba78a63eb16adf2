#include "server/closing.h"

#include "server/drive.h"

static void answer_closer(struct server *s, uint64_t *asked, bool kept)
{
    if (*asked != 0)
        routes_done(s, *asked, kept);
    *asked = 0;
}

/* A game that has come to its end meanwhile is what was wanted, too. */
void closing_go_on(struct server *s, struct table *t)
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
void closing_stored(struct server *s, struct table *t, enum store_answer answer)
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
    closing_go_on(s, t);
    tables_settle(s, t);
    return true;
}
