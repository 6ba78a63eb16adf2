/* How often an address may do something dear: a bucket for each, in a table of fixed size. Two addresses that share a
 * slot push each other out, which is kind to both. */
#ifndef SERVER_NET_RATES_H
#define SERVER_NET_RATES_H

#include <stdbool.h>
#include <stdint.h>

enum { RATE_SLOTS = 4096 };

struct rate {
    uint64_t who, filled; /* 0: nobody yet; when it was counted */
    double left;
};

struct rates {
    double burst, per_minute;
    struct rate slot[RATE_SLOTS];
};

/* False when it has done so too often; `now` in milliseconds. A rate of 0 limits nobody. */
bool rates_take(struct rates *l, uint64_t who, uint64_t now);

/* Who an address that is written down is. */
uint64_t rates_who(const char *address);

#endif
