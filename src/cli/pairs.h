/* Fractions and lines of JSON, besides what text/json.h writes. Every command with --json prints through these, so
 * that the same figure looks the same everywhere. */
#ifndef CLI_PAIRS_H
#define CLI_PAIRS_H

#include "cli/figures.h"
#include "text/json.h"

/* A fraction with six decimals; it must be finite. */
void pair_real(struct json *j, const char *key, double x); /* six decimals */
/* An object {"value": 0.5, "low": 0.4, "high": 0.6}; a bound that is infinite is null. */
void pair_interval(struct json *j, const char *key, struct interval x); /* what has no bound is null */

/* A value on its own. */
void json_real(struct json *j, double x);

/* One object on a line of its own, as programs like to read streams: the opening brace, then the closing one with its
 * line break. Between them the caller writes pairs. */
void json_begin_line(struct json *j);
void json_end_line(struct json *j);

#endif
