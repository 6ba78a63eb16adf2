/* What others store, and who leads which table. One thread with a connection of its own, on which it listens; it must
 * be a direct one, since a pool that lends connections for a transaction has nobody to tell. Then, or while the
 * connection was lost, the roll finds what was missed. */
#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "server/base/postgres/pg.h"

struct base_watch {
    struct base_watch_calls calls;
    struct pg pg;
    char id[PG_ID];
    unsigned long listening; /* the connection on which it has said so */
    bool unsure;             /* an answer was lost: it does not know what it leads */
    pthread_t thread;
    bool running;
    pthread_mutex_t mutex;
    struct base_roll *roll; /* that waits */
    bool ending;
    int wake;
};

/* A holder that is alive, of the lease that is called l. */
#define ALIVE "exists (select 1 from holders h where h.id = l.holder and h.until > clock_timestamp())"

/* ---- The roll ---------------------------------------------------------------------------------------------------- */

/* A sign of life. Where the last one is too old others may have taken everything, and where an answer was lost this one
 * may hold what it does not know of: then it begins anew. */
static bool live_on(struct base_watch *w, bool *lapsed, struct fault *f)
{
    const char *const value[] = {w->id};
    PGresult *row = pg_ask(&w->pg,
                           "update holders set until = clock_timestamp() + interval '3 s'"
                           " where id = $1 and until > clock_timestamp() returning 1",
                           1, value, f);
    *lapsed = row != NULL && (PQntuples(row) == 0 || w->unsure);
    PQclear(row);
    if (row == NULL || !*lapsed)
        return row != NULL;
    const struct pg_step step[] = {{"delete from leases where holder = $1", 1, value},
                                   {"delete from holders where until < clock_timestamp() - interval '1 min'", 0, NULL},
                                   {"insert into holders values ($1, clock_timestamp() + interval '3 s')"
                                    " on conflict (id) do update set until = excluded.until",
                                    1, value}};
    PGresult *nothing = NULL;
    bool done = pg_all(&w->pg, step, 3, &nothing, f);
    PQclear(nothing);
    return done;
}

static bool lay_down(struct base_watch *w, const struct base_roll *roll, struct fault *f)
{
    struct pg_array games;
    if (roll->rests == 0)
        return true;
    pg_array_begin(&games);
    for (unsigned i = 0; i < roll->rests; i++)
        pg_array_add(&games, roll->rest[i], strlen(roll->rest[i]));
    const char *const value[] = {w->id, pg_array_end(&games)};
    bool done =
        pg_do(&w->pg, "update leases set holder = '' where holder = $1 and game = any ($2::text[])", 2, value, f);
    pg_array_free(&games);
    return done;
}

static struct base_rolled *rolled(struct base_roll *roll, const char *game)
{
    for (unsigned i = 0; i < roll->tables; i++)
        if (strcmp(roll->table[i].game, game) == 0)
            return &roll->table[i];
    return NULL;
}

/* Only those that have more, or are gone, come back. */
static bool look_for_more(struct base_watch *w, struct base_roll *roll, struct fault *f)
{
    struct pg_array array[3];
    for (unsigned k = 0; k < 3; k++)
        pg_array_begin(&array[k]);
    for (unsigned i = 0; i < roll->tables; i++) {
        pg_array_add(&array[0], roll->table[i].game, strlen(roll->table[i].game));
        pg_array_number(&array[1], roll->table[i].lines[STORE_RECORD]);
        pg_array_number(&array[2], roll->table[i].lines[STORE_TABLE]);
    }
    const char *const value[] = {pg_array_end(&array[0]), pg_array_end(&array[1]), pg_array_end(&array[2])};
    PGresult *rows = pg_ask(
        &w->pg,
        "select e.game, a.more, a.there from unnest($1::text[], $2::bigint[], $3::bigint[]) as e (game, r, t), lateral"
        " (select exists (select 1 from lines l where l.game = e.game and l.log = 0 and l.number = e.r + 1) or"
        "  exists (select 1 from lines l where l.game = e.game and l.log = 1 and l.number = e.t + 1) as more,"
        "  exists (select 1 from lines l where l.game = e.game and l.log = 1 and l.number = e.t) as there) as a"
        " where a.more or not a.there",
        3, value, f);
    for (int i = 0; i < PQntuples(rows); i++) {
        struct base_rolled *t = rolled(roll, PQgetvalue(rows, i, 0));
        if (t == NULL)
            continue;
        t->more = PQgetvalue(rows, i, 1)[0] == 't';
        t->gone = PQgetvalue(rows, i, 2)[0] == 'f';
    }
    for (unsigned k = 0; k < 3; k++)
        pg_array_free(&array[k]);
    PQclear(rows);
    return rows != NULL;
}

#define TAKE                                                                                                           \
    " on conflict (game) do update set holder = excluded.holder where not exists (select 1 from holders h"             \
    "  where h.id = leases.holder and h.id <> excluded.holder and h.until > clock_timestamp()) returning game"

/* What is its own already is given again: the answer that told so may have been lost. */
static bool take_leases(struct base_watch *w, struct base_roll *roll, struct fault *f)
{
    struct pg_array games;
    unsigned wanted = 0;
    pg_array_begin(&games);
    for (unsigned i = 0; i < roll->tables; i++)
        if (roll->table[i].wants) {
            pg_array_add(&games, roll->table[i].game, strlen(roll->table[i].game));
            wanted++;
        }
    const char *const value[] = {w->id, pg_array_end(&games)};
    PGresult *rows =
        wanted == 0
            ? NULL
            : pg_ask(&w->pg,
                     "insert into leases select g, $1 from unnest($2::text[]) as g where not exists"
                     " (select 1 from leases l where l.game = g and l.holder <> $1 and " ALIVE ") order by g" TAKE,
                     2, value, f);
    pg_array_free(&games);
    for (int i = 0; i < PQntuples(rows); i++) {
        struct base_rolled *t = rolled(roll, PQgetvalue(rows, i, 0));
        if (t != NULL)
            t->leads = true;
    }
    PQclear(rows);
    return wanted == 0 || rows != NULL;
}

/* Games that are being played and have no living leader, unless nobody need lead them. */
static bool take_orphans(struct base_watch *w, struct base_roll *roll, struct fault *f)
{
    char most[16];
    snprintf(most, sizeof most, "%d", BASE_ORPHANS);
    const char *const value[] = {w->id, most};
    PGresult *rows = pg_ask(&w->pg,
                            "insert into leases select id, $1 from games where state = 1 and not exists"
                            " (select 1 from leases l where l.game = id and (l.holder = '' or " ALIVE "))"
                            " order by id limit $2::bigint" TAKE,
                            2, value, f);
    for (int i = 0; i < PQntuples(rows) && i < BASE_ORPHANS; i++)
        snprintf(roll->orphan[roll->orphans++], HOST_TABLE_MAX, "%s", PQgetvalue(rows, i, 0));
    PQclear(rows);
    return rows != NULL;
}

/* Where nothing can be written, because the disk is full, what others have stored is found all the same. */
static void answer_roll(struct base_watch *w, struct base_roll *roll)
{
    struct fault ignored;
    bool looked = roll->tables == 0 || look_for_more(w, roll, &ignored);
    roll->answered = looked && live_on(w, &roll->lapsed, &ignored) && lay_down(w, roll, &ignored) &&
                     take_leases(w, roll, &ignored) && take_orphans(w, roll, &ignored);
    w->unsure = !roll->answered;
    w->calls.rolled(w->calls.context, roll);
}

/* ---- Notifications ----------------------------------------------------------------------------------------------- */

static void take_news(struct base_watch *w, const char *text)
{
    size_t id = strlen(w->id);
    const char *games = strchr(text, ' ');
    if (games != NULL && !((size_t)(games - text) == id && memcmp(text, w->id, id) == 0))
        w->calls.news(w->calls.context, games);
}

/* False when the connection is gone. */
static bool hear(struct base_watch *w)
{
    PGnotify *n;
    if (PQconsumeInput(w->pg.conn) != 1)
        return false;
    while ((n = PQnotifies(w->pg.conn)) != NULL) {
        take_news(w, n->extra);
        PQfreemem(n);
    }
    return true;
}

/* On each new connection; what came before it is found by the roll. */
static void listen_on(struct base_watch *w)
{
    struct fault ignored;
    if (pg_ready(&w->pg, &ignored) && w->listening != w->pg.times)
        w->listening = pg_do(&w->pg, "listen " PG_CHANNEL, 0, NULL, &ignored) ? w->pg.times : 0;
}

static void wait_for_anything(struct base_watch *w)
{
    struct pollfd on[2] = {{.fd = w->wake, .events = POLLIN}, {.fd = -1, .events = POLLIN}};
    uint64_t count;
    if (w->pg.conn != NULL)
        on[1].fd = PQsocket(w->pg.conn);
    poll(on, 2, w->pg.conn != NULL ? PG_ROLL_MS : PG_PAUSE_MS);
    if (on[0].revents != 0 && read(w->wake, &count, sizeof count) < 0 && errno != EAGAIN)
        return;
}

/* ---- The thread -------------------------------------------------------------------------------------------------- */

static struct base_roll *next_roll(struct base_watch *w, bool *ending)
{
    pthread_mutex_lock(&w->mutex);
    struct base_roll *roll = w->roll;
    w->roll = NULL;
    *ending = w->ending;
    pthread_mutex_unlock(&w->mutex);
    return roll;
}

static void *watch(void *context)
{
    struct base_watch *w = context;
    bool ending = false;
    while (!ending) {
        listen_on(w);
        struct base_roll *roll = next_roll(w, &ending);
        if (roll != NULL)
            answer_roll(w, roll);
        if (w->pg.conn != NULL && !hear(w))
            pg_close(&w->pg);
        if (!ending)
            wait_for_anything(w);
    }
    return NULL;
}

static void wake(struct base_watch *w)
{
    const uint64_t one = 1;
    if (write(w->wake, &one, sizeof one) < 0)
        return; /* it is awake already */
}

void base_watch_roll(struct base_watch *w, struct base_roll *roll)
{
    pthread_mutex_lock(&w->mutex);
    w->roll = roll;
    pthread_mutex_unlock(&w->mutex);
    wake(w);
}

void base_watch_end(struct base_watch *w)
{
    const char *const value[] = {w->id};
    struct fault ignored;
    pthread_mutex_lock(&w->mutex);
    w->ending = true;
    pthread_mutex_unlock(&w->mutex);
    wake(w);
    if (w->running)
        pthread_join(w->thread, NULL);
    if (w->running && w->pg.conn != NULL)
        pg_do(&w->pg, "delete from holders where id = $1", 1, value, &ignored);
    pg_close(&w->pg);
    if (w->wake >= 0)
        close(w->wake);
    pthread_mutex_destroy(&w->mutex);
    free(w);
}

struct base_watch *base_watch(struct base *b, const char *url, const struct base_watch_calls *calls, struct fault *f)
{
    struct base_watch *w = b->postgres != NULL ? calloc(1, sizeof *w) : NULL;
    if (w == NULL) {
        fault_at(f, NULL, 0, "there is no memory left");
        return NULL;
    }
    w->calls = *calls;
    memcpy(w->id, b->postgres->id, sizeof w->id);
    pg_begin(&w->pg, url != NULL ? url : b->postgres->pg.url);
    pthread_mutex_init(&w->mutex, NULL);
    w->wake = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    int error = w->wake < 0 ? errno : 0;
    if (error != 0)
        fault_at(f, NULL, 0, "no thread could be started: %s", strerror(error));
    else if (pg_ready(&w->pg, f) && pg_is_ours(&w->pg, f)) {
        error = pthread_create(&w->thread, NULL, watch, w);
        w->running = error == 0;
        if (w->running)
            return w;
        fault_at(f, NULL, 0, "no thread could be started: %s", strerror(error));
    }
    base_watch_end(w);
    return NULL;
}
