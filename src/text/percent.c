/* Chances in words. The blank before the sign is one at which no line is broken. */
#include "text/percent.h"

#include <stdbool.h>
#include <stdio.h>

/* In whole numbers: the C library of the browser's module prints no others. */
void percent_tenths(enum language language, double x, char out[PERCENT_MAX])
{
    long tenths = (long)(10 * (x < 0 ? -x : x) + 0.5);
    const char *point = say(language, SAID_IN("in a number", "."));
    snprintf(out, PERCENT_MAX, "%s%ld%.1s%ld", x < 0 && tenths > 0 ? "-" : "", tenths / 10, point, tenths % 10);
}

void percent_say(enum language language, double share, char out[PERCENT_MAX])
{
    double percent = 100 * share, least = 0.1, most = 99.9;
    char number[PERCENT_MAX];
    bool above = percent > most + 0.05, below = percent < least - 0.05;
    percent_tenths(language, above ? most : below ? least : percent, number);
    snprintf(out, PERCENT_MAX, "%s%.20s\u00a0%%", above ? ">" : below ? "<" : "", number);
}
