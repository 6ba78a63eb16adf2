/* SHA-256, HMAC-SHA-256, the keystream of ChaCha20, and randomness: all the cryptography there is. libsodium stands
 * behind it (crypto_sodium.c, crypto_random.c) wherever libsodium can go, our own code (crypto_own.c) elsewhere. The
 * states are spelled out, so that they can be copied and stand in other structs; nobody else looks into them. */
#ifndef TEXT_CRYPTO_H
#define TEXT_CRYPTO_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Sizes in bytes; a digest as hexadecimal digits has an end, too. */
enum { CRYPTO_DIGEST = 32, CRYPTO_DIGEST_HEX = 65, CRYPTO_KEY = 32, CRYPTO_NONCE = 12, CRYPTO_BLOCK = 64 };

/* SHA-256 as FIPS 180-4 has it: begin, add any number of pieces, end. After the end the state is used up. The last
 * function does all three. */
struct crypto_sha256 {
    uint32_t word[8];
    uint64_t length; /* libsodium counts bits, our own code bytes */
    unsigned char block[CRYPTO_BLOCK];
};

void crypto_sha256_begin(struct crypto_sha256 *h);
void crypto_sha256_add(struct crypto_sha256 *h, const void *bytes, size_t length);
void crypto_sha256_end(struct crypto_sha256 *h, unsigned char out[CRYPTO_DIGEST]);
void crypto_sha256(const void *bytes, size_t length, unsigned char out[CRYPTO_DIGEST]);

/* HMAC-SHA-256 as RFC 2104 has it, with keys of any length. Used as above. */
struct crypto_hmac {
    struct crypto_sha256 inner, outer;
};

void crypto_hmac_begin(struct crypto_hmac *m, const void *key, size_t length);
void crypto_hmac_add(struct crypto_hmac *m, const void *bytes, size_t length);
void crypto_hmac_end(struct crypto_hmac *m, unsigned char out[CRYPTO_DIGEST]);

/* RFC 8439: the keystream from a block on. The number of the block wraps around after 2^32, and nobody asks for that.
 */
void crypto_keystream(const unsigned char key[CRYPTO_KEY], const unsigned char nonce[CRYPTO_NONCE], uint32_t block,
                      unsigned char *out, size_t length);

/* Fills the bytes from the operating system, or from whoever runs us where there is none. It can't fail: without
 * randomness the program ends. */
void crypto_random(void *out, size_t length);

/* Writes digits in lower case and an end: 2 * length + 1 characters. */
void crypto_hex(const unsigned char *bytes, size_t length, char *out);
/* Exactly so many bytes of such digits; false when the text is anything else. */
bool crypto_unhex(const char *text, unsigned char *out, size_t length);

#endif
