/* Strangers' bytes become a request or a refusal. Pure: no sockets, no memory of its own.
 *
 * Small because it is strict. Two readers that understand one request differently are how requests are smuggled past a
 * proxy, so whatever could be read in two ways is refused: lines end in CR LF and nothing else, a head has at most 8
 * kB, names are tokens, lengths are digits and come once, there are no codings. */
#ifndef SERVER_NET_REQUEST_H
#define SERVER_NET_REQUEST_H

#include <stdbool.h>
#include <stddef.h>

enum { REQUEST_HEAD_MAX = 8192, REQUEST_FIELDS_MAX = 64 };

enum request_method { REQUEST_GET, REQUEST_HEAD, REQUEST_POST };

/* Not ended by a zero; lies in the bytes that were read. */
struct request_text {
    const char *at;
    size_t length;
};

/* One line of the head. */
struct request_field {
    struct request_text name, value; /* the value without blanks around it */
};

/* It points into the bytes that were read, and is valid as long as they are. */
struct request {
    enum request_method method;
    struct request_text target; /* begins with a slash; path, and query if there is one */
    struct request_text body;
    struct request_field field[REQUEST_FIELDS_MAX];
    unsigned fields;
    bool old;        /* HTTP/1.0 */
    bool keep_alive; /* the connection may be used again */
    bool expects;    /* the client waits for `100 Continue` before it sends the body */
};

/* How far a request has been read. All zero at the start of each. */
struct request_reader {
    size_t scanned; /* bytes of the head that were looked at */
    size_t head;    /* bytes of the head once it is whole, with its empty line; else 0 */
    size_t length;  /* of the body */
    bool lined;     /* the first line is whole */
    bool judged;    /* the head is fine */
};

enum request_verdict { REQUEST_MORE, REQUEST_WHOLE, REQUEST_REFUSED };

/* What the bytes so far amount to. `bytes` begins with the request's first byte each time and may have moved; `length`
 * only grows, and may reach into the next request. When whole, `out` is filled and *used is where the next one begins;
 * when refused, *status is what to answer: 400, 405, 413, 414, 431, 501 or 505 (408 is for whoever has a clock).
 * The verdict depends on the bytes alone, never on how they were cut. While more is wanted, out->expects tells, once,
 * whether somebody waits for leave to send a body. */
enum request_verdict request_read(struct request_reader *r, const char *bytes, size_t length, size_t body_max,
                                  struct request *out, size_t *used, int *status);

/* The only field of that name (any case), or NULL when there is none or more than one. */
const struct request_text *request_field(const struct request *q, const char *name);
unsigned request_count(const struct request *q, const char *name);

/* The word stands in a list with commas, in any case, in one of the fields of that name. */
bool request_lists(const struct request *q, const char *name, const char *word);

bool request_same(struct request_text text, const char *word); /* in any case */

#endif
