/* The head of an answer, as text. Pure but for the clock. */
#ifndef SERVER_NET_RESPONSE_H
#define SERVER_NET_RESPONSE_H

#include <stdbool.h>
#include <stddef.h>
#include <time.h>

/* What the lines of the head are made from. */
struct response_head {
    int status;
    const char *type;   /* or NULL */
    const char *coding; /* of the body, or NULL */
    bool varies;        /* there are other codings */
    bool keep_alive;
    size_t length; /* of the body */
    time_t now;
};

enum { RESPONSE_HEAD_MAX = 768 };

/* Whole lines without the empty one, and their length; a type is cut at 200 characters. */
size_t response_write(const struct response_head *h, char out[RESPONSE_HEAD_MAX]);

const char *response_reason(int status);
bool response_has_body(int status);

#endif
