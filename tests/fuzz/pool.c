/* A few good inputs, each once. */
#include "fuzz/pool.h"

#include <string.h>

#include "fuzz/fuzz.h"

enum { POOL = 256, POOL_SIZE = 12000 };

static struct {
    uint64_t hash;
    size_t size;
    uint8_t data[POOL_SIZE];
} pool[POOL];

static unsigned filled;

/* Where it goes follows from what it is, once the pool is full. */
void pool_add(const uint8_t *data, size_t size)
{
    uint64_t hash = fuzz_hash(data, size);
    if (size > POOL_SIZE)
        return;
    for (unsigned i = 0; i < filled; i++)
        if (pool[i].hash == hash)
            return;
    unsigned at = filled < POOL ? filled++ : (unsigned)(hash % POOL);
    pool[at].hash = hash;
    pool[at].size = size;
    memcpy(pool[at].data, data, size);
}

size_t pool_take(uint8_t *out, size_t room, struct rng *rng)
{
    if (filled == 0)
        return 0;
    unsigned i = rng_below(rng, filled);
    if (pool[i].size > room)
        return 0;
    memcpy(out, pool[i].data, pool[i].size);
    return pool[i].size;
}
