/* Well-formed UTF-8 by the table of the Unicode standard: no overlong forms, no surrogates, nothing above U+10FFFF. */
#include "text/utf8.h"

struct form {
    unsigned char first_lo, first_hi, second_lo, second_hi, length;
};

static const struct form forms[] = {
    {0x00, 0x7f, 0x00, 0xff, 1}, {0xc2, 0xdf, 0x80, 0xbf, 2}, {0xe0, 0xe0, 0xa0, 0xbf, 3},
    {0xe1, 0xec, 0x80, 0xbf, 3}, {0xed, 0xed, 0x80, 0x9f, 3}, {0xee, 0xef, 0x80, 0xbf, 3},
    {0xf0, 0xf0, 0x90, 0xbf, 4}, {0xf1, 0xf3, 0x80, 0xbf, 4}, {0xf4, 0xf4, 0x80, 0x8f, 4},
};

static size_t match(const struct form *form, const unsigned char *byte, size_t size)
{
    if (byte[0] < form->first_lo || byte[0] > form->first_hi || size < form->length)
        return 0;
    if (form->length > 1 && (byte[1] < form->second_lo || byte[1] > form->second_hi))
        return 0;
    for (size_t i = 2; i < form->length; i++) {
        if (byte[i] < 0x80 || byte[i] > 0xbf)
            return 0;
    }
    return form->length;
}

size_t utf8_length(const char *text, size_t size)
{
    for (size_t i = 0; size > 0 && i < sizeof forms / sizeof forms[0]; i++) {
        size_t n = match(&forms[i], (const unsigned char *)text, size);
        if (n > 0)
            return n;
    }
    return 0;
}
