/* See surgery.h. Not inline in a header: gcc then warns of pointers that dangle where none does. */
#include "support/surgery.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *line_at(const char *text, unsigned long line)
{
    while (--line > 0)
        text = strchr(text, '\n') + 1;
    return text;
}

unsigned long count_lines(const char *text)
{
    unsigned long count = 0;
    for (const char *c = text; (c = strchr(c, '\n')) != NULL; c++)
        count++;
    return count;
}

unsigned long find_line(const char *text, const char *what, unsigned long from)
{
    const char *at = strstr(line_at(text, from), what);
    unsigned long line = 1;
    ck_assert_ptr_nonnull(at);
    for (const char *c = text; c < at; c++)
        line += *c == '\n';
    return line;
}

char *with_line(const char *text, unsigned long line, const char *by)
{
    const char *start = line_at(text, line), *rest = strchr(start, '\n') + 1;
    char *out = NULL;
    ck_assert_int_gt(asprintf(&out, "%.*s%s%s", (int)(start - text), text, by, rest), 0);
    return out;
}

char *joined(const char *text, const char *more)
{
    char *out = NULL;
    ck_assert_int_gt(asprintf(&out, "%s%s", text, more), 0);
    return out;
}

char *without_line(const char *text, unsigned long line)
{
    return with_line(text, line, "");
}

char *cut(const char *text, size_t length)
{
    char *out = strdup(text);
    out[length] = 0;
    return out;
}

size_t length_of_lines(const char *text, unsigned long lines)
{
    return (size_t)(line_at(text, lines + 1) - text);
}

char *with_byte(const char *text, unsigned long line, size_t offset, char byte)
{
    char *out = strdup(text);
    out[line_at(text, line) - text + (long)offset] = byte;
    return out;
}
