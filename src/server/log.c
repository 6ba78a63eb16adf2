/* A line is made in a buffer of fixed size and written at once: standard error is not buffered, so lines of several
 * threads do not mix. */
#include "server/log.h"

#include <stdarg.h>
#include <stdio.h>
#include <time.h>

#include "text/utf8.h"

enum { LINE_MAX_BYTES = 1024 };

/* Whatever came from outside is made printable, so that nobody forges a line. */
void log_line(const char *what, const char *format, ...)
{
    char line[LINE_MAX_BYTES], shown[LINE_MAX_BYTES], stamp[32];
    struct timespec now;
    struct tm utc;
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(line, sizeof line, format, arguments);
    va_end(arguments);
    clock_gettime(CLOCK_REALTIME, &now);
    gmtime_r(&now.tv_sec, &utc);
    strftime(stamp, sizeof stamp, "%Y-%m-%dT%H:%M:%S", &utc);
    fprintf(stderr, "%s.%03ldZ %s %s\n", stamp, now.tv_nsec / 1000000, what, utf8_escape(line, shown, sizeof shown));
}
