/* Faults are written once and shown to people, so whatever came from strangers is made printable here, in one place.
 * The language is the program's one global variable of this kind: it is set before there are threads, and only read
 * after. */
#include "text/fault.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "text/say.h"
#include "text/utf8.h"

static enum language spoken;

void fault_speak(enum language language)
{
    spoken = language;
}

enum language fault_language(void)
{
    return spoken;
}

/* Writes the place. A long name is cut, so that the line stands there however long the name is. */
static void write_place(struct fault *f, const char *file, unsigned long line)
{
    enum { NAME_MAX_SHOWN = 220 };
    utf8_escape(file != NULL ? file : "", f->place, NAME_MAX_SHOWN);
    size_t used = strlen(f->place);
    if (file != NULL && line > 0)
        snprintf(f->place + used, sizeof f->place - used, ":%lu", line);
}

bool fault_at(struct fault *f, const char *file, unsigned long line, const char *msgid, ...)
{
    char sentence[sizeof f->sentence];
    va_list arguments;
    va_start(arguments, msgid);
    vsnprintf(sentence, sizeof sentence, say(spoken, msgid), arguments);
    va_end(arguments);
    write_place(f, file, line);
    utf8_escape(sentence, f->sentence, sizeof f->sentence);
    return false;
}

void fault_print(const struct fault *f, char *out, unsigned long size)
{
    snprintf(out, size, "%s%s%s", f->place, f->place[0] ? ": " : "", f->sentence);
}
