/* Batches of requests in SQLite: one transaction, each request behind a savepoint: who lost a
 * number to somebody else is taken back alone. Whatever else fails, fails for all of them, because then nobody knows
 * what the disk has; the answers say so, and the next transaction begins anew. */
#include "server/base/inside.h"

#include <string.h>
#include <unistd.h>

#include "server/base/news.h"

/* A line that is refused by its key: somebody else has the number. Of a list row `changed` is not written with every
 * move, which would touch one more page each time. */
static const char *const sql[BASE_STATEMENTS] = {
    [BASE_BEGIN] = "begin immediate",
    [BASE_COMMIT] = "commit",
    [BASE_ROLLBACK] = "rollback",
    [BASE_SAVE] = "savepoint request",
    [BASE_RELEASE] = "release request",
    [BASE_TAKE_BACK] = "rollback to request",
    [BASE_NEW_GAME] = "insert into games values (?1, ?2, ?2, 0) on conflict do nothing",
    [BASE_HAS_LINE] = "select 1 from lines where game = ?1 and log = ?2 and number = ?3",
    [BASE_ADD_LINE] = "insert into lines values (?1, ?2, ?3, ?4)",
    [BASE_TOUCH] = ("update games set changed = max(changed, ?2), state = max(state, ?3)"
                    " where id = ?1 and (changed + ?4 <= ?2 or state < ?3)"),
    [BASE_ADD_PERSON] = "insert into people values (?2, ?1) on conflict do nothing",
    [BASE_GET_LINE] = "select line from lines where game = ?1 and log = 1 and number = ?2",
    [BASE_SET_LINE] = "update lines set line = ?3 where game = ?1 and log = 1 and number = ?2",
    [BASE_ERASE_LINES] = "delete from lines where game = ?1",
    [BASE_ERASE_PEOPLE] = "delete from people where game = ?1",
    [BASE_ERASE_GAME] = "delete from games where id = ?1",
};

/* Resets the statement, so that it can be run again and holds no lock. */
int base_step(struct base *b, enum base_statement which)
{
    sqlite3_stmt *s = b->statement[which];
    int code = sqlite3_step(s);
    sqlite3_reset(s);
    return code == SQLITE_DONE ? SQLITE_OK : code;
}

/* Besides SQLite's own answers: the line before is not there. */
enum { HOLE = -1 };

/* ---- Its parts ----------------------------------------------------------------------------------------------------
 */

/* The text is bound without a copy: the request stays until it is answered. */
static int bind_game(struct base *b, enum base_statement which, const struct base_request *r)
{
    return sqlite3_bind_text(b->statement[which], 1, r->game, -1, SQLITE_STATIC);
}

/* Before the first line, since every line must have its game in the list. A game that is there already stays as it is.
 */
static int list_game(struct base *b, const struct base_request *r, const struct news *news)
{
    sqlite3_stmt *s = b->statement[BASE_NEW_GAME];
    bind_game(b, BASE_NEW_GAME, r);
    sqlite3_bind_int64(s, 2, (sqlite3_int64)news->created);
    return base_step(b, BASE_NEW_GAME);
}

/* The statement itself knows when nothing has to be written: within the minute, or in the same state. */
static int touch_game(struct base *b, const struct base_request *r, const struct news *news)
{
    sqlite3_stmt *s = b->statement[BASE_TOUCH];
    if (news->time == 0)
        return SQLITE_OK;
    bind_game(b, BASE_TOUCH, r);
    sqlite3_bind_int64(s, 2, (sqlite3_int64)news->time);
    sqlite3_bind_int(s, 3, (int)news->state);
    sqlite3_bind_int(s, 4, BASE_MINUTE_MS);
    return base_step(b, BASE_TOUCH);
}

static int list_people(struct base *b, const struct base_request *r, const struct news *news)
{
    sqlite3_stmt *s = b->statement[BASE_ADD_PERSON];
    char hex[KEY_HEX];
    int code = SQLITE_OK;
    for (unsigned i = 0; i < news->people && code == SQLITE_OK; i++) {
        key_print(&news->person[i], hex);
        bind_game(b, BASE_ADD_PERSON, r);
        sqlite3_bind_text(s, 2, hex, -1, SQLITE_STATIC);
        code = base_step(b, BASE_ADD_PERSON);
    }
    return code;
}

/* The first line of a log in a request has the line before it, or is the first of all; those after it follow by
 * themselves. */
static int has_before(struct base *b, const struct base_request *r, const struct base_entry *e)
{
    sqlite3_stmt *s = b->statement[BASE_HAS_LINE];
    if (e->number == 1)
        return SQLITE_OK;
    bind_game(b, BASE_HAS_LINE, r);
    sqlite3_bind_int(s, 2, (int)e->log);
    sqlite3_bind_int64(s, 3, (sqlite3_int64)e->number - 1);
    int code = sqlite3_step(s);
    sqlite3_reset(s);
    return code == SQLITE_ROW ? SQLITE_OK : code == SQLITE_DONE ? HOLE : code;
}

/* The primary key refuses a number that somebody else has. */
static int add_line(struct base *b, const struct base_request *r, const struct base_entry *e)
{
    sqlite3_stmt *s = b->statement[BASE_ADD_LINE];
    bind_game(b, BASE_ADD_LINE, r);
    sqlite3_bind_int(s, 2, (int)e->log);
    sqlite3_bind_int64(s, 3, (sqlite3_int64)e->number);
    sqlite3_bind_text(s, 4, r->text + e->at, (int)e->length, SQLITE_STATIC);
    return base_step(b, BASE_ADD_LINE);
}

static int erase(struct base *b, const struct base_request *r)
{
    int code = SQLITE_OK;
    for (enum base_statement i = BASE_ERASE_LINES; i <= BASE_ERASE_GAME && code == SQLITE_OK; i++) {
        bind_game(b, i, r);
        code = base_step(b, i);
    }
    return code;
}

/* ---- Forgetting -------------------------------------------------------------------------------------------------- */

struct rewriting {
    struct base *b;
    const char *game;
    int code; /* of the last step */
};

static int get_line(void *context, uint64_t number, struct host_line *line)
{
    struct rewriting *w = context;
    sqlite3_stmt *s = w->b->statement[BASE_GET_LINE];
    struct fault ignored;
    sqlite3_bind_text(s, 1, w->game, -1, SQLITE_STATIC);
    sqlite3_bind_int64(s, 2, (sqlite3_int64)number);
    w->code = sqlite3_step(s);
    const char *text = w->code == SQLITE_ROW ? (const char *)sqlite3_column_text(s, 0) : NULL;
    if (text != NULL && !host_line_read(text, number, line, &ignored))
        line->word = HOST_LINE_WORDS;
    sqlite3_reset(s);
    return w->code == SQLITE_ROW ? 1 : w->code == SQLITE_DONE ? 0 : -1;
}

static bool set_line(void *context, uint64_t number, const struct host_line *line)
{
    struct rewriting *w = context;
    sqlite3_stmt *s = w->b->statement[BASE_SET_LINE];
    char text[STORE_LINE_MAX];
    size_t length = host_line_write(line, text, sizeof text);
    sqlite3_bind_text(s, 1, w->game, -1, SQLITE_STATIC);
    sqlite3_bind_int64(s, 2, (sqlite3_int64)number);
    sqlite3_bind_text(s, 3, text, (int)length, SQLITE_STATIC);
    w->code = base_step(w->b, BASE_SET_LINE);
    sqlite3_clear_bindings(s);
    return w->code == SQLITE_OK;
}

static int forget_holder(struct base *b, const char *game, uint8_t seat)
{
    struct rewriting w = {.b = b, .game = game};
    const struct base_rewriter rewriter = {&w, get_line, set_line};
    return base_forget(&rewriter, seat) ? SQLITE_OK : w.code;
}

/* ---- One request ------------------------------------------------------------------------------------------------- */

/* SQLITE_OK, HOLE, or the first answer that was none of them. The order of the lines is the request's. */
static int add_lines(struct base *b, const struct base_request *r)
{
    bool begun[STORE_LOGS] = {false};
    struct news news = news_of(r);
    int code = SQLITE_OK;
    for (unsigned i = 0; i < r->entries && code == SQLITE_OK; i++) {
        const struct base_entry *e = &r->entry[i];
        if (e->number == 1)
            code = list_game(b, r, &news);
        if (code == SQLITE_OK && !begun[e->log])
            code = has_before(b, r, e);
        if (code == SQLITE_OK)
            code = add_line(b, r, e);
        begun[e->log] = true;
    }
    if (code == SQLITE_OK)
        code = list_people(b, r, &news);
    if (code == SQLITE_OK && news.forget)
        code = forget_holder(b, r->game, news.seat);
    return code == SQLITE_OK ? touch_game(b, r, &news) : code;
}

/* False when the whole transaction is lost; `code` says why. */
static bool store_request(struct base *b, struct base_request *r, int *code)
{
    r->answer = STORE_DONE;
    if (r->spoilt) {
        fault_at(&r->fault, b->path, 0, "lines of '%s' can't be kept: too long, too many, or not in their order",
                 r->game);
        r->answer = STORE_FAULT;
        return true;
    }
    if ((*code = base_step(b, BASE_SAVE)) != SQLITE_OK)
        return false;
    int added = r->erase ? erase(b, r) : add_lines(b, r);
    if (added == SQLITE_CONSTRAINT_PRIMARYKEY || added == HOLE) {
        r->answer = STORE_TAKEN;
        *code = base_step(b, BASE_TAKE_BACK);
    } else
        *code = added;
    if (*code == SQLITE_OK)
        *code = base_step(b, BASE_RELEASE);
    return *code == SQLITE_OK;
}

/* ---- One transaction --------------------------------------------------------------------------------------------- */

/* Stops at the first failure; the rest of the batch is then lost with it. */
static int store_all(struct base *b, struct base_request *first)
{
    int code = base_step(b, BASE_BEGIN);
    if (code != SQLITE_OK)
        return code;
    for (struct base_request *r = first; r != NULL; r = r->next)
        if (!store_request(b, r, &code))
            return code;
    return base_step(b, BASE_COMMIT);
}

/* Everybody hears the same fault, but for those whose own lines were bad. */
static void fail_all(struct base *b, struct base_request *first, int code)
{
    struct fault f;
    base_fault(b->db, b->path, code, &f); /* before the rollback, which has an answer of its own */
    if (sqlite3_get_autocommit(b->db) == 0)
        base_step(b, BASE_ROLLBACK);
    for (struct base_request *r = first; r != NULL; r = r->next) {
        if (r->spoilt)
            continue;
        r->answer = STORE_FAULT;
        r->fault = f;
    }
}

/* ---- The log ----------------------------------------------------------------------------------------------------- */

/* Called by SQLite after each commit, in the place of its own copying. */
static int on_logged(void *base, sqlite3 *db, const char *name, int pages)
{
    struct base *b = base;
    (void)db;
    (void)name;
    b->logged = pages;
    return SQLITE_OK;
}

static void tidy_log(struct base *b)
{
    base_copier_look(b, b->logged);
}

/* SQLITE_OK for all, or a failure of all. */
static void store_batch(struct base *b, struct base_request *first)
{
    int code = store_all(b, first);
    if (code != SQLITE_OK)
        fail_all(b, first, code);
}

uint64_t base_memory(void)
{
    return (uint64_t)sqlite3_memory_used();
}

static void end(struct base *b)
{
    base_copier_stop(b);
    for (unsigned i = 0; i < BASE_STATEMENTS; i++)
        sqlite3_finalize(b->statement[i]);
    sqlite3_close(b->db);
    if (b->held >= 0) /* these go last: whoever gets them finds the database closed */
        close(b->held);
    if (b->lock >= 0)
        close(b->lock);
}

static const struct base_kind sqlite_kind = {store_batch, tidy_log, end};

/* Statements first: the thread may use them from its first moment on. */
bool base_prepare_writer(struct base *b, struct fault *f)
{
    for (unsigned i = 0; i < BASE_STATEMENTS; i++)
        if ((b->statement[i] = base_prepare(b->db, b->path, sql[i], f)) == NULL)
            return false;
    sqlite3_wal_hook(b->db, on_logged, b);
    return base_copier_start(b, f);
}

void base_sqlite(struct base *b)
{
    b->kind = &sqlite_kind;
    b->lock = b->held = -1;
}
