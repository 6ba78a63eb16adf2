/* Records of games that are over: read beside the loop, and the last ones kept, since they change no more. */
#ifndef SERVER_RECORDS_H
#define SERVER_RECORDS_H

#include "host/host.h"
#include "server/net.h"

struct asking;
struct server;
struct table;

enum { RECORDS_KEPT = 8, RECORDS_KEPT_BYTES = 2 << 20 /* of one, at most */ };

/* All zero: none is kept. */
struct records {
    uint64_t uses;
    struct record_kept {
        char table[HOST_TABLE_MAX];
        uint64_t lines, used;
        struct net_blob *text; /* or NULL */
    } kept[RECORDS_KEPT];
};

/* Answers with the record of a table that is over, now or once it is read. */
void records_tell(const struct asking *a, const struct table *t);
void records_end(struct records *r);

#endif
