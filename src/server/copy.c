/* Games go over one by one, several requests under way, so that the target stores many in one commit. Proof comes last,
 * from what was stored: both sides are read again from the first line on. */
#include "server/copy.h"

#include <pthread.h>
#include <stdio.h>
#include <string.h>

#include "text/crypto.h"

/* STEP: games that are listed at once. UNDER_WAY: requests that are being stored. LINES: of a request. The list of
 * games notes so many people of one (server/base/news.h), each of whom is a line. */
enum { STEP = 256, UNDER_WAY = 64, LINES = 16 };

/* ---- Storing: many requests at once, in their order -------------------------------------------------------------- */

struct copying {
    struct base *to;
    struct base_reader *from;
    struct base_request request[UNDER_WAY];
    bool busy[UNDER_WAY];
    unsigned next; /* request, round and round */
    pthread_mutex_t mutex;
    pthread_cond_t wake;
    bool failed; /* with the fault */
    struct fault *f;
    const char *game;
    enum store_log log;
};

/* On the writer's thread. */
static void on_stored(struct base_request *r)
{
    struct copying *c = r->context;
    pthread_mutex_lock(&c->mutex);
    c->busy[r - c->request] = false;
    if (r->answer != STORE_DONE && !c->failed) {
        c->failed = true;
        if (r->answer == STORE_FAULT)
            *c->f = r->fault;
        else
            fault_at(c->f, r->game, 0, "somebody else is writing to the target; it must be left alone");
    }
    pthread_cond_signal(&c->wake);
    pthread_mutex_unlock(&c->mutex);
}

static bool await_next(struct copying *c)
{
    pthread_mutex_lock(&c->mutex);
    while (c->busy[c->next])
        pthread_cond_wait(&c->wake, &c->mutex);
    bool good = !c->failed;
    pthread_mutex_unlock(&c->mutex);
    return good;
}

static void submit(struct copying *c)
{
    struct base_request *r = &c->request[c->next];
    if (r->entries == 0)
        return;
    pthread_mutex_lock(&c->mutex);
    c->busy[c->next] = true;
    pthread_mutex_unlock(&c->mutex);
    c->next = (c->next + 1) % UNDER_WAY;
    base_submit(c->to, r);
}

static bool take_line(void *context, uint64_t number, const char *line, size_t length)
{
    struct copying *c = context;
    struct base_request *r = &c->request[c->next];
    base_request_add(r, c->log, number, line, length);
    if (r->entries < LINES)
        return true;
    submit(c);
    if (!await_next(c))
        return false;
    base_request_free(&c->request[c->next]);
    base_request(&c->request[c->next], c->game, on_stored, c);
    return true;
}

/* The table's log first: it has the times that the list of games is made of. */
static bool copy_game(struct copying *c, const char *game)
{
    static const enum store_log order[STORE_LOGS] = {STORE_TABLE, STORE_RECORD};
    c->game = game;
    for (unsigned i = 0; i < STORE_LOGS; i++) {
        c->log = order[i];
        if (!await_next(c))
            return false;
        base_request_free(&c->request[c->next]);
        base_request(&c->request[c->next], game, on_stored, c);
        if (!base_read_on(c->from, game, c->log, 1, take_line, c, c->f))
            return false;
        submit(c);
    }
    return true;
}

/* ---- All games, in the order of their ids ------------------------------------------------------------------------ */

struct list {
    char id[STEP][HOST_TABLE_MAX];
    unsigned count;
};

static bool note(void *context, const struct base_game *g)
{
    struct list *l = context;
    strcpy(l->id[l->count++], g->id);
    return true;
}

static bool each_game(struct base_reader *r, bool (*each)(void *context, const char *game), void *context,
                      struct fault *f)
{
    struct list l = {.count = 0};
    char last[HOST_TABLE_MAX] = "";
    do {
        l.count = 0;
        if (!base_behind(r, last, STEP, note, &l, f))
            return false;
        for (unsigned i = 0; i < l.count; i++)
            if (!each(context, l.id[i]))
                return false;
        if (l.count > 0)
            strcpy(last, l.id[l.count - 1]);
    } while (l.count == STEP);
    return true;
}

static bool copy_each(void *context, const char *game)
{
    return copy_game(context, game);
}

static bool copy_all(struct base_reader *from, struct base *to, struct fault *f)
{
    struct copying c = {.to = to, .from = from, .f = f};
    pthread_mutex_init(&c.mutex, NULL);
    pthread_cond_init(&c.wake, NULL);
    bool done = each_game(from, copy_each, &c, f);
    for (unsigned i = 0; i < UNDER_WAY; i++) {
        c.next = i;
        done = await_next(&c) && done;
        base_request_free(&c.request[i]);
    }
    pthread_cond_destroy(&c.wake);
    pthread_mutex_destroy(&c.mutex);
    return done;
}

/* ---- Comparing --------------------------------------------------------------------------------------------------- */

struct summing {
    struct base_reader *reader;
    struct crypto_sha256 sum;
    struct copied *out;
    const char *game;
    enum store_log log;
    struct fault *f;
};

static bool sum_line(void *context, uint64_t number, const char *line, size_t length)
{
    struct summing *s = context;
    char head[96];
    int used = snprintf(head, sizeof head, "%s %d %llu ", s->game, (int)s->log, (unsigned long long)number);
    crypto_sha256_add(&s->sum, head, (size_t)used);
    crypto_sha256_add(&s->sum, line, length);
    crypto_sha256_add(&s->sum, "\n", 1);
    s->out->lines++;
    return true;
}

static bool sum_game(void *context, const char *game)
{
    struct summing *s = context;
    s->game = game;
    s->out->games++;
    for (s->log = 0; s->log < STORE_LOGS; s->log++)
        if (!base_read_on(s->reader, game, s->log, 1, sum_line, s, s->f))
            return false;
    return true;
}

static bool sum_up(struct base_reader *r, struct copied *out, struct fault *f)
{
    struct summing s = {.reader = r, .out = out, .f = f};
    struct game_key digest;
    *out = (struct copied){0};
    crypto_sha256_begin(&s.sum);
    if (!each_game(r, sum_game, &s, f))
        return false;
    crypto_sha256_end(&s.sum, digest.byte);
    key_print(&digest, out->sha256);
    return true;
}

/* ---- Both sides -------------------------------------------------------------------------------------------------- */

static bool is_empty(struct base_reader *r, struct fault *f)
{
    struct list l = {.count = 0};
    return base_behind(r, "", 1, note, &l, f) &&
           (l.count == 0 || fault_at(f, "db", 0, "the target has games already; name one that is empty"));
}

static bool copy_into(struct base_reader *from, const char *to, struct base *base, struct copied *out, struct fault *f)
{
    struct copied there;
    struct base_reader *reader = base_reader_open(to, f);
    bool done = reader != NULL && is_empty(reader, f) && copy_all(from, base, f) && sum_up(from, out, f) &&
                sum_up(reader, &there, f);
    if (reader != NULL)
        base_reader_close(reader);
    return done && (strcmp(out->sha256, there.sha256) == 0 ||
                    fault_at(f, "db", 0, "the copy differs from its source; did somebody write meanwhile?"));
}

bool copy_base(const char *from, const char *to, struct copied *out, struct fault *f)
{
    struct base_reader *reader = base_reader_open(from, f);
    struct base *base = reader != NULL ? base_open(to, f) : NULL;
    bool done = base != NULL && copy_into(reader, to, base, out, f);
    if (reader != NULL)
        base_reader_close(reader);
    if (base != NULL)
        base_close(base);
    return done;
}
