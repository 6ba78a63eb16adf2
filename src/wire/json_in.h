/* Reads JSON as it goes: strict, bounded, without a tree and without memory of its own. The reader of everything that
 * strangers send, so it takes less than JSON allows: numbers are whole and not negative, texts are well-formed UTF-8
 * that may be shown, and whatever is too long, too deep or left over is a fault.
 *
 * The first fault stays: every call after it returns false, so that a parser may check once, at the end.
 *
 *     json_in_open(&in, '{');
 *     while (json_in_more(&in, '}'))
 *         if (json_in_key(&in, key, sizeof key) && strcmp(key, "id") == 0)
 *             json_in_text(&in, id, sizeof id);
 *     return json_in_end(&in);
 */
#ifndef WIRE_JSON_IN_H
#define WIRE_JSON_IN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct json_in {
    const char *start, *at, *end;
    bool first;        /* nothing of the object or list has been read yet */
    const char *fault; /* what is wrong at `at`, an English sentence of the catalogue; NULL as long as all is well */
};

void json_in_begin(struct json_in *in, const char *bytes, size_t length);

/* Enters an object ('{') or a list ('['). */
bool json_in_open(struct json_in *in, char bracket);
/* Whether another member stands before the closing bracket, which is taken when none does. */
bool json_in_more(struct json_in *in, char bracket);
/* The name of a member, with its colon. */
bool json_in_key(struct json_in *in, char *out, size_t size);

/* Values. A text that does not fit `size` bytes with its end is a fault, never cut. */
bool json_in_text(struct json_in *in, char *out, size_t size);
bool json_in_number(struct json_in *in, uint64_t most, uint64_t *out);
bool json_in_flag(struct json_in *in, bool *out);
/* Takes a null; false, without a fault, when something else stands there. */
bool json_in_null(struct json_in *in);

/* Nothing may follow. True when there was no fault at all. */
bool json_in_end(struct json_in *in);

/* Notes a fault of the caller's, where there is none yet, and returns false. */
bool json_in_fault(struct json_in *in, const char *sentence);

/* Where it stands: bytes from the start. */
size_t json_in_offset(const struct json_in *in);

#endif
