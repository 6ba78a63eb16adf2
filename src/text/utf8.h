/* What a byte sequence of strangers must be before anybody prints or stores it: well-formed UTF-8. */
#ifndef TEXT_UTF8_H
#define TEXT_UTF8_H

#include <stddef.h>

/* Bytes of the character at text (size bytes are there): 1 to 4, or 0 when it is not well-formed. */
size_t utf8_length(const char *text, size_t size);

#endif
