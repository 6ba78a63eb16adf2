/* Measuring time as the median of ratios between two kernels that take turns in short slices: on a shared machine
 * nothing else repeats. */
#ifndef BENCH_PACE_H
#define BENCH_PACE_H

#include <stddef.h>
#include <stdint.h>

enum { SLICES = 120 };

extern volatile uint64_t sink; /* what kernels compute goes here, so that nothing can be left out */

double pace_now(void);                           /* nanoseconds on the processor */
double pace_median(double *value, size_t count); /* sorts them */

/* A kernel does its slice and returns how many times it did its thing. */
typedef size_t kernel(unsigned slice);

struct comparison {
    double ratio, first, second; /* medians */
};

/* How many times as long the second takes as the first. */
struct comparison pace_compare(kernel *first, kernel *second);

/* The unit: a loop that every machine runs at its own pace. */
size_t pace_unit(unsigned slice);

#endif
