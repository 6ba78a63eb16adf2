/* A chance as people read it, the same wherever one is told: on the screen, in a hint, to a page. */
#ifndef TEXT_PERCENT_H
#define TEXT_PERCENT_H

#include "text/say.h"

enum { PERCENT_MAX = 32 };

/* "73.2 %"; never 0 and never 100, since what can still be lost is not certain: "<0.1 %", ">99.9 %". */
void percent_say(enum language language, double share, char out[PERCENT_MAX]);

/* A number with one decimal, as the language writes it. */
void percent_tenths(enum language language, double x, char out[PERCENT_MAX]);

#endif
