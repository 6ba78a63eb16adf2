/* SHA-1, which the opening handshake of WebSockets asks for and nobody else: it proves nothing, so that its weakness
 * does not matter. libsodium has none. */
#ifndef SERVER_NET_SHA1_H
#define SERVER_NET_SHA1_H

#include <stddef.h>
#include <stdint.h>

enum { SHA1_BYTES = 20, SHA1_INPUT_MAX = 119 };

/* Of at most SHA1_INPUT_MAX bytes: two blocks with their padding. */
void sha1(const void *bytes, size_t length, uint8_t out[SHA1_BYTES]);

#endif
