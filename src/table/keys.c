/* Derivations by HMAC-SHA-256, each with a label of its own, and by the keystream of ChaCha20. */
#include "table/keys.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "text/record/record.h"

_Static_assert((int)KEY_SIZE == (int)crypto_auth_hmacsha256_BYTES, "a key is an HMAC-SHA-256");
_Static_assert((int)KEY_SIZE == (int)crypto_hash_sha256_BYTES, "a key is a SHA-256");
_Static_assert((int)KEY_SIZE == (int)crypto_stream_chacha20_ietf_KEYBYTES, "a key fits the cipher");

/* Keys below a root, in the order of the keystream: the dealer's, then one for each of up to seven seats. */
enum { BLOCK = 64, KEYS = 8, BLOCKS = KEYS * KEY_SIZE / BLOCK };

/* ---- Texts ------------------------------------------------------------------------------------------------------- */

void key_random(struct game_key *k)
{
    /* Without it libsodium has no source of randomness; there is no way to go on. */
    if (sodium_init() < 0)
        abort();
    randombytes_buf(k->byte, sizeof k->byte);
}

void key_print(const struct game_key *k, char out[KEY_HEX])
{
    sodium_bin2hex(out, KEY_HEX, k->byte, sizeof k->byte);
}

bool key_parse(const char *text, struct game_key *out)
{
    size_t length;
    if (strspn(text, "0123456789abcdef") != KEY_HEX - 1 || text[KEY_HEX - 1] != '\0')
        return false;
    return sodium_hex2bin(out->byte, KEY_SIZE, text, KEY_HEX - 1, NULL, &length, NULL) == 0;
}

static void print_digest(const void *bytes, size_t length, char out[KEY_HEX])
{
    struct game_key digest;
    crypto_hash_sha256(digest.byte, bytes, length);
    key_print(&digest, out);
}

bool key_commitment(const char *secret, char out[KEY_HEX])
{
    struct game_key k;
    if (!key_parse(secret, &k))
        return false;
    print_digest(k.byte, sizeof k.byte, out);
    return true;
}

void key_of_words(const char *text, char out[KEY_HEX])
{
    print_digest(text, strlen(text), out);
}

/* ---- One-way functions ------------------------------------------------------------------------------------------- */

static void begin(crypto_auth_hmacsha256_state *mac, const struct game_key *k, const char *label)
{
    crypto_auth_hmacsha256_init(mac, k->byte, sizeof k->byte);
    crypto_auth_hmacsha256_update(mac, (const unsigned char *)label, strlen(label));
}

static void add_key(crypto_auth_hmacsha256_state *mac, const struct game_key *k)
{
    crypto_auth_hmacsha256_update(mac, k->byte, sizeof k->byte);
}

/* Numbers go in as so many bytes, lowest first. */
static void add_number(crypto_auth_hmacsha256_state *mac, uint64_t n, unsigned size)
{
    unsigned char bytes[sizeof n];
    for (unsigned i = 0; i < size; i++)
        bytes[i] = (unsigned char)(n >> (8 * i));
    crypto_auth_hmacsha256_update(mac, bytes, size);
}

static uint64_t word_at(const unsigned char *bytes)
{
    uint64_t word = 0;
    for (unsigned i = 0; i < sizeof word; i++)
        word |= (uint64_t)bytes[i] << (8 * i);
    return word;
}

/* ---- Roots ------------------------------------------------------------------------------------------------------- */

void key_of_seed(struct game_key *root, uint64_t seed, uint64_t game)
{
    static const char label[] = "hegemon seed2";
    crypto_auth_hmacsha256_state mac;
    crypto_auth_hmacsha256_init(&mac, (const unsigned char *)label, sizeof label - 1);
    add_number(&mac, seed, sizeof seed);
    add_number(&mac, game, sizeof game);
    crypto_auth_hmacsha256_final(&mac, root->byte);
}

static void derive(const struct game_key *secret, const struct game_key *header, unsigned seat, struct game_key *out)
{
    crypto_auth_hmacsha256_state mac;
    begin(&mac, secret, "hegemon contribution");
    add_key(&mac, header);
    add_number(&mac, seat + 1, 1);
    crypto_auth_hmacsha256_final(&mac, out->byte);
}

static bool contribution_of(const struct game_key *secret, const struct game_key *header, const char *text,
                            unsigned seat, struct game_key *out)
{
    if (strcmp(text, RECORD_DERIVED) != 0)
        return key_parse(text, out);
    derive(secret, header, seat, out);
    return true;
}

bool key_is_derived(const char *secret, const char *header, unsigned seat, const char *contribution)
{
    struct game_key kept, digest, given, derived;
    if (!key_parse(secret, &kept) || !key_parse(header, &digest) || !key_parse(contribution, &given))
        return false;
    derive(&kept, &digest, seat, &derived);
    return memcmp(derived.byte, given.byte, sizeof given.byte) == 0;
}

bool key_of_audit(struct game_key *root, const char *secret, const char *header, const char (*contribution)[KEY_HEX],
                  unsigned seats)
{
    struct game_key kept, digest, given;
    crypto_auth_hmacsha256_state mac;
    if (!key_parse(secret, &kept) || !key_parse(header, &digest))
        return false;
    begin(&mac, &kept, "hegemon game");
    add_key(&mac, &digest);
    for (unsigned i = 0; i < seats; i++) {
        if (!contribution_of(&kept, &digest, contribution[i], i, &given))
            return false;
        add_key(&mac, &given);
    }
    crypto_auth_hmacsha256_final(&mac, root->byte);
    return true;
}

bool key_of_audit_1(struct game_key *dealer, const char *secret, const char (*contribution)[KEY_HEX], unsigned seats)
{
    struct game_key part;
    crypto_hash_sha256_state hash;
    if (!key_parse(secret, &part))
        return false;
    crypto_hash_sha256_init(&hash);
    crypto_hash_sha256_update(&hash, part.byte, sizeof part.byte);
    for (unsigned i = 0; i < seats; i++) {
        if (!key_parse(contribution[i], &part))
            return false;
        crypto_hash_sha256_update(&hash, part.byte, sizeof part.byte);
    }
    crypto_hash_sha256_final(&hash, dealer->byte);
    return true;
}

/* ---- Keys below a root ------------------------------------------------------------------------------------------- */

/* Each sitting has BLOCKS blocks of the keystream to itself. */
static void keys_below(const struct game_key *root, uint64_t sitting, struct game_key out[KEYS])
{
    static const unsigned char nonce[] = {'h', 'e', 'g', 'e', 'm', 'o', 'n', ' ', 'k', 'e', 'y', 's'};
    _Static_assert(sizeof nonce == crypto_stream_chacha20_ietf_NONCEBYTES, "the label is a nonce");
    unsigned char *bytes = out[0].byte;
    memset(bytes, 0, KEYS * sizeof out[0]);
    crypto_stream_chacha20_ietf_xor_ic(bytes, bytes, KEYS * sizeof out[0], nonce, (uint32_t)(sitting * BLOCKS),
                                       root->byte);
}

void key_dealer(const struct game_key *root, struct game_key *out)
{
    struct game_key all[KEYS];
    keys_below(root, 0, all);
    *out = all[0];
}

void key_player(const struct game_key *root, uint64_t sitting, unsigned seat, struct rng *out)
{
    struct game_key all[KEYS];
    keys_below(root, sitting, all);
    for (unsigned i = 0; i < 4; i++)
        out->word[i] = word_at(all[1 + seat].byte + 8 * i);
}

uint64_t key_lot(const struct game_key *lots, uint64_t game, unsigned seat)
{
    crypto_auth_hmacsha256_state mac;
    struct game_key out;
    begin(&mac, lots, "hegemon random");
    add_number(&mac, game, sizeof game);
    add_number(&mac, seat + 1, 1);
    crypto_auth_hmacsha256_final(&mac, out.byte);
    return word_at(out.byte);
}
