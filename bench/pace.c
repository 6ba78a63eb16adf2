/* Measuring time. */
#include "pace.h"

#include <stdlib.h>
#include <time.h>

enum { UNIT_STEPS = 50000 };

volatile uint64_t sink;

/* A long slice is interrupted by other programs more often than a short one, and a clock on the wall would charge it
 * for that. */
double pace_now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

static int rising(const void *a, const void *b)
{
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

double pace_median(double *value, size_t count)
{
    qsort(value, count, sizeof value[0], rising);
    return (value[(count - 1) / 2] + value[count / 2]) / 2;
}

static double nanoseconds_each(kernel *run, unsigned slice)
{
    double before = pace_now();
    size_t times = run(slice);
    return (pace_now() - before) / (double)times;
}

struct comparison pace_compare(kernel *first, kernel *second)
{
    double a[SLICES], b[SLICES], ratio[SLICES];
    for (unsigned i = 0; i < SLICES; i++) {
        a[i] = nanoseconds_each(first, i);
        b[i] = nanoseconds_each(second, i);
        ratio[i] = b[i] / a[i];
    }
    return (struct comparison){pace_median(ratio, SLICES), pace_median(a, SLICES), pace_median(b, SLICES)};
}

size_t pace_unit(unsigned slice)
{
    static uint32_t table[1024];
    uint64_t x = slice + 1;
    for (unsigned i = 0; i < UNIT_STEPS; i++) {
        x = x * 6364136223846793005u + 1442695040888963407u;
        table[x >> 54]++;
        if (x >> 33 & 1)
            sink = x;
    }
    return UNIT_STEPS;
}
