/* Faults are written once and shown to people, so whatever came from strangers is made printable here, in one place. */
#include "text/fault.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "text/utf8.h"

/* Replaces control characters and broken UTF-8 by question marks, also what the end of the buffer cut in two. */
static void make_printable(char *text)
{
    size_t length = strlen(text), i = 0;
    while (i < length) {
        size_t n = utf8_length(text + i, length - i);
        if (n == 0 || (unsigned char)text[i] < ' ' || text[i] == 0x7f) {
            text[i] = '?';
            n = 1;
        }
        i += n;
    }
}

bool fault_at(struct fault *f, const char *file, unsigned long line, const char *format, ...)
{
    f->place[0] = '\0';
    if (file && line > 0)
        snprintf(f->place, sizeof f->place, "%.220s:%lu", file, line);
    else if (file)
        snprintf(f->place, sizeof f->place, "%.240s", file);
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(f->sentence, sizeof f->sentence, format, arguments);
    va_end(arguments);
    make_printable(f->place);
    make_printable(f->sentence);
    return false;
}

void fault_print(const struct fault *f, char *out, unsigned long size)
{
    snprintf(out, size, "%s%s%s", f->place, f->place[0] ? ": " : "", f->sentence);
}
