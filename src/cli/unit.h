/* The calibrated loop: one unit is one step of it, a multiplication, an increment in a small table and a branch that
 * can't be foreseen; the same as in `make bench`. Figures in units compare between machines. */
#ifndef CLI_UNIT_H
#define CLI_UNIT_H

#include <stdint.h>

enum { UNIT_STEPS = 100000 };

/* UNIT_STEPS steps; the result must be used, so that the compiler can't leave them out. */
uint64_t unit_run(uint64_t seed);

/* Nanoseconds that this thread has worked: what other programs do meanwhile does not count. */
double unit_clock(void);

#endif
