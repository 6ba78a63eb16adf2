/* A key and its value in a JSON object, in one call. */
#ifndef CLI_PAIRS_H
#define CLI_PAIRS_H

#include "cli/figures.h"
#include "text/json.h"

void pair_text(struct json *j, const char *key, const char *text); /* NULL becomes null */
void pair_number(struct json *j, const char *key, uint64_t n);
void pair_real(struct json *j, const char *key, double x);              /* six decimals */
void pair_interval(struct json *j, const char *key, struct interval x); /* what has no bound is null */
void pair_flag(struct json *j, const char *key, bool flag);

/* A value on its own. */
void json_real(struct json *j, double x);

/* One object on its line. */
void json_begin_line(struct json *j);
void json_end_line(struct json *j);

#endif
