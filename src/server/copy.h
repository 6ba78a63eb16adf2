/* `hegemon db copy`: all games of one database into another one, which may be of the other kind. */
#ifndef SERVER_COPY_H
#define SERVER_COPY_H

#include "server/base/base.h"

struct copied {
    uint64_t games, lines;
    char sha256[KEY_HEX]; /* of all lines with their games, logs and numbers, in their order */
};

/* The target is made where it is missing, and must be empty. Afterwards everything is read again on both sides, and the
 * hashes are compared. Nobody may write to the source meanwhile. */
bool copy_base(const char *from, const char *to, struct copied *out, struct fault *f);

#endif
