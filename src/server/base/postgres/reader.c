/* Readers of PostgreSQL. Each line would be a way to the server and back, so lines that follow each other are fetched
 * many at a time: from the second one on, or because somebody said so (base_ahead). */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "server/base/postgres/pg.h"

enum { FRESH_MS = 1000 };

/* Rows of one game, by log and number. `whole`: there was nothing behind the last one. */
struct kept {
    PGresult *rows;
    char game[HOST_TABLE_MAX];
    uint64_t from[STORE_LOGS];
    int first[STORE_LOGS], count[STORE_LOGS];
    bool has[STORE_LOGS], whole;
    uint64_t until;
};

struct pg_reader {
    struct base_reader base;
    struct pg pg;
    struct kept kept;
    char last_game[HOST_TABLE_MAX]; /* what was read last */
    enum store_log last_log;
    uint64_t last_number;
};

static struct pg_reader *of(struct base_reader *r)
{
    return (struct pg_reader *)r;
}

/* ---- Lines that are kept ----------------------------------------------------------------------------------------- */

static void drop(struct kept *k)
{
    PQclear(k->rows);
    *k = (struct kept){0};
}

/* Rows are (log, number, line), by log and number. */
static void keep(struct kept *k, PGresult *rows, const char *game)
{
    drop(k);
    if (rows == NULL)
        return;
    k->rows = rows;
    k->until = pg_now() + FRESH_MS;
    snprintf(k->game, sizeof k->game, "%s", game);
    for (int i = 0; i < PQntuples(rows); i++) {
        int log = atoi(PQgetvalue(rows, i, 0)) == 0 ? STORE_RECORD : STORE_TABLE;
        if (k->count[log]++ == 0) {
            k->first[log] = i;
            k->from[log] = strtoull(PQgetvalue(rows, i, 1), NULL, 10);
            k->has[log] = true;
        }
    }
}

/* The row of a line; -1: not kept, -2: kept that there is none. */
static int row_of(const struct kept *k, const char *game, enum store_log log, uint64_t number)
{
    if (k->rows == NULL || strcmp(k->game, game) != 0 || pg_now() > k->until || !k->has[log] || number < k->from[log])
        return -1;
    uint64_t at = number - k->from[log];
    if (at < (uint64_t)k->count[log])
        return k->first[log] + (int)at;
    return k->whole ? -2 : -1;
}

static void ahead(struct base_reader *base, const char *game, const uint64_t from[STORE_LOGS])
{
    struct pg_reader *r = of(base);
    struct fault ignored;
    char number[STORE_LOGS][24];
    drop(&r->kept);
    if (game == NULL)
        return;
    for (unsigned i = 0; i < STORE_LOGS; i++)
        snprintf(number[i], sizeof number[i], "%llu", (unsigned long long)from[i]);
    const char *const value[] = {game, number[STORE_RECORD], number[STORE_TABLE]};
    keep(&r->kept,
         pg_ask(&r->pg,
                "select log, number, line from lines where game = $1 and log = 0 and number >= $2::bigint union all"
                " select log, number, line from lines where game = $1 and log = 1 and number >= $3::bigint"
                " order by 1, 2",
                3, value, &ignored),
         game);
    if (r->kept.rows == NULL)
        return;
    r->kept.whole = r->kept.has[0] = r->kept.has[1] = true;
    for (unsigned i = 0; i < STORE_LOGS; i++)
        r->kept.from[i] = from[i];
}

/* ---- Lines ------------------------------------------------------------------------------------------------------- */

/* A line that doesn't fit is never cut: half a line could be read as another one. */
static long copy(const struct pg_reader *r, int row, char *out, size_t size, struct fault *f)
{
    size_t length = (size_t)PQgetlength(r->kept.rows, row, 2);
    if (length >= size) {
        fault_at(f, r->pg.name, 0, "a line of the game is longer than whoever reads it expected");
        return STORE_UNREADABLE;
    }
    memcpy(out, PQgetvalue(r->kept.rows, row, 2), length + 1);
    return (long)length;
}

static PGresult *fetch(struct pg_reader *r, const char *game, enum store_log log, uint64_t from, const char *most,
                       struct fault *f)
{
    char number[24], text[8];
    snprintf(number, sizeof number, "%llu", (unsigned long long)from);
    snprintf(text, sizeof text, "%d", (int)log);
    const char *const value[] = {game, text, number, most};
    return pg_ask(&r->pg,
                  "select log, number, line from lines where game = $1 and log = $2::smallint and number >= $3::bigint"
                  " order by number limit $4::bigint",
                  4, value, f);
}

static long read_line(struct base_reader *base, const char *game, enum store_log log, uint64_t number, char *out,
                      size_t size, struct fault *f)
{
    struct pg_reader *r = of(base);
    bool follows = r->last_log == log && r->last_number + 1 == number && strcmp(r->last_game, game) == 0;
    int row = row_of(&r->kept, game, log, number);
    r->last_log = log;
    r->last_number = number;
    snprintf(r->last_game, sizeof r->last_game, "%s", game);
    if (row == -1) {
        PGresult *rows = fetch(r, game, log, number, follows ? "256" : "1", f);
        if (rows == NULL)
            return STORE_UNREADABLE;
        keep(&r->kept, rows, game);
        row = row_of(&r->kept, game, log, number);
    }
    return row >= 0 ? copy(r, row, out, size, f) : STORE_NO_LINE;
}

static long count_lines(struct base_reader *base, const char *game, enum store_log log, struct fault *f)
{
    char text[8];
    snprintf(text, sizeof text, "%d", (int)log);
    const char *const value[] = {game, text};
    PGresult *found =
        pg_ask(&of(base)->pg, "select coalesce(max(number), 0) from lines where game = $1 and log = $2::smallint", 2,
               value, f);
    long lines = found != NULL ? atol(PQgetvalue(found, 0, 0)) : -1;
    PQclear(found);
    return lines;
}

static bool read_on(struct base_reader *base, const char *game, enum store_log log, uint64_t from, base_each_line *each,
                    void *context, struct fault *f)
{
    PGresult *rows = fetch(of(base), game, log, from, NULL, f);
    for (int i = 0; i < PQntuples(rows); i++)
        if (!each(context, strtoull(PQgetvalue(rows, i, 1), NULL, 10), PQgetvalue(rows, i, 2),
                  (size_t)PQgetlength(rows, i, 2)))
            break;
    PQclear(rows);
    return rows != NULL;
}

/* ---- Games ------------------------------------------------------------------------------------------------------- */

static bool each_game(PGresult *rows, base_each_game *each, void *context)
{
    for (int i = 0; i < PQntuples(rows); i++) {
        struct base_game game = {.created = strtoull(PQgetvalue(rows, i, 1), NULL, 10)};
        game.changed = strtoull(PQgetvalue(rows, i, 2), NULL, 10);
        game.state = (enum base_state)atoi(PQgetvalue(rows, i, 3));
        snprintf(game.id, sizeof game.id, "%s", PQgetvalue(rows, i, 0));
        if (!each(context, &game))
            break;
    }
    PQclear(rows);
    return rows != NULL;
}

static bool unfinished(struct base_reader *base, base_each_game *each, void *context, struct fault *f)
{
    return each_game(
        pg_ask(&of(base)->pg, "select id, created, changed, state from games where state < 2 order by id", 0, NULL, f),
        each, context);
}

static bool behind(struct base_reader *base, const char *id, unsigned most, base_each_game *each, void *context,
                   struct fault *f)
{
    char limit[16];
    snprintf(limit, sizeof limit, "%u", most);
    const char *const value[] = {id, limit};
    return each_game(pg_ask(&of(base)->pg,
                            "select id, created, changed, state from games where id > $1 order by id limit $2::bigint",
                            2, value, f),
                     each, context);
}

static bool of_person(struct base_reader *base, const struct game_key *hash, unsigned most, base_each_game *each,
                      void *context, struct fault *f)
{
    char hex[KEY_HEX], limit[16];
    key_print(hash, hex);
    snprintf(limit, sizeof limit, "%u", most);
    const char *const value[] = {hex, limit};
    return each_game(pg_ask(&of(base)->pg,
                            "select id, created, changed, state from people join games on id = game where hash = $1"
                            " order by state = 2, changed desc limit $2::bigint",
                            2, value, f),
                     each, context);
}

/* ---- Opening ----------------------------------------------------------------------------------------------------- */

static void close_reader(struct base_reader *base)
{
    struct pg_reader *r = of(base);
    drop(&r->kept);
    pg_close(&r->pg);
    free(r);
}

static const struct base_reader_kind kind = {read_line, count_lines, read_on, unfinished,
                                             behind,    of_person,   ahead,   close_reader};

struct base_reader *postgres_reader(const char *url, struct fault *f)
{
    struct pg_reader *r = calloc(1, sizeof *r);
    if (r == NULL || strlen(url) >= sizeof r->pg.url) {
        fault_at(f, NULL, 0, "this path is too long");
        free(r);
        return NULL;
    }
    r->base.kind = &kind;
    pg_begin(&r->pg, url);
    if (pg_ready(&r->pg, f) && pg_is_ours(&r->pg, f))
        return &r->base;
    close_reader(&r->base);
    return NULL;
}

/* ---- Care -------------------------------------------------------------------------------------------------------- */

bool postgres_check(const char *url, struct fault *f)
{
    struct pg_reader *r = (struct pg_reader *)postgres_reader(url, f);
    if (r == NULL)
        return false;
    PGresult *found = pg_ask(&r->pg,
                             "select count(*) from (select 1 from lines group by game, log"
                             " having min(number) <> 1 or max(number) <> count(*)) as torn",
                             0, NULL, f);
    long torn = found != NULL ? atol(PQgetvalue(found, 0, 0)) : -1;
    if (torn > 0)
        fault_at(f, r->pg.name, 0, "lines are missing from %lld logs; bring back a backup", (long long)torn);
    PQclear(found);
    close_reader(&r->base);
    return torn == 0;
}

bool postgres_rebuild(const char *url, struct fault *f)
{
    struct pg_reader *r = (struct pg_reader *)postgres_reader(url, f);
    const struct pg_step step[] = {
        {"select pg_advisory_xact_lock(" PG_LOCK ")", 0, NULL},
        {"insert into games select distinct game, 0, 0, 0 from lines on conflict do nothing", 0, NULL},
        {"update games set"
         " created = coalesce((select split_part(line, ' ', 1)::bigint from lines where game = id and log = 1"
         "  and number = 1 and line ~ '^[0-9]{1,18} '), 0),"
         " changed = coalesce((select max(split_part(line, ' ', 1)::bigint) from lines where game = id and log = 1"
         "  and line ~ '^[0-9]{1,18} '), 0),"
         " state = case when exists (select 1 from lines where game = id and log = 1"
         "  and line ~ '^[0-9]+ (over|stopped)$') then 2"
         "  when exists (select 1 from lines where game = id and log = 1 and line ~ '^[0-9]+ playing$') then 1"
         "  else 0 end",
         0, NULL},
        {"delete from people", 0, NULL},
        {"insert into people select split_part(line, ' ', 4), game from lines where log = 1"
         " and line ~ '^[0-9]+ (person|program) [0-9] ' on conflict do nothing",
         0, NULL},
        {"insert into people select split_part(line, ' ', 9), game from lines where log = 1 and number = 1"
         " and line ~ '^[0-9]+ table ' on conflict do nothing",
         0, NULL}};
    PGresult *nothing = NULL;
    bool made = r != NULL && pg_all(&r->pg, step, 6, &nothing, f);
    PQclear(nothing);
    if (r != NULL)
        close_reader(&r->base);
    return made;
}
