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

/* Called while there is one thread, which the header asks for: the variable has no lock. */
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

/* Writes the sentence. `format` is said already. */
__attribute__((format(printf, 2, 0))) static void write_sentence(struct fault *f, const char *format, va_list arguments)
{
    char sentence[sizeof f->sentence];
    vsnprintf(sentence, sizeof sentence, format, arguments);
    utf8_escape(sentence, f->sentence, sizeof f->sentence);
}

/* Bytes that may not be shown are escaped after the sentence is put together, so that no argument can bring any in. */
bool fault_at(struct fault *f, const char *file, unsigned long line, const char *msgid, ...)
{
    va_list arguments;
    va_start(arguments, msgid);
    write_sentence(f, say(spoken, msgid), arguments);
    va_end(arguments);
    write_place(f, file, line);
    return false;
}

bool fault_in(struct fault *f, enum language language, const char *file, unsigned long line, const char *msgid, ...)
{
    va_list arguments;
    va_start(arguments, msgid);
    write_sentence(f, say(language, msgid), arguments);
    va_end(arguments);
    write_place(f, file, line);
    return false;
}

/* Cut where `size` ends. */
void fault_print(const struct fault *f, char *out, unsigned long size)
{
    snprintf(out, size, "%s%s%s", f->place, f->place[0] ? ": " : "", f->sentence);
}
