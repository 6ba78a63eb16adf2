/* The laws of a store, the same for every kind. */
#ifndef SUPPORT_KEEPS_H
#define SUPPORT_KEEPS_H

#include "store/store.h"

enum store_answer keeps_add(struct store *s, enum store_log log, uint64_t number, const char *line);
/* The line is there; NULL: there is none. */
void keeps_has_line(struct store *s, enum store_log log, uint64_t number, const char *due);

/* An empty store takes three lines into each log, refuses numbers that are taken or too far, and reads them back. */
void keeps_lines(struct store *s);

#endif
