/* The opening of a WebSocket: is a request one, and what is answered. Pure. */
#ifndef SERVER_NET_HANDSHAKE_H
#define SERVER_NET_HANDSHAKE_H

#include "server/net/request.h"

enum { HANDSHAKE_KEY = 24, HANDSHAKE_ACCEPT = 29 };

/* What a request is with regard to WebSockets. */
enum handshake {
    HANDSHAKE_NONE,    /* an ordinary request */
    HANDSHAKE_FINE,    /* a WebSocket is asked for */
    HANDSHAKE_VERSION, /* of a version that nobody speaks: 426 */
    HANDSHAKE_BROKEN   /* asked for in a wrong way: 400 */
};

enum handshake handshake_judge(const struct request *q);

/* What proves to the client that it has been understood. `key` is the field's value. */
void handshake_accept(const char key[HANDSHAKE_KEY], char out[HANDSHAKE_ACCEPT]);

#endif
