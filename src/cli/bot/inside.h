/* Inside: what the files of `hegemon bot` share. A pipe is a connection's bytes, with or without TLS. */
#ifndef CLI_BOT_INSIDE_H
#define CLI_BOT_INSIDE_H

#include <openssl/ssl.h>
#include <sys/types.h>

#include "cli/bot/link.h"

enum { PIPE_PATIENCE_MS = 15000 }; /* to connect, to greet, to send */

struct pipe {
    int file;
    SSL_CTX *context; /* NULL without TLS */
    SSL *tls;
};

bool pipe_open(struct pipe *p, const struct link_address *a, struct fault *f);
void pipe_close(struct pipe *p);
/* Bytes, 0 when there are none right now, -1 when it is gone. */
ssize_t pipe_read(struct pipe *p, void *out, size_t size);
/* All of it; waits. */
bool pipe_write(struct pipe *p, const void *bytes, size_t length);
/* Until there is something to read, or so many milliseconds have passed; false also after Ctrl-C. */
bool pipe_wait(const struct pipe *p, long long deadline);

#endif
