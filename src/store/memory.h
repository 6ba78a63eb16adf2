/* A store in the caller's memory, for tests and for a game in a browser's tab. It is as lasting as that memory: whoever
 * wants more copies the bytes out after each sync. */
#ifndef STORE_MEMORY_H
#define STORE_MEMORY_H

#include "store/store.h"

/* One log: lines with their breaks, one behind the other. `text` may be moved by the caller between two calls, if its
 * bytes go with it. */
struct store_text {
    char *text;
    size_t room;
    size_t length, kept;    /* bytes appended, and those of them that were synced */
    uint64_t lines, synced; /* the same in lines */
    uint64_t found;         /* the line that was read last, and where it begins: reading goes forward */
    size_t at;
};

struct store_memory {
    struct store store;
    struct store_text log[STORE_LOGS];
};

/* An empty store whose logs may grow to so many bytes each. */
void store_memory(struct store_memory *s, char *record, size_t record_room, char *table, size_t table_room);

/* A log that was written before, e.g. by another program: whole lines. False when the text does not end in a break. */
bool store_memory_load(struct store_memory *s, enum store_log log, size_t length);

#endif
