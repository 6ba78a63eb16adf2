/* The logs of many tables in one database, SQLite's or PostgreSQL's: what store/store.h promises for one game, for all
 * of them, by one thread that writes and any number that read. Wherever a path is asked for, `postgresql://...` names a
 * database that several processes share.
 *
 * The compare-and-swap is the primary key (game, log, number). Whoever wants something stored hands in a request, the
 * lines of one game that belong together; the writer takes all that wait into one transaction, so that a hundred moves
 * cost one sync of the disk. It answers after the commit, never before. Besides the lines there is a list of games,
 * which tells nothing that the lines don't. docs/STORE.md has the schema. */
#ifndef SERVER_BASE_BASE_H
#define SERVER_BASE_BASE_H

#include "host/host.h"
#include "store/store.h"

struct host_game_name;

enum {
    BASE_VERSION = 1,               /* of the schema */
    BASE_BATCH = 256,               /* requests in a transaction, at most */
    BASE_REQUEST_BYTES = 256 << 10, /* of a request's lines, at most */
    BASE_BUSY_MS = 5000,            /* that a lock of somebody else's is waited for */
    BASE_MINUTE_MS = 60000          /* `changed` of a game may lag behind by so much */
};

/* ---- Opening ----------------------------------------------------------------------------------------------------- */

struct base;

/* Opens the database of this path, or makes it where there is none, and starts the writer. PATH.lock is held until it
 * is closed, so that one process at a time writes. NULL with a fault that names the path; then nothing was changed. */
struct base *base_open(const char *path, struct fault *f);

/* Whether a path names a database that others may write to at the same time. */
bool base_is_url(const char *path);

/* What was handed in is stored and answered first. Readers must be closed before. */
void base_close(struct base *b);

/* ---- Storing ----------------------------------------------------------------------------------------------------- */

/* One line of a request. Its text lies with the others' in one piece. */
struct base_entry {
    enum store_log log;
    uint64_t number;
    size_t at, length; /* in the text */
};

/* The lines of one game that are kept as a whole or not at all. The caller's memory; between base_submit and `done` it
 * is the writer's. */
struct base_request {
    struct base_request *next; /* the base's */
    char game[HOST_TABLE_MAX];
    void *context;                        /* the caller's own */
    void (*done)(struct base_request *r); /* on the writer's thread, after the commit; it may free the request */
    enum store_answer answer;             /* STORE_TAKEN: somebody was faster; read on */
    struct fault fault;                   /* of STORE_FAULT */
    struct base_entry *entry;
    unsigned entries, entries_room;
    char *text;
    size_t length, room;
    bool erase;  /* instead: the game and all of its lines are deleted */
    bool spoilt; /* a line of it can't be kept: the answer will be STORE_FAULT */
};

void base_request(struct base_request *r, const char *game, void (*done)(struct base_request *r), void *context);
/* Copies the line (without its break). What is wrong with it is told by the answer. */
void base_request_add(struct base_request *r, enum store_log log, uint64_t number, const char *line, size_t length);
/* No lines in it; its memory stays for the next ones. */
void base_request_empty(struct base_request *r);
void base_request_free(struct base_request *r);

/* Hands it in; returns at once. Requests of one thread are stored in their order. */
void base_submit(struct base *b, struct base_request *r);

/* What the writer has done so far. */
struct base_counts {
    uint64_t requests, transactions, lines, taken, faults;
};
struct base_counts base_counts(struct base *b);

/* Bytes that all databases of this process hold in memory, pages above all. */
uint64_t base_memory(void);

/* ---- Reading ----------------------------------------------------------------------------------------------------- */

/* A connection of its own, for one thread at a time. It sees what was committed and never waits for the writer. It
 * needs no base: another process may read, too. */
struct base_reader;

struct base_reader *base_reader_open(const char *path, struct fault *f);
void base_reader_close(struct base_reader *r);

/* As store_read. */
long base_read(struct base_reader *r, const char *game, enum store_log log, uint64_t number, char *out, size_t size,
               struct fault *f);
/* How many lines a log has; -1 with the fault. */
long base_lines(struct base_reader *r, const char *game, enum store_log log, struct fault *f);

/* All lines of a log from a number on, in order, as one moment saw them, until `each` says false. */
typedef bool base_each_line(void *context, uint64_t number, const char *line, size_t length);
bool base_read_on(struct base_reader *r, const char *game, enum store_log log, uint64_t from, base_each_line *each,
                  void *context, struct fault *f);

/* The lines of this game from these numbers on will be asked for now, one by one: whoever has far to go fetches them at
 * once. They are forgotten after a second, or with the next one. */
void base_ahead(struct base_reader *r, const char *game, const uint64_t from[STORE_LOGS]);

enum base_state { BASE_OPEN, BASE_PLAYING, BASE_OVER };

/* A row of the list of games. */
struct base_game {
    char id[HOST_TABLE_MAX];
    uint64_t created, changed; /* milliseconds since 1970, by the lines; `changed` to the minute */
    enum base_state state;
};

/* All games that are not over, in the order of their ids, until `each` says false. `each` may read lines. */
typedef bool base_each_game(void *context, const struct base_game *game);
bool base_unfinished(struct base_reader *r, base_each_game *each, void *context, struct fault *f);

/* At most so many games whose ids come behind this one (empty: from the first on), in the order of ids: a walk through
 * all of them in steps, each of which costs as much as the last one did. */
bool base_behind(struct base_reader *r, const char *id, unsigned most, base_each_game *each, void *context,
                 struct fault *f);

/* Games that were made, or in which a seat was ever taken, with the token of this hash; those that are not over first,
 * then the newest. As above, but `each` may not read lines of other walks. */
bool base_of_person(struct base_reader *r, const struct game_key *hash, unsigned most, base_each_game *each,
                    void *context, struct fault *f);

/* ---- Care -------------------------------------------------------------------------------------------------------- */

/* SQLite's alone: with PostgreSQL, backup and restore refuse and name pg_dump. */

/* A copy as one moment saw it, while others write; under a name that must be free, for its owner alone. */
bool base_backup(const char *path, const char *to, struct fault *f);

/* Puts a backup in the place of a database that nobody holds; `over` allows it to replace one. The backup is checked
 * first, and stays. False with the fault; then the old one is still there. */
bool base_restore(const char *from, const char *path, bool over, struct fault *f);

/* Whether the file holds together: false with the first thing that does not. Reads all of it. */
bool base_check(const char *path, struct fault *f);

/* Makes the list of games anew from the lines. */
bool base_rebuild(const char *path, struct fault *f);

/* Replays every unfinished game as this program plays it. `find` knows the games that can be played. `report` is told
 * of each, with the fault of one that no longer fits, or NULL. False when the base itself could not be read. */
struct base_replay {
    void *context;
    const struct host_game *(*find)(void *context, const struct host_game_name *name, struct fault *f);
    void (*report)(void *context, const char *game, const struct fault *why);
};
bool base_replay(struct base_reader *r, const struct base_replay *replay, struct fault *f);

/* ---- Others who write, where several processes share a database -------------------------------------------------- */

/* Which tables somebody else has changed, and who leads them: lets their computer players think, deals and runs their
 * clocks. To lead is a lease by the database's clock that ends by itself when its holder is silent for some seconds. It
 * is about work that need not be done twice; what is stored is kept apart by its numbers alone. */
struct base_watch;

/* A table in memory, as the roll is called. */
struct base_rolled {
    char game[HOST_TABLE_MAX];
    uint64_t lines[STORE_LOGS]; /* that are known */
    bool wants;                 /* to lead it, if nobody does */
    /* Answers. */
    bool more, gone; /* there are lines behind those; there are none at all any more */
    bool leads;      /* it does now */
};

/* Memory of the caller's, the watch's between base_watch_roll and `rolled`. */
struct base_roll {
    struct base_rolled *table;
    unsigned tables;
    char (*rest)[HOST_TABLE_MAX]; /* tables that were led, and need nobody until somebody comes */
    unsigned rests;
    /* Answers. */
    bool answered;                  /* else nobody knows who leads what */
    bool lapsed;                    /* all leases were lost before; those of this answer count */
    char (*orphan)[HOST_TABLE_MAX]; /* tables that nobody led, led now; room for BASE_ORPHANS is the caller's */
    unsigned orphans;
};

enum { BASE_ORPHANS = 64 };

/* Both are called on the watch's thread. `news` are ids of tables with a blank before each, with `+` before one that is
 * new, or `*` for any of them; own changes are not among them. */
struct base_watch_calls {
    void *context;
    void (*news)(void *context, const char *games);
    void (*rolled)(void *context, struct base_roll *roll);
};

/* NULL with the fault. `url` is how this database is listened to, or NULL for the base's own address. */
struct base_watch *base_watch(struct base *b, const char *url, const struct base_watch_calls *calls, struct fault *f);
/* One at a time, about each second: it is a sign of life, too. */
void base_watch_roll(struct base_watch *w, struct base_roll *roll);
/* What it led is free at once. A roll that is under way is answered before. */
void base_watch_end(struct base_watch *w);

/* ---- One game as a store ----------------------------------------------------------------------------------------- */

/* The four functions of store/store.h, for whoever can wait. Closing it takes back what was not synced, and is all that
 * it does: the store can be used again, and the base and the reader are the caller's. */
struct base_store {
    struct store store;
    struct base *base;
    struct base_reader *reader;
    struct base_request request;
    uint64_t lines[STORE_LOGS], synced[STORE_LOGS];
};

bool base_store(struct base_store *s, struct base *b, struct base_reader *r, const char *game, struct fault *f);
/* Its memory, when it is not needed any more. */
void base_store_free(struct base_store *s);

#endif
