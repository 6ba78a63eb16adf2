/* Writes JSON as it goes: one line, no tree, nothing to free. The caller opens and closes in pairs. Failures stay in
 * the sink, which whoever owns it looks at in the end. */
#ifndef TEXT_JSON_H
#define TEXT_JSON_H

#include <stdbool.h>
#include <stdint.h>

#include "text/sink.h"

/* A writer is two words; begin with {out, false}. */
struct json {
    struct sink *out;
    bool comma; /* the next value stands beside another one */
};

void json_open(struct json *j, char bracket);   /* '{' or '[' */
void json_close(struct json *j, char bracket);  /* '}' or ']' */
void json_key(struct json *j, const char *key); /* the value follows */
void json_text(struct json *j, const char *text);
void json_number(struct json *j, uint64_t n);
void json_signed(struct json *j, int64_t n);
void json_word(struct json *j, const char *word); /* null, true, false */

/* A key and its value in an object, in one call. */
void pair_text(struct json *j, const char *key, const char *text); /* NULL becomes null */
void pair_number(struct json *j, const char *key, uint64_t n);
void pair_flag(struct json *j, const char *key, bool flag);

#endif
