/* Derivations by HMAC-SHA-256, each with a label of its own, and by the keystream of ChaCha20. */
#include "table/keys.h"

#include <string.h>

#include "text/record/record.h"

_Static_assert((int)KEY_SIZE == (int)CRYPTO_DIGEST, "a key is a SHA-256 or an HMAC-SHA-256");
_Static_assert((int)KEY_SIZE == (int)CRYPTO_KEY, "a key fits the cipher");

/* Keys below a root, in the order of the keystream: the dealer's, then one for each of up to seven seats. */
enum { BLOCK = 64, KEYS = 8, BLOCKS = KEYS * KEY_SIZE / BLOCK };

/* ---- Texts ------------------------------------------------------------------------------------------------------- */

void key_random(struct game_key *k)
{
    crypto_random(k->byte, sizeof k->byte);
}

void key_print(const struct game_key *k, char out[KEY_HEX])
{
    crypto_hex(k->byte, sizeof k->byte, out);
}

bool key_parse(const char *text, struct game_key *out)
{
    return crypto_unhex(text, out->byte, sizeof out->byte);
}

static void print_digest(const void *bytes, size_t length, char out[KEY_HEX])
{
    struct game_key digest;
    crypto_sha256(bytes, length, digest.byte);
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

static void begin(struct crypto_hmac *mac, const struct game_key *k, const char *label)
{
    crypto_hmac_begin(mac, k->byte, sizeof k->byte);
    crypto_hmac_add(mac, label, strlen(label));
}

static void add_key(struct crypto_hmac *mac, const struct game_key *k)
{
    crypto_hmac_add(mac, k->byte, sizeof k->byte);
}

/* Numbers go in as so many bytes, lowest first. */
static void add_number(struct crypto_hmac *mac, uint64_t n, unsigned size)
{
    unsigned char bytes[sizeof n];
    for (unsigned i = 0; i < size; i++)
        bytes[i] = (unsigned char)(n >> (8 * i));
    crypto_hmac_add(mac, bytes, size);
}

static uint64_t word_at(const unsigned char *bytes)
{
    uint64_t word = 0;
    for (unsigned i = 0; i < sizeof word; i++)
        word |= (uint64_t)bytes[i] << (8 * i);
    return word;
}

/* ---- Roots ------------------------------------------------------------------------------------------------------- */

/* The seed goes into the state of the HMAC once; each game adds its number to a copy, which halves the cost of a game's
 * key in series of millions. */
void key_series(struct key_series *series, uint64_t seed)
{
    static const char label[] = "hegemon seed2";
    crypto_hmac_begin(&series->mac, label, sizeof label - 1);
    add_number(&series->mac, seed, sizeof seed);
}

void key_of_game(struct game_key *root, const struct key_series *series, uint64_t game)
{
    struct crypto_hmac mac = series->mac;
    add_number(&mac, game, sizeof game);
    crypto_hmac_end(&mac, root->byte);
}

void key_of_seed(struct game_key *root, uint64_t seed, uint64_t game)
{
    struct key_series series;
    key_series(&series, seed);
    key_of_game(root, &series, game);
}

/* A contribution for a seat that gave none. It follows from the committed secret, so the host could not choose it after
 * it had seen the others. */
static void derive(const struct game_key *secret, const struct game_key *header, unsigned seat, struct game_key *out)
{
    struct crypto_hmac mac;
    begin(&mac, secret, "hegemon contribution");
    add_key(&mac, header);
    add_number(&mac, seat + 1, 1);
    crypto_hmac_end(&mac, out->byte);
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

/* The dice depend on the secret, on the header that everybody has seen, and on each seat's contribution in its order:
 * who lacks any of them can't foretell a roll. */
bool key_of_audit(struct game_key *root, const char *secret, const char *header, const char (*contribution)[KEY_HEX],
                  unsigned seats)
{
    struct game_key kept, digest, given;
    struct crypto_hmac mac;
    if (!key_parse(secret, &kept) || !key_parse(header, &digest))
        return false;
    begin(&mac, &kept, "hegemon game");
    add_key(&mac, &digest);
    for (unsigned i = 0; i < seats; i++) {
        if (!contribution_of(&kept, &digest, contribution[i], i, &given))
            return false;
        add_key(&mac, &given);
    }
    crypto_hmac_end(&mac, root->byte);
    return true;
}

/* As records of version 1 have it, for reading old games only: there the header was not part of it. */
bool key_of_audit_1(struct game_key *dealer, const char *secret, const char (*contribution)[KEY_HEX], unsigned seats)
{
    struct game_key part;
    struct crypto_sha256 hash;
    if (!key_parse(secret, &part))
        return false;
    crypto_sha256_begin(&hash);
    crypto_sha256_add(&hash, part.byte, sizeof part.byte);
    for (unsigned i = 0; i < seats; i++) {
        if (!key_parse(contribution[i], &part))
            return false;
        crypto_sha256_add(&hash, part.byte, sizeof part.byte);
    }
    crypto_sha256_end(&hash, dealer->byte);
    return true;
}

/* ---- Keys below a root ------------------------------------------------------------------------------------------- */

/* The first so many. Each sitting has BLOCKS blocks of the keystream to itself. */
static void keys_below(const struct game_key *root, uint64_t sitting, struct game_key *out, unsigned count)
{
    static const unsigned char nonce[] = {'h', 'e', 'g', 'e', 'm', 'o', 'n', ' ', 'k', 'e', 'y', 's'};
    _Static_assert(sizeof nonce == CRYPTO_NONCE, "the label is a nonce");
    crypto_keystream(root->byte, nonce, (uint32_t)(sitting * BLOCKS), out[0].byte, count * sizeof out[0]);
}

void key_dealer(const struct game_key *root, struct game_key *out)
{
    keys_below(root, 0, out, 1);
}

static void numbers_of(const struct game_key *player, struct rng *out)
{
    for (unsigned i = 0; i < 4; i++)
        out->word[i] = word_at(player->byte + 8 * i);
}

/* Needs the keystream up to the seat's own key; the keys before it are thrown away. */
void key_player(const struct game_key *root, uint64_t sitting, unsigned seat, struct rng *out)
{
    struct game_key all[KEYS];
    keys_below(root, sitting, all, 2 + seat);
    numbers_of(&all[1 + seat], out);
}

void key_players(const struct game_key *root, uint64_t sitting, unsigned seats, struct rng *out)
{
    struct game_key all[KEYS];
    keys_below(root, sitting, all, 1 + seats);
    for (unsigned i = 0; i < seats; i++)
        numbers_of(&all[1 + i], &out[i]);
}

/* For programs that want to draw lots: from a key that has nothing to do with the game's, since what a bot is told must
 * not lead to the dice. */
uint64_t key_lot(const struct game_key *lots, uint64_t game, unsigned seat)
{
    struct crypto_hmac mac;
    struct game_key out;
    begin(&mac, lots, "hegemon random");
    add_number(&mac, game, sizeof game);
    add_number(&mac, seat + 1, 1);
    crypto_hmac_end(&mac, out.byte);
    return word_at(out.byte);
}
