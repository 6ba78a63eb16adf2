/* FIPS 180-4, for two blocks at most. */
#include "server/net/sha1.h"

#include <string.h>

/* Rotates to the left. `bits` is never 0. */
static uint32_t turn(uint32_t x, unsigned bits)
{
    return x << bits | x >> (32 - bits);
}

/* The function and the constant of a round, section 6.1.2 of the standard. */
static uint32_t mix(unsigned round, uint32_t b, uint32_t c, uint32_t d)
{
    if (round < 20)
        return ((b & c) | (~b & d)) + 0x5a827999;
    if (round < 40)
        return (b ^ c ^ d) + 0x6ed9eba1;
    if (round < 60)
        return ((b & c) | (b & d) | (c & d)) + 0x8f1bbcdc;
    return (b ^ c ^ d) + 0xca62c1d6;
}

/* The message schedule: 16 words of the block, highest byte first, become 80. */
static void spread(const uint8_t block[64], uint32_t w[80])
{
    for (unsigned i = 0; i < 16; i++)
        w[i] = (uint32_t)block[4 * i] << 24 | (uint32_t)block[4 * i + 1] << 16 | (uint32_t)block[4 * i + 2] << 8 |
               block[4 * i + 3];
    for (unsigned i = 16; i < 80; i++)
        w[i] = turn(w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16], 1);
}

/* One block changes the five words. */
static void add_block(uint32_t h[5], const uint8_t block[64])
{
    uint32_t w[80], a = h[0], b = h[1], c = h[2], d = h[3], e = h[4];
    spread(block, w);
    for (unsigned i = 0; i < 80; i++) {
        uint32_t next = turn(a, 5) + mix(i, b, c, d) + e + w[i];
        e = d;
        d = c;
        c = turn(b, 30);
        b = a;
        a = next;
    }
    h[0] += a, h[1] += b, h[2] += c, h[3] += d, h[4] += e;
}

/* Padding: a one bit, zeros, and the length in bits, which fits two bytes here. */
void sha1(const void *bytes, size_t length, uint8_t out[SHA1_BYTES])
{
    uint32_t h[5] = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0};
    uint8_t padded[128] = {0};
    size_t end = length + 9 <= 64 ? 64 : 128;
    memcpy(padded, bytes, length);
    padded[length] = 0x80;
    padded[end - 2] = (uint8_t)(length * 8 >> 8);
    padded[end - 1] = (uint8_t)(length * 8);
    for (size_t i = 0; i < end; i += 64)
        add_block(h, padded + i);
    for (unsigned i = 0; i < SHA1_BYTES; i++)
        out[i] = (uint8_t)(h[i / 4] >> (24 - i % 4 * 8));
}
