/* Opening and making a database, and the lock around it.
 *
 * One process writes. SQLite's own exclusive mode would lock out the readers of this process, too, and a backup from
 * another one; so the lock is a file of its own, PATH.lock, held as text/disk.h holds files: the kernel drops it with
 * the process, however that ends. The database's file is held, too, since another path may lead to it (a folder that
 * is mounted twice, for one). Its descriptor is closed when SQLite has closed all of its own: closing any drops the
 * locks that SQLite has in this process.
 *
 * A new database is made under another name and gets its own when it is complete and on the disk. So an empty file is
 * never a database whose making was cut short, but one that has lost everything, and is refused. */
#include "server/base/inside.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "server/base/postgres.h"
#include "text/disk.h"

/* Also true of what is no file; base_is_file tells. */
static bool exists(const char *path)
{
    struct stat info;
    return stat(path, &info) == 0;
}

/* The name of a file beside the database, which belongs to it. */
static void beside(const char *path, const char *end, char out[BASE_PATH_MAX + 8])
{
    snprintf(out, BASE_PATH_MAX + 8, "%s%s", path, end);
}

/* ---- The lock ---------------------------------------------------------------------------------------------------- */

/* The last part alone: what is beside the file is found by any other way of naming its folder. */
void base_resolve(const char *path, char out[BASE_PATH_MAX])
{
    struct stat info;
    char *real = lstat(path, &info) == 0 && S_ISLNK(info.st_mode) ? realpath(path, NULL) : NULL;
    snprintf(out, BASE_PATH_MAX, "%s", real != NULL ? real : path);
    free(real);
}

/* The file stays when we go: to remove it would let two processes hold two files of the same name. */
int base_lock(const char *path, struct fault *f)
{
    char lock[BASE_PATH_MAX + 8];
    beside(path, ".lock", lock);
    int made = open(lock, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, S_IRUSR | S_IWUSR);
    if (made < 0 && errno == ENOENT) {
        fault_at(f, path, 0, "there is no such folder for the database; make it, or choose another path");
        return -1;
    }
    if (made < 0) {
        fault_at(f, path, 0, "the lock beside the database can't be made, its folder must be yours to write: %s",
                 strerror(errno));
        return -1;
    }
    close(made);
    return disk_hold(lock, f);
}

/* ---- Making ------------------------------------------------------------------------------------------------------ */

/* Writes our mark and the schema into an empty file. Closing it puts everything into the file itself. */
static bool fill(const char *path, struct fault *f)
{
    sqlite3 *db = NULL;
    char mark[64];
    snprintf(mark, sizeof mark, "pragma application_id = %d", BASE_APPLICATION);
    int code = sqlite3_open_v2(path, &db, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, NULL);
    bool made = (code == SQLITE_OK || base_fault(db, path, code, f)) &&
                base_run(db, path, "pragma synchronous = full", f) && base_run(db, path, mark, f) &&
                base_migrate(db, path, f);
    sqlite3_close(db);
    return made;
}

/* Makes the database under another name. Only who holds the lock may come here. */
static bool make(const char *path, struct fault *f)
{
    char log[BASE_PATH_MAX + 8], made[BASE_PATH_MAX + 8];
    beside(path, "-wal", log);
    beside(path, ".new", made);
    if (exists(log)) /* SQLite would put its pages into the new database */
        return fault_at(f, path, 0, "the database is gone, but its log is there (%s); bring it back, or remove both",
                        log);
    unlink(made); /* left by somebody who was killed: we have the lock */
    int file = disk_create(made, f);
    if (file < 0)
        return false;
    close(file);
    if (fill(made, f) && disk_rename(made, path, f))
        return true;
    unlink(made);
    return false;
}

/* ---- Opening ----------------------------------------------------------------------------------------------------- */

/* Every commit is on the disk before it is answered: synchronous = full syncs the log each time. */
static bool set_up(struct base *b, struct fault *f)
{
    if (sqlite3_db_readonly(b->db, "main") != 0)
        return base_fault(b->db, b->path, SQLITE_READONLY, f);
    int64_t logged = 0;
    if (!base_run(b->db, b->path, "pragma journal_mode = wal", f) ||
        !base_number(b->db, b->path, "select journal_mode = 'wal' from pragma_journal_mode", &logged, f))
        return false;
    if (logged == 0) /* a file system without shared memory, for one */
        return fault_at(f, b->path, 0, "the database can't have a log here; choose a folder on a disk of this machine");
    return base_run(b->db, b->path, "pragma synchronous = full", f) &&
           base_run(b->db, b->path, "pragma secure_delete = on", f) && /* what was forgotten leaves no bytes */
           base_cache(b->db, b->path, BASE_CACHE_WRITER, f) && base_migrate(b->db, b->path, f);
}

/* The order matters: the lock first, so that nobody else can make or change the file between the steps. */
static bool open_at(struct base *b, struct fault *f)
{
    if (exists(b->path) && !base_is_file(b->path, f)) /* before a lock is left beside it */
        return false;
    b->lock = base_lock(b->path, f);
    if (b->lock < 0 || (!exists(b->path) && !make(b->path, f)) || (b->held = disk_hold(b->path, f)) < 0)
        return false;
    b->db = base_connect(b->path, f);
    return b->db != NULL && set_up(b, f) && base_prepare_writer(b, f);
}

/* What was begun is undone by base_close, which copes with every half. */
struct base *base_open(const char *path, struct fault *f)
{
    struct base *b = calloc(1, sizeof *b);
    if (b == NULL || strlen(path) >= sizeof b->path) {
        fault_at(f, path, 0, "this path is too long");
        free(b);
        return NULL;
    }
    base_resolve(path, b->path);
    base_sqlite(b);
    pthread_mutex_init(&b->mutex, NULL);
    pthread_cond_init(&b->wake, NULL);
    b->last = &b->first;
    if ((base_is_url(path) ? postgres_open(b, f) : open_at(b, f)) && base_start(b, f))
        return b;
    base_close(b);
    return NULL;
}

void base_close(struct base *b)
{
    base_stop(b);
    b->kind->end(b);
    pthread_cond_destroy(&b->wake);
    pthread_mutex_destroy(&b->mutex);
    free(b);
}

bool base_is_url(const char *path)
{
    return strncmp(path, "postgresql://", 13) == 0 || strncmp(path, "postgres://", 11) == 0;
}
