/* The cryptography against the examples of its standards and against libsodium. This file is linked twice: with our own
 * code (test_crypto) and with what the program uses here (test_crypto_sodium). */
#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "players/rng.h"
#include "support/suite.h"
#include "text/crypto.h"

enum { LONG = 100003, SHORT = 300 };

static struct rng lots;
static unsigned char text[LONG];

static void draw(void *out, size_t length)
{
    unsigned char *byte = out;
    for (size_t i = 0; i < length; i++)
        byte[i] = (unsigned char)rng_below(&lots, 256);
}

static void is_hex(const unsigned char *bytes, size_t length, const char *expected)
{
    char hex[2 * 128 + 1];
    crypto_hex(bytes, length, hex);
    ck_assert_str_eq(hex, expected);
}

/* ---- The standards' examples ------------------------------------------------------------------------------------- */

/* RFC 6234, section 8.5, tests 1, 2 and 3; and no bytes at all. */
START_TEST(digests_are_those_of_rfc_6234)
{
    static const struct {
        const char *text, *digest;
    } example[] = {
        {"", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"},
        {"abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"},
        {"abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
         "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"},
    };
    unsigned char digest[CRYPTO_DIGEST];
    for (unsigned i = 0; i < sizeof example / sizeof example[0]; i++) {
        crypto_sha256(example[i].text, strlen(example[i].text), digest);
        is_hex(digest, sizeof digest, example[i].digest);
    }
    struct crypto_sha256 h;
    crypto_sha256_begin(&h);
    for (unsigned i = 0; i < 1000000; i++)
        crypto_sha256_add(&h, "a", 1);
    crypto_sha256_end(&h, digest);
    is_hex(digest, sizeof digest, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}
END_TEST

static void mac_is(unsigned char key, size_t length, const char *data, const char *expected)
{
    unsigned char keys[131], mac[CRYPTO_DIGEST];
    struct crypto_hmac m;
    memset(keys, key, sizeof keys);
    crypto_hmac_begin(&m, keys, length);
    crypto_hmac_add(&m, data, strlen(data));
    crypto_hmac_end(&m, mac);
    is_hex(mac, sizeof mac, expected);
}

/* RFC 4231, test cases 1, 2, 6 and 7: a short key, a shorter one, and one longer than a block. */
START_TEST(codes_are_those_of_rfc_4231)
{
    unsigned char mac[CRYPTO_DIGEST];
    struct crypto_hmac m;
    mac_is(0x0b, 20, "Hi There", "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7");
    crypto_hmac_begin(&m, "Jefe", 4);
    crypto_hmac_add(&m, "what do ya want for nothing?", 28);
    crypto_hmac_end(&m, mac);
    is_hex(mac, sizeof mac, "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
    mac_is(0xaa, 131, "Test Using Larger Than Block-Size Key - Hash Key First",
           "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54");
    mac_is(0xaa, 131,
           "This is a test using a larger than block-size key and a larger than block-size data. The key needs to be "
           "hashed before being used by the HMAC algorithm.",
           "9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2");
}
END_TEST

/* RFC 8439, section 2.3.2 and appendix A.1, test vectors 1 and 2. */
START_TEST(keystreams_are_those_of_rfc_8439)
{
    static const unsigned char nonce[CRYPTO_NONCE] = {0, 0, 0, 9, 0, 0, 0, 0x4a, 0, 0, 0, 0}, none[CRYPTO_NONCE];
    unsigned char key[CRYPTO_KEY], block[2 * CRYPTO_BLOCK];
    for (unsigned i = 0; i < sizeof key; i++)
        key[i] = (unsigned char)i;
    crypto_keystream(key, nonce, 1, block, CRYPTO_BLOCK);
    is_hex(block, CRYPTO_BLOCK,
           "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
           "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e");
    memset(key, 0, sizeof key);
    crypto_keystream(key, none, 0, block, sizeof block);
    is_hex(block, sizeof block,
           "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
           "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586"
           "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
           "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f");
}
END_TEST

/* ---- libsodium --------------------------------------------------------------------------------------------------- */

/* In pieces of any size, copied in the middle. */
static void digest_in_pieces(size_t length, unsigned char out[CRYPTO_DIGEST])
{
    struct crypto_sha256 h, copy;
    crypto_sha256_begin(&h);
    for (size_t done = 0, piece; done < length; done += piece) {
        piece = 1 + rng_below(&lots, 150);
        piece = piece < length - done ? piece : length - done;
        copy = h;
        crypto_sha256_add(&h, text, 3);
        h = copy;
        crypto_sha256_add(&h, text + done, piece);
    }
    crypto_sha256_end(&h, out);
}

static void digest_is_sodiums(size_t length)
{
    unsigned char ours[CRYPTO_DIGEST], theirs[CRYPTO_DIGEST];
    draw(text, length);
    crypto_hash_sha256(theirs, text, length);
    crypto_sha256(text, length, ours);
    ck_assert_mem_eq(ours, theirs, sizeof ours);
    digest_in_pieces(length, ours);
    ck_assert_mem_eq(ours, theirs, sizeof ours);
}

START_TEST(digests_of_every_length_are_libsodiums)
{
    for (size_t length = 0; length <= SHORT; length++)
        digest_is_sodiums(length);
    digest_is_sodiums(LONG);
}
END_TEST

/* Both are told that 4 GiB went before, since nobody wants to wait for them: lengths have more than 32 bits. */
START_TEST(digests_of_very_long_texts_are_libsodiums)
{
    unsigned char ours[CRYPTO_DIGEST], theirs[CRYPTO_DIGEST];
    struct crypto_sha256 h;
    crypto_hash_sha256_state state;
    draw(text, 100);
    crypto_sha256_begin(&h);
    crypto_sha256_add(&h, text, CRYPTO_BLOCK);
    h.length <<= 26; /* in bytes or in bits */
    crypto_sha256_add(&h, text, 100);
    crypto_sha256_end(&h, ours);
    crypto_hash_sha256_init(&state);
    crypto_hash_sha256_update(&state, text, CRYPTO_BLOCK);
    state.count <<= 26;
    crypto_hash_sha256_update(&state, text, 100);
    crypto_hash_sha256_final(&state, theirs);
    ck_assert_mem_eq(ours, theirs, sizeof ours);
}
END_TEST

static void code_is_sodiums(size_t key_length, size_t length)
{
    unsigned char key[SHORT], ours[CRYPTO_DIGEST], theirs[CRYPTO_DIGEST];
    struct crypto_hmac m;
    crypto_auth_hmacsha256_state state;
    draw(key, key_length);
    draw(text, length);
    crypto_auth_hmacsha256_init(&state, key, key_length);
    crypto_auth_hmacsha256_update(&state, text, length);
    crypto_auth_hmacsha256_final(&state, theirs);
    crypto_hmac_begin(&m, key, key_length);
    crypto_hmac_add(&m, text, length / 3);
    crypto_hmac_add(&m, text + length / 3, length - length / 3);
    crypto_hmac_end(&m, ours);
    ck_assert_mem_eq(ours, theirs, sizeof ours);
}

START_TEST(codes_of_every_length_are_libsodiums)
{
    for (size_t length = 0; length <= SHORT; length++) {
        code_is_sodiums(32, length);
        code_is_sodiums(rng_below(&lots, SHORT), length);
    }
    for (size_t key = 0; key < SHORT; key++)
        code_is_sodiums(key, 50);
    code_is_sodiums(100, LONG);
}
END_TEST

static void keystream_is_sodiums(size_t length)
{
    unsigned char key[CRYPTO_KEY], nonce[CRYPTO_NONCE], *ours = malloc(length + 1), *theirs = calloc(1, length + 1);
    uint32_t block = rng_below(&lots, 1u << 31);
    draw(key, sizeof key);
    draw(nonce, sizeof nonce);
    ours[length] = 77;
    crypto_stream_chacha20_ietf_xor_ic(theirs, theirs, length, nonce, block, key);
    crypto_keystream(key, nonce, block, ours, length);
    ck_assert_mem_eq(ours, theirs, length);
    ck_assert_uint_eq(ours[length], 77);
    free(ours);
    free(theirs);
}

START_TEST(keystreams_of_every_length_are_libsodiums)
{
    for (size_t length = 0; length <= SHORT; length++)
        keystream_is_sodiums(length);
    keystream_is_sodiums(LONG);
}
END_TEST

/* ---- Digits and randomness --------------------------------------------------------------------------------------- */

START_TEST(digits_come_back_as_bytes)
{
    unsigned char bytes[SHORT], back[SHORT];
    char hex[2 * SHORT + 1];
    for (size_t length = 0; length <= SHORT; length++) {
        draw(bytes, length);
        crypto_hex(bytes, length, hex);
        ck_assert_uint_eq(strlen(hex), 2 * length);
        ck_assert(crypto_unhex(hex, back, length));
        ck_assert_mem_eq(back, bytes, length);
    }
}
END_TEST

START_TEST(other_texts_are_no_digits)
{
    static const char *const wrong[] = {"", "0", "0g", "0A", "012", "01 ", " 01", "0102"};
    unsigned char byte;
    ck_assert(crypto_unhex("af", &byte, 1));
    ck_assert_uint_eq(byte, 0xaf);
    for (unsigned i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
        ck_assert_msg(!crypto_unhex(wrong[i], &byte, 1), "%s", wrong[i]);
}
END_TEST

START_TEST(random_bytes_fill_what_was_asked_for)
{
    unsigned char one[64], two[64], zeros[64] = {0};
    memset(one, 0, sizeof one);
    crypto_random(one, 60);
    crypto_random(two, sizeof two);
    ck_assert_mem_ne(one, two, 60);
    ck_assert_mem_ne(one, zeros, 60);
    ck_assert_mem_eq(one + 60, zeros, 4);
}
END_TEST

int main(void)
{
    TCase *t;
    Suite *suite = suite_of("crypto", &t);
    rng_seed(&lots, 1, 1);
    tcase_add_test(t, digests_are_those_of_rfc_6234);
    tcase_add_test(t, codes_are_those_of_rfc_4231);
    tcase_add_test(t, keystreams_are_those_of_rfc_8439);
    tcase_add_test(t, digests_of_every_length_are_libsodiums);
    tcase_add_test(t, digests_of_very_long_texts_are_libsodiums);
    tcase_add_test(t, codes_of_every_length_are_libsodiums);
    tcase_add_test(t, keystreams_of_every_length_are_libsodiums);
    tcase_add_test(t, digits_come_back_as_bytes);
    tcase_add_test(t, other_texts_are_no_digits);
    tcase_add_test(t, random_bytes_fill_what_was_asked_for);
    return suite_run(suite);
}
