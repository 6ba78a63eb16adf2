/* Seeding, and the rarer wide bounds. */
#include "players/rng.h"

static const uint64_t golden = 0x9e3779b97f4a7c15u;

/* The finaliser of splitmix64: one-to-one on 64 bits. */
static uint64_t mixed(uint64_t x)
{
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
    x = (x ^ x >> 27) * 0x94d049bb133111ebu;
    return x ^ x >> 31;
}

/* Four crossed rounds mix the pair without ever mapping two pairs to one. The state can't be all zero: word 0 and
 * word 1 are images of two different numbers under a one-to-one map. */
void rng_seed(struct rng *rng, uint64_t seed, uint64_t stream)
{
    uint64_t a = seed, b = stream;
    for (unsigned round = 1; round <= 2; round++) {
        a ^= mixed(b + round * golden);
        b ^= mixed(a + round * golden);
    }
    rng->word[0] = mixed(a + golden);
    rng->word[1] = mixed(a + 2 * golden);
    rng->word[2] = mixed(b + golden);
    rng->word[3] = mixed(b + 2 * golden);
}

uint64_t rng_below64(struct rng *rng, uint64_t bound)
{
    if (bound <= UINT32_MAX)
        return rng_below(rng, (uint32_t)bound);
    uint64_t tilted = (uint64_t)-bound % bound;
    uint64_t x = rng_next(rng);
    while (x < tilted)
        x = rng_next(rng);
    return x % bound;
}
