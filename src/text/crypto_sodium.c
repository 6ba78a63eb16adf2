/* libsodium's functions under our names. Our states have the layout of its states, which their sizes are checked for
 * here and everything else by the tests. */
#include "text/crypto.h"

#include <sodium.h>
#include <string.h>

_Static_assert(sizeof(struct crypto_sha256) == sizeof(crypto_hash_sha256_state), "libsodium's state fits");
_Static_assert(sizeof(struct crypto_hmac) == sizeof(crypto_auth_hmacsha256_state), "libsodium's states fit");
_Static_assert((int)CRYPTO_DIGEST == (int)crypto_hash_sha256_BYTES, "a digest is a SHA-256");
_Static_assert((int)CRYPTO_DIGEST == (int)crypto_auth_hmacsha256_BYTES, "a digest is an HMAC-SHA-256");
_Static_assert((int)CRYPTO_KEY == (int)crypto_stream_chacha20_ietf_KEYBYTES, "a key fits the cipher");
_Static_assert((int)CRYPTO_NONCE == (int)crypto_stream_chacha20_ietf_NONCEBYTES, "a nonce fits the cipher");

/* The layouts are the same, see the assertions. */
static crypto_hash_sha256_state *hash_of(struct crypto_sha256 *h)
{
    return (crypto_hash_sha256_state *)(void *)h;
}

/* An HMAC is two hashes, inner and outer, in both layouts. */
static crypto_auth_hmacsha256_state *mac_of(struct crypto_hmac *m)
{
    return (crypto_auth_hmacsha256_state *)(void *)m;
}

/* From here on each function only passes its call on. */
void crypto_sha256_begin(struct crypto_sha256 *h)
{
    crypto_hash_sha256_init(hash_of(h));
}

void crypto_sha256_add(struct crypto_sha256 *h, const void *bytes, size_t length)
{
    crypto_hash_sha256_update(hash_of(h), bytes, length);
}

void crypto_sha256_end(struct crypto_sha256 *h, unsigned char out[CRYPTO_DIGEST])
{
    crypto_hash_sha256_final(hash_of(h), out);
}

void crypto_sha256(const void *bytes, size_t length, unsigned char out[CRYPTO_DIGEST])
{
    crypto_hash_sha256(out, bytes, length);
}

void crypto_hmac_begin(struct crypto_hmac *m, const void *key, size_t length)
{
    crypto_auth_hmacsha256_init(mac_of(m), key, length);
}

void crypto_hmac_add(struct crypto_hmac *m, const void *bytes, size_t length)
{
    crypto_auth_hmacsha256_update(mac_of(m), bytes, length);
}

void crypto_hmac_end(struct crypto_hmac *m, unsigned char out[CRYPTO_DIGEST])
{
    crypto_auth_hmacsha256_final(mac_of(m), out);
}

/* libsodium only encrypts, so zeros are encrypted. */
void crypto_keystream(const unsigned char key[CRYPTO_KEY], const unsigned char nonce[CRYPTO_NONCE], uint32_t block,
                      unsigned char *out, size_t length)
{
    memset(out, 0, length);
    crypto_stream_chacha20_ietf_xor_ic(out, out, length, nonce, block, key);
}
