/* Fractions and lines of JSON, besides what text/json.h writes. */
#ifndef CLI_PAIRS_H
#define CLI_PAIRS_H

#include "cli/figures.h"
#include "text/json.h"

void pair_real(struct json *j, const char *key, double x);              /* six decimals */
void pair_interval(struct json *j, const char *key, struct interval x); /* what has no bound is null */

/* A value on its own. */
void json_real(struct json *j, double x);

/* One object on its line. */
void json_begin_line(struct json *j);
void json_end_line(struct json *j);

#endif
