/* Care for a database: copies, checks, and whether this program still plays its games. */
#include "server/base/inside.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "host/lines.h"
#include "server/base/postgres.h"
#include "text/disk.h"

/* ---- Backup ------------------------------------------------------------------------------------------------------ */

/* In one step: pages that the writer changes between two steps would make it begin anew each time, so that under load
 * it never ended. One step reads one moment, and nobody waits for it. */
static bool copy(sqlite3 *from, const char *path, sqlite3 *to, const char *to_path, struct fault *f)
{
    sqlite3_backup *backup = sqlite3_backup_init(to, "main", from, "main");
    if (backup == NULL)
        return base_fault(to, to_path, sqlite3_errcode(to), f);
    int code = sqlite3_backup_step(backup, -1);
    sqlite3_backup_finish(backup);
    if (code == SQLITE_DONE)
        return true;
    return (code & 0xff) == SQLITE_CORRUPT ? base_fault(from, path, code, f) : base_fault(to, to_path, code, f);
}

/* Copies into a file that is there and empty. It is synced fully, since the copy counts only once it is on the disk. */
static bool copy_to(sqlite3 *from, const char *path, const char *to, struct fault *f)
{
    sqlite3 *db = NULL;
    int code = sqlite3_open_v2(to, &db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, NULL);
    bool copied = (code == SQLITE_OK || base_fault(db, to, code, f)) &&
                  base_run(db, to, "pragma synchronous = full", f) && copy(from, path, db, to, f);
    sqlite3_close(db);
    return copied;
}

/* The copy is made beside its name and renamed at the end, so that a name never stands for half a copy. Whatever goes
 * wrong, the part is removed. */
bool base_backup(const char *path, const char *to, struct fault *f)
{
    char part[BASE_PATH_MAX];
    if (base_is_url(path))
        return fault_at(f, "db", 0, "a PostgreSQL database is backed up by pg_dump, or copied to a file by `db copy`");
    if (snprintf(part, sizeof part, "%s.part", to) >= (int)sizeof part)
        return fault_at(f, to, 0, "this path is too long");
    sqlite3 *db = base_connect(path, f);
    int file = db != NULL ? disk_create(part, f) : -1;
    bool kept = false;
    if (file >= 0) {
        close(file);
        kept = copy_to(db, path, part, f) && disk_rename(part, to, f);
        if (!kept)
            unlink(part);
    }
    sqlite3_close(db);
    return kept;
}

/* ---- Restoring --------------------------------------------------------------------------------------------------- */

static void remove_beside(const char *path, const char *end)
{
    char name[BASE_PATH_MAX + 8];
    snprintf(name, sizeof name, "%s%s", path, end);
    unlink(name);
}

/* The copy is complete and on the disk before the old one goes. The old one's log goes first: SQLite would play it into
 * the new one. */
static bool replace(const char *from, const char *path, struct fault *f)
{
    char part[BASE_PATH_MAX];
    if (snprintf(part, sizeof part, "%s.restored", path) >= (int)sizeof part)
        return fault_at(f, path, 0, "this path is too long");
    unlink(part); /* left by somebody who was killed: we have the lock */
    if (!base_backup(from, part, f))
        return false;
    remove_beside(path, "-wal");
    remove_beside(path, "-shm");
    if (rename(part, path) != 0)
        return fault_at(f, path, 0, "the file can't be given its name: %s", strerror(errno));
    return disk_sync_folder(path, f);
}

/* There is none, or one that nobody needs and nobody has open, by whatever path. */
static bool is_free(const char *path, bool over, struct fault *f)
{
    if (access(path, F_OK) != 0)
        return true;
    if (!over)
        return fault_at(f, path, 0, "there is a database already; move it away, or say --force to lose it");
    int held = disk_hold(path, f);
    if (held >= 0)
        close(held);
    return held >= 0;
}

bool base_restore(const char *from, const char *path, bool over, struct fault *f)
{
    char to[BASE_PATH_MAX];
    if (base_is_url(path) || base_is_url(from))
        return fault_at(f, "db", 0, "a PostgreSQL database is brought back by pg_restore, or from a file by `db copy`");
    if (!base_check(from, f))
        return false;
    base_resolve(path, to);
    int lock = base_lock(to, f);
    if (lock < 0)
        return false;
    bool done = is_free(to, over, f) && replace(from, to, f);
    close(lock);
    return done;
}

/* ---- Checks ------------------------------------------------------------------------------------------------------ */

/* What holds no database together but ours: logs without holes, from 1 on. */
static const char holes[] =
    "select count(*) from (select 1 from lines group by game, log having min(number) <> 1 or max(number) <> count(*))";

/* SQLite's own look at the pages. It reports what it finds as a row, so that a damaged file is no failure of the
 * statement, and must be made one here. */
static bool quick_check(sqlite3 *db, const char *path, struct fault *f)
{
    sqlite3_stmt *s = base_prepare(db, path, "pragma quick_check(1)", f);
    int code = s != NULL ? sqlite3_step(s) : SQLITE_OK;
    const char *found = code == SQLITE_ROW ? (const char *)sqlite3_column_text(s, 0) : NULL;
    bool whole = found != NULL && sqlite3_stricmp(found, "ok") == 0;
    if (s != NULL && !whole)
        base_fault(db, path, code == SQLITE_ROW ? SQLITE_CORRUPT : code, f);
    sqlite3_finalize(s);
    return whole;
}

/* First the pages, then what only we know about them. */
bool base_check(const char *path, struct fault *f)
{
    int64_t torn = 0;
    if (base_is_url(path))
        return postgres_check(path, f);
    sqlite3 *db = base_connect(path, f);
    bool whole = db != NULL && quick_check(db, path, f) && base_number(db, path, holes, &torn, f);
    if (whole && torn > 0)
        fault_at(f, path, 0, "lines are missing from %lld logs; bring back a backup", (long long)torn);
    sqlite3_close(db);
    return whole && torn == 0;
}

/* The time begins a line, so as a number it is the time. */
static const char rebuild[] =
    "begin immediate;"
    "insert into games select distinct game, 0, 0, 0 from lines where true on conflict do nothing;"
    "update games set"
    " created = coalesce((select cast(line as integer) from lines where game = id and log = 1 and number = 1), 0),"
    " changed = coalesce((select cast(line as integer) from lines where game = id and log = 1"
    "  order by number desc limit 1), 0),"
    " state = case"
    "  when exists (select 1 from lines where game = id and log = 1 and (line glob '[0-9]* over'"
    "   or line glob '[0-9]* stopped') and line not glob '* * *') then 2"
    "  when exists (select 1 from lines where game = id and log = 1 and line glob '[0-9]* playing'"
    "   and line not glob '* * *') then 1 else 0 end;"
    "delete from people;"
    "insert into people select substr(line, instr(line, ' person ') + 10, 64), game from lines where log = 1"
    " and line glob '[0-9]* person [0-9] *' on conflict do nothing;"
    "insert into people select substr(line, instr(line, ' program ') + 11, 64), game from lines where log = 1"
    " and line glob '[0-9]* program [0-9] *' on conflict do nothing;"
    "with recursive word (game, n, rest) as (select game, 0, line from lines where log = 1 and number = 1"
    " union all select game, n + 1, substr(rest, instr(rest, ' ') + 1) from word where n < 8)"
    " insert into people select substr(rest, 1, 64), game from word where n = 8 on conflict do nothing;"
    "commit";

/* One transaction: somebody who reads meanwhile sees the old list or the new one. */
bool base_rebuild(const char *path, struct fault *f)
{
    if (base_is_url(path))
        return postgres_rebuild(path, f);
    sqlite3 *db = base_connect(path, f);
    bool made = db != NULL && base_run(db, path, rebuild, f);
    sqlite3_close(db); /* which takes back a transaction that was not committed */
    return made;
}

/* ---- Replaying --------------------------------------------------------------------------------------------------- */

/* A walk through the games that are not over. The table is too large for the stack, and one serves for all of them. */
struct walk {
    struct base_reader *reader;
    const struct base_replay *replay;
    const char *game;
    struct host_table *table;
};

/* What a table that is restored reads with. A line that can't be read is missing to it; the fault of the restoring
 * names its number. */
static long read_line(void *context, enum store_log log, uint64_t number, char *out, size_t size)
{
    struct walk *w = context;
    struct fault ignored;
    return base_read(w->reader, w->game, log, number, out, size, &ignored);
}

/* The game that the first line of a table names, or NULL with the fault. */
static const struct host_game *find_game(struct walk *w, struct fault *f)
{
    char text[STORE_LINE_MAX];
    struct host_line line;
    struct host_game_name name;
    long length = base_read(w->reader, w->game, STORE_TABLE, 1, text, sizeof text, f);
    if (length == STORE_NO_LINE)
        fault_at(f, "table", 1, "there is no such table");
    if (length < 0 || !host_line_read(text, 1, &line, f) || !host_line_game(&line, &name, f))
        return NULL;
    return w->replay->find(w->replay->context, &name, f);
}

/* Restores one game and throws it away. It goes on with the next, whatever came out, so that all that no longer fit are
 * named. */
static bool replay_game(void *context, const struct base_game *game)
{
    struct walk *w = context;
    struct fault f;
    struct host_out out = {.context = w, .read = read_line};
    w->game = game->id;
    const struct host_game *plays = find_game(w, &f);
    bool fits = plays != NULL && host_restore(w->table, plays, game->changed, &out, &f);
    w->replay->report(w->replay->context, game->id, fits ? NULL : &f);
    return true;
}

/* Nothing is written: the table has no way out but to read. */
bool base_replay(struct base_reader *r, const struct base_replay *replay, struct fault *f)
{
    struct walk w = {.reader = r, .replay = replay, .table = malloc(sizeof *w.table)};
    if (w.table == NULL)
        return fault_at(f, NULL, 0, "there is no memory left");
    bool read = base_unfinished(r, replay_game, &w, f);
    free(w.table);
    return read;
}
