/* The calibrated loop: one unit is one step of it, a multiplication and an addition that wait for each other, four
 * cycles on most processors. Figures in units compare between machines. */
#ifndef CLI_UNIT_H
#define CLI_UNIT_H

#include <stdint.h>

enum { UNIT_STEPS = 300000 };

/* UNIT_STEPS steps; the result must be used, so that the compiler can't leave them out. */
uint64_t unit_run(uint64_t seed);

/* Nanoseconds of a clock that only goes forward. */
double unit_clock(void);

#endif
