/* What the files of the base share, and what tests look into. */
#ifndef SERVER_BASE_INSIDE_H
#define SERVER_BASE_INSIDE_H

#include <pthread.h>
#include <sqlite3.h>

#include "host/lines.h"
#include "server/base/base.h"

enum { BASE_PATH_MAX = 4096 };

/* Prepared once: a statement costs ten times as much to prepare as to run. */
enum base_statement {
    BASE_BEGIN,
    BASE_COMMIT,
    BASE_ROLLBACK,
    BASE_SAVE,
    BASE_RELEASE,
    BASE_TAKE_BACK,
    BASE_NEW_GAME,
    BASE_HAS_LINE,
    BASE_ADD_LINE,
    BASE_TOUCH,
    BASE_ADD_PERSON,
    BASE_GET_LINE,
    BASE_SET_LINE,
    BASE_ERASE_LINES,
    BASE_ERASE_PEOPLE,
    BASE_ERASE_GAME,
    BASE_STATEMENTS
};

/* What differs between databases; all of it is the writer's thread's, but for `end`. */
struct base_kind {
    void (*store)(struct base *b, struct base_request *first); /* the batch; sets every answer */
    void (*tidy)(struct base *b);                              /* after the answers */
    void (*end)(struct base *b);                               /* frees what is its own; copes with every half */
};

/* From how many pages on the write-ahead log is copied into the database; copier.c has the figures. */
struct base_copies {
    int step; /* not copied yet: a pass */
    int rest; /* or fewer are left: the writer may copy them between two transactions */
    int full; /* in the log: it should begin anew as soon as only a rest is left */
    int most; /* in the log: the writer copies whatever is left */
};

/* Copies it beside the writer. Its thread has a connection of its own; the lock guards what comes before it. */
struct base_copier {
    bool wanted, closing; /* a pass is to be done, or under way; the thread shall end */
    int seen, copied;     /* pages of the log at the last copying, and those of them that are in the database */
    struct base_copies copies;
    pthread_mutex_t mutex;
    pthread_cond_t wake;
    pthread_t thread;
    sqlite3 *db;
    bool begun, running;
};

struct base {
    const struct base_kind *kind;
    char path[BASE_PATH_MAX];
    /* SQLite's */
    int lock, held; /* PATH.lock, and the file itself */
    sqlite3 *db;    /* the writer's */
    sqlite3_stmt *statement[BASE_STATEMENTS];
    int logged; /* pages in the write-ahead log after the last commit */
    struct base_copier copier;
    /* PostgreSQL's, or NULL */
    struct postgres *postgres;
    pthread_t writer;
    bool writing; /* the thread is there */
    pthread_mutex_t mutex;
    pthread_cond_t wake;
    struct base_request *first, **last; /* that wait */
    bool closing;
    struct base_counts counts;
};

/* Kilobytes of pages that a connection keeps at most: so the memory of a database has a bound, whatever is stored in
 * it. What is not kept is mostly in the system's memory all the same. A server has one connection that writes and one
 * that reads. */
enum { BASE_CACHE_WRITER = 8000, BASE_CACHE = 2000 };

/* ---- Connections (connect.c) ------------------------------------------------------------------------------------- */

/* Refuses what is no regular file: opening a pipe would wait for somebody at its other end. */
bool base_is_file(const char *path, struct fault *f);
/* A connection to a database of ours with a schema that we know. NULL with the fault. */
sqlite3 *base_connect(const char *path, struct fault *f);

/* False with what SQLite has answered, said for people. */
bool base_fault(sqlite3 *db, const char *path, int code, struct fault *f);
bool base_run(sqlite3 *db, const char *path, const char *sql, struct fault *f);
/* Keeps at most so many kilobytes of pages. */
bool base_cache(sqlite3 *db, const char *path, unsigned kilobytes, struct fault *f);
sqlite3_stmt *base_prepare(sqlite3 *db, const char *path, const char *sql, struct fault *f);
/* The one number that a question is answered with. */
bool base_number(sqlite3 *db, const char *path, const char *sql, int64_t *out, struct fault *f);

/* ---- The lock (open.c) ------------------------------------------------------------------------------------------- */

/* Where a path leads that is a symbolic link; else the path. Whoever comes by a link finds the same lock and log. */
void base_resolve(const char *path, char out[BASE_PATH_MAX]);
/* Holds PATH.lock until the descriptor is closed; -1 with the fault. */
int base_lock(const char *path, struct fault *f);

/* ---- The schema (schema.c) --------------------------------------------------------------------------------------- */

/* Ours, in the header of every database. */
enum { BASE_APPLICATION = 0x48674d6e };

/* Refuses a database of somebody else's or of a newer program. */
bool base_is_ours(sqlite3 *db, const char *path, struct fault *f);
/* Brings the schema to BASE_VERSION, one version after the other, each as a whole or not at all. */
bool base_migrate(sqlite3 *db, const char *path, struct fault *f);

/* ---- The thread that writes (queue.c) ---------------------------------------------------------------------------- */

bool base_start(struct base *b, struct fault *f);
void base_stop(struct base *b);

/* ---- SQLite's batches (writer.c) --------------------------------------------------------------------------------- */

void base_sqlite(struct base *b); /* becomes one of SQLite */
bool base_prepare_writer(struct base *b, struct fault *f);
/* SQLITE_OK, or what went wrong. */
int base_step(struct base *b, enum base_statement which);

/* ---- The thread that copies SQLite's log (copier.c) -------------------------------------------------------------- */

bool base_copier_start(struct base *b, struct fault *f);
void base_copier_stop(struct base *b);
/* On the writer's thread, between two transactions: the log has so many pages. */
void base_copier_look(struct base *b, int logged);

/* ---- Forgetting (forget.c) --------------------------------------------------------------------------------------- */

/* A table's lines. `get` gives 1, 0 behind the last one, -1 when it failed; a line that can't be read has the word
 * HOST_LINE_WORDS, since there is nothing to forget in it. */
struct base_rewriter {
    void *context;
    int (*get)(void *context, uint64_t number, struct host_line *line);
    bool (*set)(void *context, uint64_t number, const struct host_line *line);
};

/* Takes the name of who holds a seat, and what that one said from any seat, out of a table's lines. False when one of
 * the functions failed. */
bool base_forget(const struct base_rewriter *w, uint8_t seat);

/* ---- Readers (reader.c) ------------------------------------------------------------------------------------------ */

/* As the functions of base.h with these names. */
struct base_reader_kind {
    long (*read)(struct base_reader *r, const char *game, enum store_log log, uint64_t number, char *out, size_t size,
                 struct fault *f);
    long (*lines)(struct base_reader *r, const char *game, enum store_log log, struct fault *f);
    bool (*read_on)(struct base_reader *r, const char *game, enum store_log log, uint64_t from, base_each_line *each,
                    void *context, struct fault *f);
    bool (*unfinished)(struct base_reader *r, base_each_game *each, void *context, struct fault *f);
    bool (*behind)(struct base_reader *r, const char *id, unsigned most, base_each_game *each, void *context,
                   struct fault *f);
    bool (*of_person)(struct base_reader *r, const struct game_key *hash, unsigned most, base_each_game *each,
                      void *context, struct fault *f);
    void (*ahead)(struct base_reader *r, const char *game, const uint64_t from[STORE_LOGS]);
    void (*close)(struct base_reader *r);
};

/* The first member of what a kind of reader is. */
struct base_reader {
    const struct base_reader_kind *kind;
};

struct base_reader *base_sqlite_reader(const char *path, struct fault *f);

#endif
