/* A store in memory that fails where it is told to: at the k-th append or sync, for so many times. What it failed of is
 * not there afterwards. */
#ifndef SUPPORT_FAILING_H
#define SUPPORT_FAILING_H

#include "store/memory.h"

struct failing_store {
    struct store store;
    struct store_memory inner;
    struct store *beneath;  /* NULL, or another one that stores the same and is read instead; closed, it goes on */
    unsigned long calls;    /* appends and syncs so far */
    unsigned long fails_at; /* the call that fails; 0: none */
    unsigned long fails;    /* how many more fail from there on */
    bool spoilt;            /* an append has failed, so the sync will */
};

/* An empty store over memory of the caller's. */
void failing_store(struct failing_store *s, char *record, size_t record_room, char *table, size_t table_room);

#endif
