/* Connections, and what SQLite says when something is wrong, as sentences with the path. */
#include "server/base/inside.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

/* ---- Complaints -------------------------------------------------------------------------------------------------- */

/* SQLite says "I/O error" for most of what a disk refuses; the system's own reason helps more. */
static bool disk_fault(sqlite3 *db, const char *path, struct fault *f)
{
    int error = sqlite3_system_errno(db); /* of the last failure, which is this one */
    return fault_at(f, path, 0, "the disk refuses what the database needs: %s",
                    error != 0 ? strerror(error) : sqlite3_errmsg(db));
}

/* By the primary code, which is the lower byte; extended codes only tell where it happened. `db` may be NULL before
 * there is a connection. */
bool base_fault(sqlite3 *db, const char *path, int code, struct fault *f)
{
    switch (code & 0xff) {
    case SQLITE_FULL:
        return fault_at(f, path, 0, "the disk is full; make room");
    case SQLITE_READONLY:
        return fault_at(f, path, 0, "the database can only be read; it and its folder must be this user's to write");
    case SQLITE_NOTADB:
        return fault_at(f, path, 0, "this file is no database; choose another path");
    case SQLITE_CORRUPT:
        return fault_at(f, path, 0,
                        "the database is damaged; bring back a backup, or save what can be read with "
                        "'sqlite3 FILE .recover'");
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return fault_at(f, path, 0, "another program is writing to the database; end it first");
    case SQLITE_CANTOPEN:
    case SQLITE_IOERR:
    case SQLITE_PERM:
        return disk_fault(db, path, f);
    default:
        return fault_at(f, path, 0, "the database refuses: %s", db != NULL ? sqlite3_errmsg(db) : sqlite3_errstr(code));
    }
}

/* ---- Questions --------------------------------------------------------------------------------------------------- */

/* For statements without values or rows. */
bool base_run(sqlite3 *db, const char *path, const char *sql, struct fault *f)
{
    int code = sqlite3_exec(db, sql, NULL, NULL, NULL);
    return code == SQLITE_OK || base_fault(db, path, code, f);
}

bool base_cache(sqlite3 *db, const char *path, unsigned kilobytes, struct fault *f)
{
    char sql[64];
    snprintf(sql, sizeof sql, "pragma cache_size = -%u", kilobytes); /* below 0 it is kilobytes, above it pages */
    return base_run(db, path, sql, f);
}

/* Statements live as long as their connection, and SQLite is told so. */
sqlite3_stmt *base_prepare(sqlite3 *db, const char *path, const char *sql, struct fault *f)
{
    sqlite3_stmt *s = NULL;
    int code = sqlite3_prepare_v3(db, sql, -1, SQLITE_PREPARE_PERSISTENT, &s, NULL);
    if (code != SQLITE_OK)
        base_fault(db, path, code, f);
    return s;
}

/* A question without an answer is a fault, too. */
bool base_number(sqlite3 *db, const char *path, const char *sql, int64_t *out, struct fault *f)
{
    sqlite3_stmt *s = base_prepare(db, path, sql, f);
    int code = s != NULL ? sqlite3_step(s) : SQLITE_OK;
    if (code == SQLITE_ROW)
        *out = sqlite3_column_int64(s, 0);
    else if (s != NULL)
        base_fault(db, path, code, f);
    sqlite3_finalize(s);
    return code == SQLITE_ROW;
}

/* ---- Connecting -------------------------------------------------------------------------------------------------- */

/* Bytes before the first page's content, as SQLite's file format has them. */
enum { HEADER = 100 };

/* Numbers in the header have their highest byte first. */
static uint32_t big_endian(const unsigned char *at, unsigned bytes)
{
    uint32_t value = 0;
    for (unsigned i = 0; i < bytes; i++)
        value = value << 8 | at[i];
    return value;
}

/* Whether pages wait in the write-ahead log to be put into the file, which may then be shorter than its header says. */
static bool waits_in_log(sqlite3 *db)
{
    struct stat info;
    const char *log = sqlite3_filename_wal(sqlite3_db_filename(db, "main"));
    return log != NULL && stat(log, &info) == 0 && info.st_size > 0;
}

/* SQLite takes a file that ends within its last page for a whole one, and an empty one for new. So its size is held
 * against what its header says, as long as no log of its own has newer pages for it. The bytes are read through
 * SQLite's own descriptor: to close another one of this file would drop the locks of all connections in this process.
 */
static bool is_whole(sqlite3 *db, const char *path, struct fault *f)
{
    unsigned char header[HEADER];
    sqlite3_file *file = NULL;
    sqlite3_int64 size = 0;
    sqlite3_file_control(db, "main", SQLITE_FCNTL_FILE_POINTER, &file);
    if (file == NULL || file->pMethods == NULL || file->pMethods->xFileSize(file, &size) != SQLITE_OK)
        return base_fault(db, path, SQLITE_CANTOPEN, f);
    if (size < HEADER || file->pMethods->xRead(file, header, HEADER, 0) != SQLITE_OK)
        return base_fault(db, path, SQLITE_CORRUPT, f);
    if (memcmp(header, "SQLite format 3", 16) != 0)
        return base_fault(db, path, SQLITE_NOTADB, f);
    sqlite3_int64 page = big_endian(header + 16, 2), pages = big_endian(header + 28, 4);
    page = page == 1 ? 65536 : page;
    bool fits = page >= 512 && size >= page * pages && size % page == 0;
    return fits || waits_in_log(db) || base_fault(db, path, SQLITE_CORRUPT, f);
}

/* By stat, which waits for nobody. */
bool base_is_file(const char *path, struct fault *f)
{
    struct stat info;
    if (stat(path, &info) != 0)
        return fault_at(f, path, 0, "the file could not be opened: %s", strerror(errno));
    if (!S_ISREG(info.st_mode))
        return base_fault(NULL, path, SQLITE_NOTADB, f);
    return info.st_nlink == 1 ||
           fault_at(f, path, 0,
                    "this database has a second name (a hard link), beside which its log would be missed; "
                    "remove one of the names");
}

/* Everybody connects through here: readers, the writer and backups trust the same checks. */
sqlite3 *base_connect(const char *path, struct fault *f)
{
    sqlite3 *db = NULL;
    if (!base_is_file(path, f))
        return NULL;
    int code = sqlite3_open_v2(path, &db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, NULL);
    if (code != SQLITE_OK)
        base_fault(db, path, code, f);
    else {
        sqlite3_extended_result_codes(db, 1);
        sqlite3_busy_timeout(db, BASE_BUSY_MS);
        if (is_whole(db, path, f) && base_is_ours(db, path, f) && base_run(db, path, "pragma foreign_keys = on", f) &&
            base_cache(db, path, BASE_CACHE, f))
            return db;
    }
    sqlite3_close(db);
    return NULL;
}
