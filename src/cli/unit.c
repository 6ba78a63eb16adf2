/* The loop and the clock of measurements, see unit.h. */
#include "cli/unit.h"

#include <time.h>

/* Written and never read: volatile, so that the compiler can't replace the branch by arithmetic. */
static volatile uint64_t sink;

/* The numbers are a linear congruential generator's; its upper bits are hard to foresee for the branch predictor. */
uint64_t unit_run(uint64_t seed)
{
    static uint32_t table[1024];
    uint64_t x = seed + 1;
    for (unsigned i = 0; i < UNIT_STEPS; i++) {
        x = x * 6364136223846793005u + 1442695040888963407u;
        table[x >> 54]++;
        if (x >> 33 & 1)
            sink = x;
    }
    return x + table[0];
}

/* Nanoseconds of this thread's own work, so that other programs on the machine count little. */
double unit_clock(void)
{
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}
