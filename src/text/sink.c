/* Sinks and sources without a system behind them: of the standard library only memory and the printing of numbers.
 * What belongs to files stands in sink_file.c. */
#include "text/sink.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Failures are told by texts that live for ever, so that nobody has to free them. */
static const char no_memory[] = "there is not enough memory";

/* ---- Writing ----------------------------------------------------------------------------------------------------- */

/* The first failure stays, and nothing is written after it: half a text with a hole would look like a whole one. */
void sink_write(struct sink *to, const char *bytes, size_t length)
{
    if (to->failed != NULL)
        return;
    to->failed = to->write(to, bytes, length);
    if (to->failed == NULL)
        to->length += length;
}

void sink_text(struct sink *to, const char *text)
{
    sink_write(to, text, strlen(text));
}

/* A character is a piece like any other. */
void sink_put(struct sink *to, char c)
{
    sink_write(to, &c, 1);
}

/* Prints what is too long for the stack, by way of the heap. */
static void print_long(struct sink *to, size_t length, const char *format, va_list arguments)
{
    char *text = to->failed == NULL ? malloc(length + 1) : NULL;
    if (text == NULL) {
        to->failed = to->failed != NULL ? to->failed : no_memory;
        return;
    }
    vsnprintf(text, length + 1, format, arguments);
    sink_write(to, text, length);
    free(text);
}

/* Printed twice where the first try shows that it is too long. */
void sink_print(struct sink *to, const char *format, ...)
{
    char text[1024];
    va_list arguments, again;
    va_start(arguments, format);
    va_copy(again, arguments);
    int length = vsnprintf(text, sizeof text, format, arguments);
    if (length >= 0 && (size_t)length < sizeof text)
        sink_write(to, text, (size_t)length);
    else if (length >= 0)
        print_long(to, (size_t)length, format, again);
    else if (to->failed == NULL)
        to->failed = "it can't be put into characters";
    va_end(again);
    va_end(arguments);
}

/* Also after a failure: what stands behind it may have more to say. */
bool sink_flush(struct sink *to)
{
    const char *why = to->flush != NULL ? to->flush(to) : NULL;
    if (why != NULL)
        to->failed = why;
    return to->failed == NULL;
}

/* Closing may be the moment at which a disk tells that it is full, so its answer counts. */
bool sink_close(struct sink *to)
{
    const char *why = to->close != NULL ? to->close(to) : NULL;
    if (why != NULL)
        to->failed = why;
    return why == NULL;
}

/* ---- Memory ------------------------------------------------------------------------------------------------------ */

/* The memory of a sink that is its first member. */
static struct sink_memory *memory_of(struct sink *to)
{
    return (struct sink_memory *)(void *)to;
}

/* There is room: the zero at the end is counted in it. */
static void append(struct sink_memory *memory, const char *bytes, size_t length)
{
    char *end = memory->text + memory->sink.length;
    memcpy(end, bytes, length);
    end[length] = '\0';
}

/* A piece that would not leave room for the zero is refused whole. */
static const char *write_buffer(struct sink *to, const char *bytes, size_t length)
{
    struct sink_memory *memory = memory_of(to);
    if (memory->room - to->length <= length)
        return "there is no room for it";
    append(memory, bytes, length);
    return NULL;
}

/* Without any room there is not even an empty text, and the sink begins as failed. */
void sink_buffer(struct sink_memory *to, char *buffer, size_t size)
{
    *to = (struct sink_memory){.sink = {.write = write_buffer}, .text = buffer, .room = size};
    if (size > 0)
        buffer[0] = '\0';
    else
        to->sink.failed = "there is no room for it";
}

/* Doubles, so that long texts are not copied again and again. */
static bool grow(struct sink_memory *memory, size_t least)
{
    size_t room = memory->room * 2 > least ? memory->room * 2 : least;
    char *text = realloc(memory->text, room);
    if (text == NULL)
        return false;
    memory->text = text;
    memory->room = room;
    return true;
}

/* The memory stays the sink's owner's after a failure, with what was written before it. */
static const char *write_heap(struct sink *to, const char *bytes, size_t length)
{
    enum { FIRST_ROOM = 256 };
    struct sink_memory *memory = memory_of(to);
    if (memory->room - to->length <= length && !grow(memory, to->length + length + FIRST_ROOM))
        return no_memory;
    append(memory, bytes, length);
    return NULL;
}

/* Grows with the first piece. */
void sink_heap(struct sink_memory *to)
{
    *to = (struct sink_memory){.sink = {.write = write_heap}};
}

/* ---- Reading ----------------------------------------------------------------------------------------------------- */

/* Nothing is copied. */
struct source source_bytes(const char *bytes, size_t length)
{
    return (struct source){.at = bytes, .end = length > 0 ? bytes + length : bytes};
}

/* Whether there is a byte at hand; reads the next block where there is none. */
static bool has_more(struct source *from)
{
    if (from->at == from->end && from->read != NULL && from->failed == NULL) {
        from->at = from->block;
        from->end = from->block + from->read(from, from->block, sizeof from->block);
    }
    return from->at != from->end;
}

/* So many bytes are at hand: the caller has looked. */
static size_t take(struct source *from, char *bytes, size_t length)
{
    memcpy(bytes, from->at, length);
    from->at += length;
    return length;
}

/* Fewer bytes than asked for mean the end or a failure; `failed` tells which. */
size_t source_read(struct source *from, char *bytes, size_t room)
{
    size_t done = 0;
    while (done < room && has_more(from)) {
        size_t left = (size_t)(from->end - from->at);
        done += take(from, bytes + done, left < room - done ? left : room - done);
    }
    return done;
}

/* What to answer where there is no byte any more and no break was found. */
static enum source_line stopped(const struct source *from, size_t length)
{
    if (from->failed != NULL)
        return SOURCE_FAILED;
    return length > 0 ? SOURCE_TORN : SOURCE_END;
}

/* Copies up to the break in pieces, since a line may span blocks. */
enum source_line source_line(struct source *from, char *text, size_t size, size_t *length)
{
    size_t done = 0;
    enum source_line line = SOURCE_LINE;
    while (has_more(from) && *from->at != '\n' && done + 1 < size) {
        size_t left = (size_t)(from->end - from->at), most = left < size - 1 - done ? left : size - 1 - done;
        const char *stop = memchr(from->at, '\n', most);
        done += take(from, text + done, stop != NULL ? (size_t)(stop - from->at) : most);
    }
    text[done] = '\0';
    *length = done;
    if (!has_more(from))
        line = stopped(from, done);
    else if (*from->at != '\n')
        line = SOURCE_LONG;
    else
        from->at++;
    return line;
}

/* Sources of bytes in memory have nothing to close. */
void source_close(struct source *from)
{
    if (from->close != NULL)
        from->close(from);
}
