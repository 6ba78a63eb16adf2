/* Where a table's two logs lie: numbered lines that are only ever appended. A file, memory, a server's
 * database (server/base) stand behind the same four functions.
 *
 * The record's log holds the lines of docs/RECORD.md, as they are, numbered by their line in the record. The table's
 * log holds what the record does not tell: who sits where, ids of moves, clocks, standing orders, chat, the secret
 * until it is revealed. Nothing else is stored anywhere, and both together bring a table back (host_restore).
 * docs/STORE.md has both formats. */
#ifndef STORE_STORE_H
#define STORE_STORE_H

#include <stddef.h>
#include <stdint.h>

#include "text/fault.h"

/* A log's number is also its place in arrays and in a tab's outputs. */
enum store_log { STORE_RECORD, STORE_TABLE, STORE_LOGS };

/* Bytes of the longest line of either log, with its break; as many as a record's. */
enum { STORE_LINE_MAX = 4096 };

enum store_answer {
    STORE_DONE,
    STORE_TAKEN, /* a line of this number exists, or the one before it does not: somebody else was faster; read on */
    STORE_FAULT  /* nothing is known to be kept; the fault says why */
};

/* What `read` answers where there is no line. */
enum { STORE_NO_LINE = -1, STORE_UNREADABLE = -2 };

struct store;

struct store_kind {
    enum store_answer (*append)(struct store *s, enum store_log log, uint64_t number, const char *line, size_t length,
                                struct fault *f);
    enum store_answer (*sync)(struct store *s, struct fault *f);
    long (*read)(struct store *s, enum store_log log, uint64_t number, char *out, size_t size, struct fault *f);
    void (*close)(struct store *s);
};

/* A kind's own members follow in a struct that begins with this one. */
struct store {
    const struct store_kind *kind;
};

/* Adds a line (without its break) under the next number, from 1 in each log. Others see it after a sync. */
static inline enum store_answer store_append(struct store *s, enum store_log log, uint64_t number, const char *line,
                                             size_t length, struct fault *f)
{
    return s->kind->append(s, log, number, line, length, f);
}

/* Everything appended since the last sync is kept for good, as a whole, or (not STORE_DONE) taken back as a whole. */
static inline enum store_answer store_sync(struct store *s, struct fault *f)
{
    return s->kind->sync(s, f);
}

/* The line of a number into `out` with an end: its length, or STORE_NO_LINE where there is none that was synced, or
 * STORE_UNREADABLE with a fault. */
static inline long store_read(struct store *s, enum store_log log, uint64_t number, char *out, size_t size,
                              struct fault *f)
{
    return s->kind->read(s, log, number, out, size, f);
}

/* What was not synced is gone. */
static inline void store_close(struct store *s)
{
    s->kind->close(s);
}

#endif
