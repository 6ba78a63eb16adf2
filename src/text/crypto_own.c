/* The same functions without libsodium, for WebAssembly: FIPS 180-4, RFC 2104 and RFC 8439 written down. The suite
 * `crypto` holds them against libsodium. Nothing here branches on a key or on what is hashed. */
#include "text/crypto.h"

#include <string.h>

/* ---- SHA-256 ----------------------------------------------------------------------------------------------------- */

/* The first 32 bits of the fractions of the cube roots of the first 64 primes. */
static const uint32_t round_constant[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

/* Rotations. `by` is never 0, since shifting a word by all its bits means nothing in C. */
static uint32_t turn_right(uint32_t word, unsigned by)
{
    return word >> by | word << (32 - by);
}

static uint32_t turn_left(uint32_t word, unsigned by)
{
    return word << by | word >> (32 - by);
}

/* SHA-256 reads and writes words with their highest byte first. */
static uint32_t high_first(const unsigned char *at)
{
    return (uint32_t)at[0] << 24 | (uint32_t)at[1] << 16 | (uint32_t)at[2] << 8 | at[3];
}

/* The inverse of high_first. */
static void put_high_first(unsigned char *at, uint32_t word)
{
    for (unsigned i = 0; i < 4; i++)
        at[i] = (unsigned char)(word >> (24 - 8 * i));
}

/* The schedule of a block: 64 words out of 16. */
static void stretch(const unsigned char *block, uint32_t w[64])
{
    for (unsigned i = 0; i < 16; i++)
        w[i] = high_first(block + (size_t)4 * i);
    for (unsigned i = 16; i < 64; i++) {
        uint32_t a = turn_right(w[i - 15], 7) ^ turn_right(w[i - 15], 18) ^ w[i - 15] >> 3;
        uint32_t b = turn_right(w[i - 2], 17) ^ turn_right(w[i - 2], 19) ^ w[i - 2] >> 10;
        w[i] = w[i - 16] + a + w[i - 7] + b;
    }
}

/* One block of 64 bytes. The eight words move up by one each round, so that no names have to rotate. */
static void take_block(struct crypto_sha256 *h, const unsigned char *block)
{
    uint32_t w[64], s[8];
    stretch(block, w);
    memcpy(s, h->word, sizeof s);
    for (unsigned i = 0; i < 64; i++) {
        uint32_t choice = (s[4] & s[5]) ^ (~s[4] & s[6]);
        uint32_t majority = (s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]);
        uint32_t high = turn_right(s[4], 6) ^ turn_right(s[4], 11) ^ turn_right(s[4], 25);
        uint32_t low = turn_right(s[0], 2) ^ turn_right(s[0], 13) ^ turn_right(s[0], 22);
        uint32_t t = s[7] + high + choice + round_constant[i] + w[i];
        memmove(s + 1, s, 7 * sizeof s[0]);
        s[4] += t;
        s[0] = t + low + majority;
    }
    for (unsigned i = 0; i < 8; i++)
        h->word[i] += s[i];
}

/* The start: fractions of the square roots of the first eight primes. */
void crypto_sha256_begin(struct crypto_sha256 *h)
{
    static const uint32_t start[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                      0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    memset(h, 0, sizeof *h);
    memcpy(h->word, start, sizeof start);
}

/* Bytes are collected until a block is whole. */
void crypto_sha256_add(struct crypto_sha256 *h, const void *bytes, size_t length)
{
    const unsigned char *at = bytes;
    while (length > 0) {
        size_t used = h->length % CRYPTO_BLOCK, room = CRYPTO_BLOCK - used, taken = length < room ? length : room;
        memcpy(h->block + used, at, taken);
        h->length += taken;
        at += taken;
        length -= taken;
        if (taken == room)
            take_block(h, h->block);
    }
}

/* A bit, zeros up to 8 bytes before the end of a block, and the length in bits. */
void crypto_sha256_end(struct crypto_sha256 *h, unsigned char out[CRYPTO_DIGEST])
{
    static const unsigned char padding[CRYPTO_BLOCK] = {0x80};
    uint64_t bits = h->length * 8;
    unsigned char tail[8];
    size_t used = h->length % CRYPTO_BLOCK;
    put_high_first(tail, (uint32_t)(bits >> 32));
    put_high_first(tail + 4, (uint32_t)bits);
    crypto_sha256_add(h, padding, (used < 56 ? 56 : 120) - used);
    crypto_sha256_add(h, tail, sizeof tail);
    for (unsigned i = 0; i < 8; i++)
        put_high_first(out + (size_t)4 * i, h->word[i]);
}

void crypto_sha256(const void *bytes, size_t length, unsigned char out[CRYPTO_DIGEST])
{
    struct crypto_sha256 h;
    crypto_sha256_begin(&h);
    crypto_sha256_add(&h, bytes, length);
    crypto_sha256_end(&h, out);
}

/* ---- HMAC-SHA-256 ------------------------------------------------------------------------------------------------ */

/* A hash that begins with the padded key; both of an HMAC do. */
static void begin_padded(struct crypto_sha256 *h, const unsigned char key[CRYPTO_BLOCK], unsigned char with)
{
    unsigned char padded[CRYPTO_BLOCK];
    for (unsigned i = 0; i < CRYPTO_BLOCK; i++)
        padded[i] = key[i] ^ with;
    crypto_sha256_begin(h);
    crypto_sha256_add(h, padded, sizeof padded);
}

/* A key longer than a block counts by its hash. */
void crypto_hmac_begin(struct crypto_hmac *m, const void *key, size_t length)
{
    unsigned char block[CRYPTO_BLOCK] = {0};
    if (length > sizeof block)
        crypto_sha256(key, length, block);
    else if (length > 0)
        memcpy(block, key, length);
    begin_padded(&m->inner, block, 0x36);
    begin_padded(&m->outer, block, 0x5c);
}

/* The message goes through the inner hash alone. */
void crypto_hmac_add(struct crypto_hmac *m, const void *bytes, size_t length)
{
    crypto_sha256_add(&m->inner, bytes, length);
}

/* The outer hash is over the digest of the inner one. */
void crypto_hmac_end(struct crypto_hmac *m, unsigned char out[CRYPTO_DIGEST])
{
    unsigned char inner[CRYPTO_DIGEST];
    crypto_sha256_end(&m->inner, inner);
    crypto_sha256_add(&m->outer, inner, sizeof inner);
    crypto_sha256_end(&m->outer, out);
}

/* ---- ChaCha20 ---------------------------------------------------------------------------------------------------- */

/* ChaCha20 reads words with their lowest byte first. */
static uint32_t low_first(const unsigned char *at)
{
    return (uint32_t)at[0] | (uint32_t)at[1] << 8 | (uint32_t)at[2] << 16 | (uint32_t)at[3] << 24;
}

/* RFC 8439, section 2.1: four words of the state stir each other. */
static void quarter(uint32_t x[16], unsigned a, unsigned b, unsigned c, unsigned d)
{
    x[a] += x[b];
    x[d] = turn_left(x[d] ^ x[a], 16);
    x[c] += x[d];
    x[b] = turn_left(x[b] ^ x[c], 12);
    x[a] += x[b];
    x[d] = turn_left(x[d] ^ x[a], 8);
    x[c] += x[d];
    x[b] = turn_left(x[b] ^ x[c], 7);
}

/* Columns, then diagonals. */
static void double_round(uint32_t x[16])
{
    for (unsigned i = 0; i < 4; i++)
        quarter(x, i, 4 + i, 8 + i, 12 + i);
    for (unsigned i = 0; i < 4; i++)
        quarter(x, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4);
}

/* Twenty rounds, then the start is added. */
static void make_block(const uint32_t start[16], unsigned char out[CRYPTO_BLOCK])
{
    uint32_t x[16];
    memcpy(x, start, sizeof x);
    for (unsigned i = 0; i < 10; i++)
        double_round(x);
    for (unsigned i = 0; i < CRYPTO_BLOCK; i++)
        out[i] = (unsigned char)((x[i / 4] + start[i / 4]) >> (i % 4 * 8));
}

/* The first four words spell "expand 32-byte k". */
void crypto_keystream(const unsigned char key[CRYPTO_KEY], const unsigned char nonce[CRYPTO_NONCE], uint32_t block,
                      unsigned char *out, size_t length)
{
    uint32_t start[16] = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};
    unsigned char made[CRYPTO_BLOCK];
    for (unsigned i = 0; i < 8; i++)
        start[4 + i] = low_first(key + (size_t)4 * i);
    for (unsigned i = 0; i < 3; i++)
        start[13 + i] = low_first(nonce + (size_t)4 * i);
    for (size_t done = 0; done < length; done += sizeof made, block++) {
        start[12] = block;
        make_block(start, made);
        memcpy(out + done, made, length - done < sizeof made ? length - done : sizeof made);
    }
}
