/* Moving to another device. A browser leaves its key here, sealed by a code that the server never sees, under a name
 * that follows from the code; whoever brings the code takes it away, once, within ten minutes. Nothing of it is stored.
 */
#ifndef SERVER_MOVING_H
#define SERVER_MOVING_H

#include "server/answer.h"

enum { MOVING_MAX = 256, MOVING_OF_ONE = 8 /* of an address at a time */, MOVING_MS = 600000, MOVING_DIGITS = 257 };

struct moving {
    uint64_t until; /* 0: empty */
    struct address who;
    char at[KEY_HEX], what[MOVING_DIGITS];
};

/* Which of them are free goes by `server_clock`, since nothing of it outlives the process.
 *
 * POST {"at": 64 digits, "what": up to 256 digits}, and {"at": 64 digits} to take it. */
void moving_leave(const struct asking *a);
void moving_take(const struct asking *a);

#endif
