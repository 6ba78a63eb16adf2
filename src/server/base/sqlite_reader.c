/* Readers of SQLite: a connection each, which sees what was committed. */
#include "server/base/inside.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ONE, LAST, ON, UNFINISHED, BEHIND, OF_PERSON, QUESTIONS };

/* Each goes by a key or by the index of unfinished games, so none of them looks through everything. */
static const char *const sql[QUESTIONS] = {
    [ONE] = "select line from lines where game = ?1 and log = ?2 and number = ?3",
    [LAST] = "select max(number) from lines where game = ?1 and log = ?2",
    [ON] = "select number, line from lines where game = ?1 and log = ?2 and number >= ?3 order by number",
    [UNFINISHED] = "select id, created, changed, state from games where state < 2 order by id",
    [BEHIND] = "select id, created, changed, state from games where id > ?1 order by id limit ?2",
    [OF_PERSON] = ("select id, created, changed, state from people join games on id = game where hash = ?1"
                   " order by state = 2, changed desc limit ?2"),
};

/* The statements are prepared once and belong to one thread at a time. */
struct sqlite_reader {
    struct base_reader base;
    char path[BASE_PATH_MAX];
    sqlite3 *db;
    sqlite3_stmt *question[QUESTIONS];
};

static struct sqlite_reader *of(struct base_reader *r)
{
    return (struct sqlite_reader *)r;
}

/* A connection that only reads must be able to write all the same: to the memory that connections share. */
static bool prepare(struct sqlite_reader *r, struct fault *f)
{
    if (!base_run(r->db, r->path, "pragma query_only = on", f))
        return false;
    for (unsigned i = 0; i < QUESTIONS; i++)
        if ((r->question[i] = base_prepare(r->db, r->path, sql[i], f)) == NULL)
            return false;
    return true;
}

/* Copes with a reader that was opened half. */
static void close_reader(struct base_reader *base)
{
    struct sqlite_reader *r = of(base);
    for (unsigned i = 0; i < QUESTIONS; i++)
        sqlite3_finalize(r->question[i]);
    sqlite3_close(r->db);
    free(r);
}

/* Values stay bound after a reset, so every question is bound anew. The text must live until the statement is reset. */
static sqlite3_stmt *ask(struct sqlite_reader *r, unsigned which, const char *game, enum store_log log, uint64_t number)
{
    sqlite3_stmt *s = r->question[which];
    sqlite3_bind_text(s, 1, game, -1, SQLITE_STATIC);
    sqlite3_bind_int(s, 2, (int)log);
    if (which != LAST)
        sqlite3_bind_int64(s, 3, (sqlite3_int64)number);
    return s;
}

/* A line that doesn't fit is never cut: half a line could be read as another one. */
static long copy_line(struct sqlite_reader *r, sqlite3_stmt *s, char *out, size_t size, struct fault *f)
{
    size_t length = (size_t)sqlite3_column_bytes(s, 0);
    if (length >= size) {
        fault_at(f, r->path, 0, "a line of the game is longer than whoever reads it expected");
        return STORE_UNREADABLE;
    }
    if (length > 0)
        memcpy(out, sqlite3_column_text(s, 0), length);
    out[length] = '\0';
    return (long)length;
}

/* The statement is reset at once, so that the reader's moment ends and the log can be put into the file. */
static long read_line(struct base_reader *base, const char *game, enum store_log log, uint64_t number, char *out,
                      size_t size, struct fault *f)
{
    struct sqlite_reader *r = of(base);
    sqlite3_stmt *s = ask(r, ONE, game, log, number);
    int code = sqlite3_step(s);
    long length = STORE_NO_LINE;
    if (code == SQLITE_ROW)
        length = copy_line(r, s, out, size, f);
    else if (code != SQLITE_DONE) {
        base_fault(r->db, r->path, code, f);
        length = STORE_UNREADABLE;
    }
    sqlite3_reset(s);
    return length;
}

/* Numbers have no holes, so the highest one is the count. */
static long count_lines(struct base_reader *base, const char *game, enum store_log log, struct fault *f)
{
    struct sqlite_reader *r = of(base);
    sqlite3_stmt *s = ask(r, LAST, game, log, 0);
    int code = sqlite3_step(s);
    long lines = code == SQLITE_ROW ? (long)sqlite3_column_int64(s, 0) : -1; /* no line at all reads as 0 */
    if (lines < 0)
        base_fault(r->db, r->path, code, f);
    sqlite3_reset(s);
    return lines;
}

/* Ends a walk through rows. */
static bool ended(struct sqlite_reader *r, sqlite3_stmt *s, int code, struct fault *f)
{
    bool good = code == SQLITE_ROW || code == SQLITE_DONE || base_fault(r->db, r->path, code, f);
    sqlite3_reset(s);
    return good;
}

/* One statement sees one moment, however long `each` takes. */
static bool read_on(struct base_reader *base, const char *game, enum store_log log, uint64_t from, base_each_line *each,
                    void *context, struct fault *f)
{
    struct sqlite_reader *r = of(base);
    sqlite3_stmt *s = ask(r, ON, game, log, from);
    int code;
    while ((code = sqlite3_step(s)) == SQLITE_ROW) {
        const char *line = (const char *)sqlite3_column_text(s, 1);
        if (!each(context, (uint64_t)sqlite3_column_int64(s, 0), line != NULL ? line : "",
                  (size_t)sqlite3_column_bytes(s, 1)))
            break;
    }
    return ended(r, s, code, f);
}

static bool each_game(struct sqlite_reader *r, sqlite3_stmt *s, base_each_game *each, void *context, struct fault *f)
{
    int code;
    while ((code = sqlite3_step(s)) == SQLITE_ROW) {
        struct base_game game = {.created = (uint64_t)sqlite3_column_int64(s, 1)};
        game.changed = (uint64_t)sqlite3_column_int64(s, 2);
        game.state = (enum base_state)sqlite3_column_int(s, 3);
        snprintf(game.id, sizeof game.id, "%s", (const char *)sqlite3_column_text(s, 0));
        if (!each(context, &game))
            break;
    }
    return ended(r, s, code, f);
}

static bool unfinished(struct base_reader *base, base_each_game *each, void *context, struct fault *f)
{
    struct sqlite_reader *r = of(base);
    return each_game(r, r->question[UNFINISHED], each, context, f);
}

static bool behind(struct base_reader *base, const char *id, unsigned most, base_each_game *each, void *context,
                   struct fault *f)
{
    struct sqlite_reader *r = of(base);
    sqlite3_stmt *s = r->question[BEHIND];
    sqlite3_bind_text(s, 1, id, -1, SQLITE_STATIC);
    sqlite3_bind_int(s, 2, (int)most);
    return each_game(r, s, each, context, f);
}

static bool of_person(struct base_reader *base, const struct game_key *hash, unsigned most, base_each_game *each,
                      void *context, struct fault *f)
{
    struct sqlite_reader *r = of(base);
    sqlite3_stmt *s = r->question[OF_PERSON];
    char hex[KEY_HEX];
    key_print(hash, hex);
    sqlite3_bind_text(s, 1, hex, -1, SQLITE_STATIC);
    sqlite3_bind_int(s, 2, (int)most);
    return each_game(r, s, each, context, f);
}

/* A page is read once, whoever asks for its lines. */
static void ahead(struct base_reader *base, const char *game, const uint64_t from[STORE_LOGS])
{
    (void)base, (void)game, (void)from;
}

static const struct base_reader_kind kind = {read_line, count_lines, read_on, unfinished,
                                             behind,    of_person,   ahead,   close_reader};

/* Makes nothing: a database that is not there is a fault. */
struct base_reader *base_sqlite_reader(const char *path, struct fault *f)
{
    struct sqlite_reader *r = calloc(1, sizeof *r);
    if (r == NULL || strlen(path) >= sizeof r->path) {
        fault_at(f, path, 0, "this path is too long");
        free(r);
        return NULL;
    }
    r->base.kind = &kind;
    strcpy(r->path, path);
    r->db = base_connect(path, f);
    if (r->db != NULL && prepare(r, f))
        return &r->base;
    close_reader(&r->base);
    return NULL;
}
