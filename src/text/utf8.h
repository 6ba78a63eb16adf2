/* What a byte sequence of strangers must be before anybody prints or stores it: well-formed UTF-8 that shows all it
 * holds. Doors refuse what may not be shown; exits escape it, should a door have been forgotten. */
#ifndef TEXT_UTF8_H
#define TEXT_UTF8_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Bytes of the character at text (size bytes are there): 1 to 4, or 0 when it is not well-formed. */
size_t utf8_length(const char *text, size_t size);

/* The number of a well-formed character of so many bytes. */
uint32_t utf8_code(const char *text, size_t length);

/* Bytes of the character at text when it may be shown, otherwise 0. It may not when it is broken or a control
 * character, turns the direction of writing, ends a line, or is invisible: terminals obey the first and people are
 * misled by the rest. Blanks of every width may be shown. */
size_t utf8_shown_length(const char *text, size_t size);

/* The first place of the text that may not be shown, or NULL. */
const char *utf8_find_hidden(const char *text);

/* Copies the text with everything that may not be shown written out (\x9b a broken byte, \u202e a character), cut
 * between characters where it is too long for `size` bytes. Returns `out`. */
char *utf8_escape(const char *text, char *out, size_t size);

#endif
