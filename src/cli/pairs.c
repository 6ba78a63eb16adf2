/* Fractions and lines of JSON. */
#include "cli/pairs.h"

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

void json_begin_line(struct json *j)
{
    j->comma = false;
    json_open(j, '{');
}

void json_end_line(struct json *j)
{
    json_close(j, '}');
    putc('\n', j->out);
}
