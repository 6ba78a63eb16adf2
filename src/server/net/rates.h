/* How much an address may ask of the server: a bucket for each, in an exact table that nobody can push others out of.
 * Whoever's bucket is full again is as good as unknown, so the table holds only who has asked for something lately. */
#ifndef SERVER_NET_RATES_H
#define SERVER_NET_RATES_H

#include <stdbool.h>
#include <stdint.h>

#include "server/net/addresses.h"

/* Of those who are remembered, at most, a few megabytes; who comes beyond that shares one bucket with all the others
 * beyond it. */
enum { RATES_MOST = 1 << 16 };

/* What is left, and when that was counted. It may be below zero: then something had its price only afterwards. */
struct bucket {
    uint64_t filled; /* milliseconds of a clock that only goes forward */
    double left;
};

struct rate {
    struct address who; /* 0 in a free place */
    struct bucket bucket;
};

/* All zero limits nobody. `most` is in a full bucket, `per_second` comes back. */
struct rates {
    double most, per_second;
    struct rate *place; /* open addressing; NULL until somebody comes */
    uint32_t places, used;
    uint64_t made; /* when it was last made anew */
    struct bucket others;
};

/* Milliseconds until something is left; 0: now. A bucket that was all zero is full. */
uint64_t bucket_wait(struct bucket *b, double most, double per_second, uint64_t now);

/* The bucket of an address; valid until the next call. */
struct bucket *rates_bucket(struct rates *l, struct address who, uint64_t now);

/* Takes one, or says in how many milliseconds one is there (0: it was taken). */
uint64_t rates_take(struct rates *l, struct address who, uint64_t now);
/* Takes what something has cost, also when so much was not left; and how long to wait until something is. */
void rates_charge(struct rates *l, struct address who, uint64_t now, double cost);
uint64_t rates_wait(struct rates *l, struct address who, uint64_t now);

void rates_free(struct rates *l);

#endif
