/* Looks at the heads of a client's WebSocket frames before wslay does. wslay ends a connection without a word where a
 * control frame is too long, takes frames that are not masked, and keeps a piece of memory for every fragment; here all
 * of that gets its closing code. Pure. */
#ifndef SERVER_NET_FRAMES_H
#define SERVER_NET_FRAMES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { FRAMES_FRAGMENTS_MAX = 1024, FRAMES_CONTROL_MAX = 2 + 4 + 125 };

/* All zero at the start of a connection, but for the first. */
struct frames {
    uint64_t message_max;
    uint8_t head[14];
    uint8_t got;                      /* bytes of the head */
    bool inside;                      /* a message has begun and is not over */
    uint64_t left;                    /* of the payload */
    uint64_t total;                   /* bytes of the message so far */
    unsigned fragments;               /* of the message */
    uint8_t held[FRAMES_CONTROL_MAX]; /* a control frame that is not whole */
    uint8_t held_length;
};

/* What wslay may have: a part of the bytes that were given, or what was held. May be empty. */
struct frames_piece {
    const uint8_t *at;
    size_t length;
};

/* Takes some of the bytes, at least one, and returns how many; call it until all are taken or *code is not 0. That is
 * how the connection must end then, after the piece. */
size_t frames_take(struct frames *f, const uint8_t *bytes, size_t length, struct frames_piece *piece, unsigned *code);

#endif
