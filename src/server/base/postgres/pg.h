/* A connection to PostgreSQL that comes back by itself, and what the files here share. */
#ifndef SERVER_BASE_POSTGRES_PG_H
#define SERVER_BASE_POSTGRES_PG_H

#include <libpq-fe.h>

#include "server/base/inside.h"
#include "server/base/postgres.h"

enum {
    PG_OLDEST = 130000, /* the oldest server that is tried */
    PG_PAUSE_MS = 100,  /* after a connection that failed; it doubles */
    PG_PAUSE_MOST_MS = 500,
    PG_PATIENCE_MS = 5000, /* that requests wait for a connection that was lost */
    PG_LOCK_MS = 2000,     /* that a number somebody else is just taking is waited for */
    PG_TRIES = 8,          /* of a batch, each of which may find one more number taken; of a question, if it was lost */
    PG_LEASE_MS = 3000,    /* that who leads a table may be silent */
    PG_ROLL_MS = 1000,     /* between two signs of life */
    PG_CHANNEL_BYTES = 7900, /* of a notification, at most; the server takes 8000 */
    PG_ID = 17               /* of a process, with its end */
};

/* The lock that keeps erasing and storing apart: any number store, or one erases. */
#define PG_LOCK    "1214729582"
#define PG_CHANNEL "hegemon"

/* How the last question ended. AGAIN: somebody was in the way, and may not be any more. LOST: nobody knows whether it
 * was done. */
enum pg_end { PG_DONE, PG_AGAIN, PG_LOST, PG_REFUSED };

struct pg {
    PGconn *conn;        /* or NULL */
    unsigned long times; /* that it was made: the next one may lie where this one lay */
    char url[BASE_PATH_MAX];
    char name[512]; /* of the database, for people: without a password */
    uint64_t retry; /* by pg_now: not before */
    uint64_t pause;
    enum pg_end end;
};

uint64_t pg_now(void); /* milliseconds of a clock that only goes forward */

void pg_begin(struct pg *p, const char *url);
void pg_close(struct pg *p);
/* Connected, now or again. At once false while the pause after a failure lasts. */
bool pg_ready(struct pg *p, struct fault *f);
/* Refuses a server that is too old, can only be read, or may lose what it has acknowledged. */
bool pg_is_fit(struct pg *p, struct fault *f);

/* One question by itself, which it must do no harm to ask twice; NULL with the fault. The answer is the caller's. */
PGresult *pg_ask(struct pg *p, const char *sql, int values, const char *const *value, struct fault *f);
bool pg_do(struct pg *p, const char *sql, int values, const char *const *value, struct fault *f);

/* Several that are done as a whole or not at all. All of them are on their way before the first answer is awaited, so
 * that nobody waits for a process that was stopped between two of them. `result` is of the last one that gives rows. */
struct pg_step {
    const char *sql;
    int values;
    const char *const *value;
};
bool pg_all(struct pg *p, const struct pg_step *step, unsigned steps, PGresult **result, struct fault *f);

/* ---- Arrays (texts.c) -------------------------------------------------------------------------------------------- */

/* The text of an array as unnest takes it; it grows as needed, and is empty without memory. */
struct pg_array {
    char *text;
    size_t length, room;
    bool failed;
};
void pg_array_begin(struct pg_array *a);
void pg_array_add(struct pg_array *a, const char *text, size_t length);
void pg_array_number(struct pg_array *a, uint64_t number);
const char *pg_array_end(struct pg_array *a); /* NULL without memory */
void pg_array_free(struct pg_array *a);

/* ---- The schema (schema.c) --------------------------------------------------------------------------------------- */

bool pg_is_ours(struct pg *p, struct fault *f);
bool pg_migrate(struct pg *p, struct fault *f);

/* ---- The writer's own (writer.c) --------------------------------------------------------------------------------- */

struct postgres {
    struct pg pg;
    char id[PG_ID]; /* of this process */
    char *news;     /* of the last batch, for others; of PG_CHANNEL_BYTES */
    uint64_t down;  /* when the connection was lost, or 0 */
};

#endif
