/* SHA-256 over what stands there already, as digits, and the next line. */
#include "wire/chain.h"

#include <stdio.h>
#include <string.h>

#include "engine/limits.h"
#include "text/crypto.h"
#include "text/notation.h"

_Static_assert((int)WIRE_CHAIN <= (int)CRYPTO_DIGEST, "a value is the beginning of a SHA-256");
_Static_assert((int)WIRE_HEX == 2 * (int)WIRE_CHAIN + 1, "two digits for each byte, and an end");

/* A value is the first half of a digest: short enough to show, long enough to trust. */
static void keep(struct wire_chain *c, const unsigned char digest[CRYPTO_DIGEST])
{
    memcpy(c->byte, digest, sizeof c->byte);
}

void wire_chain_begin(struct wire_chain *c, const char *digest, uint8_t seat)
{
    unsigned char sum[CRYPTO_DIGEST];
    char line[128], who[8];
    notation_seat(seat, who);
    int length =
        snprintf(line, sizeof line, "hegemon-seen 1 %.64s %s\n", digest, seat < HG_SEATS_MAX ? who : "spectator");
    crypto_sha256(line, (size_t)length, sum);
    keep(c, sum);
}

void wire_chain_line(struct wire_chain *c, const char *line)
{
    struct crypto_sha256 state;
    unsigned char sum[CRYPTO_DIGEST];
    char before[WIRE_HEX + 1];
    wire_chain_hex(c, before);
    before[WIRE_HEX - 1] = ' ';
    crypto_sha256_begin(&state);
    crypto_sha256_add(&state, before, WIRE_HEX);
    crypto_sha256_add(&state, line, strlen(line));
    crypto_sha256_end(&state, sum);
    keep(c, sum);
}

void wire_chain_hex(const struct wire_chain *c, char out[WIRE_HEX])
{
    crypto_hex(c->byte, sizeof c->byte, out);
}
