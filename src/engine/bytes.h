/* Eight small numbers in one word, looked at together. */
#ifndef HG_BYTES_H
#define HG_BYTES_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "engine/bits.h"

/* The same byte eight times. */
static inline uint64_t bytes_all(unsigned byte)
{
    return byte * UINT64_C(0x0101010101010101);
}

/* The first byte lowest, whatever the machine; compilers make one load of it. */
static inline uint64_t bytes_of(const uint8_t x[8])
{
    return (uint64_t)x[0] | (uint64_t)x[1] << 8 | (uint64_t)x[2] << 16 | (uint64_t)x[3] << 24 | (uint64_t)x[4] << 32 |
           (uint64_t)x[5] << 40 | (uint64_t)x[6] << 48 | (uint64_t)x[7] << 56;
}

/* The other way round. */
static inline void bytes_into(uint64_t bytes, uint8_t x[8])
{
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    bytes = __builtin_bswap64(bytes);
#endif
    memcpy(x, &bytes, sizeof bytes);
}

/* Are the first `count` bytes (fewer than 8) all in 1..most (below 128), and the others 0? A byte below 128 that is
 * added to 127 - k reaches the top bit exactly when it is larger than k; no carry leaves its byte. */
static inline bool bytes_within(uint64_t bytes, unsigned count, unsigned most)
{
    uint64_t top = bytes_all(128), counted = (bit(8 * count) - 1) & top;
    uint64_t positive = bytes + bytes_all(127), larger = bytes + bytes_all(127 - most);
    return (bytes & top) == 0 && (positive & top) == counted && (larger & top) == 0;
}

/* Are all eight bytes (each below 128) at most so much (below 128)? */
static inline bool bytes_at_most(uint64_t bytes, unsigned most)
{
    return ((bytes + bytes_all(127 - most)) & bytes_all(128)) == 0;
}

/* Is one of the eight bytes this one? A byte that differs is not zero, and only a zero borrows from its own top bit. */
static inline bool bytes_have(uint64_t bytes, unsigned byte)
{
    uint64_t x = bytes ^ bytes_all(byte);
    return ((x - bytes_all(1)) & ~x & bytes_all(128)) != 0;
}

/* Which of the eight bytes (each below 128) are this one (likewise)? The multiplication gathers their top bits. */
static inline unsigned bytes_equal(uint64_t bytes, unsigned byte)
{
    uint64_t differ = (bytes ^ bytes_all(byte)) + bytes_all(127);
    return (unsigned)(((~differ & bytes_all(128)) >> 7) * UINT64_C(0x0102040810204080) >> 56);
}

#endif
