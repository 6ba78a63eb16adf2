/* The loop and the clock of measurements. */
#include "cli/unit.h"

#include <time.h>

uint64_t unit_run(uint64_t seed)
{
    uint64_t x = seed;
    for (unsigned i = 0; i < UNIT_STEPS; i++) {
        x = x * 6364136223846793005u + 1442695040888963407u;
        __asm__ volatile("" : "+r"(x));
    }
    return x;
}

double unit_clock(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}
