/* How often an address may do something dear: a bucket for each, in a table of fixed size. Two addresses that share a
 * slot push each other out, which is kind to both. */
#ifndef SERVER_RATES_H
#define SERVER_RATES_H

#include <stdbool.h>
#include <stdint.h>

enum { RATE_SLOTS = 4096 };

struct rate {
    uint64_t address, filled; /* a hash; when it was counted */
    double left;
};

struct rates {
    double burst, per_minute;
    struct rate slot[RATE_SLOTS];
};

/* False when it has done so too often; `now` in milliseconds. A rate of 0 limits nobody. */
bool rates_take(struct rates *l, const char *address, uint64_t now);

#endif
