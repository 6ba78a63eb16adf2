/* Batches of requests in PostgreSQL: one transaction each, sent as a whole. One statement looks who has lost a number,
 * and stores the rest. Between its look and its insert somebody else may still take one: then the key refuses all of
 * it, it is sent again, and the look tells who it was. A game is in a batch once, so requests of the same game follow
 * each other. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "server/base/news.h"
#include "server/base/postgres/pg.h"

/* Everybody who stores locks in the same order: lines by their key, then the list of games. */
static const char store_sql[] =
    "with e as materialized (select * from unnest($1::text[], $2::smallint[], $3::bigint[], $4::text[])"
    "  as e (game, log, number, line)),"
    " first as (select game, log, min(number) as number from e group by game, log),"
    " lost as materialized (select distinct f.game from first f where"
    "  exists (select 1 from lines l where l.game = f.game and l.log = f.log and l.number = f.number)"
    "  or (f.number > 1 and not exists"
    "   (select 1 from lines l where l.game = f.game and l.log = f.log and l.number = f.number - 1))),"
    " stored as (insert into lines select game, log, number, line from e"
    "  where not exists (select 1 from lost where lost.game = e.game) order by game, log, number),"
    " n as (select * from unnest($5::text[], $6::bigint[], $7::bigint[], $8::smallint[]) as n (game, time, made, state)"
    "  where not exists (select 1 from lost where lost.game = n.game)),"
    " born as (insert into games select game, made - 1, greatest(made - 1, time), state from n where made > 0"
    "  order by game on conflict do nothing),"
    " touched as (update games g set changed = greatest(g.changed, n.time), state = greatest(g.state, n.state) from n"
    "  where g.id = n.game and n.time > 0 and (g.changed + 60000 <= n.time or g.state < n.state)),"
    " known as (insert into people select p.hash, p.game from unnest($9::text[], $10::text[]) as p (hash, game)"
    "  where not exists (select 1 from lost where lost.game = p.game) order by 1, 2 on conflict do nothing)"
    " select game from lost";

/* What was said before is rewritten only where the line that asks for it is stored. */
static const char forget_sql[] =
    "update lines l set line = r.line from unnest($2::bigint[], $3::text[]) as r (number, line)"
    " where l.game = $1 and l.log = 1 and l.number = r.number and exists"
    " (select 1 from lines o where o.game = $1 and o.log = 1 and o.number = $4::bigint and o.line = $5)";

/* A young database has no statistics, and would look through all lines for the few that are asked about. */
#define WAIT_FOR(lock)                                                                                                 \
    "select set_config('lock_timeout', '2000', true), set_config('enable_seqscan', 'off', true),"                      \
    " set_config('enable_hashjoin', 'off', true), set_config('enable_mergejoin', 'off', true), " lock "(" PG_LOCK ")"

/* ---- What is sent ------------------------------------------------------------------------------------------------ */

enum { GAME, LOG, NUMBER, LINE, NEWS_GAME, NEWS_TIME, NEWS_MADE, NEWS_STATE, HASH, HASH_GAME, ARRAYS };

struct sending {
    struct pg_array array[ARRAYS];
    const char *value[ARRAYS];
};

/* `made` is 0 where the game must be in the list already, else one more than the time of its first line. */
static void add_news(struct sending *s, const struct base_request *r, const struct news *news, bool begins)
{
    size_t length = strlen(r->game);
    char hex[KEY_HEX];
    pg_array_add(&s->array[NEWS_GAME], r->game, length);
    pg_array_number(&s->array[NEWS_TIME], news->time);
    pg_array_number(&s->array[NEWS_MADE], begins ? news->created + 1 : 0);
    pg_array_number(&s->array[NEWS_STATE], (uint64_t)news->state);
    for (unsigned i = 0; i < news->people; i++) {
        key_print(&news->person[i], hex);
        pg_array_add(&s->array[HASH], hex, strlen(hex));
        pg_array_add(&s->array[HASH_GAME], r->game, length);
    }
}

static void add_request(struct sending *s, const struct base_request *r)
{
    struct news news = news_of(r);
    bool begins = false;
    for (unsigned i = 0; i < r->entries; i++) {
        const struct base_entry *e = &r->entry[i];
        begins = begins || e->number == 1;
        pg_array_add(&s->array[GAME], r->game, strlen(r->game));
        pg_array_number(&s->array[LOG], (uint64_t)e->log);
        pg_array_number(&s->array[NUMBER], e->number);
        pg_array_add(&s->array[LINE], r->text + e->at, e->length);
    }
    add_news(s, r, &news, begins);
}

static bool fill(struct sending *s, struct base_request *const *r, unsigned count, struct fault *f)
{
    bool full = true;
    for (unsigned i = 0; i < ARRAYS; i++)
        pg_array_begin(&s->array[i]);
    for (unsigned i = 0; i < count; i++)
        add_request(s, r[i]);
    for (unsigned i = 0; i < ARRAYS; i++)
        full = (s->value[i] = pg_array_end(&s->array[i])) != NULL && full;
    return full || fault_at(f, NULL, 0, "there is no memory left");
}

static void empty(struct sending *s)
{
    for (unsigned i = 0; i < ARRAYS; i++)
        pg_array_free(&s->array[i]);
}

/* ---- Storing ----------------------------------------------------------------------------------------------------- */

static void answer(struct base_request *const *r, unsigned count, const PGresult *lost)
{
    for (unsigned i = 0; i < count; i++) {
        r[i]->answer = STORE_DONE;
        for (int k = 0; k < PQntuples(lost); k++)
            if (strcmp(PQgetvalue(lost, k, 0), r[i]->game) == 0)
                r[i]->answer = STORE_TAKEN;
    }
}

static bool store(struct pg *p, struct base_request *const *r, unsigned count, struct fault *f)
{
    struct sending s;
    PGresult *lost = NULL;
    const struct pg_step step[] = {{WAIT_FOR("pg_advisory_xact_lock_shared"), 0, NULL}, {store_sql, ARRAYS, s.value}};
    bool done = fill(&s, r, count, f) && pg_all(p, step, 2, &lost, f);
    if (done)
        answer(r, count, lost);
    PQclear(lost);
    empty(&s);
    return done;
}

/* ---- Forgetting -------------------------------------------------------------------------------------------------- */

struct rewriting {
    const PGresult *lines;
    struct pg_array number, line;
};

static int get_line(void *context, uint64_t number, struct host_line *line)
{
    const struct rewriting *w = context;
    struct fault ignored;
    if (number > (uint64_t)PQntuples(w->lines))
        return 0;
    if (!host_line_read(PQgetvalue(w->lines, (int)number - 1, 0), number, line, &ignored))
        line->word = HOST_LINE_WORDS;
    return 1;
}

static bool set_line(void *context, uint64_t number, const struct host_line *line)
{
    struct rewriting *w = context;
    char text[STORE_LINE_MAX];
    size_t length = host_line_write(line, text, sizeof text);
    pg_array_number(&w->number, number);
    pg_array_add(&w->line, text, length);
    return true;
}

/* The line itself, and what is sent beside it. Whatever was stored since the lines were read has taken its number. */
static bool send_forget(struct pg *p, struct base_request *r, struct rewriting *w, struct fault *f)
{
    struct sending s;
    PGresult *lost = NULL;
    char number[24], own[STORE_LINE_MAX];
    const struct base_entry *e = &r->entry[0];
    while (e->log != STORE_TABLE)
        e++;
    snprintf(number, sizeof number, "%llu", (unsigned long long)e->number);
    snprintf(own, sizeof own, "%.*s", (int)e->length, r->text + e->at);
    const char *const value[] = {r->game, pg_array_end(&w->number), pg_array_end(&w->line), number, own};
    const struct pg_step step[] = {
        {WAIT_FOR("pg_advisory_xact_lock_shared"), 0, NULL}, {store_sql, ARRAYS, s.value}, {forget_sql, 5, value}};
    bool done = fill(&s, &r, 1, f) && pg_all(p, step, 3, &lost, f);
    if (done)
        answer(&r, 1, lost);
    PQclear(lost);
    empty(&s);
    return done;
}

static bool forget(struct pg *p, struct base_request *r, uint8_t seat, struct fault *f)
{
    const char *const value[] = {r->game};
    struct rewriting w;
    PGresult *lines = pg_ask(p, "select line from lines where game = $1 and log = 1 order by number", 1, value, f);
    if (lines == NULL)
        return false;
    const struct base_rewriter rewriter = {&w, get_line, set_line};
    w.lines = lines;
    pg_array_begin(&w.number);
    pg_array_begin(&w.line);
    base_forget(&rewriter, seat);
    bool done = send_forget(p, r, &w, f);
    pg_array_free(&w.number);
    pg_array_free(&w.line);
    PQclear(lines);
    return done;
}

/* ---- Erasing ----------------------------------------------------------------------------------------------------- */

/* Nobody stores meanwhile: a line that came behind those that are deleted would be a game without its beginning. */
static bool erase(struct pg *p, struct base_request *r, struct fault *f)
{
    const char *const value[] = {r->game};
    PGresult *nothing = NULL;
    const struct pg_step step[] = {{WAIT_FOR("pg_advisory_xact_lock"), 0, NULL},
                                   {"delete from lines where game = $1", 1, value},
                                   {"delete from people where game = $1", 1, value},
                                   {"delete from leases where game = $1", 1, value},
                                   {"delete from games where id = $1", 1, value}};
    bool done = pg_all(p, step, 5, &nothing, f);
    PQclear(nothing);
    if (done)
        r->answer = STORE_DONE;
    return done;
}

/* ---- One round --------------------------------------------------------------------------------------------------- */

static bool forgets(const struct base_request *r, uint8_t *seat)
{
    struct news news = r->erase ? (struct news){0} : news_of(r);
    *seat = news.seat;
    return news.forget;
}

static bool try_once(struct pg *p, struct base_request *const *r, unsigned count, struct fault *f)
{
    uint8_t seat;
    p->end = PG_REFUSED;
    if (r[0]->erase)
        return erase(p, r[0], f);
    return forgets(r[0], &seat) ? forget(p, r[0], seat, f) : store(p, r, count, f);
}

static void pause_ms(unsigned ms)
{
    nanosleep(&(struct timespec){.tv_nsec = ms * 1000000L}, NULL);
}

/* Whether it is worth another try. What was lost on its way may be stored: then its numbers are taken, and whoever
 * reads on finds its own lines. */
static bool may_try(struct postgres *p, unsigned tries)
{
    if (p->pg.end == PG_AGAIN)
        return tries < PG_TRIES;
    if (p->pg.end != PG_LOST)
        return false;
    if (p->down == 0)
        p->down = pg_now();
    if (pg_now() - p->down > PG_PATIENCE_MS)
        return false;
    pause_ms(20);
    return true;
}

static void store_round(struct base *b, struct base_request *const *r, unsigned count)
{
    struct postgres *p = b->postgres;
    struct fault f;
    unsigned tries = 0;
    bool done;
    while (!(done = try_once(&p->pg, r, count, &f)) && may_try(p, ++tries))
        ;
    if (done || p->pg.end != PG_LOST)
        p->down = 0;
    for (unsigned i = 0; i < count && !done; i++) {
        r[i]->answer = STORE_FAULT;
        r[i]->fault = f;
    }
}

/* ---- A batch ----------------------------------------------------------------------------------------------------- */

/* Who else must look: all that were in it. A `+` stands before a table that is new. */
static void note_news(struct postgres *p, const struct base_request *r)
{
    size_t used = strlen(p->news);
    bool born = r->entries > 0 && r->entry[0].log == STORE_TABLE && r->entry[0].number == 1;
    if (r->answer != STORE_DONE)
        return;
    if (used + HOST_TABLE_MAX + 2 > PG_CHANNEL_BYTES)
        snprintf(p->news, PG_CHANNEL_BYTES, "%s *", p->id);
    else
        snprintf(p->news + used, PG_CHANNEL_BYTES - used, " %s%s", born ? "+" : "", r->game);
}

static bool refuse_spoilt(struct base *b, struct base_request *r)
{
    if (!r->spoilt)
        return false;
    fault_at(&r->fault, b->path, 0, "lines of '%s' can't be kept: too long, too many, or not in their order", r->game);
    r->answer = STORE_FAULT;
    return true;
}

/* Erasing and forgetting are rounds of their own. */
static bool fits_in(const struct base_request *r, struct base_request *const *round, unsigned count)
{
    uint8_t seat;
    if (count == 0)
        return true;
    if (r->erase || forgets(r, &seat) || round[0]->erase || forgets(round[0], &seat))
        return false;
    for (unsigned i = 0; i < count; i++)
        if (strcmp(round[i]->game, r->game) == 0)
            return false;
    return true;
}

static void store_batch(struct base *b, struct base_request *first)
{
    struct base_request *round[BASE_BATCH];
    unsigned count = 0;
    for (struct base_request *r = first; r != NULL; r = r->next) {
        if (refuse_spoilt(b, r))
            continue;
        if (!fits_in(r, round, count)) {
            store_round(b, round, count);
            count = 0;
        }
        round[count++] = r;
    }
    if (count > 0)
        store_round(b, round, count);
    snprintf(b->postgres->news, PG_CHANNEL_BYTES, "%s", b->postgres->id);
    for (struct base_request *r = first; r != NULL; r = r->next)
        note_news(b->postgres, r);
}

/* In a transaction of its own that need not reach the disk: a notification within the others' would let only one of
 * them commit at a time. Who misses it asks within a second. */
static void notify(struct base *b)
{
    struct postgres *p = b->postgres;
    const char *const value[] = {p->news};
    struct fault ignored;
    if (strlen(p->news) > strlen(p->id) && p->pg.conn != NULL)
        pg_do(&p->pg, "select set_config('synchronous_commit', 'off', true), pg_notify('" PG_CHANNEL "', $1)", 1, value,
              &ignored);
}

/* ---- The base ---------------------------------------------------------------------------------------------------- */

static void end(struct base *b)
{
    if (b->postgres == NULL)
        return;
    pg_close(&b->postgres->pg);
    free(b->postgres->news);
    free(b->postgres);
}

static const struct base_kind kind = {store_batch, notify, end};

bool postgres_open(struct base *b, struct fault *f)
{
    struct game_key random;
    char hex[KEY_HEX];
    b->kind = &kind;
    b->postgres = calloc(1, sizeof *b->postgres);
    if (b->postgres == NULL || (b->postgres->news = calloc(1, PG_CHANNEL_BYTES)) == NULL)
        return fault_at(f, NULL, 0, "there is no memory left");
    key_random(&random);
    key_print(&random, hex);
    memcpy(b->postgres->id, hex, PG_ID - 1);
    struct pg *p = &b->postgres->pg;
    pg_begin(p, b->path);
    snprintf(b->path, sizeof b->path, "%s", p->name); /* the address may have a password in it */
    return pg_ready(p, f) && pg_is_fit(p, f) && pg_migrate(p, f);
}
