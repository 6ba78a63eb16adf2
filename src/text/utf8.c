/* Well-formed UTF-8 by the table of the Unicode standard (3-7): no overlong forms, no surrogates, nothing above
 * U+10FFFF; and which characters may be shown. */
#include "text/utf8.h"

#include <stdio.h>
#include <string.h>

/* ---- Form -------------------------------------------------------------------------------------------------------- */

/* Ranges of the first and of the second byte, and how many bytes follow; further ones are 80 to bf. */
struct form {
    unsigned char first_lo, first_hi, second_lo, second_hi, length;
};

/* The rows of the standard's table, in its order. */
static const struct form forms[] = {
    {0x00, 0x7f, 0x00, 0xff, 1}, {0xc2, 0xdf, 0x80, 0xbf, 2}, {0xe0, 0xe0, 0xa0, 0xbf, 3},
    {0xe1, 0xec, 0x80, 0xbf, 3}, {0xed, 0xed, 0x80, 0x9f, 3}, {0xee, 0xef, 0x80, 0xbf, 3},
    {0xf0, 0xf0, 0x90, 0xbf, 4}, {0xf1, 0xf3, 0x80, 0xbf, 4}, {0xf4, 0xf4, 0x80, 0x8f, 4},
};

/* The length of the form if the bytes have it, else 0. */
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

/* Bytes of the character that the text begins with, 0 when there is none or it is broken. */
size_t utf8_length(const char *text, size_t size)
{
    for (size_t i = 0; size > 0 && i < sizeof forms / sizeof forms[0]; i++) {
        size_t n = match(&forms[i], (const unsigned char *)text, size);
        if (n > 0)
            return n;
    }
    return 0;
}

/* The first byte has fewer bits of the number, the longer the character is. */
uint32_t utf8_code(const char *text, size_t length)
{
    static const uint32_t first_bits[] = {0, 0x7f, 0x1f, 0x0f, 0x07};
    uint32_t c = (unsigned char)text[0] & first_bits[length];
    for (size_t i = 1; i < length; i++)
        c = c << 6 | ((unsigned char)text[i] & 0x3f);
    return c;
}

/* ---- What may be shown ------------------------------------------------------------------------------------------- */

/* Controls (Cc), formats (Cf), line and paragraph separators (Zl, Zp), what is ignorable by default, and what is no
 * character by definition: the last two of every plane are tested apart. */
static const struct {
    uint32_t from, to;
} hidden[] = {
    {0x00, 0x1f},       {0x7f, 0x9f},       {0xad, 0xad},       {0x34f, 0x34f},     {0x600, 0x605},
    {0x61c, 0x61c},     {0x6dd, 0x6dd},     {0x70f, 0x70f},     {0x890, 0x891},     {0x8e2, 0x8e2},
    {0x115f, 0x1160},   {0x17b4, 0x17b5},   {0x180b, 0x180f},   {0x200b, 0x200f},   {0x2028, 0x202e},
    {0x2060, 0x206f},   {0x3164, 0x3164},   {0xfdd0, 0xfdef},   {0xfe00, 0xfe0f},   {0xfeff, 0xfeff},
    {0xffa0, 0xffa0},   {0xfff0, 0xfffb},   {0x110bd, 0x110bd}, {0x110cd, 0x110cd}, {0x13430, 0x1343f},
    {0x1bca0, 0x1bca3}, {0x1d173, 0x1d17a}, {0xe0000, 0xe0fff},
};

/* The list is sorted, so the first range that does not end before the character decides. */
static bool is_hidden(uint32_t c)
{
    size_t i = 0;
    while (i < sizeof hidden / sizeof hidden[0] && c > hidden[i].to)
        i++;
    return (i < sizeof hidden / sizeof hidden[0] && c >= hidden[i].from) || (c & 0xfffe) == 0xfffe;
}

/* Nearly all that is ever written is plain, and every message is looked through. */
size_t utf8_shown_length(const char *text, size_t size)
{
    if (size > 0 && text[0] >= ' ' && text[0] <= '~')
        return 1;
    size_t length = utf8_length(text, size);
    return length > 0 && !is_hidden(utf8_code(text, length)) ? length : 0;
}

const char *utf8_find_hidden(const char *text)
{
    size_t left = strlen(text);
    for (size_t n; left > 0; text += n, left -= n) {
        n = utf8_shown_length(text, left);
        if (n == 0)
            return text;
    }
    return NULL;
}

/* One character as it is shown; returns how many bytes of the text it was. */
static size_t show_one(const char *text, size_t size, char out[16])
{
    size_t length = utf8_length(text, size);
    uint32_t c = length > 0 ? utf8_code(text, length) : 0;
    if (length == 0)
        snprintf(out, 16, "\\x%02x", (unsigned char)text[0]);
    else if (!is_hidden(c))
        snprintf(out, 16, "%.*s", (int)length, text);
    else
        snprintf(out, 16, c > 0xffff ? "\\U%08x" : "\\u%04x", (unsigned)c);
    return length > 0 ? length : 1;
}

/* Cut between characters, so that the result is well-formed. */
char *utf8_escape(const char *text, char *out, size_t size)
{
    size_t left = strlen(text), used = 0;
    while (left > 0) {
        char one[16];
        size_t n = show_one(text, left, one), length = strlen(one);
        if (used + length >= size)
            break;
        memcpy(out + used, one, length);
        used += length;
        text += n;
        left -= n;
    }
    out[used] = '\0';
    return out;
}
