/* Division by small numbers through a table of what they are turned over: dividing is slow, and regions, which most of
 * it is about, are small. */
#ifndef PLAYERS_QUOTIENT_H
#define PLAYERS_QUOTIENT_H

#include <stdint.h>

#define QUOTIENT_OF(by) ((UINT64_C(1) << 32) / (by) + 1)

/* Rounded down. Exact for x below 2 to the 28; `by` is at least 1. */
static inline unsigned quotient(unsigned x, unsigned by)
{
    static const uint64_t table[] = {0,
                                     QUOTIENT_OF(1),
                                     QUOTIENT_OF(2),
                                     QUOTIENT_OF(3),
                                     QUOTIENT_OF(4),
                                     QUOTIENT_OF(5),
                                     QUOTIENT_OF(6),
                                     QUOTIENT_OF(7),
                                     QUOTIENT_OF(8),
                                     QUOTIENT_OF(9),
                                     QUOTIENT_OF(10),
                                     QUOTIENT_OF(11),
                                     QUOTIENT_OF(12),
                                     QUOTIENT_OF(13),
                                     QUOTIENT_OF(14),
                                     QUOTIENT_OF(15)};
    return by < sizeof table / sizeof table[0] ? (unsigned)(x * table[by] >> 32) : x / by;
}

#endif
