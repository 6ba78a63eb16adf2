/* A store on disk: a record file, and FILE.table beside it. Both are held as long as the store is open, so that no
 * other program writes to them. Programs other than this one may read them at any time. */
#ifndef STORE_FILE_H
#define STORE_FILE_H

#include "store/store.h"

/* bytes of a path with its end; bytes of each log that one sync can take */
enum { STORE_PATH_MAX = 4096, STORE_BUFFER = 65536 };

struct store_file_log {
    int file; /* held */
    char path[STORE_PATH_MAX];
    long kept;       /* bytes that are on the disk for good */
    uint64_t synced; /* lines of them, marks of groups apart */
    uint64_t lines;  /* with those that wait for the sync */
    uint64_t found;  /* the line that was read last, and where it begins */
    long at;
    size_t waiting;            /* bytes that wait for the sync */
    char buffer[STORE_BUFFER]; /* they */
};

struct store_file {
    struct store store;
    struct store_file_log log[STORE_LOGS];
    bool dirty; /* a write or a sync has failed: before anything else the files are cut back to what was kept */
};

/* Makes both files, which must not exist. False with the fault, and neither is left behind. */
bool store_file_create(struct store_file *s, const char *path, struct fault *f);

/* Opens both, and drops what a kill has left of a group that was not synced as a whole. */
bool store_file_open(struct store_file *s, const char *path, struct fault *f);

#endif
