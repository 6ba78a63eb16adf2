/* Exactly uniform dice and draws, from xoshiro256** or from a ChaCha20 keystream. */
#include "table/dealer.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "engine/bits.h"

_Static_assert((int)DEALER_STREAMS > (int)HG_SEATS_MAX, "every seat and the dealer have a stream of their own");
_Static_assert(DEALER_KEY == crypto_stream_chacha20_ietf_KEYBYTES, "the key fits the cipher");
_Static_assert(DEALER_KEY == crypto_hash_sha256_BYTES, "the key is a SHA-256");

uint64_t dealer_stream(uint64_t game, unsigned which)
{
    return game * DEALER_STREAMS + which;
}

void dealer_seed(struct dealer *d, uint64_t seed, uint64_t game)
{
    memset(d, 0, sizeof *d);
    rng_seed(&d->rng, seed, dealer_stream(game, DEALER_STREAMS - 1));
}

/* ---- Keys ------------------------------------------------------------------------------------------------------- */

/* Without it libsodium has no source of randomness; there is no way to go on. */
static void start_sodium(void)
{
    if (sodium_init() < 0)
        abort();
}

static bool from_hex(const char *text, unsigned char bytes[DEALER_KEY])
{
    size_t length;
    if (strspn(text, "0123456789abcdef") != DEALER_HEX - 1 || strlen(text) != DEALER_HEX - 1)
        return false;
    return sodium_hex2bin(bytes, DEALER_KEY, text, DEALER_HEX - 1, NULL, &length, NULL) == 0;
}

bool dealer_audit(struct dealer *d, const char *secret, const char (*contribution)[DEALER_HEX], unsigned seats)
{
    crypto_hash_sha256_state hash;
    unsigned char bytes[DEALER_KEY];
    start_sodium();
    memset(d, 0, sizeof *d);
    d->audited = true;
    if (!from_hex(secret, bytes))
        return false;
    crypto_hash_sha256_init(&hash);
    crypto_hash_sha256_update(&hash, bytes, sizeof bytes);
    for (unsigned i = 0; i < seats; i++) {
        if (!from_hex(contribution[i], bytes))
            return false;
        crypto_hash_sha256_update(&hash, bytes, sizeof bytes);
    }
    crypto_hash_sha256_final(&hash, d->key);
    return true;
}

bool dealer_commitment(const char *secret, char out[DEALER_HEX])
{
    unsigned char bytes[DEALER_KEY], digest[crypto_hash_sha256_BYTES];
    start_sodium();
    if (!from_hex(secret, bytes))
        return false;
    crypto_hash_sha256(digest, bytes, sizeof bytes);
    sodium_bin2hex(out, DEALER_HEX, digest, sizeof digest);
    return true;
}

void dealer_random_hex(char out[DEALER_HEX])
{
    unsigned char bytes[DEALER_KEY];
    start_sodium();
    randombytes_buf(bytes, sizeof bytes);
    sodium_bin2hex(out, DEALER_HEX, bytes, sizeof bytes);
}

/* ---- The audited dealer's numbers ------------------------------------------------------------------------------- */

enum { BLOCK = 64, WORD = 4 };

/* The keystream of one event, a block at a time. */
struct keystream {
    uint32_t next_block;
    unsigned used; /* bytes of the block */
    unsigned char block[BLOCK];
};

static void next_block(const struct dealer *d, struct keystream *k)
{
    unsigned char nonce[crypto_stream_chacha20_ietf_NONCEBYTES] = {0};
    for (unsigned i = 0; i < sizeof d->event; i++)
        nonce[i] = (unsigned char)(d->event >> (8 * i));
    memset(k->block, 0, sizeof k->block);
    crypto_stream_chacha20_ietf_xor_ic(k->block, k->block, sizeof k->block, nonce, k->next_block++, d->key);
    k->used = 0;
}

static uint32_t next_word(const struct dealer *d, struct keystream *k)
{
    if (k->used == BLOCK)
        next_block(d, k);
    const unsigned char *at = k->block + k->used;
    k->used += WORD;
    return (uint32_t)at[0] | (uint32_t)at[1] << 8 | (uint32_t)at[2] << 16 | (uint32_t)at[3] << 24;
}

/* Rejects the words above the largest multiple of the bound. Plainer than what rng_below does, because people shall
 * recompute it with a pocket calculator. */
static uint32_t keystream_below(const struct dealer *d, struct keystream *k, uint32_t bound)
{
    uint64_t fair = ((uint64_t)1 << 32) / bound * bound;
    uint32_t word = next_word(d, k);
    while (word >= fair)
        word = next_word(d, k);
    return word % bound;
}

/* ---- Dealing ---------------------------------------------------------------------------------------------------- */

static uint32_t below(struct dealer *d, struct keystream *k, uint32_t bound)
{
    return d->audited ? keystream_below(d, k, bound) : rng_below(&d->rng, bound);
}

struct hg_action dealer_deal(struct dealer *d, const struct hg_chances *c)
{
    struct keystream k;
    struct hg_action a = hg_blank(c->verb, HG_CHANCE);
    k.next_block = 0;
    k.used = BLOCK;
    a.count = c->count;
    for (unsigned i = 0; i < c->count; i++)
        a.x[i] = (uint8_t)(c->least[i] + below(d, &k, (uint32_t)(c->sides[i] - c->least[i] + 1)));
    if (c->count == 0)
        a.card = set_nth(c->items, below(d, &k, set_count(&c->items)));
    d->event++;
    return a;
}
