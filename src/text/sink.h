/* Where text goes and where it comes from. Whoever writes or reads does not know what stands behind it: a file, a
 * buffer, the queue of a socket, a page. Neither is shared between threads. */
#ifndef TEXT_SINK_H
#define TEXT_SINK_H

#include <stdbool.h>
#include <stddef.h>

/* ---- Writing ----------------------------------------------------------------------------------------------------- */

/* What stands behind a sink fills in the functions; each tells NULL, or in a few words why not. Only `write` must be
 * there. */
struct sink {
    const char *(*write)(struct sink *to, const char *bytes, size_t length);
    const char *(*flush)(struct sink *to); /* nothing is held back any more */
    const char *(*close)(struct sink *to);
    void *context;      /* for the functions: a stream, a socket */
    size_t length;      /* bytes taken so far */
    const char *failed; /* why the first write failed that did: from then on nothing more is taken */
};

/* Writers need not look at each piece: a failure stays, and sink_flush tells it. */
void sink_write(struct sink *to, const char *bytes, size_t length);
void sink_text(struct sink *to, const char *text);
void sink_put(struct sink *to, char c);
void sink_print(struct sink *to, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Hands over what is held back. False when that or anything before it failed. */
bool sink_flush(struct sink *to);
/* Gives back what stands behind it, in any case; false when that failed. */
bool sink_close(struct sink *to);

/* Text in memory, always ended by a zero. A piece that does not fit is left out whole, and so is what follows; then
 * sink.failed says so. */
struct sink_memory {
    struct sink sink; /* sink.length is the text's */
    char *text;
    size_t room;
};

/* Into a buffer of the caller's. */
void sink_buffer(struct sink_memory *to, char *buffer, size_t size);
/* Into memory that grows; `text` is the caller's to free, and NULL as long as nothing was written. */
void sink_heap(struct sink_memory *to);

/* ---- Reading ----------------------------------------------------------------------------------------------------- */

enum { SOURCE_BLOCK = 4096 };

/* May be copied as long as nothing was read from it. */
struct source {
    size_t (*read)(struct source *from, char *bytes, size_t room); /* 0 at the end, and with `failed` */
    void (*close)(struct source *from);
    void *context;
    const char *at, *end; /* bytes at hand */
    const char *failed;   /* why there is no more, when that is not the end */
    char block[SOURCE_BLOCK];
};

/* What became of a line. */
enum source_line {
    SOURCE_LINE,
    SOURCE_END,   /* where a line could begin */
    SOURCE_TORN,  /* the last line has no break */
    SOURCE_LONG,  /* so far it fills the buffer, and there is more of it */
    SOURCE_FAILED /* `failed` says why */
};

/* The next line without its break, ended by a zero; `length` counts its bytes, among them zeros of its own. What comes
 * with the other answers is what was found before them. */
enum source_line source_line(struct source *from, char *text, size_t size, size_t *length);
/* So many bytes, or as many as there are. */
size_t source_read(struct source *from, char *bytes, size_t room);
void source_close(struct source *from);

/* Bytes of the caller's, which stay there as long as they are read. */
struct source source_bytes(const char *bytes, size_t length);

#endif
