/* A table is deleted by the same writer that stores, so that nothing is stored behind its end. It is cut off in memory
 * first: who comes meanwhile finds nothing. */
#include "server/erase.h"

#include <stdlib.h>
#include <string.h>

#include "server/drive.h"
#include "server/tables.h"

/* ---- One table --------------------------------------------------------------------------------------------------- */

struct erasing {
    struct posted posted;
    struct server *s;
    struct base_request request;
    char table[HOST_TABLE_MAX];
    uint64_t asked;
};

static void take_erased(struct server *s, struct posted *p)
{
    struct erasing *e = (struct erasing *)p;
    bool gone = e->request.answer == STORE_DONE;
    s->counts.tables_erased += gone;
    log_line(gone ? "erased" : "not-erased", "table=%s", e->table);
    if (!s->stopping) {
        tables_gone(s, e->table);
        if (e->asked != 0)
            routes_done(s, e->asked, gone);
    }
    base_request_free(&e->request);
    free(e);
}

/* On the writer's thread. */
static void on_erased(struct base_request *r)
{
    struct erasing *e = r->context;
    if (!net_post(e->s->net, 0, e))
        abort();
}

void erase_table(struct server *s, const char *id, uint64_t asked)
{
    struct erasing *e = drive_must(calloc(1, sizeof *e));
    e->posted.take = take_erased;
    e->s = s;
    e->asked = asked;
    strcpy(e->table, id);
    tables_shut(s, id);
    base_request(&e->request, e->table, on_erased, e);
    e->request.erase = true;
    base_submit(s->base, &e->request);
}

/* ---- All whose time is over -------------------------------------------------------------------------------------- */

struct walk {
    struct server *s;
    uint64_t now;
    unsigned count;
};

static bool is_over(const struct walk *w, const struct base_game *g)
{
    const uint64_t day = 86400000;
    uint64_t days = g->state == BASE_OVER ? w->s->settings->retention_days : ERASE_OPEN_DAYS;
    return g->state != BASE_PLAYING && days > 0 && g->changed + days * day < w->now;
}

/* A table that somebody is looking at waits for the next walk. */
static bool look_at(void *context, const struct base_game *g)
{
    struct walk *w = context;
    strcpy(w->s->walked, g->id);
    w->count++;
    if (is_over(w, g) && !tables_watched(w->s, g->id))
        erase_table(w->s, g->id, 0);
    return true;
}

void erase_walk(void *server)
{
    struct server *s = server;
    struct walk w = {s, server_now(), 0};
    char from[HOST_TABLE_MAX];
    struct fault f;
    if (s->stopping)
        return;
    strcpy(from, s->walked);
    bool more = base_behind(s->reader, from, ERASE_STEP, look_at, &w, &f) && w.count == ERASE_STEP;
    if (!more)
        s->walked[0] = '\0';
    net_timer_set(s->walk, more ? ERASE_STEP_MS : ERASE_REST_MS);
}
