/* SHA-256 over what stands there already, as digits, and the next line. */
#include "wire/chain.h"

#include <sodium.h>
#include <stdio.h>
#include <string.h>

#include "engine/limits.h"
#include "text/notation.h"

_Static_assert((int)WIRE_CHAIN <= (int)crypto_hash_sha256_BYTES, "a value is the beginning of a SHA-256");
_Static_assert((int)WIRE_HEX == 2 * (int)WIRE_CHAIN + 1, "two digits for each byte, and an end");

/* A value is the first half of a digest: short enough to show, long enough to trust. */
static void keep(struct wire_chain *c, const unsigned char digest[crypto_hash_sha256_BYTES])
{
    memcpy(c->byte, digest, sizeof c->byte);
}

void wire_chain_begin(struct wire_chain *c, const char *digest, uint8_t seat)
{
    unsigned char sum[crypto_hash_sha256_BYTES];
    char line[128], who[8];
    notation_seat(seat, who);
    int length =
        snprintf(line, sizeof line, "hegemon-seen 1 %.64s %s\n", digest, seat < HG_SEATS_MAX ? who : "spectator");
    crypto_hash_sha256(sum, (const unsigned char *)line, (unsigned long long)length);
    keep(c, sum);
}

void wire_chain_line(struct wire_chain *c, const char *line)
{
    crypto_hash_sha256_state state;
    unsigned char sum[crypto_hash_sha256_BYTES];
    char before[WIRE_HEX + 1];
    wire_chain_hex(c, before);
    before[WIRE_HEX - 1] = ' ';
    crypto_hash_sha256_init(&state);
    crypto_hash_sha256_update(&state, (const unsigned char *)before, WIRE_HEX);
    crypto_hash_sha256_update(&state, (const unsigned char *)line, strlen(line));
    crypto_hash_sha256_final(&state, sum);
    keep(c, sum);
}

void wire_chain_hex(const struct wire_chain *c, char out[WIRE_HEX])
{
    sodium_bin2hex(out, WIRE_HEX, c->byte, sizeof c->byte);
}
