/* Fractions and lines of JSON, see pairs.h. */
#include "cli/pairs.h"

#include <math.h>
#include <stdio.h>

/* Six digits behind the point, in the C locale, which this program never leaves for numbers. */
void json_real(struct json *j, double x)
{
    char text[64];
    snprintf(text, sizeof text, "%.6f", x);
    json_word(j, text);
}

void pair_real(struct json *j, const char *key, double x)
{
    json_key(j, key);
    json_real(j, x);
}

/* JSON knows no infinity. */
static void pair_finite(struct json *j, const char *key, double x)
{
    if (isfinite(x))
        pair_real(j, key, x);
    else
        pair_text(j, key, NULL);
}

/* An estimate with its bounds at 95 %. */
void pair_interval(struct json *j, const char *key, struct interval x)
{
    json_key(j, key);
    json_open(j, '{');
    pair_finite(j, "value", x.middle);
    pair_finite(j, "low", x.low);
    pair_finite(j, "high", x.high);
    json_close(j, '}');
}

/* Every line is a document of its own, so that programs can read them one by one. */
void json_begin_line(struct json *j)
{
    j->comma = false;
    json_open(j, '{');
}

/* The break is the signal that the line is whole. */
void json_end_line(struct json *j)
{
    json_close(j, '}');
    sink_put(j->out, '\n');
}
