/* RFC 6455, sections 4.2.1 and 4.2.2. */
#include "server/net/handshake.h"

#include <string.h>

#include "server/net/sha1.h"

/* Of base64, by value. */
static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/* Sixteen bytes in base64: 22 digits, of which the last has only two bits in it, and two marks. */
static bool is_key(const struct request_text *key)
{
    if (key == NULL || key->length != HANDSHAKE_KEY || memcmp(key->at + 22, "==", 2) != 0)
        return false;
    for (unsigned i = 0; i < 22; i++)
        if (key->at[i] == '\0' || strchr(digits, key->at[i]) == NULL)
            return false;
    return (strchr(digits, key->at[21]) - digits) % 16 == 0;
}

/* Whoever doesn't ask for a WebSocket is never refused here. `keep_alive` is false where `Connection` also says close,
 * which contradicts the upgrade. */
enum handshake handshake_judge(const struct request *q)
{
    if (q->method != REQUEST_GET || q->old || !request_lists(q, "upgrade", "websocket"))
        return HANDSHAKE_NONE;
    const struct request_text *version = request_field(q, "sec-websocket-version");
    if (version != NULL && !request_same(*version, "13"))
        return HANDSHAKE_VERSION;
    bool fine = version != NULL && request_lists(q, "connection", "upgrade") && q->keep_alive &&
                is_key(request_field(q, "sec-websocket-key"));
    return fine ? HANDSHAKE_FINE : HANDSHAKE_BROKEN;
}

/* Twenty bytes: six groups of three, and two bytes over. */
static void write_base64(const uint8_t bytes[SHA1_BYTES], char out[HANDSHAKE_ACCEPT])
{
    uint8_t padded[SHA1_BYTES + 1] = {0};
    memcpy(padded, bytes, SHA1_BYTES);
    for (unsigned i = 0; i < 28; i++) {
        const uint8_t *group = padded + i / 4 * 3;
        unsigned bits = (unsigned)group[0] << 16 | (unsigned)group[1] << 8 | group[2];
        out[i] = digits[bits >> (18 - i % 4 * 6) & 63];
    }
    out[27] = '=';
    out[28] = '\0';
}

/* The GUID is the RFC's: it shows that the answer comes from somebody who speaks WebSocket and not from a cache. */
void handshake_accept(const char key[HANDSHAKE_KEY], char out[HANDSHAKE_ACCEPT])
{
    static const char guid[] = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
    char joined[HANDSHAKE_KEY + sizeof guid - 1];
    uint8_t digest[SHA1_BYTES];
    memcpy(joined, key, HANDSHAKE_KEY);
    memcpy(joined + HANDSHAKE_KEY, guid, sizeof guid - 1);
    sha1(joined, sizeof joined, digest);
    write_base64(digest, out);
}
