/* Random numbers for simulation and for players: small, fast, exactly uniform, the same on every machine.
 * xoshiro256** (Blackman and Vigna), seeded through splitmix64. */
#ifndef PLAYERS_RNG_H
#define PLAYERS_RNG_H

#include <stdint.h>

struct rng {
    uint64_t word[4];
};

/* Streams of one seed are independent of each other; no two pairs of seed and stream begin in the same place. */
void rng_seed(struct rng *rng, uint64_t seed, uint64_t stream);

/* Uniform below a bound of at least 1. A bound that fits 32 bits takes the same numbers as rng_below. */
uint64_t rng_below64(struct rng *rng, uint64_t bound);

static inline uint64_t rng_rotated(uint64_t x, unsigned by)
{
    return x << by | x >> (64 - by);
}

static inline uint64_t rng_next(struct rng *rng)
{
    uint64_t *w = rng->word;
    uint64_t out = rng_rotated(w[1] * 5, 7) * 9;
    uint64_t shifted = w[1] << 17;
    w[2] ^= w[0];
    w[3] ^= w[1];
    w[1] ^= w[2];
    w[0] ^= w[3];
    w[2] ^= shifted;
    w[3] = rng_rotated(w[3], 45);
    return out;
}

/* Uniform below a bound of at least 1: Lemire's multiplication, which rejects the few numbers that would tilt it. */
static inline uint32_t rng_below(struct rng *rng, uint32_t bound)
{
    uint64_t product = (rng_next(rng) >> 32) * bound;
    if ((uint32_t)product < bound) {
        uint32_t tilted = (uint32_t)-bound % bound;
        while ((uint32_t)product < tilted)
            product = (rng_next(rng) >> 32) * bound;
    }
    return (uint32_t)(product >> 32);
}

#endif
