/* Streams of the C library, see sink_file.h. A failure is told in the words of the system. */
#include "text/sink_file.h"

#include <errno.h>
#include <string.h>

/* JSON comes in single characters more often than not, which putc takes faster. */
static const char *write_file(struct sink *to, const char *bytes, size_t length)
{
    bool written =
        length == 1 ? putc(*bytes, (FILE *)to->context) != EOF : fwrite(bytes, 1, length, to->context) == length;
    return written ? NULL : strerror(errno);
}

/* The stream remembers what others failed to write to it, too. */
static const char *flush_file(struct sink *to)
{
    return fflush(to->context) == 0 && !ferror((FILE *)to->context) ? NULL : strerror(errno);
}

/* Flushes, too, and tells what that came to. */
static const char *close_file(struct sink *to)
{
    return fclose(to->context) == 0 ? NULL : strerror(errno);
}

/* The stream is the sink's from here on if the sink is closed; one that is not closed leaves it to its owner. */
struct sink sink_file(FILE *file)
{
    return (struct sink){.write = write_file, .flush = flush_file, .close = close_file, .context = file};
}

/* The end of the stream is no failure. */
static size_t read_file(struct source *from, char *bytes, size_t room)
{
    size_t length = fread(bytes, 1, room, from->context);
    if (length < room && ferror((FILE *)from->context))
        from->failed = strerror(errno);
    return length;
}

/* What could not be read was told before; closing has nothing to add. */
static void close_source(struct source *from)
{
    fclose(from->context);
}

/* The stream is read from where it stands. */
struct source source_file(FILE *file)
{
    return (struct source){.read = read_file, .close = close_source, .context = file};
}
